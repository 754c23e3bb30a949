import type { Caller } from './caller.ts'
import type { Target } from './endpoints.ts'
import type { Random } from './random.ts'

/** What a case is given: chance that follows from its seed, and people to be. */
export interface Scene {
  readonly random: Random
  /** Without an account, each from a network address that nobody used before. */
  visitor(): Caller
  /** The account of this case, which no other case has. */
  member(): Caller
  admin(): Caller
  readonly targets: readonly Target[]
  /** Returns whether the case has taken so long that it goes on with its last part. */
  late(): boolean
}

/** One way to trouble the server. */
export interface Kind {
  readonly name: string
  /** Its share of the cases, in relation to the others'. */
  readonly weight: number
  run(scene: Scene): Promise<void>
}
