import { Button, Popover, UnstyledButton } from '@mantine/core'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import classes from './source-popover.module.css'
import { useHoverPin } from './use-hover-pin.ts'

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
  /** Of the popover; without it the theme's. */
  width?: string
}

/**
 * Shows where a number or a word comes from: on hover after 200 ms, on keyboard focus, or on a press. A press
 * moves the focus into the popover and pins it; Escape or a press outside closes it and gives the focus back.
 * The control is a span, because a button does not break over lines as marked words must.
 */
export function SourcePopover(props: SourcePopoverProps) {
  const control = useHoverPin()
  const { opened, press, hover, focus } = control
  const target = useRef<HTMLSpanElement>(null)
  const id = useId()
  // A page has dozens of them: what opens is set up for those that are opened.
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return (
    <>
      <UnstyledButton
        ref={target}
        id={id}
        component="span"
        role="button"
        tabIndex={0}
        className={classes.target}
        aria-label={props.label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        // Whoever selects words of it wants the words.
        onClick={() => document.getSelection()?.isCollapsed !== false && press()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          press()
        }}
        {...focus}
        {...hover}
      >
        {props.children}
      </UnstyledButton>
      {wasOpened && <Opening {...props} id={id} target={target} control={control} />}
    </>
  )
}

type OpeningProps = SourcePopoverProps & {
  id: string
  target: RefObject<HTMLElement | null>
  control: ReturnType<typeof useHoverPin>
}

/** What opens. It is there closed first: from an opening on it knows where the focus was. */
function Opening({ id, target, control: { opened, pinned, hide, hover }, ...props }: OpeningProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Popover
      id={id}
      middlewares={{ flip: true, shift: true, inline: true }}
      opened={opened && isThere}
      onDismiss={hide}
      trapFocus={pinned}
      returnFocus={pinned}
      position="bottom-start"
      withinPortal
      {...(props.width && { width: props.width })}
    >
      <Popover.Target>
        <Anchor of={target} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={props.change} {...hover}>
        <Explanation {...props} />
        <Actions {...props} onAct={hide} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Stands for the control, which is there already and stays as it is. */
function Anchor({ of, ref }: { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => of.current as HTMLElement, [of])
  return null
}

function Explanation({ change, state, quote, note }: SourcePopoverProps) {
  return (
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
  )
}

function Actions({ open, edit, undo, onAct }: SourcePopoverProps & { onAct: () => void }) {
  if (!open && !edit && !undo) return null
  const act = (action: SourceAction) => () => {
    onAct()
    action.onClick()
  }
  return (
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
  )
}
