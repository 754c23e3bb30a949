import type { Language } from '#shared/language.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import { contentWords, fold } from '../search/fold.ts'
import { type Advice, advise } from './advice.ts'
import { choiceIn } from './choices.ts'
import { DEFINITIONS } from './definitions.ts'
import { documentFor, documentForGap } from './documents.ts'
import type { Draft } from './draft.ts'
import { GAPS, type Gap } from './gaps.ts'
import { asksCount, countAsked } from './how-many.ts'
import { type Ranked, relevantMaterial } from './material.ts'
import { gapQuestion, workQuestion } from './question.ts'
import { asksOwnReadiness, readiness } from './readiness.ts'
import { actionDraft, countersLine, counts, level, next } from './roadmap-answers.ts'
import { situationIn } from './situations.ts'
import { asksOnlyNext, type Turn } from './turn.ts'
import { VERDICTS } from './verdicts.ts'

const EXPLAIN =
  /what (is|are|does|do you mean)|meaning|explain|define|stand for|was (ist|sind|heisst|bedeutet)|erklar|bedeutet|que (es|son|significa)|explica|qu'est-ce|c'est quoi|que signifie|explique|definition/
const LEGAL =
  /\b(tax|taxes|vat|lawyer|liabilit\w*|lawsuit|gdpr|gmbh|incorporat\w*|shareholder\w*|valuation|term sheet|dilut\w*|equity split|patent infring\w*|steuer\w*|umsatzsteuer|anwalt|rechtlich\w*|haft\w*|klage|dsgvo|gesellschafter\w*|bewertung der firma|impuestos?|iva|abogad\w*|(?<!(equipo|departamento|servicio) )legal\w*(?! (team|department|counsel|people|review))|responsabilidad|demanda|(pacto|acuerdo) de socios|valoracion|impots?|tva|avocat\w*|(?<!service )juridique\w*|responsabilite|rgpd|statuts|pacte d.?associes|valorisation|sociedad limitada|constituir una (sociedad|empresa)|registrar (una )?(sociedad|empresa)|register (a|the|our) company|(firma|gesellschaft) grunden|creer (une )?(sas|sarl|societe)|invest my|buy shares|aktien kaufen)\b/
const TOUCHES_LEGAL =
  /clause|exclusiv|exklusiv|licen[cs]e|klausel|lizenz|clausula|licencia|\bip\b|patent|brevet|propriete intellectuelle|propiedad intelectual|equity|term sheet/
const UNSURE =
  /don'?t know|not sure|no idea|weiss (ich |es )?(noch )?nicht|keine ahnung|unsicher|no (lo )?se\b|ni idea|je ne sais pas|aucune idee|pas sur/
/** Topics that a statement raises as well as a question does. */
const SAYS_TROUBLE = new Set(['commitment', 'pilot-stalled', 'group'])
const OWN_INTERVIEWS =
  /\b(i|we|ich|wir|tengo|tenemos|hemos|llevo|nous|on|j)\b((?!told|said|should|need|must|have to|soll|muss|brauch|gesagt|dicho|deb|hay que|necesit|dit|dev|doit|faut|besoin|conseil|recomm|recom|empf|acons|advis).){0,30}\b\d{1,3} (\w+ ){0,2}(interview|gesprach|entrevist|entretien)/
/** A question of so few words asks for a meaning and no more. */
const SHORT = 7
const CLAIM_NUMBER = /\b(\d{1,3})\b/

