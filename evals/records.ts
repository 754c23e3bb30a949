import { fold } from '#engine/text/tokens.ts'
import { factsOf } from '#shared/records/with-facts.ts'
import type { EvidenceRecord, EvidenceType } from '#shared/roadmap.ts'
import { type ModelReader, readAsProduct } from './read.ts'

/** A record that a message tells of: `type`, `organisation`, `count` (1 without it), and the fields of its type. */
type Told = { type: EvidenceType; count?: number } & Record<string, string | number>

/** One message on an empty roadmap, with the day it was written, and what it tells. */
export interface RecordCase {
  readonly id: string
  readonly lang: string
  readonly message: string
  /** The day that its words are counted from, `2026-11-23`; that of the other evaluations without one. */
  readonly today?: string
  readonly records: readonly Told[]
}

interface Tally {
  cases: number
  /** Records told, and those of them that were found with their type and organisation or person. */
  told: number
  found: number
  /** Fields told of all records, and those of them that were read. */
  fields: number
  fieldsRight: number
  /** Fields read that say something else than was told. */
  fieldsWrong: number
  /** Records that are right as they are, and those that are after one change. */
  right: number
  rightAfterOneChange: number
  /** Records counted at once in messages that tell of none. */
  countedWrongly: number
}

const empty = (): Tally => ({
  cases: 0,
  told: 0,
  found: 0,
  fields: 0,
  fieldsRight: 0,
  fieldsWrong: 0,
  right: 0,
  rightAfterOneChange: 0,
  countedWrongly: 0,
})

const plain = (value: unknown) =>
  fold(String(value))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same words, or one within the other and at least half as long: where a part is cut is taste. */
function isSame(a: unknown, b: unknown): boolean {
  const [short, long] = [plain(a), plain(b)].toSorted((x, y) => x.length - y.length)
  return short === long || (!!short && !!long && long.includes(short) && short.length * 2 >= long.length)
}

/** What was read as one record, by the names that the cases use. */
interface Read {
  readonly type: EvidenceType
  readonly count: number
  readonly confirmed: boolean
  readonly values: Readonly<Record<string, unknown>>
}

/** A record that names several organisations is one of each. */
function readsOf(record: EvidenceRecord): Read[] {
  const { type, status } = record
  const orgs = record.orgs ?? (record.org ? [record.org] : [])
  const { amount = record.amount, fee = record.amount, ...facts } = factsOf(record)
  const money = type === 'pilot' ? { fee } : type === 'revenue' ? { amount } : {}
  const count = orgs.length > 0 ? 1 : (record.count ?? record.proposed ?? 1)
  const read = { type, count, confirmed: status === 'confirmed' }
  const named = orgs.length > 0 ? orgs : [undefined]
  return named.map((organisation) => ({ ...read, values: { ...facts, ...money, organisation } }))
}

const NOT_VALUES = new Set(['type', 'count'])
const fieldsOf = (told: Told) => Object.entries(told).filter(([name]) => !NOT_VALUES.has(name))

/** Returns how many of a told record's fields were read right. */
const rightIn = (told: Told, { values }: Read) =>
  fieldsOf(told).filter(([name, value]) => values[name] !== undefined && isSame(values[name], value)).length

/** The record read that says most of a told one: naming the same organisation or person, or none and of its type. */
function matchOf(told: Told, left: readonly Read[]): Read | undefined {
  const names = (read: Read) =>
    ['organisation', 'who'].some((name) => name in told && isSame(read.values[name] ?? '', told[name]))
  const isNameless = ({ values: { organisation, who } }: Read) => !organisation && !who
  return left
    .filter((read) => names(read) || (read.type === told.type && isNameless(read)))
    .toSorted((a, b) => rightIn(told, b) - rightIn(told, a))[0]
}

async function judge(test: RecordCase, reader: ModelReader | undefined): Promise<[Tally, string[]]> {
  const { records } = await readAsProduct(
    { id: 'case', text: test.message, ...(test.today && { at: `${test.today}T10:00:00.000Z` }) },
    [],
    reader,
  )
  let left = records
    .filter(({ status, op }) => status !== 'none' && op !== 'none')
    .flatMap((record) => readsOf(record))
  const tally = { ...empty(), cases: 1, told: test.records.length }
  if (test.records.length === 0) tally.countedWrongly = left.filter(({ confirmed }) => confirmed).length
  const missed: string[] = tally.countedWrongly > 0 ? ['counted what does not count'] : []
  for (const told of test.records) {
    const fields = fieldsOf(told)
    tally.fields += fields.length
    const match = matchOf(told, left)
    if (!match) {
      missed.push(`not found: ${JSON.stringify(told)}`)
      continue
    }
    left = left.filter((read) => read !== match)
    tally.found += 1
    const off = fields.filter(([name, value]) => !isSame(match.values[name] ?? '', value))
    tally.fieldsRight += fields.length - off.length
    tally.fieldsWrong += off.filter(([name]) => match.values[name] !== undefined).length
    const changes = off.length + Number(match.type !== told.type) + Number(match.count !== (told.count ?? 1))
    if (changes === 0) tally.right += 1
    else if (changes === 1) tally.rightAfterOneChange += 1
    if (changes > 0)
      missed.push(
        `${told.type}: ${off.map(([name, value]) => `${name} ${value} read ${match.values[name]}`)}`,
      )
  }
  return [tally, missed]
}

const share = (a: number, b: number) => (b === 0 ? 1 : Math.round((a / b) * 1000) / 1000)

function measures(tally: Tally) {
  const { told, found, fields, fieldsRight, right, rightAfterOneChange } = tally
  return {
    ...tally,
    foundShare: share(found, told),
    fieldsRightShare: share(fieldsRight, fields),
    rightOrAfterOneChange: share(right + rightAfterOneChange, told),
  }
}

/** Reads messages that tell of evidence as records, as the product does; prints each miss and returns the summary. */
export async function evaluateRecords(cases: readonly RecordCase[], reader?: ModelReader) {
  const total = empty()
  const languages = new Map<string, Tally>()
  for (const test of cases) {
    const [tally, missed] = await judge(test, reader)
    const language = languages.get(test.lang) ?? empty()
    for (const key of Object.keys(tally) as (keyof Tally)[]) {
      total[key] += tally[key]
      language[key] += tally[key]
    }
    languages.set(test.lang, language)
    if (missed.length > 0) console.log([`${test.id} ${test.message}`, ...missed].join('\n   '))
  }
  return {
    kind: 'records',
    ...measures(total),
    languages: Object.fromEntries([...languages].map(([lang, tally]) => [lang, measures(tally)])),
  }
}
