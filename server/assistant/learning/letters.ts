const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+'
const MIDDLE = (LETTERS.length - 1) / 2
const STEP = 0.1

/** Learned numbers as letters, to a tenth, from -3.1 to 3.1; what lies beyond is cut. */
export const encode = (weights: readonly number[]): string =>
  weights
    .map((weight) => {
      const at = Math.min(LETTERS.length - 1, Math.max(0, Math.round(weight / STEP) + MIDDLE))
      return LETTERS.charAt(at)
    })
    .join('')

/** By the letter's code. */
const VALUES = Float64Array.from({ length: 128 }, (_, code) => {
  const at = LETTERS.indexOf(String.fromCharCode(code))
  return at < 0 ? 0 : (at - MIDDLE) * STEP
})

/** The numbers that letters stand for. */
export function decode(letters: string): Float64Array {
  const numbers = new Float64Array(letters.length)
  for (let at = 0; at < letters.length; at++) numbers[at] = VALUES[letters.charCodeAt(at)] ?? 0
  return numbers
}
