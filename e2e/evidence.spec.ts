import { expectAccessible } from './accessible.ts'
import { expect, newSession, test } from './fixtures.ts'

test('an interview added by the form counts, says where it comes from, and can be taken back', async ({
  page,
  guided,
}) => {
  await newSession(page, guided.url)
  await page.goto(`${guided.url}/dashboard/evidence`)
  await expect(page.getByText('0 users, 0 people who sign')).toBeVisible()
  await page.getByRole('button', { name: 'Add the first interview' }).click()
  const form = page.getByRole('form', { name: 'Add an interview' })
  await expect(form.getByLabel('Who')).toBeFocused()
  await form.getByLabel('Who').fill('Petra Lang')
  await form.getByLabel('Organisation').fill('Terravent')
  await form.getByLabel('Relation').selectOption('User')
  await form.getByLabel('What was learnt').fill('They clean the sorbent every eight days.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('rowheader', { name: 'Petra Lang' })).toBeVisible()
  await expect(form.getByLabel('Who')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Interviews 1' })).toBeVisible()
  await expect(page.getByText('1 user, 0 people who sign')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Source of Petra Lang, Terravent' }).click()
  const source = page.getByRole('dialog', { name: 'Source of Petra Lang, Terravent' })
  await expect(source.getByText(/^You added this on /)).toBeVisible()
  await source.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0 users, 0 people who sign')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Petra Lang' })).toBeHidden()
})
