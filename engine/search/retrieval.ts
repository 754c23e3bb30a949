import type { Language } from '#shared/language.ts'
import type { FittingAnswer } from '../types.ts'
import { lookedUp, pieces, stem, subjectWords } from './analyse.ts'
import { type Searchable, termsOf } from './entry-terms.ts'
import { explain, type Why } from './explain.ts'
import { expandQuery } from './glossary.ts'
import { createPostings, type Postings } from './postings.ts'
import { readQuestion, type Slot, UNKNOWN } from './question.ts'
import { claimId, NOTHING } from './question-classifier/ids.ts'
import { learnedQuestions, type Shares } from './question-classifier/recognise.ts'
import { likeness } from './vectors.ts'
import { createVocabulary } from './vocabulary.ts'

/** The ways an entry can be found; each gives 0 to 1. */
export type Signal = 'words' | 'pieces' | 'glossary' | 'phrasing' | 'meaning' | 'asked'

/** What each way counts for in the score, chosen on evals/retrieval-tuning.json. */
const TUNING = {
  weights: { words: 0.45, pieces: 0.5, glossary: 0.16, phrasing: 0.25, meaning: 0.6 },
  /** What it adds to an entry's score that the question is recognised as asking for it. */
  asked: 0.5,
  /**
   * Best score below which nothing answers. A question with much everyday talk in it has to score higher, and
   * one of a word or two that no title or keyword has: there a single word decides. One that names a technology or
   * an industry is a founder's, and may score lower.
   */
  relevant: { plain: 0.2, field: 0.12, brief: 0.33, everyday: 0.45 },
  /** What is left of that score for a question without everyday talk that is hardly about nothing. */
  onSubject: { nothing: 0.001, relevant: 0.7 },
  /** From this share on a question is taken to be about nothing that an entry is about. */
  nothing: 0.8,
  /** Share of a question's words that makes it everyday talk. */
  everyday: 0.25,
  /** Share of the best score that the others must reach. */
  tail: 0.12,
  /** A question has to name this much of the field before its field terms count in full. */
  field: 6,
  /** What an entry for the founder's level gains, as a share of its score. */
  level: 0.05,
  /** What another word for the same thing counts for. */
  concept: 0.8,
  /** What is left of a likeness that one word of several makes. */
  single: 0.5,
  /** What the likeness to an answer's question counts for, beside that to a phrasing of the whole entry. */
  ofAnswer: 0.9,
  /** Share that being asked for in the same way has in the fit of an answer; the rest have its words. */
  asks: 0.3,
  /** How much the answers of an entry suffer when another entry fits better. */
  close: 2,
  /** What it counts for that an answer is recognised as asked for, beside how well its words fit. */
  recognition: 0.6,
  /** From this fit on an answer was written for a question like the one asked. */
  answer: 0.3,
  /** How much less a word speaks for an answer when all answers of its entry hold it. */
  subject: 0.7,
}

const WEIGHTS = Object.entries(TUNING.weights) as [keyof typeof TUNING.weights, number][]

/** Longest question read, in characters. */
const READ = 4000

export interface RetrievalQuery {
  readonly text: string
  readonly language: Language
  readonly limit: number
  /** The founder's level, 0 to 6, where it is known. */
  readonly level?: number | null
  /** The question's meaning, where there is an embedding model. */
  readonly vector?: Float32Array | null
}

/** An entry found, and what it was found by. */
export interface RetrievalHit {
  readonly entry: Searchable
  readonly score: number
  /** Its answers to questions like this one, best first; worked out when they are asked for. */
  readonly answers: readonly FittingAnswer[]
  /** How surely the question asks for what the entry says in general, 0 to 1. */
  readonly claim: number
  readonly why: () => Why
}

/** An entry in the search, with the numbers of its phrasings and its answers. */
type Held = {
  entry: Searchable
  phrasings: number[]
  vectors: readonly Float32Array[]
  answers: readonly { number: number; id: string; terms: ReadonlyMap<string, number> }[]
  claim: string
}
/** A way to ask for an entry, or for one of its answers. */
type Phrasing = {
  entry: number
  answer: number | undefined
  text: string
  stems: readonly string[]
  /** What its words tell together; 0 until it is asked for, and after every change of the entries. */
  weight: number
}

/** How alike the question is to each phrasing, by number. */
type Likenesses = Float64Array
/** A question as answers are compared with it. */
type Asked = { slots: readonly Slot[]; likenesses: Likenesses; shares: Shares }

const NO_SHARES: Shares = new Map()

