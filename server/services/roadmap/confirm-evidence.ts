import { answerIn, type GivenAnswer } from '#engine/ledger/answers.ts'
import { applyEvents } from '#engine/ledger/ledger.ts'
import type { FieldEntry, LedgerState, OpenChoice } from '#engine/ledger/state.ts'
import { chosenFacts } from '#engine/reading/choices.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import { confirmation } from '#engine/roadmap/proposals.ts'
import type { CauseId } from '#server/roadmap/causes.ts'
import type { Step } from '#server/roadmap/change-ledger.ts'
import { placeOf, promptIn } from '#server/roadmap/prompt-in.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import type { ProposalChanges } from '#shared/proposals.ts'
import type { AnswerOption, Choice, EvidenceRecord, FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { changeDashboard } from './change-dashboard.ts'
import { changedFacts } from './changed-facts.ts'
import { moveToNewIdea } from './new-idea.ts'
import { putAside, takeOver } from './take-over.ts'
import { readValue } from './value-flags.ts'

type Yes = {
  id: string
  count?: number | undefined
  op?: AnswerOption['op']
  changes?: ProposalChanges | undefined
}

/** What every event of an answer begins with. */
type Base = { id: string; at: string; extractor: 'person' }

const ANSWERED = 'This was answered already. The roadmap shows how.'

/** Says yes to a question, or takes over a suggestion. The same answer twice is one answer. */
export async function confirmEvidence(
  ctx: Ctx,
  { choice, ...yes }: Yes & { choice?: AnswerOption['choice'] },
): Promise<Dashboard> {
  const { id } = yes
  if (choice === 'new_idea') return moveToNewIdea(ctx, id)
  return changeDashboard(
    ctx,
    async (ledger, at) => {
      const base = baseOf(ctx, at)
      if (choice && ledger.choice?.id === id) return choose(ledger.choice, choice, ledger, base)
      const events = await yesTo(ctx, ledger, yes, base)
      if (events) return step(events, 'confirmed')
      if (isSettled(ledger, yes)) return []
      throw new AppError('already_answered', ANSWERED)
    },
    id,
  )
}

/** Adds several rows as one change, so that one undo takes back all; none is added when one of them has moved. */
export async function confirmAll(
  ctx: Ctx,
  { ids, changes = {} }: { ids: readonly string[]; changes?: Record<string, ProposalChanges> | undefined },
): Promise<Dashboard> {
  return changeDashboard(
    ctx,
    async (ledger, at) => {
      const added: LedgerEvent[] = []
      const moved: string[] = []
      let state = ledger
      for (const id of new Set(ids)) {
        const yes = { id, changes: changes[id] }
        const events = await yesTo(ctx, state, yes, baseOf(ctx, at))
        if (events) {
          added.push(...events)
          state = applyEvents(state, events)
        } else if (!isSettled(ledger, yes)) moved.push(nameOf(ledger, id))
      }
      if (moved.length > 0)
        throw new AppError('already_answered', `Nothing was added. Answered already: ${moved.join('; ')}.`)
      return step(added, 'confirmed')
    },
    ids[0],
  )
}

/** Says no to a question, or puts a suggestion aside. */
export async function rejectEvidence(
  ctx: Ctx,
  { id, answer }: { id: string; answer?: string | undefined },
): Promise<Dashboard> {
  return changeDashboard(
    ctx,
    (ledger, at) => {
      const base = baseOf(ctx, at)
      const record = findRecord(ledger, id)
      const target = record ?? (ledger.choice?.id === id ? ledger.choice : undefined)
      if (target) {
        const said = record && answer !== undefined ? answerGiven(record.record, answer) : undefined
        const { messageId } = target
        const event = { ...base, messageId, kind: 'reject' as const, targetId: id }
        return step([{ ...event, ...(said?.answer === 'reject' && { answer: said.label }) }], 'declined')
      }
      const field = findSuggestion(ledger, id)
      if (field)
        return step(fieldEvents(base, field, [putAside(ledger, field)], { id, yes: false }), 'declined')
      if (answersOf(ledger, { id, yes: false }).length > 0) return []
      throw new AppError('already_answered', ANSWERED)
    },
    id,
  )
}

/** The answer of a question in the words in which it was asked: the screen may have asked in another language. */
const answerGiven = (record: EvidenceRecord, said: string) =>
  record.options?.[placeOf((language) => promptIn(language, record), said)]

const baseOf = ({ newId }: Ctx, at: string): Base => ({
  id: newId(),
  at,
  extractor: 'person',
})

/** The events of a yes; undefined when nothing waits under its id. */
async function yesTo(
  ctx: Ctx,
  ledger: LedgerState,
  { id, count, op, changes = {} }: Yes,
  base: Base,
): Promise<LedgerEvent[] | undefined> {
  const { field, value, ...ofRecord } = changes
  const entry = findRecord(ledger, id)
  if (entry) {
    const { record, messageId } = entry
    const answer = { ...base, messageId, kind: 'confirm' as const, targetId: id, ...(count && { count }) }
    const set = changedFacts(record, ofRecord)
    const confirmed = { ...answer, ...(op && { op }), ...confirmation(record, ofRecord) }
    if (Object.keys(set).length === 0) return [confirmed]
    return [confirmed, { ...base, id: `${base.id}#facts`, messageId, kind: 'facts', targetId: id, set }]
  }
  const suggested = findSuggestion(ledger, id)
  if (!suggested) return undefined
  const to = field ?? suggested.fact.field
  const read = value === undefined ? undefined : await readValue(ctx, ledger, to, value)
  return fieldEvents(base, suggested, takeOver(ledger, suggested, { field, value }, read), { id, yes: true })
}

/** Takes what waited for a choice; a new first market takes priority 1 from the old one. */
function choose(open: OpenChoice, choice: Choice, ledger: LedgerState, base: Base): Step[] {
  const pivot = { ...base, messageId: open.messageId, kind: 'pivot', targetId: open.id, choice } as const
  return step(
    [pivot, ...fieldEvents(base, open, chosenFacts(choice, open, ledger), { id: open.id, yes: true })],
    'chosen',
  )
}

const findRecord = (ledger: LedgerState, id: string) =>
  ledger.records.find((record) => record.id === id && record.state === 'waiting')

const findSuggestion = (ledger: LedgerState, id: string): FieldEntry | undefined =>
  ledger.fields.find((field) => field.id === id && field.fact.suggested)

function step(events: LedgerEvent[], cause: CauseId): Step[] {
  return [{ events: events.map((event) => ({ event, messageId: null, conversationId: null })), cause }]
}

function fieldEvents(
  base: Base,
  { messageId }: { messageId: string },
  facts: FieldFact[],
  answers: GivenAnswer,
): LedgerEvent[] {
  return facts.map((fact, index) => ({
    ...base,
    id: `${base.id}#${index}`,
    messageId,
    kind: 'field',
    fact,
    answers,
  }))
}

/** The question, suggestion or choice under an id. */
function findAsked(ledger: LedgerState, id: string) {
  const target = ledger.events.find((event) => event.id === id)
  if (target?.kind === 'evidence' || target?.kind === 'field' || target?.kind === 'choice') return target
  throw new AppError('not_found', 'This question does not exist.')
}

function answersOf(ledger: LedgerState, { id, yes }: GivenAnswer): LedgerEvent[] {
  findAsked(ledger, id)
  const undone = undoneIds(ledger.events)
  return ledger.events.filter((event) => {
    const given = undone.has(event.id) ? undefined : answerIn(event)
    return given?.id === id && given.yes === yes
  })
}

/** Returns whether the same yes was given before. */
function isSettled(ledger: LedgerState, { id, count, changes }: Yes): boolean {
  const given = changes?.count ?? count
  return answersOf(ledger, { id, yes: true }).some(
    (event) => event.kind !== 'confirm' || event.count === given,
  )
}

/** Longest name of what has moved. */
const NAME_MAX = 60

function nameOf(ledger: LedgerState, id: string): string {
  const asked = findAsked(ledger, id)
  const text =
    asked.kind === 'evidence' ? asked.record.quote : asked.kind === 'field' ? asked.fact.value : asked.quote
  return `“${text.length > NAME_MAX ? `${text.slice(0, NAME_MAX).toWellFormed()}…` : text}”`
}
