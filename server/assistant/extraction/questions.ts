import type { Language } from '#shared/language.ts'
import { type AnswerOption, COUNT_MAX, type EvidenceType } from '#shared/roadmap.ts'

/** Why a record waits; each has its own closed question. */
export type Doubt =
  | 'number'
  | 'part'
  | 'signature'
  | 'stage'
  | 'money'
  | 'duplicate'
  | 'contradiction'
  | 'many'
  | 'loss'
  | 'repeat'

type Words = {
  types: Record<EvidenceType, [one: string, many: string]>
  count: (n: number, what: string, who: string) => string
  open: (what: string, who: string) => string
  part: (n: number, sum: number, what: string) => string
  more: (n: number) => string
  inTotal: (n: number) => string
  counted: string
  signature: (who: string) => string
  stage: (who: string) => string
  money: (who: string) => string
  duplicate: (who: string) => string
  contradiction: (n: number, what: string) => string
  loss: (what: string, who: string) => string
  repeat: (who: string) => string
  yes: string
  yesN: (n: number) => string
  notYet: string
  no: string
  keep: string
  not: (what: string) => string
  from: (who: string) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    types: {
      interview: ['interview', 'interviews'],
      loi: ['signed LOI', 'signed LOIs'],
      pilot: ['pilot', 'pilots'],
      revenue: ['paying customer', 'paying customers'],
    },
    count: (n, what, who) => `Count ${n} ${what}${who}?`,
    open: (what, who) => `How many ${what}${who} should count?`,
    part: (n, sum, what) => `Is that ${n} more ${what} (${sum} in total), or ${n} in total?`,
    more: (n) => `${n} more`,
    inTotal: (n) => `${n} in total`,
    counted: 'Already counted',
    signature: (who) => `Is the LOI${who} signed?`,
    stage: (who) => `Is the pilot${who} signed, running or completed?`,
    money: (who) => `Has money arrived or a contract been signed${who}?`,
    duplicate: (who) => `Is this a new organisation${who}, or one already counted?`,
    contradiction: (n, what) => `Your roadmap counts ${n} ${what}. Are there none now?`,
    loss: (what, who) => `Should one ${what}${who} be taken off?`,
    repeat: (who) => `Is this a renewal or second order of a paying customer${who}?`,
    yes: 'Yes',
    yesN: (n) => `Yes, ${n}`,
    notYet: 'Not yet',
    no: 'No',
    keep: 'Keep them',
    not: (what) => `Not ${what}`,
    from: (who) => ` (${who})`,
  },
  de: {
    types: {
      interview: ['Interview', 'Interviews'],
      loi: ['unterschriebener LOI', 'unterschriebene LOIs'],
      pilot: ['Pilot', 'Piloten'],
      revenue: ['zahlender Kunde', 'zahlende Kunden'],
    },
    count: (n, what, who) => `${n} ${what}${who} zählen?`,
    open: (what, who) => `Wie viele ${what}${who} sollen zählen?`,
    part: (n, sum, what) => `Sind das ${n} weitere ${what} (insgesamt ${sum}) oder ${n} insgesamt?`,
    more: (n) => `${n} weitere`,
    inTotal: (n) => `${n} insgesamt`,
    counted: 'Schon gezählt',
    signature: (who) => `Ist die Absichtserklärung${who} unterschrieben?`,
    stage: (who) => `Ist der Pilot${who} unterschrieben, laufend oder abgeschlossen?`,
    money: (who) => `Ist Geld eingegangen oder ein Vertrag unterschrieben${who}?`,
    duplicate: (who) => `Ist das eine neue Organisation${who} oder schon gezählt?`,
    contradiction: (n, what) => `Deine Roadmap zählt ${n} ${what}. Gibt es jetzt keine mehr?`,
    loss: (what, who) => `Soll ein Eintrag (${what}${who}) entfernt werden?`,
    repeat: (who) => `Ist das eine Verlängerung oder Nachbestellung eines zahlenden Kunden${who}?`,
    yes: 'Ja',
    yesN: (n) => `Ja, ${n}`,
    notYet: 'Noch nicht',
    no: 'Nein',
    keep: 'Behalten',
    not: (what) => `Keine ${what}`,
    from: (who) => ` (${who})`,
  },
  es: {
    types: {
      interview: ['entrevista', 'entrevistas'],
      loi: ['carta de intención firmada', 'cartas de intención firmadas'],
      pilot: ['piloto', 'pilotos'],
      revenue: ['cliente que paga', 'clientes que pagan'],
    },
    count: (n, what, who) => `¿Contamos ${n} ${what}${who}?`,
    open: (what, who) => `¿Cuántas ${what}${who} contamos?`,
    part: (n, sum, what) => `¿Son ${n} ${what} más (${sum} en total) o ${n} en total?`,
    more: (n) => `${n} más`,
    inTotal: (n) => `${n} en total`,
    counted: 'Ya contado',
    signature: (who) => `¿Está firmada la carta de intención${who}?`,
    stage: (who) => `¿El piloto${who} está firmado, en marcha o terminado?`,
    money: (who) => `¿Ha llegado dinero o se ha firmado un contrato${who}?`,
    duplicate: (who) => `¿Es una organización nueva${who} o ya está contada?`,
    contradiction: (n, what) => `Tu hoja de ruta cuenta ${n} ${what}. ¿Ya no hay ninguno?`,
    loss: (what, who) => `¿Quitamos un registro (${what}${who})?`,
    repeat: (who) => `¿Es una renovación o un segundo pedido de un cliente que paga${who}?`,
    yes: 'Sí',
    yesN: (n) => `Sí, ${n}`,
    notYet: 'Todavía no',
    no: 'No',
    keep: 'Mantener',
    not: (what) => `No son ${what}`,
    from: (who) => ` (${who})`,
  },
  fr: {
    types: {
      interview: ['entretien', 'entretiens'],
      loi: ["lettre d'intention signée", "lettres d'intention signées"],
      pilot: ['pilote', 'pilotes'],
      revenue: ['client payant', 'clients payants'],
    },
    count: (n, what, who) => `Compter ${n} ${what}${who} ?`,
    open: (what, who) => `Combien ${/^[aeiouéh]/i.test(what) ? 'd’' : 'de '}${what}${who} faut-il compter ?`,
    part: (n, sum, what) => `Est-ce ${n} ${what} de plus (${sum} au total) ou ${n} au total ?`,
    more: (n) => `${n} de plus`,
    inTotal: (n) => `${n} au total`,
    counted: 'Déjà compté',
    signature: (who) => `La lettre d'intention${who} est-elle signée ?`,
    stage: (who) => `Le pilote${who} est-il signé, en cours ou terminé ?`,
    money: (who) => `De l'argent est-il arrivé, ou un contrat est-il signé${who} ?`,
    duplicate: (who) => `Est-ce une nouvelle organisation${who} ou déjà comptée ?`,
    contradiction: (n, what) => `Votre feuille de route compte ${n} ${what}. N'y en a-t-il plus ?`,
    loss: (what, who) => `Faut-il retirer un élément (${what}${who}) ?`,
    repeat: (who) => `Est-ce un renouvellement ou une deuxième commande d'un client payant${who} ?`,
    yes: 'Oui',
    yesN: (n) => `Oui, ${n}`,
    notYet: 'Pas encore',
    no: 'Non',
    keep: 'Garder',
    not: (what) => `Pas des ${what}`,
    from: (who) => ` (${who})`,
  },
}

