import { FIELD_NAMES } from '#shared/roadmap.ts'
import { CHOSEN_KINDS, type Draft, type ProposalRow } from './row.ts'
import { counted, settledName } from './sentences.ts'
import type { ProposalWords } from './words.ts'

type Standing = {
  readonly draft: Draft
  readonly name: string
  readonly saving: boolean
  readonly error: string | undefined
  readonly max: number
  /** Whether its type stays as it is. */
  readonly fixed: boolean
}

/** A row as `ProposalRow` of web/ui draws it. */
export function shownRow(words: ProposalWords, row: ProposalRow, standing: Standing) {
  const { id, proposal, state } = row
  const { draft, name, saving, error } = standing
  const replaces = proposal.before !== null
  const dismissLabel = replaces
    ? proposal.kind === 'field'
      ? words.keepThis
      : words.keep.replace('{n}', String(proposal.before))
    : words.notThis
  return {
    id,
    state:
      state !== 'open'
        ? state
        : saving
          ? ('saving' as const)
          : error
            ? ('failed' as const)
            : ('open' as const),
    name,
    ...foldedWords(words, draft),
    settled: state === 'open' ? '' : settledName(words, proposal, state),
    form: formOf(words, row, standing),
    note: proposal.kind === 'evidence' ? proposal.asks : undefined,
    replaces: proposal.kind === 'field' ? (proposal.before ?? undefined) : undefined,
    error,
    addLabel: error ? words.retry : replaces ? words.change : words.add,
    dismissLabel,
  }
}

function foldedWords(words: ProposalWords, draft: Draft) {
  if (draft.kind === 'field') return { title: words.fields[draft.field], detail: draft.value }
  const { of, count, org, amount } = draft
  const paid = of === 'paid_pilot' || of === 'revenue' ? amount : ''
  return { title: counted(words, of, count), detail: [org, paid].filter(Boolean).join(', ') }
}

function formOf(words: ProposalWords, { proposal }: ProposalRow, { draft, max, fixed }: Standing) {
  if (draft.kind === 'field') {
    const fields = FIELD_NAMES.map((value) => ({ value, label: words.fields[value] }))
    return { kind: 'text' as const, field: draft.field, fields, value: draft.value }
  }
  const { of, count, org, amount } = draft
  const before = proposal.kind === 'evidence' && proposal.before !== null ? String(proposal.before) : null
  return {
    kind: 'count' as const,
    type: of,
    types: fixed ? [] : CHOSEN_KINDS.map((value) => ({ value, label: words.kinds[value] })),
    typeLabel: words.kinds[of],
    count,
    max,
    before,
    org: before === null ? org : null,
    amount: of === 'paid_pilot' || of === 'revenue' ? amount : null,
  }
}
