import type { Ctx } from '#server/services/context.ts'
import type { Answering } from '#shared/chat.ts'

/** Who would answer a message now, under the settings in force. */
export async function answering({ models }: Ctx): Promise<{ by: Answering }> {
  return { by: (await models.current()) ? 'model' : 'guide' }
}
