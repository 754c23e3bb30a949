import { readFileSync } from 'node:fs'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import type { Logistic } from '#engine/learning/logistic.ts'
import { answerFeatures, entryFeatures, wordFeatures } from '#engine/search/fusion.ts'
import { createRetrieval } from '#engine/search/retrieval.ts'
import { ANSWER, BY_WORDS, ENTRY } from '#engine/search/weights.ts'
import { type AnswerCase, isRight } from './answers.ts'
import { starterSearch } from './conversation.ts'
import { fitLogistic, type Seen } from './fit-logistic.ts'
import { isHeldOut } from './halves.ts'
import type { RetrievalCase } from './retrieval.ts'

const RETRIEVAL = ['tuning', 'test', 'blind', 'blind-5a', 'blind-5b'].map((name) => `retrieval-${name}`)
const ANSWERS = ['answers-blind-5', 'answers-blind-7']
/**
 * Fits the weights of the search (`engine/search/weights.ts`) on the questions that are not held out, and prints them.
 * `npm run eval -- answers` and `retrieval` show how they do on those that are.
 */
export function evaluateCalibration() {
  const questions = RETRIEVAL.flatMap(read<RetrievalCase>).filter(({ query }) => !isHeldOut(query))
  const marked = ANSWERS.flatMap(read<AnswerCase>).filter(({ query }) => !isHeldOut(query))
  return {
    kind: 'calibration',
    entry: rounded(fitLogistic(questions.flatMap(seenEntries), namesOf(ENTRY))),
    byWords: rounded(fitLogistic(seenByWords(questions), namesOf(BY_WORDS))),
    answer: rounded(fitLogistic(marked.flatMap(seenAnswers), namesOf(ANSWER))),
  }
}

const read = <T>(name: string): T[] => JSON.parse(readFileSync(`evals/${name}.json`, 'utf8'))

function seenEntries({ query, lang, expected }: RetrievalCase) {
  const weighed = starterSearch().weigh({ text: query, language: lang })
  return (weighed?.entries ?? []).flatMap((held) =>
    weighed
      ? [{ features: entryFeatures(held, weighed.evidence), right: expected.includes(held.entry.title) }]
      : [],
  )
}

/** The entries as an operator would have written them: in English, and with nothing that was learned of them. */
function seenByWords(questions: readonly RetrievalCase[]) {
  const retrieval = createRetrieval()
  for (const { title, content, category, keywords, relevance_tags } of starterKnowledge)
    retrieval.put({ id: title, title, content, category, keywords, relevance_tags })
  return questions.flatMap(({ query, lang, expected }): Seen<'words' | 'coverage'>[] => {
    const weighed = lang === 'en' ? retrieval.weigh({ text: query, language: lang }) : undefined
    return (weighed?.entries ?? []).flatMap(({ entry }) =>
      weighed
        ? [{ features: wordFeatures(entry.id, weighed.evidence), right: expected.includes(entry.title) }]
        : [],
    )
  })
}

/** Of each question what it most likely asks for: the rest is mostly wrong, and would drown it. */
function seenAnswers(test: AnswerCase) {
  const weighed = starterSearch().weigh({ text: test.query, language: test.lang })
  if (!weighed) return []
  const { entries, evidence } = weighed
  return entries
    .flatMap((held) => [held.claim, ...held.answers].map((id) => ({ id, held })))
    .sort((a, b) => (evidence.probabilities.get(b.id) ?? 0) - (evidence.probabilities.get(a.id) ?? 0))
    .slice(0, 1)
    .map(({ id, held }) => ({ features: answerFeatures(id, held, evidence), right: isRight(test, id) }))
}

const namesOf = <Name extends string>(weights: Logistic<Name>) =>
  Object.keys(weights).filter((name): name is Name => name !== 'bias')

const rounded = <Name extends string>(weights: Logistic<Name>) =>
  Object.fromEntries(
    (Object.entries(weights) as [string, number][]).map(([name, value]) => [
      name,
      Math.round(value * 100) / 100,
    ]),
  )
