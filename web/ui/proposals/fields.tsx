import '@mantine/core/styles/Combobox.layer.css'
import { Select, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { IconChevronDown } from '../icons/chevron-down.tsx'
import classes from './proposals.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
}

type ChoiceFieldProps = {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  disabled?: boolean | undefined
}

/** One of a few kinds; the present one is checked in the menu. */
export function ChoiceField({ label, value, choices, onChange, disabled }: ChoiceFieldProps) {
  return (
    <Select
      className={classes.choice}
      classNames={{ input: classes.field, option: classes.option }}
      aria-label={label}
      data={choices.map((choice) => ({ ...choice }))}
      value={value}
      allowDeselect={false}
      checkIconPosition="right"
      rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
      rightSectionWidth={28}
      rightSectionPointerEvents="none"
      comboboxProps={{ width: 208, position: 'bottom-start', shadow: 'md' }}
      disabled={disabled}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}

type TextFieldProps = {
  label: string
  placeholder?: string
  value: string
  lang?: string | undefined
  maxLength?: number
  type?: 'date'
  onChange: (value: string) => void
  onEnter: () => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A short text; Enter ends the row. */
export function TextField({ label, onChange, onEnter, disabled, className, ...input }: TextFieldProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <TextInput
      {...input}
      className={className}
      classNames={{ input: classes.field }}
      aria-label={label}
      autoComplete="off"
      readOnly={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
    />
  )
}
