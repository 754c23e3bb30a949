import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { modelEntriesApi } from '#shared/admin/model-entries.ts'
import { settingsApi } from '#shared/admin/settings.ts'
import { drafts } from '#web/lib/draft.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { SAVED_AT, STORED } from '#web/test/settings.ts'
import { show } from '#web/test/show.tsx'
import { SettingsPage } from './settings-page.tsx'

const FOUND = { ok: true, name: 'OpenAI', address: 'api.openai.com' }

const open = () => show(<SettingsPage Reply={({ text }) => <p>{text}</p>} />)
const prompt = () => screen.findByRole('textbox', { name: 'Master Prompt' })
const saveAll = () => screen.getByRole('button', { name: 'Save All' })
const fail = () => network.refuse(settingsApi.get, 500, { error: 'Not now', code: 'internal' })

beforeEach(() => {
  signIn()
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  drafts.discard('assistant-settings')
  network.on(settingsApi.get, STORED)
  network.on(settingsApi.versions, { versions: [] })
  network.on(settingsApi.localModels, { servers: [] })
  network.on(settingsApi.check, { ...FOUND, models: [{ id: 'gpt-6-luna', answers: true }] })
  network.on(modelEntriesApi.list, { models: [], families: [], measured: [] })
})
afterEach(() => act(() => clearToasts()))

describe('settings that could not be loaded', () => {
  it('are not said to be saved where nothing was changed, and nothing is sent', async () => {
    fail()
    const { user } = open()
    await prompt()
    await user.click(saveAll())
    expect(await screen.findByText('Nothing was changed, so nothing was saved.')).toBeTruthy()
    expect(screen.queryByText('Settings Saved')).toBeNull()
    expect(network.sent(settingsApi.save)).toEqual([])
  })

  it('let the stored prompt be compared with the one that was typed, and keep it meanwhile', async () => {
    fail()
    network.refuse(settingsApi.save, 409, {
      error: 'Changed meanwhile.',
      code: 'conflict',
      current: {
        setting_key: 'master_prompt',
        setting_value: STORED.settings.master_prompt,
        updatedAt: SAVED_AT,
        savedBy: 'Bo Quist',
      },
    })
    const { user } = open()
    await user.click(await prompt())
    await user.paste(' Mine.')
    await user.click(saveAll())
    const dialog = await screen.findByRole('dialog', {
      name: 'Bo Quist saved this setting while you were editing',
    })
    expect(network.sent(settingsApi.save)).toMatchObject([
      { setting_key: 'master_prompt', expectedUpdatedAt: null },
    ])
    expect(dialog.textContent).toContain('Ours.')
    expect(screen.queryByText('Settings Saved')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Back to editing' }))
    expect((await prompt()).textContent).toContain('Mine.')
  })
})

describe('a key', () => {
  it('is checked with its provider, whose own sentence is shown', async () => {
    network.on(settingsApi.check, {
      ...FOUND,
      ok: false,
      about: 'key',
      error: 'Incorrect API key provided: [key]',
      models: [],
    })
    const { user } = open()
    const check = await screen.findByRole('button', { name: 'Check the key' })
    expect(check).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('API key'), 'sk-new')
    await user.click(check)
    expect(await screen.findByText('OpenAI refused this key.')).toBeTruthy()
    expect(screen.getByText('“Incorrect API key provided: [key]”')).toBeTruthy()
    expect(network.sent(settingsApi.check)).toContainEqual({ provider: 'direct', key: 'sk-new' })
  })

  it('that the provider refuses is asked about before it is saved, and kept out by default', async () => {
    const { user } = open()
    await user.type(await screen.findByLabelText('API key'), 'sk-new')
    network.on(settingsApi.check, { ...FOUND, ok: false, about: 'key', error: 'No.', models: [] })
    await user.click(saveAll())
    const dialog = await screen.findByRole('dialog', { name: 'OpenAI refused this key. Save anyway?' })
    const keep = within(dialog).getByRole('button', { name: 'Keep the present key' })
    await waitFor(() => expect(document.activeElement).toBe(keep))
    await user.click(keep)
    expect(network.sent(settingsApi.save)).toEqual([])
  })
})

describe('the temperature', () => {
  it.each(['0.45', '0.10'])('%s can be typed figure by figure', async (typed) => {
    const { user } = open()
    const field = await screen.findByLabelText('Temperature')
    await user.clear(field)
    await user.type(field, typed)
    expect(field).toHaveProperty('value', typed)
    await user.tab()
    expect(field).toHaveProperty('value', String(Number(typed)))
  })

  it('that was emptied is said to be kept, and is shown again before anything is saved', async () => {
    const { user } = open()
    const field = await screen.findByLabelText('Temperature')
    await user.clear(field)
    expect(screen.getByText('Enter a number from 0 to 2. 0.7 is kept until then.')).toBeTruthy()
    await user.tab()
    expect(field).toHaveProperty('value', '0.7')
  })
})

describe('support', () => {
  it('reads every setting and can change none', async () => {
    act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'support'))
    open()
    expect(await prompt()).toHaveProperty('readOnly', true)
    expect(screen.getByLabelText('Temperature').closest('fieldset')).toHaveProperty('disabled', true)
    expect(saveAll()).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Run Test' })).toHaveProperty('disabled', true)
  })
})
