import type { Context } from 'hono'
import { html } from 'hono/html'
import { answerCommitment } from '#server/services/commitments/answer-commitment.ts'
import { readCalendar } from '#server/services/commitments/calendar-feed.ts'
import { changeCommitment } from '#server/services/commitments/change-commitment.ts'
import { createCommitment } from '#server/services/commitments/create-commitment.ts'
import { listCommitments } from '#server/services/commitments/list-commitments.ts'
import { REMINDER_TEXTS } from '#server/services/commitments/reminder-texts.ts'
import {
  endCalendar,
  keepCalendar,
  keepWeekly,
  readReminders,
} from '#server/services/commitments/reminders.ts'
import { findStopLink, stopMail } from '#server/services/commitments/weekly-mail.ts'
import { CALENDAR_PATH, commitmentsApi, remindersApi, STOP_MAIL_PATH } from '#shared/commitments.ts'
import type { Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { guard } from './guard.ts'
import { type App, type HttpEnv, route } from './route.ts'
import { UNDECLARED } from './undeclared.ts'
import { unindexed } from './unindexed.ts'

/** Commitments of a venture, and how a person is reminded of theirs by calendar and mail. */
export function mountCommitments(app: App): void {
  route(app, commitmentsApi.list, listCommitments)
  route(app, commitmentsApi.create, createCommitment)
  route(app, commitmentsApi.change, changeCommitment)
  route(app, commitmentsApi.answer, answerCommitment)
  route(app, remindersApi.read, readReminders)
  route(app, remindersApi.calendar, keepCalendar)
  route(app, remindersApi.endCalendar, endCalendar)
  route(app, remindersApi.weekly, keepWeekly)
  for (const path of [CALENDAR_PATH, STOP_MAIL_PATH]) app.use(path, unindexed)
  app.get(CALENDAR_PATH, guard(UNDECLARED[`GET ${CALENDAR_PATH}`]), async (c) => {
    const { text, etag } = await readCalendar(c.get('ctx'), { file: c.req.param('file') })
    // Asked for again each time, so that an address that ended shows nothing from then on.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(text, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' })
  })
  // Programs that look at every link of a mail stop nothing: a person presses the button.
  app.get(STOP_MAIL_PATH, guard(UNDECLARED[`GET ${STOP_MAIL_PATH}`]), async (c) => {
    const found = await findStopLink(c.get('ctx'), c.req.param('token'))
    return stopPage(c, found ? 'ask' : 'done', found?.language)
  })
  app.post(STOP_MAIL_PATH, guard(UNDECLARED[`POST ${STOP_MAIL_PATH}`]), async (c) => {
    const ctx = c.get('ctx')
    const found = await findStopLink(ctx, c.req.param('token'))
    await stopMail(ctx, c.req.param('token'))
    return stopPage(c, 'done', found?.language)
  })
}

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;
background:#FBFBF9;color:#1B1F24}main{max-width:30rem;padding:1.5rem}h1{font-size:1.5rem;font-weight:500}
button,a{font:inherit;color:#0B5A8A}button{min-height:44px;padding:0 1.25rem;border:0;border-radius:8px;background:#0B5A8A;
color:#fff;cursor:pointer}:focus-visible{outline:2px solid #0B5A8A;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#14171A;color:#E6E8EA}a{color:#7FC1EA}}`

/** The page behind the link of a weekly mail: nobody has to sign in to stop it. */
function stopPage(c: Context<HttpEnv>, state: 'ask' | 'done', chosen: Language | null | undefined) {
  const { language, site } = c.get('ctx')
  const lang = chosen ?? language ?? 'en'
  const { stop } = REMINDER_TEXTS[lang]
  const asks = state === 'ask'
  c.header('Cache-Control', 'no-store')
  return c.html(html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${asks ? stop.ask : stop.done} - ${site.current().name}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${asks ? stop.ask : stop.done}</h1>
      <p>${asks ? stop.about : stop.again}</p>
      ${
        asks
          ? html`<form method="post"><button>${stop.button}</button></form>`
          : html`<p><a href="${ROUTES.account}">${stop.account}</a></p>`
      }
    </main>
  </body>
</html>`)
}
