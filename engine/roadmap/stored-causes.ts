import type { LedBy } from '#shared/roadmap.ts'

const COUNTED = /^(\w+) (\d+) to (\d+)$/
const NAMED = /^(\w+)( taken off)?$/

/**
 * Reads what led to a level from the words in which releases up to schema 22 kept it: "interview 0 to 12;
 * problem". What is neither a counter nor a field stays as it stands.
 */
export function readLedBy(cause: string): (LedBy | string)[] {
  return cause.split('; ').map((part) => {
    const [, counter, from, to] = COUNTED.exec(part) ?? []
    if (counter && from && to) return { what: counter, from: Number(from), to: Number(to) }
    const [, field, removed] = NAMED.exec(part) ?? []
    return field ? { what: field, removed: removed !== undefined } : part
  })
}
