/** A place where a phrase stands, as the indexes of its first token and of the one after its last. */
export interface Found {
  readonly from: number
  readonly to: number
}

/** Phrases by their first word or, where it is cut short, by how it begins. */
export interface PhraseBook {
  readonly words: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly starts: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly parts: readonly (readonly string[])[]
}

const KEY = 2
const NONE: readonly (readonly string[])[] = []
/** As many words may stand where a phrase has `~`. */
const GAP = 4

/**
 * Makes a book of folded phrases. In a phrase `*` at the end of a word stands for any ending, at its beginning for any
 * beginning, alone for any word; `~` stands for up to four words.
 */
export function phraseBook(phrases: readonly string[]): PhraseBook {
  const words = new Map<string, string[][]>()
  const starts = new Map<string, string[][]>()
  const parts: string[][] = []
  const add = (map: Map<string, string[][]>, key: string, phrase: string[]) =>
    map.get(key)?.push(phrase) ?? map.set(key, [phrase])
  for (const phrase of phrases) {
    const list = phrase.split(' ')
    const [first = ''] = list
    if (first.startsWith('*')) parts.push(list)
    else if (first.endsWith('*')) add(starts, first.slice(0, KEY), list)
    else add(words, first, list)
  }
  return { words, starts, parts }
}

function fits(word: string, pattern: string): boolean {
  const open = pattern.startsWith('*')
  const cut = pattern.endsWith('*')
  if (!open && !cut) return word === pattern
  const part = pattern.slice(open ? 1 : 0, cut && pattern.length > 1 ? -1 : undefined)
  if (open && cut) return word.includes(part)
  return open ? word.endsWith(part) : word.startsWith(part)
}

/** The index after the last token of a phrase that begins at `at`, or -1. */
function endOf(phrase: readonly string[], words: readonly string[], at: number, from = 0): number {
  let next = at
  for (let i = from; i < phrase.length; i++) {
    const pattern = phrase[i] ?? ''
    if (pattern === '~') {
      for (let gap = 0; gap <= GAP; gap++) {
        const end = endOf(phrase, words, next + gap, i + 1)
        if (end >= 0) return end
      }
      return -1
    }
    const word = words[next]
    if (word === undefined || !fits(word, pattern)) return -1
    next++
  }
  return next
}

function longest(
  list: readonly (readonly string[])[] | undefined,
  words: readonly string[],
  at: number,
): number {
  let to = -1
  for (const phrase of list ?? NONE) to = Math.max(to, endOf(phrase, words, at))
  return to
}

/** The longest phrase of a book that begins at a token; null when none does. */
export function phraseAt(book: PhraseBook, words: readonly string[], at: number): Found | null {
  const word = words[at] ?? ''
  const to = Math.max(
    longest(book.words.get(word), words, at),
    longest(book.starts.get(word.slice(0, KEY)), words, at),
    longest(book.parts, words, at),
  )
  return to > at ? { from: at, to } : null
}

/** The first phrase of a book among folded words; null when there is none. */
export function findPhrase(book: PhraseBook, words: readonly string[], from = 0): Found | null {
  for (let at = from; at < words.length; at++) {
    const found = phraseAt(book, words, at)
    if (found) return found
  }
  return null
}
