import type { Locator } from '@playwright/test'
import { composer, expect, send, test } from './fixtures.ts'

test('a visitor asks, gets tactical answers, and is invited after six free messages', async ({
  page,
  guided,
}) => {
  await page.goto(guided.url)
  await expect(page.getByText('Insights from')).toBeVisible()
  await expect(page.getByText('...and many more')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()

  const questions = [
    'How many interviews are enough?',
    'How do I choose a beachhead?',
    'What should a paid pilot contain?',
    'What makes a letter of intent worth showing?',
    'Who signs at a municipal utility?',
    'When do I hire a sales person?',
  ]
  const log = page.getByRole('log')
  for (const [index, question] of questions.entries()) {
    await send(page, question)
    await expect(log.getByText(question, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy reply' })).toHaveCount(index + 1)
    if (index === 2) {
      const hint = page.getByRole('alert').filter({ hasText: 'Unlock Your GTM Roadmap Dashboard' })
      await expect(hint).toBeVisible()
      await expect(hint.getByRole('button', { name: 'Sign Up Free' })).toBeVisible()
    }
  }
  await expect(
    page.getByText('Guide: prepared answers and your roadmap. No AI model is connected.'),
  ).toBeVisible()

  await send(page, 'And a seventh?')
  const modal = page.getByRole('dialog', { name: 'Sign up to unlock your GTM Roadmap' })
  await expect(modal).toBeVisible()
  await expect(modal).toContainText('6 free messages')
  await modal.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(modal).toBeHidden()
  await expect(composer(page)).toHaveValue('And a seventh?')
  await expect(log.getByText('And a seventh?')).toHaveCount(0)

  await composer(page).press('Enter')
  await modal
    .getByRole('link', { name: 'Sign Up Free' })
    .or(modal.getByRole('button', { name: 'Sign Up Free' }))
    .click()
  await expect(page).toHaveURL(`${guided.url}/auth`)
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
})

test('the hint of the roadmap gives way to the invitation', async ({ page, guided }) => {
  const count = (replies: number) => {
    sessionStorage.setItem('beachhead.anonymousCount', String(replies))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(guided.url)
  await page.evaluate(count, 2)
  await page.reload()
  await send(page, 'How many interviews are enough?')
  const hint = page.getByRole('alert').filter({ hasText: 'Unlock Your GTM Roadmap Dashboard' })
  await expect(hint).toBeVisible()
  // On a phone it takes its room from the foot of the messages: no line of the reply lies under it.
  const edge = (locator: Locator, name: 'top' | 'bottom') =>
    locator.evaluate((element, side) => element.getBoundingClientRect()[side], name)
  await expect
    .poll(async () => (await edge(hint, 'top')) - (await edge(page.locator('[data-conversation]'), 'bottom')))
    .toBeGreaterThanOrEqual(0)
  expect(await edge(hint, 'bottom')).toBeLessThanOrEqual(await edge(composer(page), 'top'))
  await page.evaluate(count, 6)
  await send(page, 'And a seventh?')
  await expect(page.getByRole('dialog', { name: 'Sign up to unlock your GTM Roadmap' })).toBeVisible()
  await expect(hint).toHaveCount(0)
})
