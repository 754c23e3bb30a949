import type { Language } from '#shared/language.ts'
import { sentencesOf } from '../words/tokens.ts'
import { type Stretch, textOf } from './numbers-in.ts'
import type { Readings } from './sources.ts'
import { type Token, tokensOf } from './tokens.ts'
import { phraseAt, WORDS, type Words } from './words.ts'

/** How far behind the name of a document its recipient may stand, in tokens, and how long a thing is. */
const BEHIND = 8
const LONGEST = 7
/** Longest sentence that says what a founder offers, in tokens. */
const CLAIM = 32

type Found = Readings<'recipient' | 'workplace' | 'topic' | 'last' | 'brings' | 'gives'>

/** Whom a document is for, where they work, what it is about, what each side brings: things, not the `people` named. */
export function readRecipient(tokens: readonly Token[], words: Words, people: readonly string[]): Found {
  const folded = tokens.map((token) => token.folded)
  const after = (phrases: Parameters<typeof phraseAt>[2], from = 0) => {
    const at = folded.findIndex((_, place) => place >= from && phraseAt(folded, place, phrases) > 0)
    return at < 0 ? undefined : at + phraseAt(folded, at, phrases)
  }
  const named = after(words.kinds.flatMap(([, phrases]) => phrases)) ?? tokens.length
  const end = folded.findIndex((word, at) => at >= named && /^[.!?]$/.test(word))
  const asked = tokens.slice(0, end < 0 ? tokens.length : end)
  const recipient = recipientFrom(asked, named, words)
  const works = recipient && words.atCompany.has(folded[recipient.to] ?? '')
  const topic = after(words.about, named)
  const since = folded.findIndex((word, at) => at >= named && words.since.has(word)) + 1
  const pointed = words.articles.has(folded[since] ?? '') || words.our.has(folded[since] ?? '')
  const stretches = {
    recipient,
    workplace: works ? thingFrom(asked, recipient.to + 1, words, { article: true }) : null,
    topic: topic !== undefined && topic < asked.length ? thingFrom(asked, topic, words) : null,
    last: since > 0 ? thingFrom(tokens, since, words, { article: true, longest: pointed ? 2 : 1 }) : null,
    brings: listFrom(tokens, after(words.brings), words),
    gives: listFrom(tokens, after(words.gives), words),
  }
  const found = Object.entries(stretches).map(([source, stretch]) => [
    source,
    stretch && textOf(tokens, stretch),
  ])
  return Object.fromEntries(found.filter(([, text]) => text && !people.includes(text)))
}

/** Whom a document is for: of "for talking with engineers" the engineers. */
function recipientFrom(tokens: readonly Token[], named: number, words: Words): Stretch | null {
  const isTo = (at: number) => words.recipients.has(tokens[at]?.folded ?? '')
  let at = tokens.findIndex((_, place) => place >= named && place < named + BEHIND && isTo(place))
  if (at < 0) return null
  if (isTo(at + 2)) at += 2
  return thingFrom(tokens, at + 1, words)
}

/** A thing from a place on, up to a word that ends it; without its article where that is not wanted. */
function thingFrom(
  tokens: readonly Token[],
  start: number,
  words: Words,
  { article = false, longest = LONGEST } = {},
): Stretch | null {
  const pointed = Number(words.articles.has(tokens[start]?.folded ?? ''))
  const from = article ? start : start + pointed
  let to = start + pointed
  while (to - from < longest && tokens[to]?.kind === 'word' && !words.ends.has(tokens[to]?.folded ?? ''))
    to += 1
  const named = tokens.slice(from, to)
  const tells = named.some(({ folded }) => !words.articles.has(folded) && !words.our.has(folded))
  return tells && !named.some(({ folded }) => words.notProducts.has(folded)) ? { from, to } : null
}

/** One thing, or two with "and" between them. */
function listFrom(tokens: readonly Token[], start: number | undefined, words: Words): Stretch | null {
  const first = start === undefined ? null : thingFrom(tokens, start, words, { article: true })
  if (!first || !words.and.has(tokens[first.to]?.folded ?? '')) return first
  const second = thingFrom(tokens, first.to + 1, words, { article: true })
  return { from: first.from, to: second?.to ?? first.to }
}

const saysOffer = (folded: readonly string[], words: Words) => phraseAt(folded, 0, words.claims) > 0

/** Whether a text begins as founders begin to say what they make. */
export const saysWhatIsOffered = (text: string, lang: Language): boolean =>
  saysOffer(
    tokensOf(text).map(({ folded }) => folded),
    WORDS[lang],
  )

/** The first sentence that says what the founder offers, without its full stop. */
export function readClaim(message: string, words: Words): Readings<'claim'> {
  const found = [message, message.replaceAll(': ', '.\n')].flatMap(sentencesOf).find(({ text }) => {
    const folded = tokensOf(text).map((token) => token.folded)
    const offers = folded.length <= CLAIM && !text.includes('?') && saysOffer(folded, words)
    return offers && !folded.some((word) => words.notClaims.has(word))
  })
  return found ? { claim: found.text.replace(/[.!]{1,9}$/, '') } : {}
}
