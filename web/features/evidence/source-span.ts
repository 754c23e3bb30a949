import type { EvidenceRow } from '#shared/records.ts'

/** The words of its sentence that a record was read from: what was said or learnt, else who said it, else all of it. */
export function spanOf({ source, quote, learnt, who, organisation }: EvidenceRow): {
  start: number
  end: number
} {
  const sentence = source.quote.toLocaleLowerCase()
  for (const words of [quote, learnt, who, organisation]) {
    const part = words?.trim().toLocaleLowerCase()
    const start = part ? sentence.indexOf(part) : -1
    if (part && start >= 0) return { start, end: start + part.length }
  }
  return { start: 0, end: source.quote.length }
}
