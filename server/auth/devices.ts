import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Owner } from './owner.ts'

/** Days for which a device that signed in is known. */
const KNOWN_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What a device shows of an account it signed in to, so that strangers' guesses do not lock it out. It ends with the
 * password, with the account, and after 90 days.
 */
export interface Devices {
  /** Returns what a device that signed in is to show from now on. */
  remember(owner: Owner): string
  /** Returns whether this was given to a device of this account while it had its present password. */
  knows(owner: Owner, shown: string): boolean
}

/** Nothing is stored: what a device shows is `nonce.end.proof`, and the proof follows from `secret`. */
export function createDevices(secret: string, now: () => Date): Devices {
  // Of the hash of the password too, so that a new one makes all that was given before worthless.
  const proofOf = (nonce: string, end: string, { userId, password }: Owner) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', nonce, end, userId, password]))
      .digest('base64url')
  return {
    remember(owner) {
      const nonce = randomBytes(16).toString('base64url')
      const end = String(now().getTime() + KNOWN_DAYS * DAY_MS)
      return `${nonce}.${end}.${proofOf(nonce, end, owner)}`
    },
    knows(owner, shown) {
      const [nonce = '', end = '', proof = ''] = shown.split('.')
      return isSame(proof, proofOf(nonce, end, owner)) && Number(end) > now().getTime()
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
