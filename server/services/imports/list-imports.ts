import { listTakenImports } from '#server/db/imports.ts'
import type { Ctx } from '#server/services/context.ts'
import { enterVenture } from '#server/services/ventures/in-venture.ts'
import { AppError } from '#shared/errors.ts'
import type { EarlierImport } from '#shared/imports.ts'
import { readingOf } from './stored-import.ts'

/** The imports of a venture that were taken, newest first, for its owner and members. */
export async function listImports(ctx: Ctx, { id }: { id: string }): Promise<{ imports: EarlierImport[] }> {
  return enterVenture(ctx, id, async ({ db, role }) => {
    if (role !== 'owner' && role !== 'member')
      throw new AppError('forbidden', 'Mentors read and comment. Ask the owner to bring evidence in.')
    const taken = await listTakenImports(db, id)
    return { imports: taken.map(({ reading, ...one }) => ({ ...one, type: readingOf(reading).type })) }
  })
}
