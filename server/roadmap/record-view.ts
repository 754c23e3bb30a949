import { changeOf } from '#engine/ledger/changes.ts'
import type { ActiveRecord, LedgerState } from '#engine/ledger/state.ts'
import { otherSegments } from '#engine/levels/profile.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import type { RecordView } from '#shared/dashboard-views.ts'
import type { Language } from '#shared/language.ts'
import type { EvidenceRecord, EvidenceType, LedgerEvent } from '#shared/roadmap.ts'
import { pausedIds } from './paused.ts'
import { answerInLanguage, promptIn } from './prompt-in.ts'
import type { Sources } from './sources.ts'

/** How long a piece of evidence grows a month older. */
export const MONTH_MS = (365.25 / 12) * 24 * 60 * 60 * 1000

/** Every piece of evidence as it stands, in the order it was said; what was answered is told in a language. */
export function viewRecords(
  ledger: LedgerState,
  sources: Sources,
  now: Date,
  language: Language,
): RecordView[] {
  const answers = answersTo(ledger)
  const lowered = lastLowered(ledger)
  const isOther = otherSegments(ledger)
  const paused = pausedIds(ledger, (id) => wordsOf(answers.get(id)))
  return ledger.records.map((entry, place) => {
    const { id, record, state, count } = entry
    const source = sources.of(id)
    const answer = answers.get(id)
    const yes = answer?.kind === 'confirm' ? answer : undefined
    const isLowered = place < (lowered.get(record.type) ?? -1)
    return {
      id,
      type: record.type,
      op: yes ? (yes.op ?? record.proposedOp ?? 'add') : record.op,
      count: state === 'active' ? count : (yes?.count ?? record.proposed ?? record.count ?? 0),
      counted: isLowered && state === 'active' ? countedOnce(entry, yes) : null,
      org: record.org ?? record.orgs?.join(', ') ?? null,
      paid: record.paid ?? null,
      changeId: yes ? changeOf(yes) : id,
      state,
      reason: record.reason,
      answer: state === 'rejected' ? answerIn(language, record, wordsOf(answer)) : null,
      paused: paused.has(id),
      answerEventId: answer?.id ?? null,
      monthsOld: Math.max(0, Math.floor((now.getTime() - Date.parse(source.at)) / MONTH_MS)),
      otherSegment: isOther(entry),
      source,
    }
  })
}

type Answer = Extract<LedgerEvent, { kind: 'confirm' | 'reject' }>

/** A no in the words it was given in. */
export const wordsOf = (answer: Answer | undefined): string | null =>
  answer?.kind === 'reject' ? (answer.answer ?? answer.quote ?? null) : null

/** An answer as its question offers it in a language; other words stay as they were said. */
const answerIn = (language: Language, record: EvidenceRecord, said: string | null) =>
  said && answerInLanguage(language, (each) => promptIn(each, record), said)

/** Returns the yes or no to each question, by its record. */
export function answersTo({ events }: LedgerState): ReadonlyMap<string, Answer> {
  const undone = undoneIds(events)
  return new Map(
    events.flatMap((event) =>
      (event.kind === 'confirm' || event.kind === 'reject') && !undone.has(event.id)
        ? [[event.targetId, event] as const]
        : [],
    ),
  )
}

/** Returns where the newest sentence stands that lowered each counter. */
function lastLowered({ records }: LedgerState): ReadonlyMap<EvidenceType, number> {
  return new Map(
    records.flatMap(({ state, record }, place) => {
      const op = record.op === 'ask' ? record.proposedOp : record.op
      return state === 'note' && (op === 'correct' || op === 'retract') ? [[record.type, place] as const] : []
    }),
  )
}

/** Returns how many a record counted before some were taken off; null where it still counts as many. */
function countedOnce({ record, count }: ActiveRecord, yes: Answer | undefined): number | null {
  const given = yes?.kind === 'confirm' ? yes.count : undefined
  const once = given ?? record.delta ?? record.proposed ?? record.count ?? count
  return once > count ? once : null
}
