import type { Language } from '#shared/language.ts'
import { playbookPath } from '#shared/playbook.ts'
import { REPLY_SECTIONS } from '#shared/reply-sections.ts'
import type { EntryAnswer, KnowledgeHit } from '../types.ts'
import { parseEntry } from './parse-entry.ts'

/** Steps of an answer that a reply names. */
const STEPS = 2

/** Which answer of an entry a reply gives, and in which language; without `answer`, what the entry says in general. */
export interface AnswerPart {
  readonly entry: KnowledgeHit['entry']
  readonly answer: EntryAnswer | undefined
  readonly lang: Language
}

/** A prepared answer as a part of a reply, in Markdown: its title, which opens the entry, its text, and its steps. */
export function answerPart({ entry, answer, lang }: AnswerPart): string {
  const { says, steps } = answer
    ? { says: answer.says[lang], steps: answer.steps[lang] }
    : inGeneral(entry, lang)
  const numbered = steps.slice(0, STEPS).map((step, at) => `${at + 1}. ${step}`)
  const next = numbered.length > 0 ? `**${REPLY_SECTIONS.doNext[lang]}**\n\n${numbered.join('\n')}` : ''
  return [titleLink(entry), says, next].filter(Boolean).join('\n\n')
}

function inGeneral(entry: KnowledgeHit['entry'], lang: Language): { says: string; steps: readonly string[] } {
  const { claim, steps } = parseEntry(entry, lang)
  return { says: claim, steps }
}

/** An operator's title may hold what Markdown reads as markup. */
const titleLink = ({ id, title }: KnowledgeHit['entry']) =>
  `[${title.replace(/[\\[\]*_`<>]/g, '\\$&')}](${playbookPath(id)})`