/** The search over the knowledge base of one process, in memory. Entries come, change and go at any time. */
export interface Retrieval {
  readonly size: number
  put(entry: Searchable): void
  remove(id: string): void
  /** The meaning of an entry's parts; none of an entry that has changed since. */
  setVectors(id: string, vectors: readonly Float32Array[]): void
  /** Entries that answer the question, best first; none when nothing is relevant. */
  search(query: RetrievalQuery): RetrievalHit[]
}

export function createRetrieval(): Retrieval {
  const recogniser = learnedQuestions()
  const numbers = new Map<string, number>()
  const entries: (Held | undefined)[] = []
  const words = createPostings()
  const heads = createPostings()
  const parts = createPostings()
  const phrasings = createPostings()
  const phrasingOf: (Phrasing | undefined)[] = []
  const answers = createPostings()
  /** Numbers that removed phrasings and answers have left. */
  const spare: { phrasings: number[]; answers: number[] } = { phrasings: [], answers: [] }
  let answersHeld = 0
  const vocabulary = createVocabulary()
  /** Whether a phrasing may have its weight. */
  let weighed = false

  /** How much a word tells depends on all entries. */
  function forgetWeights() {
    if (!weighed) return
    for (const phrasing of phrasingOf) if (phrasing) phrasing.weight = 0
    weighed = false
  }

  function remove(id: string) {
    const number = numbers.get(id)
    if (number === undefined) return
    for (const postings of [words, heads, parts]) postings.delete(number)
    for (const each of entries[number]?.phrasings ?? []) {
      phrasings.delete(each)
      phrasingOf[each] = undefined
      spare.phrasings.push(each)
    }
    for (const each of entries[number]?.answers ?? []) {
      answers.delete(each.number)
      spare.answers.push(each.number)
    }
    entries[number] = undefined
    numbers.delete(id)
    forgetWeights()
  }

  function put(entry: Searchable) {
    remove(entry.id)
    const terms = termsOf(entry)
    forgetWeights()
    const number = free(entries)
    numbers.set(entry.id, number)
    words.set(number, terms.words)
    heads.set(number, terms.head)
    parts.set(number, terms.pieces)
    for (const word of terms.words.keys()) vocabulary.add(word)
    const held: Held = { entry, phrasings: [], vectors: [], answers: [], claim: claimId(entry) }
    entries[number] = held
    held.answers = terms.answers.map(({ id, terms: each }) => {
      const number = spare.answers.pop() ?? answersHeld++
      answers.set(number, each)
      return { number, id, terms: each }
    })
    for (const { text, stems, concepts, answer } of terms.phrasings) {
      const each = spare.phrasings.pop() ?? phrasingOf.length
      phrasings.set(each, new Map([...stems, ...concepts].map((term) => [term, 1])))
      phrasingOf[each] = { entry: number, answer, text, stems, weight: 0 }
      held.phrasings.push(each)
    }
  }

  /** For each slot the best of its stems counts; what they add up to, by document of `postings`, and which have any. */
  const addUp = (postings: Postings, size: number, slots: readonly Slot[], whole: boolean) => {
    const scores = new Float64Array(size)
    const best = new Float64Array(size)
    /** How many words of the question each holds. */
    const count = new Uint8Array(size)
    const found: number[] = []
    for (const slot of slots) {
      const touched: number[] = []
      const take = (term: string, most: number) =>
        postings.visit(term, (document, gain) => {
          if (best[document] === 0) touched.push(document)
          best[document] = Math.max(best[document] ?? 0, whole ? most : most * gain)
        })
      for (const [each, sure] of slot.stems) take(each, words.rarity(each) * sure * slot.worth)
      if (whole && slot.concept) take(slot.concept, worthOfConcept(slot))
      for (const document of touched) {
        if (count[document] === 0) found.push(document)
        scores[document] = (scores[document] ?? 0) + (best[document] ?? 0)
        best[document] = 0
        count[document] = (count[document] ?? 0) + 1
      }
    }
    return { scores, count, found }
  }

  /** What it adds that a phrasing has another word for the same thing. */
  const worthOfConcept = ({ concept = '', weight }: Slot) => {
    const rarity = (words.rarity('') * phrasings.rarity(concept)) / phrasings.rarity('')
    return TUNING.concept * Math.min(weight, rarity)
  }

  const byTerms = (postings: Postings, terms: Iterable<string>, total: number) => {
    const scores = new Float64Array(entries.length)
    for (const term of terms) {
      const share = postings.rarity(term) / total
      postings.visit(term, (document, gain) => {
        scores[document] = (scores[document] ?? 0) + share * gain
      })
    }
    return scores
  }

  const byPieces = (text: string) => {
    const asked = new Set(pieces(text))
    return byTerms(parts, asked, sum([...asked].map((piece) => parts.rarity(piece))))
  }

  const byGlossary = (terms: readonly string[]) => {
    const stems = new Set(terms.flatMap(subjectWords).map((word) => stem(word, 'en')))
    const total = sum([...stems].map((each) => (heads.has(each) ? heads.rarity(each) : 0)))
    return byTerms(heads, stems, Math.max(total, TUNING.field))
  }

  /** How alike the question is to the likest phrasing of each entry, by the words they share. */
  const byPhrasing = (slots: readonly Slot[], total: number) => {
    const { scores: shared, count, found } = addUp(phrasings, phrasingOf.length, slots, true)
    const single = slots.length > 1 ? TUNING.single : 1
    const scores = new Float64Array(entries.length)
    const texts = new Map<number, string>()
    const likenesses = new Float64Array(phrasingOf.length)
    weighed = true
    for (const at of found) {
      const value = shared[at] ?? 0
      const phrasing = phrasingOf[at]
      if (value === 0 || !phrasing) continue
      phrasing.weight ||= sum(phrasing.stems.map((each) => words.rarity(each)))
      const alike = (value / Math.sqrt(total * phrasing.weight)) * (count[at] === 1 ? single : 1)
      likenesses[at] = alike
      const counts = phrasing.answer === undefined ? alike : alike * TUNING.ofAnswer
      if (counts <= (scores[phrasing.entry] ?? 0)) continue
      scores[phrasing.entry] = counts
      texts.set(phrasing.entry, phrasing.text)
    }
    return { scores, texts, likenesses }
  }

  /** The answers of an entry, those that fit a question best first; `close`: how the entry compares with the best. */
  const answersOf = (held: Held, { slots, likenesses, shares }: Asked, close: number) => {
    const asked = new Float64Array(held.answers.length)
    for (const each of held.phrasings) {
      const at = phrasingOf[each]?.answer
      if (at !== undefined) asked[at] = Math.max(asked[at] ?? 0, likenesses[each] ?? 0)
    }
    const weights = slots.map(weightInAnswers)
    const total = sum(weights)
    const sure = held.answers.map(({ terms }) => slots.map((slot) => heldOf(slot, terms)))
    // What every answer of an entry holds is its subject, and speaks for none of them.
    const share = (place: number) => sum(sure.map((each) => each[place] ?? 0)) / sure.length
    const tells = weights.map((weight, place) => weight * (1 - TUNING.subject * share(place)))
    return sure
      .flatMap((each, at): FittingAnswer[] => {
        const answer = held.entry.answers?.[at]
        const holds = sum(tells.map((weight, place) => weight * (each[place] ?? 0)))
        const own = TUNING.asks * (asked[at] ?? 0) + (1 - TUNING.asks) * (holds / total)
        const byWords = own * close ** TUNING.close
        const share = shares.get(held.answers[at]?.id ?? '')
        // An answer that nothing was learned of has its words alone.
        const fit = share === undefined ? byWords : byWords + TUNING.recognition * (share - byWords)
        return answer ? [{ answer, fit, leads: fit >= TUNING.answer }] : []
      })
      .sort((a, b) => b.fit - a.fit)
  }

  /** What a word of a question tells among answers. */
  const weightInAnswers = ({ stems, worth }: Slot) => {
    const known = [...stems.keys()].map((each) => answers.rarity(each))
    return worth * (known.length > 0 ? Math.max(...known) : UNKNOWN.plain * answers.rarity(''))
  }

  /** How surely an answer holds a word of a question, or another one for the same thing. */
  const heldOf = ({ stems, concept }: Slot, terms: ReadonlyMap<string, number>) => {
    let most = concept ? TUNING.concept * (terms.get(concept) ?? 0) : 0
    for (const [each, sure] of stems) most = Math.max(most, sure * (terms.get(each) ?? 0))
    return most
  }

  /** How surely the question asks for the entry's claim: what was learned weighs it against the answers it knew. */
  const claimOf = ({ claim, answers }: Held, shares: Shares) =>
    answers.every(({ id }) => shares.has(id)) ? (shares.get(claim) ?? 0) : 0

  /** How surely the question asks for something that an entry says. */
  const byRecognition = (shares: Shares) =>
    Float64Array.from(entries, (held) =>
      held ? sum([held.claim, ...held.answers.map(({ id }) => id)].map((id) => shares.get(id) ?? 0)) : 0,
    )

  const byMeaning = (vector: Float32Array | null | undefined) => {
    const scores = new Float64Array(entries.length)
    if (!vector) return scores
    for (const [number, held] of entries.entries())
      scores[number] = Math.max(0, ...(held?.vectors ?? []).map((each) => likeness(vector, each)))
    return scores
  }

  /** Whether the best entry answers the question at all, by the scores of what the entries hold. */
  function isRelevant(scores: Float64Array, slots: readonly Slot[], glossary: Float64Array, shares: Shares) {
    const best = Math.max(0, ...scores)
    if (best === 0) return false
    const field = Math.max(0, ...glossary.filter((_, number) => scores[number] === best))
    const wanted = needed(slots, field)
    const nothing = shares.get(NOTHING)
    // Of an entry that nothing was learned of, what was learned cannot tell.
    if (nothing === undefined || !shares.has(entries[scores.indexOf(best)]?.claim ?? ''))
      return best >= wanted
    if (nothing >= TUNING.nothing) return false
    const sure = nothing < TUNING.onSubject.nothing && !slots.some(({ everyday }) => everyday)
    return best >= wanted * (sure ? TUNING.onSubject.relevant : 1)
  }

  function search({ text, language, limit, level, vector }: RetrievalQuery): RetrievalHit[] {
    const read = lookedUp(text.slice(0, READ))
    const slots = readQuestion(read, language, { words, heads, vocabulary })
    const total = sum(slots.map(({ weight }) => weight))
    if (total === 0) return []
    const terms = expandQuery(read, language)
    const shares = recogniser.recognise(read, language) ?? NO_SHARES
    const phrasing = byPhrasing(slots, total)
    const signals: Record<Signal, Float64Array> = {
      words: addUp(words, entries.length, slots, false).scores.map((score) => score / total),
      pieces: byPieces(read),
      glossary: byGlossary(terms),
      phrasing: phrasing.scores,
      meaning: byMeaning(vector),
      asked: byRecognition(shares),
    }
    const fits = ({ entry }: Held) => typeof level === 'number' && entry.relevance_tags.includes(`L${level}`)
    const byContent = Float64Array.from(entries, (held, number) => (held ? scoreAt(signals, number) : 0))
    if (!isRelevant(byContent, slots, signals.glossary, shares)) return []
    const scored = entries.flatMap((held, number) => {
      if (!held) return []
      const level = fits(held) ? 1 + TUNING.level : 1
      const score = (byContent[number] ?? 0) * level + TUNING.asked * (signals.asked[number] ?? 0)
      return score > 0 ? [{ held, number, score }] : []
    })
    const best = Math.max(0, ...scored.map(({ score }) => score))
    return scored
      .filter(({ score }) => score >= best * TUNING.tail)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ held, number, score }) => {
        const asked = { slots, likenesses: phrasing.likenesses, shares }
        const answers = once(() => answersOf(held, asked, score / best))
        const found = { slots, terms, signals, number }
        return {
          entry: held.entry,
          score,
          get answers() {
            return answers()
          },
          claim: claimOf(held, shares),
          why: () =>
            explain(held.entry, { ...found, phrasing: phrasing.texts.get(number), fits: fits(held) }),
        }
      })
  }

  return {
    get size() {
      return numbers.size
    },
    put,
    remove,
    setVectors(id, vectors) {
      const held = entries[numbers.get(id) ?? -1]
      if (held) held.vectors = vectors
    },
    search,
  }
}

/** A value that is worked out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}

/** The first number that nothing has. */
function free(list: readonly unknown[]): number {
  const at = list.indexOf(undefined)
  return at < 0 ? list.length : at
}

/** The score that the best entry must reach. `field`: how well it meets the question's field terms. */
function needed(slots: readonly Slot[], field = 0): number {
  const { plain, field: named, brief, everyday } = TUNING.relevant
  if (
    slots.filter((slot) => slot.everyday).length >= slots.length * TUNING.everyday &&
    slots.some((slot) => slot.everyday)
  )
    return everyday
  if (slots.some((slot) => slot.field)) return named
  const known = slots.filter(({ stems }) => stems.size > 0).length
  return known <= 2 && field === 0 ? brief : plain
}

const scoreAt = (signals: Record<Signal, Float64Array>, number: number): number =>
  WEIGHTS.reduce((score, [name, weight]) => score + weight * (signals[name][number] ?? 0), 0)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
