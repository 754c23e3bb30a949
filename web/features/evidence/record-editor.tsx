import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { segmentsOf } from './coverage.ts'
import { useEvidence } from './evidence-context.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { mergeable } from './merging.ts'
import { RecordField } from './record-field.tsx'
import { changedFacts, FIELDS, type FieldName, fieldsOf, type Values, valuesOf } from './record-fields.ts'
import classes from './record-form.module.css'
import { nameOf } from './record-words.ts'
import {
  focusEditButton,
  focusField,
  focusNextRecord,
  isForOpenList,
  missingObstacle,
  obstacleOf,
  storedOf,
  useObstacle,
} from './use-record-form.ts'

const t = textsOf('evidence')

type RecordEditorProps = {
  record: EvidenceRow
  /** Only these fields; without it all of them, the less usual ones behind "More". */
  only?: readonly FieldName[]
  /** It stands in a card, not across the page. */
  inCard?: boolean
  onClose: () => void
}

const QUIET = { variant: 'subtle', color: 'gray', size: 'xs', fz: 'sm' } as const

/** A record in the place where it is shown, as a form. Enter saves, Escape leaves. */
export function RecordEditor({ record, only, inCard = false, onClose }: RecordEditorProps) {
  const { data, remove } = useEvidence()
  const editing = useEditing(record, onClose)
  const { values, obstacle, conflict, form } = editing
  const [more, setMore] = useState(false)
  const [merging, setMerging] = useState(false)
  const segments = segmentsOf(data.segments, data.records)
  const specs = specsOf(record.type, more, only)
  useOwnFocus(record, form, specs[0]?.name)
  return (
    <>
      <form
        ref={form}
        className={[classes.form, classes.editor, inCard && classes.card].filter(Boolean).join(' ')}
        noValidate
        aria-label={t('edit.record', { name: nameOf(record) })}
        onSubmit={(event) => void editing.save(event)}
        onKeyDown={editing.keys}
      >
        <div className={classes.fields}>
          {specs.map((spec) => (
            <RecordField
              key={spec.name}
              spec={spec}
              segments={segments}
              value={values[spec.name] ?? ''}
              error={obstacle?.field === spec.name ? obstacle.text : undefined}
              onChange={(value) => editing.set(spec.name, value)}
              onEnter={editing.enter}
            />
          ))}
        </div>
        {obstacle?.field === null && <StateLine state="failed" text={obstacle.text} />}
        <div className={classes.foot}>
          <Button type="submit" variant="filled" size="xs" fz="sm" disabled={editing.busy}>
            {t(editing.busy ? 'edit.saving' : 'edit.save')}
          </Button>
          <Button {...QUIET} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          {!only && (
            <More
              record={record}
              opened={more}
              onToggle={() => setMore(!more)}
              onMerge={() => setMerging(true)}
              onRemove={() => {
                focusNextRecord(form.current)
                onClose()
                remove(record)
              }}
            />
          )}
        </div>
        {conflict && (
          <ConflictDialog
            stored={conflict}
            mine={editing.mine}
            busy={editing.busy}
            onBack={editing.back}
            onTakeStored={onClose}
            onSaveMine={() => void editing.saveOver()}
          />
        )}
      </form>
      {merging && (
        <MergeDialog
          record={record}
          onClose={() => setMerging(false)}
          onMerged={(gone) => {
            if (gone.id === record.id) focusNextRecord(form.current)
            onClose()
          }}
        />
      )}
    </>
  )
}

/** Puts the focus into the first field, and back on the record's button when the form goes. */
function useOwnFocus({ id }: EvidenceRow, form: RefObject<HTMLFormElement | null>, first?: FieldName) {
  useEffect(() => {
    if (first) focusField(form.current, first)
  }, [first, form])
  useEffect(() => () => focusEditButton(id), [id])
}

/** The fields that are shown: those asked for, else the usual ones, with `more` all. */
function specsOf(type: EvidenceType, more: boolean, only: readonly FieldName[] | undefined) {
  if (only) return fieldsOf(type).filter(({ name }) => only.includes(name))
  return more ? fieldsOf(type) : FIELDS[type].main
}

type MoreProps = {
  record: EvidenceRow
  opened: boolean
  onToggle: () => void
  onMerge: () => void
  onRemove: () => void
}

/** Shows the less usual fields, merges the record with another one, or removes it. */
function More({ record, opened, onToggle, onMerge, onRemove }: MoreProps) {
  const { data, pending } = useEvidence()
  return (
    <>
      <Button {...QUIET} aria-expanded={opened} onClick={onToggle}>
        {t(opened ? 'form.less' : 'form.more')}
      </Button>
      {mergeable(record, data.records).length > 0 && (
        <Button {...QUIET} className={classes.merge} onClick={onMerge}>
          {t('merge.open')}
        </Button>
      )}
      <Button {...QUIET} className={classes.remove} color="danger" disabled={pending} onClick={onRemove}>
        {t('edit.remove')}
      </Button>
    </>
  )
}

/** Holds the typed values of a record, the record as it was opened, and somebody else's change meanwhile. */
function useEditing(record: EvidenceRow, onClose: () => void) {
  const { change } = useEvidence()
  const [seen, setSeen] = useState(record)
  const before = valuesOf(seen)
  const [values, setValues] = useState<Values>(before)
  const [conflict, setConflict] = useState<EvidenceRow | null>(null)
  const [busy, setBusy] = useState(false)
  const { form, obstacle, stop, clear } = useObstacle()
  const { type } = record

  const send = async (known: EvidenceRow) => {
    const missing = missingObstacle(type, values)
    if (missing) return stop(missing)
    if (Object.keys(changedFacts(type, values, valuesOf(known))).length === 0) return onClose()
    clear()
    setBusy(true)
    try {
      await change(known, values)
      onClose()
    } catch (error) {
      setBusy(false)
      const stored = storedOf(error)
      if (stored) setConflict(stored)
      else stop(obstacleOf(error, type))
    }
  }
  return {
    values,
    form,
    obstacle,
    conflict,
    busy,
    /** What was changed here, by field. */
    mine: Object.fromEntries(
      fieldsOf(type)
        .filter(({ name }) => (values[name] ?? '') !== (before[name] ?? ''))
        .map(({ name }) => [name, values[name] ?? '']),
    ) as Values,
    set(name: FieldName, value: string) {
      clear()
      setValues({ ...values, [name]: value })
    },
    async save(event?: FormEvent) {
      event?.preventDefault()
      if (!busy) await send(seen)
    },
    enter(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
      event.preventDefault()
      if (!busy) void send(seen)
    },
    back: () => setConflict(null),
    async saveOver() {
      if (!conflict) return
      setSeen(conflict)
      setConflict(null)
      await send(conflict)
    },
    keys(event: KeyboardEvent) {
      if (event.key !== 'Escape' || conflict || isForOpenList(event)) return
      event.stopPropagation()
      onClose()
    },
  }
}
