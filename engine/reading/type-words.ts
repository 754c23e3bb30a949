import type { Language } from '#shared/language.ts'
import { type Candidate, EVIDENCE_TYPES, type EvidenceType } from '#shared/roadmap.ts'
import { type Key, wordsOf } from '../text/lexicon.ts'
import { readMessage } from './plain/message.ts'
import { sharesWords } from './twins.ts'

/** Words that name a type of evidence and no other. */
const NAMES: Record<EvidenceType, readonly Key[]> = {
  interview: ['interview', 'interviewed'],
  loi: ['loi'],
  pilot: ['pilot'],
  revenue: ['payingCustomer', 'paidUs', 'productContract', 'order'],
}
/** Further words that a statement about a type may do with. */
const HINTS: Record<EvidenceType, readonly Key[]> = {
  interview: ['interviewing', 'talk', 'talked', 'groupSession', 'unclearTalk'],
  loi: ['notLoi'],
  pilot: ['testing', 'uses', 'running', 'ongoing', 'notPilot'],
  revenue: [
    ...(['pays', 'contract', 'sold', 'customer', 'notRevenue'] as const),
    ...(['repeat', 'expansion', 'conversion', 'free'] as const),
  ],
}

/**
 * Returns a model's record with the type that its own words name, where they name another than the model reported and
 * hold no word for that. It stays confirmed where the plain reader counts as many of that type in the same
 * words; else the type is unclear and has to be asked about.
 */
export function withNamedType(
  found: Candidate,
  plain: readonly Candidate[],
  others: readonly Candidate[],
  language: Language,
): Candidate {
  // "One of them also pays us": what refers back may name what else was said of it.
  if (found.status !== 'confirmed' || found.op === 'reference') return found
  const { marks } = readMessage(found.quote, wordsOf(language))
  const holds = (keys: readonly Key[]) => keys.some((key) => marks.has(key))
  if (holds(NAMES[found.type]) || holds(HINTS[found.type])) return found
  const inWords = (list: readonly Candidate[], type: EvidenceType) =>
    list.filter((other) => other.type === type && sharesWords(other.quote, found.quote))
  const named = EVIDENCE_TYPES.filter((type) => holds(NAMES[type]))
  if (named.length === 0) return found
  const free = named.filter((type) => inWords(others, type).length === 0)
  const counts = ({ status, count }: Candidate) => status === 'confirmed' && count === found.count
  const agreed = free.find((type) => inWords(plain, type).some(counts))
  if (agreed) return { ...found, type: agreed }
  const [type = found.type, another] = free
  return {
    ...found,
    type: another ? found.type : type,
    status: 'needs_confirmation',
    reason: 'type unclear',
  }
}
