import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountApi, type Profile } from '#shared/account.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { languageStore } from './language.ts'
import { LanguageSelect } from './language-select.tsx'
import { loadRole } from './session.ts'
import { sessionStore } from './session-store.ts'

const profileIn = (language: Profile['language']): Profile => ({
  id: '22222222-2222-4222-8222-222222222222',
  email: 'ada@example.com',
  full_name: 'Ada Lovelace',
  created_at: '2026-11-20T09:00:00.000Z',
  role: 'user',
  language,
})

beforeEach(() => network.on(accountApi.update, profileIn('de')))
afterEach(() => {
  sessionStore.close('signed-out')
  languageStore.show('en')
})

describe('the language of the screen', () => {
  it('is the account’s after signing in, whatever the browser’s is', async () => {
    network.on(accountApi.profile, profileIn('fr'))
    signIn()
    await act(loadRole)
    await waitFor(() => expect(languageStore.get()).toBe('fr'))
    expect(languageStore.preferred()).toBe('fr')
    expect(network.sent(accountApi.update)).toEqual([])
  })

  it('stays the browser’s where the account has none', async () => {
    network.on(accountApi.profile, profileIn(null))
    signIn()
    await act(loadRole)
    expect(languageStore.get()).toBe('en')
    expect(network.sent(accountApi.update)).toEqual([])
  })

  it('is kept with a new account when it was chosen before', async () => {
    network.on(accountApi.profile, profileIn(null))
    languageStore.keep('es')
    signIn()
    await act(loadRole)
    await waitFor(() => expect(network.sent(accountApi.update)).toEqual([{ language: 'es' }]))
  })

  it('is not sent anywhere when a visitor chooses it', async () => {
    const { user } = show(<LanguageSelect place="test" />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    await waitFor(() => expect(languageStore.get()).toBe('de'))
    expect(network.sent(accountApi.update)).toEqual([])
  })

  it('is kept with the account when a member chooses it, and no earlier answer takes it back', async () => {
    network.on(accountApi.profile, profileIn('fr'))
    signIn()
    const { user } = show(<LanguageSelect place="test" />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
    await waitFor(() => expect(languageStore.get()).toBe('de'))
    expect(network.sent(accountApi.update)).toEqual([{ language: 'de' }])
    await act(loadRole)
    expect(languageStore.get()).toBe('de')
  })
})
