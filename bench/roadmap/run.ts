import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../../scripts/build-web.ts'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import { startServer } from '../lib/server-process.ts'
import { quantile, significant } from '../lib/statistics.ts'
import { timeEvidencePage } from './evidence-page.ts'
import { createPeople } from './people.ts'
import { countQueries } from './queries.ts'
import { timeReading } from './reading.ts'
import { timeRemovals } from './removals.ts'
import { timeNothing, timeRead, timeUpdates } from './tabs.ts'
import { createTeam, timeTeamChanges, timeTeamReads } from './team.ts'

const SECRET = 'a secret for benches that nobody else uses'
const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')
/** The aims of the issues: queries for a dashboard, and the 95th percentiles in milliseconds. */
const AIMS = {
  queries: 4,
  dashboard: 10,
  update: 100,
  extraction: 5,
  teamDashboard: 25,
  teamChange: 150,
  evidencePage: 200,
  removal: 2_000,
}
/** People of the venture with 500 records. */
const TEAM = 5
/** People whose second tab listens at the same time. */
const LISTENERS = 20

/**
 * Reads dashboards, passes updates to a second tab and reads messages, with many long ledgers in the database, then the
 * same for a team with 500 records, whose evidence page a browser opens;
 * prints a table, then one line of JSON. `--people` and `--events` change the size.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { people: { type: 'string', default: '500' }, events: { type: 'string', default: '200' } },
  })
  const [people, events] = [Number(values.people), Number(values.events)]
  if (!(await ensureChromium())) throw new Error('This bench needs Chromium.')
  await buildWeb()
  const folder = await mkdtemp(join(tmpdir(), 'beachhead-bench-'))
  const database = await startEmbedded(folder)
  try {
    await migrate(database.connection)
    console.log(`Writing ${people} ledgers of ${events} events …`)
    const persons = await createPeople(database.connection, people, events, SECRET)
    const address = `postgres://${database.connection.user}@localhost/${database.connection.database}?host=${encodeURIComponent(String(database.connection.host))}`
    const server = await startServer({
      name: 'The server',
      args: () => [MAIN],
      env: (port) => ({
        PORT: String(port),
        DATABASE_URL: address,
        AUTH_SECRET: SECRET,
        LOG_LEVEL: 'warn',
      }),
      ready: '/readyz',
    })
    try {
      await report({ url: server.url, persons, events, connection: database.connection })
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Measured {
  readonly url: string
  readonly persons: Awaited<ReturnType<typeof createPeople>>
  readonly events: number
  readonly connection: Parameters<typeof countQueries>[0]
}

async function report({ url, persons, events, connection }: Measured): Promise<void> {
  for (const person of persons.slice(0, 100)) await timeRead(url, person)
  const reads: number[] = []
  for (const person of [...persons, ...persons]) reads.push(await timeRead(url, person))
  const idle: number[] = []
  for (const _ of reads.slice(0, 200)) idle.push(await timeNothing(url))
  const queries = await countQueries(connection, persons[0]?.userId ?? '')
  await timeUpdates(url, persons.at(-1) ?? fail(), 10)
  const updates = (
    await Promise.all(persons.slice(0, LISTENERS).map((person) => timeUpdates(url, person, 20)))
  ).flat()
  const alone = await timeUpdates(url, persons[LISTENERS] ?? fail(), 50)
  const reading = timeReading(events)
  const people = persons.slice(-TEAM)
  const ventureId = await createTeam(url, people)
  await timeTeamReads(url, people, ventureId, 4)
  const team = await timeTeamReads(url, people, ventureId, 20)
  await timeTeamChanges(url, people, 5)
  const changes = await timeTeamChanges(url, people, 50)
  const removals = await timeRemovals(url, people[0] ?? fail(), ventureId, persons.slice(0, LISTENERS))
  const pages = await timeEvidencePage(url, people[0] ?? fail(), 20)

  const lines = {
    'the machine now: an answer without any work': idle,
    'dashboard read, one after another': reads,
    'change told to the second tab': alone.map(({ told }) => told),
    'second tab shows it': alone.map(({ shown }) => shown),
    [`second tab shows it, ${LISTENERS} people at once`]: updates.map(({ shown }) => shown),
    'a message read by the rules': reading.times,
    'the same, with the ledger near its end': reading.atEnd,
    'dashboard of five people with 500 records': team.dashboards,
    'their list of records': team.lists,
    'a change, shown at all five screens': changes,
    'the feed of somebody who is removed, until its end': removals,
    'their evidence page, from the click to its first rows': pages.pointed,
    'the same, clicked without pointing at the link': pages.sudden,
  }
  printTimes(lines)
  console.log(`Statements for one dashboard, begin and commit included: ${queries}`)
  const at = (times: number[], q: number) => significant(quantile(times, q))
  const [shown, dashboard, extraction] = [
    alone.map((each) => each.shown),
    at(reads, 0.95),
    at(reading.times, 0.95),
  ]
  const result = {
    bench: 'roadmap',
    people: persons.length,
    events,
    queries,
    dashboardP50: at(reads, 0.5),
    dashboardP95: dashboard,
    updateP50: at(shown, 0.5),
    updateP95: at(shown, 0.95),
    extractionP50: at(reading.times, 0.5),
    extractionP95: extraction,
    teamDashboardP95: at(team.dashboards, 0.95),
    teamListP95: at(team.lists, 0.95),
    teamChangeP95: at(changes, 0.95),
    removalP95: at(removals, 0.95),
    evidencePageP50: at(pages.pointed, 0.5),
    evidencePageP95: at(pages.pointed, 0.95),
    evidencePageSuddenP50: at(pages.sudden, 0.5),
    evidencePageSuddenP95: at(pages.sudden, 0.95),
  }
  const met = {
    queries: queries <= AIMS.queries,
    dashboard: dashboard <= AIMS.dashboard,
    update: result.updateP95 <= AIMS.update,
    extraction: extraction <= AIMS.extraction,
    teamDashboard: result.teamDashboardP95 <= AIMS.teamDashboard,
    teamChange: result.teamChangeP95 <= AIMS.teamChange,
    evidencePage: result.evidencePageP95 <= AIMS.evidencePage,
    removal: result.removalP95 <= AIMS.removal,
  }
  console.log(JSON.stringify({ ...result, aims: AIMS, met }))
}

function printTimes(lines: Readonly<Record<string, number[]>>): void {
  const figures = (times: number[]) => ({
    'p50 ms': significant(quantile(times, 0.5)),
    'p95 ms': significant(quantile(times, 0.95)),
    n: times.length,
  })
  console.table(Object.fromEntries(Object.entries(lines).map(([name, times]) => [name, figures(times)])))
}

function fail(): never {
  throw new Error('Take more people: the update needs 21.')
}
