/** The sentence that a text ends with; an ending of a few characters ("OK.") takes the one before along. */
export function lastSentence(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?…])\s+/)
  const last = sentences.at(-1) ?? ''
  return last.length < SHORT && sentences.length > 1 ? `${sentences.at(-2)} ${last}` : last
}

const SHORT = 12
