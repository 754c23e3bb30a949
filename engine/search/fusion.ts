import type { Probabilities } from '../learning/classifier.ts'
import { logOdds, logOf, sigmoid } from '../learning/logistic.ts'
import type { EntryAnswer, FittingAnswer } from '../types.ts'
import { fold } from '../words/fold.ts'
import { answerDocument, type Searchable } from './documents.ts'
import type { Match } from './entry-index.ts'
import { NOTHING } from './question-classifier/ids.ts'
import { ANSWER, BY_WORDS, ENTRY, LEADS } from './weights.ts'

/** What an embedding as close as can be adds to the log odds, and what the founder's level does; set by hand. */
const CLOSE = 7
const LEVEL = 0.1
/** Divides the logarithm of a score, so that it is about as large as the other features. */
const STRENGTH = 5

/** An entry in the search. */
export interface Candidate {
  readonly entry: Searchable
  /** The id of its claim. */
  readonly claim: string
  /** The ids of its answers. */
  readonly answers: readonly string[]
  /** Whether questions for it were learned. */
  readonly learned: boolean
  /** The embeddings of its parts. */
  readonly vectors: readonly Float32Array[]
}

/** What is known of a question. */
export interface Evidence {
  /** What the index found, by document. */
  readonly matches: ReadonlyMap<string, Match>
  /** The highest score of the index. */
  readonly strongest: number
  /** What the question asks for, as it was learned. */
  readonly probabilities: Probabilities
  /** The highest two of them, without that of nothing. */
  readonly likeliest: readonly [number, number]
  readonly level: number | null
  /** The question, its words alone: one that an answer names so is that answer's. */
  readonly asked: string
  /** How close the question's embedding is to the closest of these, 0 to 1. */
  readonly closeness: (vectors: readonly Float32Array[]) => number
}

/** What tells whether an entry, or an answer that nothing was learned of, answers the question by its words. */
export function wordFeatures(document: string, { matches, strongest }: Evidence) {
  const match = matches.get(document)
  return { words: match ? match.score / strongest : 0, coverage: match?.coverage ?? 0 }
}

/** What tells whether an entry that was learned answers the question. */
export const entryFeatures = (candidate: Candidate, evidence: Evidence) => ({
  ...wordFeatures(candidate.entry.id, evidence),
  asked: logOf(askedOf(candidate, evidence)),
  strength: Math.log1p(evidence.matches.get(candidate.entry.id)?.score ?? 0) / STRENGTH,
  nothing: logOf(evidence.probabilities.get(NOTHING) ?? 0),
})

/** What tells whether something of an entry is asked for, an answer or its claim. */
export function answerFeatures(id: string, candidate: Candidate, evidence: Evidence) {
  const asked = evidence.probabilities.get(id) ?? 0
  const [first, second] = evidence.likeliest
  return {
    asked: logOf(asked),
    margin: logOf(asked) - logOf(asked === first ? second : first),
    entry: logOf(askedOf(candidate, evidence)),
    nothing: logOf(evidence.probabilities.get(NOTHING) ?? 0),
    claim: Number(id === candidate.claim),
  }
}

/** How likely the question asks for anything that an entry says. */
export const askedOf = ({ claim, answers }: Candidate, { probabilities }: Evidence) =>
  answers.reduce((sum, id) => sum + (probabilities.get(id) ?? 0), probabilities.get(claim) ?? 0)

/** The probability that an entry answers the question. */
export function entryProbability(candidate: Candidate, evidence: Evidence): number {
  const { entry, answers, learned, vectors } = candidate
  const byWords = (document: string) => logOdds(BY_WORDS, wordFeatures(document, evidence))
  const own = learned ? logOdds(ENTRY, entryFeatures(candidate, evidence)) : byWords(entry.id)
  const answered = answers
    .map((_, place) => answerDocument(entry.id, place))
    .filter((document) => evidence.matches.has(document))
  const odds = Math.max(own, ...answered.map(byWords))
  const fits = evidence.level !== null && entry.relevance_tags.includes(`L${evidence.level}`)
  return sigmoid(odds + CLOSE * evidence.closeness(vectors) + (fits ? LEVEL : 0))
}

/** A text as questions are compared: its words alone, folded. */
export const wordsAlone = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]{1,40}/gu, ' ')
    .trim()

/** The questions that each answer is for, their words alone: made once, when the answer is first looked at. */
const named = new WeakMap<EntryAnswer, ReadonlySet<string>>()

/** Whether one of the questions that an answer is for is this one, word for word. */
function namesQuestion(answer: EntryAnswer, asked: string): boolean {
  const questions = named.get(answer) ?? new Set(Object.values(answer.asks).flat().map(wordsAlone))
  named.set(answer, questions)
  return questions.has(asked)
}

/** The answers of an entry, best first, and its claim, each with the probability that it is what is asked for. */
export function fitsOf(
  candidate: Candidate,
  evidence: Evidence,
): { answers: FittingAnswer[]; claim: number } {
  const { entry, claim, answers } = candidate
  const known = (id: string) => evidence.probabilities.has(id)
  const fitOf = (id: string) => sigmoid(logOdds(ANSWER, answerFeatures(id, candidate, evidence)))
  const found = answers.flatMap((id, place): FittingAnswer[] => {
    const answer = entry.answers?.[place]
    const byWords = () => sigmoid(logOdds(BY_WORDS, wordFeatures(answerDocument(entry.id, place), evidence)))
    const fit = answer && namesQuestion(answer, evidence.asked) ? 1 : known(id) ? fitOf(id) : byWords()
    return answer ? [{ answer, fit, leads: fit >= LEADS }] : []
  })
  return {
    answers: found.sort((a, b) => b.fit - a.fit),
    // What was learned weighs a claim against the answers it knew.
    claim: [claim, ...answers].every(known) ? fitOf(claim) : 0,
  }
}
