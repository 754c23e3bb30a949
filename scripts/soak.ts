import { startPostgres15 } from './postgres15.ts'
import { run, type StepResult, step, summarise } from './steps.ts'

/**
 * The long loops: 1,000 schedules of faults, 100 kills on each database, 10,000 replies, 1,000 guesses, stops and streams, a provider that is
 * silent or never ends, a full disk. Names choose some of them (`npm run soak -- simulation`); SEED plays one schedule, or begins with it; SCHEDULES, KILLS and REPLIES set how many.
 */
const names = process.argv.slice(2)
const server = await startPostgres15()
const env: Record<string, string> = 'url' in server ? { TEST_DATABASE_URL: server.url } : {}
const place = 'url' in server ? server.name : 'the embedded database'
const notes =
  'url' in server ? [] : [`NO POSTGRESQL 15 SERVER: all ran on the embedded database. ${server.reason}`]

const soak = async (name: string) => {
  const args = ['run', '--project', 'soak', '--reporter=verbose', name]
  return (await run('node_modules/.bin/vitest', args, env)) === 0
}
const results: StepResult[] = []
for (const name of names.length > 0
  ? names
  : ['simulation', 'kills', 'replies', 'thousand', 'silence-and-flood', 'disk-full']) {
  results.push(await step(`${name}, ${place}`, () => soak(name)))
}
if ('url' in server) await server.stop()
summarise(results, notes)
