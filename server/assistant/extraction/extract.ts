import type { Language } from '#shared/language.ts'
import {
  type AnswerOption,
  type Candidate,
  COUNT_MAX,
  type EvidenceRecord,
  type FieldFact,
  type LedgerEvent,
  type Widgets,
} from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { ledgerLevel, sharesSegment } from '../levels/profile.ts'
import { readAnswer } from './answers.ts'
import { type Asked, asksCount, countCandidates } from './asked.ts'
import { choiceQuestion, chosenFacts, openChoice, readChoice } from './choices.ts'
import { evidenceCandidates } from './evidence.ts'
import { ground } from './extractor.ts'
import { fieldFacts } from './fields/fields.ts'
import { suggestedIndustry, suggestedRole } from './fields/suggested.ts'
import { answeredFacts, HELD, openHeld, readHeld } from './held.ts'
import { detect } from './language.ts'
import { matchers } from './lexicon/index.ts'
import { findReplacement } from './pivot.ts'
import { closedQuestion } from './questions.ts'
import { RECORDS_MAX, reconcile } from './reconcile.ts'
import { blank, fold } from './text.ts'

export type ExtractionInput = {
  id: string
  text: string
  lang?: Language
  at?: string
  /** What the assistant's question before it asked for. */
  asked?: Asked
}

export type OpenQuestion = { recordId: string; text: string; options: AnswerOption[] }

/** What one message did: the events to append, and the one closed question it leaves open. */
export type ExtractionResult = {
  events: LedgerEvent[]
  records: EvidenceRecord[]
  facts: FieldFact[]
  question: OpenQuestion | null
  lang: Language
  replayed: boolean
}

/** Longest part of a message the rules read. */
const READ_LIMIT = 8_000
/** Longer than any word of prose: blanked, so that no rule walks through it. */
const ENDLESS_WORD = /\S{120,}/g
/** As many questions one message may leave open; what would be asked beyond them is kept as mentioned, and counts nothing. */
const QUESTIONS_MAX = 5
/** Rising by this many levels in one message asks first (roadmap-rules 2.6). */
const JUMP = 2

const digestOf = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

function languageOf(message: ExtractionInput, ledger: LedgerState): Language {
  const known = ledger.lang as Language | null
  if (message.lang) return message.lang
  const words = message.text.trim().split(/\s+/).length
  return (words < 3 ? known : null) ?? detect(message.text) ?? known ?? 'en'
}

/** Appends one evidence record, so that the next candidate of the same message sees it. */
function appended(message: ExtractionInput, ledger: LedgerState, record: EvidenceRecord): LedgerState {
  return applyEvents(ledger, [
    {
      kind: 'evidence',
      id: `${message.id}~${ledger.events.length}`,
      messageId: message.id,
      extractor: 'rules',
      record,
    },
  ])
}

function withSegment(candidates: Candidate[], ledger: LedgerState): Candidate[] {
  const industries = deriveWidgets(ledger).target_industries
  return candidates.map((candidate) => {
    const words = `${candidate.quote} ${(candidate.orgs ?? []).join(' ')}`
    // Who does not say where a customer is from means the market they are in.
    const segment =
      candidate.segment ??
      industries.find((industry) => sharesSegment(words, industry.name))?.name ??
      industries.find((industry) => industry.priority === 1)?.name
    return segment ? { ...candidate, segment } : candidate
  })
}

/** A technology that only the learned reader found may be stated anew: that is no other idea. */
function withoutGuess({ fields }: LedgerState, widgets: Widgets): Widgets {
  const held = fields.findLast(({ fact }) => fact.field === 'technology' && !fact.suggested)
  if (held?.fact.rule !== 'role.technology') return widgets
  return { ...widgets, idea_summary: { ...widgets.idea_summary, technology: undefined } }
}

