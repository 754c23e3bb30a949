import { EVIDENCE_TYPES, type EvidenceType } from '#shared/roadmap.ts'
import { type Found, lookUp, meaningPart, preparedPart, unsurePart } from './knowledge.ts'
import type { Part } from './parts.ts'
import { namedIn, says } from './phrases.ts'
import { nextStep, recap, whatCounts, whyLevel } from './state.ts'
import type { Sentence, Token } from './tokens.ts'
import { type Turn, wording } from './turn.ts'

/** Parts of a reply that have a text. */
const PARTS = 2
/** Longest question about the roadmap alone, in words. */
const STATE_WORDS = 14
const NEXT_WORDS = 9
const IDEA_WORDS = 14

/** What a question comes to: a part, or something to offer cards for. */
type Answered = { readonly part: Part } | { readonly unsure: Found } | undefined

/** Answers each question of a message by itself; with `sure`, only those that something surely fits. */
export function answerQuestions(turn: Turn, which: 'all' | 'sure' = 'all'): Part[] {
  const parts: Part[] = []
  const unsure: Found[] = []
  for (const question of turn.questions) {
    const answered = parts.length < PARTS ? answer(turn, question) : { unsure: lookUp(turn, question) }
    if (!answered) continue
    if ('unsure' in answered) unsure.push(answered.unsure)
    else {
      turn.said.add(answered.part.text)
      parts.push(answered.part)
    }
  }
  const open = unsure.filter(({ hits }) => parts.length === 0 || hits.length > 0)
  const offered = which === 'all' && parts.length < PARTS ? unsurePart(turn, open) : undefined
  if (offered) parts.push(offered)
  if (parts.length === 0 && unsure.length > 0 && which === 'all') {
    const text = wording(turn, 'asked_before')
    if (text !== undefined) parts.push({ text })
  }
  return parts
}

function answer(turn: Turn, question: Sentence): Answered {
  const own = roadmapPart(turn, question) ?? meaningPart(turn, question)
  if (own) return own.text === '' && !own.question ? undefined : { part: own }
  const found = lookUp(turn, question)
  const { tokens } = question
  const { lang } = turn
  if (found.lead) {
    const part = preparedPart(turn, found.lead)
    const law = says(tokens, 'law', lang) ? wording(turn, 'law_note') : undefined
    if (part) return { part: law ? { text: `${part.text}\n\n${law}` } : part }
    const text = wording(turn, 'asked_before')
    return text === undefined ? undefined : { part: { text } }
  }
  const other = (['law', 'tax', 'off_subject'] as const).find((list) => says(tokens, list, lang))
  const text = other && wording(turn, other)
  return text === undefined ? { unsure: found } : { part: { text } }
}

/** What the roadmap or a rule answers: where the founder stands, what next, why this level, what counts. */
function roadmapPart(turn: Turn, { tokens }: Sentence): Part | undefined {
  const { lang } = turn
  const short = tokens.length <= STATE_WORDS
  if (short && says(tokens, 'judges_idea', lang)) {
    const text = wording(turn, 'judge')
    return text === undefined ? undefined : { text }
  }
  const verdict = verdictPart(turn, tokens)
  if (verdict) return verdict
  if (says(tokens, 'what_counts', lang) && short) return whatCounts(turn, typesIn(tokens, turn))
  if (short && (says(tokens, 'why_level', lang) || says(tokens, 'level', lang))) return whyLevel(turn)
  if (short && says(tokens, 'stands', lang)) return recap(turn)
  const next = says(tokens, 'next', lang) && tokens.length <= NEXT_WORDS && namedIn(tokens, 'subjects', lang).length === 0
  return next && !tellsTrouble(turn) ? nextStep(turn) : undefined
}

/** Whether the message tells of something that "what now?" is about. */
const tellsTrouble = ({ sentences, questions, lang }: Turn) =>
  sentences.some((sentence) => !questions.includes(sentence) && says(sentence.tokens, 'trouble', lang))

/** Whether what a question names counts, and why. */
function verdictPart(turn: Turn, tokens: readonly Token[]): Part | undefined {
  const { lang, texts, said } = turn
  if (!says(tokens, 'counts', lang) || says(tokens, 'what_counts', lang)) return undefined
  const [named] = [...namedIn(tokens, 'evidence', lang), ...namedIn(turn.tokens, 'evidence', lang)]
  if (!named) return undefined
  const text = said.fresh(texts.verdicts[named])
  return text === '' ? undefined : { text }
}

/** The kinds of evidence that a question names; all where it names none. */
function typesIn(tokens: readonly Token[], { lang }: Turn): readonly EvidenceType[] {
  const subjects = namedIn(tokens, 'subjects', lang)
  const named = EVIDENCE_TYPES.filter((type) =>
    type === 'revenue' ? subjects.includes('sales') : subjects.includes(type === 'interview' ? 'interviews' : type),
  )
  return named.length > 0 ? named : EVIDENCE_TYPES
}

/** A message that asks nothing and tells the roadmap nothing: a trouble that an answer surely fits, or what may be close. */
export function answerTelling(turn: Turn): Part | undefined {
  const { text, tokens, lang } = turn
  const found = lookUp(turn, { text, tokens })
  if (found.lead) {
    const part = preparedPart(turn, found.lead)
    if (part) return part
  }
  const law = (['law', 'tax', 'off_subject'] as const).find((list) => says(tokens, list, lang))
  const short = law && tokens.length <= IDEA_WORDS ? wording(turn, law) : undefined
  if (short !== undefined) return { text: short }
  const asking = found.hits.length > 0 && (says(tokens, 'trouble', lang) || tokens.length <= PARTS)
  return asking ? unsurePart(turn, [found]) : undefined
}
