import { packTables, type Table, unpackTwo } from '../../learning/tables.ts'

/** What was learned of sentences. */
export interface Weights {
  /** What each feature says for each role, in their order; the row without a name is the bias. */
  readonly roles: Table
  /** What each feature says for a place where a value begins or ends. */
  readonly edges: Table
}

/** The name of the row that holds the bias of each role. */
export const BIAS = ''

/** The bytes of `content/learned/roles.bin` (learning/tables.ts): roles, then edges. */
export const packWeights = ({ roles, edges }: Weights): Uint8Array => packTables([roles, edges])

/** Reads what `packWeights` wrote. */
export function unpackWeights(bytes: Uint8Array): Weights {
  const [roles, edges] = unpackTwo(bytes)
  return { roles, edges }
}
