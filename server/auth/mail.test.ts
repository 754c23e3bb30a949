import { expect, test } from 'vitest'
import { openLog } from '#server/runtime/log.ts'
import { createMailer } from './mail.ts'

test('without a mail server 30 links an hour are written to the log, and the next line says how many were left out', async () => {
  const lines: { link: string; leftOut?: number }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const clock = { now: 0 }
  const mailer = createMailer(
    {},
    openLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write }),
    () => clock.now,
  )
  const mail = {
    to: 'ada@example.org',
    subject: 'A new password',
    text: '',
    link: 'https://example.org/reset',
  }
  for (let asked = 0; asked < 100; asked++) await mailer.send(mail)
  expect(lines).toHaveLength(30)
  clock.now = 60 * 60 * 1000
  await mailer.send(mail)
  expect(lines).toHaveLength(31)
  expect(lines.at(-1)).toMatchObject({ link: mail.link, leftOut: 70 })
})
