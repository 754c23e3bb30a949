import { diffWordsWithSpace } from 'diff'

/** A piece of a reply; `changed` where the other side has something else. `at`: its place, from 0. */
export interface ReplyPart {
  readonly at: number
  readonly text: string
  readonly changed: boolean
}

/** Where replies differ in more words than this, marking single words would say nothing. */
const MAX_EDITS = 300

/** Both replies in pieces, with what the other one does not say marked. */
export function changedWords(a: string, b: string): { a: ReplyPart[]; b: ReplyPart[] } {
  const changes = diffWordsWithSpace(a, b, { maxEditLength: MAX_EDITS })
  const whole = (text: string) => [{ at: 0, text, changed: false }]
  if (!changes) return { a: whole(a), b: whole(b) }
  const side = (left: 'added' | 'removed', own: 'added' | 'removed') =>
    changes
      .filter((change) => !change[left])
      .map((change, at) => ({ at, text: change.value, changed: change[own] && change.value.trim() !== '' }))
  return { a: side('added', 'removed'), b: side('removed', 'added') }
}