export type Ask = {
  type: EvidenceType
  doubt: Doubt
  proposed?: number
  range?: [number, number]
  current: number
  orgs?: string[]
  op: 'add' | 'set' | 'correct' | 'retract' | 'repeat'
}

/** The count of an answer. One above what an answer may hold is left out: the record's own is meant then. */
export const answerCount = (count: number | undefined) =>
  count !== undefined && count > 0 && count <= COUNT_MAX ? { count } : {}

const yesNo = (w: Words, ask: Ask, no: string): AnswerOption[] => [
  { label: w.yes, answer: 'confirm', ...answerCount(ask.proposed), op: ask.op },
  { label: no, answer: 'reject' },
]

function numberOptions(w: Words, ask: Ask, what: string): AnswerOption[] {
  const named = ask.range ?? (ask.proposed ? [ask.proposed] : [])
  const fit = named.filter((n) => n <= COUNT_MAX)
  const numbers = fit.length > 0 ? fit : [3, 5]
  const options = numbers.map<AnswerOption>((n) => ({
    label: ask.doubt === 'many' ? w.yesN(n) : String(n),
    answer: 'confirm',
    count: n,
    op: ask.op,
  }))
  return [...options, { label: w.not(what), answer: 'reject' }]
}

/** The one closed question of a waiting record, with up to three answers, in the language of the message. */
export function closedQuestion(language: Language, ask: Ask): { question: string; options: AnswerOption[] } {
  const w = WORDS[language]
  const [one, many] = w.types[ask.type]
  const what = ask.proposed === 1 ? one : many
  const who = ask.orgs && ask.orgs.length > 0 ? w.from(ask.orgs.slice(0, 3).join(', ')) : ''
  const n = ask.proposed ?? 1
  switch (ask.doubt) {
    case 'number':
    case 'many':
      return {
        question: ask.proposed ? w.count(n, what, who) : w.open(many, who),
        options: numberOptions(w, ask, many),
      }
    case 'part':
      return {
        question: w.part(n, ask.current + n, what),
        options: [
          { label: w.more(n), answer: 'confirm', count: n, op: 'add' },
          { label: w.inTotal(n), answer: 'confirm', count: n, op: 'correct' },
          { label: w.counted, answer: 'reject' },
        ],
      }
    case 'signature':
      return { question: w.signature(who), options: yesNo(w, ask, w.notYet) }
    case 'stage':
      return { question: w.stage(who), options: yesNo(w, ask, w.notYet) }
    case 'money':
      return { question: w.money(who), options: yesNo(w, ask, w.notYet) }
    case 'duplicate':
      return {
        question: w.duplicate(who),
        options: [
          { label: w.more(n), answer: 'confirm', count: n, op: 'add' },
          { label: w.counted, answer: 'reject' },
        ],
      }
    case 'contradiction':
      return {
        question: w.contradiction(ask.current, ask.current === 1 ? one : many),
        options: [
          { label: w.yes, answer: 'confirm', ...answerCount(ask.current), op: 'retract' },
          { label: w.keep, answer: 'reject' },
        ],
      }
    case 'loss':
      return { question: w.loss(one, who), options: yesNo(w, ask, w.keep) }
    case 'repeat':
      return { question: w.repeat(who), options: yesNo(w, ask, w.no) }
  }
}
