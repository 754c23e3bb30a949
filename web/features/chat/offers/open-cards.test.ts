import { expect, test } from 'vitest'
import type { Offers } from '#shared/offers.ts'
import { openCards, otherAnswers } from './open-cards.ts'

const offering = (
  chosen: string | null,
  content = '',
): { offers: Offers; status: 'complete'; content: string } => ({
  content,
  offers: {
    cards: {
      words: 'x',
      options: [
        { entryId: 'e1', answerId: 'a', title: 'Pricing', claim: 'Charge for it.' },
        { entryId: 'e1', answerId: 'b', title: 'Pricing', claim: 'Cut the scope.' },
        { entryId: 'e2', answerId: 'c', title: 'Guarantees', claim: 'Agree on the test.' },
      ],
      chosen,
    },
    document: null,
  },
  status: 'complete',
})

test('cards are open until one is opened, and while the reply is whole', () => {
  expect(openCards(offering(null))?.options).toHaveLength(3)
  expect(openCards(offering('a'))).toBeNull()
  expect(openCards({ ...offering(null), status: 'streaming' })).toBeNull()
  expect(openCards({ status: 'complete' })).toBeNull()
})

test('the answers that were not opened are named so that nobody takes one for another', () => {
  expect(otherAnswers(offering('a'))).toEqual(['Cut the scope.', 'Guarantees'])
  expect(otherAnswers(offering('a', '[Guarantees](/playbook/e2)'))).toEqual([
    'Cut the scope.',
    'Agree on the test.',
  ])
  expect(otherAnswers(offering('none'))).toEqual([])
  expect(otherAnswers(offering(null))).toEqual([])
})
