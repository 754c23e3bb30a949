import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import { readMessage } from '../documents/read-message.ts'
import { doNext } from './answer.ts'
import { openQuestion } from './ask.ts'
import { counted, countedWith, listed } from './counted.ts'
import type { Part } from './parts.ts'
import { namedIn, says } from './phrases.ts'
import type { Sentence } from './tokens.ts'
import type { Turn } from './turn.ts'

/** The way to each level after Spark, in order. */
const STAGES = ['problem_clarity', 'concept', 'evidence', 'proof', 'repeat', 'scale'] as const
/** Stages of one plan, the first and the later ones, which take long. */
const SHOWN = { early: 3, late: 2 }
/** The stage that a founder with so much evidence is at, whatever else the roadmap still lacks. */
const EVIDENCE_STAGE = { interviews: 3, stage: 2 } as const
const PROOF_STAGE = { interviews: 10, stage: 3 } as const
const REPEAT_STAGE = { customers: 3, stage: 4 } as const
/** Most words of a call for help, and of a question for what is next. */
const CALL = 6
const NEXT_WORDS = 9

/**
 * A plan for a question that asks where to begin or what to do in a time: for a jury, for the choice among many uses,
 * or the next stages of the roadmap. Undefined for other questions, and when it was said before.
 */
export function planPart(turn: Turn, question: Sentence): Part | undefined {
  const { lang, texts, said } = turn
  const kind = kindOf(turn, question)
  if (!kind) return undefined
  const { plan } = texts
  const period = readMessage(kind === 'deadline' ? turn.text : question.text, lang).period
  const within = period ? fill(plan.within, { period }) : ''
  const [opening, steps, close] =
    kind === 'deadline'
      ? [[plan.deadline, within], plan.deadline_steps, '']
      : kind === 'uses'
        ? [[plan.uses], plan.uses_steps, plan.uses_later]
        : stagesFrom(turn, within)
  const fresh = steps.filter((step) => said.isNew(step))
  if (fresh.length === 0) return undefined
  const lines = opening.map((line) => said.fresh(line)).filter(Boolean)
  const text = [lines.join(' '), doNext(fresh, lang), said.fresh(close)].filter(Boolean).join('\n\n')
  return { text, question: openQuestion(turn) }
}

function kindOf(turn: Turn, { tokens }: Sentence): 'deadline' | 'uses' | 'market' | undefined {
  const { lang } = turn
  const next = says(tokens, 'next', lang) && tokens.length <= NEXT_WORDS
  const planned = next || says(tokens, 'plan', lang)
  const calls = tokens.length <= CALL && says(tokens, 'helps', lang)
  const leans = says(tokens, 'uses', lang) || says(tokens, 'leans', lang)
  if (says(turn.tokens, 'deadline', lang) && (planned || calls)) return 'deadline'
  if (says(turn.tokens, 'uses', lang) && (planned || calls || leans)) return 'uses'
  if (planned)
    return namedIn(tokens, 'subjects', lang).every((subject) => OF_PLANS.has(subject)) ? 'market' : undefined
  return calls && turn.sentences.length > 1 ? 'market' : undefined
}

/** Subjects that a question about the whole way may name. */
const OF_PLANS: ReadonlySet<string> = new Set(['segment', 'sales'])

/** The stages from where the founder stands by level and by evidence, what was told and not yet added included. */
function stagesFrom({ texts, roadmap }: Turn, within: string): [string[], string[], string] {
  const { plan } = texts
  const held = countedWith(roadmap)
  const told =
    held.revenue >= REPEAT_STAGE.customers
      ? REPEAT_STAGE.stage
      : held.loi + held.pilot + held.revenue > 0 || held.interview >= PROOF_STAGE.interviews
        ? PROOF_STAGE.stage
        : held.interview >= EVIDENCE_STAGE.interviews
          ? EVIDENCE_STAGE.stage
          : 0
  const level = roadmap?.level ?? 0
  const from = Math.min(Math.max(level, told), STAGES.length - 1)
  const what = listed(
    texts,
    EVIDENCE_TYPES.filter((type) => held[type] > 0).map((type) => counted(texts, type, held[type])),
  )
  const have = told > 0 ? fill(plan.have, { what }) : ''
  return [
    [have, plan.start, within],
    STAGES.slice(from, from + (from < PROOF_STAGE.stage ? SHOWN.early : SHOWN.late)).map(
      (stage) => plan[stage],
    ),
    from <= PROOF_STAGE.stage ? plan.later : '',
  ]
}
