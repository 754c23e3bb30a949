import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from './config.ts'

const Secrets = z.object({ authSecret: z.string().min(32), bootstrapPasscode: z.string().min(8) })
export type Secrets = z.infer<typeof Secrets>

/** The secrets of this installation: from the environment, else generated once into the data folder. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const { AUTH_SECRET: authSecret, BOOTSTRAP_PASSCODE: bootstrapPasscode } = config
  if (authSecret && bootstrapPasscode) return { authSecret, bootstrapPasscode }
  // On a server's database every replica must agree, and no folder is shared: both derive from the secret given.
  if (authSecret && config.DATABASE_URL) return { authSecret, bootstrapPasscode: derive(authSecret) }
  const kept = await generated(config.DATA_DIR)
  return {
    authSecret: authSecret ?? kept.authSecret,
    bootstrapPasscode: bootstrapPasscode ?? kept.bootstrapPasscode,
  }
}

function derive(authSecret: string): string {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'bootstrap-passcode', 12)).toString('base64url')
}

async function generated(folder: string): Promise<Secrets> {
  const path = join(folder, 'secrets.json')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fresh = {
    authSecret: randomBytes(32).toString('base64url'),
    bootstrapPasscode: randomBytes(12).toString('base64url'),
  }
  // Written beside its place and put there whole: a kill leaves all or nothing, and of two servers one is first.
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(draft, JSON.stringify(fresh), { mode: 0o600, flush: true })
    await link(draft, path)
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  const parsed = Secrets.safeParse(parse(await readFile(path, 'utf8')))
  if (!parsed.success) {
    throw new Error(
      `${path} is damaged: restore it from a backup, or set AUTH_SECRET and BOOTSTRAP_PASSCODE.`,
    )
  }
  return parsed.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
