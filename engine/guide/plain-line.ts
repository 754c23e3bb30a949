import { withoutKeys } from '../prompt/fence.ts'

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
