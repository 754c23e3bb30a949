import { NativeSelect, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { PRIORITY_LABELS } from '../labels.ts'
import type { FieldDraft } from './field-draft.ts'
import classes from './widget.module.css'

const MAX_USE_CASE = 300
const PRIORITIES = ([1, 2, 3] as const).map((priority) => ({
  value: String(priority),
  label: PRIORITY_LABELS[priority],
}))

type IndustryFieldsProps = { draft: FieldDraft; onKeyDown: (event: KeyboardEvent) => void }

/** What an industry holds beside its name: the use there, and its rank. */
export function IndustryFields({ draft, onKeyDown }: IndustryFieldsProps) {
  const { shown, change } = draft
  return (
    <div className={classes.editorRow}>
      <TextInput
        className={classes.editorText}
        label="Use"
        size="sm"
        maxLength={MAX_USE_CASE}
        value={shown.use_case ?? ''}
        onChange={(event) => change({ use_case: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <NativeSelect
        label="Priority"
        size="sm"
        value={String(shown.priority ?? 3)}
        data={PRIORITIES}
        onChange={(event) => change({ priority: priorityOf(event.currentTarget.value) })}
      />
    </div>
  )
}

function priorityOf(text: string): 1 | 2 | 3 {
  return text === '1' ? 1 : text === '2' ? 2 : 3
}
