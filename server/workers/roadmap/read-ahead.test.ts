import { expect, test } from 'vitest'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { createReadAhead } from './read-ahead.ts'

const message = { messageId: 'm1', content: 'We did 12 interviews.', follows: null, asks: null }
const read = { lang: 'en' as const, events: [], dropped: [] }
const said = (id: string): LedgerEvent => ({
  kind: 'message',
  id,
  messageId: id,
  extractor: 'rules',
  digest: id,
  lang: 'en',
})
const empty: LedgerEvent[] = []

test('a reading serves the same words against the same ledger, once', () => {
  const ahead = createReadAhead()
  ahead.keep(message, empty, read)
  expect(ahead.take({ ...message }, [])).toBe(read)
  expect(ahead.take(message, empty)).toBeUndefined()
})

test.each([
  ['another wording', { ...message, content: 'We did 2 interviews.' }, empty],
  ['another reply before it', { ...message, follows: 'How many?' }, empty],
  [
    'another question before it',
    { ...message, asks: { kind: 'count' as const, evidenceType: 'interview' as const } },
    empty,
  ],
  ['a ledger that has grown', message, [said('m0#0')]],
])('a reading does not serve %s', (_what, asked, ledger) => {
  const ahead = createReadAhead()
  ahead.keep(message, empty, read)
  expect(ahead.take(asked, ledger)).toBeUndefined()
})

test('a reading does not serve a ledger of the same length with another end', () => {
  const ahead = createReadAhead()
  ahead.keep(message, [said('m0#0')], read)
  expect(ahead.take(message, [said('n0#0')])).toBeUndefined()
})

test('the oldest readings go when there are many', () => {
  const ahead = createReadAhead()
  for (let n = 0; n <= 1_000; n++) ahead.keep({ ...message, messageId: `m${n}` }, empty, read)
  expect(ahead.take({ ...message, messageId: 'm0' }, empty)).toBeUndefined()
  expect(ahead.take({ ...message, messageId: 'm1' }, empty)).toBe(read)
})
