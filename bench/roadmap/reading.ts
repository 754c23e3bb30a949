import { randomUUID } from 'node:crypto'
import { derive } from '#engine/ledger/fold.ts'
import { applyEvents } from '#engine/ledger/ledger.ts'
import { extract } from '#engine/reading/extract.ts'
import { messages } from './sentences.ts'

/** Milliseconds that the rules take for each message of a ledger that grows to `events` events. */
export function timeReading(events: number): { times: number[]; atEnd: number[] } {
  const times: number[] = []
  const atEnd: number[] = []
  // The first pass is not measured: the process warms up.
  for (const pass of [0, 1]) {
    let ledger = derive([])
    for (const text of messages()) {
      const began = performance.now()
      const { events: read } = extract({ id: randomUUID(), text, at: '2026-11-21T12:00:00Z' }, ledger)
      const took = performance.now() - began
      ledger = applyEvents(ledger, read)
      if (pass === 1) times.push(took)
      if (pass === 1 && ledger.events.length > events * 0.8) atEnd.push(took)
      if (ledger.events.length >= events) break
    }
  }
  return { times, atEnd }
}
