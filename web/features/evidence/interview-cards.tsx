import { ActionIcon } from '@mantine/core'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconQuote } from '#web/ui/icons/quote.tsx'
import { useEvidence } from './evidence-context.ts'
import { type InterviewListProps, Learnt, unsaidWho } from './interview-table.tsx'
import classes from './interviews.module.css'
import { CommentButton, RecordThreads } from './record-comments.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordSource } from './record-source.tsx'
import { nameOf } from './record-words.ts'

const t = textsOf('evidence')

/** The interviews as cards, where there is no room for a table. */
export function InterviewCards({ rows, editing, onEdit }: InterviewListProps) {
  const { canEdit, fresh } = useEvidence()
  return (
    <ul className={classes.cards}>
      {rows.map((record) =>
        record.id === editing ? (
          <li key={record.id}>
            <RecordEditor record={record} onClose={() => onEdit(null)} />
          </li>
        ) : (
          <li key={record.id} className={classes.card} data-fresh={record.id === fresh || undefined}>
            <div className={classes.cardHead}>
              <span className={classes.cardName}>{record.who || unsaidWho(record)}</span>
              {record.date && <span className={classes.cardDay}>{formatDay(record.date)}</span>}
            </div>
            <div className={classes.cardBody}>
              <p className={classes.cardFacts}>
                {[record.organisation, record.relation && t(`relation.${record.relation}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <div className={classes.cardActs}>
                <CommentButton record={record} size={44} />
                {canEdit && (
                  <ActionIcon
                    size={44}
                    aria-label={t('edit.record', { name: nameOf(record) })}
                    data-edit={record.id}
                    onClick={() => onEdit(record.id)}
                  >
                    <IconPencil size={18} stroke={1.6} aria-hidden="true" />
                  </ActionIcon>
                )}
                <RecordSource record={record}>
                  <span className={classes.quoteButton}>
                    <IconQuote size={20} stroke={1.6} aria-hidden="true" />
                  </span>
                </RecordSource>
              </div>
            </div>
            <Learnt record={record} />
            <RecordThreads record={record} />
          </li>
        ),
      )}
    </ul>
  )
}
