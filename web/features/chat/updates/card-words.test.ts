import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { DashboardUpdate } from '#shared/events.ts'
import { languageStore } from '#web/lib/language.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { answeredWords, answersOf, cardsOf, questionWords, rowsOf } from './card-words.ts'

await Promise.all([loadTexts(['chat'], 'en'), loadTexts(['chat'], 'de')])
afterEach(() => languageStore.show('en'))

const answered = (of: DashboardUpdate) => renderToStaticMarkup(answeredWords(of))

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
      update({ id: 'c', type: 'level_up', summary: 'You reached level 3, Evidence' }),
      update({ id: 'd', needsConfirmation: true }),
    ])
    expect(cards.map(({ summary }) => summary)).toEqual([
      'Interviews: 12 to 14 · LOIs: 0 to 1',
      'You reached level 3, Evidence',
      'Interviews: 12 to 14',
    ])
  })

  test('leave out a question that was put aside', () => {
    expect(cardsOf([update({ answered: 'rejected' })])).toEqual([])
  })

  test('say that what was at risk still stands', () => {
    const [card] = cardsOf([update({ answered: 'rejected', atRisk: true })])
    expect(card && answered(card)).toBe('Kept on your roadmap as it was')
  })

  test('tell a loss once, with the level it cost', () => {
    const loss = update({ type: 'evidence_removed', summary: 'Pilots: 1 to 0' })
    expect(cardsOf([loss])).toEqual([loss])
    const down = update({ id: 'b', type: 'level_down', summary: 'Back to level 2, Concept' })
    expect(cardsOf([loss, down])).toEqual([down])
  })
})

describe('the rows of a reply', () => {
  const proposal = {
    kind: 'evidence',
    type: 'interview',
    op: 'add',
    count: 4,
    org: null,
    amount: null,
    before: null,
  } as const
  const row = (more: Partial<DashboardUpdate>) =>
    update({ recordId: more.id ?? 'x', proposal, needsConfirmation: true, ...more })

  test('are all that waits as a row, and stand in no card of their own', () => {
    const updates = [
      update({ id: 'plain' }),
      row({ id: 'open' }),
      row({ id: 'yes', needsConfirmation: false, answered: 'confirmed', undoEventId: 'y' }),
      row({ id: 'no', needsConfirmation: false, answered: 'rejected' }),
      // Its message was edited since.
      row({ id: 'gone', needsConfirmation: false }),
    ]
    expect(rowsOf(updates).map(({ id, state }) => [id, state])).toEqual([
      ['open', 'open'],
      ['yes', 'added'],
      ['no', 'dismissed'],
    ])
    expect(cardsOf(updates).map(({ id }) => id)).toEqual(['plain'])
  })

  test('are none in cards that were stored before there were rows', () => {
    const stored = update({ recordId: 'a', question: 'Count 4 interviews?', needsConfirmation: true })
    expect(rowsOf([stored])).toEqual([])
    expect(cardsOf([stored])).toEqual([stored])
  })
})

test('a question follows its lead-in without saying count twice', () => {
  expect(questionWords(update({ question: 'Count 4 interviews?' }))).toBe('4 interviews?')
  expect(questionWords(update({ question: 'Is the LOI signed?' }))).toBe('Is the LOI signed?')
})

describe('yes', () => {
  const no = { label: 'Not interviews', answer: 'reject' } as const

  test('gives the first answer that confirms, with the other numbers beside it', () => {
    const options: DashboardUpdate['options'] = [
      no,
      { label: '4', answer: 'confirm', count: 4, op: 'add' },
      { label: '5', answer: 'confirm', count: 5, op: 'add' },
    ]
    expect(questionWords(update({ options, question: 'Count 4 or 5 interviews?' }))).toBe('4?')
    expect(answersOf(update({ options }))).toEqual({ yes: { count: 4, op: 'add' }, others: options.slice(2) })
    expect(answersOf(update({}))).toEqual({ yes: {}, others: [] })
  })

  test('to an either-or is asked about the first meaning, with the other beside it', () => {
    const total = { label: '4 in total', answer: 'confirm', count: 4, op: 'correct' } as const
    const options: DashboardUpdate['options'] = [
      { label: '4 more', answer: 'confirm', count: 4, op: 'add' },
      total,
      no,
    ]
    const either = update({ options, question: 'Is that 4 more interviews, or 4 in total?' })
    expect(questionWords(either)).toBe('4 more?')
    expect(answersOf(either)).toEqual({ yes: { count: 4, op: 'add' }, others: [total] })
  })
})

test('a question with several meanings says which was chosen', () => {
  const chosen = update({ answered: 'confirmed', answer: 'New idea', quote: 'we build a drone now' })
  expect(answered(chosen)).toBe('You answered: New idea')
})

test('a confirmed question says what was confirmed', () => {
  expect(answered(update({ changes: { evidenceCount: { interview: 4 } } }))).toBe(
    'You confirmed: 4 interviews',
  )
  expect(answered(update({ changes: { evidenceCount: { loi: 1 } } }))).toBe('You confirmed: 1 LOI')
  expect(answered(update({ quote: 'it is signed' }))).toBe('You confirmed: “it is signed”')
  languageStore.show('de')
  expect(answered(update({ quote: 'it is signed' }))).toBe(
    'Von dir bestätigt: „<span lang="en">it is signed</span>“',
  )
})
