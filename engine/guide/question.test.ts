import { describe, expect, test } from 'vitest'
import { Asks } from '#shared/asks.ts'
import { LANGUAGES } from '#shared/language.ts'
import { GUIDE } from '../content/guide.ts'
import type { ChatTurn, RoadmapSummary } from '../types.ts'
import { GAPS } from './gaps.ts'
import { composeReply } from './guide.ts'
import { actionQuestion, gapAsked, gapQuestion, workQuestion } from './question.ts'

const confirming: Asks = {
  kind: 'record',
  recordId: 'm1#2',
  options: [{ label: 'Yes', answer: 'confirm', count: 4, op: 'add' }],
}
const roadmapAt = (id: string): RoadmapSummary => ({
  level: 1,
  nextBestAction: { id, title: 'The next step', detail: 'one page' },
})
const asking = (content: string, roadmap: RoadmapSummary | null = null, earlier: ChatTurn[] = []) =>
  composeReply({ messages: [...earlier, { role: 'user', content }], hits: [], roadmap })

describe.each(LANGUAGES)('every question that the guide can ask says what it asks for (%s)', (lang) => {
  test.each(GAPS.map((gap) => [gap.id, gap] as const))('of the gap %s', (_id, gap) => {
    const { text, asks } = gapQuestion(gap, lang)
    expect(text).toBe(GUIDE[lang].gaps[gap.id].ask)
    expect(Asks.parse(asks)).toEqual(asks)
    expect(gapAsked(asks)).toBe(gap)
  })

  test.each(Object.entries(GUIDE[lang].action_questions))('of the action %s', (id, text) => {
    const question = actionQuestion(roadmapAt(id), lang)
    expect(question?.text).toBe(text)
    expect(Asks.parse(question?.asks)).toEqual(question?.asks)
    expect(gapAsked(question?.asks)).toBeUndefined()
  })

  test.each(['date', 'missing', 'obstacle', 'topic'] as const)('about the work: %s', (id) => {
    expect(workQuestion(id, lang).asks).toEqual({ kind: 'other', question: id })
  })
})

describe('a reply of the guide', () => {
  test('ends with its question, and says what that asks for', () => {
    const { closing, asks } = asking('What should I do next?', roadmapAt('persona_motivation'))
    expect(closing).toBe(GUIDE.en.action_questions.persona_motivation)
    expect(asks).toEqual({ kind: 'field', field: 'persona_motivation' })
  })

  test('that asks the open question of the ledger names its record and its answers', () => {
    const roadmap = { pending: [{ question: 'Count the four talks?', asks: confirming }] }
    expect(asking('We held four talks at the fair.', roadmap)).toMatchObject({
      closing: 'Count the four talks?',
      asks: confirming,
    })
  })

  test('that asks nothing says so', () => {
    expect(asking('That is wrong, please correct it')).toMatchObject({ closing: '', asks: null })
  })

  test('takes a number for the interviews after its own question, and not after the same words of a model', () => {
    const repliedWith = (asks: Asks | null): ChatTurn[] => [
      { role: 'user', content: 'How do I find people to talk to?' },
      { role: 'assistant', content: GUIDE.en.gaps.interviews.ask, asks },
    ]
    const count: Asks = { kind: 'count', evidenceType: 'interview' }
    expect(asking('7', null, repliedWith(count)).body).toContain('7 held, by your count')
    expect(asking('7', null, repliedWith(null)).body).not.toContain('7 held, by your count')
  })
})
