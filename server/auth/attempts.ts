import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors.ts'

/** Failed sign-ins: for one account from one address, and for one address in all. */
const PER_ACCOUNT = { points: 10, duration: 15 * 60 }
const PER_ADDRESS = { points: 60, duration: 15 * 60 }
/** Sign-ups and reset requests from one address. */
const REQUESTS = { points: 30, duration: 60 * 60 }
/** Guesses of the bootstrap passcode, whoever makes them (trust.md S35). */
const PASSCODES = { points: 5, duration: 15 * 60 }

/** Counts attempts in the database, so that every replica sees the same number. */
export interface Attempts {
  /** Counts a sign-in before its password is looked at, so that parallel guesses count too; throws past the limit. */
  countSignIn(address: string, account: string): Promise<void>
  /** Takes the count of a sign-in back that was no guess. */
  signInSucceeded(address: string, account: string): Promise<void>
  /** Counts a sign-up or a reset request; throws past the limit. */
  countRequest(address: string): Promise<void>
  /** Counts a guess of the bootstrap passcode before it is looked at; throws past the limit. */
  countPasscode(): Promise<void>
}

/**
 * The account is part of a key together with the address: a stranger cannot lock its owner out elsewhere.
 * Keys are hashed with `secret`, so that the database holds neither.
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
  const requests = new RateLimiterPostgres({ ...store, ...REQUESTS, keyPrefix: 'account-request' })
  const passcodes = new RateLimiterPostgres({ ...store, ...PASSCODES, keyPrefix: 'passcode' })
  const hash = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
  const keys = (address: string, account: string) => ({
    own: hash(address, account.trim().toLowerCase()),
    all: hash(address),
  })

  return {
    async countSignIn(address, account) {
      const { own, all } = keys(address, account)
      await Promise.all([spend(perAddress, all), spend(perAccount, own)])
    },
    async signInSucceeded(address, account) {
      const { own, all } = keys(address, account)
      await Promise.all([perAddress.reward(all), perAccount.delete(own)])
    },
    countRequest: (address) => spend(requests, hash(address)),
    countPasscode: () => spend(passcodes, 'all'),
  }
}

async function spend(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.consume(key).catch((reason) => {
    throw reason instanceof RateLimiterRes ? tooMany(reason) : reason
  })
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  return new AppError(
    'rate_limited',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}
