import { describe, expect, test } from 'vitest'
import { isIcpEmpty, isIdeaSummaryEmpty, parseIdeaSummary } from './widget-emptiness.ts'

const idea = (technology: string, problem = '', applications: string[] = []) =>
  JSON.stringify({ technology, problem, applications })

describe('an idea summary', () => {
  test('is read as JSON, and as plain text when it is none', () => {
    expect(parseIdeaSummary(idea('A membrane', 'Brine is lost', ['Geothermal', '']))).toEqual({
      technology: 'A membrane',
      problem: 'Brine is lost',
      applications: ['Geothermal'],
      text: 'A membrane Brine is lost Geothermal',
    })
    expect(parseIdeaSummary('We sell brine').text).toBe('We sell brine')
    expect(parseIdeaSummary('"quoted"').text).toBe('"quoted"')
    expect(parseIdeaSummary('{"technology": 7, "applications": "x"}').text).toBe('')
  })

  test.each([null, undefined, '', '{}', idea('')])('is empty when it is %j', (stored) => {
    expect(isIdeaSummaryEmpty(stored)).toBe(true)
  })

  test('is empty under 50 characters of its own words, however long the JSON is', () => {
    expect(isIdeaSummaryEmpty(idea('A membrane'))).toBe(true)
    expect(isIdeaSummaryEmpty('x'.repeat(49))).toBe(true)
    expect(isIdeaSummaryEmpty('x'.repeat(50))).toBe(false)
  })

  test.each([
    'We are building an innovative solution for companies that want to become better at what they do.',
    'A sustainable technology with a strong business model and a clear go-to-market plan for Europe.',
    'We need help with our B2B go-to-market and our ICP, then with the pitch for investors.',
    'Wir entwickeln eine innovative Lösung, die Firmen in vielen Branchen bei der Arbeit hilft.',
  ])('is empty when anyone could have said it: %s', (text) => {
    expect(isIdeaSummaryEmpty(text)).toBe(true)
  })

  test.each([
    'An innovative solution that recovers 94 % of the lithium in brine before it is reinjected.',
    'Our sustainable technology works in hot brine at 80 °C where other sorbents fail within days.',
    'A sustainable technology: an enzyme that takes apart polyester at the pace of a laundry cycle.',
    'An innovative solution for hospitals that reads MRI images at the bedside within two minutes.',
    'A low-power chip that hears when a bee colony is about to collapse, three weeks ahead.',
  ])('is filled when it says what the technology is: %s', (text) => {
    expect(isIdeaSummaryEmpty(text)).toBe(false)
  })
})

describe('an ideal customer', () => {
  test.each([
    '',
    '  ',
    null,
    'The user wants to sell to hospitals',
    'Needs to define the ideal customer profile',
    'They should clarify which plants they mean',
    'The founder hasn’t provided a customer yet',
    "Customer hasn't provided details",
    'Not yet defined',
  ])('is empty when it is %j', (description) => {
    expect(isIcpEmpty(description)).toBe(true)
  })

  test.each([
    'Operators of running geothermal plants in the Upper Rhine valley that own their site',
    'A plant manager who wants to cut the cost of brine and has to report it every quarter',
    'Hospitals that have not replaced their scanners since 2015',
    'Clinics that need to identify bacteria within an hour and should not wait for a lab',
  ])('is filled when it describes one: %s', (description) => {
    expect(isIcpEmpty(description)).toBe(false)
  })
})
