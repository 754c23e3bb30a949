import type { Ctx } from '#server/services/context.ts'
import type { Answering } from '#shared/chat.ts'

/** Returns who would answer a message now, under the settings in force, and why nobody does during maintenance. */
export async function answering({ models, settings }: Ctx): Promise<{ by: Answering; maintenance?: string }> {
  const { choice, maintenance } = await settings.current()
  const by = models.choose(choice) ? 'model' : 'guide'
  return maintenance.on ? { by, maintenance: maintenance.text } : { by }
}
