import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { enterAnew, expect, send, test } from './fixtures.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })

async function ask(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).click()
  await send(page, text)
  await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: text.slice(0, 30) })).toBeVisible()
}

/** Chooses from the menu of a conversation with the keyboard. */
async function choose(page: Page, conversation: string, act: string): Promise<void> {
  await sidebar(page).getByRole('link', { name: conversation }).press('Shift+F10')
  await page.getByRole('menuitem', { name: act }).press('Enter')
}

const PILOT = 'What does a pilot at Biowärme Kufstein cost?'

test.describe('conversations are kept and found', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test.describe('and given to others', () => {
    test.use({ expectedErrors: ['404'] })

    test('a member shares a conversation, somebody reads it in their language, and the link is turned off', async ({
      page,
      guided,
      browser,
    }) => {
      await enterAnew(page, guided.url)
      await ask(page, PILOT)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await choose(page, PILOT, 'Share')
      const dialog = page.getByRole('dialog', { name: 'Share this conversation' })
      await dialog.getByRole('combobox', { name: 'The link ends after' }).selectOption('7')
      await dialog.getByRole('button', { name: 'Create the link' }).click()
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
      await expectAccessible(page)
      const address = await dialog.getByRole('textbox').inputValue()

      const context = await browser.newContext({ locale: 'de-DE' })
      const reader = await context.newPage()
      await reader.goto(address)
      await expect(reader.getByText('Zum Lesen für dich geteilt')).toBeVisible()
      await expect(reader.getByRole('article').first()).toContainText(PILOT)
      await expect(reader.getByText('Mara Lindqvist')).toHaveCount(0)
      await expectAccessible(reader)

      await dialog.getByRole('button', { name: 'Turn off link' }).click()
      await expect(dialog.getByText('The link is off.')).toBeAttached()
      await reader.reload()
      await expect(reader.getByRole('heading', { name: 'Dieser Link ist abgelaufen' })).toBeVisible()
      await context.close()

      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      // The key opens the menu as often as it is pressed.
      await choose(page, PILOT, 'Archive')
      await expect(page.getByText('You’ll find it under “Archived” and in the search.')).toBeVisible()
      await page.goto(`${page.url()}/print`)
      await expect(page.getByRole('heading', { name: PILOT })).toBeVisible()
      await expectAccessible(page)
    })
  })
})
