import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { modelReading, modelRecord } from '#server/test/model-reading.ts'
import { replayed, requested } from './recordings.ts'
import { evaluateReplies, type ReplyCase } from './replies.ts'

const CASES: ReplyCase[] = [
  { id: 'one', lang: 'en', turns: ['How many interviews do I need before a pilot?'] },
  {
    id: 'two',
    lang: 'en',
    turns: ['We held 7 interviews with plant managers.', 'What is the next step now?'],
  },
]

const READING = JSON.stringify(
  modelReading({
    records: [
      modelRecord({ type: 'interview', count: 7, quote: 'We held 7 interviews with plant managers' }),
    ],
  }),
)
const line = 'It is fine.'
const reasons = {
  answers: line,
  specific: line,
  next_step: line,
  language: line,
  honest: line,
  one_question: line,
  not_repetitive: line,
  worth_paying: line,
}
const ANSWERS: Record<string, string> = {
  reply: 'Call two of the plant managers by Friday, and write down what each one said.',
  roadmap_reading: READING,
  reply_grade: JSON.stringify({ reasons, grade: 4.5 }),
}

let folder: string
beforeEach(async () => {
  // Each reply is printed for those who run an evaluation.
  vi.spyOn(console, 'log').mockImplementation(() => {})
  folder = await mkdtemp(join(tmpdir(), 'replies-'))
})
afterEach(() => rm(folder, { recursive: true }))

const filesOf = async (where: string) =>
  (await readdir(where)).filter((name) => !name.startsWith('prompt-')).sort()

/** Answers what waits in the folder and `may` be answered; returns how many that were. */
async function answerAll(may: (kind: string) => boolean = () => true): Promise<number> {
  let answered = 0
  for (const name of await filesOf(folder)) {
    const path = join(folder, name)
    const recording = JSON.parse(await readFile(path, 'utf8'))
    const kind: string = recording.request.name ?? recording.request.kind
    if (recording.answer || !may(kind)) continue
    answered += 1
    await writeFile(path, JSON.stringify({ ...recording, answer: { text: ANSWERS[kind], usage: null } }))
  }
  return answered
}

const run = () => {
  const model = requested(folder)
  return evaluateReplies(CASES, model, { model })
}

test('replies are asked for turn by turn, and a conversation waits where an answer is missing', async () => {
  // The message that ends a conversation is not read: no reply depends on it.
  expect(await run()).toMatchObject({ replies: 0, judged: 0, unanswered: { reading: 1, reply: 2, judge: 0 } })
  expect(await run()).toMatchObject({ unanswered: { reading: 1, reply: 2, judge: 0 } })
  expect(await filesOf(folder)).toHaveLength(3)
  expect(await answerAll()).toBe(3)
  expect(await run()).toMatchObject({ replies: 1, judged: 0, unanswered: { reading: 0, reply: 1, judge: 1 } })
  expect(await answerAll()).toBe(2)
  expect(await run()).toMatchObject({ replies: 3, judged: 1, unanswered: { reading: 0, reply: 0, judge: 1 } })
  expect(await answerAll()).toBe(1)
  const whole = await run()
  expect(whole).toMatchObject({ replies: 3, judged: 2, judgeMean: 4.5 })
  expect(whole).not.toHaveProperty('unanswered')
  const model = replayed(folder)
  expect(await evaluateReplies(CASES, model, { model })).toEqual(whole)
})

test('a conversation waits for a reading although its reply is answered, and goes on with what was read', async () => {
  await run()
  await answerAll((kind) => kind === 'reply')
  expect(await run()).toMatchObject({ replies: 1, unanswered: { reading: 1, reply: 0, judge: 1 } })
  await answerAll()
  await run()
  const requests = await Promise.all(
    (await filesOf(folder)).map(
      async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')).request,
    ),
  )
  const second = requests.find(
    ({ kind, messages }) => kind === 'reply' && messages.at(-1).content === CASES[1]?.turns[1],
  )
  expect(second.messages.at(-2).content).toContain('Interviews 7')
  expect(second.messages.at(-2).content).toContain('Today is Sunday, 2026-11-22.')
})

test('the same conversations give the same requests in another run', async () => {
  const other = await mkdtemp(join(tmpdir(), 'replies-'))
  await run()
  await evaluateReplies(CASES, requested(other))
  expect(await filesOf(other)).toEqual(await filesOf(folder))
  await rm(other, { recursive: true })
})
