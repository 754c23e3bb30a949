import { z } from 'zod'
import { DEFINITIONS, SUBJECTS, VERDICTS } from './guide-shape.ts'

/** What a sentence may do, told by the phrases in it. */
export const PHRASE_LISTS = [
  'asks',
  'leans',
  'stands',
  'next',
  'level',
  'why_level',
  'what_counts',
  'counts',
  'goes_on',
  'corrects',
  'exhausted',
  'afraid',
  'thanks',
  'agrees',
  'greets',
  'jokes',
  'identity',
  'complains',
  'unsure',
  'injected',
  'law',
  'tax',
  'off_subject',
  'judges_idea',
  'asks_meaning',
  'trouble',
  'how_much',
] as const
export type PhraseList = (typeof PHRASE_LISTS)[number]

const missing = {
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' && input === undefined ? 'is missing' : undefined,
}
const Phrases = z
  .array(
    z.string().refine((text) => text.trim() !== '', 'is empty'),
    missing,
  )
  .min(1, 'is empty')
const forEach = <const Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), Phrases, missing)

/** The keys of `content/lexicon/<lang>/guide.yaml`: how founders say what guide mode tells apart. */
export const GuideLexicon = z.strictObject({
  ...(Object.fromEntries(PHRASE_LISTS.map((list) => [list, Phrases])) as Record<PhraseList, typeof Phrases>),
  terms: forEach(DEFINITIONS),
  evidence: forEach(VERDICTS),
  subjects: forEach(SUBJECTS),
})
export type GuideLexicon = z.infer<typeof GuideLexicon>
