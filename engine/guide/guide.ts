import type { Asks } from '#shared/asks.ts'
import { REPLY_SECTIONS } from '#shared/reply-sections.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import type { ReplyParts } from '../rules/reply-parts.ts'
import { answer } from './answers.ts'
import { closingQuestion } from './closing.ts'
import { distinctLines } from './distinct-lines.ts'
import { plainLine } from './plain-line.ts'
import { type GuideInput, readTurn } from './turn.ts'

/** A reply of the guide: the text before its question, the question, and what that asks for as data. */
export interface GuideReply extends ReplyParts {
  readonly asks: Asks | null
}

/**
 * The built-in guide's reply, in Markdown and in the language of the conversation: a direct answer, what
 * matters, what to do next with a deliverable each, and at most one question at the end. Pure: the same
 * conversation, hits and roadmap give the same reply.
 */
export function composeReply(input: GuideInput): GuideReply {
  const turn = readTurn(input)
  const draft = answer(turn)
  const { lang, roadmap } = turn
  const facts = roadmap?.justCaptured?.length
    ? fill(GUIDE[lang].say.recorded, {
        facts: roadmap.justCaptured
          .map((fact) => shortened(plainLine(fact)))
          .join(GUIDE[lang].say.between_facts),
      })
    : ''
  const blocks = [
    facts,
    draft.lead.filter(Boolean).join(' '),
    section(
      REPLY_SECTIONS.whatMatters[lang],
      distinctLines(draft.points).map((point) => `- ${point}`),
    ),
    section(
      REPLY_SECTIONS.doNext[lang],
      distinctLines(draft.steps).map((step, index) => `${index + 1}. ${step}`),
    ),
    draft.document ?? '',
  ]
  const question = closingQuestion(turn, draft)
  return {
    body: blocks.filter(Boolean).join('\n\n'),
    closing: question?.text ?? '',
    asks: question?.asks ?? null,
  }
}

/** A fact is told back in a line; the roadmap holds all of it. */
const FACT_LENGTH = 100
const shortened = (fact: string) =>
  fact.length > FACT_LENGTH ? `${fact.slice(0, FACT_LENGTH).replace(/\s+\S*$/, '')} …` : fact

const section = (label: string, lines: string[]) =>
  lines.length > 0 ? `**${label}**\n\n${lines.join('\n')}` : ''
