/** What a number field holds: nothing while it is empty, a text while it may go on, as "0." and "0.50" may. */
export type Typed = number | string

/** The number that was typed; undefined while there is none. */
export function typedNumber(typed: Typed): number | undefined {
  const number = typed === '' ? Number.NaN : Number(typed)
  return Number.isNaN(number) ? undefined : number
}