export function answer(turn: Turn): Draft {
  const { say } = GUIDE[turn.lang]
  const document = turn.intent === 'guard' ? null : documentFor(turn.text, turn.lang, turn.roadmap)
  if (document) {
    return { ...plainly(say.draft), document: document.text, gap: document.gap }
  }
  const [first] = GAPS
  switch (turn.intent) {
    case 'empty':
      return plainly(say.empty, {
        question: first && !turn.said ? gapQuestion(first, turn.lang) : undefined,
      })
    case 'guard':
      return plainly(say.guard)
    case 'thanks':
      return plainly(say.thanks, { question: workQuestion('date', turn.lang) })
    case 'greeting':
      return plainly(say.greeting)
    case 'identity':
      return plainly(say.identity)
    case 'correct':
      return plainly(say[turn.roadmap?.justCaptured?.length ? 'correct_done' : 'correct'], {
        question: null,
      })
    case 'level':
      return level(turn)
    case 'next':
      return asksOnlyNext(turn.text, turn.roadmap) ? next(turn) : question(turn)
    case 'who-counts':
      return withLead(turn, verdictOn(turn))
    case 'ready':
      return !asksOwnReadiness(turn.folded) && isAnswered(relevantMaterial(turn))
        ? question(turn)
        : ready(turn)
    case 'share':
      return share(turn)
    case 'question':
      return question(turn)
  }
}

/** From this share on what an entry says is nearer to the question than a rule for a word in it. */
const CERTAIN = 0.5

/** Whether an entry surely holds what is asked for. */
const isAnswered = (materials: readonly Ranked[]): boolean =>
  materials.some(({ answers, asked }) => asked >= CERTAIN || answers.some(({ fit }) => fit >= CERTAIN))

/** Whether what the message names counts as evidence, and why. */
function verdictOn({ folded, lang }: Turn): string | undefined {
  const verdict = VERDICTS.find(({ about }) => about.test(folded))
  return verdict && GUIDE[lang].verdicts[verdict.id]
}

/** What to do about a gap. */
const stepsOf = (gap: string | undefined, lang: Language): string[] => {
  const found = GAPS.find(({ id }) => id === gap)
  return found ? [...GUIDE[lang].gaps[found.id].steps] : []
}

/** The verdict by the roadmap's counters, and what is missing. */
function ready(turn: Turn): Draft {
  const verdict = readiness(turn.folded, turn.lang, turn.roadmap?.counters ?? null)
  const draft = withLead(turn, verdict?.text)
  if (!verdict) return draft
  return {
    ...draft,
    points: draft.points.slice(-2),
    steps: [...stepsOf(verdict.gap, turn.lang), ...draft.steps].slice(0, 3),
    gap: verdict.gap,
  }
}

const plainly = (text: string, more: Partial<Draft> = {}): Draft => ({
  lead: [text],
  points: [],
  steps: [],
  ...more,
})

/** A direct answer from a rule, then what the entries add; without a rule it is an ordinary question. */
function withLead(turn: Turn, lead: string | undefined): Draft {
  if (!lead) return question(turn)
  const advice = advise(turn, relevantMaterial(turn))
  const points =
    advice.lead.length > 0 && advice.lead[0] ? [advice.lead.join(' '), ...advice.points] : advice.points
  if (turn.said.includes(lead)) {
    const opening = turn.repeat ? GUIDE[turn.lang].say.again : GUIDE[turn.lang].say.same_verdict
    return { ...withFallbackSteps(turn, advice), lead: [opening, ...advice.lead] }
  }
  const { steps } = withFallbackSteps(turn, advice)
  return { lead: [lead], points: points.slice(0, 3), steps, gap: turn.topic?.gap }
}

