import type { Language } from '#shared/language.ts'
import type { Candidate, Counters, EvidenceType } from '#shared/roadmap.ts'
import { RISK_RULE, riskCandidates } from './at-risk.ts'
import { conversionCandidates, lossCandidates, repeatCandidates } from './changes.ts'
import { clausesOf, type Message, readMessage } from './clauses.ts'
import { loiCandidates } from './commitments.ts'
import {
  changesOf,
  partOfHeld,
  type Rejection,
  rejectedNumbers,
  restated,
  subtracted,
} from './corrections.ts'
import { interviewCandidates } from './interviews.ts'
import { matchers } from './lexicon/index.ts'
import { otherOne } from './lists.ts'
import { type Reading, reading } from './mention.ts'
import { sellsByItself } from './others.ts'
import { has } from './pattern.ts'
import { AFTER_PILOT, pilotCandidates, sampleCandidates } from './pilots.ts'
import { revenueCandidates } from './revenue.ts'
import { fold, type Sentence, sentences, withoutQuotes } from './text.ts'
import { alsoHeld, continuedCount, doneInstead, totalCandidates } from './totals.ts'

/** What the rules may know of the ledger: the counters and the type last spoken of. */
export type EvidenceContext = { counters: Counters; lastType: EvidenceType | null }

const MAX_SENTENCES = 120

function namesEvidence({ lex }: Message, folded: string): boolean {
  const words = folded.replace(lex.notPilot, ' ').replace(lex.notLoi, ' ')
  return [
    lex.interviewNoun,
    lex.loiNoun,
    lex.pilotNoun,
    lex.payingCustomer,
    lex.payUs,
    lex.loss,
    lex.interviewVerb,
    lex.productContract,
  ].some((pattern) => has(pattern, words))
}

const SIGNS =
  /\b(?:signs?|(?:is|are|gets?) (?:signed off|approved|decided)|(?:wird|werden) (?:genehmigt|freigegeben|entschieden)|autorizan?|valide(?:nt)?|approves?|decides?|places?|pays?|buys?|unterschreibt|unterschreiben|zeichnet|bestellt|zahlt|firma|firman|paga|signe|signent|paie)\b/

/** "The mine manager signs the order" tells who buys, not that somebody did. */
function tellsWhoSigns({ message: { lex }, clause, orgs }: Reading): boolean {
  if (orgs.length > 0 || !has(lex.person, clause.folded) || !SIGNS.test(clause.folded)) return false
  const done = [lex.we, lex.done, lex.payUs, lex.shortSpan].some((pattern) => has(pattern, clause.folded))
  return !done && clause.numbers.length === 0
}

const REQUEST: Record<Language, RegExp> = {
  en: /^\W*(?:(?:please|ok|okay|now|so|and|then|hey|hi|great|thanks|can you|could you)[,.!]?\s+)*(?:(?:write|draft|give|show|help|tell|teach|explain|make|prepare|create|generate|suggest|translate|rewrite|improve|find|send|list)\s+(?:me|us|up)\b|(?:write|draft|suggest|generate|create|prepare|summari[sz]e|rewrite)\s+(?:a|an|the|some|my|our)\b)/,
  de: /^\W*(?:(?:bitte|ok|okay|und|dann|so|hey|hallo|danke)[,.!]?\s+)*(?:schreib|schreibe|gib|zeig|zeige|hilf|erklar|erklare|nenn|nenne|mach|erstell|erstelle|formulier|formuliere|entwirf|ubersetz|ubersetze|schick|schicke)\s+(?:mir|uns|bitte|doch|mal|einen?|eine)\b/,
  es: /^\W*(?:(?:por favor|vale|ok|oye|hola|y|ahora|gracias)[,.!]?\s+)*(?:escribe(?:me|nos)?|dame|danos|redacta(?:me)?|ayuda(?:me|nos)|explica(?:me|nos)?|muestra(?:me|nos)|ensena(?:me|nos)|haz(?:me|nos)|prepara(?:me|nos)?|crea(?:me)?|genera(?:me)?|sugiere(?:me)?|pasame|traduce(?:me)?|dime|resume(?:me)?)(?![a-z])/,
  fr: /^\W*(?:(?:svp|stp|ok|bon|salut|bonjour|et|alors|merci)[,.!]?\s+)*(?:ecris|redige|donne|montre|aide|explique|fais|prepare|cree|genere|propose|suggere|traduis|resume|ecrivez|redigez|donnez|montrez|aidez|expliquez|faites|preparez|proposez|dis)(?:-(?:moi|nous)\b|\s+(?:un|une|le|la|des)\b)/,
}

