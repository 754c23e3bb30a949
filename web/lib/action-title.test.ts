import { expect, test } from 'vitest'
import { splitAction } from './action-title.ts'

test('The title of the next best action is its first sentence', () => {
  expect(splitAction('Call Terravent. They decide in June.')).toEqual({
    title: 'Call Terravent',
    rest: 'They decide in June.',
  })
  expect(splitAction('Ask by 3 June 2026. One number is enough.').title).toBe('Ask by 3 June 2026')
})

test('A day in German does not end the title of the next best action', () => {
  const text = 'Frag Terravent bis 30. November, wer über den Piloten entscheidet.'
  expect(splitAction(text)).toEqual({ title: text.slice(0, -1), rest: '' })
})
