import { fill } from '#engine/content/fill.ts'
import { GUIDE } from '#engine/content/guide.ts'
import {
  changesOfWeek,
  claimWeekly,
  type DueCommitment,
  type DueMail,
  findStop,
  listOpenOf,
  settleWeek,
  stopWeekly,
  type VentureWeek,
} from '#server/db/reminders.ts'
import type { Ctx, Deps } from '#server/services/context.ts'
import { hashToken, shareToken } from '#server/services/roadmap/share-token.ts'
import type { Language } from '#shared/language.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { ROUTES } from '#shared/routes.ts'
import { REMINDER_TEXTS } from './reminder-texts.ts'
import { weekOf } from './week-of.ts'

/** Mails that one look sends at most; the next look goes on. */
const AT_ONCE = 50
/** Tries for one week; then it is given up, and the next week's mail is sent. */
const TRIES = 3
const DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000
const COUNTERS = [...EVIDENCE_TYPES, 'repeat_events'] as const
/** What the history tells by numbers; everything else there is a field. */
const COUNTED = ['level', ...COUNTERS]

type Sending = Pick<Deps, 'config' | 'database' | 'mailer' | 'site' | 'now' | 'log' | 'shareKey'>

/**
 * Sends the mail of this week to whoever wants it and has not got it: what changed, and what is due. Of all processes one
 * takes a person, and a mail that could not be handed over is tried again. Where nothing changed and nothing is due, none is sent.
 */
export async function sendWeekly(parts: Sending): Promise<void> {
  if (!parts.mailer.configured) return
  const week = weekOf(parts.now())
  for (const to of await claimWeekly(parts.database.system, week, AT_ONCE)) await sendTo(parts, to, week)
}

async function sendTo(parts: Sending, to: DueMail, week: string): Promise<void> {
  const { database, mailer, log } = parts
  const { user_id: userId } = to
  try {
    const mail = await database.asActor({ role: 'member', userId }, async (db) =>
      mailOf(parts, to, await changesOfWeek(db, DAYS, COUNTED), await listOpenOf(db, userId)),
    )
    if (mail) await mailer.deliver(mail)
    await settleWeek(database.system, userId, week, mail !== undefined)
  } catch (error) {
    // Its message may hold the address that it was for.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn({ code, responseCode, tries: to.tries }, 'A weekly mail could not be sent')
    if (to.tries >= TRIES) await settleWeek(database.system, userId, week, false)
  }
}

type Mail = Parameters<Deps['mailer']['deliver']>[0]

function mailOf(
  { config, site, now, shareKey }: Sending,
  { id, email, language }: DueMail,
  changes: readonly VentureWeek[],
  open: readonly DueCommitment[],
): Mail | undefined {
  const soon = new Date(now().getTime() + DAYS * DAY_MS).toISOString().slice(0, 10)
  const due = open.filter(({ due_on: day }) => day <= soon)
  if (changes.length === 0 && due.length === 0) return undefined
  const lang = language ?? 'en'
  const { weekly } = REMINDER_TEXTS[lang]
  const today = now().toISOString().slice(0, 10)
  const blocks = [
    due.length > 0 && [weekly.due, ...due.map((each) => dueLine(each, lang, today))],
    changes.length > 0 && [weekly.changed, ...changes.flatMap((week) => weekLines(week, lang))],
    [weekly.open],
  ]
  return {
    to: email,
    subject: fill(weekly.subject, { product: site.current().name }),
    text: blocks.flatMap((block) => (block ? [block.join('\n')] : [])).join('\n\n'),
    link: `${config.publicUrl}${ROUTES.dashboard}`,
    stop: { text: weekly.stop, link: `${config.publicUrl}/stop-mail/${shareToken({ shareKey }, id)}` },
  }
}

function dueLine({ text, due_on: day }: DueCommitment, lang: Language, today: string): string {
  const { weekly } = REMINDER_TEXTS[lang]
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString(lang === 'en' ? 'en-GB' : lang, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return `- ${fill(day < today ? weekly.overdue : weekly.item, { date, text })}`
}

function weekLines({ venture, moved, fields }: VentureWeek, lang: Language): string[] {
  const { weekly } = REMINDER_TEXTS[lang]
  const { counters } = GUIDE[lang].roadmap
  const lines = COUNTERS.flatMap((what) => {
    const found = moved.find((each) => each.what === what)
    return found ? [fill(weekly.counter, { ...found, counter: counters[what] })] : []
  })
  const level = moved.find(({ what }) => what === 'level')
  const said = [
    ...(level ? [fill(weekly.level, { ...level })] : []),
    ...lines,
    ...(fields > 0 ? [fill(weekly.fields, { count: fields })] : []),
  ]
  return [`- ${venture}: ${said.join('; ')}`]
}

/** Whose weekly mail a link stops; undefined when it is stopped already, or was never sent. */
export async function findStopLink(
  ctx: Ctx,
  token: string,
): Promise<{ language: Language | null } | undefined> {
  return findStop(ctx.database.system, hashToken(token))
}

/** Stops the weekly mail that a link came with. To stop what is stopped changes nothing. */
export async function stopMail(ctx: Ctx, token: string): Promise<void> {
  const found = await findStop(ctx.database.system, hashToken(token))
  if (!found) return
  const { user_id: userId } = found
  await ctx.database.asActor({ role: 'member', userId }, (db) => stopWeekly(db, userId))
}
