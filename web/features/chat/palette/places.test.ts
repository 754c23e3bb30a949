import { describe, expect, it } from 'vitest'
import { placesOf } from './places.ts'

const wordsIn = (text: string, query: string) =>
  placesOf(text, query)?.map(({ start, end }) => text.slice(start, end)) ?? null

describe('placesOf', () => {
  it('finds beginnings of words, whatever their case and accents', () => {
    expect(wordsIn('Biowärme Kufstein', 'kuf')).toEqual(['Kuf'])
    expect(wordsIn('Biowärme Kufstein', 'BIOWARME')).toEqual(['Biowärme'])
    expect(wordsIn('Biowarme', 'wärme')).toBeNull()
  })

  it('wants every word, in any order, and merges what overlaps', () => {
    expect(wordsIn('Six weeks at Kufstein', 'kufstein six')).toEqual(['Six', 'Kufstein'])
    expect(wordsIn('Six weeks', 'six graz')).toBeNull()
    expect(wordsIn('Pilots', 'pilot pil')).toEqual(['Pilot'])
  })

  it('keeps the places right behind characters that fold to more or fewer', () => {
    expect(wordsIn('İstanbul 🚀 Pilot', 'pilot')).toEqual(['Pilot'])
  })

  it('takes signs as they are, and quotes for nothing', () => {
    expect(wordsIn('What is ±0.5 %? (a+b)', '"is"')).toEqual(['is'])
    expect(wordsIn('What is a+b', 'a+b')).toEqual(['a+b'])
    expect(wordsIn('What is aab', 'a+b')).toBeNull()
  })
})
