import type { Counters, EvidenceRecord } from '#shared/roadmap.ts'
import type { ExpectedRecord } from './fixtures.ts'

/** What became of the evidence that a case tells of: counted at once, proposed, or neither. */
export type ProposalScore = {
  /** Mentions that deserve counting, and those of them that were counted without a question. */
  deservesCounting: number
  countedAtOnce: number
  proposedRight: number
  proposedRightAfterOneChange: number
  proposedWrong: number
  /** Mentions that were neither counted nor proposed. */
  proposedMissing: number
}

export const noProposals = (): ProposalScore => ({
  deservesCounting: 0,
  countedAtOnce: 0,
  proposedRight: 0,
  proposedRightAfterOneChange: 0,
  proposedWrong: 0,
  proposedMissing: 0,
})

/** What a mention does to a counter; the number is null where any proposal of the type is right. */
type Effect = { type: string; way: 'up' | 'down' | 'again'; number: number | null }

const DOWN: ReadonlySet<string> = new Set(['retract', 'correct'])

/** A change by its direction and size, so that "12 in all" after 9 is the same as 3 more. */
function effectOf(type: string, op: string, count: number | null, held: number): Effect {
  if (op === 'repeat') return { type, way: 'again', number: count ?? 1 }
  if (op === 'retract') return { type, way: 'down', number: count ?? 1 }
  if (op !== 'set' && op !== 'correct') return { type, way: 'up', number: count }
  if (count === null) return { type, way: DOWN.has(op) ? 'down' : 'up', number: null }
  return { type, way: count < held ? 'down' : 'up', number: Math.abs(count - held) }
}

const changesBetween = (a: Effect, b: Effect) =>
  b.number === null
    ? Number(a.type !== b.type)
    : Number(a.type !== b.type) + Number(a.way !== b.way) + Number(a.number !== b.number)

/** Effects of one type and direction add up, however the mentions are cut. */
function summed(effects: readonly Effect[]): Effect[] {
  const groups = Map.groupBy(effects, ({ type, way, number }) => `${type} ${way} ${number === null}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            number:
              others.reduce((sum, { number }) => sum + (number ?? 0), first.number ?? 0) || first.number,
          },
        ]
      : [],
  )
}

/**
 * Compares the proposals of one message with what the case tells of. A proposal is right when its yes does what the case
 * says; right after one change when another type, number or direction makes it so; else wrong.
 */
export function judgeProposals(
  records: readonly EvidenceRecord[],
  expected: readonly ExpectedRecord[],
  held: Counters,
): ProposalScore {
  const counted = ({ op, status }: { op: string; status: string }) => status === 'confirmed' && op !== 'none'
  const wanted = expected.filter(({ status }) => status !== 'none')
  const deserving = summed(
    wanted.filter(counted).map(({ type, op, count }) => effectOf(type, op, count, held[type])),
  )
  const done = summed(
    records.filter(counted).map(({ type, op, count }) => effectOf(type, op, count, held[type])),
  )
  const score = { ...noProposals(), deservesCounting: deserving.length }
  let open: Effect[] = deserving.filter((effect) => {
    const match = done.find((one) => one.type === effect.type && one.way === effect.way)
    if (match && match.number === effect.number) score.countedAtOnce += 1
    return !match || match.number !== effect.number
  })
  open.push(
    ...wanted
      .filter(({ status }) => status === 'needs_confirmation')
      .map(({ type }) => ({ type, way: 'up' as const, number: null })),
  )
  const proposals = summed(
    records.flatMap(({ status, type, op, proposedOp, proposed, question }) =>
      status === 'needs_confirmation' && question
        ? [effectOf(type, proposedOp ?? op, proposed ?? null, held[type])]
        : [],
    ),
  )
  for (const most of [0, 1]) {
    for (const proposal of [...proposals]) {
      const match = open.find((effect) => changesBetween(proposal, effect) === most)
      if (!match) continue
      score[most === 0 ? 'proposedRight' : 'proposedRightAfterOneChange'] += 1
      open = open.filter((effect) => effect !== match)
      proposals.splice(proposals.indexOf(proposal), 1)
    }
  }
  return { ...score, proposedWrong: proposals.length, proposedMissing: open.length }
}
