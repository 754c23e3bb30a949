import { THRESHOLDS } from '#shared/level-thresholds.ts'
import type { EvidenceType, LevelProfile, Widgets } from '#shared/roadmap.ts'
import { counters, organisationsOf } from '../ledger/counters.ts'
import { foldName } from '../ledger/organisation.ts'
import { type ActiveRecord, isAtRisk, type LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { computeLevel } from './level.ts'

const SHARED_STEM = 5

const isQualified = ({ record }: ActiveRecord) =>
  [record.need, record.volume, record.price, record.condition].filter(Boolean).length >=
  THRESHOLDS.proof.qualifiedParts

const stems = (text: string) => foldName(text).match(/[\p{L}]{5,}/gu) ?? []

/** A segment belongs to an industry when they share a word stem ("Hartkäsereien", "Bergkäserei"). */
export function sharesSegment(segment: string, industry: string): boolean {
  return stems(segment).some((a) =>
    stems(industry).some((b) => {
      const size = Math.max(SHARED_STEM, Math.min(a.length, b.length) - 2)
      const [short, long] = a.length < b.length ? [a, b] : [b, a]
      return (
        long.includes(short.slice(0, size)) ||
        a.slice(-size).slice(0, SHARED_STEM + 1) === b.slice(-size).slice(0, SHARED_STEM + 1)
      )
    }),
  )
}

const isIn = (industry: string, { record }: ActiveRecord) =>
  sharesSegment(`${record.segment ?? ''} ${(record.orgs ?? []).join(' ')}`, industry)

/** Evidence of the market that was the first one before it changed (roadmap-rules 2.6). */
export function isOtherSegment(entry: ActiveRecord, ledger: LedgerState): boolean {
  const first = deriveWidgets(ledger).target_industries.find((industry) => industry.priority === 1)
  return (
    entry.state === 'active' && entry.formerMarket === true && first !== undefined && !isIn(first.name, entry)
  )
}

function inPrioritySegment(records: ActiveRecord[], widgets: Widgets): number {
  const first = widgets.target_industries.find((industry) => industry.priority === 1)
  if (!first) return 0
  const inSegment = (r: ActiveRecord) => r.record.source !== 'pilot' && isIn(first.name, r)
  return organisationsOf(records, 'revenue', inSegment).length
}

/** The measured profile of a ledger: active confirmed records and the founder's own fields only. */
export function levelProfile(ledger: LedgerState, widgets: Widgets = deriveWidgets(ledger)): LevelProfile {
  const { records } = ledger
  const now = counters(ledger)
  const product = organisationsOf(records, 'revenue', (r) => r.record.source !== 'pilot')
  const active = records.filter((r) => r.state === 'active')
  return {
    technology: Boolean(widgets.idea_summary.technology),
    problemSpecific: widgets.idea_summary.problem_specific,
    applications: widgets.idea_summary.applications.length,
    valueProposition: Boolean(widgets.value_proof_summary.value_proposition),
    valueQuantified: widgets.value_proof_summary.quantified,
    proofPoints: widgets.value_proof_summary.proof_points.length,
    customerProofPoints: widgets.value_proof_summary.proof_points.filter((p) => p.kind === 'customer').length,
    industries: widgets.target_industries.length,
    priorityOneIndustries: widgets.target_industries.filter((industry) => industry.priority === 1).length,
    icpDescription: Boolean(widgets.icp_data.description),
    icpCharacteristics: widgets.icp_data.characteristics.length,
    personaRole: Boolean(widgets.buyer_persona.role),
    personaMotivation: Boolean(widgets.buyer_persona.motivation),
    personaProofNeeded: Boolean(widgets.buyer_persona.proof_needed),
    interviews: now.interview,
    loiOrganisations: organisationsOf(records, 'loi'),
    qualifiedLoiOrganisations: organisationsOf(records, 'loi', isQualified),
    pilotOrganisations: organisationsOf(records, 'pilot'),
    paidPilotOrganisations: organisationsOf(records, 'pilot', (r) => r.record.paid === true),
    payingOrganisations: organisationsOf(records, 'revenue'),
    productCustomers: product,
    productCustomersInPrioritySegment: inPrioritySegment(records, widgets),
    repeatSales: now.repeat_events,
    multiYearContracts: active.filter((r) => r.record.multi_year).length,
    salesOutsideFounderNetwork: active.filter((r) => r.record.type === 'revenue' && r.record.outside_network)
      .length,
  }
}

/** The level of a ledger, with what waits for a confirmation counted beside each predicate. */
export function ledgerLevel(ledger: LedgerState) {
  const waiting = (type: EvidenceType) =>
    ledger.records.reduce(
      (sum, r) =>
        r.state === 'waiting' && r.record.type === type && !isAtRisk(r)
          ? sum + (r.record.proposed ?? 1)
          : sum,
      0,
    )
  return computeLevel(levelProfile(ledger), {
    interview: waiting('interview'),
    loi: waiting('loi'),
    pilot: waiting('pilot'),
    revenue: waiting('revenue'),
  })
}
