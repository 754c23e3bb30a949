import { existsSync } from 'node:fs'

/** Debian's Chromium; Playwright's own download is not used. */
export const WHOLE_CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The same without what draws windows, which takes a third less of the processor. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** What the journeys run in. */
export const CHROMIUM =
  process.env.CHROMIUM === undefined && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE_CHROMIUM

/** Quiet and without connections of the browser's own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
