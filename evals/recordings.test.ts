import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Model } from '#server/models/contract/model.ts'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import { evaluateExtraction } from './extraction.ts'
import type { UtteranceCase } from './fixtures.ts'
import { readOptions } from './options.ts'
import { recorded, replayed, requested } from './recordings.ts'
import { spoiler } from './spoil.ts'

const CASES: UtteranceCase[] = [
  {
    id: 'one',
    lang: 'de',
    state: {},
    text: 'Bei der Brauerei Stern steht unsere Anlage seit Mai auf dem Hof.',
    evidence: [{ type: 'pilot', op: 'add', count: 1, status: 'confirmed' }],
    fields: {},
    after: { pilot: 1 },
  },
]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A provider that finds the pilot, and counts how often it is asked. */
function provider() {
  const asked = { times: 0 }
  const record = modelRecord({
    type: 'pilot',
    count: 1,
    quote: 'steht unsere Anlage seit Mai auf dem Hof',
  })
  const model: Model = {
    provider: 'direct',
    name: 'test-model',
    contextWindow: 128_000,
    async *reply() {
      yield { pieces: ['Good.'], finish: 'stop' as const }
    },
    async structured() {
      asked.times += 1
      return { text: JSON.stringify(modelReading({ records: [record] })), usage: undefined }
    },
  }
  return { model, asked }
}

const files = async () => (await readdir(folder)).filter((name) => !name.startsWith('prompt-'))
const first = async () => {
  const [name = ''] = await files()
  return { path: join(folder, name), recording: JSON.parse(await readFile(join(folder, name), 'utf8')) }
}

test('what a provider answered is recorded once and replayed without it, with the same figures', async () => {
  const { model, asked } = provider()
  const live = await evaluateExtraction(CASES, { model: recorded(folder, model) })
  expect(live).toMatchObject({ exactCounters: 1, needlessQuestions: 0, harmfulAnswers: 0 })
  await evaluateExtraction(CASES, { model: recorded(folder, model) })
  expect(asked.times).toBe(1)
  expect((await readdir(folder)).filter((name) => name.startsWith('prompt-'))).toHaveLength(1)
  const { recording } = await first()
  expect(recording).toMatchObject({
    by: 'test-model',
    promptVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(recording.request.messages.at(-1).content).toContain('Brauerei Stern')
  expect(await evaluateExtraction(CASES, { model: replayed(folder) })).toEqual(live)
})

test('a replay fails on a request that nobody recorded, and says when the prompt is another one', async () => {
  const model = replayed(folder)
  await expect(evaluateExtraction(CASES, { model })).rejects.toThrow('no file holds it')
  await evaluateExtraction(CASES, { model: recorded(folder, provider().model) })
  const { path, recording } = await first()
  await rm(path)
  await writeFile(join(folder, 'old.json'), JSON.stringify({ ...recording, promptVersion: 'older' }))
  await expect(evaluateExtraction(CASES, { model })).rejects.toThrow('the recordings are of older')
})

test('requests can be written down, answered by hand and replayed', async () => {
  const asked = await evaluateExtraction(CASES, { model: requested(folder) })
  expect(asked.exactCounters).toBe(0)
  const { path, recording } = await first()
  expect(recording.answer).toBeNull()
  await expect(evaluateExtraction(CASES, { model: replayed(folder) })).rejects.toThrow('no answer yet')
  const { name, messages, begins } = recording.request
  const { schema } = JSON.parse(await readFile(join(folder, begins), 'utf8'))
  const signal = AbortSignal.timeout(1)
  const { text } = await provider().model.structured({ name, schema, messages, signal })
  await writeFile(path, JSON.stringify({ ...recording, answer: { text, usage: null } }))
  expect(await evaluateExtraction(CASES, { model: requested(folder) })).toMatchObject({ exactCounters: 1 })
  expect(await files()).toHaveLength(1)
})

test('records are spoilt by share and seed', () => {
  const records = Array.from({ length: 200 }, (_, at) =>
    modelRecord({ type: 'pilot', count: 1, quote: `pilot ${at}` }),
  )
  const read = { reading: modelReading({ records }), usage: undefined }
  expect(spoiler(0, 1)(read)).toEqual(read)
  expect(spoiler(0.2, 1)(read)).toEqual(spoiler(0.2, 1)(read))
  const kept = new Set(spoiler(0.2, 1)(read).reading.records)
  const spoilt = records.filter((record) => !kept.has(record)).length
  expect(spoilt).toBeGreaterThan(10)
  expect(spoilt).toBeLessThan(60)
})

test('a folder of answers serves the judge and the writer of the replies, or the judge alone with --guide', () => {
  const both = readOptions(['replies', 'f.json', '--replay', 'd', '--judge', '--grades', 'g.json'], {})
  expect(both).toMatchObject({ model: { name: 'replay of d' }, judging: { file: 'g.json' } })
  const alone = readOptions(['replies', 'f.json', '--replay', 'd', '--judge', '--guide'], {})
  expect(alone).toMatchObject({ model: undefined, judging: { model: { name: 'replay of d' } } })
})

test('the command line names what is wrong with it', () => {
  expect(readOptions(['extraction', 'f.json'], {})).toMatchObject({ kind: 'extraction', file: 'f.json' })
  expect(readOptions(['levels', 'f.json', '--model'], {})).toMatch(/^levels runs without a model/)
  expect(readOptions(['extraction', 'f.json', '--replay'], {})).toBe('--replay needs a value.')
  expect(readOptions(['extraction', 'f.json', '--modle'], {})).toMatch(/^There is no option --modle/)
  expect(readOptions(['extraction', 'f.json', '--model'], {})).toMatch(/^No provider is configured/)
  expect(readOptions(['extraction', 'f.json', '--judge'], {})).toMatch(/^--judge grades replies/)
  expect(readOptions(['replies', 'f.json', '--guide'], {})).toMatch(/^--guide is for grading/)
  expect(readOptions(['replies', 'f.json', '--judge'], {})).toMatch(/^No provider is configured/)
  expect(readOptions(['replies', 'f.json', '--model', '--guide', '--judge'], {})).toMatch(/^Either --model/)
  expect(readOptions(['extraction', 'f.json', '--spoil', '0.1'], {})).toMatch(/^--spoil changes/)
  expect(readOptions(['extraction', 'f.json', '--replay', 'd', '--spoil', '2'], {})).toMatch(/^--spoil takes/)
})

test('a recorded reply is found again when other entries are given and the index of all is another', async () => {
  const { model } = provider()
  const signal = AbortSignal.timeout(1000)
  const ask = async (from: Model, entry: string, question: string) => {
    const data = `<<<DATA reference material>>>\n${entry}\n<<<END reference material>>>`
    const messages = [
      {
        role: 'system' as const,
        content: `Be brief.\n\n<<<DATA index>>>\n${entry.length} entries: ${entry}\n<<<END index>>>`,
      },
      { role: 'user' as const, content: data },
      { role: 'user' as const, content: question },
    ]
    let text = ''
    for await (const { pieces } of from.reply({ messages, signal })) text += pieces.join('')
    return text
  }
  await ask(recorded(folder, model), 'A pilot has an end.', 'How long?')
  expect(await ask(replayed(folder), 'A pilot has a price.', 'How long?')).toBe('Good.')
  await expect(ask(replayed(folder), 'A pilot has a price.', 'How much?')).rejects.toThrow('no file holds it')
})
