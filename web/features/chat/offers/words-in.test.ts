import { describe, expect, it } from 'vitest'
import { wordsIn } from './words-in.ts'

describe('the words that a sentence quotes', () => {
  it.each([
    [`I'm not sure about "promise it?" Is one of these close?`, '"promise it?"'],
    ['Bei „promise it?“ bin ich nicht sicher.', '„promise it?“'],
    ['No lo tengo claro con «promise it?». ¿Te sirve alguna?', '«promise it?»'],
    ["J'hésite sur « promise it? ». L'une de ces pistes ?", '« promise it? »'],
    ['About promise it?, yes', 'promise it?'],
  ])('are found with their marks: %s', (sentence, quoted) => {
    const found = wordsIn(sentence, 'promise\n it?')
    expect(found?.words).toBe(quoted)
    expect(`${found?.before}${found?.words}${found?.after}`).toBe(sentence)
  })

  it('are null where the sentence does not hold them', () => {
    expect(wordsIn('Charge for it.', 'promise')).toBeNull()
    expect(wordsIn('Charge for it.', ' ')).toBeNull()
  })
})
