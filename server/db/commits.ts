/**
 * Runs `work`, which commits, and resolves when what it committed is on disk. One that is by itself commits as usual.
 * While others are under way, `soon` is true: the commit is not to wait for the disk, and one write that follows
 * makes all of them durable. Without this, commits that announce something go to the disk one after the other,
 * since the database holds a lock while it does.
 */
export type Commits = <T>(work: (soon: boolean) => Promise<T>) => Promise<T>

/** `flush` resolves when all that was committed before it began is on disk. */
export function createCommits(flush: () => Promise<unknown>): Commits {
  let underWay = 0
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | undefined

  /** A flush that has not begun yet serves all who come before it does. */
  const flushed = () => {
    next ??= current
      .catch(() => {})
      .then(() => {
        next = undefined
        current = flush()
        return current
      })
    return next
  }

  return async (work) => {
    const soon = underWay > 0
    underWay += 1
    try {
      const result = await work(soon)
      if (soon) await flushed()
      return result
    } finally {
      underWay -= 1
    }
  }
}
