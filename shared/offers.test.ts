import { describe, expect, it } from 'vitest'
import { aroundOffer, choiceOf } from './offers.ts'

describe('the sentence that offers cards', () => {
  const words = 'can we promise it?'
  const sentence = `I'm not sure about "${words}" Is one of these close?`

  it('is the last paragraph that names the words in question', () => {
    const content = `You asked: ${words}\n\n---\n\n${sentence}\n\nNothing here replaces a lawyer.`
    expect(aroundOffer(content, words)).toEqual({
      before: `You asked: ${words}\n\n---`,
      sentence,
      after: 'Nothing here replaces a lawyer.',
    })
  })

  it('is found although the words were broken over lines', () => {
    expect(aroundOffer(sentence, 'can we\n promise  it?')).toEqual({ before: '', sentence, after: '' })
  })

  it('is null where the words stand nowhere', () => {
    expect(aroundOffer('Charge for it.', words)).toBeNull()
  })
})

describe('a choice among cards', () => {
  const card = (entryId: string, answerId: string) => ({ entryId, answerId, title: '', claim: '' })

  it('is named by its answer, and by its entry too where two answers have one id', () => {
    const options = [card('e1', 'entry'), card('e2', 'entry'), card('e3', 'who-pays')]
    expect(options.map((option) => choiceOf(option, options))).toEqual(['e1:entry', 'e2:entry', 'who-pays'])
  })
})
