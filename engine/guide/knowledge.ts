import { fill } from '../content/fill.ts'
import { subjectWords } from '../search/analyse.ts'
import type { KnowledgeHit } from '../types.ts'
import { answerMarkdown, cardsFor, leading, type Prepared, preparedText, titleLink } from './answer.ts'
import { parseEntry } from './parse-entry.ts'
import type { Part } from './parts.ts'
import { namedIn, says } from './phrases.ts'
import { quoted } from './plain-line.ts'
import { cutAtWord, type Sentence, sentencesOf } from './tokens.ts'
import { type Turn, wording } from './turn.ts'

/** Words that carry a subject from which a question stands by itself. */
const STANDS_ALONE = 2
/** How well an answer must fit that was found with what stands before the question. */
const FIT_TOGETHER = 0.5
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

/** Looks up a question: by itself where it names something, else with what was said before it. */
export function lookUp(turn: Turn, { text, tokens }: Sentence): Found {
  const { library, lang } = turn
  const stands = subjectWords(text).length >= STANDS_ALONE
  const context = contextOf(turn, text)
  const own = stands || context === '' ? library.search(text, lang) : []
  const lead = leading(own)
  if (lead) return { words: cutAtWord(text, WORDS), lead, hits: own }
  const leans = !stands || says(tokens, 'leans', lang) || turn.text.includes(context)
  const together =
    context === '' || !leans ? [] : library.search(`${context} ${text}`.slice(-LOOKED_UP), lang)
  const hits = stands && own.length > 0 ? interleaved([own, together]) : together
  return { words: cutAtWord(text, WORDS), lead: leading(together, FIT_TOGETHER), hits }
}

/** What stands before a question in its message and asks nothing; of a question alone, the message before. */
function contextOf({ sentences, questions, before, tokens }: Turn, text: string): string {
  const at = sentences.findIndex((sentence) => sentence.text === text)
  const earlier = sentences.slice(Math.max(0, at - 2), at).filter((sentence) => !questions.includes(sentence))
  if (earlier.length > 0) return earlier.map((sentence) => sentence.text).join(' ')
  return tokens.length <= MEANING_WORDS ? before.slice(-LOOKED_UP) : ''
}

/** What else the entry of the last answer says, for a question that names nothing ("Why?", "An example?"). */
export function morePart(turn: Turn, { text }: Sentence): Part | undefined {
  const { lang, said, library, lastLink } = turn
  const entry = lastLink && subjectWords(text).length < STANDS_ALONE ? library.find(lastLink) : undefined
  if (!entry) return undefined
  const { title, claim, points, example } = parseEntry(entry, lang)
  const more = [claim, ...points, example ?? ''].find((each) => each !== '' && said.isNew(each))
  return more === undefined ? undefined : { text: `${titleLink(entry, title)}\n\n${more}` }
}

/** A prepared answer, without what was said; undefined where all of it was. */
export function preparedPart({ lang, said, length }: Turn, prepared: Prepared): Part | undefined {
  const { title, text, steps } = preparedText(prepared, lang, length)
  const fresh = said.fresh(text)
  if (sentencesOf(fresh).length < Math.min(2, sentencesOf(text).length)) return undefined
  const own = steps
    .map((step) => said.fresh(step))
    .filter((step, at) => step.startsWith(steps[at]?.slice(0, 12) ?? ''))
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
  const all = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((hits) => hits.slice(at, at + 1)),
  ).flat()
  return [...new Map(all.map((hit) => [hit.entry.id, hit])).values()]
}
