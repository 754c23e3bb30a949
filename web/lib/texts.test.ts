import { afterEach, describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import { languageStore } from './language.ts'
import { changeLanguage, loadTexts, textsOf } from './texts.ts'

const t = textsOf('app')

describe('the texts of the screen', () => {
  afterEach(() => languageStore.show('en'))

  it('follow the language, wherever they were asked for', async () => {
    await loadTexts(['app'])
    expect(t('header.signIn')).toBe('Sign In')
    await changeLanguage('de')
    expect(t('header.signIn')).toBe('Anmelden')
  })

  it('wait for the area of a part that comes while the language changes', async () => {
    const details = textsOf('details')
    await loadTexts(['app', 'details'], 'en')
    const changes = changeLanguage('fr')
    await loadTexts(['home'], 'en')
    await changes
    expect([details('dictation.label'), textsOf('home')('last.continue')]).toEqual(['Dicter', 'Continuer'])
  })

  it('are in the language that was wanted last, whichever is there first', async () => {
    await Promise.all([changeLanguage('es'), changeLanguage('en')])
    expect(languageStore.get()).toBe('en')
  })

  it('fill their slots and their tags', async () => {
    await loadTexts(['app'])
    const link = (chunks: unknown) => `[${chunks}]`
    expect(t.markup('banner.text', { email: 'a@b.example', link })).toContain('[a@b.example]')
  })

  it('name the area that was not loaded', () => {
    languageStore.show('xx' as Language)
    expect(() => t('loading')).toThrow('xx/app')
  })
})
