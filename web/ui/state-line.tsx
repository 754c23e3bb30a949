import { UnstyledButton } from '@mantine/core'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconInfoCircle,
  IconPlugConnectedX,
  IconSquare,
} from '@tabler/icons-react'
import classes from './state-line.module.css'

const icons = {
  stopped: IconSquare,
  interrupted: IconPlugConnectedX,
  failed: IconAlertCircle,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
}

type StateLineProps = {
  state: keyof typeof icons
  /** What happened and what was kept. */
  text: string
  action?: { label: string; onClick: () => void; disabled?: boolean }
}

/** One line under what was kept: what happened, and the one thing to do about it. */
export function StateLine({ state, text, action }: StateLineProps) {
  const Icon = icons[state]
  return (
    <p className={classes.root} data-state={state} role={state === 'failed' ? 'alert' : 'status'}>
      <Icon className={classes.icon} size={16} stroke={1.6} aria-hidden="true" />
      <span>
        {text}
        {action && (
          <UnstyledButton className={classes.action} onClick={action.onClick} disabled={action.disabled}>
            {action.label}
          </UnstyledButton>
        )}
      </span>
    </p>
  )
}
