/** How models that think aloud begin; what stands until the same name is closed is not for the reader. */
const TAGS = ['think', 'thinking', 'thought', 'reasoning'] as const
const OPENINGS = TAGS.map((tag) => `<${tag}>`)

/** Takes a reply's text as it comes and gives it on without what the model thought aloud before it. */
export interface ThinkFilter {
  /** The text for the reader that this piece brings; undefined while the model thinks. */
  take(piece: string): string | undefined
  /** Returns what was held back and turned out to be text, when the reply ends. */
  end(): string
}

/** Only at the beginning of a reply: later on, a tag is a word that the reply is about. */
export function createThinkFilter(): ThinkFilter {
  let state: 'start' | 'inside' | 'open' = 'start'
  let held = ''
  let closing = ''
  return {
    take(piece) {
      if (state === 'open') return piece
      held += piece
      if (state === 'start') {
        const text = held.trimStart().toLowerCase()
        const opening = OPENINGS.find((tag) => text.startsWith(tag))
        if (opening) {
          state = 'inside'
          closing = opening.replace('<', '</')
        } else if (OPENINGS.some((tag) => tag.startsWith(text))) {
          return ''
        } else {
          state = 'open'
          return release()
        }
      }
      const at = held.toLowerCase().indexOf(closing)
      if (at === -1) {
        // No more is kept than what the end of a tag could begin with.
        held = held.slice(-closing.length)
        return undefined
      }
      // What follows may think again, and its empty lines may come with the next piece.
      state = 'start'
      const rest = held.slice(at + closing.length)
      held = ''
      return this.take(rest)
    },
    end: () => (state === 'start' ? release() : ''),
  }

  function release(): string {
    // After thinking come empty lines that are nobody's.
    const text = closing === '' ? held : held.trimStart()
    held = ''
    return text
  }
}
