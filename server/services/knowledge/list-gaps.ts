import { operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { readUnanswered, type Unanswered } from '#server/db/unanswered.ts'
import type { Ctx } from '#server/services/context.ts'
import { GAP_DAYS, type KnowledgeGap } from '#shared/admin/knowledge.ts'
import { withoutPerson } from './without-person.ts'

/** Newest messages without an answer that are looked at. */
const READ = 2000
/** Texts read at a time. */
const BATCH = 20
/** Where a question is cut, in characters. */
const SHOWN = 300

export interface Gaps {
  readonly shown: boolean
  readonly total: number
  readonly gaps: KnowledgeGap[]
}

/**
 * Questions of the last 30 days for which the knowledge base held nothing that fits, and still holds nothing, grouped by what
 * they are about and without who asked. They are words from conversations: where these are closed to admins only
 * their number is told, and where they are open it is written down that somebody looked.
 */
export async function listGaps(ctx: Ctx, { limit }: { limit: number }): Promise<Gaps> {
  const actor = operatorActor(ctx)
  const shown = ctx.config.ADMIN_CONVERSATIONS === 'on'
  const found = await ctx.database.asActor(actor, async (db) => {
    if (shown && limit > 0) await insertAudit(db, { actorId: actor.userId, action: 'knowledge_gaps_viewed' })
    return readUnanswered(db, GAP_DAYS, READ)
  })
  const groups = new Map<string, { newest: Unanswered; count: number }>()
  const subjects = await subjectsOf(
    ctx,
    found.map(({ text }) => text),
  )
  for (const [place, message] of found.entries()) {
    // Whoever declined what was found did ask, in whatever words.
    const key = subjects[place] || (message.declined.length > 0 && message.text.toLowerCase())
    if (!key) continue
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { newest: message, count: 1 })
  }
  const open = await ctx.knowledge.unanswered([...groups.values()].map(({ newest }) => newest))
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

/** What each text asks about; of one that cannot be read in time, nothing. */
async function subjectsOf({ workers }: Ctx, texts: readonly string[]): Promise<string[]> {
  const read = (some: readonly string[]) => workers.run('questionSubjects', { texts: some })
  const subjects: string[] = []
  for (let at = 0; at < texts.length; at += BATCH) {
    const batch = texts.slice(at, at + BATCH)
    subjects.push(...(await read(batch).catch(() => oneByOne(batch, read))))
  }
  return subjects
}

async function oneByOne(
  texts: readonly string[],
  read: (some: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const subjects: string[] = []
  for (const text of texts) subjects.push(...(await read([text]).catch(() => [''])))
  return subjects
}

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line
}
