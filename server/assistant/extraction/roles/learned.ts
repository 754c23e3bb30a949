import { readFileSync } from 'node:fs'
import { type RoleReader, roleReader } from './classify.ts'
import { unpackWeights } from './weights.ts'

const LEARNED = new URL('../../../../content/learned/roles.bin', import.meta.url)
let reader: RoleReader | null = null

/** The reader of what `scripts/learn-roles.ts` learned from the examples; read once. */
export function learnedRoles(): RoleReader {
  reader ??= roleReader(unpackWeights(readFileSync(LEARNED)))
  return reader
}
