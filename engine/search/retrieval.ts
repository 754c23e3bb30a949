import type { Language } from '#shared/language.ts'
import type { Probabilities } from '../learning/classifier.ts'
import { closeness } from '../learning/embeddings.ts'
import type { FittingAnswer } from '../types.ts'
import { lookedUp } from '../words/analyse.ts'
import { documentsOf, type Searchable } from './documents.ts'
import { createEntryIndex, type Match } from './entry-index.ts'
import { explain, type Why } from './explain.ts'
import { type Candidate, type Evidence, entryProbability, fitsOf, wordsAlone } from './fusion.ts'
import { readQuestion } from './query.ts'
import { learnedQuestions } from './question-classifier/classify.ts'
import { answerId, claimId, NOTHING } from './question-classifier/ids.ts'
import { LEADS, RELEVANT } from './weights.ts'

/** Longest question read, in characters. */
const READ = 4000
const NO_PROBABILITIES: Probabilities = new Map()

export interface RetrievalQuery {
  readonly text: string
  readonly language: Language
  readonly limit: number
  /** The founder's level, 0 to 6, where it is known. */
  readonly level?: number | null
  /** The question's embedding, where there is an embedding model. */
  readonly vector?: Float32Array | null
}

/** An entry found, and what it was found by. */
export interface RetrievalHit {
  readonly entry: Searchable
  /** The probability that the entry answers the question. */
  readonly score: number
  /** Its answers, best first. */
  readonly answers: readonly FittingAnswer[]
  /** The probability that the question asks for what the entry says in general. */
  readonly claim: number
  /** Whether that is so likely that the claim may lead a reply alone. */
  readonly claimLeads: boolean
  readonly why: () => Why
}

/** The search over the knowledge base of one process, in memory. Entries come, change and go at any time. */
export interface Retrieval {
  readonly size: number
  put(entry: Searchable): void
  remove(id: string): void
  /** The embeddings of an entry's parts; none of an entry that has changed since. */
  setVectors(id: string, vectors: readonly Float32Array[]): void
  /** All entries, and what is known of a question about them; undefined for one without a word. */
  weigh(
    query: Omit<RetrievalQuery, 'limit'>,
  ): { entries: readonly Candidate[]; evidence: Evidence } | undefined
  /** Entries that answer the question, best first; none when nothing is relevant. */
  search(query: RetrievalQuery): RetrievalHit[]
}

export function createRetrieval(): Retrieval {
  const { knows, classify } = learnedQuestions()
  const index = createEntryIndex()
  const entries = new Map<string, Candidate>()

  const documents = (entry: Searchable) => documentsOf(entry, (answer) => !knows(answerId(entry, answer)))

  function remove(id: string) {
    const held = entries.get(id)
    if (held) index.remove(documents(held.entry))
    entries.delete(id)
  }

  function put(entry: Searchable) {
    remove(entry.id)
    index.add(documents(entry))
    const answers = (entry.answers ?? []).map((answer) => answerId(entry, answer))
    const claim = claimId(entry)
    entries.set(entry.id, { entry, claim, answers, learned: knows(claim), vectors: [] })
  }

  const weigh: Retrieval['weigh'] = ({ text, language, level, vector }) => {
    const read = lookedUp(text.slice(0, READ))
    const words = readQuestion(read, language)
    if (words.length === 0) return undefined
    const probabilities = classify(read, language) ?? NO_PROBABILITIES
    const matches = index.find(words, language)
    const evidence: Evidence = {
      matches,
      strongest: strongestOf(matches),
      probabilities,
      likeliest: twoLikeliest(probabilities),
      level: level ?? null,
      asked: wordsAlone(text),
      closeness: (vectors) => (vector ? Math.max(0, ...vectors.map((each) => closeness(vector, each))) : 0),
    }
    return { entries: [...entries.values()], evidence }
  }

  function search({ limit, ...query }: RetrievalQuery): RetrievalHit[] {
    const weighed = weigh(query)
    if (!weighed) return []
    const { evidence } = weighed
    const scored = weighed.entries
      .map((held) => ({ held, score: entryProbability(held, evidence) }))
      .sort((a, b) => b.score - a.score)
    const best = scored[0]?.score ?? 0
    if (best < RELEVANT) return []
    return scored
      .filter(({ held, score }) => evidence.matches.has(held.entry.id) || score >= RELEVANT)
      .slice(0, limit)
      .map(({ held, score }) => {
        const { answers, claim } = fitsOf(held, evidence)
        const why = () => explain(held, evidence)
        return { entry: held.entry, score, answers, claim, claimLeads: claim >= LEADS, why }
      })
  }

  return {
    get size() {
      return entries.size
    },
    put,
    remove,
    setVectors(id, vectors) {
      const held = entries.get(id)
      if (held) entries.set(id, { ...held, vectors })
    },
    weigh,
    search,
  }
}

const strongestOf = (matches: ReadonlyMap<string, Match>) =>
  Array.from(matches.values()).reduce((most, { score }) => Math.max(most, score), 0)

/** The two highest probabilities of what answers a question. */
function twoLikeliest(probabilities: Probabilities): readonly [number, number] {
  let [first, second] = [0, 0]
  for (const [id, probability] of probabilities) {
    if (id === NOTHING || probability <= second) continue
    if (probability > first) [first, second] = [probability, first]
    else second = probability
  }
  return [first, second]
}
