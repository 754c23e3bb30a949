import { describe, expect, it } from 'vitest'
import { expandQuery } from './glossary.ts'

describe('expandQuery', () => {
  it('finds the English terms of a German question', () => {
    expect(expandQuery('Wie schreibe ich eine Absichtserklärung?', 'de')).toEqual(
      expect.arrayContaining(['LOI', 'letter', 'intent']),
    )
  })

  it('reads Spanish and French with and without accents', () => {
    expect(expandQuery('¿Qué precio pongo al piloto?', 'es')).toEqual(
      expect.arrayContaining(['pilot', 'price']),
    )
    expect(expandQuery('trouver des entretiens', 'fr')).toEqual(
      expect.arrayContaining(['interview', 'interviewees']),
    )
  })

  it('adds nothing for a question outside the field', () => {
    expect(expandQuery('Wie wird das Wetter morgen in Paris?', 'de')).toEqual([])
  })
})
