import type { Log } from '#server/runtime/log.ts'
import { atMost } from '#server/runtime/log-limit.ts'

/** Lines a minute; scanners ask for thousands of pages that nobody has. */
const LINES = 20
const MINUTE_MS = 60_000
/** A first segment longer than this could be a token that somebody pasted. */
const NAME_LENGTH = 16
const SHOWN_LENGTH = 8

/**
 * Notes which pages were asked for that do not exist, so that an operator finds a broken link: by the first segment
 * alone, since what follows can hold ids and tokens. `now` is the monotonic clock in milliseconds.
 */
export function noteUnknownPaths(
  now: () => number = performance.now.bind(performance),
): (log: Log, path: string) => void {
  const limit = atMost(LINES, MINUTE_MS, now)
  return (log, path) => {
    const leftOut = limit()
    if (leftOut === undefined) return
    log.info({ path: firstSegment(path), ...(leftOut > 0 && { leftOut }) }, 'Page not found')
  }
}

function firstSegment(path: string): string {
  const [first = '', ...rest] = path.slice(1).split('/')
  const name = first.length > NAME_LENGTH ? `${first.slice(0, SHOWN_LENGTH)}…` : first
  return `/${name}${rest.length > 0 ? '/…' : ''}`
}
