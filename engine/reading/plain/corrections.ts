import type { EvidenceType } from '#shared/roadmap.ts'
import type { Key } from '../../text/lexicon.ts'
import { endsAt, says, startsAt } from './message.ts'
import type { Stated } from './obstacles.ts'
import { isPart } from './other-numbers.ts'
import type { Quantity } from './quantities.ts'
import { anchorsOf, candidate, type Mention, type Telling } from './telling.ts'

const NOUNS: Readonly<Record<EvidenceType, readonly Key[]>> = {
  interview: ['interview', 'interviewed', 'talk'],
  loi: ['loi'],
  pilot: ['pilot'],
  revenue: ['payingCustomer', 'customer', 'paidUs'],
}

/**
 * "Actually it was 9", "9 and not 12", "make that 15": a number that replaces the one of the type last spoken of. The
 * whole sentence is read; undefined where it corrects no number.
 */
export function correctionIn(telling: Telling): Mention | undefined {
  const { message, clause, previous, context } = telling
  const { sentence } = clause
  const counts = message.quantities.filter(
    ({ first, last, measure }) => first >= sentence.first && last < sentence.end && !measure,
  )
  if (counts.length === 0) return undefined
  const rejected = counts.filter((quantity) => isRejected(telling, quantity))
  const cue = says(message, sentence, 'correction')
  if (!cue && (rejected.length === 0 || rejected.length === counts.length)) return undefined
  const stated = counts.filter((quantity) => !rejected.includes(quantity) && !isPart(message, quantity))
  const named = typeOf(telling, stated)
  const type = named ?? previous?.type ?? context.lastType
  const number = stated.at(-1)
  if (!type || !number || number.to !== undefined) return undefined
  const held = context.counters[type]
  const known = (previous?.type === type && previous.count) || held
  if (known === 0 && !says(message, sentence, ...NOUNS[type])) return undefined
  const [other] = rejected
  // "It's not five grid operators, it's four": without a word for it, a number is of the counter that holds it.
  if (!named && other && other.value !== known) return undefined
  const old = other?.value ?? (stated.length === 2 && stated[0]?.value === known ? known : undefined)
  return candidate(telling, type, 'change.correction', {
    op: held > 0 ? 'correct' : 'bare',
    count: number.value,
    reason: 'corrected',
    ...(old !== undefined && { rejected: old }),
  })
}

/** Words beside which a correction is no plain one. */
const UNSURE: readonly Key[] = [
  ...(['maybe', 'doubt', 'condition', 'plan', 'otherVenture', 'otherActor', 'imagined', 'partOf'] as const),
]

/**
 * "Correction: 9 interviews, not 12": the words name the type, and the number put right is the one on the roadmap. The
 * only correction that is made at once; every other is proposed.
 */
export function isPlainCorrection({ message, sentence, found, all, context }: Stated): boolean {
  const counts = message.quantities.filter(
    ({ first, last }) => first >= sentence.first && last < sentence.end,
  )
  const [cue, noun] = [['correction'] as const, NOUNS[found.type]].map((keys) =>
    says(message, sentence, ...keys),
  )
  const held = context.counters[found.type]
  const known = held > 0 && found.rejected === held && found.count !== held
  return (
    known &&
    cue === true &&
    noun === true &&
    counts.length === 2 &&
    all.length === 1 &&
    !says(message, sentence, ...UNSURE)
  )
}

/** "Not 12", "instead of twelve". */
function isRejected({ message }: Telling, { first }: Quantity): boolean {
  const near = [1, 2].some((back) => endsAt(message, first - back, 'negation', 'without') !== undefined)
  return near && !startsAt(message, first - 2, 'harmless')
}

/** The type that a sentence names closest to its numbers. */
function typeOf({ message, clause }: Telling, stated: readonly Quantity[]): EvidenceType | undefined {
  const types: EvidenceType[] = ['interview', 'loi', 'pilot', 'revenue']
  const at = stated.at(-1)?.first ?? 0
  const near = types.flatMap((type) =>
    anchorsOf(message, clause.sentence, ...NOUNS[type]).map(({ first }) => ({
      type,
      distance: Math.abs(first - at),
    })),
  )
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.type
}
