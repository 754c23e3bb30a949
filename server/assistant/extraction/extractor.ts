import type { Language } from '#shared/language.ts'
import type { Candidate } from '#shared/roadmap.ts'
import { type EvidenceContext, evidenceCandidates } from './evidence.ts'

export type ExtractorMessage = { id: string; text: string; lang: Language }

/** Anything that reads evidence candidates in a message: the rules here, or a model's structured output. */
export type Extractor = (message: ExtractorMessage, context: EvidenceContext) => Promise<Candidate[]>

/** The rules as an extractor. */
export const ruleExtractor: Extractor = async (message, context) =>
  evidenceCandidates(message.text, message.lang, context)

const squash = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Drops candidates whose quote does not stand in the text: what was not said is not evidence. */
export function ground(candidates: Candidate[], text: string): Candidate[] {
  const whole = squash(text)
  return candidates.filter(
    (candidate) => candidate.quote.trim().length > 1 && whole.includes(squash(candidate.quote)),
  )
}
