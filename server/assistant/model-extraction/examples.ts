import type { Language } from '#shared/language.ts'

interface Example {
  readonly roadmap: string
  readonly question?: string
  readonly message: string
  readonly reading: { readonly answer?: object; readonly records?: object[]; readonly fields?: object[] }
}

/** One message of each language, read as the instructions say. */
const EXAMPLES: Record<Language, Example> = {
  en: {
    roadmap: 'interviews 6; LOIs 1 (Orbit Foods); pilots 0; paying customers 0',
    question: 'Is it 10 or 12 interviews? Answers: 10 in total / 12 in total / Not interviews',
    message:
      'It was twelve in the end. Orbit Foods pulled out of their letter, but Haskel Dairy started a paid pilot in May. A trial at Tolver is planned for spring.',
    reading: {
      answer: { quote: 'It was twelve in the end', kind: 'number', number: 12, op: 'set' },
      records: [
        {
          quote: 'Orbit Foods pulled out of their letter',
          type: 'loi',
          reason: 'stated',
          status: 'confirmed',
          op: 'retract',
          count: 1,
          organisations: ['Orbit Foods'],
        },
        {
          quote: 'Haskel Dairy started a paid pilot in May',
          type: 'pilot',
          reason: 'stated',
          status: 'confirmed',
          op: 'add',
          count: 1,
          organisations: ['Haskel Dairy'],
          paid: true,
          stage: 'running',
        },
        {
          quote: 'A trial at Tolver is planned for spring',
          type: 'pilot',
          reason: 'planned',
          status: 'none',
          op: 'none',
          count: 1,
          organisations: ['Tolver'],
        },
      ],
    },
  },
  de: {
    roadmap: 'interviews 4; LOIs 0; pilots 0; paying customers 0',
    message:
      'Kleine Korrektur: Es waren nicht 4, sondern 3 Interviews. Betriebsleiter von Molkereien verlieren 900.000 € im Jahr, weil der Dampf fehlt. Ein Unterstützungsschreiben für den Förderantrag haben wir auch.',
    reading: {
      records: [
        {
          quote: 'nicht 4, sondern 3 Interviews',
          type: 'interview',
          reason: 'stated',
          status: 'confirmed',
          op: 'correct',
          count: 3,
          rejected: 4,
        },
        {
          quote: 'Ein Unterstützungsschreiben für den Förderantrag haben wir auch',
          type: 'loi',
          reason: 'never counts',
          status: 'none',
          op: 'none',
          count: 1,
        },
      ],
      fields: [
        {
          quote: 'Betriebsleiter von Molkereien verlieren 900.000 € im Jahr, weil der Dampf fehlt',
          field: 'problem',
          value: 'Betriebsleiter von Molkereien verlieren 900.000 € im Jahr, weil der Dampf fehlt',
          corrects: false,
          sufferer: 'Betriebsleiter von Molkereien',
          consequence: 'verlieren 900.000 € im Jahr',
        },
      ],
    },
  },
  es: {
    roadmap: 'interviews 9; LOIs 0; pilots 1 (Aceites Nerva); paying customers 0',
    message:
      'Ya llevamos unas 14 entrevistas. El piloto con Aceites Nerva se convirtió en un pedido firmado de 30.000 €. Los agricultores serían el segundo mercado.',
    reading: {
      records: [
        {
          quote: 'Ya llevamos unas 14 entrevistas',
          type: 'interview',
          reason: 'vague number',
          status: 'needs_confirmation',
          op: 'set',
          count: 14,
        },
        {
          quote: 'El piloto con Aceites Nerva se convirtió en un pedido firmado de 30.000 €',
          type: 'revenue',
          reason: 'stated',
          status: 'confirmed',
          op: 'convert',
          count: 1,
          organisations: ['Aceites Nerva'],
          converted_from: 'pilot',
          source: 'product',
          amount: '30.000 €',
          signed: true,
        },
      ],
      fields: [
        {
          quote: 'Los agricultores serían el segundo mercado',
          field: 'industry',
          value: 'agricultores',
          corrects: false,
          priority: 2,
        },
      ],
    },
  },
  fr: {
    roadmap: 'interviews 0; LOIs 0; pilots 0; paying customers 1 (Verrerie Duval)',
    message:
      'On a réuni huit opérateurs en un seul atelier chez Verrerie Duval, qui vient de renouveler son contrat. Notre maison mère nous a aussi payé une facture.',
    reading: {
      records: [
        {
          quote: 'On a réuni huit opérateurs en un seul atelier',
          type: 'interview',
          reason: 'stated',
          status: 'confirmed',
          op: 'add',
          count: 1,
        },
        {
          quote: 'Verrerie Duval, qui vient de renouveler son contrat',
          type: 'revenue',
          reason: 'stated',
          status: 'confirmed',
          op: 'repeat',
          count: 1,
          organisations: ['Verrerie Duval'],
        },
        {
          quote: 'Notre maison mère nous a aussi payé une facture',
          type: 'revenue',
          reason: 'related party',
          status: 'none',
          op: 'none',
          count: 1,
        },
      ],
    },
  },
}

/** The examples as they stand in the instructions. */
export const READING_EXAMPLES = Object.values(EXAMPLES)
  .map(({ roadmap, question, message, reading }) => {
    const whole = { answer: null, records: [], fields: [], ...reading }
    return [
      `roadmap: ${roadmap}`,
      `open question: ${question ?? 'none'}`,
      `founder message: ${message}`,
      JSON.stringify(whole),
    ].join('\n')
  })
  .join('\n\n')
