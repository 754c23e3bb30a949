import type { FocusEvent } from 'react'
import { fieldsShown } from '#shared/document-form.ts'
import { textsOf } from '#web/lib/texts.ts'
import { isBefore } from './dates.ts'
import { DocumentField } from './document-field.tsx'
import classes from './document-form.module.css'
import type { DocumentView } from './document-view.ts'
import type { Answers } from './use-answers.ts'

const t = textsOf('documents')

interface DocumentFormProps {
  readonly view: DocumentView
  readonly answers: Answers
  onFocus(event: FocusEvent<HTMLElement>): void
}

/** The fields of a document, in the order of its form; narrow ones stand on a line of their own. */
export function DocumentForm({ view, answers, onFocus }: DocumentFormProps) {
  const { values } = answers
  return (
    <form className={classes.form} onFocus={onFocus} onSubmit={(event) => event.preventDefault()}>
      {fieldsShown(view.form, values).map((field) => {
        const start = field.after === null ? '' : (values[field.after] ?? '')
        const error = isBefore(values[field.key] ?? '', start) ? t('field.endBeforeStart') : null
        return <DocumentField key={field.key} field={field} view={view} answers={answers} error={error} />
      })}
    </form>
  )
}
