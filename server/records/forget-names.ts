import type { LedgerEvent } from '#shared/roadmap.ts'
import { folded, type Place, replaceFolded } from './folded-text.ts'

/** What stands where a name stood. */
const GONE = '[…]'

/** Texts with names taken out of them. */
export interface Forgetting {
  /** Returns whether a text holds one of the names. */
  in(text: string): boolean
  /** A text of sentences. */
  text(text: string): string
  /** Any value, with every text in it; what names somebody and nothing else is emptied. */
  value<T>(value: T): T
}

/** What holds a person's name by itself: it goes with the name. */
const PEOPLE = new Set(['who', 'signatory', 'decided_by', 'by'])
/** What tells things apart, so that no two become one: an organisation that is called like somebody, a value of a field. */
const KEYS = new Set(['org', 'orgs', 'value'])
/** What is no person's words. */
const AS_THEY_ARE = new Set([
  'id',
  'messageId',
  'targetId',
  'eventId',
  'changeId',
  'undoEventId',
  'undoes',
  'recordId',
  'names',
  'change',
  'at',
  'kind',
  'extractor',
  'digest',
  'lang',
  'rule',
  'type',
  'op',
  'status',
  'field',
  'state',
])
const WORDS = /[\p{L}\p{N}]+/gu
/** Characters that may stand between two words of one name. */
const APART = 3
const EDGES = /^[\s,;:.()–—-]+|[\s,;:(–—-]+$/g

/**
 * Forgets names for good: in any case and with or without accents, "Petra Lang" also as "Lang, Petra". `code` stands for
 * the person where a name is what tells two things apart, and leads nowhere.
 */
export function forgetting(names: readonly string[], code: string): Forgetting {
  const known = sequencesOf(names)
  const without = (text: string, by: string) => replaceFolded(text, placesIn(folded(text), known), () => by)
  const text = (said: string) => without(said, GONE)
  const partOf = (key: string, said: string) => {
    if (AS_THEY_ARE.has(key)) return said
    if (PEOPLE.has(key)) return without(said, '').replace(EDGES, '')
    return without(said, KEYS.has(key) ? `${GONE} ${code}` : GONE)
  }
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return partOf(key, value)
    if (Array.isArray(value)) return value.map((part) => walk(part, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]))
  }
  return {
    in: (said) => placesIn(folded(said), known).length > 0,
    text,
    value: <T>(value: T) => walk(value, '') as T,
  }
}

/** The events that a rewriting changes, as they become. */
export function forgottenEvents(events: readonly LedgerEvent[], names: Forgetting): LedgerEvent[] {
  return events.flatMap((event) => {
    const after = names.value(event)
    return JSON.stringify(after) === JSON.stringify(event) ? [] : [after]
  })
}

/** An event that says when something was forgotten; it is about no record. */
export const forgottenMark = (id: string, at: string): LedgerEvent => ({
  kind: 'facts',
  id,
  messageId: id,
  targetId: id,
  at,
  extractor: 'person',
  set: {},
})

/** The words of names in the orders in which they are written, by their first word; the longest first. */
type Sequences = ReadonlyMap<string, readonly (readonly string[])[]>

function sequencesOf(names: readonly string[]): Sequences {
  const sequences = names.flatMap((name) => {
    const words = folded(name).match(WORDS) ?? []
    return words.length < 2 ? [words] : [words, [...words.slice(1), ...words.slice(0, 1)], words.toReversed()]
  })
  const longestFirst = sequences.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length)
  return Map.groupBy(longestFirst, ([first = '']) => first)
}

/**
 * Where names stand in a text of small letters without accents. A text is gone through once, however many names there are:
 * whoever opens a shared roadmap waits for it.
 */
function placesIn(text: string, known: Sequences): Place[] {
  const words = Array.from(text.matchAll(WORDS), ({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }))
  const places: Place[] = []
  for (let at = 0; at < words.length; at += 1) {
    const fits = (names: readonly string[]) =>
      names.every((name, n) => {
        const [before, word] = [words[at + n - 1], words[at + n]]
        return word?.word === name && (n === 0 || word.from - (before?.to ?? 0) <= APART)
      })
    const [first, found] = [words[at], known.get(words[at]?.word ?? '')?.find(fits)]
    if (!first || !found) continue
    at += found.length - 1
    places.push([first.from, words[at]?.to ?? first.to])
  }
  return places
}
