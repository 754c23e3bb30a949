import { expect, it } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { answerForm, newAnswer, problemOf, withForm } from './entry-texts-values.ts'

await loadTexts(['adminKnowledge'], 'en')

const ANSWER = {
  id: 'a',
  asks: { en: ['What is it?'], de: ['Was ist das?'] },
  says: { en: 'It is this.' },
  steps: { en: ['Look.', 'Ask.'] },
}

it('The form of an entry shows questions and steps of a language a line each, and reads them back', () => {
  const form = answerForm(ANSWER, 'en')
  expect(form).toEqual({ questions: 'What is it?', says: 'It is this.', steps: 'Look.\nAsk.' })
  expect(withForm(ANSWER, 'en', form)).toEqual(ANSWER)
})

it('The form of an entry leaves out a language that was emptied', () => {
  const emptied = withForm(ANSWER, 'de', { questions: ' \n', says: '', steps: '' })
  expect(emptied.asks).toEqual({ en: ['What is it?'] })
})

it('The form of an entry gives a new answer an id that no other has', () => {
  expect(newAnswer([{ ...ANSWER, id: 'answer-2' }]).id).toBe('answer-3')
})

it('The form of an entry says which answer cannot be saved', () => {
  const texts = { translations: {}, stale: [], answers: [ANSWER, newAnswer([ANSWER])] }
  expect(problemOf(texts)).toBe('Answer 2 says nothing. Write what it says, or remove it.')
  expect(problemOf({ ...texts, answers: [ANSWER] })).toBeNull()
})
