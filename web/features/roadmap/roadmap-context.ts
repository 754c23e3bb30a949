import { createContext, useContext } from 'react'
import type { Dashboard, FieldEdit, SharedDashboard } from '#shared/dashboard.ts'
import type { QuestionView, Source } from '#shared/dashboard-views.ts'
import type { AnswerOption, EvidenceType } from '#shared/roadmap.ts'
import type { Member } from './team/member.ts'

/** The part of the roadmap that opens the chat, and its value now. */
export interface ChatSubject {
  readonly type: string
  readonly current?: string
  /** The same by its parts, each with its label. */
  readonly parts?: readonly { readonly label: string; readonly text: string }[]
}

export interface Draft {
  readonly text: string
  readonly base: string | null
}

/** The actions of somebody who may change the roadmap. */
export interface OwnRoadmap {
  readonly dashboard: Dashboard
  /** While a change is on its way. */
  readonly pending: boolean
  /** Runs a change of the roadmap. Throws what the call throws. */
  change(act: () => Promise<Dashboard>): Promise<Dashboard>
  /** Throws what the call throws, for the editor to show. */
  edit(edit: FieldEdit): Promise<void>
  answer(question: Pick<QuestionView, 'recordId'>, option: AnswerOption): void
  undo(eventId: string): void
  /** Goes to the message a value came from. */
  openMessage(source: Source): void
  askInChat(subject: ChatSubject): void
  showRecords(type: EvidenceType): void
  /** Texts typed and not saved, by field, each with the value it was to replace. */
  readonly drafts: Map<string, Draft>
}

export interface RoadmapView {
  readonly data: SharedDashboard
  /** Null for whoever only reads: a mentor, a share link, a printed page. */
  readonly own: OwnRoadmap | null
  /** Null for whoever does not belong to the venture. */
  readonly member: Member | null
}

export const RoadmapContext = createContext<RoadmapView | null>(null)

/** The roadmap this part of the page shows. */
export function useRoadmap(): RoadmapView {
  const view = useContext(RoadmapContext)
  if (!view) throw new Error('A part of the roadmap stands outside of it.')
  return view
}
