import { readText } from '#content/files.mjs'
import { fold } from './fold.ts'

/** The shortest beginning of a word that a list of beginnings may hold, in letters. */
const SHORTEST = 3
/** Words looked up before; emptied when there are more than this many. */
const KEPT = 20_000

const linesOf = (name: string) => readText(`lexicon/${name}.txt`).split('\n').filter(Boolean)

const fieldWords = new Set(linesOf('field-words'))

/**
 * Whether a word names a technology, a material or an industry. It tells in which field somebody asks and not what
 * they ask: every entry holds for every field.
 */
export const isFieldWord = (word: string): boolean =>
  longestBeginning(fold(word), (beginning) => fieldWords.has(beginning) || undefined) ?? false

type Meanings = { readonly words: Map<string, string[]>; readonly beginnings: Map<string, string[]> }

/**
 * Reads `content/lexicon/thesaurus.txt`: a meaning a line, its name, a colon, and words of the four languages that
 * stand for it, folded. A word that ends in `=` stands for itself, any other for all words that begin with it.
 */
function readThesaurus(): Meanings {
  const meanings: Meanings = { words: new Map(), beginnings: new Map() }
  for (const line of linesOf('thesaurus')) {
    const [name = '', all = ''] = line.split(': ')
    for (const word of all.split(' ').filter(Boolean)) {
      const whole = word.endsWith('=')
      const list = whole ? meanings.words : meanings.beginnings
      const key = whole ? word.slice(0, -1) : word
      list.set(key, [...(list.get(key) ?? []), name])
    }
  }
  return meanings
}

const meanings = readThesaurus()
const kept = new Map<string, readonly string[]>()

/** The names of what a word stands for in any of the languages; none for a word that the thesaurus lacks. */
export function meaningsOf(word: string): readonly string[] {
  const known = kept.get(word)
  if (known) return known
  if (kept.size > KEPT) kept.clear()
  const folded = fold(word)
  const found =
    meanings.words.get(folded) ??
    longestBeginning(folded, (beginning) => meanings.beginnings.get(beginning)) ??
    []
  kept.set(word, found)
  return found
}

/** What `find` knows about the longest beginning of a word that it knows anything about. */
function longestBeginning<T>(word: string, find: (beginning: string) => T | undefined): T | undefined {
  for (let length = word.length; length >= SHORTEST; length--) {
    const found = find(word.slice(0, length))
    if (found !== undefined) return found
  }
  return undefined
}
