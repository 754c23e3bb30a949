import { counters } from '#engine/ledger/counters.ts'
import { applyEvents, emptyLedger } from '#engine/ledger/ledger.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { type Counters, EVIDENCE_TYPES, type EvidenceRecord, type FieldFact } from '#shared/roadmap.ts'
import { scoreFields } from './fields.ts'
import { type ExpectedRecord, seedEvents, type UtteranceCase } from './fixtures.ts'
import { judgeProposals, noProposals, type ProposalScore } from './proposals.ts'
import { type ModelReader, readAsProduct } from './read.ts'

type Unit = { type: string; op: string; count: number | null }
type Tally = {
  cases: number
  exact: number
  falseConfirmations: number
  askRight: number
  askWrong: number
  needless: number
  harmful: number
  hit: number
  predicted: number
  expected: number
} & ProposalScore

const COUNTABLE = new Set(['add', 'set', 'correct', 'retract', 'repeat', 'convert'])
const empty = (): Tally => ({
  cases: 0,
  exact: 0,
  falseConfirmations: 0,
  askRight: 0,
  askWrong: 0,
  needless: 0,
  harmful: 0,
  hit: 0,
  predicted: 0,
  expected: 0,
  ...noProposals(),
})

/** Drops what only gives its name to one of those that are counted. */
const namesOne = (record: ExpectedRecord | EvidenceRecord) => 'names' in record && record.names !== undefined

function countable(records: (ExpectedRecord | EvidenceRecord)[]): Unit[] {
  return records
    .filter((r) => r.status === 'confirmed' && COUNTABLE.has(r.op) && !namesOne(r))
    .map(({ type, op, count }) => ({ type, op, count }))
}

/** Records of one type and operation listed apart or together are the same statement: they are summed. */
function sums(units: Unit[]): Map<string, number> {
  const out = new Map<string, number>()
  for (const { type, op, count } of units)
    out.set(`${type} ${op}`, (out.get(`${type} ${op}`) ?? 0) + (count ?? 0))
  return out
}

function matches(got: Unit[], want: Unit[]) {
  const left = sums(got)
  const right = sums(want)
  const hit = [...left].filter(([key, count]) => right.get(key) === count).length
  return { hit, predicted: left.size, expected: right.size }
}

/** Confirmed records that must not be: of a type and direction the case does not confirm, or that count too much. */
function falseConfirmations(got: Unit[], want: Unit[], exact: boolean): number {
  if (exact) return got.filter((g) => !want.some((w) => w.type === g.type)).length
  const right = sums(want)
  return [...sums(got)].filter(([key, count]) => right.get(key) !== count).length
}

const COUNTERS = [...EVIDENCE_TYPES, 'repeat_events'] as const

async function runCase(test: UtteranceCase, reader: ModelReader | undefined) {
  const ledger = applyEvents(emptyLedger(), seedEvents(test.state))
  const result = await readAsProduct({ id: 'case', text: test.text }, ledger.events, reader)
  const then = applyEvents(ledger, [...result.events])
  const after = counters(then)
  const wanted = Object.fromEntries(
    COUNTERS.map((key) => [key, test.after[key] ?? Number(test.state[key] ?? 0)]),
  ) as Counters
  const exact = COUNTERS.every((key) => after[key] === wanted[key])
  const proposals = judgeProposals(
    result.records.filter((record) => !namesOne(record)),
    test.evidence,
    counters(ledger),
  )
  return { result, after, wanted, exact, asked: judgeQuestions(then, wanted, test), proposals }
}

/**
 * The questions that the case does not ask for, and those among them that do harm: their yes takes a counter further from
 * what the founder said. It is an upper bound, since a founder may answer such a question with no.
 */
