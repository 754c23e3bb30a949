import { forEachEvidenceType } from '#shared/evidence-types.ts'
import type { LevelProfile, LevelReport, Predicate } from '#shared/level-report.ts'
import { THRESHOLDS as T } from '#shared/level-thresholds.ts'
import { TOP_LEVEL } from '#shared/levels.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { type GatedField, measuredName, ROADMAP_FIELDS } from '#shared/roadmap-fields.ts'
import { keys } from '../content/text-shapes.ts'
import { countDistinct, countUnits, without } from '../ledger/organisation-keys.ts'

type Measure = {
  id: string
  level: number
  value: number
  target: number
  met?: boolean
  type?: keyof Waiting
}
type Waiting = Record<EvidenceType, number>

const NONE_WAITING: Waiting = forEachEvidenceType(() => 0)
const flag = (value: boolean) => (value ? 1 : 0)

/** Organisations with a signed LOI, a pilot or a payment; the same organisation counts once. */
const strongOrganisations = (p: LevelProfile): number =>
  countDistinct([...p.loiOrganisations, ...p.pilotOrganisations, ...p.payingOrganisations])

/** Interview equivalents: conversations or committed organisations, never both for the same customer. */
const interviewEquivalents = (p: LevelProfile): number => Math.max(p.interviews, strongOrganisations(p))

/** Whether any of the commitments that open Proof is there (two pilots suffice by themselves). */
export function hasCommitment(p: LevelProfile): boolean {
  const pilots = countDistinct(p.pilotOrganisations)
  const otherLois = countUnits(without(p.loiOrganisations, p.pilotOrganisations))
  return (
    p.payingOrganisations.length >= 1 ||
    p.paidPilotOrganisations.length >= 1 ||
    pilots >= T.proof.pilots ||
    (pilots >= 1 && otherLois >= T.proof.loisBesidePilot) ||
    countUnits(p.qualifiedLoiOrganisations) >= T.proof.qualifiedLois
  )
}

/** Whether something stands in a field that has a gate of its own. */
function told(p: LevelProfile, field: GatedField): Measure {
  const { level } = ROADMAP_FIELDS[field].gate
  return { id: field, level, value: flag(p[measuredName(field)]), target: 1 }
}

function measures(p: LevelProfile): Measure[] {
  const equivalents = interviewEquivalents(p)
  const strong = strongOrganisations(p)
  const customers = countUnits(p.productCustomers)
  const inSegment = p.productCustomersInPrioritySegment
  const demand =
    equivalents >= T.evidence.interviews ||
    (equivalents >= T.evidence.interviewsWithCommitment && strong >= T.evidence.commitments) ||
    customers >= T.evidence.customers
  const broad = customers >= T.scale.broad.customers && inSegment >= T.scale.broad.inSegment
  const offtake =
    customers >= T.scale.offtake.customers &&
    p.multiYearContracts >= T.scale.offtake.multiYear &&
    inSegment >= T.scale.offtake.inSegment
  return [
    told(p, 'technology'),
    { id: 'problem_specific', level: 1, value: flag(p.problemSpecific), target: 1 },
    { id: 'application', level: 1, value: p.applications, target: T.problem.applications },
    {
      id: 'priority_one',
      level: 2,
      value: p.priorityOneIndustries,
      target: T.concept.priorityOne,
      met: p.industries >= 1 && p.priorityOneIndustries === T.concept.priorityOne,
    },
    told(p, 'icp_description'),
    told(p, 'persona_role'),
    told(p, 'value_proposition'),
    { id: 'proof_point', level: 2, value: p.proofPoints, target: T.concept.proofPoints },
    {
      id: 'interviews',
      level: 3,
      value: equivalents,
      target: T.evidence.interviews,
      met: demand,
      type: 'interview',
    },
    { id: 'icp_characteristics', level: 3, value: p.icpCharacteristics, target: T.evidence.characteristics },
    told(p, 'persona_motivation'),
    told(p, 'persona_proof_needed'),
    {
      id: 'interviews_proof',
      level: 4,
      value: equivalents,
      target: T.proof.interviews,
      met: equivalents >= T.proof.interviews || customers >= T.proof.customers,
      type: 'interview',
    },
    { id: 'commitment', level: 4, value: flag(hasCommitment(p)), target: 1, type: 'pilot' },
    { id: 'value_quantified', level: 4, value: flag(p.valueProposition && p.valueQuantified), target: 1 },
    { id: 'proof_points', level: 4, value: p.proofPoints, target: T.proof.proofPoints },
    { id: 'customer_proof', level: 4, value: p.customerProofPoints, target: T.proof.customerProofPoints },
    { id: 'product_customers', level: 5, value: customers, target: T.repeat.customers, type: 'revenue' },
    { id: 'in_segment', level: 5, value: inSegment, target: T.repeat.inSegment },
    { id: 'repeat_sale', level: 5, value: p.repeatSales, target: T.repeat.repeats },
    {
      id: 'scale_customers',
      level: 6,
      value: customers,
      target: T.scale.broad.customers,
      met: broad || offtake,
      type: 'revenue',
    },
    { id: 'outside_sale', level: 6, value: p.salesOutsideFounderNetwork, target: T.scale.outsideNetwork },
    { id: 'repeat_sales', level: 6, value: p.repeatSales, target: T.scale.repeats },
  ]
}

const EVIDENCE_PREDICATES: ReadonlySet<string> = new Set(
  keys(`
    interviews interviews_proof commitment product_customers in_segment repeat_sale scale_customers
    outside_sale repeat_sales
  `),
)

function gatesPassed(predicates: Predicate[]): number {
  let level = 0
  while (level < TOP_LEVEL && predicates.every((p) => p.level !== level + 1 || p.met)) level += 1
  return level
}

/**
 * The level with the predicates of this and the next gate (roadmap-rules 2.2). Gates are cumulative.
 * `locked` tells a venture whose evidence is further than its written answers what is missing in between.
 */
export function computeLevel(profile: LevelProfile, waiting: Waiting = NONE_WAITING): LevelReport {
  const predicates = measures(profile).map<Predicate>(({ type, met, ...m }) => ({
    ...m,
    met: met ?? m.value >= m.target,
    waiting: type ? waiting[type] : 0,
  }))
  const level = gatesPassed(predicates)
  const evidenceLevel = gatesPassed(predicates.filter((p) => EVIDENCE_PREDICATES.has(p.id)))
  const hasEvidence = strongOrganisations(profile) + profile.interviews > 0
  const blocking = predicates.filter((p) => p.level <= evidenceLevel && !p.met).map((p) => p.id)
  const next = predicates.filter((p) => p.level === level + 1)
  return {
    level,
    current: predicates.filter((p) => p.level === level),
    next,
    missing: next.filter((p) => !p.met).map((p) => p.id),
    locked:
      hasEvidence && evidenceLevel > level && evidenceLevel >= 3
        ? { evidenceLevel, missing: blocking }
        : null,
  }
}
