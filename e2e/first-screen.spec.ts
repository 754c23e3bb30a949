import type { Page } from '@playwright/test'
import { composer, expect, newSession, send, tell, test } from './fixtures.ts'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' })

  test('the first screen is there, in the language of the browser', async ({ page, guided }) => {
    const answer = await page.goto(guided.url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Datenschutz' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Deine Nachricht' })).toBeEditable()
    expect(await answer?.text()).toMatch(/<noscript[^>]*>Dieses Produkt braucht JavaScript/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Rat für den Markteintritt/,
    )
  })
})

test('what is typed and sent before the client has come is sent once it is there', async ({
  page,
  guided,
}) => {
  const client = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await client.promise
    await route.continue()
  })
  await page.goto(guided.url)
  await expect(composer(page)).toBeFocused()
  await page.keyboard.type('How many interviews are enough?')
  await page.keyboard.press('Enter')
  await expect(composer(page)).toHaveValue('How many interviews are enough?')
  client.resolve()
  await expect(page.getByRole('log')).toContainText('How many interviews are enough?')
  await expect(page.getByRole('article', { name: 'Assistant' })).toBeVisible()
})

test('a page whose client did not come says so, and goes on with what was typed once it can', async ({
  page,
  guided,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_FAILED')
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto(guided.url)
  await page.keyboard.type('How many interviews are enough?')
  await expect(page.getByRole('alert')).toContainText('This page did not load completely.')
  await page.unroute('**/assets/main-*.js')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(composer(page)).toHaveValue('How many interviews are enough?')
})

test('the language of the screen is chosen in the footer and stays', async ({ page, guided }) => {
  await page.goto(guided.url)
  await composer(page).fill('What I typed so far')
  const other = await page.context().newPage()
  await other.goto(guided.url)
  await expect(composer(other)).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('link', { name: 'Confidentialité' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ton message' })).toHaveValue('What I typed so far')
  // Another tab goes on in its language, and is whole in it.
  await send(other, 'How many interviews are enough?')
  await expect(other.getByRole('article', { name: 'Assistant' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await expect(other.getByRole('button', { name: 'Send message' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Confidentialité' })).toBeVisible()
})

test.describe('a page of a member', () => {
  test.use({ meetsPictures: true })

  /** Keeps the client away until it is let in. */
  async function holdClient(page: Page) {
    const client = Promise.withResolvers<void>()
    await page.route('**/assets/main-*.js', async (route) => {
      await client.promise
      await route.continue()
    })
    return client.resolve
  }

  test('the roadmap is drawn by the server, and nothing of it is asked for again', async ({
    page,
    guided,
  }) => {
    const token = await newSession(page, guided.url)
    await tell(page, guided.url, token, ['We build a ceramic membrane that separates hydrogen from gas.'])
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const shifts = await watchShifts(page)
    const letIn = await holdClient(page)
    await expect(async () => {
      asked.length = 0
      await page.goto(`${guided.url}/dashboard`)
      await expect(page.getByText('A ceramic membrane that separates hydrogen')).toBeVisible({
        timeout: 3000,
      })
    }).toPass()
    await page.getByRole('button', { name: 'About this page' }).click()
    expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual([])
    letIn()
    // What was pressed before the client had come is pressed then.
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await shifts()).toBeLessThan(0.01)
  })

  test('a conversation is drawn from its end, and what is typed and sent meanwhile goes out', async ({
    page,
    guided,
  }) => {
    const token = await newSession(page, guided.url)
    const address = await tell(page, guided.url, token, ['How many interviews are enough?'])
    const letIn = await holdClient(page)
    await expect(async () => {
      // A server with much to do leaves a page to the client.
      await page.goto(address)
      await expect(page.getByRole('log')).toContainText('How many interviews are enough?', { timeout: 3000 })
    }).toPass()
    await composer(page).fill('And who should they be with?')
    await composer(page).press('Enter')
    letIn()
    await expect(page.getByRole('log')).toContainText('And who should they be with?')
    await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(2)
  })

  test('another’s conversation is told to be missing, and a visitor is led to sign in', async ({
    page,
    guided,
    expectedErrors,
  }) => {
    expectedErrors.push('404')
    const token = await newSession(page, guided.url)
    const address = await tell(page, guided.url, token, ['How many interviews are enough?'])
    await newSession(page, guided.url)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${guided.url}/dashboard`)
    await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/)
  })
})

/** Adds up what moves on the page from now on by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
      }[])
        if (!hadRecentInput) (globalThis as unknown as { shifted: number }).shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
}
