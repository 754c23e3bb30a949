import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { composer, enterAnew, expect, newPerson, send, test } from './fixtures.ts'

test.describe('in light and dark', () => {
  test.use({ expectedErrors: ['404'] })

  test('axe finds nothing on any page a visitor can open', async ({ page, guided }) => {
    for (const path of [
      '/',
      '/auth',
      '/auth/reset?token=x',
      '/privacy-policy',
      '/legal-notice',
      '/ai-disclaimer',
      '/no-such-page',
    ]) {
      await page.goto(guided.url + path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expectAccessible(page)
    }
  })

  test('axe finds nothing in a conversation, its dialogs and the account page', async ({ page, guided }) => {
    await enterAnew(page, guided.url)
    await send(page, 'How many interviews are enough?')
    await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Options for/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto(`${guided.url}/account`)
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('starter cards and the guide speak German', async ({ page, guided }) => {
    await page.goto(guided.url)
    const card = page.getByRole('list', { name: 'So kannst du anfangen' }).getByRole('button').first()
    await expect(card).toContainText(/\b(der|die|das|wir|ein|eine|und|mir)\b/i)
    await card.click()
    await expect(page.getByRole('article', { name: 'Assistent' })).toContainText('Nächste Schritte', {
      timeout: 15_000,
    })
  })
})

/** No page scrolls sideways. */
async function expectToFit(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

test.describe('in colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what is chosen and what has the focus can be told', async ({ page, guided }) => {
    await page.goto(`${guided.url}/auth`)
    const [chosen, other] = [
      page.getByRole('tab', { name: 'Sign In' }),
      page.getByRole('tab', { name: 'Sign Up' }),
    ]
    const look = (locator: Locator) =>
      locator.evaluate((element) => {
        const { color, backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(element)
        return [color, backgroundColor, borderBottomColor, borderBottomWidth].join(' ')
      })
    expect(await look(chosen)).not.toBe(await look(other))
    await chosen.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return `${outlineStyle} ${outlineWidth}`
    })
    expect(ring).toMatch(/^(solid|auto) [1-9]/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('everything fits, and the drawer holds what the header has no room for', async ({ page, guided }) => {
    const person = newPerson()
    await enterAnew(page, guided.url, person)
    await send(page, 'Where do I find people to interview?')
    await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
    await expectToFit(page)
    // A window of 1280 by 900 at 200 %.
    await page.setViewportSize({ width: 640, height: 450 })
    await expectToFit(page)
    await expect(composer(page)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(person.email)).toBeVisible()
    await drawer.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(`${guided.url}/auth`)
  })
})

test('nothing but this server is ever asked for anything', async ({ page, guided }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(guided.url) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  for (const path of ['/', '/auth', '/privacy-policy'])
    await page.goto(guided.url + path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})
