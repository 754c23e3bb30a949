import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import {
  type Behaviour,
  found,
  grade,
  refusal,
  reply,
  startUpstream,
  type Upstream,
} from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { KeptCase } from '#shared/admin/evaluation-cases.ts'
import type { CaseResult, EvaluationRun, RunResults } from '#shared/admin/evaluation-runs.ts'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'

let upstream: Upstream
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: upstream.env })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})
beforeEach(() => {
  upstream.structured.clear()
  upstream.calls.length = 0
})

const A = { draft: 'Version Alpha. Be brief.' }
const B = { draft: 'Version Beta. Name companies.' }
const RUNS = '/rest/v1/evaluation/runs'

/** A set of so many cases, by hand. */
async function setOf(count: number, name: string): Promise<string> {
  const json = { question: `First question of ${name}?`, expectation: 'Names a company.', set: name }
  const { case: first } = await admin.json<{ case: KeptCase }>('/rest/v1/evaluation/cases', {
    method: 'POST',
    json,
  })
  await server.query(
    `insert into evaluation_cases (set_id, turns, visitor, lang)
     select $1, jsonb_build_array(jsonb_build_object('role', 'user', 'content', 'Question ' || n || ' of ' || $2 || '?')),
       n % 2 = 0, 'en' from generate_series(2, $3) n`,
    [first.set_id, name, count],
  )
  return first.set_id
}

const start = async (json: object, by = admin) =>
  (await by.json<{ run: EvaluationRun }>(RUNS, { method: 'POST', json })).run
const read = (id: string, by = admin) => by.json<RunResults>(`${RUNS}/${id}`)
/** The results of a run once it has ended. */
async function ended(id: string, by = admin): Promise<RunResults> {
  const over = `select from evaluation_runs where id = $1 and state <> 'running'`
  await until(async () => (await server.query(over, [id])).length > 0, 50_000)
  return read(id, by)
}

/** Answers as the prompt in force wants it, so that a reply tells whose it is. */
const byPrompt: Behaviour = (response, call) =>
  reply(call.body.messages[0]?.content.includes('Version Beta') ? 'Call Veolia.' : 'Call somebody.')(
    response,
    call,
  )
const answersFor = (cases: number) => upstream.script(...Array.from({ length: 2 * cases }, () => byPrompt))
const textOf = (call: { body: { messages: { content: string }[] } }) =>
  call.body.messages.map(({ content }) => content).join('\n')
/** Grades named companies higher. */
const gradeByCompany = () => {
  const graded: string[] = []
  upstream.structured.set('reply_grade', (response, call) => {
    graded.push(textOf(call))
    found(grade(textOf(call).includes('Veolia') ? 4.5 : 3))(response, call)
  })
  return graded
}

