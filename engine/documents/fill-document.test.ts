import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#shared/offered-document.ts'
import { fillDocument } from './fill-document.ts'
import { FORMS } from './forms.ts'

const ROADMAP = {
  idea: {
    technology: 'a hyperspectral camera',
    problem: 'Heating plants pay for water because nobody knows how wet a load is.',
  },
  industries: ['heating plants', 'sawmills'],
  icp: 'heating plants above 5 MW',
  persona: 'plant manager',
}

const filled = (kind: DocumentKind, message: string, lang: Language, roadmap: typeof ROADMAP | null = null) =>
  Object.fromEntries(
    Object.entries(fillDocument(kind, { message, roadmap, lang }).fields).map(([key, { value }]) => [
      key,
      value,
    ]),
  )

const PILOTS: [Language, string, Record<string, string>][] = [
  [
    'en',
    'Write a pilot one-pager for Biowärme Kufstein: six weeks from 1 December to 12 January, €4,800, with our ' +
      'hyperspectral camera above the chip conveyor. Contact is Ms. Andrea Thaler, plant manager.',
    {
      customer: 'Biowärme Kufstein',
      contact: 'Ms. Andrea Thaler, plant manager',
      product: 'hyperspectral camera above the chip conveyor',
      duration: 'six weeks',
      start: '1 December',
      end: '12 January',
      price: '€4,800',
    },
  ],
  [
    'de',
    'Schreib mir eine Pilotseite für die Biowärme Kufstein, sechs Wochen ab 1. Dezember bis 12.01.2027, ' +
      '18 000 €, Nachweisgrenze 0,5 ppm. Ansprechpartnerin ist Frau Thaler.',
    {
      customer: 'Biowärme Kufstein',
      contact: 'Frau Thaler',
      target: '0,5 ppm',
      duration: 'sechs Wochen',
      start: '1. Dezember',
      end: '12.01.2027',
      price: '18 000 €',
    },
  ],
  [
    'es',
    'Redacta la página del piloto para Lácteos Sierra, tres meses desde el 1 de abril de 2027, 12.000 €, con nuestra bomba de calor.',
    {
      customer: 'Lácteos Sierra',
      product: 'bomba de calor',
      duration: 'tres meses',
      start: '1 de abril de 2027',
      price: '12.000 €',
    },
  ],
  [
    'fr',
    'Rédige la page du pilote pour Laiterie Dupont : six semaines, 4 800 €, début 1er décembre, avec notre pompe à chaleur.',
    {
      customer: 'Laiterie Dupont',
      product: 'pompe à chaleur',
      duration: 'six semaines',
      start: '1er décembre',
      price: '4 800 €',
    },
  ],
]

