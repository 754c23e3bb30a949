import type { ClaimedRow } from '#shared/noticed.ts'
import type { EvidenceProposal, FieldProposal, Proposal, ProposalChanges } from '#shared/proposals.ts'
import { namesWho } from '#shared/records/who-and-when.ts'
import { type EvidenceType, FIELD_NAMES, type FieldName } from '#shared/roadmap.ts'

/** What a row can be about: an evidence type, a pilot that somebody pays for, or a repeat sale. */
export type Kind = 'interview' | 'loi' | 'pilot' | 'paid_pilot' | 'revenue' | 'repeat'

/** A proposal with its id and what became of it. */
export interface ProposalRow {
  readonly id: string
  readonly proposal: Proposal
  readonly state: 'open' | 'added' | 'dismissed'
  /** What takes back that it was added or dismissed. */
  readonly undoEventId?: string | undefined
}

/** A row of what came along into a new account. */
export const claimedRow = ({ recordId, undoEventId, proposal, state }: ClaimedRow): ProposalRow => ({
  id: recordId,
  proposal,
  state,
  undoEventId: undoEventId ?? undefined,
})

/** The values of a row as its founder has changed them so far. */
export type Draft =
  | {
      readonly kind: 'evidence'
      readonly of: Kind
      readonly count: number
      readonly org: string
      readonly who: string
      /** `2026-06-12` */
      readonly date: string
      readonly amount: string
    }
  | { readonly kind: 'field'; readonly field: FieldName; readonly value: string }

type EvidenceDraft = Extract<Draft, { kind: 'evidence' }>

/** The kinds of evidence that a founder may choose between. */
export const CHOSEN_KINDS = [
  'interview',
  'loi',
  'pilot',
  'paid_pilot',
  'revenue',
] as const satisfies readonly Kind[]

export function kindOf({ type, op, paid }: Pick<EvidenceProposal, 'type' | 'op' | 'paid'>): Kind {
  if (op === 'repeat') return 'repeat'
  return type === 'pilot' && paid ? 'paid_pilot' : type
}

/** A row as it was proposed. */
export function draftOf(proposal: Proposal): Draft {
  if (proposal.kind === 'field') return { kind: 'field', field: proposal.field, value: proposal.value }
  const { count, org, amount, who = '', date = '' } = proposal
  return { kind: 'evidence', of: kindOf(proposal), count, org: org ?? '', who, date, amount: amount ?? '' }
}

/** A change of some values of a row, by the names that its fields have. */
export interface DraftChange {
  readonly type?: string
  readonly count?: number
  readonly org?: string
  readonly who?: string
  readonly date?: string
  readonly amount?: string
  readonly field?: string
  readonly value?: string
}

export function changedDraft(draft: Draft, change: DraftChange): Draft {
  if (draft.kind === 'field') {
    const field = FIELD_NAMES.find((name) => name === change.field) ?? draft.field
    return { ...draft, field, value: change.value ?? draft.value }
  }
  const { count, org, who, date, amount } = { ...draft, ...change }
  const of = CHOSEN_KINDS.find((kind) => kind === change.type) ?? draft.of
  return { ...draft, of, count, org, who, date, amount }
}

const typeOf = (kind: Kind): EvidenceType => {
  if (kind === 'paid_pilot') return 'pilot'
  return kind === 'repeat' ? 'revenue' : kind
}

/** Returns whether a row replaces a count: its type and its organisation are then not to be changed. */
export function isTotal({ before }: Pick<EvidenceProposal, 'before'>): boolean {
  return before !== null
}

/** Returns what a founder changed in a proposal, as the server takes it. */
export function changesOf(proposal: Proposal, draft: Draft): ProposalChanges {
  if (proposal.kind === 'field' && draft.kind === 'field') return fieldChanges(proposal, draft)
  if (proposal.kind !== 'evidence' || draft.kind !== 'evidence') return {}
  const { of, count } = draft
  const [org, amount] = [draft.org.trim(), draft.amount.trim()]
  const type = typeOf(of)
  const paid = of === 'paid_pilot'
  const wasPaid = kindOf(proposal) === 'paid_pilot'
  const pays = paid || of === 'revenue' ? amount : ''
  return {
    ...(type !== proposal.type && { type }),
    ...(count !== proposal.count && { count }),
    ...(org !== (proposal.org ?? '') && { org }),
    ...namesChanged(proposal, draft),
    ...(type === 'pilot' && paid !== wasPaid && { paid }),
    ...(pays !== (proposal.amount ?? '') && (of === 'paid_pilot' || of === 'revenue') && { amount: pays }),
  }
}

/** Returns whether a row asks with whom and when it was: where the sentence says so, and of a single conversation. */
export function asksNames({ who, date, before }: EvidenceProposal, draft: EvidenceDraft) {
  const isSingle = draft.of === 'interview' && draft.count === 1
  const isOpen = before === null
  return {
    who: isOpen && namesWho(typeOf(draft.of)) && (isSingle || who !== undefined),
    date: isOpen && (isSingle || date !== undefined),
  }
}

function namesChanged(proposal: EvidenceProposal, draft: EvidenceDraft): ProposalChanges {
  const asks = asksNames(proposal, draft)
  const who = draft.who.trim()
  return {
    ...(asks.who && who !== (proposal.who ?? '') && { who }),
    ...(asks.date && draft.date !== (proposal.date ?? '') && { date: draft.date || null }),
  }
}

function fieldChanges(
  { field, value }: FieldProposal,
  draft: Extract<Draft, { kind: 'field' }>,
): ProposalChanges {
  const text = draft.value.trim()
  return { ...(draft.field !== field && { field: draft.field }), ...(text !== value && { value: text }) }
}

/** A row with the values of its draft, for what its card announces. */
export function drafted(proposal: EvidenceProposal, draft: Draft): EvidenceProposal {
  if (draft.kind !== 'evidence') return proposal
  const type = typeOf(draft.of)
  return {
    ...proposal,
    type,
    op: type === proposal.type ? proposal.op : 'add',
    count: draft.count,
    org: draft.org.trim() || null,
    ...(asksNames(proposal, draft).who && { who: draft.who.trim() }),
    paid: draft.of === 'paid_pilot',
    amount: draft.amount.trim() || null,
  }
}
