import { expect, test } from 'vitest'
import type { ModelBatch } from './contract/model.ts'
import type { Learned } from './memory.ts'
import { askStructured } from './structured.ts'

const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' }, note: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  required: ['title', 'note'],
  additionalProperties: false,
}

/** Asks with a model that gives these answers one after the other, and counts the calls. */
async function asked(...answers: string[]) {
  let calls = 0
  const learned: Learned = {
    refused: new Set(),
    structured: undefined,
    wire: undefined,
    missing: false,
  }
  async function* ask(): AsyncIterable<ModelBatch> {
    const text = answers[calls] ?? answers.at(-1) ?? ''
    calls += 1
    yield { pieces: [text] }
  }
  const request = { messages: [], signal: new AbortController().signal, name: 'a_title', schema: SCHEMA }
  const { text } = await askStructured(
    request,
    ask,
    () => learned,
    () => 'json_schema',
  )
  return { text, calls, structured: learned.structured }
}

test('an answer of the shape asked for is taken at once', async () => {
  expect(await asked('{"title":"Kilns","note":null}')).toMatchObject({ calls: 1 })
})

test('a part that may be null may be left out, and more parts may be told', async () => {
  expect(await asked('{"title":"Kilns","mood":"warm"}')).toMatchObject({ calls: 1 })
})

test('an answer of another shape is asked for once more in plainer words, and what helped is remembered', async () => {
  expect(await asked('{"name":"Kilns"}', '{"title":"Kilns"}')).toEqual({
    text: '{"title":"Kilns"}',
    calls: 2,
    structured: 'json_object',
  })
})
