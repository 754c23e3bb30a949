import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { createRetrieval } from '#engine/search/retrieval.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { type JudgedLead, leadFigures, leadOf } from './leads.ts'

export type RetrievalCase = { lang: Language; query: string; expected: string[] }

/** How many entries are looked at for each question. */
const LOOK = 5

type Score = { found: boolean; recall: (k: number) => number; reciprocal: number }

/** Share of the expected entries among the first k; for a question that nothing answers, whether nothing is found. */
function scoreOf(expected: string[], titles: string[]): Score {
  const at = titles.findIndex((title) => expected.includes(title))
  const nothing = expected.length === 0
  return {
    found: titles.length > 0,
    recall: (k) =>
      nothing
        ? Number(titles.length === 0)
        : expected.filter((title) => titles.slice(0, k).includes(title)).length / expected.length,
    reciprocal: nothing ? Number(titles.length === 0) : at < 0 ? 0 : 1 / (at + 1),
  }
}

const mean = (values: number[]) =>
  values.length === 0 ? 1 : Math.round((values.reduce((a, b) => a + b, 0) / values.length) * 10_000) / 10_000

function measures(scores: Score[]) {
  return {
    queries: scores.length,
    recall1: mean(scores.map(({ recall }) => recall(1))),
    recall3: mean(scores.map(({ recall }) => recall(3))),
    recall5: mean(scores.map(({ recall }) => recall(5))),
    mrr: mean(scores.map(({ reciprocal }) => reciprocal)),
  }
}

/** Asks the shipped entries each question and compares what is found with the titles expected. */
export function evaluateRetrieval(cases: RetrievalCase[]) {
  const retrieval = createRetrieval()
  for (const entry of starterKnowledge) retrieval.put({ ...entry, id: entry.slug })
  const scored = cases.map((test) => {
    const hits = retrieval.search({ text: test.query, language: test.lang, limit: LOOK })
    const titles = hits.map(({ entry }) => entry.title)
    const score = scoreOf(test.expected, titles)
    if (score.recall(LOOK) < 1) {
      const wanted = test.expected.length > 0 ? test.expected.join(' + ') : 'nothing'
      const got = hits.map(({ entry, score: value }) => `${entry.title} ${value.toFixed(2)}`).join(' | ')
      console.log(`${test.lang} ${test.query}\n   wanted ${wanted}\n   got    ${got || 'nothing'}`)
    }
    const lead = leadOf(hits)
    const judged: JudgedLead = { lead, right: lead !== undefined && test.expected.includes(lead.title) }
    return { test, score, judged }
  })
  const off = scored.filter(({ test }) => test.expected.length === 0)
  if (off.length > 0) {
    const right = off.filter(({ score }) => !score.found).length
    console.log(`questions that nothing answers: ${right} of ${off.length} found nothing`)
  }
  const languages = Object.fromEntries(
    LANGUAGES.map((lang) => [
      lang,
      measures(scored.filter(({ test }) => test.lang === lang).map(({ score }) => score)),
    ]),
  )
  return {
    kind: 'retrieval',
    ...measures(scored.map(({ score }) => score)),
    /** Here a lead is right when its entry is expected: an upper bound. `answers` has the marks of single answers. */
    ...leadFigures(scored.map(({ judged }) => judged)),
    languages,
  }
}
