import { isAtRisk, type LedgerState } from '#engine/ledger/state.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import { pendingQuestions } from '#engine/roadmap/pending-fields.ts'
import { evidenceProposal, openProposals } from '#engine/roadmap/proposals.ts'
import { standingFields } from '#engine/roadmap/standing-fields.ts'
import type { CapturedWords } from '#shared/conversations.ts'

type Captured = { eventId: string; quote: string; state: CapturedWords['state'] }

/** The words that the roadmap recorded, by message. */
export function capturedQuotes(ledger: LedgerState): Map<string, Captured[]> {
  const byMessage = new Map<string, Captured[]>()
  const add = (messageId: string, captured: Captured) => {
    if (captured.quote === '') return
    const others = byMessage.get(messageId)
    if (others) others.push(captured)
    else byMessage.set(messageId, [captured])
  }
  for (const entry of ledger.records) {
    const { id, messageId, record, state } = entry
    const changes = state === 'note' && record.op !== 'none'
    if (state === 'active' || changes)
      add(messageId, { eventId: id, quote: record.quote, state: 'confirmed' })
    if (state === 'waiting') {
      const risk = isAtRisk(entry) && !evidenceProposal(ledger, entry)
      add(messageId, { eventId: id, quote: record.quote, state: risk ? 'risk' : 'waiting' })
    }
  }
  const undone = undoneIds(ledger.events)
  for (const event of ledger.events) {
    if (event.kind !== 'confirm' || undone.has(event.id) || event.quote === undefined) continue
    add(event.messageId, { eventId: event.id, quote: event.quote, state: 'confirmed' })
  }
  for (const { entry } of standingFields(ledger).filter((field) => !field.suggested)) {
    add(entry.messageId, { eventId: entry.id, quote: entry.fact.quote, state: 'confirmed' })
  }
  const { choice } = ledger
  if (choice) add(choice.messageId, { eventId: choice.id, quote: choice.quote, state: 'waiting' })
  for (const { entry } of pendingQuestions(ledger)) {
    add(entry.messageId, { eventId: entry.id, quote: entry.fact.quote, state: 'waiting' })
  }
  for (const { id, messageId, quote, proposal } of openProposals(ledger)) {
    if (proposal.kind === 'field') add(messageId, { eventId: id, quote, state: 'waiting' })
  }
  return byMessage
}

/** Returns where the quotes stand in their message; words that two of them claim are marked once. */
export function marksIn(content: string, captured: readonly Captured[]): CapturedWords[] {
  const marks: CapturedWords[] = []
  for (const { eventId, quote, state } of captured) {
    const start = content.indexOf(quote)
    const end = start + quote.length
    if (start === -1 || marks.some((mark) => mark.start === start && mark.end === end)) continue
    marks.push({ start, end, state, eventId })
  }
  return marks.sort((a, b) => a.start - b.start)
}
