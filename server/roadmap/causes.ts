import { GUIDE } from '#engine/content/guide.ts'
import type { GuideTexts } from '#engine/content/guide-shape.ts'
import type { Difference } from '#engine/roadmap/differences.ts'
import { phrasesIn } from '#engine/roadmap/phrases.ts'
import { readLedBy } from '#engine/roadmap/stored-causes.ts'
import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import type { Language } from '#shared/language.ts'
import type { LedBy } from '#shared/roadmap.ts'

/** What made a change happen, by its id; its words are content. */
export type CauseId = keyof GuideTexts['roadmap']['causes']

/** Why a change happened, as the history keeps it; for a level, which follows from other changes, what they were. */
export interface Cause {
  /** A `CauseId`, `led by` for a level, or what an earlier release wrote down. */
  readonly cause: string
  readonly led_by: readonly LedBy[] | null
}

/** What a difference of a counter is about. */
const COUNTERS = new Set<string>([...EVIDENCE_TYPES, 'repeat_events'])
/** The cause of a change of the level. */
const LED_BY = 'led by'

/** Returns what led to a level, each change once. */
export function levelCause(differences: readonly Difference[]): Cause {
  const parts = differences.map(({ what, before, after }): LedBy => {
    const [from, to] = [Number(before), Number(after)]
    return COUNTERS.has(what) ? { what, from, to } : { what, removed: after === '' }
  })
  const unique = new Map(parts.map((part) => [JSON.stringify(part), part]))
  return { cause: LED_BY, led_by: [...unique.values()] }
}

/** Returns what led to a level, in parts; empty for what is told in a sentence only. */
export function ledByParts({ cause, led_by }: Cause): LedBy[] {
  return (led_by ?? readLedBy(cause)).filter((part): part is LedBy => typeof part !== 'string')
}

/** A cause in words: "You wrote it in chat"; of a level, "interviews from 0 to 12, problem". */
export function causeText({ cause, led_by }: Cause, language: Language): string {
  const { causes } = GUIDE[language].roadmap
  if (cause in causes) return causes[cause as CauseId]
  const phrases = phrasesIn(language)
  return (led_by ?? readLedBy(cause))
    .map((part) => {
      if (typeof part === 'string') return part
      if ('from' in part) return phrases.rose(part.what, String(part.from), String(part.to))
      return phrases.named(part.what, part.removed)
    })
    .join(', ')
}
