import { chooseSheet, guessType, matchTable } from '#server/services/imports/match-columns.ts'
import { planTable } from '#server/services/imports/plan-table.ts'
import { runReader } from '#server/workers/imports/read-document.ts'
import { IMPORT_LIMITS } from '#shared/imports.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

/** A sheet as its file holds it, and what a careful person would make of it. */
export interface SheetCase {
  readonly name: string
  readonly text: string
  readonly type: EvidenceType
  /** The field that each heading fills; null for one that is left out. */
  readonly columns: Readonly<Record<string, string | null>>
  /** Rows that become records: held, signed or begun, with an organisation. */
  readonly rows: number
  readonly dates: string | null
}

/** The day on which the sheets are read. */
const TODAY = '2026-11-23'

/** Returns what is made of one sheet as the import page shows it at first, before anybody changes a column. */
async function planOf({ name, text }: SheetCase) {
  const read = await runReader({
    kind: 'csv',
    bytes: new TextEncoder().encode(text),
    pages: IMPORT_LIMITS.pages,
    rows: IMPORT_LIMITS.rows + 1,
  })
  const table = 'sheets' in read ? chooseSheet(read.sheets) : undefined
  if (!table) return undefined
  const type = guessType(table, name)
  const columns = matchTable(table, type)
  const place = (row: number) => `Row ${row}`
  return { type, ...planTable(table, { type, columns, dates: null }, { known: [], today: TODAY, place }) }
}

/** Reads sheets with unknown headings; prints each column that was matched otherwise, and returns the summary. */
export async function evaluateSheets(cases: readonly SheetCase[]) {
  const tally = {
    sheets: 0,
    typesRight: 0,
    columns: 0,
    columnsRight: 0,
    datesRight: 0,
    rowsRight: 0,
    rowsWrong: 0,
  }
  for (const test of cases) {
    const plan = await planOf(test)
    const got = new Map(plan?.columns.map(({ heading, field }) => [heading.trim(), field]))
    const wanted = Object.entries(test.columns)
    const off = wanted.filter(([heading, field]) => (got.get(heading) ?? null) !== field)
    const taken =
      plan?.rows.filter(({ takable, duplicate_of }) => takable && duplicate_of === null).length ?? 0
    tally.sheets += 1
    tally.typesRight += Number(plan?.type === test.type)
    tally.columns += wanted.length
    tally.columnsRight += wanted.length - off.length
    tally.datesRight += Number((plan?.dates ?? null) === test.dates)
    tally.rowsRight += Math.min(taken, test.rows)
    tally.rowsWrong += Math.max(0, taken - test.rows)
    const lines = off.map(
      ([heading, field]) => `“${heading}” is ${field}, matched ${got.get(heading) ?? null}`,
    )
    if (plan?.type !== test.type) lines.push(`${test.type}, taken for ${plan?.type}`)
    if ((plan?.dates ?? null) !== test.dates) lines.push(`dates ${test.dates}, read ${plan?.dates}`)
    if (taken !== test.rows) lines.push(`${test.rows} rows count, ${taken} were ticked`)
    if (lines.length > 0) console.log([test.name, ...lines].join('\n   '))
  }
  const share = tally.columns === 0 ? 1 : Math.round((tally.columnsRight / tally.columns) * 1000) / 1000
  return { kind: 'sheets', ...tally, columnsRightShare: share }
}
