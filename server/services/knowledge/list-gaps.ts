import { isQuestion } from '#server/assistant/guide/intents.ts'
import { stem, subjectWords } from '#server/assistant/retrieval/analyse.ts'
import { fold } from '#server/assistant/retrieval/fold.ts'
import { adminActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { insertAudit } from '#server/db/audit.ts'
import { readUnanswered, type Unanswered } from '#server/db/unanswered.ts'
import { GAP_DAYS, type KnowledgeGap } from '#shared/admin/knowledge.ts'
import { detectLanguage } from '#shared/language.ts'
import { withoutPerson } from './without-person.ts'

/** Newest messages without an answer that are looked at. */
const READ = 2000
/** Where a question is cut, in characters. */
const SHOWN = 300

export interface Gaps {
  readonly shown: boolean
  readonly total: number
  readonly gaps: KnowledgeGap[]
}

/**
 * Questions of the last 30 days for which the knowledge base held nothing and still holds nothing, grouped by what
 * they are about and without who asked. They are words from conversations: where these are closed to admins only
 * their number is told, and where they are open it is written down that somebody looked.
 */
export async function listGaps(ctx: Ctx, { limit }: { limit: number }): Promise<Gaps> {
  const actor = adminActor(ctx)
  const shown = ctx.config.ADMIN_CONVERSATIONS === 'on'
  const found = await ctx.database.asActor(actor, async (db) => {
    if (shown && limit > 0) await insertAudit(db, { actorId: actor.userId, action: 'knowledge_gaps_viewed' })
    return readUnanswered(db, GAP_DAYS, READ)
  })
  const groups = new Map<string, { newest: Unanswered; count: number }>()
  for (const message of found) {
    const key = subjectOf(message.text)
    if (key === '' || !isQuestion(fold(message.text))) continue
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { newest: message, count: 1 })
  }
  const open = await ctx.knowledge.unanswered([...groups.values()].map(({ newest }) => newest.text))
  const gaps = [...groups.values()].filter(({ newest }) => open.has(newest.text))
  const total = gaps.reduce((sum, { count }) => sum + count, 0)
  if (!shown) return { shown, total, gaps: [] }
  gaps.sort((a, b) => b.count - a.count)
  return { shown, total, gaps: gaps.slice(0, limit).map(asGap) }
}

const asGap = ({
  newest: { text, name, at },
  count,
}: {
  newest: Unanswered
  count: number
}): KnowledgeGap => ({
  question: shortened(withoutPerson(text, name)),
  count,
  last_asked_at: at.toISOString(),
})

/** The stems of a question's words, each once: the same for "How do I price it?" and "pricing it, how?". */
function subjectOf(text: string): string {
  const language = detectLanguage(text)
  return [...new Set(subjectWords(text).map((word) => stem(word, language)))].sort().join(' ')
}

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line
}
