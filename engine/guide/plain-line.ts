import { withoutKeys } from '../prompt/fence.ts'
import { cutAtWord } from './tokens.ts'

/**
 * Words a founder typed, as one line of a reply: no markup, no keys, and no question that would read as the
 * guide's own.
 */
export function plainLine(text: string | null | undefined): string {
  return withoutKeys(text ?? '')
    .replace(/<[^>]{0,8000}>?/g, ' ')
    .replace(/\bhttps?:\/\/\S{1,8000}/g, '')
    .replace(/[<>*_`#|[\]{}?¿]/g, '')
    .replace(/\s{1,8000}/g, ' ')
    .trim()
}

/** Most characters of a founder's question that a reply repeats. */
const QUOTED = 110

/** A founder's question as a reply repeats it: as it was written, shortened at a word, without what would be markup. */
export function quoted(text: string): string {
  const plain = withoutKeys(text)
    .replace(/[<>*_`#|[\]{}„“”«»"]/g, ' ')
    .replace(/\bhttps?:\/\/\S{1,8000}/g, '')
    .replace(/\s{1,8000}/g, ' ')
    .trim()
  const cut = cutAtWord(plain, QUOTED)
  return /[.!?…]$/.test(cut) ? cut : `${cut}.`
}
