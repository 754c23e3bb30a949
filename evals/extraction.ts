import { extract } from '#server/assistant/extraction/extract.ts'
import { counters } from '#server/assistant/ledger/counters.ts'
import { applyEvents, emptyLedger } from '#server/assistant/ledger/ledger.ts'
import type { Counters, EvidenceRecord, FieldFact } from '#shared/roadmap.ts'
import { scoreFields } from './fields.ts'
import { type ExpectedRecord, seedEvents, type UtteranceCase } from './fixtures.ts'

type Unit = { type: string; op: string; count: number | null }
type Tally = {
  cases: number
  exact: number
  falseConfirmations: number
  askRight: number
  askWrong: number
  hit: number
  predicted: number
  expected: number
}

const COUNTABLE = new Set(['add', 'set', 'correct', 'retract', 'repeat', 'convert'])
const empty = (): Tally => ({
  cases: 0,
  exact: 0,
  falseConfirmations: 0,
  askRight: 0,
  askWrong: 0,
  hit: 0,
  predicted: 0,
  expected: 0,
})

function countable(records: (ExpectedRecord | EvidenceRecord)[]): Unit[] {
  return records
    .filter((r) => r.status === 'confirmed' && COUNTABLE.has(r.op))
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

function runCase(test: UtteranceCase) {
  const ledger = applyEvents(emptyLedger(), seedEvents(test.state))
  const result = extract({ id: 'case', text: test.text }, ledger)
  const after = counters(applyEvents(ledger, result.events))
  const keys = ['interview', 'loi', 'pilot', 'revenue', 'repeat_events'] as const
  const wanted = Object.fromEntries(
    keys.map((key) => [key, test.after[key] ?? Number(test.state[key] ?? 0)]),
  ) as Counters
  return { result, after, wanted, exact: keys.every((key) => after[key] === wanted[key]) }
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

/** Runs utterances against the engine; prints each miss, the field measure, and returns the summary. */
export function evaluateExtraction(cases: UtteranceCase[]) {
  const total = empty()
  const languages = new Map<string, Tally>()
  const fields: { expected: Record<string, unknown>; facts: FieldFact[]; id: string }[] = []
  for (const test of cases) {
    const { result, after, wanted, exact } = runCase(test)
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
      ...matches(got, want),
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
