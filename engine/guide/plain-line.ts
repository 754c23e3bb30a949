import { withoutKeys } from '../prompt/fence.ts'

/** Words a founder typed, as one line of a reply: no markup, no keys, and no question that would read as the guide's own. */
export function plainLine(text: string | null | undefined): string {
  return withoutKeys(text ?? '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\bhttps?:\/\/\S+/g, '')
    .replace(/[<>*_`#|[\]{}?¿]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
