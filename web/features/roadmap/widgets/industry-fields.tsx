import { NativeSelect, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { priorityLabel } from '../labels.ts'
import type { FieldDraft } from './field-draft.ts'
import classes from './widget.module.css'

const t = textsOf('roadmap')

const MAX_USE_CASE = 300
/** The ranks to choose from. */
const priorities = () =>
  ([1, 2, 3] as const).map((priority) => ({ value: String(priority), label: priorityLabel(priority) }))

type IndustryFieldsProps = { draft: FieldDraft; onKeyDown: (event: KeyboardEvent) => void }

/** What an industry holds beside its name: the use there, and its rank. */
export function IndustryFields({ draft, onKeyDown }: IndustryFieldsProps) {
  const { shown, change } = draft
  return (
    <div className={classes.editorRow}>
      <TextInput
        className={classes.editorText}
        label={t('industry.use')}
        size="sm"
        maxLength={MAX_USE_CASE}
        value={shown.use_case ?? ''}
        onChange={(event) => change({ use_case: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <NativeSelect
        label={t('industry.priority')}
        size="sm"
        value={String(shown.priority ?? 3)}
        data={priorities()}
        onChange={(event) => change({ priority: priorityOf(event.currentTarget.value) })}
      />
    </div>
  )
}

function priorityOf(text: string): 1 | 2 | 3 {
  return text === '1' ? 1 : text === '2' ? 2 : 3
}
