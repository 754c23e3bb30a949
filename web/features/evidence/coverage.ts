import type { EvidenceRow, Relation } from '#shared/records.ts'

/** Relations in the order of the table; `null` is "not said yet". */
const COVERED = ['user', 'champion', 'expert', 'buyer', 'budget_owner', 'blocker', null] as const

/** Those who can sign for a purchase. */
const SIGNERS: readonly (Relation | null)[] = ['buyer', 'budget_owner']

/** As many segments have a column of their own. */
const COLUMNS_MAX = 3

/** In the place of a segment or a relation: none of those that have a column, or not said yet. */
export const REST = '-'

/** Interviews of one relation, by column. */
export interface CoverageRow {
  readonly relation: Relation | null
  readonly counts: readonly number[]
  readonly all: number
  /** The next gate needs somebody here, and there is nobody. */
  readonly needed: boolean
}

export interface Coverage {
  /** Names of segments; the last may be REST. */
  readonly columns: readonly string[]
  readonly rows: readonly CoverageRow[]
  readonly users: number
  readonly signers: number
}

/** One spelling of a segment for comparison. */
const plain = (segment: string | undefined) => segment?.trim().toLocaleLowerCase() ?? ''

const isSameSegment = (one: string | undefined, other: string) => plain(one) === plain(other)

/** The segments of the roadmap, then others that interviews name, most frequent first, each once. */
export function segmentsOf(segments: readonly string[], records: readonly EvidenceRow[]): readonly string[] {
  const told = new Map<string, { name: string; count: number }>()
  for (const { type, segment, count } of records) {
    if (type !== 'interview' || !segment?.trim()) continue
    const known = told.get(plain(segment))
    told.set(plain(segment), { name: known?.name ?? segment, count: (known?.count ?? 0) + count })
  }
  const others = [...told.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name)
  const names: string[] = []
  for (const name of [...segments, ...others]) {
    if (!names.some((known) => isSameSegment(known, name))) names.push(name)
  }
  return names
}

/** Relation by segment, in interviews; what has no column of its own counts in the last one. */
export function coverageOf(
  records: readonly EvidenceRow[],
  segments: readonly string[],
  level: number,
): Coverage {
  const interviews = records.filter(({ type }) => type === 'interview')
  const named = segmentsOf(segments, records).slice(0, COLUMNS_MAX)
  const hasRest = interviews.some((record) => !isInColumn(record, named))
  const columns = hasRest && named.length > 0 ? [...named, REST] : named
  const rows = COVERED.map((relation) => {
    const own = interviews.filter((record) => (record.relation ?? null) === relation)
    const counts = columns.map((column) => sumOf(own.filter((record) => isIn(record, column, named))))
    const all = sumOf(own)
    return { relation, counts, all, needed: all === 0 && neededAfter(level).includes(relation) }
  })
  const allOf = (relations: readonly (Relation | null)[]) =>
    rows.filter(({ relation }) => relations.includes(relation)).reduce((sum, { all }) => sum + all, 0)
  return { columns, rows, users: allOf(['user']), signers: allOf(SIGNERS) }
}

/** How many a list of records counts. */
export const sumOf = (records: readonly EvidenceRow[]): number =>
  records.reduce((sum, { count }) => sum + count, 0)

const isInColumn = ({ segment }: EvidenceRow, columns: readonly string[]) =>
  columns.some((column) => isSameSegment(segment, column))

/** Whether a record stands in a column, of which `named` have the name of a segment. */
const isIn = (record: EvidenceRow, column: string, named: readonly string[]) =>
  column === REST ? !isInColumn(record, named) : isSameSegment(record.segment, column)

/** Whether a record belongs to a segment of the filter: its name, or REST for none of the columns'. */
export function isOfSegment(record: EvidenceRow, segment: string, columns: readonly string[]): boolean {
  return isIn(
    record,
    segment,
    columns.filter((column) => column !== REST),
  )
}

/**
 * Whom the next gate cannot be reached without (roadmap-rules 2.2): the first two ask who has the problem and who signs,
 * Evidence what moves the buyer, and Proof and all after it a commitment by somebody with a budget.
 */
function neededAfter(level: number): readonly (Relation | null)[] {
  if (level < 1) return ['user']
  return level < 3 ? ['user', 'buyer'] : ['user', 'buyer', 'budget_owner']
}
