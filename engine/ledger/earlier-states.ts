import type { LedgerState } from './state.ts'

/**
 * Adds a state to those that one of `length` events grew from, and keeps few: of all that are half to once a
 * power of two events back, the oldest and the newest. So some state stands at most about twice as far back as
 * any event.
 */
export function keepEarlier(
  earlier: readonly LedgerState[],
  state: LedgerState,
  length: number,
): readonly LedgerState[] {
  const byDistance = Map.groupBy([...earlier, state], ({ events }) =>
    Math.floor(Math.log2(Math.max(1, length - events.length))),
  )
  return [...byDistance.values()].flatMap((states) => {
    const [oldest, ...others] = states
    const newest = others.at(-1)
    return [oldest, newest].filter((each) => each !== undefined)
  })
}

/** The newest of these states that holds none of the events from `place` on. */
export const stateBefore = (earlier: readonly LedgerState[], place: number): LedgerState | undefined =>
  earlier.findLast(({ events }) => events.length <= place)
