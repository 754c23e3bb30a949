import type { Language } from '#shared/language.ts'
import { withParticulars } from '#shared/records/plain-record.ts'
import { RecordWords } from '#shared/records/record-words.ts'
import { factsOf, missingIn } from '#shared/records/with-facts.ts'
import type {
  AnswerOption,
  Candidate,
  EvidenceRecord,
  FieldFact,
  LedgerEvent,
  Widgets,
} from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents } from '../ledger/ledger.ts'
import type { Reason } from '../ledger/reasons.ts'
import type { LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { sharesSegment } from '../levels/profile.ts'
import { askedOnly, guardLevel, holdRecords } from '../settle/hold-records.ts'
import { knownRecord } from '../settle/known-record.ts'
import { RECORDS_MAX, reconcile } from '../settle/reconcile.ts'
import { blank } from '../text/blank.ts'
import { fold } from '../text/tokens.ts'
import { answersIn } from './answers/answers-in.ts'
import { countCandidates, type ExpectedAnswer, expectsCount } from './answers/expected-answer.ts'
import { choiceQuestion } from './choices.ts'
import { combine, proposals } from './combine.ts'
import { combineFields } from './combine-fields.ts'
import { fieldFacts } from './field-reader.ts'
import { suggestedIndustry, suggestedRole } from './field-suggestions.ts'
import { detect } from './language.ts'
import { lexicon } from './lexicon-file.ts'
import { groundFields } from './model/ground-fields.ts'
import { type DropReason, type Ground, type Grounded, groundRecords } from './model/ground-records.ts'
import type { ModelReading } from './model/reading.ts'
import type { Told } from './objections.ts'
import { findReplacement } from './pivot.ts'
import { readEvidence } from './plain/read.ts'
import { taggedRecords, taggedText } from './tagged-text.ts'
import { withoutTerms } from './terms.ts'

export type ExtractionInput = {
  id: string
  text: string
  lang?: Language
  at?: string
  /** The answer that the assistant's question before it expects. */
  asked?: ExpectedAnswer
  /** The end of the reply before it. */
  follows?: string | null
}

export type OpenQuestion = { recordId: string; text: string; options: AnswerOption[] }

/** The events that one message appends, and the one choice prompt it leaves open. */
export type ExtractionResult = {
  events: LedgerEvent[]
  records: EvidenceRecord[]
  facts: FieldFact[]
  question: OpenQuestion | null
  lang: Language
  replayed: boolean
  /** One reason for each item of the model's reading that was not taken. */
  dropped: DropReason[]
}

/** Longest part of a message the rules read. */
const READ_LIMIT = 8_000
/** Longer than any word of prose: blanked, so that no rule walks through it. */
const ENDLESS_WORD = /\S{120,8000}/g
const digestOf = (text: string) =>
  fold(text)
    .replace(/\s{1,8000}/g, ' ')
    .trim()

function languageOf(message: ExtractionInput, ledger: LedgerState): Language {
  const known = ledger.lang as Language | null
  if (message.lang) return message.lang
  const words = message.text.trim().split(/\s{1,8000}/).length
  return (words < 3 ? known : null) ?? detect(message.text) ?? known ?? 'en'
}

/** Appends one evidence record by the id that it will have, so that the next candidate of its message sees it. */
const appendingTo = (messageId: string, offset: number) => (ledger: LedgerState, record: EvidenceRecord) => {
  const id = `${messageId}#${ledger.events.length + offset}`
  return applyEvents(ledger, [{ id, messageId, extractor: 'rules', record, kind: 'evidence' }])
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
function withoutGuess(ledger: LedgerState): Widgets {
  const { fields } = ledger
  const widgets = deriveWidgets(ledger)
  const held = fields.findLast(({ fact }) => fact.field === 'technology' && !fact.suggested)
  if (held?.fact.rule !== 'role.technology') return widgets
  return { ...widgets, idea_summary: { ...widgets.idea_summary, technology: undefined } }
}

/** Reasons of mentions that add nothing to the number of what counts already. */
const COUNTED: ReadonlySet<string> = new Set<Reason>([
  'already counted',
  'same organisation, already counted',
  'refers to what is counted',
])

const stamp = (message: ExtractionInput) => ({
  messageId: message.id,
  ...(message.at && { at: message.at }),
})

const recordWords = lexicon('records', RecordWords, (words) => words)
const detailed = (candidates: readonly Candidate[], ground: Ground): Candidate[] =>
  withParticulars(candidates, {
    ...ground,
    words: recordWords(ground.language),
    totals: ground.counters,
    tag: () => taggedRecords(taggedText(ground.text, ground.language)),
  })

const extractorOf = (rule: string) => (rule === 'model' ? ('model' as const) : ('rules' as const))

/** A model's reading of a message; `failed` when one was asked and gave none. */
export type Modelled = ModelReading | 'failed'

/**
 * Reads one message against the ledger: answers to the open question first, then fields, then evidence.
 * Pure and deterministic; the caller appends `events`. Where a model read the message, it decides (assistant
 * section 1); where its reading failed, what the plain reader finds is proposed and counts nothing.
 */
export function extract(message: ExtractionInput, ledger: LedgerState, model?: Modelled): ExtractionResult {
  const lang = languageOf(message, ledger)
  const text = message.text.slice(0, READ_LIMIT).replace(ENDLESS_WORD, (word) => ' '.repeat(word.length))
  const digest = digestOf(text)
  const events: LedgerEvent[] = []
  if (ledger.messageIds.has(message.id) || ledger.digests.has(digest)) {
    return { events, records: [], facts: [], question: null, lang, replayed: true, dropped: [] }
  }
  const base = stamp(message)
  const nextId = () => `${message.id}#${events.length}`
  const addFacts = (facts: readonly FieldFact[]) => {
    for (const fact of facts)
      events.push({ ...base, extractor: extractorOf(fact.rule), kind: 'field', id: nextId(), fact })
  }
  events.push({ ...base, extractor: 'rules', kind: 'message', id: nextId(), digest, lang })

  const reading = model === 'failed' ? undefined : model
  const answered = answersIn(text, ledger, lang, reading?.answer)
  for (const event of answered?.events ?? [])
    events.push({ ...base, extractor: 'rules', id: nextId(), ...event })
  const { start = 0, end = 0 } = answered?.span ?? {}
  const rest = blank(text, start, end)

  const afterAnswer = applyEvents(ledger, events)
  const ground: Ground = {
    text: rest,
    whole: text,
    language: lang,
    counters: counters(afterAnswer),
    known: [...namesOn(afterAnswer), message.follows ?? ''].join('\n'),
    today: message.at?.slice(0, 10),
  }
  const asked = answered || (message.asked && corrects(ground, afterAnswer)) ? undefined : message.asked
  const fields = readFields(ground, asked, afterAnswer, model)
  const replacement = findReplacement(rest, lang, fields.facts, withoutGuess(afterAnswer))
  const waits = new Set(replacement?.facts)
  const facts = replacement?.about === 'pivot' ? [] : fields.facts.filter((fact) => !waits.has(fact))
  addFacts(facts)
  if (replacement) {
    const { about, quote, facts: waiting } = replacement
    const choice = { kind: 'choice', id: nextId(), about, quote, lang, facts: waiting } as const
    events.push({ ...base, extractor: 'rules', ...choice })
  }
  const stated = replacement?.span ? blank(rest, replacement.span.start, replacement.span.end) : rest

  const before = applyEvents(afterAnswer, events)
  const totals = counters(before)
  const found = groundRecords(reading?.records ?? [], { ...ground, text: stated })
  const counted = withoutTerms(stated, found.candidates)
  const told = readEvidence(counted, lang, { counters: totals, lastType: before.lastType })
  const plain = told.length === 0 && expectsCount(asked) ? countCandidates(stated, lang, asked) : told
  const candidates = candidatesOf(plain, found, { text: counted, language: lang, totals }, model)
  const { records: settled, after } = reconcile(
    detailed(withSegment(candidates.slice(0, RECORDS_MAX), before), { ...ground, text: stated }),
    before,
    lang,
    appendingTo(message.id, events.length - before.events.length),
  )
  // Whose evidence it is, the old idea's or the new one's, is told by the answer: until then it waits.
  const records = askedOnly(
    replacement?.about === 'pivot'
      ? holdRecords(settled, before, lang, 'another idea or market')
      : guardLevel(ledger, before, after, settled, lang),
  )
  for (const record of records)
    events.push({ ...base, extractor: extractorOf(record.rule), kind: 'evidence', id: nextId(), record })
  for (const { targetId, set } of completions(records, before))
    events.push({ ...base, extractor: 'model', kind: 'facts', id: nextId(), targetId, set })

  const suggested = suggestions(records, before, lang)
  addFacts(suggested)

  const question = questionOf(message, applyEvents(before, events))
  const invalid = Array<DropReason>(reading?.invalid ?? 0).fill('invalid')
  const dropped = [...invalid, ...fields.dropped, ...found.dropped]
  return { events, records, facts: [...facts, ...suggested], question, lang, replayed: false, dropped }
}

/** Facts that a mention adds to a record that counts already. */
function completions(records: readonly EvidenceRecord[], ledger: LedgerState) {
  return records.flatMap((record) => {
    const known =
      record.status === 'none' && COUNTED.has(record.reason) ? knownRecord(ledger, record) : undefined
    const set = known ? missingIn(factsOf(known.record), factsOf(record)) : {}
    return known && Object.keys(set).length > 0 ? [{ targetId: known.id, set }] : []
  })
}

/** The evidence of a message: the plain reader's, a model's, or both. */
function candidatesOf(
  plain: Candidate[],
  found: Grounded,
  context: Told,
  model: Modelled | undefined,
): Candidate[] {
  if (model === undefined) return plain
  if (model === 'failed') return proposals(plain, context.totals)
  return combine(plain.slice(0, RECORDS_MAX), found, context)
}

/** "Actually it was 9" puts a number right, whatever the reply before it asked for. */
const corrects = ({ text, language, counters }: Ground, { lastType }: LedgerState): boolean =>
  readEvidence(text, language, { counters, lastType }).some(
    ({ op, quote }) => op === 'correct' && text.trim().startsWith(quote),
  )

/** The fields of a message: the plain reader's, a model's, or both. */
function readFields(
  ground: Ground,
  asked: ExpectedAnswer | undefined,
  ledger: LedgerState,
  model: Modelled | undefined,
): { facts: FieldFact[]; dropped: DropReason[] } {
  const { text, language } = ground
  const widgets = deriveWidgets(ledger)
  const plain = fieldFacts(text, language, widgets, { asked: expectsCount(asked) ? undefined : asked })
  if (model === undefined) return { facts: plain, dropped: [] }
  const read = model === 'failed' ? { facts: [], dropped: [] } : groundFields(model.fields, ground)
  const { fields } = ledger
  return { facts: combineFields(plain, read.facts, { fields, widgets }), dropped: read.dropped }
}

const namesOn = ({ records }: LedgerState) =>
  records.flatMap(({ state, record }) =>
    state === 'active' || state === 'waiting' ? (record.orgs ?? []) : [],
  )

/** Suggests a buyer and a market out of evidence where the roadmap has none, nothing twice. */
function suggestions(records: EvidenceRecord[], ledger: LedgerState, lang: Language): FieldFact[] {
  const { buyer_persona, target_industries } = deriveWidgets(ledger)
  const known = new Set(ledger.fields.map(({ fact }) => fold(fact.value)))
  const first = (suggest: typeof suggestedRole) => {
    const read = records.flatMap((record) => suggest(record, lang) ?? [])
    return read.filter(({ value }) => !known.has(fold(value))).slice(0, 1)
  }
  const hasMarket = target_industries.some(({ priority }) => priority === 1)
  return [buyer_persona.role ? [] : first(suggestedRole), hasMarket ? [] : first(suggestedIndustry)].flat()
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
