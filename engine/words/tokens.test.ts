import { describe, expect, it } from 'vitest'
import { cutAtWord, sentencesOf, tokensOf } from './tokens.ts'

const sentences = (text: string) => sentencesOf(text).map((sentence) => sentence.text)

describe('the sentences of a message', () => {
  it.each([
    ['What now? And who pays?', ['What now?', 'And who pays?']],
    [
      'It measures 0.5 ppm at 1.200 m. Is that enough?',
      ['It measures 0.5 ppm at 1.200 m.', 'Is that enough?'],
    ],
    ['Wir starten am 3. Mai in Ulm. Passt das?', ['Wir starten am 3. Mai in Ulm.', 'Passt das?']],
    ['Wir fragen z. B. Kliniken.', ['Wir fragen z. B. Kliniken.']],
    ['¿Quién firma? ¿Y cuándo?', ['¿Quién firma?', '¿Y cuándo?']],
    ['Combien demander ? Merci', ['Combien demander ?', 'Merci']],
    ['One line\nanother line', ['One line', 'another line']],
    ['', []],
  ])('of "%s" are told apart', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})

describe('a text that is cut', () => {
  it('ends at the end of a word', () => {
    expect(cutAtWord('Can we promise ±0.5 % to customs', 18)).toBe('Can we promise ±0…')
    expect(cutAtWord('short', 18)).toBe('short')
  })
})

describe('the words of a text', () => {
  it('are folded, and parted at an apostrophe', () => {
    expect(tokensOf("L’été, don't").map(({ word }) => word)).toEqual(['l', 'ete', 'don', 't'])
  })
})
