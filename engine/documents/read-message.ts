import type { Language } from '#shared/language.ts'
import { readDates } from './dates-in.ts'
import { readNames, readProduct, readSender } from './names-in.ts'
import { readNumbers } from './numbers-in.ts'
import { readClaim, readRecipient } from './recipient-in.ts'
import type { MessageSource, Readings } from './sources.ts'
import { tokensOf } from './tokens.ts'
import { hasPhrase, WORDS } from './words.ts'

/** Longest beginning of a message that is read for a document, in characters. */
const READ_MAX = 4000

/** What a founder's message says that a document can be filled with: parts of it, cut between its words. */
export function readMessage(message: string, lang: Language): Readings<MessageSource> {
  const words = WORDS[lang]
  const tokens = tokensOf(message.slice(0, READ_MAX))
  const { readings, taken } = readDates(tokens, words)
  const names = readNames(tokens, words)
  const folded = tokens.map((token) => token.folded)
  const purpose = words.purposes.find(([, phrases]) => hasPhrase(folded, phrases))?.[0]
  return {
    ...readRecipient(tokens, words, Object.values(names)),
    ...names,
    ...readProduct(tokens, words),
    ...readSender(tokens, words),
    ...readNumbers(tokens, words, taken),
    ...readClaim(message.slice(0, READ_MAX), words),
    ...readings,
    ...(purpose && { purpose }),
  }
}
