/** From this share of a limit on, a field says how much of it is used. */
const NEAR = 0.8

/** "168 of 200 characters" once a value nears its limit, else nothing; counted as it would be saved. */
export function countOf(value: string, limit: number): string | undefined {
  const length = value.trim().length
  return length >= limit * NEAR
    ? `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`
    : undefined
}
