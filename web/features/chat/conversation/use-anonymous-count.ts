import { useMemo, useState } from 'react'
import { site } from '#web/lib/site.ts'
import { getAnonymousCount, isSoftHintShown, markSoftHintShown, setAnonymousCount } from '#web/lib/visitor.ts'
import { countReply } from './anonymous-count.ts'

export interface AnonymousCounter {
  readonly count: number
  /** Counts a reply; returns whether the roadmap is to be mentioned now. */
  add(): boolean
  /** The server says that nothing is left. */
  exhaust(): void
}

/** A visitor's counter in this browser session. */
export function useAnonymousCount(): AnonymousCounter {
  const [count, setCount] = useState(getAnonymousCount)
  return useMemo(() => {
    const keep = (next: number) => {
      setAnonymousCount(next)
      setCount(next)
    }
    return {
      count,
      add() {
        const counted = countReply(getAnonymousCount(), isSoftHintShown())
        keep(counted.count)
        if (counted.hint) markSoftHintShown()
        return counted.hint
      },
      exhaust: () => keep(Math.max(getAnonymousCount(), site.anonymousMessageLimit)),
    }
  }, [count])
}