/** Records of which at most `QUESTIONS_MAX` ask. */
function askedOnly(records: EvidenceRecord[]): EvidenceRecord[] {
  let asked = 0
  return records.map((record) => {
    if (record.status !== 'needs_confirmation') return record
    asked += 1
    if (asked <= QUESTIONS_MAX) return record
    const {
      question: _question,
      options: _options,
      proposed: _proposed,
      proposedOp: _op,
      ...mentioned
    } = record
    return { ...mentioned, op: 'none', status: 'none', reason: 'the message asked enough' }
  })
}

/** What a message confirms waits for a yes. */
function holdRecords(records: EvidenceRecord[], language: Language, reason: string): EvidenceRecord[] {
  return records.map((record) => {
    if (
      record.status !== 'confirmed' ||
      record.op === 'retract' ||
      record.op === 'none' ||
      record.op === 'ask'
    )
      return record
    const proposed = record.count ?? 1
    const closed = closedQuestion(language, {
      type: record.type,
      doubt: 'many',
      proposed,
      current: 0,
      op: record.op,
      ...(record.orgs && { orgs: record.orgs }),
    })
    return {
      ...record,
      ...closed,
      op: 'ask',
      count: null,
      status: 'needs_confirmation',
      proposed,
      proposedOp: record.op,
      reason,
    }
  })
}

/**
 * Reads one message against the ledger: answers to the open question first, then fields, then evidence.
 * Pure and deterministic; the caller appends `events`. `modelCandidates` are a second reading to reconcile with.
 */
export function extract(
  message: ExtractionInput,
  ledger: LedgerState,
  modelCandidates: Candidate[] = [],
): ExtractionResult {
  const lang = languageOf(message, ledger)
  const text = message.text.slice(0, READ_LIMIT).replace(ENDLESS_WORD, (word) => ' '.repeat(word.length))
  const digest = digestOf(text)
  const events: LedgerEvent[] = []
  if (ledger.messageIds.has(message.id) || ledger.digests.has(digest)) {
    return { events, records: [], facts: [], question: null, lang, replayed: true }
  }
  const base = { messageId: message.id, extractor: 'rules' as const, ...(message.at && { at: message.at }) }
  const nextId = () => `${message.id}#${events.length}`
  events.push({ ...base, kind: 'message', id: nextId(), digest, lang })

  const choice = openChoice(ledger)
  const chosen = choice ? readChoice(text, choice, matchers(lang)) : null
  if (choice && chosen) {
    const target = { targetId: choice.id, quote: text.slice(0, chosen.end).trim() }
    if (chosen.choice === 'neither') events.push({ ...base, kind: 'reject', id: nextId(), ...target })
    else {
      events.push({ ...base, kind: 'pivot', id: nextId(), ...target, choice: chosen.choice })
      for (const fact of chosenFacts(chosen.choice, choice, ledger))
        events.push({ ...base, kind: 'field', id: nextId(), fact })
    }
  }
  const given = !chosen && ledger.pending ? readAnswer(text, ledger.pending, matchers(lang)) : null
  // A number above what may be counted at once answers nothing: the question stays open.
  const answer = given?.count !== undefined && given.count > COUNT_MAX ? null : given
  if (answer && ledger.pending) {
    const target = { targetId: ledger.pending.id, quote: text.slice(0, answer.end).trim() }
    if (answer.answer === 'reject') events.push({ ...base, kind: 'reject', id: nextId(), ...target })
    else
      events.push({
        ...base,
        kind: 'confirm',
        id: nextId(),
        ...target,
        ...(answer.count && { count: answer.count }),
        ...(answer.op && { op: answer.op }),
      })
  }
  const held = !chosen && !answer ? openHeld(ledger) : null
  const reply = held ? readHeld(text, matchers(lang)) : null
  if (held && reply)
    for (const fact of answeredFacts(ledger, held, reply.taken))
      events.push({ ...base, kind: 'field', id: nextId(), fact })
  const rest = blank(text, 0, chosen?.end ?? answer?.end ?? reply?.end ?? 0)

  const answered = applyEvents(ledger, events)
  const counted = counters(answered)
  const widgets = deriveWidgets(answered)
  const asked = chosen || answer || reply ? undefined : message.asked
  const read = fieldFacts(rest, lang, widgets, {
    sites: counted.pilot + counted.revenue > 0,
    asked: asksCount(asked) ? undefined : asked,
  })
  const replacement = findReplacement(rest, lang, read, withoutGuess(answered, widgets))
  const waits = new Set(replacement?.facts)
  const facts = replacement?.about === 'pivot' ? [] : read.filter((fact) => !waits.has(fact))
  for (const fact of facts) events.push({ ...base, kind: 'field', id: nextId(), fact })
  if (replacement) {
    const { about, quote, facts: waiting } = replacement
    events.push({ ...base, kind: 'choice', id: nextId(), about, quote, lang, facts: waiting })
  }
  const stated = replacement?.span ? blank(rest, replacement.span.start, replacement.span.end) : rest

  const before = applyEvents(answered, events)
  const known = { counters: counters(before), lastType: before.lastType }
  const told = evidenceCandidates(stated, lang, known)
  const rules = told.length === 0 && asksCount(asked) ? countCandidates(stated, lang, asked, known) : told
  const lists = [rules, ground(modelCandidates, stated)].map((list) =>
    withSegment(list.slice(0, RECORDS_MAX), before),
  )
  const { records: settled, after } = reconcile(lists, before, lang, (state, record) =>
    appended(message, state, record),
  )
  // Whose evidence it is, the old idea's or the new one's, is told by the answer: until then it waits.
  const records = askedOnly(
    replacement?.about === 'pivot'
      ? holdRecords(settled, lang, 'another idea or market')
      : guardLevel(ledger, before, after, settled, lang),
  )
  for (const record of records) events.push({ ...base, kind: 'evidence', id: nextId(), record })

  const shown = deriveWidgets(before)
  const roles = shown.buyer_persona.role ? [] : suggestions(records, before, lang, suggestedRole)
  const markets = shown.target_industries.some(({ priority }) => priority === 1)
    ? []
    : suggestions(records, before, lang, suggestedIndustry)
  const suggested = [...roles, ...markets]
  for (const fact of suggested) events.push({ ...base, kind: 'field', id: nextId(), fact })

  const question = questionOf(message, applyEvents(before, events))
  return { events, records, facts: [...facts, ...suggested], question, lang, replayed: false }
}

