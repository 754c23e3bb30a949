import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { evaluateDialogues } from './dialogues.ts'
import { evaluateExtraction } from './extraction.ts'
import { evaluateImports } from './imports.ts'
import { replayed } from './recordings.ts'
import { evaluateRecords } from './records.ts'
import { evaluateReplies } from './replies.ts'
import { evaluateSheets } from './sheets.ts'
import { spoiler } from './spoil.ts'

beforeEach(() => {
  // Each miss is printed for those who run an evaluation.
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const load = async (file: string) => JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'))
const recordingsOf = (kind: string) => replayed(new URL(`recordings/${kind}`, import.meta.url).pathname)

test('the recorded readings of fresh messages count what they counted when they were recorded', async () => {
  const cases = await load('extraction-fresh.json')
  const measured = await evaluateExtraction(cases, { model: recordingsOf('extraction') })
  expect(measured.cases).toBe(132)
  expect(measured.exactCounters).toBeGreaterThanOrEqual(0.99)
  expect(measured.falseConfirmations).toBe(0)
  expect(measured.needlessQuestions).toBeLessThanOrEqual(1)
  expect(measured.harmfulAnswers).toBe(0)
})

test('the recorded readings of a second fresh set count what they counted when they were recorded', async () => {
  const cases = await load('extraction-fresh-2.json')
  const measured = await evaluateExtraction(cases, { model: recordingsOf('extraction-2') })
  expect(measured.cases).toBe(120)
  expect(measured.exactCounters).toBeGreaterThanOrEqual(0.99)
  expect(measured.falseConfirmations).toBe(0)
  expect(measured.needlessQuestions).toBe(0)
  expect(measured.harmfulAnswers).toBe(0)
})

test('the recorded readings of what founders tell of their evidence fill as many fields as when they were recorded', async () => {
  const cases = await load('records-blind-model.json')
  const measured = await evaluateRecords(cases, { model: recordingsOf('records') })
  expect(measured).toMatchObject({ cases: 60, told: 88, countedWrongly: 0 })
  expect(measured.found).toBeGreaterThanOrEqual(87)
  expect(measured.fieldsRightShare).toBeGreaterThanOrEqual(0.95)
})

test('the columns of sheets with headings of their own are matched as when they were measured', async () => {
  const measured = await evaluateSheets(await load('sheets-blind.json'))
  expect(measured).toMatchObject({ sheets: 12, typesRight: 12, rowsWrong: 0 })
  expect(measured.columnsRightShare).toBeGreaterThanOrEqual(0.92)
})

test('what transcripts propose without a model stands in them word for word, most of it what a person marks', async () => {
  const measured = await evaluateImports(await load('import-transcripts/expected.json'))
  expect(measured).toMatchObject({ transcripts: 10, interviewees: 10 })
  expect(measured.verbatim).toBe(measured.proposals)
  expect(measured.precision).toBeGreaterThanOrEqual(0.85)
})

test('the recorded readings of transcripts propose what a person marks, word for word', async () => {
  const cases = await load('import-transcripts/expected.json')
  const measured = await evaluateImports(cases, { model: recordingsOf('imports') })
  expect(measured.verbatim).toBe(measured.proposals)
  expect(measured.precision).toBeGreaterThanOrEqual(0.95)
  expect(measured.recall).toBeGreaterThanOrEqual(0.6)
})

test('with a fifth of the recorded records spoilt, more is right than without a model', async () => {
  const cases = await load('extraction-fresh.json')
  const model = recordingsOf('extraction')
  const measured = await evaluateExtraction(cases, { model, spoil: spoiler(0.2, 1) })
  const plain = await evaluateExtraction(cases)
  expect(measured.exactCounters).toBeGreaterThanOrEqual(plain.exactCounters + 0.03)
})

test('the recorded readings of fresh dialogues lead to the levels that they led to when they were recorded', async () => {
  const dialogues = await load('dialogues-fresh.json')
  const measured = await evaluateDialogues(dialogues, { model: recordingsOf('dialogues') })
  expect(measured.turns).toBe(115)
  expect(measured.exactTurns).toBeGreaterThanOrEqual(0.99)
})

test('the recorded replies to fresh conversations have the grades that they were given', async () => {
  const cases = await load('replies-fresh.json')
  const model = recordingsOf('replies')
  const measured = await evaluateReplies(cases, model, { model, file: undefined })
  expect(measured).toMatchObject({ replies: 128, languageRight: 1, judged: 60 })
  expect(measured.judgeMean).toBeGreaterThanOrEqual(4.24)
  expect(measured.judgeLowest).toBeGreaterThanOrEqual(3)
})
