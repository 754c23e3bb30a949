import { describe, expect, test } from 'vitest'
import type { ModelBatch } from '#server/models/contract/model.ts'
import { joined, withoutRepetition } from './joined.ts'

async function collect(text: string, batches: ModelBatch[]) {
  async function* each() {
    yield* batches
  }
  let whole = text
  let finish: ModelBatch['finish']
  for await (const batch of joined(text, each())) {
    whole += batch.pieces.join('')
    finish = batch.finish ?? finish
  }
  return { whole, finish }
}

describe('a continuation', () => {
  test.each([
    ['begins with the last words', 'Call ten plant managers', 'ten plant managers this week.', ' this week.'],
    ['goes on inside a word', 'Call ten plant man', 'agers this week.', 'agers this week.'],
    ['repeats a cut word', 'Call ten plant man', 'Call ten plant managers.', 'agers.'],
    ['quotes the last words', 'Call ten plant managers', '"ten plant managers" this week.', ' this week.'],
    ['repeats them after a space', 'Call ten plant managers ', 'ten plant managers this week.', 'this week.'],
    ['begins a sentence', 'Call ten.', 'Ask each for a date.', ' Ask each for a date.'],
    ['begins with a space', 'Call ten', ' plant managers.', ' plant managers.'],
    ['only looks alike', 'Call the', 'the plant manager.', 'the plant manager.'],
  ])('that %s joins without a seam', (_, text, next, rest) => {
    expect(withoutRepetition(text, next)).toBe(rest)
  })

  test('is joined however it is cut into pieces', async () => {
    const next = [...'ten plant managers this week, and ask each of them for a date.']
    const batches = [...next.map((piece) => ({ pieces: [piece] })), { pieces: [], finish: 'length' as const }]
    expect(await collect('Call ten plant managers', batches)).toEqual({
      whole: 'Call ten plant managers this week, and ask each of them for a date.',
      finish: 'length',
    })
  })

  test('is joined as well when the model first ends without a word and is asked again', async () => {
    const batches = [{ pieces: [], finish: 'length' as const }, { pieces: ['plant managers.'] }]
    expect((await collect('Call ten plant managers', batches)).whole).toBe('Call ten plant managers.')
  })

  test('passes on what comes after its first words as it comes', async () => {
    const long = 'x'.repeat(300)
    expect((await collect('Call ten plant managers', [{ pieces: [long] }, { pieces: ['y'] }])).whole).toBe(
      `Call ten plant managers${long}y`,
    )
  })
})
