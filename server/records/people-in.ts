import { readContent } from '#engine/content/read-content.ts'
import { isStopWord } from '#engine/words/stop-words.ts'
import type { Facts } from '#shared/records/with-facts.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'

/** Names that are looked for at most; of more, the newest. */
const NAMES_MAX = 400
/** What stands between a name and a role: "Petra Weber, head of maintenance". */
const BETWEEN = /[,;:/()|]|\s[-–—]\s/
/** Before a name, and no part of it. */
const TITLES =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mme|Mlle|Sr|Sra|Ing|Dipl|Herr|Frau|Señor|Señora|Monsieur|Madame|M)\.?\s+)+/u
const PARTICLES = new Set([
  'von',
  'van',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'zu',
  'y',
])
const CAPITAL = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u
const SMALL = /^\p{Ll}[\p{L}\p{M}'’.-]*$/u

/** Words that make a part a role and no name, in small letters and in four languages. */
const ROLES = new Set(
  readContent('content/lexicon/roles.txt')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#')),
)

/**
 * The third parties whom the records of a ledger name: their names as they stand there, and their last names. A role names
 * nobody, and neither does a single word, which may be one.
 */
export function peopleIn(events: readonly LedgerEvent[], most = NAMES_MAX): string[] {
  const named = toldIn(events).flatMap((told) => inOrder(told).split(BETWEEN).flatMap(namesIn))
  return [...new Set(named.toReversed())].slice(0, most)
}

/** Returns what the records of a ledger say of third parties, each as it was written: a name, a role or both. */
export const toldIn = (events: readonly LedgerEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.kind === 'facts') return peopleTold(event.set)
    return event.kind === 'evidence' && event.record.facts ? peopleTold(event.record.facts) : []
  })

/** Whom some facts are about: who was talked to, who signed and who decides. */
export const peopleTold = ({ who, signatory, decided_by }: Facts): string[] =>
  [who, signatory, decided_by].flatMap((told) => told || [])

/** "Weber, Petra", as address books write it, is Petra Weber; "Weber, buyer" stays. */
function inOrder(told: string): string {
  const [last = '', first = '', ...rest] = told.split(',').map((part) => part.trim())
  const isWord = (part: string) => CAPITAL.test(part) && !isRole(part.toLowerCase())
  return rest.length === 0 && isWord(last) && isWord(first) ? `${first} ${last}` : told
}

/** The names in a part of what was told of somebody: the whole of it and the last name; nothing for a role. */
function namesIn(part: string): string[] {
  const trimmed = part.trim()
  const name = trimmed.replace(TITLES, '')
  const words = name.split(/\s+/).filter((word) => word !== '')
  const isWritten = words.every((word) => PARTICLES.has(word) || CAPITAL.test(word))
  // Two words in small letters are more often a name typed in haste than a role that the list does not know.
  const isTyped = words.length === 2 && words.every((word) => SMALL.test(word) && !isStopWord(word))
  const isName =
    words.length <= 5 && (isWritten || isTyped) && !words.some((word) => isRole(word.toLowerCase()))
  const last = words.at(-1) ?? ''
  if (!isName || last.length < 3) return []
  if (words.length === 1) return name === trimmed ? [] : [name]
  return [name, last]
}

/** The names of somebody who speaks in a transcript: there a single word is a name as well, unless it is a role. */
export function namesOfSpeaker(speaker: string): string[] {
  const isOneName = speaker.length > 2 && CAPITAL.test(speaker) && !isRole(speaker.toLowerCase())
  return isOneName ? [speaker] : namesIn(speaker)
}

/** German joins what other languages write apart: "Werksleiterin" ends in a role. */
const isRole = (word: string) =>
  ROLES.has(word) || [...ROLES].some((role) => role.length > 5 && word.endsWith(role))
