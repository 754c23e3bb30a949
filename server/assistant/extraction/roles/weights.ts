/**
 * What was learned, one letter a weight: by feature for the roles in their order, and for the edges of values;
 * `examples` is the print of the sentences it was learned from.
 */
export type Weights = {
  examples: string
  bias: string
  roles: Record<string, string>
  edges: Record<string, string>
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+'
const MIDDLE = (LETTERS.length - 1) / 2
const STEP = 0.1

/** Weights as letters, to a tenth. */
export const encode = (weights: number[]): string =>
  weights
    .map((weight) => {
      const at = Math.min(LETTERS.length - 1, Math.max(0, Math.round(weight / STEP) + MIDDLE))
      return LETTERS.charAt(at)
    })
    .join('')

const VALUES = new Map([...LETTERS].map((letter, i) => [letter, (i - MIDDLE) * STEP]))

/** The weights that letters stand for. */
export const decode = (letters: string): number[] => [...letters].map((letter) => VALUES.get(letter) ?? 0)
