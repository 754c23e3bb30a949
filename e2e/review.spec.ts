import { ROUTES } from '../shared/routes.ts'
import { expectAccessible } from './accessible.ts'
import { enter, enterAnew, expect, newPerson, send, test } from './fixtures.ts'

const QUESTION = 'Do we need an export licence for our quartz oscillators?'

test('a reply that a founder rates down becomes an entry, and the next founder gets the better answer', async ({
  page,
  browser,
  guided,
}) => {
  const founder = newPerson()
  await enterAnew(page, guided.url, founder)
  await send(page, QUESTION)
  await page.getByRole('button', { name: 'Bad reply' }).click()
  await page.getByRole('button', { name: 'Too vague' }).click()
  await page.getByLabel('Anything else? (optional)').press('Enter')
  await expect(page.getByText('Thanks. That helps.')).toBeVisible()

  await enter(page, guided.url, guided.admin, ROUTES.adminReview)
  await page.getByRole('tab', { name: /^Thumbs down/ }).click()
  const reply = page.getByRole('region', { name: 'The chosen reply' })
  await expect(reply.getByText(QUESTION, { exact: true })).toBeVisible()
  await expect(reply.getByText('Too vague')).toBeVisible()
  await expect(reply.getByText('What this reply was made of')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('e')
  const drawer = page.getByRole('dialog', { name: 'Write an entry' })
  await expect(drawer.getByLabel('Title *')).toHaveValue(QUESTION)
  await expectAccessible(page)
  await drawer.getByLabel('Category *').fill('Export')
  await drawer
    .getByLabel('Content *')
    .fill('Quartz oscillators for radar need an export licence. Ask the customs office for a ruling first.')
  await drawer.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Entry created, and this item is done.')).toBeVisible()
  await expect(reply.getByText(QUESTION, { exact: true })).toBeHidden()

  const context = await browser.newContext()
  const other = await context.newPage()
  await enterAnew(other, guided.url)
  await send(other, QUESTION)
  await expect(other.getByText(/customs office for a ruling/).first()).toBeVisible()
  await context.close()
})
