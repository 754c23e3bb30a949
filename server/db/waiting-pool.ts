import pg from 'pg'

/** How often a pool that is waited for is looked at, in milliseconds. */
const LOOK_MS = 250
/** Looks without any connection lent or given back, after which nobody waits any longer: 2 s. */
const LOOKS = 8

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void

/**
 * A pool that tells a queue from a standstill. While connections come back, each waits its turn as long as
 * `connectionTimeoutMillis`; once none has come back for 2 s, all who wait are refused, and who comes then is refused at
 * the next look. Looks are counted rather than time measured: a process that was held up itself refuses nobody.
 */
export class WaitingPool extends pg.Pool {
  readonly #waiting = new Set<() => void>()
  #quiet = 0
  #looking: NodeJS.Timeout | undefined

  constructor(options: pg.PoolConfig) {
    super(options)
    const moves = () => {
      this.#quiet = 0
    }
    this.on('acquire', moves)
    this.on('release', moves)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const turn = this.#turn(super.connect())
    if (!callback) return turn
    turn.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
  }

  #turn(coming: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    // An idle one is lent in the next tick.
    if (this.waitingCount <= this.idleCount) return coming
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const giveUp = () => reject(new Error('timeout exceeded when trying to connect: no connection came back'))
    this.#waiting.add(giveUp)
    coming.then(
      (client) => {
        // Whoever it was for has gone.
        if (!this.#waiting.delete(giveUp)) client.release()
        else resolve(client)
      },
      (error) => {
        this.#waiting.delete(giveUp)
        reject(error)
      },
    )
    this.#looking ??= setInterval(() => this.#look(), LOOK_MS).unref()
    return promise
  }

  #look(): void {
    this.#quiet += 1
    if (this.#quiet >= LOOKS) {
      for (const giveUp of this.#waiting) giveUp()
      this.#waiting.clear()
    }
    if (this.#waiting.size > 0) return
    clearInterval(this.#looking)
    this.#looking = undefined
  }
}
