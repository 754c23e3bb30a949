import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import type { EvidenceType, FieldName } from '#shared/roadmap.ts'
import { wordsOf } from '../../text/lexicon.ts'
import { numberOf } from '../plain/operation.ts'
import type { Found } from '../plain/telling.ts'
import { firstSentence, wordsIn } from './read-answer.ts'

/** What the question before a message asked for: a field, or how many there are. */
export type ExpectedAnswer = FieldName | Counted
type Counted = 'interviews' | 'customers'

/**
 * What a few words after a reply answer, by what the reply asked; undefined where it asked for no field or number. An
 * open question of the ledger is answered by way of the ledger, which knows whether it is still open.
 */
export function expectedAnswer(asks: Asks | null): ExpectedAnswer | undefined {
  if (asks?.kind === 'field') return asks.field
  if (asks?.kind === 'count') return asks.evidenceType === 'interview' ? 'interviews' : 'customers'
  return undefined
}

const TYPE: Record<Counted, EvidenceType> = { interviews: 'interview', customers: 'revenue' }
const MAX_WORDS = 5

export const expectsCount = (asked: ExpectedAnswer | undefined): asked is Counted =>
  asked === 'interviews' || asked === 'customers'

/**
 * The evidence of a bare number ("12", "about a dozen", "seven so far") that answers how many interviews or customers
 * there are; the quote is the answer itself. Empty where the message says more than a number.
 */
export function countCandidates(text: string, language: Language, asked: Counted): Found[] {
  const first = firstSentence(text, wordsOf(language))
  if (!first || first.sentence.question) return []
  const { message, sentence, end } = first
  if (wordsIn(message, sentence) > MAX_WORDS) return []
  const [quantity, ...others] = message.quantities.filter(
    ({ first: at, measure }) => !measure && at >= sentence.first && at < sentence.end,
  )
  if (!quantity || others.length > 0) return []
  const amount = { kind: 'number', quantity, definite: false } as const
  const number = { status: 'confirmed', reason: 'stated', ...numberOf(amount) } as const
  const proposedOp = number.status === 'needs_confirmation' && { proposedOp: 'set' as const }
  return [
    {
      type: TYPE[asked],
      op: 'set',
      count: null,
      rule: 'answer',
      ...number,
      ...proposedOp,
      quote: text.slice(0, end).trim(),
    },
  ]
}
