import { describe, expect, it } from 'vitest'
import { languageOfRequest } from './first-screen.ts'

describe('the language of the first screen', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-BR, es-MX;q=0.7, en;q=0.5', 'es'],
    ['en;q=0.4, FR;q=0.9', 'fr'],
    ['de;q=0, fr', 'fr'],
    ['ja', 'en'],
    ['<script>', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ] as const)('is for %j %s', (header, language) => {
    expect(languageOfRequest(header)).toBe(language)
  })
})
