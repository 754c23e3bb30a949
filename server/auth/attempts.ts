import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { subnet } from '#server/services/chat/subnet.ts'
import { AppError } from '#shared/errors.ts'

/** Failed sign-ins: for one account from one address or known device, and for one address in all. */
const PER_ACCOUNT = { points: 10, duration: 15 * 60 }
const PER_ADDRESS = { points: 60, duration: 15 * 60 }
/** Failed sign-ins for one account from all addresses together; more than one address alone can use up. */
const ANYWHERE = { points: 50, duration: 60 * 60 }
/** Sign-ups and reset requests from one address. */
const REQUESTS = { points: 30, duration: 60 * 60 }
/** Guesses of the bootstrap passcode, whoever makes them (trust.md S35). */
const PASSCODES = { points: 5, duration: 15 * 60 }

/** Who tries to sign in, and as whom. */
export interface SignInAttempt {
  readonly address: string
  readonly account: string
  /** What a device was given when it signed in, by `rememberDevice`; anything else counts as nothing. */
  readonly device?: string
}

/** Counts attempts in the database, so that every replica sees the same number. */
export interface Attempts {
  /** Counts a sign-in before its password is looked at, so that parallel guesses count too; throws past the limit. */
  countSignIn(attempt: SignInAttempt): Promise<void>
  /** Takes the count of a sign-in back that was no guess. */
  signInSucceeded(attempt: SignInAttempt): Promise<void>
  /** What a device that signed in as `account` shows the next time, so that strangers' guesses do not lock it out. */
  rememberDevice(account: string): string
  /** Lets devices that nobody knows sign in again, once the account's owner has shown who they are. */
  ownerReturned(account: string): Promise<void>
  /** Counts a sign-up or a reset request; throws past the limit. */
  countRequest(address: string): Promise<void>
  /** Counts a guess of the bootstrap passcode before it is looked at; throws past the limit. */
  countPasscode(): Promise<void>
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
  const perAccount = new RateLimiterPostgres({ ...store, ...PER_ACCOUNT, keyPrefix: 'sign-in' })
  const perAddress = new RateLimiterPostgres({ ...store, ...PER_ADDRESS, keyPrefix: 'sign-in-address' })
  const anywhere = new RateLimiterPostgres({ ...store, ...ANYWHERE, keyPrefix: 'sign-in-account' })
  const requests = new RateLimiterPostgres({ ...store, ...REQUESTS, keyPrefix: 'account-request' })
  const passcodes = new RateLimiterPostgres({ ...store, ...PASSCODES, keyPrefix: 'passcode' })
  const hash = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  // Whoever has an IPv6 address has all those beside it.
  const place = (address: string) => hash('address', subnet(address))
  const named = (account: string) => account.trim().toLowerCase()
  const proofOf = (nonce: string, account: string) => hash('device', nonce, named(account))
  const isKnown = ({ account, device = '' }: SignInAttempt) => {
    const [nonce = '', proof = ''] = device.split('.')
    return isSame(proof, proofOf(nonce, account))
  }
  const keys = (attempt: SignInAttempt) => {
    const { address, account, device } = attempt
    if (device && isKnown(attempt)) return { own: hash('device', device) }
    const all = place(address)
    return { own: hash(all, named(account)), all, account: hash('account', named(account)) }
  }

  return {
    async countSignIn(attempt) {
      const { own, all, account } = keys(attempt)
      await Promise.all([all && spend(perAddress, all), spend(perAccount, own)])
      // Only what gets past these, so that one address alone cannot use it up.
      if (account) await spend(anywhere, account, ' A device that has signed in before still can.')
    },
    async signInSucceeded(attempt) {
      const { own, all, account } = keys(attempt)
      await Promise.all([
        perAccount.delete(own),
        all && perAddress.reward(all),
        account && anywhere.reward(account),
      ])
    },
    rememberDevice(account) {
      const nonce = randomBytes(16).toString('base64url')
      return `${nonce}.${proofOf(nonce, account)}`
    },
    ownerReturned: async (account) => void (await anywhere.delete(hash('account', named(account)))),
    countRequest: (address) => spend(requests, place(address)),
    countPasscode: () => spend(passcodes, 'all'),
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function spend(limiter: RateLimiterPostgres, key: string, advice = ''): Promise<void> {
  await limiter.consume(key).catch((reason) => {
    throw reason instanceof RateLimiterRes ? tooMany(reason, advice) : reason
  })
}

function tooMany({ msBeforeNext }: RateLimiterRes, advice: string): AppError {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  return new AppError(
    'rate_limited',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.${advice}`,
  )
}
