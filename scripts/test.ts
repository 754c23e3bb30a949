import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build-web.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePgbouncer } from './pgbouncer.ts'
import { startPostgres15 } from './postgres15.ts'
import { findProxies } from './proxies.ts'
import { needlessAgain, readSenders } from './second-database.ts'
import { staticChecks } from './static-checks.ts'
import { run, type StepResult, step, summarise } from './steps.ts'

const reports = await mkdtemp(join(tmpdir(), 'beachhead-reports-'))
/** What each test file sends to the database, as the first run writes it down. */
const STATEMENTS = join(reports, 'statements')
await mkdir(STATEMENTS)
// What each of some hundred processes loads is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'beachhead-compile-cache')
const notes: string[] = []
const results: StepResult[] = []

results.push(await step('Chromium', ensureChromium))
results.push(...(await staticChecks()))
results.push(
  await step('Unit, component and HTTP tests, embedded PostgreSQL', () =>
    vitest('embedded', ['--project', 'unit', '--project', 'web', '--project', 'http'], { STATEMENTS }),
  ),
)
results.push(await step('Web build', async () => buildWeb().then(() => true)))
results.push(await step('Browser journeys, production build', playwright))
results.push(...(await onSecondDatabase()))
await rm(reports, { recursive: true, force: true })
summarise(results, notes)

/** Tests on a PostgreSQL 15 server, where this machine has one or can get it. */
async function onSecondDatabase(): Promise<StepResult[]> {
  const server = await startPostgres15()
  const env: Record<string, string> = 'url' in server ? { TEST_DATABASE_URL: server.url } : {}
  const done: StepResult[] = []
  if ('url' in server) {
    const needless = needlessAgain(await readSenders(STATEMENTS))
    const spared = needless.map((file) => `--exclude=${relative('.', file)}`)
    // The files that compute most are spared: those that are left wait half of their time.
    const args = ['--project', 'http', '--maxWorkers=6', ...spared]
    done.push(await step(`HTTP tests again, ${server.name}`, () => vitest('server', args, env)))
  } else {
    missing(`NO POSTGRESQL 15 SERVER: the database tests ran on the embedded database only. ${server.reason}`)
  }
  const without: string[] = []
  if (!(await ensurePgbouncer())) {
    missing(
      'NO PGBOUNCER: replicas behind a transaction pooler were not tested. Install it, or set PGBOUNCER.',
    )
    without.push('--exclude=server/test/scale/replicas.scale.test.ts')
  }
  if (!(await findProxies())) {
    missing('NO NGINX OR CADDY: deploy/nginx.conf and deploy/Caddyfile were not tested. Install both.')
    without.push('--exclude=server/test/scale/proxies.scale.test.ts')
  }
  if (without.length < 2) {
    done.push(
      await step('Replicas behind pgbouncer, streams behind nginx and Caddy', () =>
        vitest('scale', ['--project', 'scale', ...without], env),
      ),
    )
  }
  if ('url' in server) await server.stop()
  return done
}

/** Says loudly, here and at the end, what this machine could not run. */
function missing(note: string): void {
  console.log(`\n!!! ${note}`)
  notes.push(note)
}

type Counted = Omit<StepResult, 'name' | 'seconds'>

async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Counted> {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('node_modules/.bin/vitest', ['run', ...args, ...reporters], env)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    await readFile(report, 'utf8'),
  ) as VitestReport
  const named = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`failed: ${relative('.', name)}: ${firstLine(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `failed: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  ])
  return { ok: code === 0, passed: numPassedTests, failed: numFailedTests, named }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

async function playwright(): Promise<Counted> {
  const code = await run('node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts'])
  // Where e2e/playwright.config.ts has it written.
  const report = await readFile('test-results/report.json', 'utf8')
  const { stats, suites } = JSON.parse(report) as PlaywrightReport
  const named = suites
    .flatMap((file) => specsOf(file))
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const error = results.find((result) => result.error)?.error?.message
          return `${status === 'flaky' ? 'second try' : 'failed'}: ${title}: ${firstLine(error)}`
        }),
    )
  return { ok: code === 0, passed: stats.expected + stats.flaky, failed: stats.unexpected, named }
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** Returns the journeys of a file, each with the titles of the groups that it stands in. */
function specsOf({ specs, suites = [] }: PlaywrightSuite, groups = ''): PlaywrightSuite['specs'] {
  const own = specs.map((spec) => ({ ...spec, title: groups + spec.title }))
  return [...own, ...suites.flatMap((group) => specsOf(group, `${groups}${group.title} › `))]
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? ''
}
