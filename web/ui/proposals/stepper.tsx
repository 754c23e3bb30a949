import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { IconMinus } from '../icons/minus.tsx'
import { IconPlus } from '../icons/plus.tsx'
import classes from './proposals.module.css'

type StepperProps = {
  value: number
  max: number
  onChange: (value: number) => void
  label: string
  fewer: string
  greater: string
  disabled?: boolean | undefined
  /** Enter, which ends the row. */
  onEnter: () => void
}

/** A number from 1 up, with a step down and a step up; it can be typed too. */
export function Stepper({ value, max, onChange, label, fewer, greater, disabled, onEnter }: StepperProps) {
  // What is being typed need not be a number yet.
  const [typed, setTyped] = useState<string | null>(null)
  const set = (to: number) => {
    setTyped(null)
    if (!disabled) onChange(Math.min(max, Math.max(1, to)))
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length)
    setTyped(digits)
    const number = Number(digits)
    if (number >= 1 && number <= max) onChange(number)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      set(value + step)
    } else if (event.key === 'Home') set(1)
    else if (event.key === 'Enter') onEnter()
  }
  return (
    <div className={classes.stepper} data-disabled={disabled || undefined}>
      <UnstyledButton
        className={classes.step}
        tabIndex={-1}
        aria-label={fewer}
        aria-disabled={value <= 1 || disabled || undefined}
        onClick={() => set(value - 1)}
      >
        <IconMinus size={16} stroke={1.6} aria-hidden="true" />
      </UnstyledButton>
      <input
        className={classes.number}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        readOnly={disabled}
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
      />
      <UnstyledButton
        className={classes.step}
        tabIndex={-1}
        aria-label={greater}
        aria-disabled={value >= max || disabled || undefined}
        onClick={() => set(value + 1)}
      >
        <IconPlus size={16} stroke={1.6} aria-hidden="true" />
      </UnstyledButton>
    </div>
  )
}
