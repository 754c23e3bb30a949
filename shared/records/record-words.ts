import { z } from 'zod'
import { RELATIONS } from '../record-facts.ts'

const Phrases = z.array(z.string().min(1)).min(1)

/** The words of one language that stand around the particulars of a conversation or a deal. */
export const RecordWords = z.strictObject({
  with: Phrases,
  titles: Phrases,
  at: Phrases,
  opens: Phrases,
  relation: z.record(z.enum(RELATIONS), Phrases),
  signed_by: Phrases,
  decided_by: Phrases,
  decides: Phrases,
  ends: Phrases,
  once: Phrases,
  per: Phrases,
  periods: z.record(z.enum(['month', 'quarter', 'year']), Phrases),
  signed: Phrases,
  author: Phrases,
  apiece: Phrases,
  numbers: z.record(z.string(), z.number()),
  stops: Phrases,
  talks: Phrases,
  ours: Phrases,
  articles: Phrases,
  pronouns: Phrases,
  decision: Phrases,
  by: Phrases,
  fee: Phrases,
  flat: Phrases,
  money: Phrases,
  compares: Phrases,
  one_at: Phrases,
  no_place: Phrases,
  budget: Phrases,
  spends: Phrases,
  said: Phrases,
  that: Phrases,
  about: Phrases,
  labels: z.record(z.enum(['target', 'metric', 'baseline', 'next_step', 'segment']), Phrases),
})
export type RecordWords = z.infer<typeof RecordWords>

/** Some phrases as a pattern's source, the longest first. */
export const oneOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replaceAll(' ', '\\s{1,3}')
        .replaceAll("'", "['’]"),
    )
    .join('|')

/** True for a text that holds one of some phrases as whole words. */
export const holds = (text: string, phrases: readonly string[]): boolean =>
  new RegExp(`(?<!\\p{L})(?:${oneOf(phrases)})(?!\\p{L})`, 'iu').test(text)

/** Returns the words behind one of some phrases, up to the end of its clause. */
export function behind(text: string, phrases: readonly string[]): string | undefined {
  const clause = '((?:[^,;.:]|[.,:](?=\\d)|(?<=\\d)\\.(?= \\p{Lu})){2,120})'
  return new RegExp(`(?<!\\p{L})(?:${oneOf(phrases)})(?!\\p{L})\\s?:?\\s{1,2}${clause}`, 'iu')
    .exec(text)?.[1]
    ?.trim()
}
