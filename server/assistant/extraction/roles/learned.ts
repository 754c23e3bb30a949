import { readFileSync } from 'node:fs'
import { type RoleReader, roleReader } from './classify.ts'
import type { Weights } from './weights.ts'

let reader: RoleReader | null = null

/** The reader of what `scripts/learn-roles.ts` learned from the examples; read once. */
export function learnedRoles(): RoleReader {
  if (reader) return reader
  const learned: Weights = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8'))
  reader = roleReader(learned)
  return reader
}
