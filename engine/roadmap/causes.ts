import type { Language } from '#shared/language.ts'
import { GUIDE } from '../content/guide.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import type { Difference } from './differences.ts'
import { phrasesIn } from './phrases.ts'

/**
 * Why a change happened. The history keeps these words, whatever language is spoken; who reads the history gets
 * them in the founder's.
 */
export type Cause = keyof GuideTexts['roadmap']['causes']

const COUNTED = /^(\w+) (\d+) to (\d+)$/
const NAMED = /^(\w+)( taken off)?$/
const BETWEEN = '; '

/** What led to a level as the history keeps it: counters with their numbers, fields by name. */
export function levelCause(differences: readonly Difference[]): string {
  const parts = differences.map(({ what, before, after }) => {
    if (COUNTED.test(`${what} ${before} to ${after}`)) return `${what} ${before} to ${after}`
    return after === '' ? `${what} taken off` : what
  })
  return [...new Set(parts)].join(BETWEEN)
}

/** A kept cause in words: "You wrote it in chat"; of a level, "interviews from 0 to 12, problem". */
export function causeText(kept: string, language: Language): string {
  const { causes } = GUIDE[language].roadmap
  if (kept in causes) return causes[kept as Cause]
  const phrases = phrasesIn(language)
  return kept
    .split(BETWEEN)
    .map((part) => {
      const [, counter, before, after] = COUNTED.exec(part) ?? []
      if (counter && before && after) return phrases.rose(counter, before, after)
      const [, field, removed] = NAMED.exec(part) ?? []
      return field ? phrases.named(field, removed !== undefined) : part
    })
    .join(', ')
}
