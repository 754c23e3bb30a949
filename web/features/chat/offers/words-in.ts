/** A sentence around words that it quotes. */
export interface WordsIn {
  readonly before: string
  /** With the quotation marks that stand around them. */
  readonly words: string
  readonly after: string
}

/** Quotation marks of the product's languages, with the spaces that French puts inside. */
const OPENING = ['« ', '«\u00a0', '«\u202f', '«', '„', '“', '"']
const CLOSING = [' »', '\u00a0»', '\u202f»', '»', '“', '”', '"']
const onOneLine = (text: string) =>
  text
    .trim()
    .split(/[ \t\n\r]+/)
    .join(' ')

/** Finds the words that a sentence quotes; null where it does not hold them. */
export function wordsIn(sentence: string, words: string): WordsIn | null {
  const line = onOneLine(sentence)
  const wanted = onOneLine(words)
  const at = wanted === '' ? -1 : line.indexOf(wanted)
  if (at < 0) return null
  const [left, right] = [line.slice(0, at), line.slice(at + wanted.length)]
  const opening = OPENING.find((mark) => left.endsWith(mark)) ?? ''
  const closing = CLOSING.find((mark) => right.startsWith(mark)) ?? ''
  return {
    before: left.slice(0, left.length - opening.length),
    words: opening + wanted + closing,
    after: right.slice(closing.length),
  }
}
