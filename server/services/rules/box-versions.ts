import { operatorActor } from '#server/auth/policies.ts'
import { listBoxChanges } from '#server/db/box-versions.ts'
import { findBox } from '#server/db/prompt-boxes.ts'
import type { Ctx } from '#server/services/context.ts'
import { lineChange } from '#server/services/line-change.ts'
import type { BoxVersion, promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'

/** Versions told at once. */
const PAGE = 10

/** Returns what a box said, newest first, with who saved it when. The audit log holds it, as long as that is kept. */
export async function listBoxVersions(
  ctx: Ctx,
  { id, cursor }: { id: string; cursor?: string | undefined },
): Promise<OutputOf<typeof promptBoxesApi.versions>> {
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const box = await findBox(db, id)
    if (!box) throw new AppError('not_found', 'This prompt box does not exist.')
    const rows = await listBoxChanges(db, { boxKey: box.box_key, cursor, limit: PAGE + 1 })
    const page = rows.slice(0, PAGE)
    const versions = page.map(
      ({ before, created_at, number, ...row }): BoxVersion => ({
        ...row,
        number: number + 1,
        created_at: created_at.toISOString(),
        change: lineChange(before, row.text),
        current: row.text === box.prompt_text,
      }),
    )
    const last = page.at(-1)
    if (last && rows.length > PAGE) return { versions, nextCursor: last.id }
    // Before the first change stands what the product came with.
    const text = last?.before ?? (cursor === undefined ? box.prompt_text : undefined)
    if (text === undefined) return { versions }
    const first = { id: 'first', number: 1, created_at: null, actor: null, change: null }
    return { versions: [...versions, { ...first, text, current: text === box.prompt_text }] }
  })
}