/** "They asked how many pilots we have" tells a question. */
const ASKED_HOW_MANY =
  /\b(?:asks?|asked|asking|wants? to know|wanted to know|fragte?n?|gefragt|wissen wollte|wollte wissen|pregunta|preguntan|pregunto|preguntaron|demande|demandent|demandait|veut savoir|voulait savoir)\b[^.;]{0,30}?\b(?:how many|whether|if we|wie viele|wieviele|ob wir|cuant[oa]s|si tenemos|si ya|combien|si on|si nous)\b/

const QUESTION_ABOUT =
  /\b(?:questions?|wondering|advice|help|frage|fragen|rat|hilfe|duda|dudas|pregunta|consejo|ayuda|conseils?|aide)\s+(?:about|on|with|regarding|zu|zum|zur|uber|bei|mit|sobre|con|sur|pour|au sujet)\b/

/** "Write me an interview guide": what is asked of the guide is nothing that happened. */
const asksTheGuide = ({ message: { lex }, clause }: Reading) =>
  REQUEST[lex.language].test(clause.folded) || QUESTION_ABOUT.test(clause.folded)

const DATED =
  /\b(?:today|yesterday|heute|gestern|hoy|ayer|aujourd'hui|hier|janu?ar\w*|janvier|enero|feb\w+|fevrier|march|marzo?|marz|mars|apri?l|abril|avril|may|mai|mayo|june?|juni|junio|juin|july?|juli|julio|juillet|aug\w+|agosto|aout|sept\w*|o[ck]t\w+|nov\w+|dec\w+|dez\w+|dic\w+)\b|\d{1,2}[./]\d/

/** "Problem interview or solution interview", "from the trial to the invoice": without verb, number, name or date nothing happened. */
function isMention(
  { message: { lex, text }, clause, orgs }: Reading,
  { type, status, op, count, rule }: Candidate,
): boolean {
  const told = status === 'confirmed' && op !== 'retract' && op !== 'repeat' && op !== 'correct'
  if (!told || type === 'revenue' || rule === 'interview.asked') return false
  const done = [
    ...[lex.verb, lex.done, lex.we, lex.signed, lex.running, lex.started, lex.completed, lex.interviewVerb],
    ...[lex.talkVerb, lex.payVerb, lex.payUs, lex.usesProduct, lex.testing, lex.shortSpan, lex.total],
  ]
  const number =
    (count ?? 0) > 1 ||
    clause.numbers.some(({ start, end }) => {
      const before = clause.folded.slice(Math.max(0, start - 5), start)
      return /\d/.test(clause.folded.slice(start, end)) && !/\btrl\s?$/.test(before)
    })
  const named = orgs.length > 0 || NAMED.test(text.slice(clause.sentence.start, clause.sentence.end))
  return (
    !number && !named && !DATED.test(clause.folded) && !done.some((pattern) => has(pattern, clause.folded))
  )
}

/** "With Anna", "bei Corvane", ": Hale". */
const NAMED =
  /(?:\b(?:with|from|at|mit|bei|von|con|de|en|avec|chez)\s|[:(])\s*(?:(?:Dr|Prof|Mr|Ms|Mrs|Frau|Herr\p{L}*|Sra?|Mme|M)\.?\s+)?\p{Lu}\p{L}+/u

function readClause(reading: Reading): Candidate[] {
  return toldIn(reading).filter((candidate) => !isMention(reading, candidate))
}

function toldIn(reading: Reading): Candidate[] {
  if (tellsWhoSigns(reading) || asksTheGuide(reading) || ASKED_HOW_MANY.test(reading.clause.folded)) return []
  const conversion = conversionCandidates(reading)
  if (conversion.length > 0) return conversion
  const risk = riskCandidates(reading)
  if (risk.length > 0) return risk
  const loss = lossCandidates(reading)
  if (loss.length > 0) return loss
  const repeat = repeatCandidates(reading)
  if (repeat.length > 0) return repeat
  const theirs = sellsByItself(reading)
  return [
    ...(theirs ? [] : revenueCandidates(reading)),
    ...pilotCandidates(reading),
    ...sampleCandidates(reading),
    ...(theirs ? [] : loiCandidates(reading)),
    ...interviewCandidates(reading),
  ]
}

const AMOUNT_FROM =
  /^\W*\d[\d.,\s]*(?:k|€|\$|£|euros?|eur|usd|chf|dollars?|dolares|francs?|million\w*|mio)?\s+(?:from|von|vom|de|d['’]|por|par|by)\s?\S/

/** "We got paid! 12k from Voestalpine.": one payment told in two breaths. */
function paymentsJoined({ folded, lex }: Message, all: Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (const sentence of all) {
    const last = joined.at(-1)
    const before = last ? folded.slice(last.start, last.end) : ''
    const open = before.trim().split(/\s+/).length <= 6 && has(lex.payUs, before) && !last?.question
    if (last && open && AMOUNT_FROM.test(folded.slice(sentence.start, sentence.end)))
      joined[joined.length - 1] = { ...sentence, start: last.start }
    else joined.push(sentence)
  }
  return joined
}

/** All evidence the rules read in a message, before it meets the ledger. */
export function evidenceCandidates(text: string, language: Language, context: EvidenceContext): Candidate[] {
  const message = readMessage(withoutQuotes(text), matchers(language))
  const all: Candidate[] = []
  let previous: Reading['previous'] = context.lastType
    ? { type: context.lastType, count: null, orgs: [] }
    : null
  let correcting = false
  for (const sentence of paymentsJoined(message, sentences(message.text).slice(0, MAX_SENTENCES))) {
    const clauses = clausesOf(message, sentence)
    const rejections: Rejection[] = rejectedNumbers(message, clauses)
    const cue = clauses.some((clause) => has(message.lex.correction, clause.folded))
    const active: boolean = correcting || cue || rejections.length > 0
    const found: Candidate[] = []
    let before: Reading | undefined
    for (const [i, clause] of clauses.entries()) {
      const next = clauses[i + 1]
      const apart = next && (namesEvidence(message, next.folded) || otherOne(message.lex, next.folded))
      const tail = next && !apart ? next.tests : ''
      const here: Reading = reading(message, clause, tail, previous, before)
      before = here
      const mentioned = readClause(here)
      const read = mentioned.length > 0 ? mentioned : doneInstead(here, mentioned, found)
      const totals = totalCandidates(here, read, found)
      if (totals.length > 0)
        found.splice(
          0,
          found.length,
          ...found.filter((c) => !totals.some((t) => t.type === c.type && c.status === 'confirmed')),
        )
      const fresh =
        totals.length > 0 ? [...read.filter((c) => !totals.some((t) => t.type === c.type)), ...totals] : read
      found.push(...fresh)
      const last = fresh.at(-1)
      if (last) previous = { type: last.type, count: last.count, orgs: last.orgs ?? [] }
    }
    const said = message.folded.slice(sentence.start, sentence.end)
    const sold = oneSale(provedOrders(found), CONCLUDES.test(said) ? all : [])
    const after = context.counters.pilot > 0 && AFTER_PILOT.test(said) ? boughtAfter(sold) : sold
    const held = alsoHeld(message, sentence, after)
    found.splice(0, found.length, ...held)
    const corrected = found.some((c) => c.status === 'confirmed' || c.op === 'retract')
    const less = sentence.question ? null : subtracted(message, sentence, context)
    const part = cue
      ? (partOfHeld(message, sentence, context) ??
        restated(message, sentence, context, corrected || rejections.length > 0))
      : null
    const stands = less ?? part
    const rewritten: Candidate[] = stands
      ? [stands]
      : active
        ? changesOf(message, clauses, found, rejections, context, previous?.type ?? null, correcting || cue)
        : found
    const groundless = rewritten.some((c) => c.op === 'correct' && !standsOn(c, [...all, ...found], context))
    const changed = groundless ? found : rewritten
    const going =
      changed.length === 0 && !sentence.question ? continuedCount(message, sentence, previous) : null
    all.push(...(going ? [going] : changed))
    correcting = cue && changed.length === 0
  }
  return mergeMentions(all)
}

/** A correction needs something to correct: on the roadmap, said before, or said to have happened in its own sentence. */
const standsOn = ({ type, rejected }: Candidate, told: Candidate[], { counters }: EvidenceContext) => {
  const putRight = (c: Candidate) => rejected !== undefined && c.reason === 'negated'
  return counters[type] > 0 || told.some((c) => c.type === type && (c.status === 'confirmed' || putRight(c)))
}

/** "I also spoke with a few more": beside what was counted, not the same again. */
const ADDED =
  /\b(?:also|as well|more|another|besides|plus|auch|ausserdem|außerdem|zudem|noch|weitere\w*|dazu|tambien|ademas|aparte|otr[oa]s|mas|aussi|egalement|encore|autres|de plus)\b/

/** "Corvane placed an order for three units, purchase order signed": the paper proves the order just named. */
function provedOrders(found: Candidate[]): Candidate[] {
  const proof = (c: Candidate | undefined) =>
    c?.rule.startsWith('revenue.') &&
    c.status === 'confirmed' &&
    (c.count === 1 || c.singular) &&
    (c.orgs ?? []).length === 0
  const open = (c: Candidate | undefined) =>
    c?.rule.startsWith('revenue.') &&
    c.op === 'ask' &&
    c.reason === 'no money or contract named' &&
    ((c.orgs ?? []).length === 1 || (c.proposed ?? 0) > 1)
  return found
    .map((c, i) => {
      const before = found[i - 1]
      if (!proof(c) || !before || !open(before)) return c
      return { ...c, count: before.proposed ?? 1, singular: false, ...(before.orgs && { orgs: before.orgs }) }
    })
    .filter((c, i) => !(open(c) && proof(found[i + 1])))
}

/** What concludes from the sentence before that a pilot became more. */
const CONCLUDES =
  /^\W*(?:so|which means|that means|thus|the (?:pilot|trial)|damit|also|somit|aus dem pilot\w*|der pilot|asi que|con eso|con esto|el piloto|donc|du coup|le pilote)\b/

const soldToOne = (c: Candidate) =>
  c.type === 'revenue' &&
  c.status === 'confirmed' &&
  (c.op === 'add' || c.op === 'bare' || c.op === 'reference') &&
  c.converted_from === undefined &&
  (c.count ?? 1) === 1

/** "Corvane signed the purchase order, so the pilot became a real order": one customer, who came back from a pilot. */
function oneSale(found: Candidate[], earlier: Candidate[]): Candidate[] {
  const turned = found.find(
    (c) => c.type === 'revenue' && c.converted_from === 'pilot' && (c.op === 'add' || c.op === 'ask'),
  )
  if (!turned || (turned.count ?? turned.proposed ?? 1) !== 1) return found
  const named = turned.orgs ?? []
  const sales = [...found, ...earlier].filter(
    (c) => soldToOne(c) && (named.length === 0 || !c.orgs || c.orgs.some((org) => named.includes(org))),
  )
  const [sale, other] = sales
  if (!sale || other) return found
  const orgs = sale.orgs ?? turned.orgs
  Object.assign(sale, {
    op: 'add',
    count: 1,
    converted_from: 'pilot',
    source: 'product',
    reason: turned.op === 'add' ? turned.reason : 'converted from pilot',
    ...(orgs && { orgs }),
  })
  return found.filter((c) => c !== turned)
}

/** "After the pilot phase Corvane has now bought": a pilot of the roadmap that led to a purchase. */
function boughtAfter(found: Candidate[]): Candidate[] {
  const [sale, other] = found.filter(soldToOne)
  if (!sale || other) return found
  const orgs = sale.orgs ?? found.find(({ type }) => type === 'pilot')?.orgs
  const turned: Candidate = {
    ...sale,
    op: 'add',
    count: 1,
    converted_from: 'pilot',
    source: 'product',
    reason: 'converted from pilot',
    ...(orgs && { orgs }),
  }
  return found.map((c) => (c === sale ? turned : c))
}

/** The same fact told twice in one message ("cancelled …, so we lost them") is one fact. */
function mergeMentions(all: Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of all) {
    const twin = kept.find((other) => isSame(other, candidate))
    if (!twin) kept.push(candidate)
    else Object.assign(twin, { ...candidate, ...twin, orgs: twin.orgs ?? candidate.orgs })
  }
  const lost = (c: Candidate) =>
    c.op === 'none' && c.count === 0 && kept.some((other) => other.type === c.type && other.op === 'retract')
  // A pilot that became a contract and the order it came with are one sale.
  const converted = (c: Candidate) =>
    c.rule.startsWith('revenue.') &&
    c.status === 'confirmed' &&
    (c.orgs ?? []).length === 0 &&
    (c.count ?? 1) === 1 &&
    kept.some(
      (other) =>
        other !== c && other.converted_from !== undefined && other.type === 'revenue' && other.op === 'add',
    )
  return kept
    .filter((c) => !lost(c) && !converted(c))
    .filter(
      (c) =>
        !(
          c.op === 'ask' &&
          c.rule !== RISK_RULE &&
          kept.some(
            (other) =>
              other !== c &&
              other.type === c.type &&
              other.status === 'confirmed' &&
              (!ADDED.test(fold(c.quote)) || (c.orgs ?? []).length > 0) &&
              (other.orgs ?? []).join() === (c.orgs ?? other.orgs ?? []).join(),
          )
        ),
    )
}

function isSame(a: Candidate, b: Candidate): boolean {
  if (a.type !== b.type || a.status !== b.status) return false
  if (a.op === 'retract' && b.op === 'retract')
    return (a.orgs ?? []).length === 0 || (b.orgs ?? []).length === 0 || a.orgs?.join() === b.orgs?.join()
  if (a.op !== b.op || a.status === 'none') return false
  if (a.type === 'interview') return false
  // "Renewed the contract and also extended it": two things are two.
  if (a.op === 'repeat' && ADDED.test(fold(b.quote))) return false
  const orgsA = a.orgs ?? []
  const orgsB = b.orgs ?? []
  return orgsA.length > 0 && orgsA.some((org) => orgsB.includes(org))
}
