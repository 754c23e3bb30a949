import type { Page } from '@playwright/test'
import { composer, enterAnew, expect, newPerson, send, signIn, signUp, test } from './fixtures.ts'

const replies = (page: Page) => page.getByRole('article', { name: 'Assistant' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })

test.describe('from visitor to account', () => {
  test.use({ expectedErrors: ['401'] })

  test('what a visitor wrote comes along when they sign up, and is there when they return', async ({
    page,
    guided,
  }) => {
    await page.goto(guided.url)
    await send(page, 'How do I choose a beachhead?')
    await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign In' }).click()

    const person = newPerson()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Please fill in all fields.')).toBeVisible()
    await signUp(page, person)
    await expect(page).toHaveURL(`${guided.url}/`)
    await expect(page.getByText('History Saved!')).toBeVisible()
    await expect(
      page.getByText('Your previous 1 conversation(s) have been saved to your account.'),
    ).toBeVisible()
    await sidebar(page).getByRole('link', { name: 'How do I choose a beachhead?' }).click()
    await expect(replies(page)).toHaveCount(1)

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(`${guided.url}/auth`)
    await expect(page.getByText("You've been signed out of your account.")).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not my password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Sign in failed').first()).toBeVisible()
    await signIn(page, person)
    await expect(sidebar(page).getByRole('link', { name: 'How do I choose a beachhead?' })).toBeVisible()
  })
})

