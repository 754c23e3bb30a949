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
