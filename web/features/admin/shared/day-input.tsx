import { TextInput, type TextInputProps } from '@mantine/core'
import { formatShortDate } from '#web/lib/format.ts'
import classes from './day-input.module.css'

type DayInputProps = Omit<TextInputProps, 'type' | 'value' | 'classNames' | 'leftSection'> & {
  /** A day as 2026-06-12; empty while none is chosen. */
  value?: string
  /** What stands in the field while no day is chosen and nobody types. */
  placeholder?: string
}

/**
 * The browser's field for a day. Browsers write it as their own language does: while nobody types in it, it says the day
 * as everywhere else on the page.
 */
export function DayInput({ value = '', placeholder = '', ...input }: DayInputProps) {
  return (
    <TextInput
      {...input}
      type="date"
      value={value}
      classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
      leftSection={
        <span aria-hidden="true" data-empty={value === '' || undefined}>
          {value === '' ? placeholder : formatShortDate(value)}
        </span>
      }
      leftSectionPointerEvents="none"
    />
  )
}
