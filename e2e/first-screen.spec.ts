import { composer, expect, test } from './fixtures.ts'

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
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('link', { name: 'Confidentialité' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ton message' })).toHaveValue('What I typed so far')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Confidentialité' })).toBeVisible()
})
