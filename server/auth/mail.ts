import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string
}

export interface Mailer {
  /** Whether mail leaves the machine; without it an operator reads the links in the log. */
  readonly configured: boolean
  /** Resolves when the mail server took it, or could not be made to, which the log then says. */
  send(mail: Mail): Promise<void>
}

/** Mail by SMTP, or, where none is configured, its link in the log. */
export function createMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>, log: Log): Mailer {
  if (!config.SMTP_URL) {
    return {
      configured: false,
      send: async ({ subject, link }) => log.warn({ link }, `Mail is not configured. ${subject}`),
    }
  }
  const transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM })
  return {
    configured: true,
    send: async ({ to, subject, text, link }) => {
      await transport.sendMail({ to, subject, text: `${text}\n\n${link}\n` }).catch((error: unknown) => {
        // Its message may hold the address that it was for.
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        log.error({ code, responseCode }, 'Mail could not be sent')
      })
    },
  }
}
