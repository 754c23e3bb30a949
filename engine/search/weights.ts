import type { Logistic } from '../learning/logistic.ts'

/**
 * What tells that an entry answers a question. `npm run eval -- calibration` fits the numbers of this file on half of
 * the questions under evals/ and shows how they do on the other half.
 */
export const ENTRY: Logistic<'asked' | 'words' | 'coverage' | 'strength' | 'nothing'> = {
  bias: -6.72,
  asked: 1.03,
  words: 3.53,
  coverage: 1.98,
  strength: 0.96,
  nothing: -0.56,
}

/** The same for an entry that nothing was learned of, such as an operator's own: its words alone. */
export const BY_WORDS: Logistic<'words' | 'coverage'> = { bias: -5.99, words: 3.02, coverage: 5.07 }

/** What tells that an answer, or the claim of an entry, is what a question asks for. */
export const ANSWER: Logistic<'asked' | 'margin' | 'entry' | 'nothing' | 'claim'> = {
  bias: 1.77,
  asked: 0.61,
  margin: 0.31,
  entry: 1.14,
  nothing: 0.17,
  claim: 1.27,
}

/** The least probability with which the best entry answers a question; below it nothing does. */
export const RELEVANT = 0.14
/** From this probability on an answer may lead a reply alone: nine of ten of those that do are right. */
export const LEADS = 0.8
