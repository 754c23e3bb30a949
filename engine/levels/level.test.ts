import { describe, expect, it } from 'vitest'
import type { LevelProfile } from '#shared/level-report.ts'
import { computeLevel, hasCommitment } from './level.ts'

const complete: LevelProfile = {
  technology: true,
  problemSpecific: true,
  applications: 1,
  valueProposition: true,
  valueQuantified: true,
  proofPoints: 2,
  customerProofPoints: 1,
  industries: 1,
  priorityOneIndustries: 1,
  icpDescription: true,
  icpCharacteristics: 3,
  personaRole: true,
  personaMotivation: true,
  personaProofNeeded: true,
  interviews: 0,
  loiOrganisations: [],
  qualifiedLoiOrganisations: [],
  pilotOrganisations: [],
  paidPilotOrganisations: [],
  payingOrganisations: [],
  productCustomers: [],
  productCustomersInPrioritySegment: 0,
  repeatSales: 0,
  multiYearContracts: 0,
  salesOutsideFounderNetwork: 0,
}

describe('the level', () => {
  it('is Concept while nothing but the written answers exists', () => {
    expect(computeLevel(complete).level).toBe(2)
  })
  it('reaches Evidence with ten interviews and names what Proof still needs', () => {
    const report = computeLevel({ ...complete, interviews: 10 })
    expect(report.level).toBe(3)
    expect(report.missing).toEqual(['interviews_proof', 'commitment'])
  })
  it('never counts the same organisation twice towards the interviews', () => {
    const one = {
      ...complete,
      interviews: 4,
      loiOrganisations: ['a'],
      pilotOrganisations: ['a'],
      payingOrganisations: ['a'],
    }
    expect(computeLevel(one).level).toBe(2)
  })
  it('takes one pilot and two LOIs elsewhere as a commitment, but not two LOIs at the same place', () => {
    const pilot = { ...complete, pilotOrganisations: ['a'] }
    expect(hasCommitment({ ...pilot, loiOrganisations: ['b', 'c'] })).toBe(true)
    expect(hasCommitment({ ...pilot, loiOrganisations: ['a', 'b'] })).toBe(false)
  })
  it('tells a venture with customers and empty widgets what unlocks its evidence', () => {
    const orgs = ['a', 'b', 'c']
    const report = computeLevel({
      ...complete,
      technology: false,
      interviews: 25,
      payingOrganisations: orgs,
      productCustomers: orgs,
    })
    expect(report.level).toBe(0)
    expect(report.locked).toEqual({ evidenceLevel: 4, missing: ['technology'] })
  })
})
