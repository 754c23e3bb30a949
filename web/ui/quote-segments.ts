export type QuoteMark = {
  /** UTF-16 offsets into the text, end excluded. */ start: number
  end: number
  state: 'confirmed' | 'waiting' | 'risk'
  /** What came from the words is being looked at. */
  attended?: boolean
}

/** A run of text; `mark` is the index of the mark it belongs to. */
export type VoiceSegment = { text: string; start: number; mark?: number }

/**
 * Cuts a text at its marks. Marks are taken in order of their start; one that lies outside the text, is empty,
 * or begins inside an earlier mark is cut down to what is free, and dropped when nothing is.
 */
export function quoteSegments(text: string, marks: readonly QuoteMark[]): VoiceSegment[] {
  const inOrder = marks
    .map((mark, index) => ({ ...mark, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const segments: VoiceSegment[] = []
  let at = 0
  for (const mark of inOrder) {
    const start = Math.max(mark.start, at)
    const end = Math.min(mark.end, text.length)
    if (end <= start) continue
    if (start > at) segments.push({ text: text.slice(at, start), start: at })
    segments.push({ text: text.slice(start, end), start, mark: mark.index })
    at = end
  }
  if (at < text.length) segments.push({ text: text.slice(at), start: at })
  return segments
}
