import { describe, expect, it } from 'vitest'
import type { Family } from '#shared/admin/model-entries.ts'
import type { ModelEntry } from '#shared/model-catalogue.ts'
import { entryOf, fieldOf, formOf, formProblems, NO_LEVELS, problemFrom } from './model-form-values.ts'

const family = (id: string, prefixes: string[]): Family => ({
  id,
  prefixes,
  wires: ['chat'],
  token_limit: 'max_tokens',
  temperature: 'always',
  effort: [],
  structured: 'json_schema',
  context: 32_768,
  output: 8192,
})
const FAMILIES = [family('gpt-6', ['gpt-6']), family('other', [])]

const WHOLE: ModelEntry = {
  id: 'gpt-6-luna',
  aliases: ['luna', 'gpt@6-luna'],
  family: 'gpt-6',
  context: 90_000,
  output: 1000,
  prices: {
    input: 0.1,
    cached: 0.01,
    cache_write: 0.125,
    output: 0.5,
    until: '2026-12-31',
    afterwards: { input: 1, output: 2 },
  },
  retires: { day: '2027-12-31', replacement: 'gpt-6.1-terra' },
  temperature: 'never',
  effort: ['low', 'high'],
  wires: ['responses', 'chat'],
  token_limit: 'max_completion_tokens',
  structured: 'prompt',
  source: 'its page, 2026-11-22',
}

describe('the form of a model', () => {
  it('gives back every part of an entry as it was', () => {
    expect(entryOf(formOf(WHOLE), FAMILIES)).toEqual(WHOLE)
    const plain: ModelEntry = { id: 'gpt-6-luna', aliases: [], family: 'other', source: 'x', effort: [] }
    expect(formOf(plain).effort).toEqual([NO_LEVELS])
    expect(entryOf(formOf(plain), FAMILIES)).toEqual(plain)
  })

  it('takes the family that a new id begins like', () => {
    const form = (id: string) => ({ ...formOf(null), id, source: 'x' })
    expect(entryOf(form('openai/gpt-6-sun'), FAMILIES)?.family).toBe('gpt-6')
    expect(entryOf(form('llama3.2'), FAMILIES)?.family).toBe('other')
  })

  it('says under each field what is wrong with it', () => {
    const form = { ...formOf(null), input: 1, replacement: 'gpt-6-luna', changes: true }
    expect(formProblems(form, FAMILIES)).toEqual({
      id: 'Choose a model or enter its id.',
      source: 'Must name the page and the day.',
      outputPrice: 'Must be a number of dollars.',
      until: 'Must be a day such as 2026-12-11.',
      laterInput: 'Must be a number of dollars.',
      laterOutput: 'Must be a number of dollars.',
      day: 'Must be a day such as 2026-12-11.',
    })
  })

  it('has a field for each key that the server may name', () => {
    expect(problemFrom('entry.retires.replacement: there is no other model gpt-9 here')).toEqual({
      field: 'replacement',
      problem: 'There is no other model gpt-9 here.',
    })
    expect(problemFrom('gpt-5: entry.retires.replacement: there is no other model x here')).toBeUndefined()
    expect(fieldOf('effort.1')).toBe('effort')
    expect(fieldOf('nonsense')).toBeUndefined()
  })
})
