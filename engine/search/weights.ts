import type { Logistic } from '../learning/logistic.ts'

/**
 * What tells that an entry answers a question. `npm run eval -- calibration` fits the numbers of this file on half of
 * the questions under evals/ and shows how they do on the other half.
 */
export const ENTRY: Logistic<'asked' | 'words' | 'coverage' | 'strength' | 'nothing'> = {
  bias: -6.87,
  asked: 1.28,
  words: 3.35,
  coverage: 1.94,
  strength: 0.75,
  nothing: -0.7,
}

/** The same for an entry that nothing was learned of, such as an operator's own: its words alone. */
export const BY_WORDS: Logistic<'words' | 'coverage'> = { bias: -5.99, words: 3.05, coverage: 5.05 }

/** What tells that an answer, or the claim of an entry, is what a question asks for. */
export const ANSWER: Logistic<'asked' | 'margin' | 'entry' | 'nothing' | 'claim'> = {
  bias: 1.01,
  asked: 1.81,
  margin: -0.05,
  entry: 1.26,
  nothing: -0.11,
  claim: 1.63,
}

/** The least probability with which the best entry answers a question; below it nothing does. */
export const RELEVANT = 0.14
/** From this probability on an answer may lead a reply alone: nine of ten of those that do are right. */
export const LEADS = 0.8
