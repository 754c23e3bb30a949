import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type EvaluationCase, evaluationCasesApi } from '#shared/admin/evaluation-cases.ts'
import {
  type CaseResult,
  CRITERIA,
  type EvaluationRun,
  evaluationRunsApi,
  type RunResults,
} from '#shared/admin/evaluation-runs.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { EvaluationPage } from './evaluation-page.tsx'

const SET = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Hard questions',
  cases: 3,
  updated_at: '2026-11-23T09:00:00.000Z',
}
const LIVE = {
  prompt: '14',
  since: '2026-11-03T09:00:00.000Z',
  model: 'gpt-4o-mini',
  rules: 'live',
  live: true,
} as const
const RUN: EvaluationRun = {
  id: '22222222-2222-4222-8222-222222222222',
  set: { id: SET.id, name: SET.name },
  a: LIVE,
  b: { ...LIVE, prompt: 'draft', since: null, live: false },
  answers: 'model',
  grader: 'gpt-4o-mini',
  state: 'running',
  started_at: '2026-11-23T10:30:00.000Z',
  finished_at: null,
  continued_at: '2026-11-23T10:42:00.000Z',
  kept: 1,
  estimate: { cases: 3, answers: 6, recorded: 0, grades: 6, cost: 0.84, seconds: 300, left: null },
  cases: 3,
  finished: 2,
  failed: 1,
  cost: 0.5,
}
const FEW = { cases: 1, a: 3, b: 4, difference: 1, band: null, verdict: null }
const graded = (reply: string, grade: number) =>
  ({
    state: 'graded',
    reply,
    tokens: 182,
    recorded: false,
    grade,
    overruled: null,
    reason: 'Because.',
    fault: null,
  }) as const
const CASES: CaseResult[] = [
  {
    case_id: '33333333-3333-4333-8333-333333333333',
    question: 'Who pays?',
    a: graded('Somebody.', 3),
    b: graded('Veolia.', 4),
    difference: 1,
  },
  {
    case_id: '44444444-4444-4444-8444-444444444444',
    question: 'Who signs?',
    a: graded('Nobody.', 2),
    b: {
      ...graded('', 0),
      state: 'failed',
      reply: null,
      grade: null,
      reason: null,
      fault: 'The server is overloaded.',
    },
    difference: null,
  },
]
const RESULTS: RunResults = {
  run: RUN,
  whole: FEW,
  criteria: CRITERIA.map((name) => ({ name, ...FEW })),
  cases: CASES,
}

function answers(results: RunResults) {
  network.on(evaluationRunsApi.list, { runs: [results.run] })
  network.on(evaluationRunsApi.read, results)
}

beforeEach(() => {
  network.on(evaluationCasesApi.sets, { sets: [SET] })
  network.on(evaluationCasesApi.cases, { set: SET, cases: [] })
  network.on(evaluationRunsApi.options, {
    prompts: [],
    ruleChanges: [],
    model: 'gpt-4o-mini',
    models: ['gpt-4o-mini'],
  })
  answers(RESULTS)
})

it('under twenty cases gives figures and no verdict, and says what failed and that a restart was survived', async () => {
  show(<EvaluationPage />)
  expect(await screen.findByRole('heading', { name: '1 of 20 cases' })).toBeTruthy()
  expect(screen.queryByText('Clear difference')).toBeNull()
  expect(screen.getByText('1 case failed and is not counted')).toBeTruthy()
  expect(screen.getByText(/^Continued after a restart at .* 1 of 3 cases were kept\.$/)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2')
})

it('A case opens in its place, with the provider’s words where a reply is missing', async () => {
  const { user } = show(<EvaluationPage />)
  await user.click(await screen.findByRole('button', { name: /^Who signs/ }))
  expect(screen.getByText('“The server is overloaded.”')).toBeTruthy()
})

it('that was stopped names what was not asked, and is found again by what its versions differ in', async () => {
  const waiting = { ...graded('', 0), state: 'waiting', reply: null, grade: null, reason: null } as const
  const [first] = CASES
  answers({
    ...RESULTS,
    run: { ...RUN, state: 'stopped', b: { ...LIVE, rules: 'none' }, finished_at: RUN.started_at },
    cases: first ? [{ ...first, b: waiting, difference: null }] : [],
  })
  const { user } = show(<EvaluationPage />)
  expect((await screen.findByRole('button', { name: /^Who pays/ })).textContent).toContain('not asked')
  expect(screen.getByText('Not asked').closest('div')?.textContent).toBe('Not asked1')
  await user.click(screen.getByRole('button', { name: 'Earlier runs' }))
  expect((await screen.findByRole('menuitem')).textContent).toMatch(
    /^Hard questions: Rules live then and Without rules, /,
  )
})

it('a clear difference has its badge, and each criterion its reading', async () => {
  const clear = { cases: 40, a: 3, b: 4, difference: 1, band: { from: 0.6, to: 1.4 }, verdict: 'b' } as const
  answers({
    ...RESULTS,
    run: { ...RUN, state: 'done', finished: 3, finished_at: '2026-11-23T11:00:00.000Z' },
    whole: clear,
    criteria: CRITERIA.map((name) => ({
      name,
      ...clear,
      ...(name === 'honest' && { verdict: 'close', band: { from: -0.1, to: 0.4 } }),
    })),
  })
  show(<EvaluationPage />)
  expect(await screen.findByRole('heading', { name: 'B is better' })).toBeTruthy()
  expect(screen.getByText('Clear difference')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /^Honest/ })).getByText('Too close to call')).toBeTruthy()
})

