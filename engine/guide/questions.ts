import { EVIDENCE_TYPES, type EvidenceType } from '#shared/roadmap.ts'
import { saysWhatIsOffered } from '../documents/recipient-in.ts'
import { subjectWords } from '../words/analyse.ts'
import { namedIn, says } from '../words/phrases.ts'
import { type Sentence, type Token, tokensOf } from '../words/tokens.ts'
import { leading } from './answer.ts'
import { buyersPart } from './buyers.ts'
import { productPart } from './human.ts'
import {
  type Found,
  isNear,
  lookUp,
  meaningPart,
  morePart,
  nearPart,
  preparedPart,
  unsurePart,
} from './knowledge.ts'
import { optionsIn, planPart } from './plan.ts'
import { weighedNow } from './signals.ts'
import { factsPart, nextStep, recap, whatCounts, whyLevel } from './state.ts'
import { type Part, type Turn, wording } from './turn.ts'

/** Parts of a reply that have a text. */
const PARTS = 2
/** Longest question about the roadmap alone, in words. */
const STATE_WORDS = 14
/** Longest question about where a founder stands, in words: it may also say what it is for. */
const STATUS_WORDS = 30
const NEXT_WORDS = 9
/** How well an answer must fit a message that asks nothing. */
const FIT_TELLING = 0.9
/** How near something must be to a message that asks nothing, and its fewest words. */
const FIT_NEAR = 0.7
/** How near something must be to take the place of the next step, for who asks where to begin. */
const FIT_BEGIN = 0.3
const TELLING = 8
/** A few words without a verb ask for what they name. */
const BRIEF = 3

/** What a question comes to: a part, or something to offer cards for. */
type Answered = { readonly part: Part } | { readonly unsure: Found } | undefined

/** Answers each question of a message by itself. */
export function answerQuestions(turn: Turn): Part[] {
  if (turn.again) return saidAlready(turn)
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
  const asks = parts.some(({ question }) => question !== undefined)
  const open = unsure.filter((found) => parts.length === 0 || (!asks && isNear(found)))
  const offered = parts.length < PARTS ? unsurePart(turn, open) : undefined
  if (offered) parts.push(offered)
  return parts
}

/** The same question again: a question about the roadmap has a new answer, others have none. */
function saidAlready(turn: Turn): Part[] {
  const own = turn.questions.flatMap((question) => roadmapPart(turn, question) ?? [])
  if (own.some(({ text, question }) => text !== '' || question)) return own
  return [spoken(turn, 'asked_before')]
}

/** The next wording of a text; its last sentence may be a question, which then is the part's question. */
export function spoken(turn: Turn, id: Parameters<typeof wording>[1], values?: Record<string, string>): Part {
  const text = wording(turn, id, values) ?? ''
  const from = text.lastIndexOf('. ') + 1
  const question = { text: text.slice(from).trim(), asks: { kind: 'other', question: id } as const }
  return text.endsWith('?') ? { text: text.slice(0, from).trim(), question } : { text }
}

function answer(turn: Turn, question: Sentence): Answered {
  const found = lookUp(turn, question)
  const own =
    productPart(turn, question) ??
    roadmapPart(turn, question) ??
    meaningPart(turn, question) ??
    buyersPart(turn, question) ??
    (subjectWords(question.text).length <= 1 || optionsIn(turn).length > 0
      ? planPart(turn, question)
      : undefined) ??
    (turn.sentences.length > 1 && isNear(found) ? undefined : elsewherePart(turn, question))
  if (own) return own.text === '' && !own.question ? undefined : { part: own }
  const { tokens } = question
  const { lang } = turn
  if (found.lead) {
    const part = preparedPart(turn, found.lead)
    const law = says(tokens, 'law', lang) ? wording(turn, 'law_note') : undefined
    if (part) return { part: law ? { ...part, text: `${part.text}\n\n${law}` } : part }
    const more = morePart(turn, question)
    if (more) return { part: more }
    const { entry } = found.lead
    return { unsure: { ...found, hits: found.hits.filter((hit) => hit.entry !== entry) } }
  }
  const text = says(tokens, 'off_subject', lang) ? wording(turn, 'off_subject') : undefined
  if (text !== undefined) return { part: { text } }
  const begins = says(tokens, 'plan', lang) || says(tokens, 'next', lang)
  const near = isNear(found, turn.sentences.length > turn.questions.length ? undefined : FIT_BEGIN)
  const plan = begins && !near && turn.count > 1 ? factsPart(turn, 'in_order') : undefined
  const tells = weighedNow(turn, 1).length > 0
  const step = plan ?? (begins && !tells && !near ? nextStep(turn) : undefined)
  const more = planPart(turn, question) ?? step ?? morePart(turn, question)
  return more === undefined ? { unsure: found } : { part: more }
}

