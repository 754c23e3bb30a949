import { fill } from '../content/fill.ts'
import type { Signal } from '../content/guide-shape.ts'
import { parseEntry } from '../playbook/parse-entry.ts'
import type { KnowledgeHit } from '../types.ts'
import { subjectWords } from '../words/analyse.ts'
import { namedIn, says } from '../words/phrases.ts'
import { cutAtWord, type Sentence, sentencesOf } from '../words/tokens.ts'
import {
  answerMarkdown,
  cardsFor,
  leading,
  likelihood,
  type Prepared,
  preparedOf,
  preparedText,
  titleLink,
} from './answer.ts'
import { dated } from './counted.ts'
import { strongest, WEIGHED, weighedNow } from './signals.ts'
import { factsPart } from './state.ts'
import { type Part, type Turn, wording } from './turn.ts'

/** Words that carry a subject from which a question stands by itself. */
const STANDS_ALONE = 2
/** From this likelihood on the nearest answer is shown whole. */
const NEAR = 0.15
/** The same for a question that hardly names anything. */
const NEAR_BARE = 0.2
/** The same where the founder tells of a customer who gives something: that says more. */
const NEAR_FACTS = 0.6
/** A question after more messages than these leans on what they told. */
const LATE = 2
const GIVEN: ReadonlySet<Signal> = new Set(['spent', 'won', 'budget'])
/** Cards beside an answer, or where none is near. */
const BESIDE = 2
/** Days from one step to the next. */
const WEEK = 7
/** Below this likelihood nothing is worth a card. */
const FAR = 0.1
/** How well an answer must fit a question that hardly names anything. */
const FIT_ALONE = 0.85
/** Words of a message from which on it asks about more than what an entry says in general. */
const PARTICULAR = 12
/** Longest text that is looked up at once. */
const LOOKED_UP = 600
/** Most characters of a question that stand over its cards. */
const WORDS = 160
/** Longest question for more of what was said, in words. */
const MORE_WORDS = 5
/** Longest question that asks for a meaning alone, in words. */
const MEANING_WORDS = 8

/** What was found for a question: the answer that surely fits it, or what may be close. */
export interface Found {
  readonly words: string
  readonly lead: Prepared | undefined
  readonly hits: readonly KnowledgeHit[]
}

/** Looks up a question: by itself where it names something, else with all that its message tells besides. */
export function lookUp(turn: Turn, { text }: Sentence): Found {
  const { library, lang } = turn
  const named = subjectWords(text).length
  const whole = withFacts(turn, text)
  const own = named > 0 || whole === text ? library.search(text, lang) : []
  const lead = named >= STANDS_ALONE || whole === text ? leading(own) : undefined
  const words = cutAtWord(text, WORDS)
  if (lead) return { words, lead, hits: own }
  const together = whole === text ? [] : library.search(whole, lang)
  return { words, lead: leading(together) ?? leading(own, FIT_ALONE), hits: bestOfBoth(own, together) }
}

/** A question with the sentences of its message that ask nothing; a short one alone, with the message before it. */
function withFacts({ sentences, questions, before, tokens }: Turn, text: string): string {
  const told = sentences.filter((each) => each.text === text || !questions.includes(each))
  if (told.length > 1)
    return told
      .map((each) => each.text)
      .join(' ')
      .slice(-LOOKED_UP)
  return tokens.length <= MEANING_WORDS ? `${before} ${text}`.trim().slice(-LOOKED_UP) : text
}

/** The entries of two searches, likeliest answer first, each as the search that fits it better has it. */
function bestOfBoth(one: readonly KnowledgeHit[], other: readonly KnowledgeHit[]): KnowledgeHit[] {
  const best = new Map<string, KnowledgeHit>()
  for (const hit of [...one, ...other]) {
    const known = best.get(hit.entry.id)
    if (!known || likelihood(hit) > likelihood(known)) best.set(hit.entry.id, hit)
  }
  return [...best.values()].sort((a, b) => likelihood(b) - likelihood(a))
}

