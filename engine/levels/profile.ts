import { forEachEvidenceType } from '#shared/evidence-types.ts'
import type { LevelProfile } from '#shared/level-report.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import type { EvidenceType, Widgets } from '#shared/roadmap.ts'
import { forEachGate } from '#shared/roadmap-fields.ts'
import { counters, organisationsOf } from '../ledger/counters.ts'
import { foldName } from '../ledger/organisation.ts'
import { countUnits } from '../ledger/organisation-keys.ts'
import { type ActiveRecord, isAtRisk, type LedgerState } from '../ledger/state.ts'
import { deriveWidgets, valuesIn } from '../ledger/widgets.ts'
import { computeLevel } from './level.ts'

const SHARED_STEM = 5

const isQualified = ({ record }: ActiveRecord) =>
  [record.need, record.volume, record.price, record.condition].filter(Boolean).length >=
  THRESHOLDS.proof.qualifiedParts

const stems = (text: string) => foldName(text).match(/[\p{L}]{5,8000}/gu) ?? []

/** Whether two lists of words share a stem. */
function shareStem(some: readonly string[], others: readonly string[]): boolean {
  return some.some((a) =>
    others.some((b) => {
      const size = Math.max(SHARED_STEM, Math.min(a.length, b.length) - 2)
      const [short, long] = a.length < b.length ? [a, b] : [b, a]
      return (
        long.includes(short.slice(0, size)) ||
        a.slice(-size).slice(0, SHARED_STEM + 1) === b.slice(-size).slice(0, SHARED_STEM + 1)
      )
    }),
  )
}

/** A segment belongs to an industry when they share a word stem ("Hartkäsereien", "Bergkäserei"). */
export const sharesSegment = (segment: string, industry: string): boolean =>
  shareStem(stems(segment), stems(industry))

/** Tells of records whether they belong to an industry. */
function membersOf(industry: string): (entry: ActiveRecord) => boolean {
  const words = stems(industry)
  return ({ record }) => shareStem(stems(`${record.segment ?? ''} ${(record.orgs ?? []).join(' ')}`), words)
}

const firstMarket = (widgets: Widgets) =>
  widgets.target_industries.find((industry) => industry.priority === 1)?.name

/** Tells which evidence is of the market that was the first one before it changed (roadmap-rules 2.6). */
export function otherSegments(ledger: LedgerState): (entry: ActiveRecord) => boolean {
  const first = firstMarket(deriveWidgets(ledger))
  if (first === undefined) return () => false
  const isIn = membersOf(first)
  return (entry) => entry.state === 'active' && entry.formerMarket === true && !isIn(entry)
}

type EvidenceProfile = Pick<
  LevelProfile,
  | 'loiOrganisations'
  | 'qualifiedLoiOrganisations'
  | 'pilotOrganisations'
  | 'paidPilotOrganisations'
  | 'payingOrganisations'
  | 'productCustomers'
  | 'productCustomersInPrioritySegment'
  | 'multiYearContracts'
  | 'salesOutsideFounderNetwork'
>

/** The last profile of each list of records, with the market it was made for. */
const profiled = new WeakMap<ActiveRecord[], { market: string | undefined; profile: EvidenceProfile }>()

function evidenceProfile(records: ActiveRecord[], market: string | undefined): EvidenceProfile {
  const known = profiled.get(records)
  if (known && known.market === market) return known.profile
  const isIn = market === undefined ? () => false : membersOf(market)
  const isProduct = (r: ActiveRecord) => r.record.source !== 'pilot'
  const active = records.filter((r) => r.state === 'active')
  const profile: EvidenceProfile = {
    loiOrganisations: organisationsOf(active, 'loi'),
    qualifiedLoiOrganisations: organisationsOf(active, 'loi', isQualified),
    pilotOrganisations: organisationsOf(active, 'pilot'),
    paidPilotOrganisations: organisationsOf(active, 'pilot', (r) => r.record.paid === true),
    payingOrganisations: organisationsOf(active, 'revenue'),
    productCustomers: organisationsOf(active, 'revenue', isProduct),
    productCustomersInPrioritySegment: countUnits(
      organisationsOf(active, 'revenue', (r) => isProduct(r) && isIn(r)),
    ),
    multiYearContracts: active.filter((r) => r.record.multi_year).length,
    salesOutsideFounderNetwork: active.filter((r) => r.record.type === 'revenue' && r.record.outside_network)
      .length,
  }
  profiled.set(records, { market, profile })
  return profile
}

/** The measured profile of a ledger: active confirmed records and the founder's own fields only. */
export function levelProfile(ledger: LedgerState, widgets: Widgets = deriveWidgets(ledger)): LevelProfile {
  const now = counters(ledger)
  return {
    ...evidenceProfile(ledger.records, firstMarket(widgets)),
    ...forEachGate((field) => valuesIn(widgets, field).length > 0),
    problemSpecific: widgets.idea_summary.problem_specific,
    applications: widgets.idea_summary.applications.length,
    valueQuantified: widgets.value_proof_summary.quantified,
    proofPoints: widgets.value_proof_summary.proof_points.length,
    customerProofPoints: widgets.value_proof_summary.proof_points.filter((p) => p.kind === 'customer').length,
    industries: widgets.target_industries.length,
    priorityOneIndustries: widgets.target_industries.filter((industry) => industry.priority === 1).length,
    icpCharacteristics: widgets.icp_data.characteristics.length,
    interviews: now.interview,
    repeatSales: now.repeat_events,
  }
}

/** The level of a ledger, with what waits for a confirmation counted beside each predicate. */
export function ledgerLevel(ledger: LedgerState) {
  const open = ledger.records.filter((r) => r.state === 'waiting' && !isAtRisk(r))
  const waiting = (type: EvidenceType) =>
    open.reduce((sum, { record }) => (record.type === type ? sum + (record.proposed ?? 1) : sum), 0)
  return computeLevel(levelProfile(ledger), forEachEvidenceType(waiting))
}
