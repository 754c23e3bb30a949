import { announcedCounters } from '#shared/announced-counters.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { EvidenceProposal, Proposal } from '#shared/proposals.ts'
import { formatList } from '../format.ts'
import { textsOf } from '../texts.ts'
import { type Kind, kindOf } from './row.ts'

const t = textsOf('chat')

/** "4 interviews", "1 paid pilot". */
export function counted(kind: Kind, count: number): string {
  return t(`proposals.counted.${kind}`, { count })
}

/** Followed by whom and which organisation it names. */
function withNames(what: string, { who, org }: EvidenceProposal): string {
  const organisation = [who, org].filter(Boolean).join(', ')
  return organisation ? t('proposals.row', { what, organisation }) : what
}

/** A row within a sentence: "4 interviews, Graz fair", "Buyer: plant manager". */
export function rowName(proposal: Proposal): string {
  if (proposal.kind === 'field') return fieldRow(proposal, proposal.value)
  return withNames(counted(kindOf(proposal), proposal.count), proposal)
}

/** Returns what became of a row: "Added 4 interviews, Graz fair". */
export function settledName(proposal: Proposal, state: 'added' | 'dismissed'): string {
  if (state === 'dismissed') {
    const kept = proposal.before === null ? undefined : keptName(proposal)
    return kept === undefined
      ? t('proposals.notAdded', { what: rowName(proposal) })
      : t('proposals.kept', { what: kept })
  }
  if (proposal.kind === 'field') return t('proposals.addedAll', { list: rowName(proposal) })
  return withNames(t(`proposals.added.${kindOf(proposal)}`, { count: proposal.count }), proposal)
}

function keptName(proposal: Proposal): string {
  return proposal.kind === 'field'
    ? fieldRow(proposal, proposal.before ?? '')
    : counted(kindOf(proposal), proposal.before ?? 0)
}

const fieldRow = ({ field }: Extract<Proposal, { kind: 'field' }>, value: string) =>
  t('proposals.fieldRow', { field: t(`proposals.fields.${field}`), value })

/** Returns what was added in all: "Added 4 interviews, 1 LOI and 1 paid pilot". */
export function allAdded(added: readonly Proposal[]): string {
  const counts = new Map<Kind, number>()
  for (const proposal of added) {
    if (proposal.kind !== 'evidence') continue
    const kind = kindOf(proposal)
    counts.set(kind, (counts.get(kind) ?? 0) + proposal.count)
  }
  const names = [
    ...[...counts].map(([kind, count]) => counted(kind, count)),
    ...added.flatMap((proposal) =>
      proposal.kind === 'field' ? t(`proposals.fields.${proposal.field}`) : [],
    ),
  ]
  return t('proposals.addedAll', { list: formatList(names) })
}

/**
 * What a card changes, as if all that is open were added: "That makes ten interviews and your first paid pilot."
 * `added` counts already.
 */
export function headOf(
  roadmap: Pick<Dashboard, 'counters' | 'records'>,
  { open, added }: { open: readonly Proposal[]; added: readonly Proposal[] },
): string {
  const waiting = open.filter((proposal) => proposal.kind === 'evidence')
  const now = roadmap.counters
  const after = announcedCounters(now, waiting, knownIn(roadmap))
  const paid = paidPilots(roadmap) + sum(waiting, (proposal) => kindOf(proposal) === 'paid_pilot')
  const kinds = new Set(
    [...added, ...open].flatMap((proposal) => (proposal.kind === 'evidence' ? kindOf(proposal) : [])),
  )
  const totals: Record<Kind, number> = {
    interview: after.interview,
    loi: after.loi,
    pilot: after.pilot,
    paid_pilot: Math.min(paid, after.pilot),
    revenue: after.revenue,
    repeat: after.repeat_events,
  }
  const names = [...kinds].flatMap((kind) => (totals[kind] > 0 ? totalName(kind, totals[kind]) : []))
  return names.length === 0 ? t('proposals.fresh') : t('proposals.makes', { list: formatList(names) })
}

const totalName = (kind: Kind, count: number) =>
  t(`proposals.totals.${kind}`, { count, number: inWords(count) })

const IN_WORDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** "ten", "34". */
export function inWords(n: number): string {
  const known = IN_WORDS.find((each) => each === n)
  return known ? t(`proposals.numbers.${known}`) : String(n)
}

const sum = (proposals: readonly EvidenceProposal[], keep: (proposal: EvidenceProposal) => boolean) =>
  proposals.filter(keep).reduce((total, { count }) => total + count, 0)

const paidPilots = ({ records }: Pick<Dashboard, 'records'>) =>
  records
    .filter(({ state, type, paid }) => state === 'active' && type === 'pilot' && paid === true)
    .reduce((total, { count }) => total + count, 0)

/** Tells of names whether the roadmap counts them already, by their spelling alone. */
function knownIn({ records }: Pick<Dashboard, 'records'>) {
  const known = new Set(
    records.flatMap(({ state, type, org }) =>
      state === 'active' && org ? `${type} ${org.toLowerCase()}` : [],
    ),
  )
  return (type: string, org: string) => known.has(`${type} ${org.toLowerCase()}`)
}
