import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { enterAnew, expect, newPerson, send, signUp, test } from './fixtures.ts'

const TOLD = 'We talked to about 10 growers last week. Halden Water gave us a letter.'

/** Says something and waits until the reply is whole. */
async function say(page: Page, text: string): Promise<void> {
  const replies = page.getByRole('button', { name: 'Copy reply' })
  const before = await replies.count()
  await send(page, text)
  await expect(replies).toHaveCount(before + 1, { timeout: 20_000 })
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
}

const cardOf = (page: Page) => page.getByRole('group', { name: /^That makes|^Added|^Not added/ })
const row = (card: Locator, name: string | RegExp) => card.getByRole('group', { name })
const counter = (page: Page, label: string, count: number) =>
  page.getByRole('region', { name: `${label}: ${count}`, exact: true })

test('a founder changes what a message would add, adds it row by row and all at once, and takes it back', async ({
  page,
  guided,
}) => {
  await enterAnew(page, guided.url)
  await say(page, TOLD)
  const card = cardOf(page)
  await expect(card).toContainText('That makes ten interviews and your first LOI.')
  await expect(card).toContainText('Check, then add.')
  const marked = page.getByRole('article', { name: 'You' }).getByRole('button', { name: /10 growers/ })
  await expect(marked).toBeVisible()
  await expectAccessible(page)

  // The words lead to their row, and the number in it can be stepped and typed.
  await marked.click()
  await expect(
    row(card, /^10 interviews/)
      .getByRole('combobox')
      .or(row(card, /^10 interviews/).getByLabel('Type')),
  ).toBeFocused()
  const number = row(card, /^10 interviews/).getByRole('spinbutton', { name: 'Number' })
  await number.press('ArrowDown')
  await expect(card).toContainText('That makes nine interviews')
  const nine = row(card, /^9 interviews/)
  await nine.getByRole('spinbutton').fill('12')
  await row(card, /^12 interviews/)
    .getByRole('spinbutton')
    .press('Escape')
  await expect(row(card, /^10 interviews/)).toBeVisible()
  await number.fill('8')
  await row(card, /^8 interviews/)
    .getByLabel('Organisation')
    .fill('Graz fair')
  await row(card, /^8 interviews/)
    .getByRole('button', { name: /^Add/ })
    .click()

  await expect(card).toContainText('Added 8 interviews, growers, Graz fair')
  await expect(card).toContainText('One left to check.')
  await expect(card.getByRole('button', { name: 'Add all' })).toHaveCount(0)
  await expect(row(card, /^1 LOI/).getByRole('button', { name: /^Add/ })).toBeFocused()
  await expect(card.getByRole('status')).toHaveText('Added 8 interviews, growers, Graz fair')

  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(row(card, /^10 interviews/)).toBeVisible()
  await row(card, /^10 interviews/)
    .getByRole('button', { name: /^Not this/ })
    .click()
  await expect(card).toContainText('Not added: 10 interviews')
  await card.getByRole('button', { name: 'Undo' }).click()

  await card.getByRole('button', { name: 'Add all' }).click()
  await expect(cardOf(page)).toContainText('Added 10 interviews and 1 LOI')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(cardOf(page), /^10 interviews/)).toBeVisible()
  await cardOf(page).getByRole('button', { name: 'Add all' }).click()
  await cardOf(page).getByRole('link', { name: 'View Roadmap →' }).click()
  await expect(counter(page, 'Interviews', 10)).toBeVisible()
  await expect(counter(page, 'LOIs', 1)).toBeVisible()
})

test('a correction names the number before and after, and the records keep both', async ({
  page,
  guided,
}) => {
  await enterAnew(page, guided.url)
  await say(page, 'We did 12 interviews with growers.')
  await say(page, 'Correction: we held 9 interviews, not 12.')
  await page.goto(`${guided.url}/dashboard`)
  await page
    .getByRole('button', { name: /sentences/ })
    .first()
    .click()
  await expect(page.getByText('12, corrected to 9')).toBeVisible()
})

test('on a phone one row is open and the others are folded', async ({ page, guided }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAnew(page, guided.url)
  await say(page, TOLD)
  const card = cardOf(page)
  await expect(row(card, /^10 interviews/).getByRole('spinbutton')).toBeVisible()
  const letter = row(card, /^1 LOI/)
  await expect(letter.getByRole('spinbutton')).toBeHidden()
  await letter
    .getByRole('button', { name: /Halden Water$/ })
    .first()
    .click()
  await expect(letter.getByRole('spinbutton')).toBeVisible()
  await expect(row(card, /^10 interviews/).getByRole('spinbutton')).toBeHidden()
  await expectAccessible(page)
})

test('a visitor sees what was noticed, signs up, and finds it in one list', async ({ page, guided }) => {
  await page.goto(guided.url)
  await say(page, `We did 12 interviews with growers. ${TOLD.split('. ')[1]}`)
  const noticed = page.getByRole('region', { name: 'We noticed' })
  await expect(noticed).toContainText('12 interviews')
  await expect(noticed).toContainText('1 LOI, Halden Water')
  await expect(noticed).toContainText('Sign up to keep them.')
  await expectAccessible(page)
  await noticed.getByRole('link', { name: 'Sign Up Free' }).click()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await noticed.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(noticed.getByRole('link', { name: 'Sign Up Free' })).toHaveCount(0)
  await expect(noticed).toContainText('12 interviews')

  await page.goto(`${guided.url}/auth`)
  await signUp(page, newPerson())
  await page.getByRole('alert').getByRole('button', { name: 'View Roadmap' }).click()
  const list = page.getByRole('region', { name: 'From your conversation' })
  await expect(list).toContainText('Welcome, Mara. Take these over?')
  await expect(list).toContainText('Added 12 interviews')
  await row(list, /^1 LOI/)
    .getByRole('button', { name: /^Add/ })
    .click()
  await expect(counter(page, 'LOIs', 1)).toBeVisible()
  await expect(counter(page, 'Interviews', 12)).toBeVisible()
  await list.getByRole('button', { name: 'Done' }).click()
  await expect(list).toHaveCount(0)
  await page.reload()
  await expect(counter(page, 'LOIs', 1)).toBeVisible()
  await expect(list).toHaveCount(0)
})
