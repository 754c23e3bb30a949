import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type KnownModel, modelEntriesApi } from '#shared/admin/model-entries.ts'
import { type ReadSettings, settingsApi } from '#shared/admin/settings.ts'
import { drafts } from '#web/lib/draft.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { CHAT, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { SAVED_AT, STORED } from '#web/test/settings.ts'
import { show } from '#web/test/show.tsx'
import { SettingsPage } from './settings-page.tsx'

const FOUND = { ok: true, name: 'OpenAI', address: 'api.openai.com' }
const LUNA: KnownModel = {
  entry: {
    id: 'gpt-6-luna',
    aliases: [],
    family: 'gpt-6',
    prices: { input: 0.1, output: 0.5 },
    source: 'The price list, today',
  },
  source: 'shipped',
  shipped: null,
  updatedAt: null,
  capabilities: {
    wires: ['responses'],
    token_limit: 'max_completion_tokens',
    temperature: 'always',
    effort: [],
    structured: 'json_schema',
    context: 400_000,
    output: 128_000,
  },
  lastDay: null,
}

const open = (at = '/admin/assistant-settings') =>
  show(<SettingsPage Reply={({ text }) => <p>{text}</p>} />, { at })
const saveAll = () => screen.getByRole('button', { name: 'Save All' })
const keyField = () => screen.getByLabelText<HTMLInputElement>('API key')

/** What is stored from the next reading on. */
const store = (openai_api_key: ReadSettings['settings']['openai_api_key']) =>
  network.on(settingsApi.get, { ...STORED, settings: { ...STORED.settings, openai_api_key } })

/** Saves every setting but those that `answer` answers for. */
const saveUnless = (answer: (key: string) => Response | undefined) =>
  network.route('POST', settingsApi.save.path, ({ input }) => {
    const { setting_key, setting_value } = input as { setting_key: string; setting_value: unknown }
    const saved = { setting_key, setting_value, updatedAt: SAVED_AT, versionId: '7', warnings: [] }
    return answer(setting_key) ?? Response.json({ success: true, ...saved })
  })

beforeEach(() => {
  signIn()
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  drafts.discard('assistant-settings')
  network.on(settingsApi.get, STORED)
  network.on(settingsApi.versions, { versions: [] })
  network.on(settingsApi.localModels, { servers: [] })
  network.on(settingsApi.check, { ...FOUND, models: [{ id: 'gpt-6-luna', answers: true }] })
  const measured = [{ model: 'gpt-6-luna', replies: 412, dollars: 0.7913 }]
  network.on(modelEntriesApi.list, { models: [LUNA], families: [], measured })
  saveUnless(() => undefined)
})
afterEach(() => act(() => clearToasts()))

describe('settings that are saved', () => {
  it('name the part that was not saved, and why', async () => {
    saveUnless((key) =>
      key === 'model_config'
        ? Response.json({ error: 'Something went wrong here.', code: 'internal' }, { status: 500 })
        : undefined,
    )
    const { user } = open()
    const temperature = await screen.findByLabelText('Temperature')
    await user.clear(temperature)
    await user.type(temperature, '0.3')
    await user.click(saveAll())
    expect(await screen.findByText('Could not save settings. Please try again.')).toBeTruthy()
    expect(screen.getByText('Model was not saved. Something went wrong here.')).toBeTruthy()
  })

  it('take the stored prompt where somebody else was faster and that is chosen', async () => {
    saveUnless((key) =>
      key === 'master_prompt'
        ? Response.json(
            {
              error: 'Changed meanwhile.',
              code: 'conflict',
              current: {
                setting_key: 'master_prompt',
                setting_value: { value: 'Theirs.' },
                updatedAt: '2026-11-21T10:00:00.000Z',
                savedBy: 'Bo Quist',
              },
            },
            { status: 409 },
          )
        : undefined,
    )
    const { user } = open()
    const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Master Prompt' })
    await user.click(prompt)
    await user.paste(' Mine.')
    await user.click(saveAll())
    const dialog = await screen.findByRole('dialog', { name: /saved this setting while you were editing$/ })
    expect(dialog.textContent).toContain('Removed: Theirs.')
    expect(dialog.textContent).toMatch(/Added: .*Mine\./)
    network.on(settingsApi.get, {
      ...STORED,
      settings: { ...STORED.settings, master_prompt: { value: 'Theirs.' } },
    })
    await user.click(within(dialog).getByRole('button', { name: 'Take the stored one' }))
    await waitFor(() => expect(prompt.value).not.toContain('Mine.'))
  })
})

