import pg from 'pg'
import type { Product } from '../lib/product.ts'
import { createCaller } from './caller.ts'
import type { Scene } from './scene.ts'
import type { Steps } from './steps.ts'

/** Admins that cases take turns with. */
export const ADMINS = 50

export type Callers = Pick<Scene, 'visitor' | 'member' | 'admin'>

/** Makes the first accounts admins, and returns who the callers of a case are. */
export async function appoint(
  { connection, tokens, url }: Product,
  steps: Steps,
): Promise<(at: number) => Callers> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `insert into user_roles (user_id, role) select "userId", 'admin' from auth.session where token = any($1)`,
      // A token is stored without its signature.
      [tokens.slice(0, ADMINS).map((token) => token.split('.')[0])],
    )
  } finally {
    await client.end()
  }
  let addresses = 0
  const caller = (token?: string) => {
    const at = addresses++
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
    return createCaller({ url, address, steps, token })
  }
  const accounts = tokens.slice(ADMINS)
  return (at) => ({
    visitor: () => caller(),
    member: () => caller(accounts[at % accounts.length]),
    admin: () => caller(tokens[at % ADMINS]),
  })
}
