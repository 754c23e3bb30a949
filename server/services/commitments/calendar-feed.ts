import { createHash } from 'node:crypto'
import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { fill } from '#engine/content/fill.ts'
import { type DueCommitment, findFeed, listOpenOf } from '#server/db/reminders.ts'
import type { Ctx } from '#server/services/context.ts'
import { hashToken } from '#server/services/roadmap/share-token.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { REMINDER_TEXTS } from './reminder-texts.ts'

/** A file of a calendar, and what tells whether it is another one than before. */
export interface CalendarFile {
  readonly text: string
  readonly etag: string
}

/** How often a calendar may ask again, in seconds; it is told so in the feed and in its headers. */
const FEED_SECONDS = 60 * 60

/**
 * The open commitments of whose address it is. An address that ended, or of somebody suspended, is as one that never
 * was. Nobody is named in it unless its owner wanted that.
 */
export async function readCalendar(ctx: Ctx, { file }: { file: string }): Promise<CalendarFile> {
  const token = file.replace(/\.ics$/, '')
  const feed = await findFeed(ctx.database.system, hashToken(token))
  if (!feed) throw new AppError('link_gone', 'This calendar has ended or never existed.')
  const { user_id: userId, named, language } = feed
  const due = await ctx.database.asActor({ role: 'member', userId }, (db) => listOpenOf(db, userId))
  const { name: product } = ctx.site.current()
  const link = `${ctx.config.publicUrl}${ROUTES.dashboard}`
  const text = calendarText(due, { named, language: language ?? ctx.language ?? 'en', product, link })
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

interface Shown {
  readonly named: boolean
  readonly language: Language
  readonly product: string
  /** Where somebody tells what happened. */
  readonly link: string
}

/** Commitments as iCalendar (RFC 5545): one event on the day that each is due. The same commitments are the same text. */
export function calendarText(
  due: readonly DueCommitment[],
  { named, language, product, link }: Shown,
): string {
  const texts = REMINDER_TEXTS[language].calendar
  const calendar = new ICalCalendar({
    name: product,
    prodId: { company: product, product: 'commitments', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: FEED_SECONDS,
  })
  for (const { id, text, venture, due_on: day, at } of due) {
    calendar.createEvent({
      id: `${id}@commitments`,
      stamp: at,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: named ? fill(texts.named, { venture, text }) : fill(texts.due, { product }),
      description: fill(texts.open, { product, link }),
      url: link,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
