import { ActionIcon, Badge, Button } from '@mantine/core'
import { useState } from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import { capitalised } from '#web/lib/capitalised.ts'
import { formatDay, formatList } from '#web/lib/format.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconQuote } from '#web/ui/icons/quote.tsx'
import { askBy, DEAL_LINES, type DealType, missingParts, type Part } from './deal-parts.ts'
import { lineWords } from './deal-words.ts'
import classes from './deals.module.css'
import { useEvidence } from './evidence-context.ts'
import { CommentButton } from './record-comments.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordSource } from './record-source.tsx'
import { nameOf } from './record-words.ts'

const t = textsOf('evidence')

/** One LOI, pilot or customer: what is known by label and value, and what is missing as a slot. */
export function Deal({ record, type }: { record: EvidenceRow; type: DealType }) {
  const { canEdit, openForm } = useEvidence()
  const [editing, setEditing] = useState<'all' | 'missing' | null>(null)
  const close = () => setEditing(null)
  const missing = missingParts(record)
  if (editing === 'all') return <RecordEditor record={record} inCard onClose={close} />
  const name = record.organisation || t('naming.some', { count: record.count })
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {canEdit && (
          <ActionIcon
            size={30}
            aria-label={t('edit.record', { name: nameOf(record) })}
            title={t('edit.record', { name: nameOf(record) })}
            data-edit={record.id}
            onClick={() => setEditing('all')}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
        <CommentButton record={record} size={30} />
        <DealBadge record={record} missing={missing.length} />
      </div>
      <dl className={classes.lines}>
        {DEAL_LINES[type].map((line) => {
          const words = lineWords(record, line)
          return (
            words && (
              <div key={line}>
                <dt>{t(`line.${line}`)}</dt>
                <dd data-field={record.id}>
                  <Said>{words}</Said>
                </dd>
              </div>
            )
          )
        })}
      </dl>
      {!record.named && canEdit && (
        <Button className={classes.naming} size="xs" fz="sm" onClick={() => openForm({ type, naming: true })}>
          {t('naming.start')}
        </Button>
      )}
      {record.named && missing.length > 0 && editing === null && (
        <Slot record={record} type={type} parts={missing} onAdd={() => setEditing('missing')} />
      )}
      {editing === 'missing' && <RecordEditor record={record} only={missing} inCard onClose={close} />}
      <p className={classes.source}>
        <RecordSource record={record} spoken={sourceLine(record)}>
          <span className={classes.sourceWords}>
            <IconQuote size={16} stroke={1.6} aria-hidden="true" />
            {sourceLine(record)}
          </span>
        </RecordSource>
      </p>
    </>
  )
}

const sourceLine = ({ source: { kind, at } }: EvidenceRow) => t(`from.${kind}`, { day: formatDay(at) })

/** Amber where parts are missing; else a pilot's state. */
function DealBadge({ record, missing }: { record: EvidenceRow; missing: number }) {
  const { type, named, state, fee } = record
  if (named && missing > 0 && type !== 'pilot') {
    return (
      <Badge
        className={classes.badge}
        color="wait"
        leftSection={<IconMessageQuestion size={14} stroke={1.6} aria-hidden="true" />}
      >
        {t('deal.missing', { count: missing })}
      </Badge>
    )
  }
  if (type !== 'pilot') return null
  const words = [state && t(`state.${state}`), !fee && t('deal.noFee')].filter(Boolean)
  return (
    words.length > 0 && (
      <Badge className={classes.badge} color="gray">
        {words.join(', ')}
      </Badge>
    )
  )
}

/** Beyond as many a button does not name them. */
const NAMED_MAX = 2

type SlotProps = { record: EvidenceRow; type: DealType; parts: readonly Part[]; onAdd: () => void }

/** A missing part: why it matters, by when to ask, and the one act that fills it. */
function Slot({ record, type, parts, onAdd }: SlotProps) {
  const { canEdit } = useEvidence()
  const named = formatList(parts.map((part) => t(`part.${part}`)))
  const isDecision = parts.every((part) => part === 'decision_date' || part === 'decided_by')
  return (
    <div className={classes.slot}>
      <p className={classes.slotTitle}>{isDecision ? t('slot.decision') : capitalised(named)}</p>
      <p className={classes.slotText}>
        {t(`slot.${type}`)} {t('slot.askBy', { day: formatDay(askBy(record)) })}
      </p>
      {canEdit && (
        <Button size="xs" fz="sm" onClick={onAdd}>
          {isDecision
            ? t('slot.addDecision')
            : parts.length > NAMED_MAX
              ? t('slot.addMany', { count: parts.length })
              : t('slot.add', { parts: named })}
        </Button>
      )}
    </div>
  )
}
