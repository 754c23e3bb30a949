import { parseEntry } from '#engine/guide/parse-entry.ts'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { answerId, claimId } from '#engine/search/question-classifier/ids.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { holdConversation, starterSearch } from './conversation.ts'

/** A question, and the answers ("slug/id", or "slug/entry" for the claim of an entry) a colleague would lead with. */
export type AnswerCase = {
  lang: Language
  query: string
  good: readonly string[]
  /** On the subject, but not what was asked. */
  fair: readonly string[]
}

const three = (value: number) => Math.round(value * 1000) / 1000

/**
 * Which prepared answer, or which claim, a reply leads with: in its first paragraph, or in its second after what was
 * recorded. Undefined where it leads with something else.
 */
function leadOf(reply: string, lang: Language): string | undefined {
  const paragraphs = reply.split('\n\n').slice(0, 2)
  const leads = (text: string) => paragraphs.some((lead) => lead.includes(text))
  for (const entry of starterKnowledge) {
    const answer = entry.answers.find(({ says }) => leads(says[lang]))
    if (answer) return answerId(entry, answer)
    if (leads(parseEntry({ ...entry, id: entry.slug }, lang).claim)) return claimId(entry)
  }
  return undefined
}

/** Asks the guide each question and looks whether its reply leads with an answer that the question deserves. */
export async function evaluateAnswers(cases: AnswerCase[]) {
  const retrieval = starterSearch()
  const judged: { lang: Language; good: boolean; fair: boolean }[] = []
  for (const { lang, query, good, fair } of cases) {
    const [held] = await holdConversation(retrieval, [query])
    const lead = leadOf(held?.reply ?? '', lang)
    const verdict = {
      lang,
      good: lead !== undefined && good.includes(lead),
      fair: lead !== undefined && fair.includes(lead),
    }
    judged.push(verdict)
    if (!verdict.good)
      console.log(
        `${lang} ${query}\n   ${verdict.fair ? 'fair' : 'wrong'}: ${lead ?? held?.reply.split('\n')[0]}\n   good: ${good.join(', ') || 'none'}`,
      )
  }
  const share = (list: typeof judged, kind: 'good' | 'fair') =>
    three(list.filter((each) => each[kind]).length / Math.max(1, list.length))
  const figures = (list: typeof judged) => ({
    questions: list.length,
    good: share(list, 'good'),
    fair: share(list, 'fair'),
  })
  return {
    kind: 'answers',
    ...figures(judged),
    languages: Object.fromEntries(
      LANGUAGES.map((lang) => [lang, figures(judged.filter((each) => each.lang === lang))]),
    ),
  }
}
