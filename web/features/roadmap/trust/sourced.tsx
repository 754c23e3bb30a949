import { type ReactNode, useContext } from 'react'
import type { Source } from '#shared/dashboard-views.ts'
import { formatMoment } from '#web/lib/format.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconCircleDashed } from '#web/ui/icons/circle-dashed.tsx'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { SourcePopover } from '#web/ui/source-popover.tsx'
import { Voice } from '#web/ui/voice.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { EditContext } from '../widgets/edit-context.ts'
import { sourceNote, spokenSource, type ValueState } from './source-words.ts'

const STATES = {
  confirmed: {
    label: 'Confirmed',
    tone: 'ok',
    icon: <IconCircleCheck aria-hidden="true" />,
    mark: 'confirmed',
  },
  waiting: {
    label: 'Waiting',
    tone: 'wait',
    icon: <IconMessageQuestion aria-hidden="true" />,
    mark: 'waiting',
  },
  risk: { label: 'At risk', tone: 'risk', icon: <IconAlertTriangle aria-hidden="true" />, mark: 'risk' },
  suggested: {
    label: 'Not yet yours',
    tone: 'wait',
    icon: <IconCircleDashed aria-hidden="true" />,
    mark: 'waiting',
  },
} as const

type SourcedProps = {
  children: ReactNode
  source: Source
  /** What changed, in one line: "Interviews: 12 to 14". */
  change: string
  /** What a screen reader says for the children. */
  value: string
  state?: ValueState
  /** Said after the note. */
  more?: string
}

/** A value that opens to the sentence it came from. */
export function Sourced({ children, source, change, value, state = 'confirmed', more }: SourcedProps) {
  const { own } = useRoadmap()
  const edit = useContext(EditContext)
  const { mark, ...badge } = STATES[state]
  const note = sourceNote(source, state, formatMoment(source.at), own !== null)
  return (
    <SourcePopover
      label={spokenSource(value)}
      change={change}
      state={badge}
      quote={
        source.quote ? (
          <Voice
            text={source.quote}
            size="quote"
            quoted
            marks={[{ start: 0, end: source.quote.length, state: mark }]}
          />
        ) : (
          <span>{own ? 'Edited by you on this page.' : 'Typed by the founder.'}</span>
        )
      }
      note={more ? `${note} ${more}` : note}
      {...(own &&
        source.conversationId && { open: { label: 'Open in chat', onClick: () => own.openMessage(source) } })}
      {...(own && edit && { edit: { label: 'Edit', onClick: edit } })}
      {...(own && {
        undo: { label: 'Undo', onClick: () => own.undo(source.eventId) },
      })}
    >
      {/* A direction set in one value must not turn its neighbours round. */}
      <bdi>{children}</bdi>
    </SourcePopover>
  )
}
