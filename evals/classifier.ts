import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { questionClassifierOf } from '#engine/search/question-classifier/classify.ts'
import { answerId, claimId } from '#engine/search/question-classifier/ids.ts'
import { LANGUAGES } from '#shared/language.ts'
import { learn } from '../scripts/learning/learn-questions.ts'
import { type Example, exampleQuestions } from '../scripts/learning/question-examples.ts'

/** Every so many-th text is kept from the learner. */
const HELD_OUT = 10

const three = (value: number) => Math.round(value * 1000) / 1000

/**
 * Learns from nine texts of ten and asks for the tenth (some minutes): whether what it deserves comes first, is among
 * the first three, and whether its entry comes first. The examples were written answer by answer, many alike across
 * languages, so this shows what a change does, and not what founders will meet.
 */
export function evaluateClassifier() {
  const examples = exampleQuestions()
  const texts = [...new Set(examples.map(({ text }) => text))]
  const held = new Set(texts.filter((_, at) => at % HELD_OUT === 0))
  const { classify } = questionClassifierOf(learn(examples.filter(({ text }) => !held.has(text))))
  const entries = new Map(
    starterKnowledge.flatMap((entry) =>
      [claimId(entry), ...entry.answers.map((answer) => answerId(entry, answer))].map(
        (id) => [id, entry.slug] as const,
      ),
    ),
  )
  const tested = [
    ...new Map(examples.filter(({ text }) => held.has(text)).map((each) => [each.text, each])).values(),
  ]
  const results = tested.map((example) => {
    const order = [...(classify(example.text, example.language) ?? [])].sort((a, b) => b[1] - a[1])
    const place = order.findIndex(([id]) => id === example.id)
    return { example, place, entry: entries.get(order[0]?.[0] ?? '') === entries.get(example.id) }
  })
  const figures = (list: { example: Example; place: number; entry: boolean }[]) => ({
    questions: list.length,
    first: three(list.filter(({ place }) => place === 0).length / list.length),
    inThree: three(list.filter(({ place }) => place >= 0 && place < 3).length / list.length),
    entryFirst: three(list.filter(({ entry }) => entry).length / list.length),
  })
  return {
    kind: 'classifier',
    ...figures(results),
    languages: Object.fromEntries(
      LANGUAGES.map((lang) => [lang, figures(results.filter(({ example }) => example.language === lang))]),
    ),
  }
}
