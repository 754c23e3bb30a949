import { afterEach, expect, test } from 'vitest'
import { languageStore } from '#web/lib/language.ts'
import { lineOnScreen } from './line-on-screen.ts'

afterEach(() => languageStore.show('en'))

test('a line of the operator is read in the language of the screen, else in the one there is', () => {
  const line = { en: 'Advice', de: 'Rat' }
  expect(lineOnScreen(line)).toBe('Advice')
  languageStore.show('de')
  expect(lineOnScreen(line)).toBe('Rat')
  languageStore.show('fr')
  expect(lineOnScreen(line)).toBe('Advice')
  expect(lineOnScreen('Ein Satz')).toBe('Ein Satz')
})
