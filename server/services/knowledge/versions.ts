import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { findEntry, lockEntries, type StoredEntry } from '#server/db/knowledge-entries.ts'
import {
  type EntryRow,
  findEntryVersion,
  insertVersions,
  listEntryVersions,
  putBack,
  type StoredVersion,
} from '#server/db/knowledge-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import type { KnowledgeEntry } from '#shared/admin/knowledge.ts'
import type { KnowledgeVersion, VersionValues } from '#shared/admin/knowledge-history.ts'
import { AppError } from '#shared/errors.ts'
import { isAsSeen, valuesOf } from './values.ts'

interface Page {
  readonly entry_id?: string | undefined
  readonly deleted?: 'true' | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Returns who changed which entry and how, newest first. */
export async function listKnowledgeVersions(
  ctx: Ctx,
  { entry_id: entryId, deleted, cursor, limit }: Page,
): Promise<{ versions: KnowledgeVersion[]; nextCursor?: string }> {
  const page = { entryId, deleted: deleted === 'true', cursor, limit: limit + 1 }
  const rows = await ctx.database.asActor(operatorActor(ctx), (db) => listEntryVersions(db, page))
  const versions = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? versions.at(-1)?.id : undefined
  return nextCursor === undefined ? { versions } : { versions, nextCursor }
}

/** One version, beside what is stored of its entry now. */
export async function readKnowledgeVersion(ctx: Ctx, { id }: { id: string }) {
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const { entry, ...version } = await requireVersion(db, id)
    const stored = await findEntry(db, version.entry_id)
    return {
      version,
      values: valuesWith(entry, Object.keys(entry.summaries).length, entry.answers.length),
      stored: stored ? valuesWith(stored, stored.texts.translations, stored.texts.answers) : null,
      updated_at: stored?.updated_at ?? null,
    }
  })
}

/** Makes an entry as a version has it, also one that was deleted. One that somebody changed meanwhile is refused. */
export async function restoreKnowledgeVersion(
  ctx: Ctx,
  { id, expectedUpdatedAt }: { id: string; expectedUpdatedAt: string | null },
): Promise<{ entry: KnowledgeEntry }> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const version = await requireVersion(db, id)
    const [stored] = await lockEntries(db, { ids: [version.entry_id] })
    if (!isExpected(stored, expectedUpdatedAt)) {
      const message = 'Somebody else changed this entry meanwhile. Compare again, then restore.'
      const current = stored ? ((await findEntry(db, stored.id)) ?? null) : null
      throw new AppError('conflict', message, { current })
    }
    await putBack(db, [version.entry], { edited: true })
    await insertVersions(db, [version.entry_id], { actorId: actor.userId, cause: 'restore' })
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'knowledge_restored',
      target: `knowledge:${version.entry_id}`,
      before: stored && valuesOf(stored),
      after: valuesOf(version.entry),
    })
    const entry = await findEntry(db, version.entry_id)
    if (!entry) throw missing()
    return { entry }
  })
}

const isExpected = (stored: StoredEntry | undefined, expected: string | null) =>
  stored === undefined || expected === null
    ? (stored === undefined) === (expected === null)
    : isAsSeen(stored, expected)

async function requireVersion(db: Db, id: string): Promise<StoredVersion & { readonly entry: EntryRow }> {
  const version = await findEntryVersion(db, id)
  if (!version) throw missing()
  return version
}

const missing = () => new AppError('not_found', 'This version does not exist any more.')

const valuesWith = (
  entry: Pick<EntryRow, 'title' | 'content' | 'category' | 'keywords' | 'relevance_tags'>,
  translations: number,
  answers: number,
): VersionValues => ({ ...valuesOf(entry), translations, answers })
