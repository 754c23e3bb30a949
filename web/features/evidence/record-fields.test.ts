import { describe, expect, it } from 'vitest'
import { RecordInput } from '#shared/records.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { askBy } from './deal-parts.ts'
import { PETRA, rowOf } from './evidence-in-test.ts'
import { changedFacts, FIELDS, fieldsOf, inputOf, missingField, switched, valuesOf } from './record-fields.ts'
import { spanOf } from './source-span.ts'

it.each(EVIDENCE_TYPES)(
  '%s: the form begins with five fields, and every field is one of the contract',
  (type) => {
    expect(FIELDS[type].main).toHaveLength(5)
    const shape = RecordInput.options.find((option) => option.shape.type.value === type)?.shape ?? {}
    expect(fieldsOf(type).map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(shape).slice(1)),
    )
    for (const { name } of fieldsOf(type)) expect(Object.keys(shape)).toContain(name)
  },
)

describe('inputOf', () => {
  it('sends what was filled in, in the shape of the contract', () => {
    const values = { who: ' Shift lead ', organisation: 'Geox', date: '', told: 'no', relation: 'user' }
    const input = inputOf('interview', values)
    expect(input).toEqual({
      type: 'interview',
      who: 'Shift lead',
      organisation: 'Geox',
      told: false,
      relation: 'user',
    })
    expect(RecordInput.safeParse(input).success).toBe(true)
  })

  it('reads numbers and currencies', () => {
    expect(inputOf('revenue', { organisation: 'Geox', currency: 'eur', repeat_orders: '2' })).toEqual({
      type: 'revenue',
      organisation: 'Geox',
      currency: 'EUR',
      repeat_orders: 2,
    })
  })
})

it('changedFacts sends what was changed, and takes away what was emptied', () => {
  const before = valuesOf(PETRA)
  const values = { ...before, date: '', quote: '', learnt: 'Cleaning stops the line.' }
  expect(changedFacts('interview', values, before)).toEqual({
    date: null,
    quote: '',
    learnt: 'Cleaning stops the line.',
  })
})

it('switched keeps what fits another type', () => {
  const values = switched({ who: 'Uwe', organisation: 'Geox', date: '2026-06-12' }, 'interview', 'pilot')
  expect(values).toMatchObject({ organisation: 'Geox', decided_by: 'Uwe', start: '2026-06-12' })
})

it('missingField names the first required field that is empty', () => {
  expect(missingField('interview', { organisation: 'Geox', who: ' ' })).toBe('who')
  expect(missingField('loi', {})).toBe('organisation')
  expect(missingField('loi', { organisation: 'Geox' })).toBeUndefined()
})

it('spanOf finds the words of the sentence that the record was read from', () => {
  const { start, end } = spanOf(PETRA)
  expect(PETRA.source.quote.slice(start, end)).toBe('we clean the sorbent every eight days.')
})

describe('askBy', () => {
  const record = rowOf({ id: 'loi', type: 'loi' })
  it('is a week after it was told', () => {
    expect(askBy(record, new Date('2026-06-13T09:00:00Z')).slice(0, 10)).toBe('2026-06-19')
  })

  it('is a week from now where that has passed', () => {
    expect(askBy(record, new Date('2026-11-23T09:00:00Z')).slice(0, 10)).toBe('2026-11-30')
  })
})
