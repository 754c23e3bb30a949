import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FormField } from '#shared/document-form.ts'
import { ANSWER_MAX } from '#shared/documents.ts'
import type { Language } from '#shared/language.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconCircle } from '#web/ui/icons/circle.tsx'
import classes from './document-form.module.css'
import type { DocumentView } from './document-view.ts'
import { FieldSource } from './field-source.tsx'
import type { Answers } from './use-answers.ts'

const t = textsOf('documents')

export interface FieldProps {
  readonly field: FormField
  readonly view: DocumentView
  readonly answers: Answers
  /** What is wrong with the answer. */
  readonly error: string | null
}

/** Where the browser fits a field to its words itself, also once the font of its example is there. */
const GROWS = CSS.supports('field-sizing', 'content')

/** The id of a field's input, by which the preview finds it. */
export const inputId = (key: string): string => `field-${key}`

/** One field: filled with its source below, or open with an example in it. */
export function DocumentField({ field, view, answers, error }: FieldProps) {
  const { key, label, example, choices, narrow } = field
  const id = inputId(key)
  const value = answers.values[key] ?? ''
  const isOpen = value.trim() === ''
  const change = (typed: string) => view.saver.type(key, typedOver(typed, view.offered[key]?.value))
  const { lang } = view.form
  const words = {
    id,
    label,
    error,
    lang,
    labelProps: { lang },
    classNames: { label: classes.label ?? '', root: classes.control ?? '' },
  }
  if (choices) {
    const data = choices.map((choice) => ({ value: choice.value, label: choice.label }))
    return (
      <div className={classes.field}>
        <NativeSelect
          {...words}
          disabled={view.isReadOnly}
          data={data}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      </div>
    )
  }
  const description = isOpen ? (
    <>
      <IconCircle size={14} stroke={1.8} aria-hidden="true" />
      {t('field.open')}
    </>
  ) : (
    <FieldSource field={field} view={view} answers={answers} />
  )
  const names = { ...words.classNames, description: (isOpen ? classes.open : classes.source) ?? '' }
  return (
    <div className={classes.field} data-narrow={narrow || undefined} data-open={isOpen || undefined}>
      <Textarea
        {...words}
        classNames={names}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={description}
        autosize={!GROWS}
        minRows={1}
        maxRows={8}
        maxLength={ANSWER_MAX}
        value={value}
        readOnly={view.isReadOnly}
        placeholder={narrow ? example : t('field.example', { example })}
        onChange={({ target }) => change(target.value)}
        onKeyDown={keepOneLine}
      />
      {answers.conflicts.has(key) && (
        <p className={classes.conflict} role="alert">
          {changedElsewhere(answers.conflicts.get(key) ?? view.offered[key]?.value ?? '', lang)}
          <Button size="compact-sm" onClick={() => view.saver.settle(key, 'theirs')}>
            {t('conflict.useThat')}
          </Button>
          <Button size="compact-sm" onClick={() => view.saver.settle(key, 'mine')}>
            {t('conflict.keepMine')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Says what stands in the field in another tab, in words of the document's language. */
function changedElsewhere(theirs: string, lang: Language): ReactNode {
  if (theirs === '') return t('conflict.emptied')
  return t.rich('conflict.changed', { theirs, words: (said) => <span lang={lang}>{said}</span> })
}

/** Words as they were filled in are not typed ones, whoever typed them again. */
function typedOver(typed: string, offered: string | undefined): string | null {
  const line = typed.replace(/\n/g, ' ')
  return line === (offered ?? '') ? null : line
}

/** An answer is one line, however long. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