describe('a run on two versions of the prompt', () => {
  let set: string
  let first: RunResults
  let graded: string[]
  beforeAll(async () => {
    set = await setOf(20, 'Companies')
    graded = gradeByCompany()
    answersFor(20)
    const { id } = await start({ set, a: A, b: B })
    first = await ended(id)
  })

  test('answers and grades every case on both, and says which is better with its band', () => {
    expect(first.run).toMatchObject({ state: 'done', cases: 20, finished: 20, failed: 0 })
    expect(first.whole).toEqual({
      cases: 20,
      a: 3,
      b: 4.5,
      difference: 1.5,
      band: { from: 1.5, to: 1.5 },
      verdict: 'b',
    })
    expect(first.criteria.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 8 }, () => 'b'))
    expect(first.cases[0]).toMatchObject({
      a: { reply: 'Call somebody.', grade: 3, tokens: 400, recorded: false },
      b: { reply: 'Call Veolia.', grade: 4.5 },
      difference: 1.5,
    })
  })

  test('tells the grader neither whose a reply is nor which version it came from, and what is expected', () => {
    expect(graded).toHaveLength(40)
    expect(graded.filter((text) => /Version (Alpha|Beta)|gpt-4o-mini/.test(text))).toEqual([])
    expect(graded.filter((text) => text.includes('Names a company.'))).toHaveLength(2)
  })

  test('asks with the prompt that people get, and counts the calls as evaluation', async () => {
    const usage = await server.query<{ count: number }>(
      `select count(*)::integer as count from usage_events where purpose = 'evaluation' and user_id is null and cost > 0`,
    )
    expect(usage).toEqual([{ count: 80 }])
    expect(first.run.cost).toBeGreaterThan(0)
    const [stored] = await server.query<{ action: string }>(
      'select action from audit_log where target = $1',
      [`evaluation_run:${first.run.id}`],
    )
    expect(stored?.action).toBe('evaluation_started')
  })

  test('can be graded again from recordings without asking for an answer', async () => {
    upstream.structured.set('reply_grade', found(grade(2)))
    const again = { set, a: A, b: B, answers: 'recordings' }
    const estimate = await admin.json('/rest/v1/evaluation/estimate', { method: 'POST', json: again })
    expect(estimate).toMatchObject({ cases: 20, answers: 0, recorded: 40, grades: 40 })
    const results = await ended((await start(again)).id)
    expect(upstream.calls).toEqual([])
    expect(results.whole).toMatchObject({ a: 2, b: 2, verdict: 'close' })
    expect(results.cases[0]?.a).toMatchObject({ recorded: true, reply: 'Call somebody.' })
  })

  test('lets an operator overrule a grade, and shows one that another operator gave meanwhile', async () => {
    const [one] = first.cases
    const put = (json: object) =>
      admin.fetch(`${RUNS}/${first.run.id}/grades/${one?.case_id}/a`, { method: 'PUT', json })
    const { case: after } = (await (await put({ grade: 5, expected: 3 })).json()) as { case: CaseResult }
    expect(after).toMatchObject({ a: { grade: 5, overruled: 3 }, difference: -0.5 })
    const late = await put({ grade: 0, expected: 3 })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ current: { a: { grade: 5 } } })
    expect((await put({ grade: 4.2 })).status).toBe(400)
    expect((await read(first.run.id)).whole.a).toBeCloseTo(3.1)
    await put({ grade: null })
    expect((await read(first.run.id)).whole.a).toBe(3)
  })
})

test('a case that fails is shown in the provider’s words without keys and left out of the average', async () => {
  const set = await setOf(2, 'Failing')
  gradeByCompany()
  upstream.script(refusal(400, { message: 'This prompt is too long for sk-test-canary.' }))
  answersFor(2)
  const results = await ended((await start({ set, a: A, b: B })).id)
  expect(results.run).toMatchObject({ state: 'done', finished: 2, failed: 1 })
  expect(results.whole).toMatchObject({ cases: 1, verdict: null, band: null })
  const failed = results.cases.at(-1)
  const fault = failed?.a.fault ?? failed?.b.fault
  expect(fault).toContain('This prompt is too long')
  expect(fault).not.toContain('canary')
})

test('a grader that answers nonsense twice is a failure that says what to do', async () => {
  const set = await setOf(1, 'Nonsense')
  upstream.structured.set('reply_grade', found('I like it.'))
  const { cases } = await ended((await start({ set, a: A, b: B })).id)
  expect(cases[0]?.a.fault).toBe(
    'The grader answered without a grade, twice. Choose a model that answers in JSON.',
  )
})

test('one run goes on at a time; stopped, it keeps its results', async () => {
  const set = await setOf(4, 'Stopped')
  let grades = 0
  upstream.structured.set('reply_grade', (response, call) => {
    grades += 1
    if (grades === 1) found(grade(4))(response, call)
  })
  const run = await start({ set, a: A, b: B })
  const second = await admin.fetch(RUNS, { method: 'POST', json: { set, a: A, b: B } })
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({ current: { id: run.id } })
  const gradedOnce = ({ cases }: RunResults) =>
    cases.filter(({ a, b }) => a.grade === 4 || b.grade === 4).length === 1
  await until(async () => gradedOnce(await read(run.id)))
  const stop = () => admin.json<{ run: EvaluationRun }>(`${RUNS}/${run.id}/stop`, { method: 'POST' })
  const { run: stopped } = await stop()
  expect(stopped).toMatchObject({ state: 'stopped', finished_at: expect.any(String) })
  // A call that was under way when it was stopped is still counted.
  expect((await stop()).run).toMatchObject({ state: 'stopped', finished_at: stopped.finished_at })
  expect(gradedOnce(await read(run.id))).toBe(true)
})

