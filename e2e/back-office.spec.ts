import type { Page } from '@playwright/test'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible, expectAccessibleHere } from './accessible.ts'
import { createAccount, enter, expect, newPerson, type Operated, send, settled, test } from './fixtures.ts'

const PAGES = {
  Overview: ROUTES.admin,
  'Knowledge Base': ROUTES.adminKnowledge,
  'Assistant Settings': ROUTES.adminSettings,
  'Prompt Boxes': ROUTES.adminPromptBoxes,
  Users: ROUTES.adminUsers,
  Conversations: ROUTES.adminConversations,
  Review: ROUTES.adminReview,
  Evaluation: ROUTES.adminEvaluation,
  Site: ROUTES.adminSite,
  System: ROUTES.adminSystem,
  'Audit log': ROUTES.adminAuditLog,
}

/** Calls the API as whoever the page's browser is signed in as. */
async function call(page: Page, method: string, path: string, json: object): Promise<void> {
  const status = await page.evaluate(
    async ([verb, where, body]) => {
      const { token } = JSON.parse(localStorage.getItem('beachhead.auth') ?? '{}') as { token: string }
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      return (await fetch(where, { method: verb, headers, body })).status
    },
    [method, path, JSON.stringify(json)] as const,
  )
  expect(status, `${method} ${path}`).toBeLessThan(300)
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** A dialog that is open is accessible in both schemes, and closes by Escape. */
async function seeDialog(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  // The first Escape may be for the list of a field in it.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 1_000 })
  }).toPass()
}

