import { GUIDE } from '#engine/content/guide.ts'
import type { ReplyPlan } from '#engine/reply.ts'
import { rulesFor } from '#engine/rules/compile-rules.ts'
import type { RuleBox } from '#engine/rules/rules.ts'
import type { RoadmapSummary } from '#engine/types.ts'
import type { Audience } from '#shared/admin/prompt-boxes.ts'
import type { Language } from '#shared/language.ts'

/** A message that could not be read in time. */
export interface UnreadInput {
  readonly language: Language
  readonly boxes: readonly RuleBox[]
  readonly audience: Audience
  readonly roadmap: RoadmapSummary | null
  readonly model: boolean
}

/**
 * Returns what a reply is written from without reading its message: no knowledge, and the rules that ask
 * nothing of it.
 */
export function unreadPlan({ language, boxes, audience, roadmap, model }: UnreadInput): ReplyPlan {
  const turn = {
    message: '',
    language,
    first: false,
    audience,
    level: roadmap?.level ?? null,
    counters: roadmap?.counters ?? null,
  }
  const rules = rulesFor(boxes, turn)
  return {
    hits: [],
    index: [],
    language,
    found: undefined,
    rules,
    guide: model
      ? undefined
      : {
          text: GUIDE[language].words.too_slow_to_read,
          asks: null,
          offers: { cards: null, document: null },
        },
  }
}
