import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './accessible.ts'
import { expect, newSession, send, test } from './fixtures.ts'

const ASKED =
  'Write a pilot one-pager for Biowärme Kufstein: six weeks from 1 December to 12 January, 18 000 €, below 0.5 ppm, with our hyperspectral camera.'

/** Asks the guide and opens the document of its reply; returns the address of the conversation. */
async function openDocument(page: Page, url: string, token: string): Promise<string> {
  await page.goto(`${url}/`)
  await send(page, ASKED)
  await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/c\//)
  const conversation = page.url()
  const headers = { Authorization: `Bearer ${token}` }
  const id = conversation.split('/').at(-1)
  const messages = await page.request.get(`${url}/rest/v1/conversations/${id}/messages`, { headers })
  const reply = ((await messages.json()) as { id: string }[]).at(-1)
  await page.goto(`${url}/documents/from/${reply?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pilot one-pager' })).toBeVisible()
  return conversation
}

/** The text of the Word file that a click downloads. */
async function wordText(page: Page, click: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  const bytes = await readFile(await file.path())
  return strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array())
}

test('a document is filled from the message, completed on its page, and downloaded', async ({
  page,
  guided,
}) => {
  const token = await newSession(page, guided.url)
  const conversation = await openDocument(page, guided.url, token)

  await expect(page.getByLabel('Customer')).toHaveValue('Biowärme Kufstein')
  await expect(page.getByLabel('Price')).toHaveValue('18 000 €')
  await expect(page.getByLabel('Number to reach')).toHaveValue('below 0.5 ppm')
  await expect(page.getByLabel('Start')).toHaveValue('1 December')
  await expect(page.getByText('7 of 14 open')).toBeVisible()
  await expectAccessible(page)

  await expect(page.getByLabel('What happens if it works')).toHaveAccessibleDescription('Open')
  await expect(page.getByLabel('Customer')).toHaveAccessibleDescription(/^Your message, today \d\d:\d\d$/)

  // The preview says what is typed, and the badge counts down.
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Pilot at Biowärme Kufstein')
  await page.getByLabel('What happens if it works').fill('an order by 31 January')
  await expect(preview).toContainText('an order by 31 January')
  await expect(page.getByText('6 of 14 open')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // From here Ctrl+Enter leads to the next open field.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Your company')).toBeFocused()
  await page.keyboard.type('Spanlicht')

  // Typed over what was read, and taken back.
  await page.getByLabel('Customer').fill('Norgas')
  await page.getByRole('button', { name: 'Use mine again' }).click()
  await expect(page.getByLabel('Customer')).toHaveValue('Biowärme Kufstein')

  const text = await wordText(page, async () => {
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: 'Word' }).click()
  })
  for (const value of ['Biowärme Kufstein', '18 000 €', 'an order by 31 January', 'Spanlicht']) {
    expect(text).toContain(value)
  }
  await expect(page.getByText('Downloaded with 5 open fields.')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('What happens if it works')).toHaveValue('an order by 31 January')
  await page.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(page).toHaveURL(conversation)
})

test('a visitor’s document stays on the device and can be downloaded', async ({ page, guided }) => {
  await page.goto(`${guided.url}/documents/new?kind=outreach&lang=de`)
  await page.getByLabel('Worum du bittest').selectOption('Ein bezahltes Pilotprojekt')
  await page.getByLabel('Firma', { exact: true }).fill('Molkerei Hofgut')
  await expect(page.getByText('9 of 10 open')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Firma', { exact: true })).toHaveValue('Molkerei Hofgut')
  const text = await wordText(page, () => page.keyboard.press('Control+s'))
  expect(text).toContain('Molkerei Hofgut')
  expect(
    await guided.query('select from documents where fields::text like $1', ['%Molkerei Hofgut%']),
  ).toEqual([])
})
