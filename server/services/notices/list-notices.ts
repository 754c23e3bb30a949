import { operatorActor } from '#server/auth/policies.ts'
import { type MembersToday, membersToday } from '#server/db/member-usage.ts'
import { findOperations, type Operations } from '#server/db/operations.ts'
import { findSpending } from '#server/db/spending.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Notice } from '#shared/admin/notices.ts'
import { budgetNotice } from './budget-notice.ts'
import { modelNotices } from './model-notices.ts'
import { providerNotice } from './provider-notice.ts'

/** A backup is due every day; this long after the last one somebody should look. */
const BACKUP_OVERDUE_HOURS = 48
const HOUR_MS = 60 * 60 * 1000
const GRAVITY = ['error', 'warning', 'info']

/** What an operator should look at now, the gravest first, and what this installation lets an admin do. */
export async function listNotices(
  ctx: Ctx,
): Promise<{ notices: Notice[]; capabilities: { conversations: boolean } }> {
  const { operations, members, spending } = await ctx.database.asActor(operatorActor(ctx), async (db) => ({
    operations: await findOperations(db),
    members: await membersToday(db),
    spending: await findSpending(db),
  }))
  const notices = [
    providerNotice(operations.calls),
    ...modelNotices(await ctx.models.state()),
    readingsNotice(operations),
    (await ctx.models.current()) ? undefined : KEY_MISSING,
    ctx.config.SMTP_URL ? undefined : MAIL_MISSING,
    backupNotice(operations, ctx.now()),
    memberNotice(members),
    budgetNotice((await ctx.settings.current()).budget, spending?.spent ?? 0),
  ].filter((notice) => notice !== undefined)
  notices.sort((one, other) => GRAVITY.indexOf(one.severity) - GRAVITY.indexOf(other.severity))
  return { notices, capabilities: { conversations: ctx.config.ADMIN_CONVERSATIONS === 'on' } }
}

const KEY_MISSING: Notice = {
  code: 'key_missing',
  severity: 'warning',
  title: 'No AI provider is set up',
  text: 'The built-in guide answers every question from the knowledge base.',
  advice: 'Save an API key under Assistant Settings, or set OPENAI_API_KEY and restart.',
  action: { label: 'Open Assistant Settings', href: '/admin/assistant-settings' },
  at: null,
}

const MAIL_MISSING: Notice = {
  code: 'mail_missing',
  severity: 'warning',
  title: 'Mail is not configured',
  text: 'Whoever forgot a password gets no mail: the link stands in the server’s log only.',
  advice: 'Set SMTP_URL and MAIL_FROM, and restart.',
  at: null,
}

/** Members are turned away for the rest of the day. */
function memberNotice(today: MembersToday | undefined): Notice | undefined {
  if (!today || today.count < today.limit) return undefined
  return {
    code: 'member_limit',
    severity: 'warning',
    title: 'Today’s messages are used up',
    text: `Members have sent all ${today.limit.toLocaleString('en')} messages of today, and are asked to come back tomorrow.`,
    advice: 'Raise the daily limit under Assistant Settings, or wait until midnight.',
    at: null,
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

function backupNotice({ backupAt }: Operations, now: Date): Notice | undefined {
  const notice = {
    code: 'backup_overdue',
    advice: 'Run npm run backup, every day by a timer at best.',
  } as const
  if (!backupAt) {
    const text = 'If this machine or its disk is lost, so is everything in it.'
    return { ...notice, severity: 'warning', title: 'No backup has been made yet', text, at: null }
  }
  const hours = Math.floor((now.getTime() - backupAt.getTime()) / HOUR_MS)
  if (hours < BACKUP_OVERDUE_HOURS) return undefined
  const text = `The last one is ${Math.floor(hours / 24)} days old. What was written since is in no backup.`
  return { ...notice, severity: 'warning', title: 'A backup is overdue', text, at: backupAt.toISOString() }
}
