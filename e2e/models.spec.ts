import { listing, refusal, reply, startUpstream, type UpstreamCall } from '../server/test/upstream.ts'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible } from './accessible.ts'
import { enter, enterAnew, expect, send, test, withAdmin } from './fixtures.ts'

/** A list is refused whatever was asked. */
const NO_CALL: UpstreamCall = { body: { model: '', messages: [] }, headers: {}, closed: Promise.resolve() }

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

test.describe('a provider', () => {
  test.use({ expectedErrors: ['401'] })

  test('answers after 8 clicks and two fields at most; a wrong key is not saved, and an ended model is replaced', async ({
    page,
  }) => {
    await using upstream = await startUpstream()
    const { OPENAI_BASE_URL = '' } = upstream.env
    const { host } = new URL(OPENAI_BASE_URL)
    await withAdmin({ OPENAI_BASE_URL }, async ({ url, admin, query }) => {
      await page.addInitScript(() => {
        const count = (name: string) => () =>
          sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
        addEventListener('click', count('clicks'), true)
        addEventListener('change', count('fields'), true)
      })
      const counted = (name: string) => page.evaluate((key) => Number(sessionStorage.getItem(key)), name)
      await enter(page, url, admin, ROUTES.admin)
      await page.getByRole('link', { name: 'Assistant Settings' }).click()
      const key = page.getByLabel('API key', { exact: true })
      const check = page.getByRole('button', { name: 'Check the key' })
      await expect(check).toBeDisabled()
      upstream.scriptList((response) => void refusal(401)(response, NO_CALL))
      await key.fill('sk-wrong-key-0000')
      await check.click()
      await expect(page.getByText(`${host} refused this key.`)).toBeVisible()
      await expect(page.getByText('“Incorrect API key provided: [key]”')).toBeVisible()
      await page.getByRole('button', { name: 'Save All' }).click()
      const doubt = page.getByRole('dialog', { name: `${host} refused this key. Save anyway?` })
      await doubt.getByRole('button', { name: 'Keep the present key' }).click()
      await expect(doubt).toBeHidden()
      expect(await query('select from assistant_settings')).toEqual([])

      await page.evaluate(() => sessionStorage.clear())
      upstream.scriptList(listing('gpt-4o-mini', 'gpt-6-luna', 'whisper-1'))
      await page.reload()
      await page.getByRole('link', { name: 'Assistant Settings' }).click()
      await key.click()
      await key.fill('sk-a-key-that-works-1234')
      await check.click()
      await expect(page.getByText('offers 3 models with it, 2 of them can answer here')).toBeVisible()
      upstream.script(reply('Ready.'))
      await page.getByRole('button', { name: 'Save All' }).click()
      await expect(page.getByText('Settings Saved')).toBeVisible()
      await expect(page.getByText('gpt-4o-mini is saved, but has not answered anybody yet')).toBeVisible()
      upstream.script(reply('Call three brine operators.'))
      await page.getByLabel('Test prompt').click()
      await page.getByLabel('Test prompt').fill('Who first?')
      await page.getByRole('button', { name: 'Run Test' }).click()
      await expect(page.getByRole('region', { name: 'Response' })).toContainText(
        'Call three brine operators.',
      )
      expect(await counted('clicks')).toBeLessThanOrEqual(8)
      expect(await counted('fields')).toBe(2)
      await expect(page.getByText('gpt-4o-mini answers now')).toBeVisible()

      const gone = { message: 'The model gpt-4o-mini has been deprecated', code: 'model_not_found' }
      upstream.script(refusal(404, gone), reply('Ask for the person who signs.'))
      await page.getByRole('button', { name: 'Run Test' }).click()
      const response = page.getByRole('region', { name: 'Response' })
      await expect(response.getByRole('heading')).toHaveText(
        'gpt-6-luna answered, because gpt-4o-mini did not',
      )
      await expect(page.getByText('gpt-6-luna answers, as a replacement for gpt-4o-mini')).toBeVisible()
      await page
        .getByRole('row', { name: /^gpt-4o-mini/ })
        .getByRole('button', { name: 'gpt-6-luna' })
        .click()
      upstream.script(reply('Ready.'))
      await page.getByRole('button', { name: 'Save All' }).click()
      await expect(page.getByText('gpt-6-luna is saved, but has not answered anybody yet')).toBeVisible()
      await expectAccessible(page)
      await page.goto('about:blank')
    })
  })
})

test.describe('what is known of models', () => {
  test.use({ expectedErrors: ['400', '409'] })

  test('is added to, corrected, and taken back to what ships', async ({ page, operated }) => {
    await enter(page, operated.url, operated.admin, ROUTES.adminSettings)
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
    await operated.query(`update model_entries set updated_at = now(),
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
