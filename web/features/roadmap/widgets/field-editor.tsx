import { ActionIcon, Button, NativeSelect, Textarea } from '@mantine/core'
import { type KeyboardEvent, useId } from 'react'
import type { FieldView } from '#shared/dashboard-views.ts'
import type { FieldName } from '#shared/roadmap.ts'
import { isSingle } from '#shared/roadmap-fields.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import { langOf } from '../text-language.ts'
import { type FieldDraft, useFieldDraft } from './field-draft.ts'
import { FieldObstacle } from './field-obstacle.tsx'
import { IndustryFields } from './industry-fields.tsx'
import classes from './widget.module.css'

const t = textsOf('roadmap')

const MAX_LENGTH = 600

type FieldEditorProps = {
  field: FieldName
  label: string
  /** What stands there; none to add something new. */
  view?: FieldView
  /** An item of a list can be removed as a whole. */
  removable?: boolean
  autoFocus?: boolean
}

/** One value, edited in its place. Enter saves, Escape goes back to what stands there. */
export function FieldEditor({ field, label, view, removable, autoFocus }: FieldEditorProps) {
  const id = useId()
  const draft = useFieldDraft(field, view?.value ?? null, heldBeside(field, view))
  const { shown, obstacle, saving } = draft
  const canSave = draft.isDirty && (shown.text.trim() !== '' || view !== undefined)
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft.isDirty) {
      event.stopPropagation()
      draft.discard()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSave && !saving) draft.save()
  }
  return (
    <div className={classes.editor}>
      <div className={classes.editorRow}>
        <Textarea
          className={classes.editorText}
          label={label}
          size="sm"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={MAX_LENGTH}
          data-autofocus={autoFocus || undefined}
          value={shown.text}
          lang={langOf(shown.text)}
          aria-describedby={obstacle ? id : undefined}
          onChange={(event) => draft.change({ text: event.currentTarget.value })}
          onKeyDown={keys}
        />
        {field === 'proof_point' && <MeasuredField draft={draft} />}
        {removable && view && (
          <ActionIcon
            className={classes.editorRemove}
            aria-label={t('edit.removeValue', { value: view.value })}
            title={t('edit.remove')}
            disabled={saving}
            onClick={draft.remove}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {field === 'industry' && (view || draft.isDirty) && <IndustryFields draft={draft} onKeyDown={keys} />}
      <div id={id}>
        <FieldObstacle draft={draft} label={label} current={view?.value ?? ''} />
      </div>
      {draft.isDirty && obstacle?.kind !== 'conflict' && obstacle?.kind !== 'second' && (
        <EditorActions draft={draft} canSave={canSave} isNew={view === undefined} />
      )}
    </div>
  )
}

/** What a value of this field holds beside its text, as it stands. */
function heldBeside(field: FieldName, view: FieldView | undefined) {
  return {
    isList: !isSingle(field),
    ...(field === 'industry' && { priority: view?.priority ?? 3, use_case: view?.use_case ?? '' }),
    ...(field === 'proof_point' && { kind: view?.kind ?? 'lab' }),
  }
}

/** Where a proof was measured. */
function MeasuredField({ draft }: { draft: FieldDraft }) {
  return (
    <NativeSelect
      label={t('proof.measured')}
      size="sm"
      value={draft.shown.kind ?? 'lab'}
      data={[
        { value: 'lab', label: t('proof.inLab') },
        { value: 'customer', label: t('proof.atCustomer') },
      ]}
      onChange={(event) =>
        draft.change({ kind: event.currentTarget.value === 'customer' ? 'customer' : 'lab' })
      }
    />
  )
}

type EditorActionsProps = { draft: FieldDraft; canSave: boolean; isNew: boolean }

function EditorActions({ draft, canSave, isNew }: EditorActionsProps) {
  const { shown, saving } = draft
  return (
    <div className={classes.editorActions}>
      <Button variant="filled" size="xs" fz="sm" disabled={!canSave} loading={saving} onClick={draft.save}>
        {t(shown.text.trim() === '' ? 'edit.remove' : isNew ? 'edit.add' : 'edit.save')}
      </Button>
      <Button variant="transparent" color="gray" size="xs" fz="sm" disabled={saving} onClick={draft.discard}>
        {t('edit.discard')}
      </Button>
    </div>
  )
}
