import type { Place } from '#shared/conversation-search.ts'

/** A text without case and accents, and where each of its characters stands in the text as it is. */
function fold(text: string): { folded: string; at: number[] } {
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (let unit = 0; unit < plain.length; unit++) at.push(index)
    folded += plain
    index += character.length
  }
  at.push(index)
  return { folded, at }
}

const literal = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Where the words of a query stand in a text, as beginnings of words, without overlaps. Null where one of them is
 * missing; case, accents and quotes do not count.
 */
export function placesOf(text: string, query: string): Place[] | null {
  const { folded, at } = fold(text)
  const words = fold(query.replace(/["„“”«»]/g, ' '))
    .folded.split(/\s+/)
    .filter(Boolean)
  const found: Place[] = []
  for (const word of words) {
    const places = [...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${literal(word)}`, 'gu'))]
    if (places.length === 0) return null
    for (const { index } of places) found.push({ start: at[index] ?? 0, end: at[index + word.length] ?? 0 })
  }
  return merged(found)
}

function merged(places: Place[]): Place[] {
  const result: Place[] = []
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end)
    else result.push({ ...place })
  }
  return result
}
