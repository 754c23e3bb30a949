import { listing, reply, startUpstream } from '../server/test/upstream.ts'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible } from './accessible.ts'
import { enter, enterAnew, expect, send, test, withAdmin } from './fixtures.ts'

test('npm start prints the offer of Ollama, the settings connect it, and a founder gets its reply', async ({
  page,
}) => {
  await using ollama = await startUpstream()
  ollama.scriptList(listing('nomic-embed-text', 'llama3.2:latest'))
  const { host } = new URL(ollama.env.OPENAI_BASE_URL ?? '')
  const journey: Parameters<typeof withAdmin>[1] = async ({ url, admin, printed }) => {
    expect(printed()).toContain('Answers: the built-in guide')
    expect(printed()).toContain(
      `Offer: Ollama is running here with 1 model. Use llama3.2. One click under Assistant Settings, or start with OPENAI_BASE_URL=http://${host}/v1`,
    )
    await enter(page, url, admin, ROUTES.adminSettings)
    await expect(page.getByText('The built-in guide answers', { exact: true })).toBeVisible()
    await expect(page.getByText('Ollama is running here with 1 model', { exact: true })).toBeVisible()
    expect(ollama.calls).toEqual([])
    await page.getByRole('button', { name: 'Use llama3.2:latest' }).click()
    await expect(page.getByText('Ollama answers.')).toBeVisible()
    await expect(page.getByText('The model runs on this machine and needs no key.')).toBeVisible()
    ollama.script(reply('Ready.'))
    await page.getByRole('button', { name: 'Save All' }).click()
    await expect(page.getByText('Settings Saved')).toBeVisible()

    await enterAnew(page, url)
    ollama.script(reply('Call ten ', 'plant managers.'))
    await send(page, 'Whom do I call first?')
    await expect(page.getByRole('article', { name: 'Assistant' })).toContainText('Call ten plant managers.')
    const { body, headers } = ollama.calls.at(-1) ?? {}
    expect([body?.model, headers?.authorization]).toEqual(['llama3.2:latest', undefined])
    await page.goto('about:blank')
  }
  await withAdmin({ OLLAMA_HOST: host }, journey, 'scripts/start.ts')
})

test.describe('what is known of models', () => {
  test.use({ expectedErrors: ['400', '409'] })

  test('is added to, corrected, and taken back to what ships', async ({ page, guided }) => {
    await enter(page, guided.url, guided.admin, ROUTES.adminSettings)
    await page.getByRole('button', { name: /^Models/ }).click()
    const models = page.getByRole('region', { name: /^Models/ })
    const dialog = page.getByRole('dialog')
    const row = (id: string) =>
      models.getByRole('row').filter({ has: page.getByRole('rowheader', { name: id, exact: true }) })
    await expect(row('gpt-4o-mini')).toContainText('$0.15 / 0.075 / 0.60')
    await expect(row('gpt-4o-mini')).toContainText('14 January 2027gpt-6-lunaShips')

    await page.getByRole('button', { name: 'Add a model' }).click()
    await dialog.getByLabel('Model id').fill('mistral/Large-4')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Must name the page and the day.')).toBeVisible()
    await expect(dialog.getByLabel('Where you read this')).toBeFocused()
    await dialog.getByLabel('Where you read this').fill('its page, 2026-11-22')
    await dialog.getByLabel('Context window').fill('256000')
    await dialog.getByLabel('Input', { exact: true }).fill('2')
    await dialog.getByLabel('Output', { exact: true }).fill('6')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row('large-4')).toContainText('256 k')
    await expect(row('large-4')).toContainText('$2.00 / – / 6.00')
    await expect(row('large-4')).toContainText('Added here')
    await expect(
      page.getByRole('row').filter({ has: page.getByRole('radio', { name: 'large-4' }) }),
    ).toContainText('$4.00')

    await page.getByRole('button', { name: 'Edit gpt-6-luna' }).click()
    await dialog.getByLabel('Last day', { exact: true }).fill('2027-03-31')
    await dialog.getByRole('combobox', { name: 'Replacement' }).fill('gpt-9')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('There is no other model gpt-9 here.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Replacement' }).fill('large-4')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row('gpt-6-luna')).toContainText('31 March 2027large-4Changed here')

    await page.getByRole('button', { name: 'Edit gpt-6-luna' }).click()
    await guided.query(`update model_entries set updated_at = now(),
      entry = jsonb_set(entry, '{context}', '64000') where id = 'gpt-6-luna'`)
    await dialog.getByLabel('Longest answer').fill('5000')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Nothing has been overwritten.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Take the stored one' }).click()
    await expect(dialog.getByLabel('Context window')).toHaveValue('64,000')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Back to what ships: gpt-6-luna' }).click()
    await dialog.getByRole('button', { name: 'Back to what ships' }).click()
    await expect(row('gpt-6-luna')).toContainText('None namedShips')
    await models.getByLabel('Find a model').fill('large')
    await expect(models.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove: large-4' }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(models.getByText('No model is called that.')).toBeVisible()

    await models.getByLabel('Find a model').fill('')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Edit gpt-5-mini' }).click()
    await dialog.getByRole('button', { name: 'How it is asked' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Temperature' })).toHaveAttribute(
      'placeholder',
      'Never taken',
    )
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})
