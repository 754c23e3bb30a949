import { insertSorted, removeSorted } from './sorted.ts'

const wordsOf = (key: string) => new Set(key.split(' '))

/**
 * The organisations that records name, found by their words, so that a name is compared only with names that
 * share one with it. What is alike is what `compareOrganisations` calls so.
 */
export class NameIndex {
  readonly #holders = new Map<string, number[]>()
  readonly #byWord = new Map<string, Set<string>>()

  /** How many different names there are. */
  get size(): number {
    return this.#holders.size
  }

  has(key: string): boolean {
    return this.#holders.has(key)
  }

  /** The places of the records that name it, ascending. */
  holders(key: string): readonly number[] {
    return this.#holders.get(key) ?? []
  }

  add(key: string, place: number): void {
    const places = this.#holders.get(key)
    if (places) {
      insertSorted(places, place)
      return
    }
    this.#holders.set(key, [place])
    for (const word of wordsOf(key)) {
      const keys = this.#byWord.get(word)
      if (keys) keys.add(key)
      else this.#byWord.set(word, new Set([key]))
    }
  }

  remove(key: string, place: number): void {
    const places = this.#holders.get(key)
    if (!places) return
    removeSorted(places, place)
    if (places.length > 0) return
    this.#holders.delete(key)
    for (const word of wordsOf(key)) {
      const keys = this.#byWord.get(word)
      keys?.delete(key)
      if (keys?.size === 0) this.#byWord.delete(word)
    }
  }

  /** The known names that a mention is the `same` as: they hold all of its words. */
  *same(mention: string): Generator<string> {
    const lists: Set<string>[] = []
    for (const word of wordsOf(mention)) {
      const keys = this.#byWord.get(word)
      if (!keys) return
      lists.push(keys)
    }
    const [rarest, ...others] = lists.sort((a, b) => a.size - b.size)
    for (const key of rarest ?? []) if (others.every((keys) => keys.has(key))) yield key
  }

  /** Whether a mention is the `same` as a known name. */
  hasSame(mention: string): boolean {
    return this.#holders.has(mention) || !this.same(mention).next().done
  }

  /** The known names all of whose words a mention holds. */
  *within(mention: string): Generator<string> {
    const words = wordsOf(mention)
    const seen = new Set<string>()
    for (const word of words) {
      for (const key of this.#byWord.get(word) ?? []) {
        if (seen.has(key)) continue
        seen.add(key)
        if (wordsOf(key).isSubsetOf(words)) yield key
      }
    }
  }

  /** The known names that a mention is not `different` from. */
  like(mention: string): Set<string> {
    return new Set([...this.same(mention), ...this.within(mention)])
  }

  /** Whether a mention is not `different` from a known name. */
  hasLike(mention: string): boolean {
    return this.hasSame(mention) || !this.within(mention).next().done
  }
}
