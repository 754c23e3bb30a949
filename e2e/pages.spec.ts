import { expectAccessible } from './accessible.ts'
import { enterAnew, expect, newPerson, send, test } from './fixtures.ts'

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('everything fits, and the drawer holds what the header has no room for', async ({ page, guided }) => {
    const person = newPerson()
    await enterAnew(page, guided.url, person)
    await send(page, 'Where do I find people to interview?')
    await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
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
