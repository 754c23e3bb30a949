import { UnstyledButton } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { CapturedWords } from '#shared/conversations.ts'
import { type Dashboard, WIDGET_OF_FIELD } from '#shared/dashboard.ts'
import type { FieldName } from '#shared/roadmap.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { formatMoment } from '#web/lib/format.ts'
import { undo } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { SourcePopover } from '#web/ui/source-popover.tsx'
import { widgetTitle } from './card-words.ts'
import classes from './marked-message.module.css'
import { roadmapLink } from './roadmap-link.ts'
import { rowFocus } from './row-focus.ts'
import { useChangeRoadmap, useRoadmap } from './use-roadmap.ts'
import { useRowFocus } from './use-row-focus.ts'

const t = textsOf('chat')

const STATES = {
  confirmed: { tone: 'ok', icon: <IconCircleCheck aria-hidden="true" /> },
  waiting: { tone: 'wait', icon: <IconMessageQuestion aria-hidden="true" /> },
  risk: { tone: 'risk', icon: <IconAlertTriangle aria-hidden="true" /> },
} as const

type MarkedMessageProps = { text: string; marks: readonly CapturedWords[] }

/** The person's own words, with those that the roadmap recorded underlined; each opens to what they changed. */
export function MarkedMessage({ text, marks }: MarkedMessageProps) {
  const roadmap = useRoadmap()
  const navigate = useNavigate()
  const change = useChangeRoadmap()
  const { attended, rows } = useRowFocus()
  const lang = foreignLang(text)
  const shown = marks.map((mark) => ({ ...mark, attended: mark.eventId === attended }))
  return (
    <Quote
      text={text}
      marks={shown}
      renderMark={(words, index) => {
        const mark = marks[index]
        if (!mark) return words
        if (rows.has(mark.eventId)) return <ProposedWords id={mark.eventId}>{words}</ProposedWords>
        const { what, link, at } = subjectOf(roadmap, mark.eventId)
        const quote = text.slice(mark.start, mark.end)
        return (
          <SourcePopover
            label={t(`marks.label.${mark.state}`, { quote: quote.replace(/[.!?…]+$/, '') })}
            change={what}
            state={{ ...STATES[mark.state], label: t(`marks.states.${mark.state}`) }}
            quote={
              <span lang={lang}>
                <Quote
                  text={quote}
                  size="quote"
                  quoted
                  marks={[{ start: 0, end: quote.length, state: mark.state }]}
                />
              </span>
            }
            note={
              at
                ? t(`marks.dated.${mark.state}`, { moment: formatMoment(at) })
                : t(`marks.note.${mark.state}`)
            }
            open={{ label: t('cards.view'), onClick: () => void navigate(link) }}
            undo={{
              label: t('cards.undo'),
              onClick: () => void change(() => undo(mark.eventId)),
            }}
          >
            {words}
          </SourcePopover>
        )
      }}
    />
  )
}

/** Words that a row below was read from: a press leads there. A span, because a button does not break over lines. */
function ProposedWords({ id, children }: { id: string; children: ReactNode }) {
  const lead = () => rowFocus.lead(id)
  return (
    <UnstyledButton
      component="span"
      role="button"
      tabIndex={0}
      className={classes.proposed}
      onClick={lead}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        lead()
      }}
    >
      {children}
    </UnstyledButton>
  )
}

interface Subject {
  readonly what: string
  readonly link: string
  readonly at: string | undefined
}

/** What a piece of the ledger is about: a counter with its change, or a field of a widget. */
function subjectOf(roadmap: Dashboard | undefined, eventId: string): Subject {
  const line = roadmap?.history.find(({ undoEventId }) => undoEventId === eventId)
  const record = roadmap?.records.find(({ source }) => source.eventId === eventId)
  const field = roadmap?.fields.find(({ source }) => source.eventId === eventId)
  if (field) {
    const widgetName = WIDGET_OF_FIELD[field.field as FieldName]
    const link = roadmapLink({ type: 'widget_populated', changes: { widgetName } })
    return { what: widgetTitle(widgetName), link, at: field.source.at }
  }
  const link = roadmapLink({ type: 'evidence_added', changes: {} })
  return { what: changeOf(record, line), link, at: record?.source.at ?? line?.at }
}

/** "Interviews: 2 to 4". */
function changeOf(
  record: Dashboard['records'][number] | undefined,
  line: Dashboard['history'][number] | undefined,
): string {
  if (!record) return t('marks.standing')
  const counter = t(`marks.counters.${record.type}`)
  if (line?.what !== record.type) return counter
  const { before, after } = line
  return t('marks.changed', { counter, before: String(before), after: String(after) })
}
