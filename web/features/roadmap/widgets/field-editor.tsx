import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import type { FieldView } from '#shared/dashboard.ts'
import type { FieldName } from '#shared/roadmap.ts'
import { isSingle } from '#shared/roadmap-fields.ts'
import { ClosedQuestion } from '#web/ui/closed-question.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { PRIORITY_LABELS } from '../labels.ts'
import { useFieldDraft } from './field-draft.ts'
import classes from './widget.module.css'

const MAX_LENGTH = 600
const MAX_USE_CASE = 300

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
  const held = {
    isList: !isSingle(field),
    ...(field === 'industry' && { priority: view?.priority ?? 3, use_case: view?.use_case ?? '' }),
    ...(field === 'proof_point' && { kind: view?.kind ?? 'lab' }),
  }
  const draft = useFieldDraft(field, view?.value ?? null, held)
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
          aria-describedby={obstacle ? id : undefined}
          onChange={(event) => draft.change({ text: event.currentTarget.value })}
          onKeyDown={keys}
        />
        {field === 'proof_point' && (
          <NativeSelect
            label="Measured"
            size="sm"
            value={shown.kind ?? 'lab'}
            data={[
              { value: 'lab', label: 'In the lab' },
              { value: 'customer', label: 'At a customer' },
            ]}
            onChange={(event) =>
              draft.change({ kind: event.currentTarget.value === 'customer' ? 'customer' : 'lab' })
            }
          />
        )}
        {removable && view && (
          <ActionIcon
            className={classes.editorRemove}
            aria-label={`Remove ${view.value}`}
            title="Remove"
            disabled={saving}
            onClick={draft.remove}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {field === 'industry' && (view || draft.isDirty) && (
        <div className={classes.editorRow}>
          <TextInput
            className={classes.editorText}
            label="Use"
            size="sm"
            maxLength={MAX_USE_CASE}
            value={shown.use_case ?? ''}
            onChange={(event) => draft.change({ use_case: event.currentTarget.value })}
            onKeyDown={keys}
          />
          <NativeSelect
            label="Priority"
            size="sm"
            value={String(shown.priority ?? 3)}
            data={([1, 2, 3] as const).map((priority) => ({
              value: String(priority),
              label: PRIORITY_LABELS[priority],
            }))}
            onChange={(event) => draft.change({ priority: priorityOf(event.currentTarget.value) })}
          />
        </div>
      )}
      <div id={id}>
        {obstacle?.kind === 'failed' && <StateLine state="failed" text={obstacle.text} />}
        {obstacle?.kind === 'conflict' && (
          <ClosedQuestion
            tone="wait"
            question={obstacle.text}
            busy={saving}
            answers={[
              { label: 'Keep what is there', onClick: draft.discard },
              { label: 'Use mine', onClick: draft.saveAnyway },
            ]}
          />
        )}
        {obstacle?.kind === 'second' && (
          <ClosedQuestion
            tone="wait"
            question={obstacle.text}
            busy={saving}
            answers={[
              { label: 'Yes, replace it', onClick: () => draft.saveInPlaceOf(obstacle.other) },
              { label: `Keep ${obstacle.other}`, onClick: draft.discard },
            ]}
          />
        )}
      </div>
      {draft.isDirty && obstacle?.kind !== 'conflict' && obstacle?.kind !== 'second' && (
        <div className={classes.editorActions}>
          <Button
            variant="filled"
            size="xs"
            fz="sm"
            disabled={!canSave}
            loading={saving}
            onClick={draft.save}
          >
            {shown.text.trim() === '' ? 'Remove' : view ? 'Save' : 'Add'}
          </Button>
          <Button
            variant="transparent"
            color="gray"
            size="xs"
            fz="sm"
            disabled={saving}
            onClick={draft.discard}
          >
            Discard
          </Button>
        </div>
      )}
    </div>
  )
}

function priorityOf(text: string): 1 | 2 | 3 {
  return text === '1' ? 1 : text === '2' ? 2 : 3
}
