import { FIELD_NAMES } from '#shared/roadmap.ts'
import { foreignLang } from '../foreign-lang.ts'
import { textsOf } from '../texts.ts'
import { asksNames, CHOSEN_KINDS, type Draft, type ProposalRow } from './row.ts'
import { counted, settledName } from './sentences.ts'

const t = textsOf('chat')

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
export function shownRow(row: ProposalRow, standing: Standing) {
  const { id, proposal, state } = row
  const { draft, name, saving, error } = standing
  const replaces = proposal.before !== null
  const addLabel = error ? t('proposals.retry') : replaces ? t('proposals.change') : t('proposals.add')
  const dismissLabel = dismissText(proposal)
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
    ...foldedWords(draft),
    settled: state === 'open' ? '' : settledName(proposal, state),
    form: formOf(row, standing),
    note: proposal.kind === 'evidence' ? said(proposal.asks) : undefined,
    replaces: proposal.kind === 'field' ? said(proposal.before) : undefined,
    error,
    addLabel,
    addName: t('proposals.act', { act: addLabel, row: name }),
    dismissLabel,
    dismissName: t('proposals.act', { act: dismissLabel, row: name }),
  }
}

/** A text that others wrote, with its language where that is not the screen's. */
const said = (text: string | null | undefined) => (text ? { text, lang: foreignLang(text) } : undefined)

function dismissText({ kind, before }: ProposalRow['proposal']): string {
  if (before === null) return t('proposals.notThis')
  return kind === 'field' ? t('proposals.keepText') : t('proposals.keep', { before: String(before) })
}

function foldedWords(draft: Draft) {
  if (draft.kind === 'field') return { title: t(`proposals.fields.${draft.field}`), detail: draft.value }
  const { of, count, org, who, amount } = draft
  const paid = of === 'paid_pilot' || of === 'revenue' ? amount : ''
  return { title: counted(of, count), detail: [who, org, paid].filter(Boolean).join(', ') }
}

function formOf({ proposal }: ProposalRow, { draft, max, fixed }: Standing) {
  if (draft.kind === 'field') {
    const fields = FIELD_NAMES.map((value) => ({ value, label: t(`proposals.fields.${value}`) }))
    const { field, value } = draft
    return { kind: 'text' as const, field, fields, value, lang: foreignLang(value) }
  }
  const { of, count, org, who, date, amount } = draft
  const before = proposal.kind === 'evidence' ? proposal.before : null
  const asks = proposal.kind === 'evidence' ? asksNames(proposal, draft) : null
  return {
    kind: 'count' as const,
    type: of,
    types: fixed ? [] : CHOSEN_KINDS.map((value) => ({ value, label: t(`proposals.kinds.${value}`) })),
    typeLabel: t(`proposals.kinds.${of}`),
    count,
    max,
    before: before !== null && replacedNumber(before),
    org: before === null ? org : null,
    who: asks?.who ? who : null,
    date: asks?.date ? date : null,
    amount: of === 'paid_pilot' || of === 'revenue' ? amount : null,
  }
}

const replacedNumber = (before: number) =>
  t.rich('proposals.replaced', { before: String(before), old: (chunks) => <s>{chunks}</s> })
