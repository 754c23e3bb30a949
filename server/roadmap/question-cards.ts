import { openQuestions } from '#engine/ledger/open-questions.ts'
import { PENDING } from '#engine/ledger/reasons.ts'
import { isAtRisk, type LedgerState, type OpenChoice } from '#engine/ledger/state.ts'
import { deriveWidgets } from '#engine/ledger/widgets.ts'
import { choiceQuestion, firstMarket } from '#engine/reading/choices.ts'
import { pendingQuestions } from '#engine/roadmap/pending-fields.ts'
import { evidenceProposal, openProposals } from '#engine/roadmap/proposals.ts'
import { WIDGET_OF_FIELD } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { EvidenceRecord } from '#shared/roadmap.ts'
import type { Changed } from './change-ledger.ts'
import { choiceField } from './dashboard-view.ts'

/** Returns what waits now and did not before: rows to add, and the one question that a row cannot ask. */
export function questionCards(changed: Changed): DashboardUpdate[] {
  const { before, after } = changed
  const { choice } = after
  const asked = choice && choice.id !== before.choice?.id ? choiceCard(choice, after) : undefined
  // Whose evidence it is, the old idea's or the new one's, is settled first.
  if (asked && choice?.about === 'pivot') return [asked]
  const question = asked ?? choicePromptCard(changed)
  return [...proposalCards(changed), ...(question ? [question] : [])]
}

function choiceCard(choice: OpenChoice, after: LedgerState): DashboardUpdate {
  const { about, facts } = choice
  const { question, options } = choiceQuestion(choice, after)
  return {
    id: 'question',
    type: 'widget_populated',
    changes: { widgetName: WIDGET_OF_FIELD[choiceField(choice)] },
    needsConfirmation: true,
    summary: question,
    quote: choice.quote,
    recordId: choice.id,
    question,
    options,
    told: { kind: 'choice', about, first: firstMarket(deriveWidgets(after)), other: facts[0]?.value ?? '' },
  }
}

/** A row for each thing that can be added as it is, in the order it was said. */
function proposalCards({ before, after }: Changed): DashboardUpdate[] {
  const known = new Set(openProposals(before).map(({ id }) => id))
  const fresh = openProposals(after).filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return []
  const records = new Map(after.records.map((entry) => [entry.id, entry]))
  const held = new Map(pendingQuestions(after).map((each) => [each.entry.id, each]))
  return fresh.map(({ id, quote, proposal }) => {
    const entry = records.get(id)
    const { question, options } = entry?.record ?? held.get(id) ?? {}
    const about =
      proposal.kind === 'evidence'
        ? { type: 'evidence_added' as const, changes: { evidenceCount: { [proposal.type]: proposal.count } } }
        : {
            type: 'widget_populated' as const,
            changes: { widgetName: WIDGET_OF_FIELD[proposal.field] },
          }
    return {
      id: `proposal ${id}`,
      ...about,
      needsConfirmation: true,
      summary: question ?? (proposal.kind === 'field' ? proposal.value : quote),
      quote,
      recordId: id,
      ...(question && { question, options: options ?? [] }),
      ...(entry && isAtRisk(entry) && { atRisk: true }),
      proposal,
    }
  })
}

/** The first question of the message that offers several meanings, is about a loss, or about a second first market. */
function choicePromptCard({ before, after }: Changed): DashboardUpdate | undefined {
  const { pending } = after
  const news = after.pending?.id === before.pending?.id ? undefined : pending?.messageId
  const entry = openQuestions(after).find(
    (each) => each.messageId === news && evidenceProposal(after, each) === undefined,
  )
  if (entry) {
    const { record } = entry
    return {
      id: 'question',
      type: 'evidence_added',
      changes: record.proposed === undefined ? {} : { evidenceCount: { [record.type]: record.proposed } },
      needsConfirmation: true,
      summary: record.question ?? '',
      quote: record.quote,
      recordId: entry.id,
      question: record.question,
      options: record.options ?? [],
      ...(isAtRisk(entry) && { atRisk: true }),
      told: { kind: 'record', record: toldOf(record) },
    }
  }
  const asked = new Set(pendingQuestions(before).map((held) => held.entry.id))
  const [held] = pendingQuestions(after).filter(
    (each) => !asked.has(each.entry.id) && each.entry.fact.rule === PENDING.priority,
  )
  return (
    held && {
      id: 'question',
      type: 'widget_populated',
      changes: { widgetName: WIDGET_OF_FIELD[held.entry.fact.field] },
      needsConfirmation: true,
      summary: held.question,
      quote: held.entry.fact.quote,
      recordId: held.entry.id,
      question: held.question,
      options: held.options,
      told: { kind: 'replace', first: firstMarket(deriveWidgets(after)), other: held.entry.fact.value },
    }
  )
}

/** The parts of a record that its choice prompt follows from. */
function toldOf({ type, asked, proposed, range, orgs, converted_from }: EvidenceRecord) {
  return {
    type,
    ...(asked && { asked }),
    ...(proposed !== undefined && { proposed }),
    ...(range && { range }),
    ...(orgs && { orgs }),
    ...(converted_from && { converted_from }),
  }
}
