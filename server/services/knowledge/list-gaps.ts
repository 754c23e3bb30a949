import { createHmac } from 'node:crypto'
import { operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { readDismissedGaps } from '#server/db/dismissed-gaps.ts'
import { readUnanswered, type Unanswered } from '#server/db/unanswered.ts'
import type { Ctx } from '#server/services/context.ts'
import { GAP_DAYS } from '#shared/admin/knowledge.ts'
import type { KnowledgeGap } from '#shared/admin/knowledge-questions.ts'
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
  const { found, away } = await ctx.database.asActor(actor, async (db) => {
    if (shown && limit > 0) await insertAudit(db, { actorId: actor.userId, action: 'knowledge_gaps_viewed' })
    return { found: await readUnanswered(db, GAP_DAYS, READ), away: await readDismissedGaps(db) }
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
  const gaps = [...groups]
    .filter(([, { newest }]) => open.has(newest.text))
    .map(([subject, group]) => ({ ...group, id: idOf(ctx, subject) }))
    .sort((a, b) => b.count - a.count)
  const total = gaps.filter(({ id }) => !away.has(id)).length
  if (!shown) return { shown, total, gaps: [] }
  return { shown, total, gaps: gaps.slice(0, limit).map((gap) => asGap(gap, away.has(gap.id))) }
}

/** A hash of what a question is about, as the database is told none of its words. */
const idOf = ({ addressKey }: Ctx, subject: string) =>
  createHmac('sha256', addressKey).update(`gap ${subject}`).digest('hex').slice(0, 32)

interface Group {
  readonly id: string
  readonly newest: Unanswered
  readonly count: number
}

const asGap = ({ id, newest: { text, name, at }, count }: Group, dismissed: boolean): KnowledgeGap => ({
  id,
  question: shortened(withoutPerson(text, name)),
  count,
  last_asked_at: at.toISOString(),
  dismissed,
})

/** Returns what each text asks about; of one that cannot be read in time, nothing. */
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
