import { UnstyledButton } from '@mantine/core'
import { IconAlertCircle } from './icons/alert-circle.tsx'
import { IconAlertTriangle } from './icons/alert-triangle.tsx'
import { IconInfoCircle } from './icons/info-circle.tsx'
import { IconPlugConnectedX } from './icons/plug-connected-x.tsx'
import { IconScissors } from './icons/scissors.tsx'
import { IconSquare } from './icons/square.tsx'
import classes from './state-line.module.css'

const icons = {
  stopped: IconSquare,
  cut: IconScissors,
  interrupted: IconPlugConnectedX,
  failed: IconAlertCircle,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
}

type StateLineProps = {
  state: keyof typeof icons
  /** What happened and what was kept. */
  text: string
  action?: Action
  /** The other thing to do about it, where there are two. */
  also?: Action
  /** Of the text, where it is not the page's. */
  lang?: string
}

type Action = { label: string; onClick: () => void; disabled?: boolean }

/** One line under what was kept: what happened, and what to do about it. */
export function StateLine({ state, text, action, also, lang }: StateLineProps) {
  const Icon = icons[state]
  return (
    <p className={classes.root} data-state={state} lang={lang} role={state === 'failed' ? 'alert' : 'status'}>
      <Icon className={classes.icon} size={16} stroke={1.6} aria-hidden="true" />
      <span>
        {text}
        {[action, also].map(
          (each) =>
            each && (
              <UnstyledButton
                key={each.label}
                className={classes.action}
                onClick={each.onClick}
                disabled={each.disabled}
              >
                {each.label}
              </UnstyledButton>
            ),
        )}
      </span>
    </p>
  )
}
