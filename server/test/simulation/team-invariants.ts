import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { counters } from '#engine/ledger/counters.ts'
import { derive } from '#engine/ledger/fold.ts'
import { deriveConfig } from '#server/roadmap/derive-config.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { EvidenceRow } from '#shared/records.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { TestServer } from '../server.ts'
import { ask, idOf } from '../ventures/team.ts'
import type { Visitor } from '../visitor.ts'
import type { Team } from './team-story.ts'
import type { World } from './world.ts'

/** Tables whose rows belong to a venture and are seen by its people alone. */
const TABLES = [
  'evidence_events',
  'roadmap_history',
  'dashboard_config',
  'documents',
  'venture_comments',
  'commitments',
]

/** Returns what does not hold of a venture of several people, in sentences; nothing when all is well. */
export async function teamViolations(world: World, team: Team): Promise<string[]> {
  const server = world.replica(0)
  const { owner, member } = team.people
  for (const person of [owner, member])
    await server.runtime.deps.reader.catchUp(await idOf(person.at(server.url)))
  return [...team.violations, ...(await ledgerHolds(server, team)), ...(await othersSeeNothing(server, team))]
}

/** The counters are a fold of the ledger for everybody, and what was acknowledged is in it once. */
async function ledgerHolds(server: TestServer, { id, people, written }: Team): Promise<string[]> {
  const broken: string[] = []
  const rows = await server.query<{ event: LedgerEvent }>(
    'select event from evidence_events where venture_id = $1 order by seq',
    [id],
  )
  const ledger = derive(rows.map(({ event }) => event))
  const folded = counters(ledger)
  for (const who of ['owner', 'mentor'] as const) {
    const shown = await people[who].at(server.url).json<Dashboard>(`/rest/v1/dashboard?venture=${id}`)
    if (!isDeepStrictEqual(shown.counters, folded))
      broken.push(
        `The ${who} sees ${JSON.stringify(shown.counters)}, the ledger says ${JSON.stringify(folded)}`,
      )
  }
  const [config] = await server.query<{ evidence: unknown }>(
    'select evidence from dashboard_config where venture_id = $1',
    [id],
  )
  if (!isDeepStrictEqual(config?.evidence, deriveConfig(ledger).evidence))
    broken.push(`The venture's stored evidence is ${JSON.stringify(config?.evidence)}`)
  const path = `/rest/v1/ventures/${id}/records`
  const { records } = await people.owner.at(server.url).json<{ records: EvidenceRow[] }>(path)
  for (const { organisation, state, by, kind } of written) {
    const times = records.filter((record) => record.organisation === organisation).length
    const told = `${organisation}, ${kind} of the ${by}, ${state},`
    if (times > 1) broken.push(`${told} stands ${times} times`)
    // What a member said may have been left unread when they were removed.
    const isCertain = kind === 'record' || by === 'owner'
    if (state === 'added' && isCertain && times !== 1) broken.push(`${told} is not in the ledger`)
    if ((state === 'removed' || state === 'refused') && times > 0) broken.push(`${told} is in the ledger`)
  }
  return broken
}

/** Nobody sees a foreign row: by the calls, and by row security with the checks of the calls switched off. */
async function othersSeeNothing(server: TestServer, team: Team): Promise<string[]> {
  const broken: string[] = []
  const { id, people } = team
  const outside = team.isRemoved() ? (['stranger', 'member'] as const) : (['stranger'] as const)
  for (const who of outside) {
    for (const path of [`/rest/v1/ventures/${id}/records`, `/rest/v1/dashboard?venture=${id}`]) {
      const { status } = await ask(people[who].at(server.url), 'GET', path)
      if (status !== 404) broken.push(`The ${who} is answered ${status} by ${path}`)
    }
  }
  for (const [who, person] of Object.entries(people)) {
    const foreign = await foreignRows(server, person)
    if (foreign.length > 0) broken.push(`The ${who} sees rows of others in ${foreign.join(', ')}`)
  }
  return broken
}

/** The tables in which row security shows somebody rows of ventures that they do not belong to. */
async function foreignRows(server: TestServer, person: Visitor): Promise<string[]> {
  const userId = await idOf(person.at(server.url))
  const members = await server.query<{ venture_id: string }>(
    `select venture_id from venture_members where user_id = $1 and role <> 'sponsor'`,
    [userId],
  )
  const own = members.map(({ venture_id }) => venture_id)
  return server.runtime.deps.database.asActor({ role: 'member', userId }, async (db) => {
    const seen: string[] = []
    for (const table of TABLES) {
      const { rows } = await sql`
        select from ${sql.table(table)} where venture_id <> all (${own}::uuid[]) limit 1`.execute(db)
      if (rows.length > 0) seen.push(table)
    }
    return seen
  })
}
