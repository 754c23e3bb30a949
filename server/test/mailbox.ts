import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { until } from './until.ts'

interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly subject: string
  /** As it was meant, without the encoding of the transport. */
  readonly text: string
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** The first address in the text. */
  readonly link: URL
}

export interface Mailbox extends AsyncDisposable {
  /** What the server needs to send mail here. */
  readonly env: { SMTP_URL: string; MAIL_FROM: string }
  readonly received: ReceivedMail[]
  /** The mails to one person, waited for until there are `count`. */
  mailsTo(address: string, count?: number): Promise<ReceivedMail[]>
}

/** A mail server on loopback that asks for a user and a password. */
export async function startMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      if (username === 'beachhead' && password === 's3cret') return done(null, { user: username })
      done(new Error('Invalid user or password'))
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        for (const { address } of envelope.rcptTo) received.push(read(raw, address))
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    env: { SMTP_URL: `smtp://beachhead:s3cret@127.0.0.1:${port}`, MAIL_FROM: 'hello@beachhead.example' },
    received,
    mailsTo: (address, count = 1) =>
      until(() => {
        const own = received.filter(({ to }) => to === address)
        return own.length >= count ? own : undefined
      }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function read(raw: string, to: string): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const [head, body] = [raw.slice(0, end).replace(/\r\n[ \t]+/g, ' '), raw.slice(end + 4)]
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  const quoted = /quoted-printable/i.test(header('Content-Transfer-Encoding'))
  const bytes = quoted
    ? body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
    : body
  const meant = quoted ? decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25')) : bytes
  const link = /https?:\/\/\S+/.exec(meant)?.[0] ?? 'about:blank'
  const headers = Object.fromEntries(
    Array.from(head.matchAll(/^([\w-]+): (.*?)\r?$/gm), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  )
  return { from: header('From'), to, subject: header('Subject'), text: meant, headers, link: new URL(link) }
}
