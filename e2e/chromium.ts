/** Debian's Chromium; Playwright's own download is not used. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

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
