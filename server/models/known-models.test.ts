import { describe, expect, test } from 'vitest'
import { ModelEntry } from '#shared/model-catalogue.ts'
import { knowModels, SHIPPED } from './known-models.ts'
import { costOfCall } from './prices.ts'
import { candidatesFor, retirementOf } from './retirement.ts'

const entry = (values: object) => ModelEntry.parse({ family: 'other', source: 'our own page', ...values })
const ON = new Date('2026-11-22T12:00:00Z')

describe('an operator’s entry', () => {
  const known = knowModels({
    own: [
      entry({ id: 'gpt-5-mini', family: 'gpt-5', context: 64_000, prices: { input: 9, output: 9 } }),
      entry({ id: 'of-ours', aliases: ['ours'], effort: ['low'] }),
      entry({ id: 'claude-haiku-4.5', family: 'claude-4', output: 1000 }),
    ],
  })

  test('takes the place of the shipped one, whole, for dated ids and behind a vendor too', () => {
    for (const id of ['gpt-5-mini', 'openai/GPT-5-mini-2025-08-07']) {
      expect(known.capabilitiesOf(id)).toMatchObject({ context: 64_000, temperature: 'never' })
      expect(costOfCall(known, id, { promptTokens: 1_000_000, completionTokens: 0 })).toBe(9)
      expect(known.lastDayOf(id)).toBeUndefined()
    }
    expect(SHIPPED.capabilitiesOf('gpt-5-mini').context).toBe(400_000)
  })

  test('stands beside the shipped ones, under its other names and as Ollama’s latest', () => {
    for (const id of ['of-ours', 'ours', 'of-ours:latest'])
      expect(known.capabilitiesOf(id)).toMatchObject({ effort: ['low'], context: 32_768 })
  })

  test('goes before a shipped one that has its id as another name', () => {
    expect(known.capabilitiesOf('claude-haiku-4.5').output).toBe(1000)
    expect(known.capabilitiesOf('claude-haiku-4-5').output).toBe(64_000)
  })

  test('of a family that this release does not have is left out', () => {
    const older = knowModels({ own: [entry({ id: 'gpt-4o-mini', family: 'gpt-12' })] })
    expect(older.entryOf('gpt-4o-mini')?.family).toBe('gpt-4')
  })
})

describe('the last day of a model', () => {
  const lastDays = new Map([
    ['gpt-4o-mini', '2026-12-31'],
    ['gpt-5-mini', '2027-06-30'],
    ['of-nobody', '2026-12-24'],
  ])
  const told = knowModels({ lastDays })

  test('is the provider’s where that is earlier than the shipped one, with the shipped replacement', () => {
    expect(told.lastDayOf('gpt-4o-mini')).toEqual({
      day: '2026-12-31',
      replacement: 'gpt-6-luna',
      by: 'provider',
    })
    expect(told.lastDayOf('gpt-5-mini')).toMatchObject({ day: '2026-12-11', by: 'shipped' })
    expect(told.lastDayOf('gpt-5-mini', '2026-12-01')).toMatchObject({ day: '2026-12-01', by: 'provider' })
  })

  test('is an operator’s before both, and the provider’s again where their entry names none', () => {
    const retires = { day: '2027-12-01', replacement: 'gpt-6.1-terra' }
    const own = [entry({ id: 'gpt-4o-mini', retires }), entry({ id: 'of-nobody' })]
    const known = knowModels({ own, lastDays })
    expect(known.lastDayOf('gpt-4o-mini')).toEqual({ ...retires, by: 'operator' })
    expect(known.lastDayOf('of-nobody')).toMatchObject({ day: '2026-12-24', by: 'provider' })
  })

  test('is the provider’s where an operator’s entry only keeps the one that ships', () => {
    const own = [entry({ id: 'gpt-4o-mini', retires: { day: '2027-01-14', replacement: 'gpt-6-luna' } })]
    expect(knowModels({ own, lastDays }).lastDayOf('gpt-4o-mini')).toMatchObject({
      day: '2026-12-31',
      by: 'provider',
    })
  })

  test('without a replacement is told, and nobody else is asked', () => {
    expect(retirementOf(told, 'vendor/of-nobody')).toEqual({
      model: 'vendor/of-nobody',
      day: '2026-12-24',
      replacement: undefined,
    })
    expect(candidatesFor(told, 'of-nobody', new Date('2027-01-01'))).toEqual(['of-nobody'])
  })

  test('leads from one replacement to the next, also round in a circle', () => {
    const retires = (day: string, replacement: string) => ({ retires: { day, replacement } })
    const own = [
      entry({ id: 'one', ...retires('2026-01-01', 'two') }),
      entry({ id: 'two', ...retires('2026-12-01', 'one') }),
    ]
    expect(candidatesFor(knowModels({ own }), 'vendor/one', ON)).toEqual(['vendor/two', 'vendor/one'])
  })
})
