import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { enterAnew, expect, send, test } from './fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Moves the page's clock; the server's stays. */
const goOnDays = (page: Page, days: number) => page.clock.setFixedTime(Date.now() + days * DAY_MS)

test('a commitment comes due and is asked about', async ({ page, guided }) => {
  await enterAnew(page, guided.url)
  await send(page, 'We build a sensor for brine. I’ll call three hospitals by tomorrow.')
  const offer = page.getByRole('form', { name: 'Remember this?' })
  await expect(offer).toContainText('I’ll call three hospitals by tomorrow')
  await offer.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText(/^Planned, due/)).toBeVisible()

  await page.goto(`${guided.url}/dashboard`)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText(/^Accepted by you/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Planned' })).toContainText('I’ll call three hospitals')
  await expectAccessible(page)

  // Three days later the call is overdue.
  await goOnDays(page, 3)
  await page.goto(guided.url)
  await expect(page.getByText(/^Overdue: due .*, 2 days ago$/)).toBeVisible()
  await page.getByRole('button', { name: 'What happened?' }).click()
  const asked = page.getByRole('dialog', { name: 'What happened?' })
  await expect(asked).toContainText('I’ll call three hospitals by tomorrow')
  await asked.getByLabel('What happened?').fill('We interviewed 3 hospital technicians.')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Send' }).click()

  // The answer is a message like any other: it is read into the roadmap.
  await page.waitForURL(/\/c\//)
  await expect(page.getByRole('article', { name: 'You' })).toContainText('3 hospital technicians')
  await page.goto(`${guided.url}/dashboard`)
  await expect(page.getByRole('region', { name: 'Interviews: 3', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Planned' })).toHaveCount(0)
})