test.describe('with a session', () => {
  test.beforeEach(async ({ page, guided }) => {
    await enterAnew(page, guided.url)
  })

  test('conversations are kept, opened by address, renamed and deleted', async ({
    page,
    context,
    expectedErrors,
  }) => {
    await expect(sidebar(page).getByText('No conversations yet. Start your first chat!')).toBeVisible()
    await send(
      page,
      'Who signs at a municipal utility, and what does that person need to see before a first trial?',
    )
    await expect(replies(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
    const label = 'Who signs at a municipal utility, and what does th…'
    await expect(sidebar(page).getByRole('link', { name: label })).toBeVisible()
    await expect(page).toHaveURL(/\/c\/[0-9a-f-]{36}$/)
    const address = page.url()

    await sidebar(page).getByRole('link', { name: label }).hover()
    await sidebar(page)
      .getByRole('button', { name: `Options for ${label}` })
      .click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const title = page.getByRole('textbox', { name: 'Conversation title' })
    await title.fill('Utility buyer')
    await title.press('Enter')
    await expect(sidebar(page).getByRole('link', { name: 'Utility buyer' })).toBeVisible()

    const second = await context.newPage()
    await second.goto(address)
    await expect(replies(second)).toHaveCount(1)
    await page.getByRole('button', { name: 'New chat' }).click()
    await expect(replies(page)).toHaveCount(0)

    await sidebar(page).getByRole('link', { name: 'Utility buyer' }).hover()
    await sidebar(page).getByRole('button', { name: 'Options for Utility buyer' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete conversation?' })
    await expect(dialog).toContainText('cannot be undone')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'Utility buyer' })).toBeVisible()
    await sidebar(page).getByRole('button', { name: 'Options for Utility buyer' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Conversation deleted')).toBeVisible()
    await expect(sidebar(page).getByText('No conversations yet. Start your first chat!')).toBeVisible()
    // The other tab hears of it too.
    await expect(sidebar(second).getByText('No conversations yet. Start your first chat!')).toBeVisible()

    expectedErrors.push('404')
    await page.goto(address)
    await expect(
      page.getByText('This conversation was deleted, or it belongs to another account.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(composer(page)).toBeVisible()
  })

  test.describe('in two tabs', () => {
    // A tab asks until it hears of the end, and the browser writes down every answer that is a refusal.
    test.use({ expectedErrors: ['401'] })

    test('signing out in one tab signs the other out too, without a word', async ({
      page,
      context,
      guided,
    }) => {
      const other = await context.newPage()
      await other.goto(guided.url)
      await expect(sidebar(other).getByText('No conversations yet. Start your first chat!')).toBeVisible()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL(`${guided.url}/auth`)
      await expect(other.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
      await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible()
      await expect(other.getByText('Your session has ended')).toHaveCount(0)
    })
  })

  test.describe('on a shared computer', () => {
    // What the pages behind ask for without a session.
    test.use({ expectedErrors: ['401', '404'], serviceWorkers: 'allow' })

    test('S49: Back after signing out shows nothing of the person, and neither does what the browser keeps', async ({
      page,
      guided,
    }) => {
      await send(page, 'Our secret pilot is with Norgas.')
      await expect(replies(page)).toHaveCount(1)
      await expect(page).toHaveURL(/\/c\/[0-9a-f-]{36}$/)
      const conversation = page.url()
      await page.goto(`${guided.url}/account`)
      await expect(page.getByLabel('Full Name')).toHaveValue('Mara Lindqvist')
      await page.goto(`${guided.url}/`)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL(`${guided.url}/auth`)

      const seen = async () => {
        // A visitor's page, with all that it has to show.
        await expect(
          page
            .locator('a, button')
            .filter({ hasText: /Sign In|Return to Home/ })
            .first(),
        ).toBeVisible()
        const fields = await page
          .locator('input, textarea')
          .evaluateAll((all) => all.map((each) => Reflect.get(each, 'value')))
        return `${await page.locator('body').innerText()} ${fields.join(' ')}`
      }
      for (const [step, go] of [
        ['Back', () => page.goBack()],
        ['Back again', () => page.goBack()],
        ['and again', () => page.goBack()],
        ['a reload', () => page.reload()],
        ['the address', () => page.goto(conversation)],
      ] as const) {
        await go()
        expect(await seen(), step).not.toMatch(/Norgas|Mara|mara\./)
      }
      const kept = await page.evaluate(async () =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await caches.keys(), document.cookie]),
      )
      expect(kept).not.toMatch(/Norgas|Mara|mara\.|token/)
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await expect.poll(workers).toBe(0)
    })
  })

  test.describe('that ends', () => {
    test.use({ expectedErrors: ['401'] })

    test('a draft survives a reload and the end of the session', async ({ page, guided }) => {
      await composer(page).fill('A thought I have not sent')
      // On a slow machine the feed would tell of the end before the message does.
      await page.route('**/realtime/v1', () => {})
      await page.reload()
      await expect(composer(page)).toHaveValue('A thought I have not sent')
      await expect(sidebar(page).getByText('No conversations yet. Start your first chat!')).toBeVisible()
      // The session is ended from elsewhere: this tab only learns of it when it next asks.
      await page.evaluate(async () => {
        const token = JSON.parse(localStorage.getItem('beachhead.auth') ?? '{}').token
        await fetch('/auth/v1/sign-out', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
      })
      await composer(page).press('Enter')
      await expect(page.getByText(/session has ended/i).first()).toBeVisible()
      await expect(composer(page)).toHaveValue('A thought I have not sent')
      await page.goto(guided.url)
      await expect(composer(page)).toHaveValue('A thought I have not sent')
    })
  })

  test('the account page changes the name, exports everything and deletes the account', async ({
    page,
    guided,
  }) => {
    await send(page, 'What is an ICP?')
    await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
    await page.goto(`${guided.url}/account`)
    await page.getByLabel('Full Name').fill('Mara L.')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('Name saved')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /Export|Download/ }).click()
    const file = await (await download).createReadStream()
    const parts: Buffer[] = []
    for await (const part of file) parts.push(part as Buffer)
    const held = JSON.parse(Buffer.concat(parts).toString('utf8'))
    expect(held.profile.full_name).toBe('Mara L.')
    expect(held.conversations[0].messages[0].content).toBe('What is an ICP?')

    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).fill('salt and lithium')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(/\/(auth)?$/)
    await page.goto(`${guided.url}/account`)
    await expect(page).toHaveURL(/\/auth/)
  })
})
