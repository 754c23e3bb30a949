import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startUpstream } from '../../server/test/upstream.ts'
import { type Product, startProduct } from '../lib/product.ts'
import { residentMegabytes } from '../load/processes.ts'
import { PATIENCE_MS } from './caller.ts'
import { targets } from './endpoints.ts'
import { KINDS, kindOf } from './kinds/all.ts'
import { KNOWN } from './kinds/known.ts'
import { ADMINS, appoint, type Callers } from './people.ts'
import { startProbe } from './probe.ts'
import { createRandom, seedOf } from './random.ts'
import { type Outcome, report } from './report.ts'
import { createSteps } from './steps.ts'

/** After this a case of many steps goes on with its last one, so that a run ends also when the server is slow. */
const LONG_CASE_MS = 30_000
/** A case that takes this long is told of at once. */
const SLOW_CASE_S = 10
/** A server that just started translates its code while it answers, and warms up by itself after five seconds. */
const WARM_UP_MS = 8_000
const ORDINARY = [
  'We signed two LOIs with Halden Dairy and Orbit Foods.',
  'Wir haben zwölf Interviews mit Werksleitern geführt. Wie geht es weiter?',
  'Tenemos un piloto con Silva. ¿Cuánto debo cobrar?',
  'Notre premier client a payé. Que faire ensuite ?',
]
/** A name that never resolves: no case may reach another machine, and a private address would be taken for a model. */
const NOWHERE = 'http://nowhere.invalid'
const ENV = {
  TRUST_PROXY: '1',
  ANONYMOUS_DAILY_LIMIT: '1000000',
  OPENAI_BASE_URL: NOWHERE,
  NOTION_BASE_URL: NOWHERE,
  LOG_LEVEL: 'fatal',
}

interface Plan {
  readonly seed: number
  /** Which cases of the run: all, or one that is replayed. */
  readonly cases: readonly number[]
  readonly only: string | undefined
  readonly showLog: boolean
}

/**
 * Sends thousands of inputs that are meant to stop the server, and asks `/healthz` from another process meanwhile. Prints
 * tables, then one line of JSON. Fails when the server kept silent for longer than `--limit` milliseconds or answered with
 * a status of 500 or more. `--seed`, `--cases` and `--only KIND` choose the cases; `--case N` replays one, and
 * with `--log` shows what the server writes meanwhile; `--model` does all of it once more with a scripted provider.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      cases: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      case: { type: 'string' },
      only: { type: 'string' },
      limit: { type: 'string', default: '250' },
      model: { type: 'boolean', default: false },
      log: { type: 'boolean', default: false },
    },
  })
  const [seed, limit] = [Number(values.seed), Number(values.limit)]
  const all = Array.from({ length: Number(values.cases) }, (_, at) => at)
  const cases = values.case === undefined ? all : [Number(values.case)]
  const plan = { seed, cases, only: values.only, showLog: values.log }
  const outcomes = [await attack('guide', plan, {})]
  if (values.model) {
    await using upstream = await startUpstream()
    outcomes.push(await attack('scripted provider', plan, upstream.env))
  }
  for (const outcome of outcomes) {
    console.log(JSON.stringify({ bench: 'hostile', seed, limitMs: limit, ...outcome }))
    if (outcome.longestSilenceMs > limit || outcome.status5xx > 0) process.exitCode = 1
  }
}

async function attack(answers: string, plan: Plan, env: Record<string, string>) {
  const people = ADMINS + plan.cases.length
  const product = await startProduct({
    people,
    env: { ...ENV, ...env, ...(plan.showLog ? { LOG_LEVEL: 'warn' } : {}) },
    showLog: plan.showLog,
  })
  try {
    console.log(`\n${plan.cases.length} cases of seed ${plan.seed}, answered by the ${answers}`)
    const outcome = await runCases(product, plan)
    return {
      answers,
      ...outcome,
      rssMb: Math.round(residentMegabytes(product.pid)),
      load: loadavg().map(Math.round),
    }
  } finally {
    await product.stop()
  }
}

async function runCases(product: Product, { seed, cases, only }: Plan): Promise<Outcome> {
  const steps = createSteps()
  const callers = await appoint(product, steps)
  const all = await targets()
  steps.begin(-1, 'ordinary')
  await warmUp(callers(0))
  const probe = await startProbe(product)
  let done = 0
  try {
    for (const at of cases) {
      const random = createRandom(seedOf(seed, at))
      const kind = only === undefined ? kindOf(at, random) : kindNamed(only, at)
      const began = performance.now()
      const late = () => performance.now() - began > LONG_CASE_MS
      steps.begin(at, kind.name)
      await kind.run({ random, targets: all, late, ...callers(at) })
      // The server may still be busy with it after its answer.
      const answered = await answers(product.url)
      steps.extend()
      done++
      if (!answered) {
        console.log(
          `The server has been silent for a minute since case ${at}, ${kind.name}: the run ends here.`,
        )
        break
      }
      const seconds = Math.round((performance.now() - began) / 1_000)
      if (done % 500 === 0) console.log(`${done} cases done`)
      if (seconds >= SLOW_CASE_S) console.log(`Case ${at}, ${kind.name}, took ${seconds} s`)
    }
    return report(done, steps.all, await probe.read())
  } finally {
    await probe.stop()
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.text()
    return true
  } catch {
    return false
  }
}

async function warmUp({ visitor, admin }: Callers): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < WARM_UP_MS) {
    for (const text of ORDINARY) {
      await visitor().chat(text, 'ordinary')
      await admin().chat(text, 'ordinary')
    }
  }
}

function kindNamed(name: string, at: number) {
  const attack = KNOWN[at % KNOWN.length]
  if (name === 'known' && attack) return { name, weight: 0, run: attack }
  const found = KINDS.find((kind) => kind.name === name)
  if (found) return found
  throw new Error(`Name a kind: --only known | ${KINDS.map((kind) => kind.name).join(' | ')}`)
}