function question(turn: Turn): Draft {
  const { lang, folded } = turn
  const { say, definitions, situations, questions } = GUIDE[lang]
  const found = relevantMaterial(turn)
  // Asked a third time, only what answers about as well as the best is worth saying.
  const materials = turn.insists ? found.filter(({ close }) => close) : found
  const advice = advise(turn, materials)
  const definition = DEFINITIONS.find(({ term }) => term.test(folded))
  const length = folded.trim().split(/\s+/).length
  const certain = isAnswered(found)
  const asksMeaning = length <= 2 || (EXPLAIN.test(folded) && (length <= SHORT || !certain))
  const meaning = definition && asksMeaning ? fill(say.means, definitions[definition.id]) : null
  if (LEGAL.test(folded)) return legal(turn, advice)
  const situation = situationIn(folded)
  const reported = situation && situations[situation.id]
  if (reported && !turn.said.includes(reported)) {
    const points = [advice.lead.join(' '), ...advice.points].filter(Boolean).slice(0, 2)
    return { ...withFallbackSteps(turn, advice), lead: [reported], points, gap: turn.topic?.gap }
  }
  if (turn.topic?.id === 'judge' && !turn.repeat)
    return {
      ...withFallbackSteps(turn, advice),
      lead: [say.judge, ...advice.lead],
      gap: turn.topic.gap,
    }
  if (turn.repeat) {
    const again = advice.lead.some(Boolean) && !turn.insists
    const sheet = again ? null : documentForGap(turn.topic?.gap ?? '', lang, turn.roadmap)
    return {
      ...(again ? advice : withFallbackSteps(turn, { ...advice, points: [], steps: [] })),
      document: sheet && !turn.said.includes(sheet) ? sheet : undefined,
      lead: again ? [say.again, ...advice.lead] : [say.exhausted],
      question: turn.said.includes(questions.missing) ? undefined : workQuestion('missing', lang),
    }
  }
  if (meaning && !turn.said.includes(meaning)) {
    const points = [...(advice.lead.some(Boolean) ? [advice.lead.join(' ')] : []), ...advice.points].slice(
      0,
      3,
    )
    return { ...withFallbackSteps(turn, advice), lead: [meaning], points, gap: turn.topic?.gap }
  }
  if (!advice.lead.some(Boolean)) return nothingFound(turn, materials.length > 0)
  const tells = OWN_INTERVIEWS.test(folded) && !turn.roadmap?.justCaptured?.length && !certain
  const held = asksCount(folded) && turn.topic?.id === 'interviews' ? interviewsHeld(turn) : null
  const count =
    chosen(turn) ?? (certain ? null : numberAsked(turn)) ?? held ?? (tells ? interviewsLine(turn) : null)
  const lead = count && !turn.said.includes(count) ? [count] : [...advice.lead]
  if (counts(turn) && asksCount(folded) && !held) lead.unshift(countersLine(turn))
  if (TOUCHES_LEGAL.test(folded)) lead.push(say.disclaimer)
  return { ...withFallbackSteps(turn, advice), lead, gap: turn.topic?.gap }
}

/** Which of two things comes first, where the message asks for that. */
function chosen({ folded, lang }: Turn): string | null {
  const choice = choiceIn(folded)
  return choice && GUIDE[lang].choices[choice]
}

/** The number that the roadmap asks for, where the message asks how many. */
function numberAsked({ folded, lang }: Turn): string | null {
  const asked = countAsked(folded)
  return asked && GUIDE[lang].how_many[asked]
}

function legal(turn: Turn, advice: Advice): Draft {
  const { legal_open, disclaimer } = GUIDE[turn.lang].say
  return { ...advice, lead: [legal_open, ...advice.lead, disclaimer] }
}

/** An entry without steps (an operator's note, an untranslated one) borrows those of the topic's gap. */
function withFallbackSteps(turn: Turn, advice: Advice): Advice {
  if (advice.steps.length > 0) return advice
  return { ...advice, steps: stepsOf(turn.topic?.gap, turn.lang).filter((step) => !turn.said.includes(step)) }
}

function nothingFound(turn: Turn, allSaid: boolean): Draft {
  const { lang } = turn
  const { say } = GUIDE[lang]
  const gap = GAPS.find(({ id }) => id === turn.topic?.gap)
  if (allSaid) return plainly(say.exhausted, { question: workQuestion('missing', lang) })
  const about = subject(turn)
  const lead = [fill(say.no_hits, { about: about || say.that })]
  if (gap) {
    const { open, steps } = GUIDE[lang].gaps[gap.id]
    return { lead: [...lead, open], points: [], steps: [...steps], gap: gap.id }
  }
  return {
    lead: [...lead, say.offer],
    points: [],
    steps: [],
    question: workQuestion('topic', lang),
  }
}

