import { announcedCounters } from '#shared/announced-counters.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { Language } from '#shared/language.ts'
import type { EvidenceProposal, Proposal } from '#shared/proposals.ts'
import { kindOf } from './row.ts'
import { fill, type Kind, type ProposalWords } from './words.ts'

/** "4 interviews", "1 paid pilot". */
export function counted(words: ProposalWords, kind: Kind, count: number): string {
  const { one, many } = words.nouns[kind]
  return `${count} ${count === 1 ? one : many}`
}

/** A row within a sentence: "4 interviews, Graz fair", "Buyer: plant manager". */
export function rowName(words: ProposalWords, proposal: Proposal): string {
  if (proposal.kind === 'field') return `${words.fields[proposal.field]}: ${proposal.value}`
  const { count, org } = proposal
  const name = counted(words, kindOf(proposal), count)
  return org ? `${name}, ${org}` : name
}

/** What became of a row: "Added 4 interviews, Graz fair". */
export function settledName(words: ProposalWords, proposal: Proposal, state: 'added' | 'dismissed'): string {
  const { kind } = proposal
  if (state === 'dismissed') {
    const kept = proposal.before === null ? undefined : keptName(words, proposal)
    return kept === undefined
      ? fill(words.notAdded, { what: rowName(words, proposal) })
      : fill(words.keptAs, { what: kept })
  }
  if (kind === 'field') return fill(words.addedAll, { list: rowName(words, proposal) })
  const { count, org } = proposal
  const of = kindOf(proposal)
  const [one = '', many = ''] = words.nouns[of].added ?? []
  const said = fill(words.added, { what: counted(words, of, count), added: count === 1 ? one : many })
  return org ? `${said}, ${org}` : said
}

function keptName(words: ProposalWords, proposal: Proposal): string {
  return proposal.kind === 'field'
    ? `${words.fields[proposal.field]}: ${proposal.before}`
    : counted(words, kindOf(proposal), proposal.before ?? 0)
}

/** What was added in all: "Added 4 interviews, 1 LOI and 1 paid pilot". */
export function allAdded(words: ProposalWords, language: Language, added: readonly Proposal[]): string {
  const counts = new Map<Kind, number>()
  for (const proposal of added) {
    if (proposal.kind !== 'evidence') continue
    const kind = kindOf(proposal)
    counts.set(kind, (counts.get(kind) ?? 0) + proposal.count)
  }
  const names = [
    ...[...counts].map(([kind, count]) => counted(words, kind, count)),
    ...added.flatMap((proposal) => (proposal.kind === 'field' ? words.fields[proposal.field] : [])),
  ]
  return fill(words.addedAll, { list: listed(language, names) })
}

/**
 * What a card changes, as if all that is open were added: "That makes ten interviews and your first paid pilot."
 * `added` counts already.
 */
export function headOf(
  words: ProposalWords,
  language: Language,
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
  const names = [...kinds].flatMap((kind) => (totals[kind] > 0 ? totalName(words, kind, totals[kind]) : []))
  return names.length === 0 ? words.fresh : fill(words.makes, { list: listed(language, names) })
}

function totalName(words: ProposalWords, kind: Kind, total: number): string {
  const { first, many } = words.nouns[kind]
  return total === 1 ? first : `${inWords(words, total)} ${many}`
}

/** "ten", "34". */
export function inWords({ numbers }: ProposalWords, n: number): string {
  return numbers[n - 2] ?? String(n)
}

const listed = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names).replace(/,(?= and )/, '')

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
