import { trigrams } from './trigrams.ts'

/** How alike a misspelt word must be to one that is known (Dice's share of common trigrams). */
const ALIKE = 0.6
/** What one letter too many, too few, wrong or in its neighbour's place leaves. */
const SLIP = 0.7
/** Shortest word that is taken for a misspelling, and shortest part of a compound. */
const SHORTEST = 5
const SHORTEST_PART = 4
/** How many known words may stand for an unknown one. */
const MOST = 3

/** The stems in use, found by what they look like. */
export interface Vocabulary {
  add(stem: string): void
  /** Known stems that an unknown word may mean, with how sure that is (0 to 1), surest first. */
  near(word: string): [stem: string, likeness: number][]
}

export function createVocabulary(): Vocabulary {
  const stems = new Map<string, number>()
  const holders = new Map<string, string[]>()
  /** What was answered already; forgotten when a stem comes in. */
  const answered = new Map<string, [string, number][]>()

  const misspelt = (word: string): [string, number][] => {
    if (word.length < SHORTEST) return []
    const grams = trigrams(word)
    const common = new Map<string, number>()
    for (const gram of grams)
      for (const stem of holders.get(gram) ?? []) common.set(stem, (common.get(stem) ?? 0) + 1)
    return [...common]
      .map(([stem, count]): [string, number] => {
        const alike = (2 * count) / (grams.length + (stems.get(stem) ?? 0))
        return [stem, isSlip(word, stem) ? Math.max(SLIP, alike) : alike]
      })
      .filter(([stem, likeness]) => stem.length >= SHORTEST - 1 && likeness >= ALIKE)
  }
  /** "Materialproben": known words that it begins or ends with. */
  const parts = (word: string): [string, number][] => {
    const found: [string, number][] = []
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART + 1; at++) {
      const head = word.slice(0, at)
      const tail = word.slice(at)
      for (const part of [head, head.replace(/e?[sn]$/, ''), tail, tail.replace(/(e[nrs]?|n|s)$/, '')])
        if (part.length >= SHORTEST_PART && stems.has(part))
          found.push([part, (0.9 * part.length) / word.length])
    }
    return found
  }

  return {
    add(stem) {
      if (stems.has(stem)) return
      const grams = trigrams(stem)
      stems.set(stem, grams.length)
      for (const gram of grams) {
        const held = holders.get(gram)
        if (held) held.push(stem)
        else holders.set(gram, [stem])
      }
      answered.clear()
    },
    near(word) {
      const known = answered.get(word)
      if (known) return known
      const found = new Map<string, number>()
      for (const [stem, likeness] of [...misspelt(word), ...parts(word)])
        found.set(stem, Math.max(likeness, found.get(stem) ?? 0))
      const best = [...found].sort((a, b) => b[1] - a[1]).slice(0, MOST)
      if (answered.size > 5000) answered.clear()
      answered.set(word, best)
      return best
    },
  }
}

/** Whether one slip of the finger makes one word of the other. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (
    a.length > SHORTEST + 1 &&
    (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1))
  )
    return true
  return restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]
}
