import type { Transporter } from 'nodemailer'
import type { Config } from '#server/runtime/config.ts'
import type { Log } from '#server/runtime/log.ts'
import { atMost } from '#server/runtime/log-limit.ts'

/** Links that are written to the log in an hour: whoever reads it could use each of them. */
const LINKS = 30
const HOUR_MS = 60 * 60 * 1000

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string
  /** How its reader stops mail of this kind: a sentence and an address, which mail programs show as a button too. */
  readonly stop?: { readonly text: string; readonly link: string }
}

export interface Mailer {
  /** Whether mail leaves the machine; without it an operator reads the links in the log. */
  readonly configured: boolean
  /** Resolves when the mail server took it, or could not be made to, which the log then says. */
  send(mail: Mail): Promise<void>
  /** The same, and rejects when the mail server did not take it. Without one nothing is sent. */
  deliver(mail: Mail): Promise<void>
}

/**
 * Mail by SMTP, or, where none is configured, its link in the log, 30 an hour. `now` is the monotonic clock in
 * milliseconds.
 */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  log: Log,
  now: () => number = performance.now.bind(performance),
): Mailer {
  if (!config.SMTP_URL) {
    const limit = atMost(LINKS, HOUR_MS, now)
    return {
      configured: false,
      async send({ subject, link }) {
        const leftOut = limit()
        if (leftOut === undefined) return
        log.warn({ link, ...(leftOut > 0 && { leftOut }) }, `Mail is not configured. ${subject}`)
      },
      deliver: () => Promise.reject(new Error('Mail is not configured')),
    }
  }
  const { SMTP_URL, MAIL_FROM } = config
  let transport: Promise<Transporter> | undefined
  const deliver = async ({ to, subject, text, link, stop }: Mail) => {
    const below = stop ? `\n${stop.text}\n${stop.link}\n` : ''
    const headers = stop && oneClick(stop.link)
    transport ??= openTransport(SMTP_URL, MAIL_FROM)
    await (await transport).sendMail({ to, subject, text: `${text}\n\n${link}\n${below}`, headers })
  }
  return {
    configured: true,
    deliver,
    send: async (mail) => {
      await deliver(mail).catch((error: unknown) => {
        // Its message may hold the address that it was for.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        log.error({ code, responseCode }, 'Mail could not be sent')
      })
    },
  }
}

/** The way to a mail server, loaded with the first mail: most installations send none. */
async function openTransport(url: string, from: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(url, { from })
}

/** One click on a mail program's own button stops the mail (RFC 8058). */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