describe('fillDocument', () => {
  test.each(PILOTS)('fills a pilot page from a message in %s', (lang, message, expected) => {
    expect(filled('pilot', message, lang)).toEqual(expected)
  })

  test.each([
    ['at least 99.5 % uptime', 'at least 99.5 %'],
    ['we measure ±0.5 % of it', '±0.5 %'],
    ['a limit of 0.5 ppm', '0.5 ppm'],
    ['within 2 points of the oven', 'within 2 points'],
  ])('takes the measure of %j whole', (message, target) => {
    expect(filled('pilot', message, 'en')).toEqual({ target })
  })

  test.each([
    ['€25 per bed and month', '€25 per bed and month'],
    ['18 000 euros', '18 000 euros'],
    ['1.2 million euros a year', '1.2 million euros a year'],
    ['EUR 4,800', 'EUR 4,800'],
    ['5k €', '5k €'],
  ])('takes the amount of %j whole', (message, price) => {
    expect(filled('pilot', message, 'en').price).toBe(price)
  })

  test('asks for a paid pilot in the mail that is to ask for one', () => {
    const message = 'Can you draft the email to Molkerei Hofgut asking for a paid pilot?'
    const { fields } = fillDocument('outreach', { message, messageId: null, roadmap: null, lang: 'en' })
    expect(fields).toEqual({
      purpose: { value: 'pilot', source: 'message', messageId: null },
      customer: { value: 'Molkerei Hofgut', source: 'message', messageId: null },
    })
  })

  test('tells a person from the organisation where they work', () => {
    const message = 'Write a mail to Andrea Thaler at Molkerei Hofgut, asking for a 15-minute talk'
    expect(filled('outreach', message, 'en')).toEqual({
      purpose: 'interview',
      customer: 'Molkerei Hofgut',
      contact: 'Andrea Thaler',
    })
  })

  test.each([
    [
      'en',
      'Write a cold email to the quality manager at a brewery. We count yeast cells in the pipe within a minute.',
      'sale',
      {
        role: 'quality manager',
        customer: 'a brewery',
        claim: 'We count yeast cells in the pipe within a minute',
      },
    ],
    [
      'de',
      'Schreib mir eine Mail zum Nachfassen an den Werksleiter einer Gießerei, seit der Vorführung keine Antwort.',
      'follow',
      { role: 'Werksleiter einer Gießerei', last: 'der Vorführung' },
    ],
    [
      'es',
      'Redacta un correo en frío para la jefa de mantenimiento. Medimos el desgaste sin parar la cinta.',
      'sale',
      { role: 'jefa de mantenimiento', claim: 'Medimos el desgaste sin parar la cinta' },
    ],
    [
      'fr',
      'Rédige un mail de relance pour un directeur de verrerie qui ne répond plus depuis la visite. Notre four économise 20 % de gaz.',
      'follow',
      { role: 'directeur de verrerie', last: 'la visite', claim: 'Notre four économise 20 % de gaz' },
    ],
  ] as const)('fills a mail that sells or that asks again in %s', (lang, message, purpose, fields) => {
    expect(filled('outreach', message, lang)).toMatchObject({ purpose, ...fields })
  })

  test.each([
    [
      'en',
      'outreach',
      'Write a cold email to a brewery. Name is Priya, company Lumetric Bio.',
      { sender: 'Priya, Lumetric Bio' },
    ],
    ['de', 'outreach', 'Schreib eine Mail zum Nachfassen an Herrn Berger. Gruss, Reto', { sender: 'Reto' }],
    [
      'de',
      'loi',
      'Ich brauche einen LOI für Norgas. Unsere Firma: Quarzwerk Energie GmbH, Garching.',
      { us: 'Quarzwerk Energie GmbH' },
    ],
    [
      'es',
      'pilot',
      'Redacta la página del piloto para Lácteos Sierra. Nuestra empresa es Agrofago.',
      { us: 'Agrofago' },
    ],
    [
      'fr',
      'outreach',
      'Rédige un mail de relance pour Laiterie Dupont. Cordialement, Anne Morel',
      { sender: 'Anne Morel' },
    ],
  ] as const)('fills who writes in %s: %s, %s', (lang, kind, message, fields) => {
    expect(filled(kind, message, lang)).toMatchObject(fields)
  })

  test('fills what each side brings to a pilot', () => {
    const message =
      'Draft the pilot proposal: we bring two cameras and the software, they give us a mounting point.'
    expect(filled('pilot', message, 'en')).toMatchObject({
      product: 'two cameras and the software',
      provide: 'a mounting point',
    })
  })

  test('fills an interview guide with whom the talk is with and what it is about', () => {
    const message = 'I need an interview guide for talking with line managers in bakeries about oven drift.'
    expect(filled('interview', message, 'en')).toMatchObject({ role: 'line managers', problem: 'oven drift' })
  })

  test('takes nobody for what the founder brings', () => {
    const [message, earlier] = ['Write the pilot page please', ['My old professor liked it too.']]
    const roadmap = { idea: { technology: 'a laser sensor' } }
    const { fields } = fillDocument('pilot', { message, earlier, roadmap, lang: 'en' })
    expect(fields.product?.value).toBe('a laser sensor')
  })

  test('takes the rest from the roadmap, and prefers what the message says', () => {
    const message = 'Write the pilot page for Holzenergie Graz with our moisture sensor'
    const { fields } = fillDocument('pilot', { message, roadmap: ROADMAP, lang: 'en' })
    expect(fields.product).toEqual({ value: 'moisture sensor', source: 'message', messageId: null })
    expect(fields.decider).toEqual({ value: 'plant manager', source: 'roadmap', messageId: null })
    expect(fields.problem?.value).toBe('Heating plants pay for water because nobody knows how wet a load is')
  })

  test('leaves a field open inside a sentence where only another sentence is known', () => {
    expect(filled('outreach', 'Write the mail', 'en', ROADMAP)).toEqual({
      product: 'a hyperspectral camera',
      claim: 'a hyperspectral camera',
      role: 'plant manager',
    })
  })

  test('gives what it read in the message with the id of the message', () => {
    const messageId = '5f0c7f0e-5b7c-4b4e-8a55-0d1a5f1f7d01'
    const { fields } = fillDocument('pilot', {
      message: 'for Norgas',
      messageId,
      roadmap: ROADMAP,
      lang: 'en',
    })
    expect(fields.customer).toEqual({ value: 'Norgas', source: 'message', messageId })
    expect(fields.decider?.messageId).toBeNull()
  })

  test.each(LANGUAGES)('fills nothing but words of the message, in any form in %s', (lang) => {
    const messages = [
      ...PILOTS.map(([, message]) => message),
      '€',
      'für',
      'to A.',
      '1.',
      '12.',
      '2026-',
      'our',
      'Q1',
    ]
    for (const message of messages) {
      for (const kind of DOCUMENT_KINDS) {
        for (const [key, value] of Object.entries(filled(kind, message, lang))) {
          if (FORMS[kind][lang].fields.some((field) => field.key === key && field.choices)) continue
          expect(message).toContain(value)
        }
      }
    }
  })

  test('reads a message without a blank once', () => {
    for (const text of ['€', '1', 'a', '1 ', 'to ', 'A.', 'our a ', '1.1/']) {
      expect(() => filled('loi', text.repeat(20_000), 'en')).not.toThrow()
    }
  })
})
