import type { Language } from '../language.ts'
import { RecordFacts } from '../record-facts.ts'
import type { EvidenceType } from '../roadmap.ts'
import { dayOfWords } from './day-of-words.ts'
import { DAY_OF } from './who-and-when.ts'
import { type Facts, mergeFacts } from './with-facts.ts'

const TEXTS = {
  interview: ['who', 'channel', 'learnt', 'next_step'],
  loi: ['signatory'],
  pilot: ['metric', 'baseline', 'target', 'decided_by'],
  revenue: [],
} as const satisfies Record<EvidenceType, readonly (keyof Facts)[]>
type TextFact = (typeof TEXTS)[EvidenceType][number]
type Day = 'date' | 'expires' | 'end' | 'decision_date'

/** A model's report of one conversation or deal: texts as it copied them, days in the words of the message. */
export type ReportedFacts = Readonly<Record<TextFact | Day | 'said' | 'amount', string | null>> & {
  readonly type: EvidenceType
  readonly count: number | null
  readonly relation: Facts['relation']
  readonly period: Facts['period']
  readonly stage: 'signed' | 'running' | 'completed' | null
}

/** The message that reported facts are checked against. */
export interface FactGround {
  readonly language: Language
  /** The day the message was written, which its dates are counted from. */
  readonly today: string | undefined
  /** The founder's own words for a text; undefined when they do not stand in the message. */
  readonly said: (text: string | null) => string | undefined
}

/**
 * The reported facts that hold: texts that stand in the message, and days as the code reads their words. Of several told
 * at once they hold for none, but for who a group of people are and what all of them said.
 */
export function groundFacts(found: ReportedFacts, { language, today, said }: FactGround): Facts {
  const { type, count } = found
  if (count !== null && count > 1) return type === 'interview' ? groupFacts(found, said) : {}
  const day = (text: string | null, lies: 'before' | 'after') => {
    const words = today && said(text)
    return words ? dayOfWords(words, { today, language, lies }) : undefined
  }
  const facts: Facts = {
    ...Object.fromEntries(TEXTS[type].map((name) => [name, said(found[name])])),
    [DAY_OF[type]]: day(found.date, 'before'),
    ...(type === 'interview' && { quote: said(found.said), relation: found.relation }),
    ...(type === 'loi' && { expires: day(found.expires, 'after') }),
    ...(type === 'pilot' && {
      end: day(found.end, found.stage === 'completed' ? 'before' : 'after'),
      decision_date: day(found.decision_date, 'after'),
    }),
    ...(type === 'revenue' && said(found.amount) && { period: found.period }),
  }
  const fits = ([name, value]: [string, unknown]) =>
    RecordFacts.shape[name as keyof RecordFacts].safeParse(value).success
  return mergeFacts({}, Object.fromEntries(Object.entries(facts).filter(fits)))
}

/** "Nine nurses, none of whom wants another alarm." */
function groupFacts(found: ReportedFacts, said: FactGround['said']): Facts {
  const facts = { who: said(found.who), learnt: said(found.learnt) }
  const fits = ([name, value]: [string, unknown]) =>
    RecordFacts.shape[name as keyof typeof facts].safeParse(value).success
  return mergeFacts({}, Object.fromEntries(Object.entries(facts).filter(fits)))
}
