import type { Database } from '#server/db/client.ts'
import { type Credential, findCredential } from '#server/db/credentials.ts'

/** Whose account it is, with the hash of its password; null where they sign in with an account elsewhere alone. */
export type Owner = Credential

/** The owner of an account, by their id or email. */
export async function findOwner(
  { system }: Database,
  who: { id: string } | { email: string },
): Promise<Owner | undefined> {
  return findCredential(system, who)
}
