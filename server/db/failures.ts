import { AsyncLocalStorage } from 'node:async_hooks'

const watched = new AsyncLocalStorage<{ failure?: unknown }>()

/** Keeps what a query failed with for the `watchFailures` that it runs in, if any. */
export function noteFailure(error: unknown): never {
  const watch = watched.getStore()
  if (watch) watch.failure ??= error
  throw error
}

/** Runs a library that keeps to itself why it failed; `failure` is what its first failed query failed with. */
export async function watchFailures<T>(work: () => Promise<T>): Promise<{ result: T; failure: unknown }> {
  const watch: { failure?: unknown } = {}
  const result = await watched.run(watch, work)
  return { result, failure: watch.failure }
}