describe('the cases of a set', () => {
  const BY_HAND: EvaluationCase = {
    id: '55555555-5555-4555-8555-555555555555',
    set_id: SET.id,
    message_id: null,
    conversation_id: null,
    question: 'Who pays for a pilot?',
    earlier: 0,
    lang: 'en',
    reply: null,
    expectation: '',
    created_at: '2026-11-23T09:00:00.000Z',
    updated_at: '2026-11-23T09:00:00.000Z',
  }
  const FROM_CHAT = {
    ...BY_HAND,
    id: '66666666-6666-4666-8666-666666666666',
    message_id: '77777777-7777-4777-8777-777777777777',
    question: 'What do I charge?',
  }

  beforeEach(() => {
    signIn('Olga')
    sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin')
    network.on(evaluationRunsApi.list, { runs: [] })
    network.on(evaluationCasesApi.cases, { set: SET, cases: [BY_HAND, FROM_CHAT] })
  })

  it('are changed in their place, over the version that was read', async () => {
    network.on(evaluationCasesApi.changeCase, { case: BY_HAND })
    const { user } = show(<EvaluationPage />)
    await user.click(await screen.findByRole('button', { name: 'Edit “Who pays for a pilot?”' }))
    expect(document.activeElement).toBe(screen.getAllByLabelText('Question')[0])
    const expected = screen.getAllByLabelText('What an excellent reply does')[0]
    await user.type(expected as HTMLElement, 'Names the budget')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const edit = await screen.findByRole('button', { name: 'Edit “Who pays for a pilot?”' })
    expect(document.activeElement).toBe(edit)
    expect(network.sent(evaluationCasesApi.changeCase)).toEqual([
      {
        question: 'Who pays for a pilot?',
        expectation: 'Names the budget',
        expectedUpdatedAt: BY_HAND.updated_at,
      },
    ])
  })

  it('that somebody else changed first show both versions by name, and are saved over what was seen', async () => {
    const current = {
      ...BY_HAND,
      expectation: 'Names a person',
      updated_at: '2026-11-23T10:00:00.000Z',
      savedBy: 'Bo Quist',
    }
    network.refuse(evaluationCasesApi.changeCase, 409, { error: 'Meanwhile', code: 'conflict', current })
    const { user } = show(<EvaluationPage />)
    await user.click(await screen.findByRole('button', { name: 'Edit “Who pays for a pilot?”' }))
    const expected = screen.getAllByLabelText('What an excellent reply does')[0]
    await user.type(expected as HTMLElement, 'Names the budget')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const theirs = await screen.findByRole('list', {
      name: /^What an excellent reply does: Stored by Bo Quist/,
    })
    expect(theirs.textContent).toContain('Names a person')
    network.on(evaluationCasesApi.changeCase, { case: BY_HAND })
    await user.click(screen.getByRole('button', { name: 'Save mine instead' }))
    await screen.findByRole('button', { name: 'Edit “Who pays for a pilot?”' })
    expect(network.sent(evaluationCasesApi.changeCase).at(-1)).toMatchObject({
      expectation: 'Names the budget',
      expectedUpdatedAt: current.updated_at,
    })
  })

  it('keep the question that a founder asked', async () => {
    const { user } = show(<EvaluationPage />)
    await user.click(await screen.findByRole('button', { name: 'Edit “What do I charge?”' }))
    expect(screen.getByDisplayValue('What do I charge?').hasAttribute('readonly')).toBe(true)
    expect(screen.getByText('Asked in a conversation, so it stays as it was asked.')).toBeTruthy()
  })
})
