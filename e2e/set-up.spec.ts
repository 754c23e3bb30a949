import type { Page } from '@playwright/test'
import { listing, refusal, reply, type Upstream, type UpstreamCall } from '../server/test/upstream.ts'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible } from './accessible.ts'
import { expect, newPerson, PASSCODE, type Product, test } from './fixtures.ts'

/** A list is refused whatever was asked. */
const NO_CALL: UpstreamCall = { body: { model: '', messages: [] }, headers: {}, closed: Promise.resolve() }

/** Signs up where the passcode is asked for, and becomes the first admin. */
async function becomeAdmin(page: Page, url: string): Promise<void> {
  await page.goto(url + ROUTES.bootstrapAdmin)
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  const person = newPerson()
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(url + ROUTES.bootstrapAdmin)
  await expectAccessible(page)

  const passcode = page.getByLabel('Passcode', { exact: true })
  await passcode.fill('not the passcode')
  await passcode.press('Enter')
  await expect(page.getByText('Bootstrap failed')).toBeVisible()
  await passcode.fill(PASSCODE)
  await passcode.press('Enter')
  await expect(page.getByText('You are now an admin. Redirecting...').first()).toBeVisible()
  await expect(page).toHaveURL(url + ROUTES.admin)
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
}

const key = (page: Page) => page.getByLabel('API key', { exact: true })
const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All' }).click()

/** Connects the provider with a wrong key, which is not saved, and with the right one; then runs a test. */
async function connect(page: Page, { query }: Product, upstream: Upstream): Promise<void> {
  const { host } = new URL(upstream.env.OPENAI_BASE_URL ?? '')
  await page.getByRole('link', { name: 'Assistant Settings' }).click()
  const check = page.getByRole('button', { name: 'Check the key' })
  await expect(check).toBeDisabled()
  upstream.scriptList((response) => void refusal(401)(response, NO_CALL))
  await key(page).fill('sk-wrong-key-0000')
  await check.click()
  await expect(page.getByText(`${host} refused this key.`)).toBeVisible()
  await expect(page.getByText('“Incorrect API key provided: [key]”')).toBeVisible()
  await saveAll(page)
  const doubt = page.getByRole('dialog', { name: `${host} refused this key. Save anyway?` })
  await expect(doubt).toBeVisible()
  await expectAccessible(page)
  await doubt.getByRole('button', { name: 'Keep the present key' }).click()
  await expect(doubt).toBeHidden()
  expect(await query('select from assistant_settings')).toEqual([])

  const counted = (name: string) => page.evaluate((key) => Number(sessionStorage.getItem(key)), name)
  await page.evaluate(() => sessionStorage.clear())
  upstream.scriptList(listing('gpt-4o-mini', 'gpt-6-luna', 'whisper-1'))
  await page.reload()
  await page.getByRole('link', { name: 'Assistant Settings' }).click()
  await key(page).click()
  await key(page).fill('sk-a-key-that-works-1234')
  await check.click()
  await expect(page.getByText('offers 3 models with it, 2 of them can answer here')).toBeVisible()
  upstream.script(reply('Ready.'))
  await saveAll(page)
  await expect(page.getByText('Settings Saved')).toBeVisible()
  await expect(page.getByText('gpt-4o-mini is saved, but has not answered anybody yet')).toBeVisible()
  upstream.script(reply('Call three brine operators.'))
  await page.getByLabel('Test prompt').click()
  await page.getByLabel('Test prompt').fill('Who first?')
  await page.getByRole('button', { name: 'Run Test' }).click()
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('Call three brine operators.')
  expect(await counted('clicks')).toBeLessThanOrEqual(8)
  expect(await counted('fields')).toBe(2)
  await expect(page.getByText('gpt-4o-mini answers now')).toBeVisible()
}

/** A model that its provider has ended is replaced, first for one reply and then in the settings. */
async function replaceEnded(page: Page, upstream: Upstream): Promise<void> {
  const gone = { message: 'The model gpt-4o-mini has been deprecated', code: 'model_not_found' }
  upstream.script(refusal(404, gone), reply('Ask for the person who signs.'))
  await page.getByRole('button', { name: 'Run Test' }).click()
  const response = page.getByRole('region', { name: 'Response' })
  await expect(response.getByRole('heading')).toHaveText('gpt-6-luna answered, because gpt-4o-mini did not')
  await expect(page.getByText('gpt-6-luna answers, as a replacement for gpt-4o-mini')).toBeVisible()
  await page
    .getByRole('row', { name: /^gpt-4o-mini/ })
    .getByRole('button', { name: 'gpt-6-luna' })
    .click()
  upstream.script(reply('Ready.'))
  await saveAll(page)
  await expect(page.getByText('gpt-6-luna is saved, but has not answered anybody yet')).toBeVisible()
  await expectAccessible(page)
}

test.describe('a product that is new', () => {
  test.use({ expectedErrors: ['401', '403'] })

  test('has an admin by the passcode, a provider by 8 clicks and two fields, no wrong key, and an ended model replaced', async ({
    page,
    unset: { upstream, ...product },
  }) => {
    await page.addInitScript(() => {
      const count = (name: string) => () =>
        sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
      addEventListener('click', count('clicks'), true)
      addEventListener('change', count('fields'), true)
    })
    await becomeAdmin(page, product.url)
    await connect(page, product, upstream)
    await replaceEnded(page, upstream)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${product.url}/auth`)
    await expect(page.getByText("You've been signed out of your account.")).toBeVisible()
  })
})