describe('a model', () => {
  it('is chosen by its id, which has to be one', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Another model, by its id' }))
    const id = screen.getByRole('textbox', { name: 'Model id' })
    await user.click(id)
    await user.paste('two words')
    expect(screen.getByText(/^A model id holds letters/)).toBeTruthy()
    expect(saveAll()).toHaveProperty('disabled', true)
    await user.clear(id)
    await user.paste('mistral-large-latest')
    expect(screen.getByRole('radio', { name: 'mistral-large-latest' })).toHaveProperty('checked', true)
    expect(saveAll()).toHaveProperty('disabled', false)
  })

  it('that a notice proposes is chosen, and the others stand beside it with what they cost', async () => {
    open('/admin/assistant-settings?model=gpt-6.1-terra')
    const proposed = await screen.findByRole('radio', { name: 'gpt-6.1-terra' })
    await waitFor(() => expect(proposed).toHaveProperty('checked', true))
    const luna = await screen.findByRole('row', { name: /^gpt-6-luna.*\$0\.28/ })
    expect(luna.textContent).toContain('saved')
    expect(luna.textContent).toContain('$1.92 measured, 412 replies')
  })

  it('that does not answer is asked about before it is saved, and kept out by default', async () => {
    network.on(settingsApi.check, { ...FOUND, ok: false, error: 'You have no credits left.', models: [] })
    const { user } = open('/admin/assistant-settings?model=gpt-6.1-terra')
    await user.click(await screen.findByRole('radio', { name: 'Use a second model' }))
    expect(screen.getByText('Choose the second model.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Guide mode' }))
    await user.click(saveAll())
    const doubt = await screen.findByRole('dialog', { name: 'OpenAI did not answer. Save anyway?' })
    expect(doubt.textContent).toContain('You have no credits left.')
    expect(doubt.textContent).toContain('founders get replies from the built-in guide')
    const keep = within(doubt).getByRole('button', { name: 'Keep the present settings' })
    await waitFor(() => expect(document.activeElement).toBe(keep))
    await user.click(keep)
    expect(network.sent(settingsApi.save)).toEqual([])

    await user.click(saveAll())
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }))
    expect(await screen.findByText('Settings Saved')).toBeTruthy()
    expect(network.sent(settingsApi.save)).toContainEqual(
      expect.objectContaining({
        setting_key: 'model_config',
        setting_value: expect.objectContaining({ model: 'gpt-6.1-terra', on_model_failure: 'guide' }),
      }),
    )
  })
})

describe('the API key', () => {
  it('is sent once, told by its end alone, and gone from the field', async () => {
    const { user } = open()
    await user.click(await screen.findByLabelText('API key'))
    await user.paste('sk-a-key-that-ends-in-9876')
    store({ value: '', set: true, last4: '9876', source: 'saved', readable: true })
    await user.click(saveAll())
    expect(await screen.findByText('Set, ends in ····9876')).toBeTruthy()
    await waitFor(() => expect(keyField().value).toBe(''))
    const keys = network.sent(settingsApi.save) as readonly { setting_key: string; setting_value: unknown }[]
    expect(keys.filter(({ setting_key }) => setting_key === 'openai_api_key')).toMatchObject([
      { setting_value: 'sk-a-key-that-ends-in-9876' },
    ])
  })

  it('is given up once that was asked, and the focus goes to its field', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove the key' }))
    store({ value: '', set: true, last4: null, source: 'environment', readable: true })
    const dialog = await screen.findByRole('dialog', { name: 'Remove the API key?' })
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/^Set in the server’s environment\./)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(keyField()))
    expect(network.sent(settingsApi.save)).toEqual([{ setting_key: 'openai_api_key', setting_value: null }])
  })
})

describe('a test of the settings', () => {
  it('asks for a prompt where there is none, and sends nothing', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Run Test' }))
    expect(await screen.findByText('Please enter a test prompt.')).toBeTruthy()
    expect(network.sent(CHAT)).toEqual([])
  })

  it('that fails says with what and what to do', async () => {
    network.refuse(CHAT, 402, { error: 'The provider wants to be paid.', code: 'upstream_payment' })
    const { user } = open()
    await user.click(await screen.findByLabelText('Test prompt'))
    await user.paste('Who first?')
    await user.click(screen.getByRole('button', { name: 'Run Test' }))
    expect(await screen.findByText('Test Failed')).toBeTruthy()
    const response = screen.getByRole('region', { name: 'Response' })
    expect(within(response).getByText('HTTP 402: The provider wants to be paid.')).toBeTruthy()
    expect(within(response).getByText('Add credits in your account with the provider.')).toBeTruthy()
  })
})
