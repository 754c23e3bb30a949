import { adminActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/services/context.ts'
import { keepPreviewed, type ReadRules, readRules } from './read-rules.ts'

/** What a box's text would be read as. Nothing changes; applying the same text puts this reading in force. */
export async function previewRules(ctx: Ctx, { promptText }: { promptText: string }): Promise<ReadRules> {
  const { userId } = adminActor(ctx)
  const read = await readRules(ctx, userId, promptText)
  keepPreviewed(ctx, promptText, read)
  return read
}
