import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { block, childPage } from '../server/test/notion.ts'
import { reply } from '../server/test/upstream.ts'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible } from './accessible.ts'
import { enter, expect, type Operated, test } from './fixtures.ts'

const PAGE_ID = '0123456789abcdef0123456789abcdef'

/** Opens an address as the admin. */
const enterAsAdmin = (page: Page, { url, admin }: Operated, path: string) => enter(page, url, admin, path)

test.describe('the knowledge base', () => {
  test('an entry is written, found, changed and deleted', async ({ page, modelled }) => {
    await enterAsAdmin(page, modelled, ROUTES.adminKnowledge)
    await expect(page.getByRole('heading', { name: 'Knowledge Base', level: 1 })).toBeVisible()
    await expect(page.getByText('Manage GTM knowledge entries')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Knowledge Entries \(\d+\)$/ })).toBeVisible()
    for (const name of ['Title', 'Category', 'Keywords', 'Tags', 'Actions']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    }
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add Entry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Knowledge Entry' })
    await dialog.getByLabel('Category *').fill('x'.repeat(101))
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog.getByText('Title is required')).toBeVisible()
    await expect(dialog.getByText('101 of 100 characters')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Title *').fill('  Brine sampling kit  ')
    await dialog.getByLabel('Category *').fill('Field work')
    await dialog.getByLabel('Content *').fill('Bring two sealed bottles per well.')
    await dialog.getByLabel('Keywords (comma-separated)').fill('brine, sampling, , bottles, wells')
    await dialog.getByLabel('Relevance Tags (comma-separated)').fill('L1, L2, L3')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Knowledge entry created successfully')).toBeVisible()
    // It goes once the list is read anew, and the focus with it, back to where it came from.
    await expect(dialog).toBeHidden()

    await page.getByLabel('Search', { exact: true }).fill('sealed bottles')
    await page.getByLabel('Search', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Knowledge Entries (1)' })).toBeVisible()
    const row = page.getByRole('row', { name: /Brine sampling kit/ })
    await expect(row).toContainText('Field work')
    await expect(row).toContainText('brinesamplingbottles+1')
    await expect(row).toContainText('L1L2+1')

    await row.getByRole('button', { name: 'Edit Brine sampling kit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Knowledge Entry' })
    await expect(edit.getByLabel('Keywords (comma-separated)')).toHaveValue('brine, sampling, bottles, wells')
    await edit.getByLabel('Title *').fill('Brine sampling kit 2')
    await edit.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Knowledge entry updated successfully')).toBeVisible()
    await expect(edit).toBeHidden()
    await expect(page.getByRole('row', { name: /Brine sampling kit 2/ })).toBeVisible()

    await page.getByRole('button', { name: 'Delete Brine sampling kit 2' }).click()
    const ask = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(ask).toContainText(
      'This action cannot be undone. This will permanently delete the knowledge entry.',
    )
    await expect(ask).toContainText('Brine sampling kit 2')
    await expectAccessible(page)
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete Brine sampling kit 2' }).click()
    await ask.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Knowledge entry deleted successfully')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Knowledge Entries (0)' }).locator('span')).toBeFocused()
    await expect(page.getByText('No entries found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByText('No entries found')).toBeHidden()
  })

  test.describe('with Notion', () => {
    test.use({ expectedErrors: ['404', '502'] })

    test('a page and its children become entries, and a failure names its cause', async ({
      page,
      modelled,
    }) => {
      const { notion } = modelled
      notion.clear()
      const child = 'fedcba9876543210fedcba9876543210'
      notion.page(PAGE_ID, 'Pilot handbook', [
        block('paragraph', 'A pilot has one metric and an end date.'),
        childPage(child, 'Pilot pricing'),
      ])
      notion.page(child, 'Pilot pricing', [block('paragraph', 'Charge for the pilot.')])
      await enterAsAdmin(page, modelled, ROUTES.adminKnowledge)
      const field = page.getByLabel('Page ID')
      await expect(field).toHaveValue(/^[0-9a-f]{32}$/)
      await field.fill(PAGE_ID)
      await field.press('Enter')
      await expect(page.getByText('Successfully synced "Pilot handbook" to knowledge base')).toBeVisible()
      await expect(page.getByText(/^Last synced: Pilot handbook - /)).toBeVisible()
      await page.getByLabel('Search', { exact: true }).fill('Charge for the pilot')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('row', { name: /Pilot pricing/ })).toBeVisible()

      notion.clear()
      await page.getByRole('button', { name: 'Sync', exact: true }).click()
      await expect(page.getByText('Sync failed')).toBeVisible()
      await expect(page.getByText(/The knowledge base is as it was/).first()).toBeVisible()
      await expect(page.getByRole('row', { name: /Pilot pricing/ })).toBeVisible()
    })
  })

  test('entries leave as a file, come back checked, and go in numbers', async ({ page, modelled }) => {
    await enterAsAdmin(page, modelled, ROUTES.adminKnowledge)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import entries' })
    const give = (name: string, mimeType: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
    const csv =
      'title,content,category,keywords,relevance_tags\nZinc one,Text,Zinc,zinc,L1\n,No title,Zinc,,\nZinc two,Text,Zinc,zinc,L1\n'
    await give('entries.csv', 'text/csv', csv)
    await expect(
      dialog.getByText('2 new, 0 that replace an entry, 0 already there, 1 with a problem.'),
    ).toBeVisible()
    await expect(dialog.getByText('Line 3. Cannot be taken in: Title is required')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Take in entry 2' })).toBeDisabled()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 2 entries' }).click()
    await expect(page.getByText('Import finished')).toBeVisible()
    await expect(page.getByText('Added 2 entries from entries.csv.')).toBeVisible()

    // Markdown: a section each, with a category and another title; undone as a whole.
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await give('tin.md', 'text/markdown', '# Tin\n\nWhy tin.\n\n## Price\n\nBy the tonne.\n')
    await expect(dialog.getByText('2 entries in tin.md')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Category of those without one' }).fill('Tin')
    await dialog.getByLabel('Title of entry 2').fill('Tin by the tonne')
    await dialog.getByLabel('Title of entry 2').press('Tab')
    await dialog.getByRole('button', { name: 'Add 2 entries' }).click()
    await expect(page.getByText('Added 2 entries from tin.md.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Tin by the tonne/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('2 entries are as before.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Tin by the tonne/ })).toBeHidden()

    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Zinc (2)' }).click()
    await expect(page.getByRole('heading', { name: 'Knowledge Entries (2)' })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export these' }).click()
    await page.getByRole('menuitem', { name: 'As JSON' }).click()
    const exported = await readFile(await (await downloading).path(), 'utf8')
    expect(JSON.parse(exported)).toMatchObject({ entries: [{ title: 'Zinc one' }, { title: 'Zinc two' }] })

    await page.getByLabel('Select all entries on this page').check()
    await page.getByRole('button', { name: 'Delete selected' }).click()
    const ask = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(ask).toContainText('2 knowledge entries')
    await ask.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No entries found')).toBeVisible()
    await page.getByRole('tab', { name: 'Changes' }).click()
    await expect(page.getByRole('button', { name: 'Undo: Deletion' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restore Zinc one' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a question shows what it finds; the answers of what it found go with the text', async ({
    page,
    modelled,
  }) => {
    await enterAsAdmin(page, modelled, `${ROUTES.adminKnowledge}?tab=try`)
    await page
      .getByRole('textbox', { name: 'Question' })
      .fill('How many interviews are enough before I build a pilot?')
    await page.getByRole('textbox', { name: 'Question' }).press('Enter')
    await expect(page.getByText(/^Read as English/)).toBeVisible()
    const first = page.getByRole('listitem').filter({ hasText: 'How many interviews are enough' }).first()
    await expect(first).toContainText(/Matches .*interviews/)
    await first.getByText('Why', { exact: true }).click()
    await expect(first).toContainText(/Probability that it answers the question: 0\.\d/)
    await expectAccessible(page)

    const opener = first.getByRole('button', { name: /How many interviews are enough/ })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Edit Knowledge Entry' })
    await dialog.getByRole('tab', { name: 'History' }).click()
    await expect(dialog.getByText('Shipped with a release')).toBeVisible()
    await dialog.getByRole('tab', { name: /^Prepared answers \(\d+\)$/ }).click()
    await dialog.locator('summary').first().click()
    await dialog.getByLabel('Answer', { exact: true }).first().fill('Ten, of one kind, about one problem.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Translations and answers saved')).toBeVisible()

    await dialog.getByRole('tab', { name: 'Text' }).click()
    await dialog.getByLabel('Content *').fill('Ten interviews are enough.')
    await expect(
      dialog.getByText(/3 translations and \d+ prepared answers written for the text/),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(dialog).toBeHidden()

    await opener.click()
    await dialog.getByRole('tab', { name: /^Prepared answers \(\d+\), to check$/ }).click()
    await dialog.getByRole('button', { name: 'Still right' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Not in use:')).toBeHidden()
    await dialog.locator('summary').first().click()
    await expect(dialog.getByLabel('Answer', { exact: true }).first()).toHaveValue(
      'Ten, of one kind, about one problem.',
    )
  })
})

/** Opens what is about the model, which is folded away once one has answered. */
async function openModel(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^Advanced Model Configuration/ })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Master Prompt' })

test.describe('the assistant settings', () => {
  // They are one for the whole product.
  test.describe.configure({ mode: 'serial' })

  test('are edited, kept when left, saved together, compared and restored', async ({ page, modelled }) => {
    await enterAsAdmin(page, modelled, ROUTES.adminSettings)
    await expect(prompt(page)).toHaveAttribute('rows', '35')
    await expect(page.getByText('is replaced by relevant knowledge entries.')).toBeVisible()
    await expectAccessible(page)

    const shipped = await prompt(page).inputValue()
    await prompt(page).fill(shipped.replace('{{USER_PROFILE}}', 'Nobody in particular.'))
    await expect(page.getByText('{{USER_PROFILE}} is missing. Its section is added')).toBeVisible()
    await page.getByRole('link', { name: 'Users' }).click()
    const ask = page.getByRole('dialog', { name: 'Leave without saving?' })
    await ask.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/admin\/users$/)
    await page.getByRole('link', { name: 'Assistant Settings' }).click()
    await expect(page.getByText('Changes that you made here before and did not save are back.')).toBeVisible()
    await expect(prompt(page)).toHaveValue(/Nobody in particular\./)

    await openModel(page)
    await expect(page.getByRole('row', { name: /^gpt-5-2025-08-07/ })).toContainText('$7.20')
    await page.getByLabel('Temperature').fill('0.4')
    await page.getByLabel('API key', { exact: true }).fill('sk-live-canary-7788')
    const keys: string[] = []
    page.on('request', (request) => {
      const body = request.url().endsWith('/manage-settings') ? request.postDataJSON() : undefined
      if (body) keys.push(body.setting_key)
    })
    await page.getByRole('textbox', { name: 'Note for this version' }).fill('Nobody is profiled')
    await page.getByRole('button', { name: 'Save All' }).click()
    await expect(page.getByText('Settings Saved')).toBeVisible()
    await expect(page.getByText('All changes have been saved successfully.')).toBeVisible()
    await expect(page.getByText(/^\+1 −1 · “.*Nobody in particular\.”$/)).toBeVisible()
    await expect(page.getByText('“Nobody is profiled”')).toBeVisible()
    expect(keys.sort()).toEqual(['api_provider', 'master_prompt', 'model_config', 'openai_api_key'])
    await expect(page.getByText('Set, ends in ····7788')).toBeVisible()
    await expect(page.getByLabel('API key', { exact: true })).toHaveValue('')
    expect(await page.content()).not.toContain('sk-live-canary-7788')
    await page.getByRole('button', { name: 'Remove the key' }).click()
    const removing = page.getByRole('dialog', { name: 'Remove the API key?' })
    await expect(removing).toBeVisible()
    await expectAccessible(page)
    await removing.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('combobox', { name: 'API Provider' }).click()
    await page.getByRole('option', { name: 'Hosted gateway' }).click()
    await expect(page.getByRole('row', { name: /^gemini-2.5-flash chosen/ })).toContainText(
      'usage-based pricing',
    )
    await expect(page.getByLabel('API key', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Discard changes' }).click()

    await page.getByRole('button', { name: 'Compare As shipped' }).click()
    const versions = page.getByRole('dialog', { name: 'Master Prompt: As shipped' })
    await expect(versions.getByRole('list')).toContainText(/Removed: .*Nobody in particular\./)
    await expectAccessible(page)
    await versions.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByText('Version restored')).toBeVisible()
    await expect(prompt(page)).toHaveValue(shipped)
  })

  test('are tested with a streamed answer, alone and side by side', async ({ page, modelled }) => {
    await enterAsAdmin(page, modelled, ROUTES.adminSettings)
    await page.getByRole('button', { name: 'Run Test' }).click()
    await expect(page.getByText('Test Failed')).toBeVisible()
    await expect(page.getByText('Please enter a test prompt.')).toBeVisible()

    modelled.upstream.script(reply('Call ', 'three brine ', 'operators.'))
    await page.getByLabel('Test prompt').fill('Who first?')
    await page.getByRole('button', { name: 'Run Test' }).click()
    const response = page.getByRole('region', { name: 'Response' })
    await expect(response).toContainText('Call three brine operators.')
    await expect(response.getByRole('heading', { name: 'gpt-4o-mini answered' })).toBeVisible()
    await expect(response).toContainText('800 in · 400 out')
    await expect(response).toContainText('$0.0004')
    await expect(page.getByText('Response generated successfully.')).toBeVisible()
    const before = await modelled.query('select from chat_messages')
    modelled.upstream.script(reply('One answer.'), reply('Another answer.'))
    await page.getByRole('button', { name: 'Test both' }).click()
    await expect(page.getByText('One answer.')).toBeVisible()
    await expect(page.getByText('Another answer.')).toBeVisible()
    expect(await modelled.query('select from chat_messages')).toHaveLength(before.length)

    await page.getByRole('textbox', { name: 'Question' }).fill('How many interviews are enough?')
    await page.getByRole('button', { name: 'Assemble' }).click()
    await expect(page.getByRole('textbox', { name: /^System, / })).toHaveValue(
      /How many interviews are enough/,
    )
    await expectAccessible(page)
  })

  test.describe('with somebody else at work', () => {
    test.use({ expectedErrors: ['401', '409'] })

    test('keep what was typed when the session ends, and show what was saved meanwhile', async ({
      page,
      modelled,
    }) => {
      await enterAsAdmin(page, modelled, ROUTES.adminSettings)
      await prompt(page).fill(`${await prompt(page).inputValue()}\nMine.`)
      await modelled.query('delete from auth.session')
      await page.getByRole('button', { name: 'Save All' }).click()
      await expect(page).toHaveURL(/\/auth/)
      await expect(page.getByText('Please sign in again.')).toBeVisible()
      await expect(page.getByText(/What you typed and did not save is kept in this tab\.$/)).toBeVisible()
      await page.getByLabel('Email').fill(modelled.admin.email)
      await page.getByLabel('Password', { exact: true }).fill(modelled.admin.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(modelled.url + ROUTES.adminSettings)
      await expect(prompt(page)).toHaveValue(/Mine\.$/)

      await modelled.query(`insert into assistant_settings (key, value, updated_at)
        values ('master_prompt', '{"value": "Theirs."}', now())
        on conflict (key) do update set value = excluded.value, updated_at = now()`)
      await page.getByRole('button', { name: 'Save All' }).click()
      const conflict = page.getByRole('dialog', { name: /saved this setting while you were editing$/ })
      await expect(conflict).toContainText('Removed: Theirs.')
      await expect(conflict).toContainText('Added: Mine.')
      await expectAccessible(page)
      await conflict.getByRole('button', { name: 'Take the stored one' }).click()
      await expect(prompt(page)).toHaveValue('Theirs.')
      await prompt(page).fill('Typed again.')
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await expect(prompt(page)).toHaveValue('Theirs.')
      await modelled.query(`delete from assistant_settings where key = 'master_prompt'`)
    })
  })
})

test.describe('the prompt boxes', () => {
  test.describe.configure({ mode: 'serial' })

  test('are changed in plain English, interpreted, and tried', async ({ page, modelled }) => {
    await enterAsAdmin(page, modelled, ROUTES.adminPromptBoxes)
    await expect(page.getByRole('heading', { name: 'Prompt Boxes', level: 1 })).toBeVisible()
    const box = page.getByRole('region', { name: 'Tone and length' })
    await expectAccessible(page)
    await box.getByRole('button', { name: /Tone and length/ }).click()
    const rules = box.getByLabel('Rules (plain English)')
    const apply = box.getByRole('button', { name: 'Apply Changes' })
    await expect(apply).toBeDisabled()
    await expect(box.getByLabel('Interpretation Preview')).toHaveValue(/"rules"/)

    await rules.fill('Never use the word "unicorn". Ask at most one question.\nGlorb the frobnicator.')
    await box.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(box.getByRole('heading', { name: 'What it would follow' })).toBeVisible()
    await expect(box.getByText('No longer there:')).toBeVisible()
    await expectAccessible(page)
    const reading = Promise.withResolvers<void>()
    await page.route('**/interpret-prompt-box', async (route) => {
      await reading.promise
      await route.continue()
    })
    await apply.click()
    await expect(page.getByText('Interpreting rules...')).toBeVisible()
    await expect(page.getByText('AI is parsing your rules into structured logic')).toBeVisible()
    reading.resolve()
    await expect(page.getByText('Rules interpreted and applied successfully')).toBeVisible()
    await expect(page.getByText('Interpreting rules...')).toBeHidden()
    await expect(apply).toBeDisabled()
    await expect(box.getByText('never says “unicorn”')).toBeVisible()
    await expect(box.getByText('Glorb the frobnicator.').last()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('textbox', { name: 'Message' }).fill('Are we a unicorn?')
    await page.getByLabel('Reply to check (optional)').fill('You are a unicorn. Are you? Really?')
    await page.getByRole('button', { name: 'Try it' }).click()
    const broken = page.getByRole('group').filter({ hasText: 'Broken by this reply' })
    await expect(broken.getByText('never says “unicorn”')).toBeVisible()
    await expect(broken.getByText('Broken', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)

    await box.getByRole('button', { name: 'Versions' }).click()
    const versions = page.getByRole('dialog', { name: 'Tone and length: versions' })
    await expect(versions.getByText(/^\+2 −\d+ · “Never use the word "unicorn"/)).toBeVisible()
    await versions.getByRole('button', { name: 'Compare As shipped' }).click()
    await expect(versions.getByRole('list', { name: 'What restoring would change' })).toContainText('unicorn')
    await expectAccessible(page)
    await versions.getByRole('button', { name: 'Restore this version' }).click()
    await expect(versions).toBeHidden()
    await expect(rules).not.toHaveValue(/unicorn/)
  })
})
