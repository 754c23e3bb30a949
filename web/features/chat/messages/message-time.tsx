import { formatTime, formatWholeMoment } from '#web/lib/format.ts'
import classes from './message-time.module.css'

/** When a message was written. Readers always hear it; it is seen while the message has the pointer or the focus. */
export function MessageTime({ at }: { at: string | undefined }) {
  if (!at) return null
  return (
    <time className={`${classes.root} num`} dateTime={at} title={formatWholeMoment(at)} data-time>
      {formatTime(at)}
    </time>
  )
}
