import { findPerson } from '#server/db/account.ts'
import { insertAudit } from '#server/db/audit.ts'
import { openDatabase } from '#server/db/client.ts'
import { newestMigration, schemaOf } from '#server/db/migrate.ts'
import { ADMINS_LOCK, findStanding, setRole } from '#server/db/users.ts'
import type { Config } from '#server/runtime/config.ts'
import { openStore } from '#server/runtime/postgres.ts'

/**
 * Makes somebody who has an account an admin, for whoever has a shell on the server: no passcode, no limit. Returns the
 * sentence that says what happened; the server may run meanwhile.
 */
export async function makeAdmin(config: Config, email: string): Promise<string> {
  const store = await openStore(config)
  try {
    const schema = await schemaOf(store.listen)
    if (schema !== (await newestMigration()))
      throw new Error(`${store.location} was not started with this release yet: run npm start first.`)
    const database = openDatabase(store.connection, { prepare: !store.pooled })
    try {
      return await database.asActor({ role: 'system' }, (db) => appoint(db, email), { lock: ADMINS_LOCK })
    } finally {
      await database.close()
    }
  } finally {
    await store.stop()
  }
}

async function appoint(db: Parameters<typeof findPerson>[0], email: string): Promise<string> {
  const person = await findPerson(db, { email: email.trim() })
  if (!person)
    throw new Error(`Nobody signed up as ${email}. Sign up with this address first, then run it again.`)
  const standing = await findStanding(db, person.id)
  if (standing?.suspendedAt)
    throw new Error(`${person.email} is suspended. Another admin has to reactivate the account first.`)
  if (standing?.role === 'admin') return `${person.email} is an admin already.`
  await setRole(db, person.id, 'admin')
  const change = { before: { role: standing?.role ?? 'user' }, after: { role: 'admin' } }
  await insertAudit(db, {
    actorId: null,
    action: 'admin_made_by_shell',
    target: `user:${person.id}`,
    ...change,
  })
  return `${person.email} is an admin now. Reload the page to see the back-office.`
}