function judgeQuestions(after: LedgerState, wanted: Counters, test: UtteranceCase) {
  const rightly = new Set(
    test.evidence.filter(({ status }) => status === 'needs_confirmation').map(({ type }) => type),
  )
  const needless = after.records.filter(
    ({ state, record }) => state === 'waiting' && !rightly.has(record.type),
  )
  const distance = (ledger: LedgerState) => {
    const count = counters(ledger)
    return COUNTERS.reduce((sum, key) => sum + Math.abs(count[key] - wanted[key]), 0)
  }
  const harmful = needless.filter(({ id, messageId, record }) => {
    const yes = record.options?.find(({ answer }) => answer === 'confirm')
    if (!yes) return false
    const { count, op } = yes
    const said = { id: `${id}:yes`, messageId, extractor: 'person', kind: 'confirm', targetId: id } as const
    const answered = applyEvents(after, [{ ...said, ...(count && { count }), ...(op && { op }) }])
    return distance(answered) > distance(after)
  })
  return { needless: needless.length, harmful: harmful.length }
}

function add(tally: Tally, change: Partial<Tally>) {
  for (const key of Object.keys(change) as (keyof Tally)[]) tally[key] += change[key] ?? 0
}

const ratio = (a: number, b: number) => (b === 0 ? 1 : Math.round((a / b) * 10_000) / 10_000)

function measures(t: Tally) {
  const precision = ratio(t.hit, t.predicted)
  const recall = ratio(t.hit, t.expected)
  return {
    cases: t.cases,
    exactCounters: ratio(t.exact, t.cases),
    falseConfirmations: t.falseConfirmations,
    askedRightly: t.askRight,
    askedWrongly: t.askWrong,
    needlessQuestions: t.needless,
    harmfulAnswers: t.harmful,
    countedAtOnce: ratio(t.countedAtOnce, t.deservesCounting),
    proposedRight: t.proposedRight,
    proposedRightAfterOneChange: t.proposedRightAfterOneChange,
    proposedWrong: t.proposedWrong,
    proposedMissing: t.proposedMissing,
    precision,
    recall,
    f1:
      precision + recall === 0
        ? 0
        : Math.round(((2 * precision * recall) / (precision + recall)) * 10_000) / 10_000,
  }
}

const show = (records: (ExpectedRecord | EvidenceRecord)[]) =>
  records
    .map(
      (r) =>
        `${r.type} ${r.op} ${r.count ?? '?'}${r.status === 'confirmed' ? '' : ` (${r.status})`}${r.org ? ` ${r.org}` : ''}`,
    )
    .join(' | ') || '-'

/** Reads utterances as the product does, with a model where one is given; prints each miss, the field measure, and returns the summary. */
export async function evaluateExtraction(cases: UtteranceCase[], reader?: ModelReader) {
  const total = empty()
  const languages = new Map<string, Tally>()
  const fields: { expected: Record<string, unknown>; facts: FieldFact[]; id: string }[] = []
  for (const test of cases) {
    const { result, after, wanted, exact, asked, proposals } = await runCase(test, reader)
    const got = countable(result.records)
    const want = countable(test.evidence)
    const asks = new Set(result.records.filter((r) => r.status === 'needs_confirmation').map((r) => r.type))
    const wantedAsks = new Set(
      test.evidence.filter((r) => r.status === 'needs_confirmation').map((r) => r.type),
    )
    const wrong = falseConfirmations(got, want, exact)
    const change = {
      cases: 1,
      exact: exact ? 1 : 0,
      falseConfirmations: wrong,
      askRight: [...asks].filter((type) => wantedAsks.has(type)).length,
      askWrong: [...asks].filter((type) => !wantedAsks.has(type)).length,
      ...asked,
      ...matches(got, want),
      ...proposals,
    }
    add(total, change)
    const language = languages.get(test.lang) ?? empty()
    add(language, change)
    languages.set(test.lang, language)
    fields.push({ expected: test.fields, facts: result.facts, id: test.id })
    const missedAsk = [...wantedAsks].some((type) => !asks.has(type))
    if (!exact || wrong > 0 || missedAsk || change.askWrong > 0 || change.hit < change.expected) {
      console.log(`${test.id} [${result.lang}] ${test.text}`)
      console.log(`   wanted ${show(test.evidence)}   ${JSON.stringify(wanted)}`)
      console.log(`   got    ${show(result.records)}   ${exact ? 'counters right' : JSON.stringify(after)}`)
    }
  }
  scoreFields(fields)
  return {
    kind: 'extraction',
    ...measures(total),
    languages: Object.fromEntries([...languages].map(([lang, tally]) => [lang, measures(tally)])),
  }
}
