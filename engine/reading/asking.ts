import type { Words } from '../text/lexicon.ts'
import type { Token } from '../text/tokens.ts'

const BREAKS = new Set([',', ';', ':', '…', '–', '—'])

/** Whether a token begins a question or a request, by its words. */
const asksAt = (tokens: readonly Token[], at: number, { book }: Words): boolean =>
  book.at(tokens, at).some(({ key }) => key === 'asks')

/**
 * The index of the token where a sentence begins to ask without a question mark: 0 when it opens with the words of a
 * question or a request, later when something is told first ("Our pilot is running, when do we …"); -1 when it does
 * not. "How it works: a laser reads …" announces what is told.
 */
export function asksFrom(tokens: readonly Token[], words: Words): number {
  const opening = tokens.findIndex(({ kind }) => kind !== 'mark')
  if (opening < 0) return -1
  const announces = tokens.some(({ text }, at) => text === ':' && at < tokens.length - 1)
  if (asksAt(tokens, opening, words) && !announces) return 0
  return tokens.findIndex(({ text }, at) => BREAKS.has(text) && at > opening && asksAt(tokens, at + 1, words))
}
