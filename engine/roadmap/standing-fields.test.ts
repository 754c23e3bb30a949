import { expect, test } from 'vitest'
import type { FieldEntry } from '../ledger/state.ts'
import { areAlike, standingFields } from './standing-fields.ts'

test.each([
  ['Plant manager', 'plant managers'],
  ['Brewery', 'breweries'],
  ['Betriebsleiter', 'Betriebsleiterin'],
  ['responsable de planta', 'Responsables de planta'],
])('%j and %j are alike', (one, other) => {
  expect(areAlike(one, other)).toBe(true)
})

test.each([
  ['Plant manager', 'Plant owner'],
  ['1000 hours', '10000 hours'],
  ['Energy manager', 'Manager'],
  ['CFO', 'CTO'],
])('%j and %j differ', (one, other) => {
  expect(areAlike(one, other)).toBe(false)
})

test('a value that stands there in another form is not suggested', () => {
  const role = (id: string, value: string, suggested: boolean): FieldEntry => ({
    id,
    messageId: id,
    extractor: 'rules',
    fact: { field: 'persona_role', value, quote: value, rule: 'said', suggested },
  })
  const fields = [
    role('a', 'Plant manager', false),
    role('b', 'plant managers', true),
    role('c', 'Head of energy', true),
  ]
  expect(standingFields({ fields }).map(({ value }) => value)).toEqual(['Plant manager', 'Head of energy'])
})
