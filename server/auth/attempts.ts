import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors.ts'
import { subnet } from './subnet.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60
/** Failed sign-ins: for one account from one address or known device, and for one address in all. */
const PER_ACCOUNT = { points: 10, duration: QUARTER }
const PER_ADDRESS = { points: 60, duration: QUARTER }
/** Failed sign-ins on known devices, behind one address: an office mistypes more than one person does. */
const KNOWN_PER_ADDRESS = { points: 240, duration: QUARTER }
/** Failed sign-ins for one account from all addresses together; more than one address alone can use up. */
const ANYWHERE = { points: 50, duration: HOUR }
/** Sign-ups and reset requests from one address. */
const REQUESTS = { points: 30, duration: HOUR }
/** Callers whose address the proxy does not tell share one count; this many times an address's, as they may be everybody. */
const WITHOUT_ADDRESS = 10
/**
 * Guesses of the bootstrap passcode: of one account, from one address, and in all (trust.md S35). Past the limit in all,
 * each account has one guess left, so that strangers never keep the operator out.
 */
const PASSCODES = { points: 5, duration: QUARTER }
const ALL_PASSCODES = { points: 50, duration: QUARTER }

/** Who tries to sign in, and as whom. */
export interface SignInAttempt {
  /** Undefined when the proxy tells none. */
  readonly address: string | undefined
  /** The email that is tried, the id of who is signed in, or a challenge. */
  readonly account: string
  /** What the device shows when it is known as one of this account (devices.ts); undefined counts as a stranger's. */
  readonly device?: string | undefined
}

/** Counts attempts in the database, so that every replica sees the same number. */
export interface Attempts {
  /** Counts a sign-in before its password is looked at, so that parallel guesses count too; throws past the limit. */
  countSignIn(attempt: SignInAttempt): Promise<void>
  /** Takes the count of a sign-in back that was no guess. */
  signInSucceeded(attempt: SignInAttempt): Promise<void>
  /** Lets devices that nobody knows sign in again, once the account's owner has shown who they are. */
  ownerReturned(account: string): Promise<void>
  /** Counts a sign-up or a reset request; throws past the limit. */
  countRequest(address: string | undefined): Promise<void>
  /** Counts a guess of the bootstrap passcode before it is looked at; undefined when it may be. */
  countPasscode(guess: PasscodeGuess): Promise<PasscodeRefusal | undefined>
}

interface PasscodeGuess {
  readonly userId: string
  readonly address: string | undefined
}

/** A guess past a limit. */
interface PasscodeRefusal {
  readonly error: AppError
  /** Whether the caller has just met the limit: the others that follow tell nothing new. */
  readonly isFirst: boolean
}

/**
 * A stranger cannot lock an account's owner out: what fails elsewhere counts against devices only that never signed in.
 * Keys are hashed with `secret`, so that the database holds neither addresses nor accounts.
 */
export function createAttempts(pool: pg.Pool, secret: string): Attempts {
  const store = {
    storeType: 'pool',
    // Without the names that the library prepares its statements under: a transaction pooler forgets them.
    storeClient: { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) },
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
  }
  const limiter = (keyPrefix: string, limit: Limit) =>
    new RateLimiterPostgres({ ...store, ...limit, keyPrefix })
  /** One address's limit, with one of its own for callers without an address. */
  const byAddress = (keyPrefix: string, limit: Limit) => ({
    known: limiter(keyPrefix, limit),
    unknown: limiter(`${keyPrefix}-unknown`, { ...limit, points: limit.points * WITHOUT_ADDRESS }),
  })
  const perAccount = limiter('sign-in', PER_ACCOUNT)
  const perAddress = byAddress('sign-in-address', PER_ADDRESS)
  const knownPerAddress = byAddress('sign-in-device-address', KNOWN_PER_ADDRESS)
  const anywhere = limiter('sign-in-account', ANYWHERE)
  const requests = byAddress('account-request', REQUESTS)
  const passcodesOf = limiter('passcode', PASSCODES)
  const passcodesFrom = byAddress('passcode-address', PASSCODES)
  const passcodes = limiter('passcode-all', ALL_PASSCODES)

  const hash = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  // Whoever has an IPv6 address has all those beside it.
  const place = (address: string) => hash('address', subnet(address))
  const named = (account: string) => account.trim().toLowerCase()
  const at = (limit: ByAddress, address: string | undefined): Count =>
    address === undefined ? [limit.unknown, 'all'] : [limit.known, place(address)]

  /**
   * Returns what an attempt counts on; `last` only when it got past the others, so that one address cannot
   * use it up.
   */
  const countsOf = ({ address, account, device }: SignInAttempt): { first: Count[]; last: Count[] } => {
    if (device)
      return { first: [[perAccount, hash('device', device)], at(knownPerAddress, address)], last: [] }
    // Without addresses one stranger's guesses would be everybody's: only the whole account's count.
    const own: Count[] = address === undefined ? [] : [[perAccount, hash(place(address), named(account))]]
    return {
      first: [...own, at(perAddress, address)],
      last: [[anywhere, hash('account', named(account))]],
    }
  }

  return {
    async countSignIn(attempt) {
      const { first, last } = countsOf(attempt)
      await Promise.all(first.map((count) => spend(count)))
      for (const count of last) await spend(count, ' A device that has signed in before still can.')
    },
    async signInSucceeded(attempt) {
      const { first, last } = countsOf(attempt)
      await Promise.all(
        [...first, ...last].map(([limit, key]) =>
          limit === perAccount ? limit.delete(key) : limit.reward(key),
        ),
      )
    },
    ownerReturned: async (account) => void (await anywhere.delete(hash('account', named(account)))),
    countRequest: (address) => spend(at(requests, address)),
    async countPasscode({ userId, address }) {
      // One after the other: what one caller may not try does not count for all.
      const own = await take([passcodesOf, hash('account', userId)])
      if (own.over) return refusal(own, PASSCODES)
      const from = await take(at(passcodesFrom, address))
      if (from.over) return refusal(from, PASSCODES)
      const all = await take([passcodes, 'all'])
      const isFirstGuess = own.result.consumedPoints === 1
      return all.over && !isFirstGuess ? refusal(all, ALL_PASSCODES) : undefined
    },
  }
}

type Limit = { readonly points: number; readonly duration: number }
type ByAddress = { readonly known: RateLimiterPostgres; readonly unknown: RateLimiterPostgres }
/** A limit, and the key that is counted under it. */
type Count = readonly [RateLimiterPostgres, string]

async function spend(count: Count, advice = ''): Promise<void> {
  const { over, result } = await take(count)
  if (over) throw tooMany(result, advice)
}

interface Taken {
  readonly over: boolean
  readonly result: RateLimiterRes
}

async function take([limit, key]: Count): Promise<Taken> {
  try {
    return { over: false, result: await limit.consume(key) }
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return { over: true, result: reason }
    throw reason
  }
}

const refusal = ({ result }: Taken, { points }: Limit): PasscodeRefusal => ({
  error: tooMany(result, ''),
  isFirst: result.consumedPoints === points + 1,
})

function tooMany({ msBeforeNext }: RateLimiterRes, advice: string): AppError {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  return new AppError(
    'rate_limited',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.${advice}`,
  )
}
