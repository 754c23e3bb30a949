import { existsSync } from 'node:fs'
import { HEADLESS_SHELL, WHOLE_CHROMIUM } from '../e2e/chromium.ts'
import { aptInstall } from './apt.ts'

/** Makes sure there is a Chromium for the browser journeys; as root, Debian's is installed when it is missing. */
export async function ensureChromium(): Promise<boolean> {
  if (process.env.CHROMIUM === undefined && existsSync(HEADLESS_SHELL)) return true
  if (process.env.CHROMIUM === undefined && (await aptInstall('chromium-headless-shell'))) return true
  if (existsSync(WHOLE_CHROMIUM) || (await aptInstall('chromium'))) return existsSync(WHOLE_CHROMIUM)
  console.error(
    `There is no Chromium at ${WHOLE_CHROMIUM}: install it (Debian: apt-get install chromium), or set CHROMIUM.`,
  )
  return false
}
