import { describe, expect, test } from 'vitest'
import type { EvidenceProposal } from '#shared/proposals.ts'
import { changedDraft, changesOf, drafted, draftOf } from './row.ts'

const pilot: EvidenceProposal = {
  kind: 'evidence',
  type: 'pilot',
  op: 'add',
  count: 1,
  org: 'Biowärme Kufstein',
  paid: true,
  amount: '€4,800',
  before: null,
}
const edited = (...changes: Parameters<typeof changedDraft>[1][]) =>
  changes.reduce(changedDraft, draftOf(pilot))

describe('what a founder changed in a row', () => {
  test('is nothing as long as it says what was proposed', () => {
    expect(changesOf(pilot, edited())).toEqual({})
    expect(changesOf(pilot, edited({ count: 2 }, { count: 1 }, { org: ' Biowärme Kufstein ' }))).toEqual({})
  })

  test('is sent value by value', () => {
    expect(changesOf(pilot, edited({ count: 2, org: '' }))).toEqual({ count: 2, org: '' })
    expect(changesOf(pilot, edited({ type: 'pilot' }))).toEqual({ paid: false })
    expect(changesOf(pilot, edited({ type: 'loi' }))).toEqual({ type: 'loi' })
    expect(changesOf(pilot, edited({ type: 'revenue', amount: '€5,000' }))).toEqual({
      type: 'revenue',
      amount: '€5,000',
    })
    const plain: EvidenceProposal = { ...pilot, paid: false, amount: null }
    expect(changesOf(plain, changedDraft(draftOf(plain), { type: 'paid_pilot', amount: '€900' }))).toEqual({
      paid: true,
      amount: '€900',
    })
  })

  test('says whom and which day it names, and takes either away', () => {
    const talk: EvidenceProposal = {
      ...pilot,
      type: 'interview',
      paid: false,
      amount: null,
      who: 'Petra Lang',
      date: '2026-06-12',
    }
    const changed = (change: Parameters<typeof changedDraft>[1]) =>
      changesOf(talk, changedDraft(draftOf(talk), change))
    expect(changed({})).toEqual({})
    expect(changed({ who: 'Petra Lange', date: '2026-06-11' })).toEqual({
      who: 'Petra Lange',
      date: '2026-06-11',
    })
    expect(changed({ who: ' ', date: '' })).toEqual({ who: '', date: null })
  })

  test('of a field is its name and its text', () => {
    const role = { kind: 'field', field: 'persona_role', value: 'plant manager', before: null } as const
    const draft = changedDraft(draftOf(role), { field: 'icp_characteristic', value: 'Has a plant manager' })
    expect(changesOf(role, draft)).toEqual({ field: 'icp_characteristic', value: 'Has a plant manager' })
  })

  test('makes a total an addition when it is of another type', () => {
    const total: EvidenceProposal = {
      ...pilot,
      type: 'interview',
      op: 'set',
      before: 12,
      paid: false,
      amount: null,
    }
    expect(drafted(total, changedDraft(draftOf(total), { type: 'loi' })).op).toBe('add')
    expect(drafted(total, draftOf(total)).op).toBe('set')
  })
})