/** Up to four plain words of the question; never anything that could be markup or a key. */
function subject(turn: Turn): string {
  const known = new Set(contentWords(turn.text))
  const words = (turn.text.match(/\p{L}{3,18}/gu) ?? []).filter((word) => known.has(fold(word))).slice(0, 4)
  return words.length > 0 ? fill(GUIDE[turn.lang].say.quoted, { words: words.join(' ') }) : ''
}

/** The founder tells something, or answers the guide's question: take it up and name the next open piece. */
function share(turn: Turn): Draft {
  const { answered, folded } = turn
  if (SAYS_TROUBLE.has(turn.topic?.id ?? '') || situationIn(folded)) return question(turn)
  if (answered && UNSURE.test(folded)) return unsure(turn, answered)
  if (!answered && asksByTelling(turn)) return question(turn)
  const tells =
    answered?.id === 'interviews' || (!turn.roadmap?.justCaptured?.length && OWN_INTERVIEWS.test(folded))
  const counted = tells ? interviewsLine(turn) : null
  const draft = actionDraft(turn)
  const opening = counted ?? takenUp(turn)
  const lead = [opening, ...draft.lead].filter((line) => line !== null)
  return { ...draft, lead, points: draft.points.slice(0, 2) }
}

/** What the message itself tells, by name; failing that, what an answer that the roadmap could not read lacks. */
function takenUp(turn: Turn): string | null {
  const { lang, answered, folded } = turn
  const { say, gaps } = GUIDE[lang]
  if (turn.roadmap?.justCaptured?.length) return null
  const pieces = GAPS.filter(({ told }) => told.test(folded)).map(({ id }) => gaps[id].piece)
  if (pieces.length > 0) return fill(say.taken, { pieces: pieces.join(say.and) })
  if (!answered) return null
  const unread = fill(say.unread, { piece: gaps[answered.id].piece })
  return turn.roadmap && !turn.roadmap.pending?.length && !turn.said.includes(unread)
    ? unread
    : say.understood
}

/** "No idea": the sheet on which the answer is worked out, instead of the steps that were just given. */
function unsure(turn: Turn, gap: Gap): Draft {
  const { lang } = turn
  const { say } = GUIDE[lang]
  const document = documentForGap(gap.id, lang, turn.roadmap)
  const lead = [say.unsure, ...(document ? [say.draft] : [])]
  const steps = document ? [] : stepsOf(gap.id, lang)
  return {
    lead,
    points: [],
    steps,
    document: document ?? undefined,
    question: workQuestion('obstacle', lang),
  }
}

/** "They keep using their spreadsheets": no question, no fact about the venture, but an entry speaks to it. */
function asksByTelling(turn: Turn): boolean {
  if (turn.roadmap?.justCaptured?.length) return false
  const materials = relevantMaterial(turn)
  if (isAnswered(materials)) return true
  return !GAPS.some(({ told }) => told.test(turn.folded)) && materials.length > 0
}

function interviewsLine(turn: Turn): string | null {
  const n = Number(CLAIM_NUMBER.exec(turn.folded)?.[1] ?? Number.NaN)
  return Number.isNaN(n) ? null : interviewsOf(turn, n)
}

/** What the interviews on the roadmap are worth, where it counts any. */
function interviewsHeld(turn: Turn): string | null {
  const n = turn.roadmap?.counters?.interview ?? 0
  return n > 0 ? interviewsOf(turn, n) : null
}

function interviewsOf(turn: Turn, n: number): string {
  const { low, mid, high } = GUIDE[turn.lang].interviews_held
  const [template, goal] = n < 10 ? [low, 10] : n < 20 ? [mid, 20] : [high, n]
  return fill(template, { n, missing: goal - n })
}
