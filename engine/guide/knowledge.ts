import { fill } from '../content/fill.ts'
import { subjectWords } from '../search/analyse.ts'
import type { KnowledgeHit } from '../types.ts'
import { answerMarkdown, cardsFor, leading, type Prepared, preparedText, titleLink } from './answer.ts'
import type { Part } from './parts.ts'
import { namedIn, says } from './phrases.ts'
import { quoted } from './plain-line.ts'
import { cutAtWord, type Sentence, sentencesOf } from './tokens.ts'
import { type Turn, wording } from './turn.ts'

/** Words that carry a subject from which a question stands by itself. */
const STANDS_ALONE = 3
/** Longest text that is looked up at once. */
const LOOKED_UP = 600
/** Most characters of a question that stand over its cards. */
const WORDS = 160
/** Longest question that asks for a meaning alone, in words. */
const MEANING_WORDS = 8

/** What was found for a question: the answer that surely fits it, or what may be close. */
export interface Found {
  readonly words: string
  readonly lead: Prepared | undefined
  readonly hits: readonly KnowledgeHit[]
}

/** Looks up a question, by itself and then with what was said before it; a leaning one with that at once. */
export function lookUp(turn: Turn, { text, tokens }: Sentence): Found {
  const { library, lang } = turn
  const context = contextOf(turn, text)
  const leans = subjectWords(text).length < STANDS_ALONE || (context !== '' && says(tokens, 'leans', lang))
  const together = `${context} ${text}`.trim().slice(-LOOKED_UP)
  const queries = leans ? [together, text] : [text, together]
  const found = [...new Set(queries)].map((query) => library.search(query, lang))
  const sure = found.find((hits) => leading(hits) !== undefined)
  const hits = sure ?? found.find((each) => each.length > 0) ?? []
  return { words: cutAtWord(text, WORDS), lead: leading(hits), hits }
}

/** What stands before a question in its message; of a question alone, the message before. */
function contextOf({ sentences, before, tokens }: Turn, text: string): string {
  const at = sentences.findIndex((sentence) => sentence.text === text)
  const earlier = sentences.slice(Math.max(0, at - 2), at).map((sentence) => sentence.text)
  if (earlier.length > 0) return earlier.join(' ')
  return tokens.length <= MEANING_WORDS ? before.slice(-LOOKED_UP) : ''
}

/** A prepared answer, without what was said; undefined where all of it was. */
export function preparedPart({ lang, said }: Turn, prepared: Prepared): Part | undefined {
  const { title, text, steps } = preparedText(prepared, lang)
  const fresh = said.fresh(text)
  if (sentencesOf(fresh).length < Math.min(2, sentencesOf(text).length)) return undefined
  const own = steps.map((step) => said.fresh(step)).filter((step, at) => step.startsWith(steps[at]?.slice(0, 12) ?? ''))
  const shown = { title, text: fresh, steps: own }
  return { text: answerMarkdown(prepared, shown, lang) }
}

/** What an abbreviation or a term means, where that is all that is asked. */
export function meaningPart(turn: Turn, { tokens }: Sentence): Part | undefined {
  const { lang, texts, said } = turn
  const [term] = namedIn(tokens, 'terms', lang)
  const asked = tokens.length <= 2 || (tokens.length <= MEANING_WORDS && says(tokens, 'asks_meaning', lang))
  if (!term || !asked) return undefined
  const text = fill(texts.words.means, texts.definitions[term])
  if (!said.isNew(text)) return undefined
  const [hit] = turn.library.search(tokens.map(({ word }) => word).join(' '), lang)
  const [card] = hit ? cardsFor([hit], lang, 1) : []
  return { text: hit && card ? `${titleLink(hit.entry, card.title)}\n\n${text}` : text }
}

/** Cards for questions that no answer surely fits; without any, a sentence that says so. */
export function unsurePart(turn: Turn, unsure: readonly Found[]): Part | undefined {
  const [first] = unsure
  if (!first) return undefined
  const hits = interleaved(unsure.map((each) => each.hits))
  const words = quoted(first.words)
  const options = cardsFor(hits, turn.lang)
  if (options.length === 0) {
    const text = wording(turn, 'nothing_on', { words })
    return text === undefined ? undefined : { text }
  }
  const text = wording(turn, 'not_sure', { words })
  if (text === undefined) return undefined
  const question = { text, asks: { kind: 'other', question: 'cards' } as const }
  return { text: '', question, cards: { words: first.words, options, chosen: null } }
}

/** The first hits of each list in turn, each entry once. */
function interleaved(lists: readonly (readonly KnowledgeHit[])[]): KnowledgeHit[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((hits) => hits.slice(at, at + 1))).flat()
  return [...new Map(all.map((hit) => [hit.entry.id, hit])).values()]
}
