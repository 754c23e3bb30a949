import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** Steps around the present one that the accounts library takes; one more back, as it looked a moment ago. */
const WINDOW = [1, 0, -1, -2]

/** The half minute since 1970 that an app shows this code in (RFC 6238), near `now` in milliseconds; the latest of several. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const present = Math.floor(now / STEP_MS)
  return WINDOW.map((offset) => present + offset).find((step) => codeAt(secret, step) === code)
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}
