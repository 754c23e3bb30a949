import { fill } from '#engine/content/fill.ts'
import { GUIDE } from '#engine/content/guide.ts'
import type { GuideTexts } from '#engine/content/guide-shape.ts'
import { counted, dayIn, missingList } from '#engine/guide/counted.ts'
import { asksSomething } from '#engine/guide/turn.ts'
import type { ChatTurn, NamedRecord, RoadmapSummary } from '#engine/types.ts'
import { withoutKeys } from '#engine/words/fence.ts'
import { cutAtWord, sentencesOf } from '#engine/words/tokens.ts'
import type { Language } from '#shared/language.ts'
import { shortLevelName } from '#shared/levels.ts'
import { FIELD_NAMES } from '#shared/roadmap.ts'

/** Messages that are taken along, the newest, and the longest part of one, in characters. */
const MESSAGES = 8
const LONGEST = 600
/** Longest last message that is taken for the question as a whole. */
const QUESTION = 400

/**
 * A founder's situation as a prompt for whatever assistant they use: roadmap, evidence with days, last messages,
 * question.
 */
export function situationPrompt(roadmap: RoadmapSummary, turns: readonly ChatTurn[], lang: Language): string {
  const texts = GUIDE[lang]
  const { situation } = texts
  const last = turns.slice(-MESSAGES)
  const talk = last.map(
    ({ role, content }) => `${role === 'user' ? situation.me : situation.guide}: ${line(content)}`,
  )
  const blocks = [
    `# ${situation.title}`,
    situation.intro,
    list([...standing(texts, roadmap), ...fieldsOf(texts, roadmap)]),
    `## ${situation.evidence}`,
    list(evidenceOf(texts, roadmap, lang)) || situation.none,
    ...(talk.length > 0 ? [`## ${situation.conversation}`, talk.join('\n\n')] : []),
    `## ${situation.asked}`,
    askedIn(turns, lang) || situation.open,
    situation.please,
  ]
  return `${blocks.join('\n\n')}\n`
}

const list = (lines: readonly string[]) => lines.map((each) => `- ${each}`).join('\n')

const line = (text: string) => cutAtWord(withoutKeys(text).replace(/\s{1,8000}/g, ' '), LONGEST)

function standing(texts: GuideTexts, roadmap: RoadmapSummary): string[] {
  const { level, nextBestAction } = roadmap
  const missing = missingList(texts, roadmap)
  return [
    typeof level === 'number' ? fill(texts.situation.level, { level, name: shortLevelName(level) }) : '',
    missing ? fill(texts.situation.missing, { what: missing }) : '',
    nextBestAction ? fill(texts.situation.next, { step: nextBestAction.title }) : '',
  ].filter((each) => each !== '')
}

/** Returns what the roadmap says of the venture, each with its name. */
function fieldsOf({ roadmap: labels }: GuideTexts, roadmap: RoadmapSummary): string[] {
  const values: Partial<Record<(typeof FIELD_NAMES)[number], string | null | undefined>> = {
    technology: roadmap.idea?.technology,
    problem: roadmap.idea?.problem,
    application: roadmap.idea?.applications?.join('; '),
    value_proposition: roadmap.valueProposition,
    industry: roadmap.industries?.join('; '),
    icp_description: roadmap.icp,
    persona_role: roadmap.persona,
  }
  return FIELD_NAMES.flatMap((name) => {
    const value = values[name]?.trim()
    return value ? [`${labels.fields[name]}: ${line(value)}`] : []
  })
}

function evidenceOf(texts: GuideTexts, { records }: RoadmapSummary, lang: Language): string[] {
  return (records ?? []).map((record) => {
    const told = record.day ? fill(texts.situation.told_on, { date: dayIn(lang, record.day) }) : ''
    return [counted(texts, kindOf(record), record.count), record.orgs.join(', '), record.amount, told]
      .filter(Boolean)
      .join(texts.list.comma)
  })
}

const kindOf = ({ type, paid }: NamedRecord) => (type === 'pilot' && paid ? 'paid_pilot' : type)

/** The last thing that the founder asked, in the founder's words. */
function askedIn(turns: readonly ChatTurn[], lang: Language): string {
  const own = turns.filter(({ role }) => role === 'user').toReversed()
  const asked = own.find(({ content }) => sentencesOf(content).some((each) => asksSomething(each, lang)))
  if (!asked) return ''
  const questions = sentencesOf(asked.content).filter((each) => asksSomething(each, lang))
  return asked.content.length <= QUESTION
    ? line(asked.content)
    : line(questions.map(({ text }) => text).join(' '))
}
