import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startMailbox } from '#server/test/mailbox.ts'
import { createMailer } from './mail.ts'

const mail = {
  to: 'ada@example.org',
  subject: 'Reset your password',
  text: 'Open this address:',
  link: 'https://beachhead.example/auth/reset?token=t0k3n',
}

test('mail goes out by SMTP, with the link, from the configured address; the log has nothing of it', async () => {
  await using mailbox = await startMailbox()
  const log: string[] = []
  const mailer = createMailer(mailbox.env, pino({ level: 'trace' }, { write: (line) => void log.push(line) }))
  expect(mailer.configured).toBe(true)
  await mailer.send(mail)
  const [received] = await mailbox.mailsTo(mail.to)
  expect(received).toMatchObject({ from: mailbox.env.MAIL_FROM, subject: mail.subject })
  expect(received?.text).toContain(mail.text)
  expect(received?.link.href).toBe(mail.link)
  expect(log).toEqual([])
})

test('a mail server that refuses is named in the log with its answer, and nobody’s address', async () => {
  await using mailbox = await startMailbox()
  const SMTP_URL = mailbox.env.SMTP_URL.replace('s3cret', 'wrong')
  const log: string[] = []
  const mailer = createMailer(
    { ...mailbox.env, SMTP_URL },
    pino({}, { write: (line) => void log.push(line) }),
  )
  await mailer.send(mail)
  expect(JSON.parse(log.join())).toMatchObject({ code: 'EAUTH', responseCode: 535 })
  expect(log.join()).not.toContain('ada@')
})

test('without SMTP the log has the link, and not whom it is for', async () => {
  const log: string[] = []
  const mailer = createMailer(
    { SMTP_URL: undefined, MAIL_FROM: undefined },
    pino({}, { write: (line) => void log.push(line) }),
  )
  expect(mailer.configured).toBe(false)
  await mailer.send(mail)
  expect(JSON.parse(log.join())).toMatchObject({ link: mail.link })
  expect(log.join()).not.toContain('ada@')
})
