import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Who the database runs as: PostgreSQL refuses to run as root, so root lends it `nobody`. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

const run = promisify(execFile)

/** The account for the database's processes: our own, or `nobody` when we are root. */
export async function unprivileged(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const users = (await readable('/etc/passwd')) ?? ''
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith('nobody:'))
      ?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** Runs a program to its end as `account`; rejects with what it printed when it fails. */
export async function runAs(account: Account, program: string, args: string[]): Promise<void> {
  await run(program, args, { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } })
}

/** Returns whether an account without rights of its own can walk to `path`. */
export async function isReachable(path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** A file's text, or undefined where there is none. */
export async function readable(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}
