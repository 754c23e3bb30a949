import { afterEach, expect, test } from 'vitest'
import { foreignLang } from './foreign-lang.ts'
import { languageStore } from './language.ts'

afterEach(() => languageStore.show('en'))

test('a text in another language than the screen names its own', () => {
  expect(foreignLang('Wir haben noch keinen Kunden.')).toBe('de')
  expect(foreignLang('We have no customer yet.')).toBeUndefined()
  languageStore.show('de')
  expect(foreignLang('Wir haben noch keinen Kunden.')).toBeUndefined()
  expect(foreignLang('We have no customer yet.')).toBe('en')
})

test('a text that shows no language names none', () => {
  expect(foreignLang('LOI')).toBeUndefined()
})
