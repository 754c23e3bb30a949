import { operatorActor } from '#server/auth/policies.ts'
import { type MembersToday, membersToday } from '#server/db/member-usage.ts'
import { findOperations, type Operations } from '#server/db/operations.ts'
import { findSpending } from '#server/db/spending.ts'
import type { Ctx } from '#server/services/context.ts'
import type { SettingsInForce } from '#server/workers/settings/settings.ts'
import type { Notice, ShownNotice } from '#shared/admin/notices.ts'
import { backupNotice } from './backup-notice.ts'
import { budgetNotice } from './budget-notice.ts'
import { factsOf } from './facts.ts'
import { modelNotices } from './model-notices.ts'
import { providerNotice } from './provider-notice.ts'

const GRAVITY = ['error', 'warning', 'info']

/** Returns what an operator should look at now, the gravest first, and what this installation lets an admin do. */
export async function listNotices(
  ctx: Ctx,
): Promise<{ notices: ShownNotice[]; capabilities: { conversations: boolean } }> {
  const { operations, members, spending } = await ctx.database.asActor(operatorActor(ctx), async (db) => ({
    operations: await findOperations(db),
    members: await membersToday(db),
    spending: await findSpending(db),
  }))
  const settings = await ctx.settings.current()
  const notices = [
    providerNotice(operations.calls, meanwhile(ctx, settings)),
    ...modelNotices(await ctx.models.state(settings.choice)),
    readingsNotice(operations),
    backupNotice(operations, ctx.now()),
    memberNotice(members, ctx.now()),
    budgetNotice(settings.budget, spending?.spent ?? 0),
  ]
    .filter((notice) => notice !== undefined)
    .map((notice) => ({ ...notice, facts: factsOf(notice, ctx.now()) }))
    .filter(({ code, facts }) => settings.putAway[code] !== facts)
  notices.sort((one, other) => GRAVITY.indexOf(one.severity) - GRAVITY.indexOf(other.severity))
  return { notices, capabilities: { conversations: ctx.config.ADMIN_CONVERSATIONS === 'on' } }
}

/** Returns who answers while the chosen model fails. */
function meanwhile({ models }: Ctx, { choice }: SettingsInForce): string {
  const standIn = models.standIn(choice)
  if (standIn === undefined) return 'Founders get no answer.'
  const who = standIn === 'guide' ? 'the built-in guide' : standIn.name
  return `Nobody is left without an answer: ${who} replies instead.`
}

/** Members are turned away for the rest of the day. */
function memberNotice(today: MembersToday | undefined, now: Date): Notice | undefined {
  if (!today || today.count < today.limit) return undefined
  return {
    code: 'member_limit',
    severity: 'warning',
    title: 'Today’s messages are used up',
    text: `Members have sent all ${today.limit.toLocaleString('en')} messages of today, and are asked to come back tomorrow.`,
    advice: 'Raise the daily limit under Assistant Settings, or wait until midnight.',
    at: null,
    facts: now.toISOString().slice(0, 10),
  }
}

/** Messages that the model did not read: what they say is only proposed to their founders. */
function readingsNotice({ failedReadings: { count, at } }: Operations): Notice | undefined {
  if (count === 0 || !at) return undefined
  const [messages, were] = count === 1 ? ['1 message', 'was'] : [`${count} messages`, 'were']
  return {
    code: 'readings_failed',
    severity: 'warning',
    title: `The model could not read ${messages}`,
    text: `In the last 24 hours ${messages} ${were} read without it. What they say is not counted: the founder is asked.`,
    advice: 'Look at the provider’s state and at the server’s log for “could not read a message”.',
    at: new Date(at).toISOString(),
  }
}
