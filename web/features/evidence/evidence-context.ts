import { createContext, useContext } from 'react'
import type { OutputOf } from '#shared/endpoint.ts'
import type { EvidenceRow, recordsApi } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import type { Values } from './record-fields.ts'

export type EvidenceData = OutputOf<typeof recordsApi.list>

/** What the form begins with. */
export interface FormStart {
  readonly type: EvidenceType
  /** The record told without names, of which those are asked that the form adds. */
  readonly naming: boolean
}

/** What happened last; it stays in its line until the next act. */
export interface Notice {
  readonly text: string
  /** What POST undo takes; missing where nothing can be taken back. */
  readonly undo?: string
}

/** How a record that is typed stands to those that are there. */
export interface Relationship {
  /** The id of the one that it is; null when it was said that it is another one. */
  readonly sameAs?: string | null | undefined
  /** The id of the record told without names of which it is one. */
  readonly names?: string | undefined
}

/** The evidence of a venture, and what the reader may do with it. */
export interface EvidenceView {
  readonly data: EvidenceData
  readonly level: number
  /** Owners and members change; mentors read. */
  readonly canEdit: boolean
  /** While a change is on its way. */
  readonly pending: boolean
  readonly notice: Notice | null
  /** The id of the record that was added last. */
  readonly fresh: string | null
  readonly form: FormStart | null
  openForm(start: FormStart | null): void
  /** The four that follow throw what their call throws. */
  add(type: EvidenceType, values: Values, relationship: Relationship): Promise<EvidenceRow>
  /** Saves what differs from what the person saw. */
  change(seen: EvidenceRow, values: Values): Promise<EvidenceRow>
  /** Completes `kept` by what the other one says more, and takes the other one out. */
  merge(gone: EvidenceRow, kept: EvidenceRow): Promise<EvidenceRow>
  forget(person: string): Promise<number>
  remove(record: EvidenceRow): void
  undo(changeId: string): void
  openMessage(record: EvidenceRow): void
}

export const EvidenceContext = createContext<EvidenceView | null>(null)

/** The evidence that this part of the page shows. */
export function useEvidence(): EvidenceView {
  const view = useContext(EvidenceContext)
  if (!view) throw new Error('A part of the evidence page stands outside of it.')
  return view
}
