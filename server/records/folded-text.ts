import { foldName } from '#engine/ledger/organisation.ts'

/** Small letters without accents, the same for a letter alone as within a word: Greek writes the last sigma in its own way. */
export const folded = (text: string): string => foldName(text).replaceAll('ς', 'σ')

/** From where to where in a text. */
export type Place = readonly [number, number]

/** Replaces places of the folded text in the text as it was written; `by` is told what was written there. */
export function replaceFolded(
  text: string,
  places: readonly Place[],
  by: (written: string) => string,
): string {
  if (places.length === 0) return text
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    const letters = character < '\u0080' ? 1 : folded(character).length
    for (let n = letters; n > 0; n -= 1) starts.push(at)
    at += character.length
  }
  let result = ''
  let from = 0
  for (const [start, end] of places) {
    const until = starts[end] ?? text.length
    result += text.slice(from, starts[start]) + by(text.slice(starts[start], until))
    from = until
  }
  return result + text.slice(from)
}
