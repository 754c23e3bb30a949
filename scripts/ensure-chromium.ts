import { existsSync } from 'node:fs'
import { CHROMIUM } from '../e2e/chromium.ts'
import { aptInstall } from './apt.ts'

/** Makes sure there is a Chromium for the browser journeys; as root, Debian's is installed when it is missing. */
export async function ensureChromium(): Promise<boolean> {
  if (existsSync(CHROMIUM)) return true
  if (await aptInstall('chromium')) return existsSync(CHROMIUM)
  console.error(
    `There is no Chromium at ${CHROMIUM}: install it (Debian: apt-get install chromium), or set CHROMIUM.`,
  )
  return false
}
