import type { TurnRules } from '#engine/rules/compile-rules.ts'
import type { RuleBox } from '#engine/rules/rules.ts'
import { findProfile } from '#server/db/account.ts'
import type { Database } from '#server/db/client.ts'
import { storeBroken } from '#server/db/reply-facts.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import type { Audience } from '#shared/admin/prompt-boxes.ts'

/** Whom a reply is for, as rules tell people apart. */
export async function audienceOf(
  database: Database,
  boxes: readonly RuleBox[],
  userId: string | null,
): Promise<Audience> {
  if (userId === null) return 'visitor'
  const forAdmins = boxes.some(({ rules }) => rules.some(({ scope }) => scope.audience?.includes('admin')))
  const role = forAdmins ? (await findProfile(database.system, userId))?.role : undefined
  return role === 'admin' ? 'admin' : 'member'
}

/** Records, for the operator, which rules a finished reply broke. */
export async function noteBrokenRules(
  { database, workers }: { database: Database; workers: TextWorkers },
  rules: TurnRules,
  reply: { readonly id: string; readonly text: string },
): Promise<void> {
  if (rules.checked.length === 0) return
  const broken = await workers.run('brokenRules', { rules, reply: reply.text })
  if (broken.length === 0) return
  await storeBroken(database.system, reply.id, broken)
}
