import type { Page } from '@playwright/test'
import { vttOf, xlsxOf } from '../server/test/evidence-files.ts'
import { expectAccessible } from './accessible.ts'
import { expect, newSession, test } from './fixtures.ts'

const HEAD = ['Ansprechpartner', 'Firma', 'Datum', 'Rolle', 'Erkenntnis']
/** Thirty interviews, of which the first is in the venture already and the last repeats the one before. */
const SHEET = [
  HEAD,
  ...Array.from({ length: 29 }, (_, at) => [
    at === 0 ? 'Petra Lang' : `Person Nummer${at}`,
    at === 0 ? 'Terravent' : `Werk ${at}`,
    `${String((at % 28) + 1).padStart(2, '0')}.06.2026`,
    at % 5 === 0 ? 'Einkauf' : 'Anwenderin',
    `Verliert ${at} Tage im Monat`,
  ]),
  ['Person Nummer28', 'Werk 28', '01.06.2026', 'Anwenderin', 'Noch einmal'],
]

async function choose(page: Page, name: string, file: Uint8Array | string) {
  const buffer = Buffer.from(file)
  const mimeType = 'application/octet-stream'
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
  await expect(page.getByRole('table')).toBeVisible({ timeout: 30_000 })
}

test('a sheet of 30 interviews is imported with 2 duplicates found and undone', async ({ page, guided }) => {
  const { url } = guided
  const token = await newSession(page, url)
  const headers = { Authorization: `Bearer ${token}` }
  const dashboard = await (await page.request.get(`${url}/rest/v1/dashboard`, { headers })).json()
  const data = { type: 'interview', who: 'Petra Lang', organisation: 'Terravent', date: '2026-06-01' }
  await page.request.post(`${url}/rest/v1/ventures/${dashboard.venture.id}/records`, { headers, data })

  await page.goto(`${url}/dashboard/import`)
  await expect(page.getByRole('heading', { level: 1, name: 'Import evidence' })).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'interviews-2026.xlsx', xlsxOf(SHEET))
  await expect(page.getByText('5 of 5 matched by their headings.')).toBeVisible()
  await expect(page.getByText('28 to add, 2 already there')).toBeVisible()
  await expect(page.getByText('Already there: 1 June, added by hand')).toBeVisible()
  await expect(page.getByText('Already there: same as row 30')).toBeVisible()
  await expect(page.getByText(/passes the mark of 20/)).toBeVisible()
  await expectAccessible(page)

  // What was read outlives a reload, and nothing of it counts yet.
  await page.reload()
  await page.getByRole('button', { name: 'Add 28 interviews' }).click()
  await expect(page).toHaveURL(`${url}/dashboard/evidence`)
  await expect(
    page.getByText('Added 28 interviews from interviews-2026.xlsx. You now have 29.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Took back 28 records.')).toBeVisible()
  const after = await (await page.request.get(`${url}/rest/v1/dashboard`, { headers })).json()
  expect(after.counters.interview).toBe(1)
})

test('a transcript of an hour gives proposals with times', async ({ page, guided }) => {
  const filler = Array.from(
    { length: 716 },
    (_, at) => [at % 2 ? 'Petra Lang' : 'Mara Lindqvist', 'Right, go on.'] as const,
  )
  const talk = vttOf([
    ['Mara Lindqvist', 'What does scaling cost you?'],
    ['Petra Lang', 'We lose two days a month to scaling, that is €40,000.'],
    ...filler,
    ['Mara Lindqvist', 'E.ON signed a letter of intent last week.'],
    ['Petra Lang', 'That is good to hear.'],
  ])
  await newSession(page, guided.url)
  await page.goto(`${guided.url}/dashboard/import`)
  await choose(page, 'petra-2026-06-12.vtt', talk)
  await expect(page.getByText('Nothing is ticked yet. Tick what is true.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Petra Lang 00:00:05 .*We lose two days/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /00:59:50 LOI ?E\.ON/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Organisation' }).fill('Terravent')
  await page.getByRole('textbox', { name: 'Organisation' }).press('Enter')
  const interview = page.getByRole('checkbox', { name: 'Add Petra Lang, Terravent' })
  await expect(interview).toBeVisible()
  await interview.check()
  await page.getByRole('button', { name: 'Add one' }).click()
  await expect(page.getByText('Added one line from petra-2026-06-12.vtt.')).toBeVisible()
})