test('the rules before a change are a version, and those of a change that is not kept are refused', async () => {
  const set = await setOf(1, 'Rules')
  const boxes = await admin.json<PromptBox[]>('/rest/v1/prompt-boxes')
  const box = boxes.find(({ box_key }) => box_key === 'tone_and_length')
  for (const promptText of ['Name a Danish brewery.', 'Be brief.']) {
    const json = { boxId: box?.id, promptText }
    await admin.json('/functions/v1/interpret-prompt-box', { method: 'POST', json })
  }
  const { ruleChanges } = await admin.json<{ ruleChanges: { id: string; box: string }[] }>(
    '/rest/v1/evaluation/options',
  )
  expect(ruleChanges.map(({ box }) => box)).toEqual([box?.title, box?.title])
  upstream.calls.length = 0
  answersFor(1)
  const { id } = await start({ set, a: { rules: `before:${ruleChanges[0]?.id}` }, b: {} })
  const { run } = await ended(id)
  expect([run.a.rules, run.a.live, run.b.live]).toEqual([`before:${ruleChanges[0]?.id}`, false, true])
  const prompted = upstream.calls.map(textOf).filter((text) => text.includes('Danish brewery'))
  expect(prompted).toHaveLength(1)
  const refused = await admin.fetch(RUNS, {
    method: 'POST',
    json: { set, a: { rules: 'before:999999' }, b: {} },
  })
  expect(refused.status).toBe(404)
})

test('versions that are the same, and a set without cases, are refused before anything is asked', async () => {
  const set = await setOf(1, 'Refused')
  const post = async (json: object) => {
    const response = await admin.fetch(RUNS, { method: 'POST', json })
    return [response.status, ((await response.json()) as { error: string }).error] as const
  }
  expect(await post({ set, a: {}, b: {} })).toEqual([400, expect.stringContaining('A and B are the same')])
  await server.query('delete from evaluation_cases where set_id = $1', [set])
  expect(await post({ set, a: A, b: B })).toEqual([400, expect.stringContaining('holds no case yet')])
  expect(upstream.calls.filter((call) => textOf(call).includes('of Refused'))).toEqual([])
})

test('an evaluation that costs more than the budget has left is refused, and one that meets its end asks no more', async () => {
  const set = await setOf(1, 'Dear')
  const save = (setting_value: unknown) =>
    admin.json('/functions/v1/manage-settings', {
      method: 'POST',
      json: { setting_key: 'budget', setting_value },
    })
  await save({ limit: 0.01 })
  const refused = await admin.fetch(RUNS, { method: 'POST', json: { set, a: A, b: B } })
  expect(((await refused.json()) as { code: string }).code).toBe('operator_budget')
  await save({ limit: 100 })
  // Spent by founders between the start and the second call.
  upstream.structured.set('reply_grade', async (response, call) => {
    await server.query(`insert into usage_events (provider, model, purpose, cost, latency_ms, outcome)
      values ('direct', 'gpt-4o-mini', 'chat', 200, 1, 'complete')`)
    found(grade(3))(response, call)
  })
  const { run, cases } = await ended((await start({ set, a: A, b: B })).id)
  expect(run).toMatchObject({ state: 'done', failed: 1 })
  expect(cases[0]?.a.fault ?? cases[0]?.b.fault).toContain('This month’s budget is used up.')
  await save(null)
})

test('a run that a restart cuts off goes on in another process, and says since when', async () => {
  const set = await setOf(3, 'Restarted')
  let restarted = false
  let asked = () => {}
  const begun = new Promise<void>((resolve) => {
    asked = resolve
  })
  upstream.structured.set('reply_grade', (response, call) => {
    asked()
    if (restarted) found(grade(4))(response, call)
  })
  const owner = await startTestServer({ database: server.databaseUrl, env: upstream.env })
  const { id } = await start({ set, a: A, b: B }, await owner.admin())
  await begun
  // Which of the two processes took it does not matter: both end, and a third goes on.
  restarted = true
  await Promise.all([owner[Symbol.asyncDispose](), server[Symbol.asyncDispose]()])
  server = await startTestServer({ database: server.databaseUrl, env: upstream.env })
  const results = await ended(id, await server.admin())
  expect(results.run).toMatchObject({
    state: 'done',
    finished: 3,
    failed: 0,
    continued_at: expect.any(String),
  })
})
