import { afterEach, expect, test } from 'vitest'
import type { TextRun } from '#server/runtime/metrics.ts'
import { IndexMissing } from './index-missing.ts'
import { openTextWorkers, type TextWorkers } from './text-workers.ts'
import { TextTooSlow } from './time-limit.ts'

const log = { warn: () => {} }
/** Beyond what any machine takes for these texts. */
const PATIENT = { size: 1, warmUp: false, limitMs: 60_000, log }
const LONG = 'We interviewed 12 plant managers and one signed a letter of intent. '.repeat(110)

let workers: TextWorkers | undefined
afterEach(() => workers?.close())

const read = (content: string) => ({
  message: { messageId: 'm1', content, follows: null, asks: null },
  ledger: [],
  at: '2026-11-22T10:00:00.000Z',
})

test('a message is read in a thread as it is read in the process', async () => {
  workers = openTextWorkers(PATIENT)
  const { events, lang } = await workers.run('readText', read('I interviewed 12 plant managers.'))
  expect(lang).toBe('en')
  expect(events.find(({ kind }) => kind === 'evidence')).toMatchObject({
    record: { type: 'interview', count: 12 },
  })
})

test('a text over its time is given up, told to the metrics, and the thread reads on', async () => {
  const runs: TextRun[] = []
  workers = openTextWorkers({ ...PATIENT, onRun: (run) => runs.push(run) })
  await expect(workers.run('readText', read(LONG), 1)).rejects.toThrow(TextTooSlow)
  expect((await workers.run('readText', read('We did 3 interviews.'))).lang).toBe('en')
  expect(runs.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['readText', 'too_slow'],
    ['readText', 'done'],
  ])
  expect(workers.lanes[0]?.epoch).toBe(0)
})

test('while a text is read the process does other work', async () => {
  workers = openTextWorkers(PATIENT)
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  await workers.run('readText', read(LONG))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(5)
})

test('more than 1,000 texts do not wait for one thread', async () => {
  workers = openTextWorkers(PATIENT)
  const waiting = Array.from({ length: 1_000 }, () => workers?.run('parseRules', { text: 'Be brief.' }))
  await expect(workers.run('parseRules', { text: 'Be brief.' })).rejects.toMatchObject({
    code: 'unavailable',
  })
  await Promise.all(waiting)
  expect((await workers.run('parseRules', { text: 'Be brief.' })).rules).toHaveLength(1)
})

test('of texts that waited together only the one that cannot be read fails', async () => {
  workers = openTextWorkers(PATIENT)
  const say = (text: string) => workers?.run('commitmentIn', { text, today: '2026-11-23' })
  const nothing = { text: undefined as unknown as string, today: '2026-11-23' }
  const outcomes = await Promise.allSettled([
    say('I will call Anna today.'),
    say('I will call Ben today.'),
    workers.run('commitmentIn', nothing),
    say('I will call Cora today.'),
  ])
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value?.text : 'failed'))).toEqual([
    'I will call Anna today',
    'I will call Ben today',
    'failed',
    'I will call Cora today',
  ])
})

test('texts that waited with one that hangs are read all the same', async () => {
  const filename = new URL('../../test/stuck-worker.ts', import.meta.url).href
  workers = openTextWorkers({ ...PATIENT, filename, stuckMs: 3_000, limitMs: 10 })
  const say = (text: string) => workers?.run('commitmentIn', { text, today: '2026-11-23' })
  const outcomes = await Promise.allSettled(['first', 'hang', 'go on'].map(say))
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    'first',
    'failed',
    'go on',
  ])
})

test('a thread that lost the knowledge base says so', async () => {
  workers = openTextWorkers(PATIENT)
  await expect(workers.run('findsNothing', { index: 'gone', text: 'pilot', declined: [] })).rejects.toThrow(
    IndexMissing,
  )
})

test('a thread that is stuck is replaced, and the next text is read', async () => {
  const filename = new URL('../../test/stuck-worker.ts', import.meta.url).href
  workers = openTextWorkers({ ...PATIENT, filename, stuckMs: 2_000, limitMs: 10 })
  await expect(workers.run('parseRules', { text: 'hang' })).rejects.toThrow(TextTooSlow)
  expect(await workers.run('parseRules', { text: 'go on' })).toBe('go on')
  expect(workers.lanes[0]?.epoch).toBe(1)
})
