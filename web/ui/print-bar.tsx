import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { IconArrowLeft } from './icons/arrow-left.tsx'
import { IconPrinter } from './icons/printer.tsx'
import classes from './print-bar.module.css'

type PrintBarProps = {
  back: { to: string; label: string }
  /** What the button that prints says. */
  label: string
  /** Whether the sheet is there. */
  ready: boolean
}

/** The way back and the button that prints; both stay off the paper. */
export function PrintBar({ back, label, ready }: PrintBarProps) {
  return (
    <div className={classes.bar}>
      <Button
        component={Link}
        to={back.to}
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />}
      >
        {back.label}
      </Button>
      <Button
        variant="filled"
        disabled={!ready}
        leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {label}
      </Button>
    </div>
  )
}
