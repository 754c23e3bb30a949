import { type ReactNode, useContext } from 'react'
import type { Source } from '#shared/dashboard-views.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconCircleDashed } from '#web/ui/icons/circle-dashed.tsx'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { SourcePopover } from '#web/ui/source-popover.tsx'
import { EditContext } from '../edit-context.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { FounderQuote } from './founder-quote.tsx'
import { authorOf, sourceNote, spokenSource, type ValueState } from './source-words.ts'

const t = textsOf('roadmap')

const STATES = {
  confirmed: {
    tone: 'ok',
    icon: <IconCircleCheck aria-hidden="true" />,
    mark: 'confirmed',
  },
  waiting: {
    tone: 'wait',
    icon: <IconMessageQuestion aria-hidden="true" />,
    mark: 'waiting',
  },
  risk: { tone: 'risk', icon: <IconAlertTriangle aria-hidden="true" />, mark: 'risk' },
  suggested: {
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

const typedBy = (source: Source, own: boolean): string => {
  const who = authorOf(source)
  if (who !== undefined) return t('note.typedBy', { who })
  return own ? t('note.editedByYou') : t('note.typedByFounder')
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
      state={{ ...badge, label: t(`state.${state}`) }}
      quote={
        source.quote ? (
          <FounderQuote text={source.quote} size="quote" state={mark} />
        ) : (
          <span>{typedBy(source, own !== null)}</span>
        )
      }
      note={more ? `${note} ${more}` : note}
      {...(own &&
        source.conversationId && {
          open: { label: t('act.openInChat'), onClick: () => own.openMessage(source) },
        })}
      {...(own && edit && { edit: { label: t('edit.edit'), onClick: edit } })}
      {...(own && {
        undo: { label: t('act.undo'), onClick: () => own.undo(source.eventId) },
      })}
    >
      {/* A direction set in one value must not turn its neighbours round. */}
      <bdi>{children}</bdi>
    </SourcePopover>
  )
}
