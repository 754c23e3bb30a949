import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { totp } from '../server/test/totp.ts'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible } from './accessible.ts'
import { createAccount, expect, newPerson, type Person, signUp, test } from './fixtures.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** That nothing is wider than a desktop's or a phone's screen, and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
}

async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign Out' })
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await button.click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
}

/** Signs in by password, as far as the code. */
async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const wrong = (uri: string) => String((Number(totp(uri)) + 1) % 1_000_000).padStart(6, '0')

// One worker starts the product for all of them.
test.describe.configure({ mode: 'default' })

test.describe('the second step of a sign-in', () => {
  test.use({ expectedErrors: ['401'] })

  test('is turned on, asked for, answered by app or backup code, and turned off', async ({
    page,
    guarded,
  }) => {
    const person = newPerson()
    await page.goto(guarded.url + ROUTES.auth)
    await signUp(page, person)
    await page.goto(guarded.url + ROUTES.account)
    const card = page.getByRole('region', { name: 'Second step when signing in' })
    await card.getByRole('button', { name: 'Turn on' }).click()
    await card.getByLabel('Password', { exact: true }).fill('not my password')
    await card.getByRole('button', { name: 'Go on' }).click()
    await expect(card.getByText('The password is not right. Nothing was changed.')).toBeVisible()
    await card.getByLabel('Password', { exact: true }).fill(person.password)
    await card.getByRole('button', { name: 'Go on' }).click()

    const link = card.getByRole('link', { name: 'open it in one on this device' })
    const uri = (await link.getAttribute('href')) ?? ''
    await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const codes = await card.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await expectSound(page)
    await card.getByLabel('Code from the app').fill(wrong(uri))
    await card.getByRole('button', { name: 'Turn on' }).click()
    await expect(card.getByText('The code is not right. Take the one that the app shows now.')).toBeVisible()
    await card.getByLabel('Code from the app').fill(totp(uri))
    await card.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Second step turned on')).toBeVisible()
    await expect(card.getByText('On. Signing in takes your password and a code')).toBeVisible()
    await expectSound(page)

    await signOut(page)
    await enterPassword(page, person)
    const code = page.getByLabel('Code from your authenticator app')
    await expect(code).toBeFocused()
    await expectSound(page)
    await code.fill(wrong(uri))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('main').getByText('The code is not right.')).toBeVisible()
    // The one that turned it on is spent.
    await code.fill(totp(uri, 1))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${guarded.url}/`)

    await signOut(page)
    await enterPassword(page, person)
    await page.getByRole('button', { name: 'Use a backup code' }).click()
    const backup = page.getByLabel('Backup code')
    await expect(backup).toBeFocused()
    await backup.fill('not-one-of-mine')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('main').getByText('This backup code is not right')).toBeVisible()
    await expectSound(page)
    await backup.fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${guarded.url}/`)

    await page.goto(guarded.url + ROUTES.account)
    await card.getByRole('button', { name: 'Turn off' }).click()
    await card.getByLabel('Password', { exact: true }).fill(person.password)
    await card.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText('Second step turned off')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Turn on' })).toBeVisible()
    await signOut(page)
    await enterPassword(page, person)
    await expect(page).toHaveURL(`${guarded.url}/`)
  })
})

test.describe('an account elsewhere', () => {
  test.use({ expectedErrors: ['403'] })

  test('signs a person in, who goes on where they were', async ({ page, guarded }) => {
    const email = `${randomUUID()}@example.org`
    guarded.oidc.expectVisit({ sub: randomUUID(), email, email_verified: true, name: 'Mara Lindqvist' })
    await page.goto(guarded.url + ROUTES.account)
    await expect(page.getByRole('button', { name: 'Continue with Halide ID' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Continue with Halide ID' }).click()
    await expect(page).toHaveURL(guarded.url + ROUTES.account)
    await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Mara Lindqvist')
    await expectSound(page)
  })

  test('is refused where the person refuses there, or has an account here by a password', async ({
    page,
    guarded,
  }) => {
    const button = page.getByRole('button', { name: 'Continue with Halide ID' })
    guarded.oidc.expectVisit(undefined)
    await page.goto(guarded.url + ROUTES.auth)
    await button.click()
    await expect(page.getByText('You were not signed in there.')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Back to Sign In' }).click()

    const person = newPerson()
    await createAccount(guarded.url, person)
    guarded.oidc.expectVisit({ sub: randomUUID(), email: person.email, email_verified: true })
    await button.click()
    await expect(page.getByText('This email has an account here already.')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await enterPassword(page, person)
    await expect(page).toHaveURL(`${guarded.url}/`)
  })
})

test('where the operator set up neither, the pages offer neither', async ({ page, guided }) => {
  await page.goto(guided.url + ROUTES.auth)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  await signUp(page, newPerson())
  await page.goto(guided.url + ROUTES.account)
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Second step when signing in' })).toHaveCount(0)
})