/** What else the entry of the last answer says, for a question that names nothing ("Why?", "An example?"). */
export function morePart(turn: Turn, { text, tokens }: Sentence): Part | undefined {
  const { lang, said, library, lastLink } = turn
  const bare = tokens.length <= MORE_WORDS && subjectWords(text).length < STANDS_ALONE
  const entry = lastLink && bare ? library.find(lastLink) : undefined
  if (!entry) return undefined
  const { title, claim, points, example } = parseEntry(entry, lang)
  const more = [claim, ...points, example ?? ''].find((each) => each !== '' && said.isNew(each))
  return more === undefined ? undefined : { text: `${titleLink(entry, title)}\n\n${more}` }
}

/** A prepared answer, without what was said; undefined where all of it was. */
export function preparedPart(turn: Turn, prepared: Prepared): Part | undefined {
  const { lang, said, texts, tokens, length } = turn
  const { title, text, steps } = preparedText(prepared, lang, length)
  const fresh = said.fresh(text)
  if (sentencesOf(fresh).length < Math.min(2, sentencesOf(text).length)) return undefined
  const own = steps
    .map((step) => said.fresh(step))
    .filter((step, at) => step.startsWith(steps[at]?.slice(0, 12) ?? ''))
  const general = prepared.general && tokens.length >= PARTICULAR && said.isNew(texts.words.general)
  const shown = { title, text: general ? `${texts.words.general} ${fresh}` : fresh }
  return { text: answerMarkdown(prepared, { ...shown, steps: [] }, lang), steps: datedSteps(turn, own) }
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

/** Steps of an answer with a day each, a week apart. */
const datedSteps = (turn: Turn, steps: readonly string[]) =>
  steps.map((step, at) => dated(turn, step, (at + 1) * WEEK))

const nearness = ({ hits: [best] }: Found) => (best ? likelihood(best) : 0)

/** Whether the best of what was found is likely what was asked for. */
export const isNear = (found: Found, least = NEAR): boolean => nearness(found) >= least

/** The nearest answer in full, with a word that it may not be what was asked for; the next ones as cards. */
export function nearPart(turn: Turn, found: Found, opening = wording(turn, 'closest')): Part | undefined {
  const [best, ...others] = found.hits
  const prepared = best && preparedPart(turn, preparedOf(best))
  if (!prepared) return undefined
  const options = cardsFor(others, turn.lang, BESIDE, nearness(found))
  return {
    ...prepared,
    text: [opening, prepared.text].filter(Boolean).join('\n\n'),
    ...(options.length > 0 && { cards: { words: found.words, options, chosen: null } }),
  }
}

/** For the question that something is nearest to: that answer, else cards, the founder's own facts, or none. */
export function unsurePart(turn: Turn, unsure: readonly Found[]): Part | undefined {
  const [first] = [...unsure].sort((a, b) => nearness(b) - nearness(a))
  if (!first) return undefined
  const bare = subjectWords(first.words).length < STANDS_ALONE
  const { signal } = strongest(weighedNow(turn, WEIGHED.alone)) ?? {}
  const facts = signal !== undefined && (bare || GIVEN.has(signal))
  const late = turn.count > LATE
  const least = late || bare ? NEAR_BARE : NEAR
  const near = isNear(first, facts ? NEAR_FACTS : least) ? nearPart(turn, first) : undefined
  if (near) return near
  const options = !facts && nearness(first) >= FAR ? cardsFor(first.hits, turn.lang, BESIDE) : []
  const own = late || (turn.count > 1 && options.length === 0) ? factsPart(turn, 'by_facts') : undefined
  if (own) return own
  const text = wording(turn, options.length > 0 ? 'not_sure' : 'nothing_on')
  if (text === undefined) return undefined
  if (options.length === 0) return { text, none: true }
  const cards = { words: first.words, options, chosen: null }
  return { text: '', question: { text, asks: { kind: 'other', question: 'cards' } }, cards }
}
