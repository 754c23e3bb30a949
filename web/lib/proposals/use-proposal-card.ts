import { type ReactNode, useState } from 'react'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import type { Language } from '#shared/language.ts'
import type { ProposalChanges } from '#shared/proposals.ts'
import { COUNT_MAX } from '#shared/roadmap.ts'
import { call } from '../api.ts'
import { errorText } from '../api-error.ts'
import {
  changedDraft,
  changesOf,
  type Draft,
  type DraftChange,
  drafted,
  draftOf,
  isTotal,
  type ProposalRow,
} from './row.ts'
import { allAdded, headOf, inWords, rowName, settledName } from './sentences.ts'
import { shownRow } from './shown-row.ts'
import { fill, proposalWords } from './words.ts'

export interface ProposalCardInput {
  readonly language: Language
  readonly rows: readonly ProposalRow[]
  /** What the head counts from; a general sentence stands there until it is known. */
  readonly roadmap: Pick<Dashboard, 'counters' | 'records'> | undefined
  /** Runs a change and shows what came of it everywhere; throws what the call throws. */
  readonly change: (act: () => Promise<Dashboard>) => Promise<unknown>
  readonly link: ReactNode
  /** In place of what the rows change. */
  readonly head?: string
  /** A row has the pointer or the focus, or has lost it. */
  readonly attend?: (id: string, attended: boolean) => void
}

/** Everything that a card of proposals shows and does, for `ProposalCard` of web/ui. */
export function useProposalCard({ language, rows, roadmap, change, link, head, attend }: ProposalCardInput) {
  const words = proposalWords(language)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [saving, setSaving] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [said, setSaid] = useState('')

  const find = (id: string) => rows.find((row) => row.id === id)
  const draftFor = (row: ProposalRow): Draft => drafts[row.id] ?? draftOf(row.proposal)
  const current = (row: ProposalRow) => {
    const draft = draftFor(row)
    if (row.proposal.kind === 'evidence') return drafted(row.proposal, draft)
    return draft.kind === 'field' ? { ...row.proposal, field: draft.field, value: draft.value } : row.proposal
  }
  const open = rows.filter(({ state }) => state === 'open')
  const added = rows.filter(({ state }) => state === 'added')
  const isBlank = (row: ProposalRow) => {
    const draft = draftFor(row)
    return draft.kind === 'field' && draft.value.trim() === ''
  }

  const forget = (ids: readonly string[]) => {
    const without = <T>(of: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(of).filter(([id]) => !ids.includes(id)))
    setErrors(without)
    return () => setDrafts(without)
  }
  /** Runs what answers some rows; what fails is told in them, and their values stay. */
  const settle = async (ids: readonly string[], act: () => Promise<Dashboard>, done: string) => {
    const forgetDrafts = forget(ids)
    setSaving((before) => [...before, ...ids])
    try {
      await change(act)
      forgetDrafts()
      setSaid(done)
    } catch (error) {
      const text = errorText(error, words.dropped)
      setErrors((before) => ({ ...before, ...Object.fromEntries(ids.slice(0, 1).map((id) => [id, text])) }))
    } finally {
      setSaving((before) => before.filter((id) => !ids.includes(id)))
    }
  }

  const add = (id: string) => {
    const row = find(id)
    if (!row || isBlank(row)) return
    const changes = changesOf(row.proposal, draftFor(row))
    const act = () => call(dashboardApi.confirm, { id, changes })
    void settle([id], act, settledName(words, current(row), 'added'))
  }
  const addAll = () => {
    const ready = open.filter((row) => !isBlank(row))
    const ids = ready.map(({ id }) => id)
    const changes: Record<string, ProposalChanges> = Object.fromEntries(
      ready.map((row) => [row.id, changesOf(row.proposal, draftFor(row))]),
    )
    const act = () => call(dashboardApi.confirmAll, { ids, changes })
    void settle(ids, act, allAdded(words, language, ready.map(current)))
  }
  const dismiss = (id: string) => {
    const row = find(id)
    if (!row) return
    void settle([id], () => call(dashboardApi.reject, { id }), settledName(words, row.proposal, 'dismissed'))
  }
  const takeBack = (taken: readonly ProposalRow[]) => {
    const eventIds = taken.flatMap(({ undoEventId }) => undoEventId ?? [])
    if (eventIds.length === 0) return
    void settle(
      taken.map(({ id }) => id),
      () => undoEach(eventIds),
      '',
    )
  }

  const isBusy = saving.length > 1
  const left = open.length
  const isDone = rows.length > 0 && left === 0
  const hint =
    left === rows.length
      ? words.check
      : left === 1
        ? words.oneLeft
        : fill(words.left, { n: inWords(words, left) })
  return {
    lang: language,
    head: head ?? (roadmap ? headOf(words, language, roadmap, parts(open.map(current), added)) : words.fresh),
    hint,
    words,
    busy: isBusy,
    more: (count: number) => fill(words.more, { n: count }),
    said,
    rows: rows.map((row) =>
      shownRow(words, row, {
        draft: draftFor(row),
        name: rowName(words, current(row)),
        saving: saving.includes(row.id),
        error: errors[row.id],
        max: COUNT_MAX,
        fixed: row.proposal.kind === 'evidence' && (isTotal(row.proposal) || row.proposal.op === 'repeat'),
      }),
    ),
    done: isDone
      ? {
          added: added.length > 0,
          text: doneText(),
          link,
        }
      : undefined,
    acts: {
      add,
      addAll,
      dismiss,
      undo: (id: string) => takeBack(rows.filter((row) => row.id === id)),
      undoAll: () => takeBack(added.length > 0 ? added : rows),
      change: (id: string, changed: DraftChange) => {
        const row = find(id)
        if (row) setDrafts((before) => ({ ...before, [id]: changedDraft(draftFor(row), changed) }))
      },
      restore: (id: string) => forget([id])(),
      ...(attend && { attend }),
    },
  }

  function doneText(): string {
    const [only, ...others] = added.length > 0 ? added : rows
    if (only && others.length === 0)
      return settledName(words, only.proposal, added.length > 0 ? 'added' : 'dismissed')
    if (added.length > 0)
      return allAdded(
        words,
        language,
        added.map(({ proposal }) => proposal),
      )
    return fill(words.notAdded, { what: rows.map(({ proposal }) => rowName(words, proposal)).join('; ') })
  }
}

const parts = (open: readonly ReturnType<typeof asProposal>[], added: readonly ProposalRow[]) => ({
  open,
  added: added.map(asProposal),
})
const asProposal = ({ proposal }: ProposalRow) => proposal

/** Takes changes back one after another; one that was made with another is gone with it, and a second undo is none. */
async function undoEach([first = '', ...others]: readonly string[]): Promise<Dashboard> {
  let dashboard = await call(dashboardApi.undo, { eventId: first })
  for (const eventId of others) dashboard = await call(dashboardApi.undo, { eventId })
  return dashboard
}
