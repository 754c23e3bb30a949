import { readBytes } from '#content/files.mjs'
import { type RoleReader, roleReader } from './classify.ts'
import { unpackWeights } from './weights.ts'

let reader: RoleReader | null = null

/** The reader of what `scripts/learn-roles.ts` learned from the examples; read once. */
export function learnedRoles(): RoleReader {
  reader ??= roleReader(unpackWeights(readBytes('learned/roles.bin')))
  return reader
}
