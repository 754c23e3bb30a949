import type { LedBy } from '#shared/roadmap.ts'

const COUNTED = /^(\w{1,400}) (\d{1,400}) to (\d{1,400})$/
const NAME = /^\w{1,400}$/
const TAKEN_OFF = ' taken off'

/**
 * Reads what led to a level from the words in which releases up to schema 22 kept it: "interview 0 to 12;
 * problem". What is neither a counter nor a field stays as it stands.
 */
export function readLedBy(cause: string): (LedBy | string)[] {
  return cause.split('; ').map((part) => {
    const [, counter, from, to] = COUNTED.exec(part) ?? []
    if (counter && from && to) return { what: counter, from: Number(from), to: Number(to) }
    const removed = part.endsWith(TAKEN_OFF)
    const what = removed ? part.slice(0, -TAKEN_OFF.length) : part
    return NAME.test(what) ? { what, removed } : part
  })
}
