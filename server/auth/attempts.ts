import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { AppError } from '#shared/errors.ts'

/** Failed sign-ins: for one account from one address, and for one address in all. */
const PER_ACCOUNT = { points: 10, duration: 15 * 60 }
const PER_ADDRESS = { points: 60, duration: 15 * 60 }
/** Sign-ups and reset requests from one address. */
const REQUESTS = { points: 30, duration: 60 * 60 }

/** Counts attempts in the database, so that every replica sees the same number. */
export interface Attempts {
  /** Throws when this address, or this account from it, has failed too often. */
  checkSignIn(address: string, account: string): Promise<void>
  signInFailed(address: string, account: string): Promise<void>
  signInSucceeded(address: string, account: string): Promise<void>
  /** Counts a sign-up or a reset request; throws past the limit. */
  countRequest(address: string): Promise<void>
}

/** The account is part of a key together with the address: a stranger cannot lock its owner out elsewhere. */
export function createAttempts(pool: pg.Pool): Attempts {
  const store = { storeClient: pool, tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: true }
  const perAccount = new RateLimiterPostgres({ ...store, ...PER_ACCOUNT, keyPrefix: 'sign-in' })
  const perAddress = new RateLimiterPostgres({ ...store, ...PER_ADDRESS, keyPrefix: 'sign-in-address' })
  const requests = new RateLimiterPostgres({ ...store, ...REQUESTS, keyPrefix: 'account-request' })
  const key = (address: string, account: string) => `${address} ${account.trim().toLowerCase()}`.slice(0, 200)

  return {
    async checkSignIn(address, account) {
      const [own, all] = await Promise.all([perAccount.get(key(address, account)), perAddress.get(address)])
      if ((own?.consumedPoints ?? 0) >= PER_ACCOUNT.points) throw tooMany(own)
      if ((all?.consumedPoints ?? 0) >= PER_ADDRESS.points) throw tooMany(all)
    },
    async signInFailed(address, account) {
      await Promise.allSettled([perAccount.consume(key(address, account)), perAddress.consume(address)])
    },
    async signInSucceeded(address, account) {
      await perAccount.delete(key(address, account))
    },
    async countRequest(address) {
      await requests.consume(address).catch((reason) => {
        throw reason instanceof RateLimiterRes ? tooMany(reason) : reason
      })
    },
  }
}

function tooMany(state: RateLimiterRes | null): AppError {
  const minutes = Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 60_000))
  return new AppError('rate_limited', `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`)
}