/** What evidence suggests about buyer or market, each suggested once. */
function suggestions(
  records: EvidenceRecord[],
  ledger: LedgerState,
  lang: Language,
  suggest: typeof suggestedRole,
): FieldFact[] {
  const known = new Set(ledger.fields.map(({ fact }) => fold(fact.value)))
  const read = records.flatMap((record) => suggest(record, matchers(lang)) ?? [])
  return read.filter(({ value }) => !known.has(fold(value))).slice(0, 1)
}

/** The question a message leaves open: what it replaces comes before what it counts. */
function questionOf({ id }: ExtractionInput, after: LedgerState): OpenQuestion | null {
  const { choice, pending } = after
  if (choice?.messageId === id) {
    const { question, options } = choiceQuestion(choice, after)
    return { recordId: choice.id, text: question, options }
  }
  return pending?.messageId === id && pending.record.question
    ? { recordId: pending.id, text: pending.record.question, options: pending.record.options ?? [] }
    : null
}

function guardLevel(
  ledger: LedgerState,
  before: LedgerState,
  after: LedgerState,
  records: EvidenceRecord[],
  lang: Language,
): EvidenceRecord[] {
  if (!records.some((record) => record.status === 'confirmed')) return records
  const start = ledgerLevel(ledger).level
  const withFields = ledgerLevel(before).level
  const reached = ledgerLevel(after).level
  const jumps = reached - start >= JUMP && reached > withFields
  return jumps ? holdRecords(records, lang, HELD.jump) : records
}
