import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { FieldView, Source } from '#shared/dashboard-views.ts'
import type { FieldName } from '#shared/roadmap.ts'
import type { CommentTopic } from '#web/lib/comments.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconQuote } from '#web/ui/icons/quote.tsx'
import { EditContext } from '../edit-context.ts'
import { fieldLabel } from '../labels.ts'
import { Questions } from '../provenance/questions.tsx'
import { sourceLine } from '../provenance/source-words.ts'
import { type ChatSubject, useRoadmap } from '../roadmap-context.ts'
import { CardThreads, CommentButton, useCardComments } from '../team/card-comments.tsx'
import { useHighlight } from '../use-highlight.ts'
import { FieldEditor } from './field-editor.tsx'
import { Suggestions } from './suggestions.tsx'
import classes from './widget.module.css'

const t = textsOf('roadmap')

/** A place in a widget's editor: one text; or a list of them, with what adds another one. */
export type Slot = { field: FieldName; label?: string; add?: string }

type WidgetProps = {
  title: string
  /** How the `highlight` parameter names it. */
  name: string
  area: string
  /** What Refine opens the chat with; without it the widget is empty and has no Refine. */
  refine?: ChatSubject
  /** In place of "Refine": what its button says, and how it is named with the widget's title. */
  refineAct?: { label: string; name: string }
  /** The page that shows all of it. */
  link?: { label: string; to: string }
  slots: readonly Slot[]
  /** Of the values shown; the line at the foot. */
  sources: readonly Source[]
  /** What can be commented on, where it is not the slots' fields. */
  topics?: readonly CommentTopic[]
  /** Comments on records stand here, too. */
  records?: boolean
  children: ReactNode
}

/** One card of the roadmap: its title, what it holds, where that came from, and its editor. */
export function Widget(props: WidgetProps) {
  const { title, name, area, link, slots, sources, children } = props
  const { topics = topicsOf(slots), records = false } = props
  const { own, member } = useRoadmap()
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const pulses = useHighlight(name, ref)
  const [editing, setEditing] = useState(false)
  const line = sourceLine(sources, own !== null)
  const comments = useCardComments(name, topics, { records })
  return (
    <section
      ref={ref}
      className={classes.widget}
      data-area={area}
      data-widget={name}
      data-highlight={pulses || undefined}
      aria-labelledby={id}
    >
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <div className={classes.headActions}>
          <CommentButton comments={comments} title={title} />
          {link && member && (
            <Button component={Link} to={link.to} variant="transparent" size="compact-sm" px={0}>
              {link.label}
            </Button>
          )}
          {own && <HeadActs {...props} editing={editing} onEdit={setEditing} />}
        </div>
      </header>
      {editing ? (
        <Editors slots={slots} />
      ) : (
        <EditContext value={slots.length > 0 ? () => setEditing(true) : null}>
          <div className={classes.content}>{children}</div>
          <Suggestions fields={slots.map(({ field }) => field)} />
          <Questions types={slots.map(({ field }) => field)} />
        </EditContext>
      )}
      {line && !editing && (
        <p className={classes.source}>
          <IconQuote size={16} stroke={1.6} aria-hidden="true" />
          {line}
        </p>
      )}
      <CardThreads comments={comments} within={ref} />
    </section>
  )
}

/** What a comment on the widget can be about. */
const topicsOf = (slots: readonly Slot[]): CommentTopic[] =>
  slots.map(({ field, label = fieldLabel(field) }) => ({ subject: { on: 'field', id: field }, label }))

type HeadActsProps = WidgetProps & { editing: boolean; onEdit: (editing: boolean) => void }

/** Typing into the widget and talking it through, for whoever may change it. */
function HeadActs({ title, refine, refineAct, slots, editing, onEdit }: HeadActsProps) {
  const { data, own } = useRoadmap()
  if (!own) return null
  if (editing) {
    return (
      <Button variant="transparent" size="compact-sm" px={0} onClick={() => onEdit(false)}>
        {t('edit.done')}
      </Button>
    )
  }
  return (
    <>
      {slots.length > 0 && (
        <ActionIcon
          className={classes.pencil}
          size={30}
          aria-label={t('edit.editWidget', { title })}
          title={t('edit.editWidget', { title })}
          onClick={() => onEdit(true)}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      {refine && (
        <Button
          variant="transparent"
          color="gray"
          size="compact-sm"
          px={0}
          aria-label={refineAct?.name ?? t('edit.refineWidget', { title })}
          onClick={() => own.askInChat({ ...refine, parts: partsOf(slots, data.fields) })}
        >
          {refineAct?.label ?? t('edit.refine')}
        </Button>
      )}
    </>
  )
}

/** What a card holds by the labels of its fields; several values of one field in one line. */
function partsOf(slots: readonly Slot[], fields: readonly FieldView[]): ChatSubject['parts'] {
  return slots.flatMap(({ field, label = fieldLabel(field) }) => {
    const values = fields.filter((view) => view.field === field && !view.suggested).map(({ value }) => value)
    return values.length > 0 ? [{ label, text: values.join('; ') }] : []
  })
}

function Editors({ slots }: { slots: readonly Slot[] }) {
  const { data } = useRoadmap()
  return (
    <div className={classes.editors}>
      {slots.map(({ field, label = fieldLabel(field), add }, at) => {
        const views = data.fields.filter((view) => view.field === field && !view.suggested)
        const shown = add ? views : views.slice(0, 1)
        return [
          ...shown.map((view, index) => (
            <FieldEditor
              // Its place, not its text: the editor stays when the text is saved.
              key={`${field} ${index.toString()}`}
              field={field}
              label={add ? t('edit.numbered', { label, number: index + 1 }) : label}
              view={view}
              removable={add !== undefined}
              autoFocus={at === 0 && index === 0}
            />
          )),
          (add || shown.length === 0) && (
            <FieldEditor
              // A first text takes the place of the empty one, also when another tab saves it meanwhile.
              key={`${field} ${add ? 'new' : '0'}`}
              field={field}
              label={add ?? label}
              autoFocus={at === 0 && shown.length === 0}
            />
          ),
        ]
      })}
      <p className={classes.hint}>{t('edit.hint')}</p>
    </div>
  )
}
