import { Button } from '@mantine/core'
import classes from './empty-slot.module.css'
import { Quote } from './quote.tsx'

type EmptySlotProps = {
  /** What belongs here, in one sentence. */
  text: string
  /** What the reader might say, as a sentence of their own. */
  example: string
  action: { label: string; onClick: () => void }
  /** A missing part inside something that is filled gets a dashed frame and its own title. */
  title?: string
}

/** An empty place that says what belongs there, gives an example, and offers the one act that fills it. */
export function EmptySlot({ text, example, action, title }: EmptySlotProps) {
  return (
    <div className={classes.root} data-part={title ? true : undefined}>
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        <p className={classes.text}>{text}</p>
        <Quote text={example} size={title ? 'evidence' : 'quote'} quoted muted />
      </div>
      <Button className={classes.action} size={title ? 'xs' : 'sm'} fz="sm" onClick={action.onClick}>
        {action.label}
      </Button>
    </div>
  )
}
