import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until `look` brings something that is neither false nor undefined; throws after `limit` milliseconds. The usual
 * limit is no promise of the product: it only ends a wait for what never happens, on a busy machine too.
 */
export async function until<T>(
  look: () => T | Promise<T>,
  limit = 40_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const end = performance.now() + limit
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== null && found !== false)
      return found as NonNullable<Exclude<T, false>>
    if (performance.now() > end) throw new Error(`Nothing happened within ${limit} ms: ${look}`)
    await sleep(10)
  }
}
