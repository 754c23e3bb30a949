import { isDeepStrictEqual } from 'node:util'
import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit, lastActorOn } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import { readEntryTexts, type StoredTexts, writeEntryTexts } from '#server/db/entry-texts.ts'
import { lockEntries } from '#server/db/knowledge-entries.ts'
import { insertVersions } from '#server/db/knowledge-versions.ts'
import type { Ctx } from '#server/services/context.ts'
import type { EntryTexts } from '#shared/admin/entry-texts.ts'
import { AppError } from '#shared/errors.ts'
import { isAsSeen } from './values.ts'

type Shown = EntryTexts & { updated_at: string }

/** Translations and prepared answers of an entry. */
export function readTexts(ctx: Ctx, { id }: { id: string }): Promise<Shown> {
  return ctx.database.asActor(operatorActor(ctx), async (db) => shown(await stored(db, id)))
}

/** Replaces them. An entry that somebody changed since `expectedUpdatedAt` is refused with what is stored now. */
export function saveTexts(
  ctx: Ctx,
  { id, expectedUpdatedAt, ...texts }: EntryTexts & { id: string; expectedUpdatedAt: string },
): Promise<Shown> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    await lockEntries(db, { ids: [id] })
    const before = await stored(db, id)
    if (!isAsSeen(before, expectedUpdatedAt)) {
      const message = 'Somebody else changed this entry meanwhile. Read what is stored, then save again.'
      const savedBy = await lastActorOn(db, `knowledge:${id}`)
      throw new AppError('conflict', message, { current: { ...shown(before), savedBy } })
    }
    const after = withoutEmpty(texts)
    if (isDeepStrictEqual(textsOf(before), after)) return shown(before)
    await writeEntryTexts(db, [{ id, ...after }])
    await insertVersions(db, [id], { actorId: actor.userId, cause: 'texts' })
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'knowledge_updated',
      target: `knowledge:${id}`,
      before: textsOf(before),
      after,
    })
    return shown(await stored(db, id))
  })
}

async function stored(db: Db, id: string): Promise<StoredTexts> {
  const [texts] = await readEntryTexts(db, [id])
  if (!texts) throw new AppError('not_found', 'This entry does not exist any more.')
  return texts
}

export const NO_TEXTS: EntryTexts = { translations: {}, answers: [], stale: [] }

/** Returns what goes with the text of an entry, and nothing else: for comparing and for the audit log. */
export const textsOf = ({ translations, answers, stale }: EntryTexts): EntryTexts => ({
  translations,
  answers,
  stale,
})

const shown = (texts: StoredTexts): Shown => ({
  ...textsOf(texts),
  updated_at: texts.updatedAt.toISOString(),
})

/** An emptied translation is none, and nothing that is not there can be stale. */
function withoutEmpty({ translations, answers, stale }: EntryTexts): EntryTexts {
  const kept = Object.fromEntries(Object.entries(translations).filter(([, text]) => text !== ''))
  const there = new Set([...Object.keys(kept), ...(answers.length > 0 ? ['answers'] : [])])
  return { translations: kept, answers, stale: [...new Set(stale)].filter((part) => there.has(part)).sort() }
}
