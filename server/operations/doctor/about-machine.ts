import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/runtime/config.ts'
import { failed, type Machine, messageOf, ok, PATIENCE_MS, type Verdict, warning } from './verdict.ts'

const MIB = 1024 * 1024
/** Below the first nothing more can be stored soon, below the second it is time to act. */
const DISK_FULL_MIB = 200
const DISK_LOW_MIB = 1024

export function aboutAddresses(config: Config): Verdict {
  const { protocol, hostname } = new URL(config.publicUrl)
  const local = hostname === 'localhost' || hostname === '127.0.0.1'
  if (protocol === 'http:' && !local) {
    return warning(
      `PUBLIC_URL is ${config.publicUrl}, without TLS: passwords travel in the clear. Put a proxy with TLS in front.`,
    )
  }
  if (!local && config.TRUST_PROXY === 0) {
    return warning(
      'TRUST_PROXY is 0: behind a proxy all visitors share one address and its daily messages. Set it to the number of proxies.',
    )
  }
  return ok(`people use ${config.publicUrl}`)
}

export async function aboutDisk(config: Config, machine: Machine): Promise<Verdict> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const free = Math.floor((await machine.freeBytes(config.DATA_DIR)) / MIB)
  const text = `${free.toLocaleString('en')} MiB free where DATA_DIR lies`
  if (free < DISK_FULL_MIB) return failed(`${text}: make room now, or nothing more can be stored.`)
  return free < DISK_LOW_MIB ? warning(`${text}: make room soon.`) : ok(text)
}

export async function aboutSecrets(config: Config): Promise<Verdict> {
  const path = join(config.DATA_DIR, 'secrets.json')
  if (!existsSync(path))
    return ok(config.AUTH_SECRET ? 'from the environment' : 'generated at the first start')
  const readable = ((await stat(path)).mode & 0o077) !== 0
  return readable
    ? failed(`${path} can be read by others: chmod 600 it.`)
    : ok(`${path}, for its owner alone; keep a copy apart from the backups`)
}

export async function aboutMail(config: Config): Promise<Verdict> {
  if (!config.SMTP_URL)
    return warning(
      'not configured: links for a new password are written to the log. Set SMTP_URL and MAIL_FROM.',
    )
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.SMTP_URL, ...limits })
  try {
    await transport.verify()
    return ok('the server in SMTP_URL takes mail')
  } catch (error) {
    return failed(
      `the server in SMTP_URL does not take mail: ${messageOf(error)}. Check the address, user and password.`,
    )
  } finally {
    transport.close()
  }
}
