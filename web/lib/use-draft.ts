import { useState } from 'react'
import { drafts } from './draft.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A text that is kept under its name while it is being written: closing what it is written in does not lose it. */
export function useDraft(name: string): readonly [text: string, set: (text: string) => void] {
  const [text, setText] = useState(() => drafts.read(name, asText) ?? '')
  const set = (next: string) => {
    setText(next)
    if (next === '') drafts.discard(name)
    else drafts.write(name, next)
  }
  return [text, set]
}

/** Returns whether a text was begun under a name, and not sent. */
export const hasDraft = (name: string): boolean => drafts.read(name, asText) !== null
