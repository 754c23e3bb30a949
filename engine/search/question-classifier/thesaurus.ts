import { readText } from '#content/files.mjs'
import { fold } from '../fold.ts'

const SHORTEST = 3
/** Words met before; emptied when they have grown past this many. */
const KEPT = 20_000

type Words = { wholes: Map<string, string[]>; beginnings: Map<string, string[]> }

let words: Words | null = null

/**
 * Reads `content/lexicon/thesaurus.txt`: a meaning a line, its name, a colon, and words of the four languages that stand for it, folded. A
 * word that ends in `=` stands for itself, any other for all words that begin with it; the longest beginning decides.
 */
function read(): Words {
  const wholes = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  const text = readText('lexicon/thesaurus.txt')
  for (const line of text.split('\n')) {
    const [name = '', all = ''] = line.split(': ')
    for (const word of all.split(' ').filter(Boolean)) {
      const whole = word.endsWith('=')
      const key = whole ? word.slice(0, -1) : word
      const list = whole ? wholes : beginnings
      list.set(key, [...(list.get(key) ?? []), name])
    }
  }
  return { wholes, beginnings }
}

const kept = new Map<string, readonly string[]>()

/** The names of what a word stands for in any of the languages; none for a word that the thesaurus lacks. */
export function meaningsOf(word: string): readonly string[] {
  const known = kept.get(word)
  if (known) return known
  if (kept.size > KEPT) kept.clear()
  words ??= read()
  const folded = fold(word)
  let found = words.wholes.get(folded)
  for (let length = folded.length; !found && length >= SHORTEST; length--)
    found = words.beginnings.get(folded.slice(0, length))
  kept.set(word, found ?? [])
  return found ?? []
}
