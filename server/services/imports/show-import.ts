import { counters } from '#engine/ledger/counters.ts'
import type { ImportRow, VentureImport } from '#shared/imports.ts'
import type { Language } from '#shared/language.ts'
import { RecordInput } from '#shared/records.ts'
import { EvidenceType } from '#shared/roadmap.ts'
import { IMPORT_WORDS, isPersonsName, plain } from './import-words.ts'
import { comparedIn, type PlannedTable, planTable } from './plan-table.ts'
import { indexRecords, knownRecords } from './same-record.ts'
import type { Beside, ImportReading, OpenImport, Proposal } from './stored-import.ts'

/** An import as the page shows it, against the venture as it stands. */
export function showImport(open: OpenImport, beside: Beside, language: Language): VentureImport {
  const { stored, source, reading } = open
  const plan = planned(open, beside, language)
  return {
    id: stored.id,
    name: stored.name,
    kind: stored.kind,
    sheet: source.table?.sheet ?? null,
    type: reading.type,
    columns: plan.columns,
    dates: plan.dates,
    dates_doubtful: plan.datesDoubtful,
    words: plan.words,
    about: stored.kind === 'notes' ? reading.about : null,
    rows: plan.rows,
    counters: counters(beside.ledger),
  }
}

/** The rows of an import with what they lack and what is there already. */
export function planned({ source, reading }: OpenImport, beside: Beside, language: Language): PlannedTable {
  const { says } = IMPORT_WORDS[language]
  if (source.table)
    return planTable(source.table, reading, {
      known: knownRecords(beside.ledger),
      today: beside.now.toISOString().slice(0, 10),
      place: (row) => says.row.replace('{at}', String(row)),
    })
  const rows = planProposals(source.proposals ?? [], reading, beside, language)
  return { columns: [], dates: null, datesDoubtful: false, words: [], rows }
}

function planProposals(
  proposals: readonly Proposal[],
  reading: ImportReading,
  { ledger, now }: Beside,
  language: Language,
): ImportRow[] {
  const { says } = IMPORT_WORDS[language]
  const known = indexRecords(knownRecords(ledger))
  const taken = new Map(
    ledger.records.flatMap(({ id, state, record }) =>
      state === 'active' && record.rule === 'import' ? [[`${record.type} ${record.quote}`, id] as const] : [],
    ),
  )
  const values = new Map(
    ledger.fields.flatMap(({ id, fact }) =>
      fact.suggested || fact.removed ? [] : [[`${fact.field} ${plain(fact.value)}`, id] as const],
    ),
  )
  const today = now.toISOString().slice(0, 10)
  return proposals.map(({ row, unit, at, speaker, quote, fact, ...proposal }): ImportRow => {
    const place = unit === 'time' ? at : says[unit].replace('{at}', at)
    const base = { row, quote, place, speaker }
    if (fact) {
      const { field, value } = fact
      const duplicate = values.get(`${field} ${plain(value)}`) ?? null
      const name = { name: field, value }
      return { ...base, record: null, field: name, duplicate_of: duplicate, gaps: [], takable: true }
    }
    const record = completed(proposal, reading)
    const type = EvidenceType.parse(record.type)
    const compared = comparedIn(type, record)
    const same = (compared && known.find(compared)) ?? taken.get(`${type} ${quote}`) ?? null
    const isPlanned = type === 'interview' && typeof record.date === 'string' && record.date > today
    const gaps = [...gapsOf(type, record), ...(isPlanned ? ['not_held_yet'] : [])]
    return { ...base, record, field: null, duplicate_of: same, gaps, takable: !isPlanned }
  })
}

/** The record of a proposal with what the conversation was about, where it does not say itself. */
function completed(
  { record, count }: Pick<Proposal, 'record' | 'count'>,
  { about }: ImportReading,
): Record<string, unknown> {
  const isTalk = record?.type === 'interview' && count === 1
  return {
    ...record,
    ...(isTalk && !record.organisation && { organisation: about?.organisation ?? '' }),
    ...(isTalk && !record.date && about?.date && { date: about.date }),
    ...(count > 1 && { count }),
  }
}

function gapsOf(type: EvidenceType, record: Record<string, unknown>): string[] {
  const { organisation, who, date } = record
  const isNameless = type === 'interview' && (typeof who !== 'string' || !isPersonsName(who))
  return [
    ...(organisation ? [] : ['no_organisation']),
    ...(isNameless ? ['no_name'] : []),
    ...(type === 'interview' && !date ? ['no_date'] : []),
  ]
}

/** A record as POST records takes it; undefined for one that names too little. */
export function inputOf(record: Record<string, unknown> | null): RecordInput | undefined {
  return RecordInput.safeParse(record).data
}