/** Tax, and law that is about nothing here, are somebody else's. */
function elsewherePart(turn: Turn, { tokens }: Sentence): Part | undefined {
  const { lang } = turn
  const law = says(tokens, 'law', lang) && namedIn(tokens, 'subjects', lang).length === 0
  const id = says(tokens, 'tax', lang) ? 'tax' : law ? 'law' : undefined
  const text = id && wording(turn, id)
  return text === undefined ? undefined : { text }
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
  const asksStatus = tokens.length <= STATUS_WORDS
  if (asksStatus && (says(tokens, 'why_level', lang) || says(tokens, 'level', lang))) return whyLevel(turn)
  if (asksStatus && says(tokens, 'stands', lang)) return recap(turn)
  const next =
    says(tokens, 'next', lang) &&
    tokens.length <= NEXT_WORDS &&
    namedIn(tokens, 'subjects', lang).length === 0
  // Who has told much is not asked for the technology again.
  const begun =
    turn.roadmap?.nextBestAction?.id !== 'technology' || turn.sentences.length === turn.questions.length
  return next && begun && !says(tokens, 'plan', lang) && !tellsMore(turn) ? nextStep(turn) : undefined
}

/** Whether the message tells of something else that "what now?" is about. */
const tellsMore = ({ tokens, lang, sentences, questions, roadmap }: Turn) =>
  says(tokens, 'trouble', lang) ||
  (sentences.length > questions.length && (roadmap?.changes ?? []).length === 0)

/** Whether what a question names counts, and why. */
function verdictPart(turn: Turn, tokens: readonly Token[]): Part | undefined {
  const { lang, texts, said } = turn
  if (!asksWhatCounts(turn, tokens)) return undefined
  const all = [...namedIn(tokens, 'evidence', lang), ...namedIn(turn.tokens, 'evidence', lang)]
  const named = all.find((each) => each !== 'investor') ?? all[0]
  if (!named) return undefined
  const text = said.fresh(texts.verdicts[named])
  return text === '' ? undefined : { text }
}

/** Whether a question asks for a verdict; "and a friend?" asks what was asked before it. */
function asksWhatCounts({ lang, before, questions }: Turn, tokens: readonly Token[]): boolean {
  if (says(tokens, 'what_counts', lang)) return false
  if (says(tokens, 'counts', lang)) return true
  const goesOn = says(tokens, 'goes_on', lang) && namedIn(tokens, 'evidence', lang).length > 0
  return (
    goesOn &&
    [...questions.map((each) => each.tokens), tokensOf(before)].some((each) => says(each, 'counts', lang))
  )
}

/** The kinds of evidence that a question names; all where it names none. */
function typesIn(tokens: readonly Token[], { lang }: Turn): readonly EvidenceType[] {
  const subjects = namedIn(tokens, 'subjects', lang)
  const named = EVIDENCE_TYPES.filter((type) =>
    type === 'revenue'
      ? subjects.includes('sales')
      : subjects.includes(type === 'interview' ? 'interviews' : type),
  )
  return named.length > 0 ? named : EVIDENCE_TYPES
}

/** A message that asks nothing: the answer that surely fits or is near; of a few words what may be close. */
export function answerTelling(turn: Turn): Part | undefined {
  const { text, tokens, lang } = turn
  const elsewhere = elsewherePart(turn, { text, tokens })
  if (elsewhere) return elsewhere
  const brief = tokens.length <= BRIEF && !saysWhatIsOffered(text, lang)
  if (tokens.length < TELLING && !brief && !says(tokens, 'trouble', lang)) return undefined
  const found = lookUp(turn, { text, tokens })
  const lead = leading(found.hits, FIT_TELLING)
  const part = lead && !lead.general ? preparedPart(turn, lead) : undefined
  if (part || brief) return part ?? unsurePart(turn, [found])
  const [best] = found.hits
  const general = (best?.claim ?? 0) > (best?.answers?.[0]?.fit ?? 0)
  return general || !isNear(found, FIT_NEAR) ? undefined : nearPart(turn, found, '')
}
