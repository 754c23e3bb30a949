/** A counter's change or a field's value, as the history words the cause of a level. */
const COUNTED = /^(Interviews|LOIs|Pilots|Paying customers|Repeat sales): (\d+) to (\d+)$/
const FIELD =
  /^(Technology|Problem|Application|Value proposition|Proof point|Industry|Ideal customer|Customer trait|Buyer|Buyer’s motivation|Proof the buyer needs): /
const TAKEN_OFF = /^Taken off your roadmap: (.{2,60}?): /

/**
 * What led to a level, short enough for one line: counters with their numbers, fields by name. The texts
 * themselves stand in their widgets. A cause worded otherwise is kept as it is.
 */
export function shortCause(cause: string): string {
  const named = cause.split('; ').flatMap((part) => {
    const counted = COUNTED.exec(part)
    if (counted)
      return `${counted[1]?.toLowerCase().replace('lois', 'LOIs')} from ${counted[2]} to ${counted[3]}`
    const removed = TAKEN_OFF.exec(part)
    if (removed) return `${removed[1]?.toLowerCase()} taken off`
    return FIELD.exec(part)?.[1]?.toLowerCase() ?? []
  })
  return named.length > 0 ? [...new Set(named)].join(', ') : cause.replace(/\.$/, '')
}
