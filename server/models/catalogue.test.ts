import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MODEL_OPTIONS } from '#shared/models.ts'
import { CATALOGUE_FILE, parseCatalogue } from './catalogue.ts'
import { SHIPPED } from './known-models.ts'
import { costOfCall } from './prices.ts'
import { candidatesFor, isNear, retirementOf } from './retirement.ts'

const { capabilitiesOf, entryOf } = SHIPPED
const TEXT = readFileSync(CATALOGUE_FILE, 'utf8')
const on = (day: string) => new Date(`${day}T12:00:00Z`)

describe('the catalogue of models', () => {
  test('names every model of the menus', () => {
    const menus = [...MODEL_OPTIONS.gateway, ...MODEL_OPTIONS.direct]
    expect(menus.filter((id) => !entryOf(id))).toEqual([])
  })

  test.each([
    [
      'a key that it does not know',
      'temperature: never',
      'temprature: never',
      /models\.yaml:\d+ families\.1/,
    ],
    ['a level of thinking that there is not', '[low, medium, high, xhigh]', '[low, enormous]', /effort\.1/],
    ['a replacement that it does not name', 'replacement: gpt-6.1-terra', 'replacement: gpt-9', /gpt-9/],
    ['a day that is none', 'day: 2026-12-11', 'day: soon', /retires\.day/],
    ['what is not YAML', 'families:\n', 'families: [\n', /models\.yaml:\d+/],
  ])('is refused with the file, the line and the key when it holds %s', (_, right, wrong, told) => {
    expect(() => parseCatalogue(TEXT.replace(right, wrong))).toThrow(told)
  })

  test('names the line that a fault stands on', () => {
    const line = TEXT.split('\n').findIndex((text) => text.includes('replacement: gpt-6.1-terra')) + 1
    const wrong = TEXT.replace('replacement: gpt-6.1-terra', 'replacement: gpt-9')
    expect(() => parseCatalogue(wrong)).toThrow(`${CATALOGUE_FILE}:${line} models.`)
  })

  test.each([
    ['gpt-5-mini-2025-08-07', 'gpt-5-mini'],
    ['openai/gpt-4o-mini', 'gpt-4o-mini'],
    ['claude-haiku-4-5-20251001', 'claude-haiku-4-5'],
    ['anthropic/claude-sonnet-5.5', 'claude-sonnet-5-5'],
  ])('finds %s as %s', (id, found) => {
    expect(entryOf(id)?.id).toBe(found)
  })

  test.each([
    ['gpt-5.9-nova', { temperature: 'unless_thinking', token_limit: 'max_completion_tokens' }],
    ['openrouter/gpt-6.7-astra', { token_limit: 'max_completion_tokens' }],
    ['claude-opus-5-9', { temperature: 'never', wires: ['messages', 'chat'] }],
    ['o4-mini', { temperature: 'never', effort: ['low', 'medium', 'high'] }],
    ['llama3.2:latest', { temperature: 'always', token_limit: 'max_tokens', effort: [] }],
  ])('asks %s, which it does not name, as its family is asked', (id, how) => {
    expect(capabilitiesOf(id)).toMatchObject(how)
  })
})

describe('a model that retires', () => {
  test('is asked itself until its last day is over, then what replaces it, in the same spelling', () => {
    expect(candidatesFor(SHIPPED, 'gpt-5-mini', on('2026-12-11'))).toEqual(['gpt-5-mini', 'gpt-6.1-terra'])
    expect(candidatesFor(SHIPPED, 'openai/gpt-5-mini-2025-08-07', on('2026-12-12'))).toEqual([
      'openai/gpt-6.1-terra',
      'openai/gpt-5-mini-2025-08-07',
    ])
  })

  test('is told of from a month before', () => {
    const retirement = retirementOf(SHIPPED, 'gpt-4o-mini')
    expect(retirement).toEqual({ model: 'gpt-4o-mini', day: '2027-01-14', replacement: 'gpt-6-luna' })
    expect(retirement && isNear(retirement, on('2026-12-13'))).toBe(false)
    expect(retirement && isNear(retirement, on('2026-12-15'))).toBe(true)
  })
})

describe('the price of a call', () => {
  test('counts cached and written tokens at their own prices', () => {
    const usage = { promptTokens: 1000, cachedTokens: 600, cacheWriteTokens: 100, completionTokens: 50 }
    expect(costOfCall(SHIPPED, 'gpt-6-luna', usage)).toBeCloseTo(
      (300 * 0.1 + 600 * 0.01 + 100 * 0.125 + 50 * 0.5) / 1e6,
    )
  })

  test('changes on the day that the provider named', () => {
    const usage = { promptTokens: 1_000_000, completionTokens: 0 }
    expect(costOfCall(SHIPPED, 'gemini-3.8-flash', usage, on('2026-12-31'))).toBe(0.75)
    expect(costOfCall(SHIPPED, 'gemini-3.8-flash', usage, on('2027-01-01'))).toBe(1.5)
  })

  test('is unknown, not nothing, for a model without prices', () => {
    expect(costOfCall(SHIPPED, 'llama3.2', { promptTokens: 1, completionTokens: 1 })).toBeNull()
  })
})
