import { ActionIcon, UnstyledButton } from '@mantine/core'
import { memo } from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import { capitalised } from '#web/lib/capitalised.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowDown } from '#web/ui/icons/arrow-down.tsx'
import { IconArrowUp } from '#web/ui/icons/arrow-up.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconQuote } from '#web/ui/icons/quote.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { useEvidence } from './evidence-context.ts'
import { SORTS, type Sort } from './interview-list.ts'
import classes from './interviews.module.css'
import { CommentButton, RecordThreads, useCommentsOpen } from './record-comments.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordSource } from './record-source.tsx'
import { nameOf } from './record-words.ts'
import { useListView } from './use-list-view.ts'

const t = textsOf('evidence')

export type InterviewListProps = {
  rows: readonly EvidenceRow[]
  /** The id of the record that is being edited in its place. */
  editing: string | null
  onEdit: (id: string | null) => void
}

/** Dates and sources begin with the newest, texts with A. */
const NEWEST_FIRST: readonly Sort[] = ['date', 'source']

/** The interviews as a table that sorts by every head. */
export function InterviewTable({ rows, editing, onEdit }: InterviewListProps) {
  const { canEdit, fresh } = useEvidence()
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {SORTS.map((sort) => (
              <Head key={sort} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record) =>
            record.id === editing ? (
              <tr key={record.id} className={classes.editing}>
                <td colSpan={SORTS.length}>
                  <RecordEditor record={record} onClose={() => onEdit(null)} />
                </td>
              </tr>
            ) : (
              <Row
                key={record.id}
                record={record}
                canEdit={canEdit}
                isFresh={record.id === fresh}
                onEdit={onEdit}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Head({ sort }: { sort: Sort }) {
  const { view, change } = useListView()
  const sorted = view.sort === sort
  const Arrow = view.order === 'asc' ? IconArrowUp : IconArrowDown
  const first = NEWEST_FIRST.includes(sort) ? 'desc' : 'asc'
  const next = sorted ? (view.order === 'asc' ? 'desc' : 'asc') : first
  return (
    <th
      scope="col"
      data-column={sort}
      {...(sorted && { 'aria-sort': view.order === 'asc' ? 'ascending' : 'descending' })}
    >
      <UnstyledButton className={classes.sort} onClick={() => change({ sort, order: next })}>
        {t(sort === 'source' ? 'interviews.source' : `field.${sort}`)}
        {sorted && <Arrow size={14} stroke={1.8} aria-hidden="true" />}
      </UnstyledButton>
    </th>
  )
}

type RowProps = {
  record: EvidenceRow
  canEdit: boolean
  isFresh: boolean
  onEdit: InterviewListProps['onEdit']
}

/** Drawn anew only when its own record changes. */
const Row = memo(function Row({ record, canEdit, isFresh, onEdit }: RowProps) {
  const { who, organisation, relation, segment, date } = record
  return (
    <>
      <tr data-fresh={isFresh || undefined}>
        <th scope="row">{who || <span className={classes.unsaid}>{unsaidWho(record)}</span>}</th>
        <td>{organisation}</td>
        <td className={classes.small}>{relation && t(`relation.${relation}`)}</td>
        <td className={classes.small}>{segment && capitalised(segment)}</td>
        <td className={classes.day}>{date && formatDay(date)}</td>
        <td data-column="learnt">
          <Learnt record={record} />
        </td>
        <td data-column="source">
          <div className={classes.acts}>
            <CommentButton record={record} size={30} className={classes.pencil} />
            <RecordSource record={record}>
              <span className={classes.quoteButton}>
                <IconQuote size={18} stroke={1.6} aria-hidden="true" />
              </span>
            </RecordSource>
            {canEdit && (
              <ActionIcon
                className={classes.pencil}
                size={30}
                aria-label={t('edit.record', { name: nameOf(record) })}
                title={t('edit.record', { name: nameOf(record) })}
                data-edit={record.id}
                onClick={() => onEdit(record.id)}
              >
                <IconPencil size={18} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
        </td>
      </tr>
      <ThreadsRow record={record} />
    </>
  )
})

/** The comments of a record, below its row. */
function ThreadsRow({ record }: { record: EvidenceRow }) {
  const isOpen = useCommentsOpen(record)
  return (
    isOpen && (
      <tr className={classes.editing}>
        <td colSpan={SORTS.length}>
          <div className={classes.threads}>
            <RecordThreads record={record} />
          </div>
        </td>
      </tr>
    )
  )
}

/** In the place of a name: how many people, or that nobody said who. */
export const unsaidWho = ({ count }: EvidenceRow) =>
  count > 1 ? t('interviews.several', { count }) : t('form.notSaid')

/** What somebody said, in quotation marks; else what was learnt from them. */
export function Learnt({ record }: { record: EvidenceRow }) {
  const { quote, learnt } = record
  const text = quote || learnt
  if (!text) return null
  return (
    <span lang={foreignLang(text)} title={text} className={classes.learnt} data-field={record.id}>
      <Quote text={text} size="evidence" quoted={Boolean(quote)} />
    </span>
  )
}