/** The same for a menu. */
async function seeMenu(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** Somebody with a conversation whose reply they rated down. */
async function newFounder(page: Page, product: Operated, name: string) {
  const person = { ...newPerson(), name }
  await createAccount(product.url, person)
  await enter(page, product.url, person)
  await send(page, 'Do we need an export licence for our quartz oscillators?')
  await button(page, 'Bad reply').click()
  await button(page, 'Too vague').click()
  await page.getByLabel('Anything else? (optional)').press('Enter')
  await expect(page.getByText('Thanks. That helps.')).toBeVisible()
  return person
}

test('axe finds nothing on any page of the back-office, and its tables stay tables on a tablet', async ({
  page,
  guided,
}) => {
  test.setTimeout(300_000)
  await newFounder(page, guided, 'Pia Pages')
  await enter(page, guided.url, guided.admin, ROUTES.admin)
  for (const [name, path] of Object.entries(PAGES)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(guided.url + path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await settled(page)
    await expectAccessible(page)
    const tables = await page.getByRole('main').getByRole('table').count()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(tables)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)
    await expectAccessibleHere(page)
  }
})

test.describe('axe finds nothing in the dialogs', () => {
  test.use({ expectedErrors: ['409'] })
  test.setTimeout(300_000)

  test('of the knowledge base', async ({ page, guided }) => {
    await enter(page, guided.url, guided.admin, ROUTES.adminKnowledge)
    await button(page, 'Add Entry').click()
    await seeDialog(page, 'Add New Knowledge Entry')
    const edit = 'Edit Knowledge Entry'
    for (const tab of ['Text', /^Translations/, /^Prepared answers/, 'History']) {
      await button(page, 'Edit Commitment currencies').click()
      await page.getByRole('dialog', { name: edit }).getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('dialog').locator('.mantine-Skeleton-root')).toHaveCount(0)
      await seeDialog(page, edit)
    }
    await button(page, 'Edit Commitment currencies').click()
    await page.getByRole('dialog', { name: edit }).getByLabel('Content *').fill('Mine.')
    await guided.query(
      `update knowledge_entries set content = 'Theirs.', updated_at = now() + interval '1 second'
       where title = 'Commitment currencies'`,
    )
    await page.getByRole('dialog', { name: edit }).getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Nothing has been overwritten')).toBeVisible()
    await seeDialog(page, edit)
    await button(page, 'Delete Commitment currencies').click()
    await seeDialog(page, 'Are you sure?')
    await button(page, 'Import').click()
    await seeDialog(page, 'Import entries')
    await button(page, /^Export/).click()
    await seeMenu(page)
    await page.getByLabel('Select all entries on this page').check()
    for (const [item, name] of [
      ['Set the category', /^Set the category of/],
      ['Add a tag', /^Add a tag to/],
      ['Remove a tag', /^Remove a tag from/],
    ] as const) {
      await button(page, 'Change').click()
      await expect(page.getByRole('menu')).toBeVisible()
      if (item === 'Add a tag') await expectAccessible(page)
      await page.getByRole('menuitem', { name: item }).click()
      await seeDialog(page, name)
    }
  })

  test('of the undo of an import', async ({ page, guided }) => {
    await enter(page, guided.url, guided.admin, ROUTES.adminKnowledge)
    const entry = {
      title: 'Osmium',
      content: 'Sell it.',
      category: 'Metals',
      keywords: [],
      relevance_tags: [],
    }
    const file = { format: 'json', text: JSON.stringify([entry]) }
    await call(page, 'POST', '/rest/v1/admin/knowledge/import', file)
    const [stored] = await guided.query<{ id: string }>(
      `select id from knowledge_entries where title = 'Osmium'`,
    )
    const changed = { ...entry, id: stored?.id, content: 'Sell it by the gram.' }
    await call(page, 'PUT', '/functions/v1/manage-knowledge', changed)
    await page.goto(`${guided.url}${ROUTES.adminKnowledge}?tab=changes`)
    await expect(page.getByRole('heading', { name: 'Knowledge Base', level: 1 })).toBeVisible()
    await expect(button(page, /^Undo: Import/).first()).toBeVisible()
    await expectAccessible(page)
    await button(page, /^Undo: Import/)
      .first()
      .click()
    await seeDialog(page, 'Some entries were changed since')
  })

  test('of the assistant settings', async ({ page, modelled }) => {
    await enter(page, modelled.url, modelled.admin, ROUTES.adminSettings)
    await button(page, /^Models/).click()
    await button(page, 'Add a model').click()
    await seeDialog(page, 'Add a model')
    await button(page, 'Edit gpt-5-mini').click()
    await page.getByRole('dialog').getByRole('button', { name: 'How it is asked' }).click()
    await seeDialog(page, 'Edit gpt-5-mini')
    const entry = { id: 'of-ours', aliases: [], family: 'other', source: 'our own page' }
    await call(page, 'PUT', '/rest/v1/admin/model-entries', { entry })
    await page.reload()
    await button(page, /^Models/).click()
    await button(page, 'Remove: of-ours').click()
    await seeDialog(page, 'Remove of-ours?')
    const prompt = page.getByRole('textbox', { name: 'Master Prompt' })
    const typed = await prompt.inputValue()
    await prompt.fill(`${typed} More.`)
    await page.getByRole('link', { name: 'Users' }).click()
    await seeDialog(page, 'Leave without saving?')
    await button(page, 'Discard changes').click()
  })

  test('of the prompt boxes', async ({ page, guided }) => {
    await enter(page, guided.url, guided.admin, ROUTES.adminPromptBoxes)
    const box = page.getByRole('region', { name: 'Tone and length' })
    await box.getByRole('button', { name: /Tone and length/ }).click()
    await box.getByRole('button', { name: 'Versions' }).click()
    await seeDialog(page, 'Tone and length: versions')
    await box.getByLabel('Rules (plain English)').fill('Ask at most one question.')
    const changed = `update prompt_boxes set prompt_text = prompt_text || ' ', updated_at = now() where title = 'Tone and length'`
    await guided.query(changed)
    await box.getByRole('button', { name: 'Apply Changes' }).click()
    await seeDialog(page, /saved this box while you were editing$/)
  })

  test('of users and one person', async ({ page, guided }) => {
    const person = { ...newPerson(), name: 'Dora Dialog' }
    await createAccount(guided.url, person)
    await enter(page, guided.url, guided.admin, `${ROUTES.adminUsers}?search=${person.email}`)
    await button(page, 'Invite').click()
    await seeDialog(page, 'Invite somebody')
    await button(page, /^user: change the role/).click()
    await seeDialog(page, 'Change User Role?')
    const actions = button(page, 'Actions for Dora Dialog')
    await actions.click()
    await seeMenu(page)
    for (const [item, name] of [
      ['Suspend', 'Suspend user?'],
      ['Sign out everywhere', 'Sign out everywhere?'],
      ['Delete with all data', 'Delete user with all data?'],
    ] as const) {
      await actions.click()
      await page.getByRole('menuitem', { name: item }).click()
      await seeDialog(page, name)
    }
    await page.getByRole('link', { name: 'Dora Dialog' }).click()
    await expect(page.getByRole('heading', { name: 'Dora Dialog', level: 1 })).toBeVisible()
    await button(page, 'Open the roadmap').click()
    await expect(page.getByText('There is no roadmap yet.')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Reset password').click()
    await seeDialog(page, 'Reset the password?')
  })

  test('of who may sign up, also where somebody else saved first', async ({ page, guided }) => {
    await enter(page, guided.url, guided.admin, ROUTES.adminUsers)
    await button(page, 'Change').click()
    await seeDialog(page, 'Who may sign up?')
    await button(page, 'Change').click()
    await page.getByRole('radio', { name: /^Listed domains/ }).check()
    await page.getByLabel('Domains', { exact: true }).fill('lab.example')
    await call(page, 'PUT', '/rest/v1/admin/sign-up', { signUp: { policy: 'open', domains: [] } })
    await button(page, 'Save').click()
    await seeDialog(page, 'Otto Operator saved this policy while you were editing')
  })

  test('of conversations and the review queue', async ({ page, guided }) => {
    const founder = await newFounder(page, guided, 'Nora Noted')
    await enter(page, guided.url, guided.admin, `${ROUTES.adminConversations}?search=${founder.email}`)
    await button(page, 'Add a label or a note').click()
    const dialog = page.getByRole('dialog', { name: 'Labels and note' })
    await dialog.getByRole('combobox', { name: 'Labels' }).fill('Export,Follow up')
    await dialog.getByLabel('Note', { exact: true }).fill('Ask the customs office, then write to her.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const list = page.getByRole('list', { name: 'Conversations' })
    await expect(list.getByText('Export', { exact: true })).toBeVisible()
    await expect(list.getByRole('img', { name: 'Has a note' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Label' }).selectOption('Follow up (1)')
    await expect(page).toHaveURL(/label=Follow\+up/)
    await expect(list.getByRole('button')).toHaveCount(1)
    await expect(page.getByText('Ask the customs office, then write to her.')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Edit labels and note').click()
    await dialog.getByLabel('Note', { exact: true }).fill('Mine.')
    await guided.query(
      `update conversation_notes set note = 'Theirs.', updated_at = now() + interval '1 second'`,
    )
    await dialog.getByRole('button', { name: 'Save' }).click()
    await seeDialog(page, 'Otto Operator saved these labels while you were editing')
    await button(page, /^Export/)
      .last()
      .click()
    await seeMenu(page)

    await page.goto(guided.url + ROUTES.adminReview)
    await expect(page.getByRole('region', { name: 'The chosen reply' }).getByText('Too vague')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('r')
    await seeDialog(page, 'Write a rule')
    await page.keyboard.press('e')
    await seeDialog(page, 'Write an entry')
    await page.keyboard.press('Shift+?')
    await seeDialog(page, 'Keys on this page')
    await page.getByRole('link', { name: 'Kept cases' }).click()
    await expect(page.getByRole('heading', { name: 'Evaluation', level: 1 })).toBeVisible()
  })

  test('of evaluation, site and system, also where somebody else saved first', async ({ page, guided }) => {
    await enter(page, guided.url, guided.admin, ROUTES.adminEvaluation)
    await page.getByLabel('Question').fill('Who signs a pilot?')
    await button(page, 'Add case').click()
    await button(page, 'Delete set').click()
    await seeDialog(page, 'Delete Hard questions?')

    await page.goto(guided.url + ROUTES.adminSite)
    const name = page.getByRole('textbox', { name: 'Name', exact: true }).first()
    await name.fill('Landing')
    await button(page, 'Save').click()
    await expect(page.getByText('Site saved')).toBeVisible()
    await button(page, 'Compare The file').click()
    await seeDialog(page, /The file/)
    await button(page, 'Back to the file').click()
    await seeDialog(page, 'Go back to the file?')
    await name.fill('Beach')
    await guided.query(`update site_settings set updated_at = now() + interval '1 second' where key = 'site'`)
    await button(page, 'Save').click()
    await seeDialog(page, 'Otto Operator saved the site while you were editing')
    await guided.query(`delete from site_settings`)

    await page.goto(guided.url + ROUTES.adminSystem)
    await expect(button(page, 'Begin maintenance')).toBeVisible()
    const stored = { on: false, text: 'Theirs.', expectedUpdatedAt: null }
    await call(page, 'PUT', '/rest/v1/admin/system/maintenance', stored)
    await button(page, 'Begin maintenance').click()
    await seeDialog(page, 'Otto Operator changed the maintenance mode')
  })

  test('of the menu on a phone', async ({ page, guided }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, guided.url, guided.admin, ROUTES.admin)
    await button(page, 'Open the menu').click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Audit log' })).toBeVisible()
    await expectAccessible(page)
  })
})
