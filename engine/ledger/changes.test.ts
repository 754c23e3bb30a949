import { expect, test } from 'vitest'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { undoOf } from '../roadmap/ledger-events.ts'
import { answerIn } from './answers.ts'
import { asOneChange, changesIn } from './changes.ts'
import { applyEvents, emptyLedger } from './ledger.ts'

const base = { messageId: 'm', extractor: 'person' as const }
const field = (id: string): LedgerEvent => ({
  ...base,
  kind: 'field',
  id,
  fact: { field: 'technology', value: id, quote: '', rule: 'test' },
})
const message: LedgerEvent = { ...base, kind: 'message', id: 'm#0', digest: 'd', lang: 'en' }

test('events made together are one change, named by the first of them; a message is no part of it', () => {
  const change = asOneChange([message, field('a'), field('b')])
  expect(change.id).toBe('a')
  expect(change.events.map((event) => event.change)).toEqual([undefined, 'a', 'a'])
  const idsOf = changesIn(change.events)
  expect(idsOf('a')).toEqual(['a', 'b'])
  expect(idsOf('b')).toEqual(['a', 'b'])
  expect(idsOf('m#0')).toBeUndefined()
})

test('an event alone is its own change, as every event of an earlier release is', () => {
  expect(asOneChange([field('a')])).toEqual({ id: 'a', events: [field('a')] })
  expect(changesIn([field('a'), field('b')])('b')).toEqual(['b'])
})

test('what a field answers is said by the field, and by the id of one that an earlier release stored', () => {
  expect(answerIn(field('a'))).toBeUndefined()
  const yes: LedgerEvent = {
    ...base,
    kind: 'field',
    id: 'x',
    fact: { field: 'technology', value: 'v', quote: '', rule: '' },
    answers: { id: 's', yes: true },
  }
  expect(answerIn(yes)).toEqual({ id: 's', yes: true })
  expect(answerIn(field('s#1:no-4f#0'))).toEqual({ id: 's#1', yes: false })
  expect(answerIn(field('s:no-1#0:yes-2#0'))).toEqual({ id: 's:no-1#0', yes: true })
})

test('undoing an undo again and again makes no id longer than the second', () => {
  let ledger = applyEvents(emptyLedger(), [field('a')])
  const ids = new Set(['a'])
  for (let times = 0; times < 40; times += 1) {
    const [event] = undoOf(ledger, ledger.events.slice(-1), '2026-01-01T00:00:00Z')
    if (!event) throw new Error('The newest event is undone already')
    ids.add(event.id)
    ledger = applyEvents(ledger, [event])
    expect(ledger.fields).toHaveLength(times % 2)
  }
  expect(ids.size).toBe(41)
  expect(Math.max(...[...ids].map((id) => id.length))).toBe('a:undo39'.length)
})
