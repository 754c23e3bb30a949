interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

interface Room {
  readonly turns: number
  /** Of each turn, in characters. */
  readonly characters: number
}

/** As much as the server may want to know of a conversation that it has stored itself; in any script less than a megabyte. */
export const TURNS_SENT: Room = { turns: 40, characters: 8000 }
/** What suggestions follow from; in any script less than 64 kB. */
export const TURNS_FOR_SUGGESTIONS: Room = { turns: 6, characters: 2500 }

/**
 * The end of a conversation in so much room, since the server refuses what is larger. A message at its very end is what
 * is being asked: it stays whole.
 */
export function newestTurns(all: readonly Turn[], { turns, characters }: Room): Turn[] {
  const newest = all.slice(-turns)
  const asked = newest.at(-1)?.role === 'user' ? newest.length - 1 : -1
  return newest.map((turn, at) =>
    at === asked ? turn : { ...turn, content: turn.content.slice(0, characters) },
  )
}
