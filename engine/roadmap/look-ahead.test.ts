import { expect, test } from 'vitest'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { readText } from '../read.ts'
import { lookAhead } from './look-ahead.ts'

/** A ledger of many messages with a piece of evidence each, which counts how often one of them is read. */
function longLedger(length: number): { ledger: LedgerEvent[]; reads: () => number } {
  let reads = 0
  const ledger = Array.from({ length }, (_, index): LedgerEvent[] => {
    const base = { messageId: `m${index}`, extractor: 'rules' as const, at: '2026-01-01T00:00:00Z' }
    return [
      { ...base, kind: 'message', id: `m${index}#0`, digest: `digest ${index}`, lang: 'en' },
      {
        ...base,
        kind: 'evidence',
        id: `m${index}#1`,
        get record() {
          reads += 1
          return {
            type: 'loi' as const,
            op: 'add' as const,
            count: 1,
            status: 'confirmed' as const,
            orgs: [`Alder ${index}`],
            reason: '',
            quote: 'signed',
            rule: 'test',
          }
        },
      },
    ]
  }).flat()
  return { ledger, reads: () => reads }
}

const message = {
  messageId: 'new',
  content:
    'We did 6 interviews with plant managers. Kestrel Mining signed a letter of intent. Our beachhead is dairies.',
  follows: null,
  asks: null,
}
const at = '2026-02-01T00:00:00Z'

test('reading a message folds each stored event once, however many facts it holds', () => {
  const { ledger, reads } = longLedger(300)
  lookAhead({ message: { ...message, content: 'Hello.' }, ledger, at })
  const each = reads() / 300
  expect(Number.isInteger(each)).toBe(true)
  const many = longLedger(300)
  const { read } = lookAhead({ message, ledger: many.ledger, at })
  expect(read.events.length).toBeGreaterThan(3)
  expect(many.reads()).toBe(300 * each)
  const again = longLedger(300)
  expect(readText({ message, ledger: again.ledger, at })).toEqual(read)
  expect(again.reads()).toBe(300 * each)
})
