import { expect, test } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { actionParts } from './action-parts.ts'

await loadTexts(['roadmap'], 'en')

test.each([
  [
    'Reach 20; stop earlier only when you can predict most answers',
    'Reach 20',
    'Stop earlier only when you can predict most answers',
  ],
  [
    'Book 5 problem interviews. Ask about the past only.',
    'Book 5 problem interviews',
    'Ask about the past only.',
  ],
  [
    'Who signs, who uses, who can block? Start with who signs',
    'Who signs, who uses, who can block?',
    'Start with who signs',
  ],
  ['In two sentences: what does it do?', 'In two sentences: what does it do?', ''],
  ['Name the weakest of the three', 'Name the weakest of the three', ''],
  ['Cut the cost by 3.5 % a year', 'Cut the cost by 3.5 % a year', ''],
])('the title of an action is its first statement: %s', (text, title, sentence) => {
  expect(actionParts({ text, number: 0, days: 0 })).toEqual({ title, sentence, number: '', timeBox: '' })
})

test('a number and a time box are shown when there are any', () => {
  expect(actionParts({ text: 'Go', number: 5, days: 10 })).toMatchObject({ number: '5', timeBox: '10 days' })
  expect(actionParts({ text: 'Go', number: 1, days: 1 })).toMatchObject({ number: '1', timeBox: '1 day' })
})
