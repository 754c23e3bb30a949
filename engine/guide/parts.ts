import type { Asks } from '#shared/asks.ts'
import type { OfferedDocument } from '#shared/offered-document.ts'
import type { OfferedCards } from '#shared/offers.ts'

/** A question that a reply ends with: in words, and as the data that the next message is read with. */
export interface Question {
  readonly text: string
  readonly asks: Asks
}

/** What a reply says about one thing. */
export interface Part {
  /** Markdown; empty where there are only cards. */
  readonly text: string
  /** What to do next, in a list under the text. */
  readonly steps?: readonly string[]
  /** Whether it says that there is no answer. */
  readonly none?: boolean
  readonly cards?: OfferedCards
  readonly document?: OfferedDocument
  readonly question?: Question | undefined
}

/** Words that a reply has for a part: those of a list count one by one. */
export const wordsIn = (text: string): number =>
  text.split(/\s/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
