/** A piece of a text: a word, a number with what is written to it ("0.5", "18 000", "10-12", "40k"), or a mark. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'mark'
}

const NUMBER = String.raw`\d+(?:[.,:/]\d+|[\u0020\u00a0\u202f]\d{3}(?!\d)|[-–]\d+)*\p{L}*`
/** "l'usine" is two words, "don't" is one. */
const ELISION = String.raw`(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})`
const WORD = String.raw`\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’&]\p{L}[\p{L}\p{M}\p{N}]*)*`
const TOKEN = new RegExp(`(?<number>${NUMBER})|(?<word>${ELISION}|${WORD})|\\S`, 'giu')

/** The tokens of a text in order. No number is cut, whatever stands in it. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index, groups }) => ({
    text: found,
    start: index,
    end: index + found.length,
    kind: groups?.number ? 'number' : groups?.word ? 'word' : 'mark',
  }))
}
