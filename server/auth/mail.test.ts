import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMailer } from './mail.ts'

const mail = {
  to: 'ada@example.org',
  subject: 'Reset your password',
  text: 'Open this address:',
  link: 'https://beachhead.example/auth/reset?token=t0k3n',
}

test('mail goes out by SMTP, with the link, from the configured address; the log has nothing of it', async () => {
  const received: string[] = []
  const server = createServer((socket) => {
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    createInterface(socket).on('line', (line) => {
      received.push(line)
      if (inData) {
        if (line !== '.') return
        inData = false
        return say('250 taken')
      }
      inData = line === 'DATA'
      say(inData ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 fine')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const log: string[] = []
  const mailer = createMailer(
    { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@beachhead.example' },
    pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
  )
  expect(mailer.configured).toBe(true)
  await mailer.send(mail)
  server.close()
  expect(received).toContain('MAIL FROM:<hello@beachhead.example>')
  expect(received).toContain('RCPT TO:<ada@example.org>')
  expect(received.join('\n')).toContain('token=t0k3n')
  expect(log).toEqual([])
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
