import { packTables, type Table, unpackTwo } from '../../learning/tables.ts'

/** What was learned of questions. */
export interface Weights {
  /** The vector of each feature. */
  readonly features: Table
  /** The vector of each thing that may be asked for by its id, with its bias as one number more. */
  readonly targets: Table
}

/** The bytes of `content/learned/questions.bin` (learning/tables.ts): features, then targets. */
export const packWeights = ({ features, targets }: Weights): Uint8Array => packTables([features, targets])

/** Reads what `packWeights` wrote. */
export function unpackWeights(bytes: Uint8Array): Weights {
  const [features, targets] = unpackTwo(bytes)
  return { features, targets }
}
