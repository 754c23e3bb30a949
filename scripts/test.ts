import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { startPostgres15 } from './postgres15.ts'
import { staticChecks } from './static-checks.ts'
import { run, type StepResult, step, summarise } from './steps.ts'

const reports = await mkdtemp(join(tmpdir(), 'beachhead-reports-'))
const notes: string[] = []
const results: StepResult[] = []

results.push(await step('Chromium', ensureChromium))
results.push(...(await staticChecks()))
results.push(await step('Unit and HTTP tests, embedded PostgreSQL', () => vitest('embedded', [])))
results.push(await step('Web build', async () => buildWeb().then(() => true)))
results.push(await step('Browser journeys, production build', playwright))
const server = await startPostgres15()
if ('url' in server) {
  results.push(
    await step(`HTTP tests again, ${server.name}`, () =>
      vitest('server', ['--project', 'http'], { TEST_DATABASE_URL: server.url }),
    ),
  )
  await server.stop()
} else {
  const note = `NO POSTGRESQL 15 SERVER: the database tests ran on the embedded database only. ${server.reason}`
  console.log(`\n!!! ${note}`)
  notes.push(note)
}
await rm(reports, { recursive: true, force: true })
summarise(results, notes)

type Counted = Omit<StepResult, 'name' | 'seconds'>

async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Counted> {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('node_modules/.bin/vitest', ['run', ...args, ...reporters], env)
  const counts = JSON.parse(await readFile(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { ok: code === 0, passed: counts.numPassedTests, failed: counts.numFailedTests }
}

async function playwright(): Promise<Counted> {
  const report = join(reports, 'playwright.json')
  const code = await run('node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const { stats } = JSON.parse(await readFile(report, 'utf8')) as {
    stats: { expected: number; unexpected: number }
  }
  return { ok: code === 0, passed: stats.expected, failed: stats.unexpected }
}
