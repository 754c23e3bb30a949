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

const VALUES = new Map([...LETTERS].map((letter, i) => [letter, (i - MIDDLE) * STEP]))

/** The numbers that letters stand for. */
export const decode = (letters: string): number[] => [...letters].map((letter) => VALUES.get(letter) ?? 0)
