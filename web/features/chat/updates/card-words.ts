import type { ReactNode } from 'react'
import type { DashboardUpdate } from '#shared/events.ts'
import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import type { AnswerOption } from '#shared/roadmap.ts'
import { WIDGETS, type WidgetKey } from '#shared/roadmap-fields.ts'
import { formatList } from '#web/lib/format.ts'
import type { ProposalRow } from '#web/lib/proposals/row.ts'
import { counted } from '#web/lib/proposals/sentences.ts'
import { inItsLanguage } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('chat')

const WIDGET_KEYS = Object.keys(WIDGETS) as WidgetKey[]

/**
 * The cards of one reply, but for its rows to be added: counters that rose share one, everything else has its own. A
 * question put aside goes, but for one about what the roadmap holds; a counter that fell is told by the level it took
 * with it.
 */
export function cardsOf(updates: readonly DashboardUpdate[]): DashboardUpdate[] {
  const cards: DashboardUpdate[] = []
  for (const update of updates) {
    if (update.proposal) continue
    if (update.answered === 'rejected' && !update.atRisk) continue
    if (update.type === 'evidence_removed' && updates.some(({ type }) => type === 'level_down')) continue
    const same = cards.findIndex((card) => isPlainGain(card) && isPlainGain(update))
    const before = cards[same]
    if (before) cards[same] = { ...before, summary: `${before.summary} · ${update.summary}` }
    else cards.push(update)
  }
  return cards
}

/** What a message would add, as the rows of one card; what waits no longer, as its message was edited, is none. */
export function rowsOf(updates: readonly DashboardUpdate[]): ProposalRow[] {
  return updates.flatMap(
    ({ recordId, proposal, needsConfirmation, answered, undoEventId }): ProposalRow[] => {
      if (!proposal || recordId === undefined) return []
      const row = { id: recordId, proposal }
      if (answered) return [{ ...row, state: answered === 'confirmed' ? 'added' : 'dismissed', undoEventId }]
      return needsConfirmation ? [{ ...row, state: 'open' }] : []
    },
  )
}

function isPlainGain({ type, needsConfirmation, answered, undone }: DashboardUpdate): boolean {
  return type === 'evidence_added' && !needsConfirmation && !answered && !undone
}

/** The name of a widget as its card on the roadmap says it. */
export function widgetTitle(name: string | undefined): string {
  return t(`widgets.${WIDGET_KEYS.find((key) => WIDGETS[key] === name) ?? 'roadmap'}`)
}

/** The answers that count something, each with its own number or meaning: yes is the first of them alone. */
function waysToCount({ options = [] }: DashboardUpdate): readonly AnswerOption[] {
  const ways = options.filter(({ answer }) => answer === 'confirm')
  return new Set(ways.map(({ op, count }) => `${op} ${count}`)).size > 1 ? ways : ways.slice(0, 1)
}

/** What 'Just to confirm: ' is followed by: a question that yes answers. */
export function questionWords(update: DashboardUpdate): string {
  const [first, other] = waysToCount(update)
  if (first && other) return `${first.label}?`
  return (update.question ?? update.summary).replace(/^Count (?=\d)/, '')
}

/** The answer that "Yes, that's correct" gives, and what else may have been meant. */
export function answersOf(update: DashboardUpdate): { yes: Counted; others: readonly AnswerOption[] } {
  const [first, ...others] = waysToCount(update)
  return { yes: first ? countedAs(first) : {}, others }
}

type Counted = Pick<AnswerOption, 'count' | 'op' | 'choice'>

/** The part of an answer that the ledger takes. */
export function countedAs({ count, op, choice }: Counted): Counted {
  return { ...(count && { count }), ...(op && { op }), ...(choice && { choice }) }
}

/** A question that was answered, as the card it folds into. */
export function answeredWords({ changes, quote, summary, answered, answer }: DashboardUpdate): ReactNode {
  if (answer) return t.rich('cards.answered', { answer, said: inItsLanguage(answer) })
  if (answered === 'rejected') return t('cards.kept')
  const counts = countedIn(changes)
  if (counts.length > 0) return t('cards.confirmedCounts', { list: formatList(counts) })
  if (quote) return t.rich('cards.confirmedQuote', { quote, said: inItsLanguage(quote) })
  return t.rich('cards.confirmed', { summary, said: inItsLanguage(summary) })
}

/** Every number of a change: "4 interviews". */
export function countedIn({ evidenceCount = {} }: DashboardUpdate['changes']): string[] {
  return EVIDENCE_TYPES.flatMap((type) => {
    const count = evidenceCount[type]
    return count === undefined ? [] : counted(type, count)
  })
}
