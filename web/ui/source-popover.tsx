import { Button, Popover, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './source-popover.module.css'

type SourceAction = { label: string; onClick: () => void }

type SourcePopoverProps = {
  /** What the popover explains: marked words or a figure. It becomes a button. */
  children: ReactNode
  /** What the button tells a screen reader beyond its text. */
  label?: string
  /** What changed, in one line. */
  change: string
  state: { label: string; tone: 'ok' | 'wait' | 'risk'; icon: ReactNode }
  /** The sentence it comes from. */
  quote: ReactNode
  /** When it was said and what its state means. */
  note: ReactNode
  open?: SourceAction
  edit?: SourceAction
  undo?: SourceAction
}

const openDelay = 200
const closeDelay = 120
const quietAfterClose = 400

/**
 * Shows where a number or a word comes from: on hover after 200 ms, on keyboard focus, or on a press. A press
 * moves the focus into the popover and pins it; Escape or a press outside closes it and gives the focus back.
 * The control is a span, because a button does not break over lines as marked words must.
 */
export function SourcePopover({
  children,
  label,
  change,
  state,
  quote,
  note,
  open,
  edit,
  undo,
}: SourcePopoverProps) {
  const [opened, { open: show, close }] = useDisclosure(false)
  const [pinned, setPinned] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  const quietUntil = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    // Closing gives the focus back, which must not open the popover again.
    quietUntil.current = performance.now() + quietAfterClose
    setPinned(false)
    close()
  }
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (performance.now() > quietUntil.current && event.currentTarget.matches(':focus-visible')) show()
  }
  const press = () => {
    clearTimeout(timer.current)
    setPinned(true)
    show()
  }
  const hover = {
    onPointerEnter: (event: { pointerType: string }) =>
      event.pointerType === 'mouse' && after(openDelay, show),
    onPointerLeave: (event: { pointerType: string }) =>
      event.pointerType === 'mouse' && !pinned && after(closeDelay, hide),
  }
  const act = (action: SourceAction) => () => {
    hide()
    action.onClick()
  }

  return (
    <Popover
      middlewares={{ flip: true, shift: true, inline: true }}
      opened={opened}
      onDismiss={hide}
      trapFocus={pinned}
      returnFocus={pinned}
      position="bottom-start"
      withinPortal
    >
      <Popover.Target>
        <UnstyledButton
          component="span"
          role="button"
          tabIndex={0}
          className={classes.target}
          aria-label={label}
          onClick={press}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            press()
          }}
          onFocus={focus}
          onBlur={() => !pinned && after(closeDelay, hide)}
          {...hover}
        >
          {children}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={change} {...hover}>
        <div className={classes.body}>
          <div className={classes.head}>
            <span className={classes.change}>{change}</span>
            <span className={classes.state} data-tone={state.tone}>
              {state.icon}
              {state.label}
            </span>
          </div>
          <div className={classes.quote}>{quote}</div>
          <p className={classes.note}>{note}</p>
        </div>
        {(open || edit || undo) && (
          <div className={classes.foot}>
            {open && (
              <Button variant="transparent" color="accent" size="compact-sm" px={0} onClick={act(open)}>
                {open.label}
              </Button>
            )}
            <span className={classes.changes}>
              {[edit, undo].map(
                (action) =>
                  action && (
                    <Button
                      key={action.label}
                      variant="transparent"
                      color="gray"
                      size="compact-sm"
                      px={0}
                      onClick={act(action)}
                    >
                      {action.label}
                    </Button>
                  ),
              )}
            </span>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
