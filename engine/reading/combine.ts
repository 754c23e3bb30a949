import type { Candidate } from '#shared/roadmap.ts'
import type { Grounded } from './model/ground-records.ts'
import { denies, otherNumber, saysItself, sumOf, type Told } from './objections.ts'
import { twinsOf } from './twins.ts'
import { withNamedType } from './type-words.ts'

/**
 * Joins what a model read in a message with what the plain reader read. The model decides. The founder is asked where
 * the plain reader has a hard reason against it or confirmed another number, where it alone found something, where the
 * words name another type, and where the model itself is unsure. What the model reported with a number that its quote
 * does not say counts with the plain reader's number, if that confirmed the same record.
 */
export function combine(
  plain: readonly Candidate[],
  model: Pick<Grounded, 'candidates' | 'misnumbered'>,
  told: Told,
): Candidate[] {
  const matched = new Set<Candidate>()
  const reports = model.candidates.map((found) =>
    withNamedType(found, plain, model.candidates, told.language),
  )
  const decided = reports.map((found) => {
    const twins = twinsOf(found, plain, reports, matched)
    if (twins[0]) matched.add(twins[0])
    return decide(found, twins, reports, told)
  })
  const numbered = model.misnumbered.flatMap((found) => {
    const twins = twinsOf(found, plain, model.misnumbered, matched)
    for (const twin of twins) matched.add(twin)
    return twins.flatMap((twin) => withNumberOf(twin, twins, found, told))
  })
  const joined = [...decided, ...numbered]
  const reported = new Set(joined.map(({ type }) => type))
  const alone = plain.filter((found) => !matched.has(found) && !reported.has(found.type))
  return [...joined, ...proposals(alone, told.totals)]
}

/** Asks about what only the plain reader found, but for what speaks of things that are counted already. */
export function proposals(plain: readonly Candidate[], totals: Told['totals']): Candidate[] {
  return plain
    .filter(
      (found) => found.status !== 'none' && found.op !== 'none' && !isCounted(found, totals[found.type]),
    )
    .map((found) =>
      found.status === 'needs_confirmation' ? found : asked(found, found, 'only the plain reader found it'),
    )
}

const isCounted = ({ op, count, orgs, singular }: Candidate, total: number) =>
  op === 'reference' && !orgs && total > 0 && (singular || (count ?? 0) <= total)

/** The table: what becomes of a record that the model reported, by what the plain reader says to it. */
function decide(
  found: Candidate,
  twins: readonly Candidate[],
  reports: readonly Candidate[],
  told: Told,
): Candidate {
  const [twin] = twins
  if (found.status === 'none' || found.op === 'none') return found
  if (found.status === 'needs_confirmation') return asked(found, twin, found.reason)
  if (twin && denies(twin, found, told)) return asked(found, twin, 'readings differ')
  const other = otherNumber(twins, found, reports, told)
  if (other !== undefined && found.count !== null) {
    const range: [number, number] = [Math.min(found.count, other), Math.max(found.count, other)]
    return asked({ ...found, range }, twin, 'readings differ')
  }
  return { ...detailsOf(twin), ...found }
}

const takesOff = ({ op }: Candidate) => op === 'retract' || op === 'correct'

/**
 * A record with the plain reader's number in place of one that its quote does not say. Asked where the message does not
 * say the other either and the two differ, or where one adds and the other takes off; nothing where the plain reader
 * counts nothing.
 */
function withNumberOf(
  twin: Candidate,
  twins: readonly Candidate[],
  found: Candidate,
  told: Told,
): Candidate[] {
  if (twin.status === 'none' || twin.op === 'none') return []
  if (twin.status === 'needs_confirmation') return [twin]
  const { op, count, rule } = twin
  const numbered: Candidate = { ...detailsOf(twin), ...found, op, count, rule }
  const agree = sumOf(twins) === found.count || saysItself(twin, told)
  return agree && takesOff(found) === takesOff(twin) ? [numbered] : [asked(numbered, twin, 'readings differ')]
}

/** What the plain reader knows beyond the model's reading of the same record. */
function detailsOf(twin: Candidate | undefined): Partial<Candidate> {
  if (!twin) return {}
  const { segment, subset_of, further, singular, rejected } = twin
  return {
    ...(segment && { segment }),
    ...(subset_of && { subset_of }),
    ...(further && { further }),
    ...(singular && { singular }),
    ...(rejected !== undefined && { rejected }),
  }
}

/** A question keeps the operation, the number and the organisation that it asks about. */
function asked(found: Candidate, twin: Candidate | undefined, reason: Candidate['reason']): Candidate {
  const { op } = found
  const stated = op === 'add' || op === 'set' || op === 'correct' || op === 'retract' || op === 'repeat'
  const proposedOp = found.proposedOp ?? (stated ? op : undefined)
  const proposed = found.count ?? found.proposed ?? twin?.count ?? twin?.proposed
  return {
    ...detailsOf(twin),
    ...found,
    count: null,
    status: 'needs_confirmation',
    reason,
    ...(proposedOp && { proposedOp }),
    ...(proposed !== undefined && proposed !== null && proposed > 0 && { proposed }),
  }
}
