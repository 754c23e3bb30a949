import { describe, expect, test } from 'vitest'
import type { DashboardUpdate } from '#shared/events.ts'
import { cardsOf, confirmedWords, questionWords, yesOf } from './card-words.ts'

const update = (more: Partial<DashboardUpdate>): DashboardUpdate => ({
  id: 'x',
  type: 'evidence_added',
  changes: {},
  needsConfirmation: false,
  summary: 'Interviews: 12 to 14',
  ...more,
})

describe('the cards of a reply', () => {
  test('tell the counters that rose in one card, and everything else in its own', () => {
    const cards = cardsOf([
      update({ id: 'a' }),
      update({ id: 'b', summary: 'LOIs: 0 to 1' }),
      update({ id: 'c', type: 'level_up', summary: 'You are at level 3' }),
      update({ id: 'd', needsConfirmation: true }),
    ])
    expect(cards.map(({ summary }) => summary)).toEqual([
      'Interviews: 12 to 14 · LOIs: 0 to 1',
      'You are at level 3',
      'Interviews: 12 to 14',
    ])
  })

  test('leave out a question that was put aside', () => {
    expect(cardsOf([update({ answered: 'rejected' })])).toEqual([])
  })
})

test('a question follows its lead-in without saying count twice', () => {
  expect(questionWords(update({ question: 'Count 4 interviews?' }))).toBe('4 interviews?')
  expect(questionWords(update({ question: 'Is the LOI signed?' }))).toBe('Is the LOI signed?')
})

test('yes gives the first answer that confirms, with its number', () => {
  const options: DashboardUpdate['options'] = [
    { label: 'Not interviews', answer: 'reject' },
    { label: '4', answer: 'confirm', count: 4, op: 'add' },
    { label: '5', answer: 'confirm', count: 5 },
  ]
  expect(yesOf(update({ options }))).toEqual({ count: 4, op: 'add' })
  expect(yesOf(update({}))).toEqual({})
})

test('a confirmed question says what was confirmed', () => {
  expect(confirmedWords(update({ changes: { evidenceCount: { interview: 4 } } }))).toBe(
    'You confirmed: 4 interviews',
  )
  expect(confirmedWords(update({ changes: { evidenceCount: { loi: 1 } } }))).toBe('You confirmed: 1 LOI')
  expect(confirmedWords(update({ quote: 'it is signed' }))).toBe('You confirmed: “it is signed”')
})
