import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import type { PlaybookEntry } from '#shared/playbook.ts'

/** An entry of the knowledge in force, as founders read it beside the chat. */
export async function readEntry(
  { knowledge }: Ctx,
  input: { id: string; lang: Language },
): Promise<PlaybookEntry> {
  const entry = await knowledge.run('readPlaybook', input)
  if (!entry) throw new AppError('not_found', 'This entry is no longer in the playbook.')
  return entry
}
