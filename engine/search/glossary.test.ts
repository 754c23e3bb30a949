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

  it.each(['how many are enough', 'how-many are enough'])(
    'finds a phrase however it is joined: %s',
    (text) => {
      expect(expandQuery(text, 'en')).toContain('saturation')
    },
  )

  it('takes the words of a phrase for no phrase when they stand apart', () => {
    expect(expandQuery('how fast do many plants grow', 'en')).not.toContain('saturation')
  })

  it('adds nothing for a question outside the field', () => {
    expect(expandQuery('Wie wird das Wetter morgen in Paris?', 'de')).toEqual([])
  })
})
