import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { parseEntry } from '#engine/playbook/parse-entry.ts'
import { answerId, claimId, isClaim } from '#engine/search/question-classifier/ids.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { playConversation, starterSearch } from './conversation.ts'
import { isHeldOut } from './halves.ts'
import { leadFigures, leadOf } from './leads.ts'

/** A question, and the answers ("slug/id", or "slug/entry" for the claim of an entry) a colleague would lead with. */
export type AnswerCase = {
  lang: Language
  query: string
  good: readonly string[]
  /** On the subject, but not what was asked. */
  fair: readonly string[]
  /** Leads that answer it as well: claims, and answers that were written after the marks. Marked on 22 November. */
  later?: readonly string[]
}

/**
 * Returns whether an answer or a claim answers the question. A claim on the subject does: it says what the
 * entry says.
 */
export const isRight = ({ good, fair, later }: AnswerCase, id: string): boolean =>
  good.includes(id) || later?.includes(id) === true || (isClaim(id) && fair.includes(id))

/** How many entries the search offers the guide. */
const OFFERED = 12

const three = (value: number) => Math.round(value * 1000) / 1000

/**
 * Which prepared answer, or which claim, a reply leads with: in its first paragraph, or in its second after what was
 * recorded. Undefined where it leads with something else.
 */
function leadInReply(reply: string, lang: Language): string | undefined {
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
    const [held] = await playConversation(retrieval, [query])
    const lead = leadInReply(held?.reply ?? '', lang)
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
  const leads = cases.map((test) => {
    const lead = leadOf(retrieval.search({ text: test.query, language: test.lang, limit: OFFERED }))
    return { lead, right: lead !== undefined && isRight(test, lead.id), heldOut: isHeldOut(test.query) }
  })
  return {
    kind: 'answers',
    ...figures(judged),
    ...leadFigures(leads),
    /** Of the half that the search was not calibrated on. */
    heldOut: leadFigures(leads.filter(({ heldOut }) => heldOut)),
    languages: Object.fromEntries(
      LANGUAGES.map((lang) => [lang, figures(judged.filter((each) => each.lang === lang))]),
    ),
  }
}
