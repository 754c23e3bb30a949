import type { ReactNode } from 'react'
import { type Choice, ChoiceField, TextField } from './fields.tsx'
import classes from './proposals.module.css'
import { Stepper } from './stepper.tsx'

/** Names of the fields. */
export interface FormWords {
  readonly type: string
  readonly number: string
  readonly fewer: string
  readonly greater: string
  readonly organisation: string
  readonly optional: string
  readonly who: string
  readonly date: string
  readonly amount: string
  readonly field: string
  readonly text: string
}

/** A count of something: of whom, and what is paid. */
export interface CountForm {
  readonly kind: 'count'
  readonly type: string
  /** Empty where the type stays as it is. */
  readonly types: readonly Choice[]
  readonly typeLabel: string
  readonly count: number
  readonly max: number
  /** The number that this one replaces, with the word between them: "12 to". */
  readonly before: ReactNode
  /** Null where nobody is to be named. */
  readonly org: string | null
  /** Null where nobody is asked with whom, and on which day, it was. */
  readonly who: string | null
  /** `2026-06-12` */
  readonly date: string | null
  /** Null where nothing is paid. */
  readonly amount: string | null
}

/** A text for a field. */
export interface TextForm {
  readonly kind: 'text'
  readonly field: string
  readonly fields: readonly Choice[]
  readonly value: string
  /** Of the text, where it is not the page's. */
  readonly lang: string | undefined
}

export type RowForm = CountForm | TextForm
/** What was changed in a form. */
export type FormChange = Partial<
  Pick<CountForm, 'type' | 'count'> &
    Pick<TextForm, 'field' | 'value'> & { org: string; who: string; date: string; amount: string }
>

type RowFieldsProps = {
  form: RowForm
  words: FormWords
  disabled: boolean
  onChange: (change: FormChange) => void
  onEnter: () => void
}

/** The fields of a row, in the order they are tabbed through. */
export function RowFields({ form, ...props }: RowFieldsProps) {
  return form.kind === 'count' ? (
    <CountFields form={form} {...props} />
  ) : (
    <TextFields form={form} {...props} />
  )
}

type FieldsProps<Form> = Omit<RowFieldsProps, 'form'> & { form: Form }

function CountFields({ form, words, disabled, onChange, onEnter }: FieldsProps<CountForm>) {
  const { type, types, typeLabel, count, max, before, org, who, date, amount } = form
  const common = { disabled, onEnter }
  return (
    <>
      {types.length > 0 ? (
        <ChoiceField
          label={words.type}
          value={type}
          choices={types}
          disabled={disabled}
          onChange={(next) => onChange({ type: next })}
        />
      ) : (
        <span className={classes.fixed}>{typeLabel}</span>
      )}
      <span className={classes.counts} data-total={Boolean(before) || undefined}>
        {before && <span className={classes.before}>{before}</span>}
        <Stepper
          value={count}
          max={max}
          label={words.number}
          fewer={words.fewer}
          greater={words.greater}
          onChange={(next) => onChange({ count: next })}
          {...common}
        />
      </span>
      {org !== null && (
        <span className={classes.names}>
          <TextField
            className={classes.org}
            label={words.organisation}
            placeholder={words.optional}
            maxLength={120}
            value={org}
            onChange={(next) => onChange({ org: next })}
            {...common}
          />
          {amount !== null && (
            <TextField
              className={classes.amount}
              label={words.amount}
              placeholder={words.amount}
              maxLength={60}
              value={amount}
              onChange={(next) => onChange({ amount: next })}
              {...common}
            />
          )}
          {who !== null && (
            <TextField
              className={classes.who}
              label={words.who}
              placeholder={words.who}
              maxLength={120}
              value={who}
              onChange={(next) => onChange({ who: next })}
              {...common}
            />
          )}
          {date !== null && (
            <TextField
              className={classes.date}
              type="date"
              label={words.date}
              value={date}
              onChange={(next) => onChange({ date: next })}
              {...common}
            />
          )}
        </span>
      )}
    </>
  )
}

function TextFields({ form, words, disabled, onChange, onEnter }: FieldsProps<TextForm>) {
  return (
    <>
      <ChoiceField
        label={words.field}
        value={form.field}
        choices={form.fields}
        disabled={disabled}
        onChange={(next) => onChange({ field: next })}
      />
      <TextField
        className={classes.text}
        label={words.text}
        maxLength={600}
        value={form.value}
        lang={form.lang}
        disabled={disabled}
        onChange={(next) => onChange({ value: next })}
        onEnter={onEnter}
      />
    </>
  )
}
