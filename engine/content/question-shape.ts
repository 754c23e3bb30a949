import type { z } from 'zod'
import { EVIDENCE_TYPES, type EvidenceType } from '#shared/roadmap.ts'
import { forEach, group, keys, OneOrMore, Text, texts } from './text-shapes.ts'

const ANSWERS = keys('yes yes_n no not_yet keep more in_total counted paused cancelled')

const COMMITMENTS = EVIDENCE_TYPES.filter(
  (type): type is Exclude<EvidenceType, 'interview'> => type !== 'interview',
)

/** Whether what the roadmap holds still stands: with and without a name, and the answer that it does. */
const Risk = group({ named: Text, unnamed: Text, still: Text })

/** The choice prompts of the roadmap in one language. Where grammar asks for it, a text for each type of evidence. */
export const QuestionTexts = group({
  types: forEach(EVIDENCE_TYPES, OneOrMore),
  count: OneOrMore,
  /** What a count also adds where a pilot turned into a purchase. */
  and_repeat: Text,
  /** What an answer says besides when repeat sales go with it. */
  lost: OneOrMore,
  open: texts(EVIDENCE_TYPES),
  either: Text,
  total: OneOrMore,
  correct: Text,
  part: Text,
  signature: OneOrMore,
  stage: OneOrMore,
  money: OneOrMore,
  duplicate: OneOrMore,
  contradiction: texts(EVIDENCE_TYPES),
  less: group({ one: texts(EVIDENCE_TYPES), other: Text }),
  repeat: OneOrMore,
  answers: texts(ANSWERS),
  /** The answer that none of what is asked about counts. */
  none_of: texts(EVIDENCE_TYPES),
  risk: forEach(COMMITMENTS, Risk),
})
export type QuestionTexts = z.infer<typeof QuestionTexts>
