import { type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_FLAGS } from '../../e2e/chromium.ts'
import type { Person } from './people.ts'

const PAGE = '/dashboard/evidence'

/** As long at least does somebody point at a link before they press, in milliseconds. */
const POINTED = 150

export interface Openings {
  /** By the mouse: the pointer comes to the link, then it is pressed. */
  readonly pointed: number[]
  /** By a click that nothing announces, in the second after the roadmap was shown. */
  readonly sudden: number[]
}

/**
 * Milliseconds in a real browser from the click on the roadmap's link to the evidence until the first rows of interviews
 * are painted; every time on a page that was just loaded, with what it loads from the server in the browser's cache.
 */
export async function timeEvidencePage(url: string, person: Person, times: number): Promise<Openings> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await signIn(context, person)
    await timeOpening(context, url)
    const [pointed, sudden]: [number[], number[]] = [[], []]
    for (let n = 0; n < times; n += 1) {
      pointed.push(await timeOpening(context, url, true))
      sudden.push(await timeOpening(context, url))
    }
    return { pointed, sudden }
  } finally {
    await browser.close()
  }
}

/** Puts a session where the client keeps it. */
async function signIn(context: BrowserContext, { token, userId }: Person): Promise<void> {
  const user = { id: userId, email: 'ada@example.org', fullName: 'Ada' }
  const session = { token, user, receivedAt: Date.now(), lifeMs: 86_400_000 }
  await context.addInitScript((kept) => localStorage.setItem('beachhead.auth', kept), JSON.stringify(session))
}

async function timeOpening(context: BrowserContext, url: string, isPointed = false): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(`${url}/dashboard`)
    await page.locator(`a[href="${PAGE}"]`).first().waitFor()
    // The feed of changes never ends, so that the network is never idle.
    await page.waitForTimeout(1000)
    if (isPointed) {
      await page.locator(`a[href="${PAGE}"]`).first().hover()
      await page.waitForTimeout(POINTED)
    }
    return await page.evaluate<number>(TIME_ROWS)
  } finally {
    await page.close()
  }
}

/** In the page: a task after the frame that holds the rows says that they are painted. */
const TIME_ROWS = `new Promise((resolve) => {
  const began = performance.now()
  const watch = new MutationObserver(() => {
    if (!document.querySelector('tbody [data-column="learnt"]')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  document.querySelector('a[href="${PAGE}"]').click()
})`
