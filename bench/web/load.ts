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

/** Opens the page as a new visitor; lists the scripts and styles asked for until the message box takes text. */
export async function loadUntilTypable(browser: Browser, url: string): Promise<Loaded[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => void responses.push(response))
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('textbox').first().fill('Can I type yet?')
    const before = [...responses]
    const files = before.flatMap((response) => {
      const type = response.request().resourceType()
      return type === 'script' || type === 'stylesheet' ? [{ response, type } as const] : []
    })
    const loaded = await Promise.all(
      files.map(async ({ response, type }) => ({
        path: new URL(response.url()).pathname,
        type,
        gzip: gzipSync(await response.body(), { level: 9 }).length,
        sent: (await response.request().sizes()).responseBodySize,
      })),
    )
    return loaded.sort((a, b) => b.gzip - a.gzip)
  } finally {
    await context.close()
  }
}
