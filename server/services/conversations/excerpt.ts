import type { SearchTerm } from '#server/db/search.ts'
import type { Place } from '#shared/conversation-search.ts'
import { fold } from './search-terms.ts'

/** Characters of an excerpt, and those of them before the first place. */
const LENGTH = 160
const BEFORE = 40
/** How far a cut may be moved to the end of a word. */
const WORD_MAX = 20
const ELLIPSIS = '…'

export interface Excerpt {
  readonly excerpt: string
  readonly places: Place[]
}

/** A line of a message in which as much as possible of what was searched for can be seen. */
export function excerptOf(content: string, terms: readonly SearchTerm[]): Excerpt {
  const text = lineOf(content)
  const places = placesIn(text, terms)
  const room = LENGTH - BEFORE
  const seen = (from: number) => places.filter(({ start, end }) => start >= from && end <= from + room).length
  const best = places.reduce<Place | undefined>(
    (best, place) => (best && seen(best.start) >= seen(place.start) ? best : place),
    undefined,
  )
  const start = wordEdge(text, Math.max(0, (best?.start ?? 0) - BEFORE))
  const end = text.length - start <= LENGTH ? text.length : lastEdge(text, start + LENGTH)
  const [before, after] = [start > 0 ? ELLIPSIS : '', end < text.length ? ELLIPSIS : '']
  const moved = before.length - start
  return {
    excerpt: `${before}${text.slice(start, end)}${after}`,
    places: places
      .filter((place) => place.start >= start && place.end <= end)
      .map((place) => ({ start: place.start + moved, end: place.end + moved })),
  }
}

/** Returns where the terms stand in a text, in their order and none within another. */
export function placesIn(text: string, terms: readonly SearchTerm[]): Place[] {
  if (terms.length === 0) return []
  const { folded, at } = foldedWithPlaces(text)
  const sources = terms
    .toSorted((one, other) => other.words.join(' ').length - one.words.join(' ').length)
    .map(({ words, open }) => words.join('[^\\p{L}\\p{N}\\p{M}]+') + (open ? '' : '(?![\\p{L}\\p{N}\\p{M}])'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${sources.join('|')})`, 'gu')
  return Array.from(folded.matchAll(pattern), ({ index, 0: found }) => ({
    start: at[index] ?? 0,
    end: at[index + found.length] ?? text.length,
  }))
}

/** A text as it is searched, with the place in the text that each of its characters comes from. */
function foldedWithPlaces(text: string): { folded: string; at: number[] } {
  let folded = ''
  const at: number[] = []
  let place = 0
  for (const character of text) {
    const part = character < '\u0080' ? character.toLowerCase() : fold(character)
    for (let n = 0; n < part.length; n++) at.push(place)
    folded += part
    place += character.length
  }
  return { folded, at }
}

/** A message in one line, without the signs of Markdown. */
function lineOf(content: string): string {
  return content
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replace(/[*`|]+|__|~~/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The beginning of the word at or after `from`, where one is near. */
function wordEdge(text: string, from: number): number {
  if (from === 0) return 0
  const space = text.indexOf(' ', from - 1)
  return space !== -1 && space - from < WORD_MAX ? space + 1 : whole(text, from)
}

/** The end of the word before `to`, where one is near. */
function lastEdge(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to)
  return to - space < WORD_MAX ? space : whole(text, to)
}

/** No place within a character of two units. */
const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at)
