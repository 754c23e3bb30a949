import { type RefObject, useEffect, useState } from 'react'

/** Words of a field that somebody selected. */
export interface Passage {
  readonly field: string
  readonly text: string
}

/** Longest passage that a comment can be about. */
const PASSAGE_MAX = 600

/** The words that were selected last within one value of a card; null until some are, and after `clear`. */
export function usePassage(within: RefObject<HTMLElement | null>) {
  const [passage, setPassage] = useState<Passage | null>(() => selectedIn(within.current))
  useEffect(() => {
    const read = () => {
      const selected = selectedIn(within.current)
      // A click elsewhere, such as into the comment itself, keeps what was selected.
      if (selected) setPassage(selected)
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [within])
  return { passage, clear: () => setPassage(null) }
}

function selectedIn(card: HTMLElement | null): Passage | null {
  const selection = document.getSelection()
  if (!card || !selection || selection.isCollapsed) return null
  const selected = selection.getRangeAt(0)
  const values = [...card.querySelectorAll<HTMLElement>('[data-field]')].filter((value) =>
    selected.intersectsNode(value),
  )
  const [value] = values
  const field = value?.dataset.field
  if (!value || !field || values.length > 1) return null
  // As it is stored: what the screen shows may begin with a capital, and have spaces at which no line breaks.
  const text = within(selected, value).toString().replaceAll('\u00a0', ' ').trim()
  return text && text.length <= PASSAGE_MAX ? { field, text } : null
}

/** The part of a range that lies in an element. */
function within(range: Range, element: HTMLElement): Range {
  const part = document.createRange()
  part.selectNodeContents(element)
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset)
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(range.endContainer, range.endOffset)
  return part
}
