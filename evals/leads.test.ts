import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AnswerCase, isRight } from './answers.ts'
import { starterSearch } from './conversation.ts'
import { isHeldOut } from './halves.ts'
import { type JudgedLead, leadFigures, leadOf } from './leads.ts'

const load = (name: string): AnswerCase[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))

test('nine of ten leads are right on the questions that the search was not calibrated on', () => {
  const retrieval = starterSearch()
  const judged = ['answers-blind-5', 'answers-blind-7'].flatMap(load).flatMap((test): JudgedLead[] => {
    if (!isHeldOut(test.query)) return []
    const lead = leadOf(retrieval.search({ text: test.query, language: test.lang, limit: 12 }))
    return [{ lead, right: lead !== undefined && isRight(test, lead.id) }]
  })
  const { leads, leadsRight } = leadFigures(judged)
  expect(leadsRight).toBeGreaterThanOrEqual(0.9)
  expect(leads).toBeGreaterThanOrEqual(0.3)
})

test('a range of probabilities shows how many leads were expected to be right and how many are', () => {
  const lead = (probability: number, right: boolean): JudgedLead => ({
    lead: { id: 'a/b', title: 'A', probability, leads: probability >= 0.8 },
    right,
  })
  const judged = [lead(0.91, true), lead(0.93, true), lead(0.82, false), lead(0.4, false)]
  expect(leadFigures(judged)).toEqual({
    leads: 0.75,
    leadsRight: 0.667,
    calibration: [
      { from: 0.3, questions: 1, expected: 0.4, observed: 0 },
      { from: 0.8, questions: 1, expected: 0.82, observed: 0 },
      { from: 0.9, questions: 2, expected: 0.92, observed: 1 },
    ],
  })
})
