import { z } from 'zod'
import { TOP_LEVEL } from './levels.ts'
import { forEachGate } from './roadmap-fields.ts'

/** An organisation by its normalised name, or the units `from` to `to` of the record `of` that nobody named. */
const OrganisationKey = z.union([z.string(), z.object({ of: z.string(), from: z.number(), to: z.number() })])

/** Everything the level depends on (roadmap-rules 2.2). */
export const LevelProfile = z.object({
  /** Whether something stands there. */
  ...forEachGate(() => z.boolean()),
  problemSpecific: z.boolean(),
  applications: z.number(),
  valueQuantified: z.boolean(),
  proofPoints: z.number(),
  customerProofPoints: z.number(),
  industries: z.number(),
  priorityOneIndustries: z.number(),
  icpCharacteristics: z.number(),
  interviews: z.number(),
  loiOrganisations: z.array(OrganisationKey),
  qualifiedLoiOrganisations: z.array(OrganisationKey),
  pilotOrganisations: z.array(OrganisationKey),
  paidPilotOrganisations: z.array(OrganisationKey),
  payingOrganisations: z.array(OrganisationKey),
  productCustomers: z.array(OrganisationKey),
  productCustomersInPrioritySegment: z.number(),
  repeatSales: z.number(),
  multiYearContracts: z.number(),
  salesOutsideFounderNetwork: z.number(),
})
export type LevelProfile = z.infer<typeof LevelProfile>

/** One condition of a gate with what was measured; `waiting` counts records that still need a confirmation. */
export const Predicate = z.object({
  id: z.string(),
  level: z.number().int(),
  met: z.boolean(),
  value: z.number(),
  target: z.number(),
  waiting: z.number(),
})
export type Predicate = z.infer<typeof Predicate>

export const LevelReport = z.object({
  level: z.number().int().min(0).max(TOP_LEVEL),
  current: z.array(Predicate),
  next: z.array(Predicate),
  missing: z.array(z.string()),
  locked: z.object({ evidenceLevel: z.number().int(), missing: z.array(z.string()) }).nullable(),
})
export type LevelReport = z.infer<typeof LevelReport>

export const NextBestAction = z.object({
  id: z.string(),
  text: z.string(),
  deliverable: z.string(),
  number: z.number(),
  days: z.number(),
  knowledge: z.string(),
})
export type NextBestAction = z.infer<typeof NextBestAction>
