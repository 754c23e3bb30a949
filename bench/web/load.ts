import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** A file that the page loaded. */
export interface Loaded {
  readonly path: string
  readonly type: 'script' | 'stylesheet'
  /** Size with gzip at its best, in bytes, however the server really sent it. */
  readonly gzip: number
  readonly sent: number
}

/** What a visitor's browser asked for until the message box took text, and what by itself after that. */
export interface PageLoad {
  readonly typable: readonly Loaded[]
  readonly idle: readonly Loaded[]
}

/** Opens the page as a new visitor; lists the scripts and styles asked for before the message box takes text and after. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => void responses.push(response))
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('textbox').first().fill('Can I type yet?')
    const before = responses.length
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all(responses.map(sizeOf))
    const known = (part: (Loaded | null)[]) =>
      part.filter((file) => file !== null).sort((a, b) => b.gzip - a.gzip)
    return { typable: known(loaded.slice(0, before)), idle: known(loaded.slice(before)) }
  } finally {
    await context.close()
  }
}

async function sizeOf(response: Response): Promise<Loaded | null> {
  const type = response.request().resourceType()
  if (type !== 'script' && type !== 'stylesheet') return null
  return {
    path: new URL(response.url()).pathname,
    type,
    gzip: gzipSync(await response.body(), { level: 9 }).length,
    sent: (await response.request().sizes()).responseBodySize,
  }
}
