import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { openDatabase } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { loadStarterKnowledge } from '#server/db/knowledge.ts'
import { migrate } from '#server/db/migrate.ts'
import { loadShippedBoxes } from '#server/db/prompt-boxes.ts'
import { shippedBoxes } from '#server/rule-parser/starting-boxes.ts'
import { databaseUrl } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's `postgres` database, and the migrated database that each test file clones. */
    postgres: { url: string; template: string }
  }
}

/** One PostgreSQL for the whole run: the one named in TEST_DATABASE_URL, or an embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const template = `beachhead_template_${process.pid}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await prepare({ connectionString: databaseUrl(server.url, template) })
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

/** What a server that starts on it would do first, done once for all of them. */
async function prepare(connection: pg.ClientConfig): Promise<void> {
  await migrate(connection)
  const database = openDatabase(connection)
  await loadStarterKnowledge(database.system, starterKnowledge)
  await loadShippedBoxes(database.system, shippedBoxes())
  await database.close()
}

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'beachhead-test-'))
  const embedded = await startEmbedded(folder)
  const { host, user } = embedded.connection
  const superuser = new pg.Client({ host, user: 'beachhead', database: 'postgres' })
  await superuser.connect()
  // Each test file clones a database, and some make roles.
  await superuser.query(`alter role ${user} createdb createrole`)
  const roles = 'beachhead_member, beachhead_admin, beachhead_support'
  await superuser.query(`grant ${roles} to ${user} with admin option`)
  // The files go when the run ends: nobody waits for the disk.
  await superuser.query('alter system set fsync = off')
  await superuser.query('select pg_reload_conf()')
  await superuser.end()
  const url = `postgres://${user}@localhost/postgres?host=${encodeURIComponent(String(host))}`
  return {
    url,
    stop: async () => {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
