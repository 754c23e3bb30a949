import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { PERIODS, PILOT_STATES, RELATIONS } from '#shared/records.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { FieldSpec } from './record-fields.ts'
import classes from './record-form.module.css'

const t = textsOf('evidence')

/** Money that most sales are made in; another one is typed. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'DKK', 'NOK', 'PLN', 'CAD']

type RecordFieldProps = {
  spec: FieldSpec
  value: string
  /** Segments that are known, to be chosen or typed over. */
  segments: readonly string[]
  error?: string | undefined
  onChange: (value: string) => void
  /** Enter in a text of several lines; others send the form by themselves. */
  onEnter?: (event: KeyboardEvent) => void
}

/** One field of a record, by its kind. */
export function RecordField({ spec, value, segments, error, onChange, onEnter }: RecordFieldProps) {
  const { name, kind, max, required } = spec
  const common = {
    size: 'sm',
    name,
    label: <FieldLabel spec={spec} />,
    error,
    'aria-required': required || undefined,
    value,
  }
  const choices = choicesOf(kind)
  if (choices) {
    return (
      <NativeSelect {...common} data={choices} onChange={(event) => onChange(event.currentTarget.value)} />
    )
  }
  if (kind === 'segment' || kind === 'currency') {
    const data = kind === 'segment' ? segments : CURRENCIES
    return <Autocomplete {...common} data={[...new Set(data)]} maxLength={max} onChange={onChange} />
  }
  if (kind === 'long') {
    return (
      <Textarea
        {...common}
        classNames={{ input: classes.quote }}
        lang={foreignLang(value)}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={max}
        onKeyDown={onEnter}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <TextInput
      {...common}
      {...(kind === 'date' && { type: 'date' })}
      {...(kind === 'count' && { type: 'number', min: 0, max: 999, inputMode: 'numeric' as const })}
      {...(kind === 'text' && { maxLength: max, lang: foreignLang(value) })}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function FieldLabel({ spec: { label, required } }: { spec: FieldSpec }): ReactNode {
  if (required) return t(`field.${label}`)
  return (
    <>
      {t(`field.${label}`)} <span className={classes.optional}>{t('form.optional')}</span>
    </>
  )
}

/** What can be chosen in a field of a few values; null for one that is typed. */
function choicesOf(kind: FieldSpec['kind']): { value: string; label: string }[] | null {
  const none = { value: '', label: t('form.notSaid') }
  switch (kind) {
    case 'relation':
      return [none, ...RELATIONS.map((value) => ({ value, label: t(`relation.${value}`) }))]
    case 'state':
      return [none, ...PILOT_STATES.map((value) => ({ value, label: t(`state.${value}`) }))]
    case 'period':
      return [none, ...PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))]
    case 'told':
      return [none, ...(['yes', 'no'] as const).map((value) => ({ value, label: t(`told.${value}`) }))]
    default:
      return null
  }
}
