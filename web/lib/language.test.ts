import { describe, expect, it } from 'vitest'
import { browserLanguage } from './language.ts'

describe('browserLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'es-MX', 'en'], 'es'],
    [['FR'], 'fr'],
    [['deu'], 'en'],
    [[], 'en'],
  ] as const)('picks from %j the language %s', (preferred, language) => {
    expect(browserLanguage(preferred)).toBe(language)
  })
})
