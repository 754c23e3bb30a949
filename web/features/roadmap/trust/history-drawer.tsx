import { Button } from '@mantine/core'
import type { HistoryEntry } from '#shared/dashboard-views.ts'
import { formatDay, formatTime } from '#web/lib/format.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { Voice } from '#web/ui/voice.tsx'
import { historyValue, labelOf } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { type Change, groupHistory } from './group-history.ts'
import { SideDrawer } from './side-drawer.tsx'
import classes from './trust.module.css'

/** Every change of the roadmap by day: what it was, what it became, the sentence behind it, and its undo. */
export function HistoryDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { own } = useRoadmap()
  const days = groupHistory(own?.dashboard.history ?? [])
  return (
    <SideDrawer title="History" opened={opened} onClose={onClose}>
      {days.length === 0 && (
        <p className={classes.note}>
          Each change of your roadmap will stand here, with the sentence behind it.
        </p>
      )}
      {days.map(({ day, changes }) => (
        <section key={day} className={classes.day} aria-label={formatDay(`${day}T12:00:00`)}>
          <h3 className={classes.dayTitle}>{formatDay(`${day}T12:00:00`)}</h3>
          <ol className={classes.changes}>
            {changes.map((change) => (
              <ChangeItem key={change.id} change={change} />
            ))}
          </ol>
        </section>
      ))}
    </SideDrawer>
  )
}

function ChangeItem({ change }: { change: Change }) {
  const { own } = useRoadmap()
  const { at, cause, undoEventId, undone, source, lines } = change
  // The level follows from the others and has no undo of its own.
  const undo = lines.filter(({ what }) => what !== 'level').length > 1 ? 'Undo all' : 'Undo'
  return (
    <li className={classes.change} data-undone={undone || undefined}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {source?.quote && (
        <p className={classes.quote}>
          <Voice text={source.quote} size="evidence" quoted />
        </p>
      )}
      <div className={classes.changeFoot}>
        <span className="num">
          {formatTime(at)} · {cause}
        </span>
        {source?.conversationId && (
          <Button
            variant="transparent"
            color="accent"
            size="compact-sm"
            px={0}
            onClick={() => own?.openMessage(source)}
          >
            Open in chat
          </Button>
        )}
        {undone ? (
          <span>Undone</span>
        ) : (
          undoEventId && (
            <Button
              variant="transparent"
              color="gray"
              size="compact-sm"
              px={0}
              leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden="true" />}
              disabled={own?.pending}
              aria-label={`${undo}: ${lines.map(({ what, after }) => `${labelOf(what)} ${historyValue(what, after)}`).join(', ')}`}
              onClick={() => own?.undo(undoEventId)}
            >
              {undo}
            </Button>
          )
        )}
      </div>
    </li>
  )
}

function Line({ line: { what, before, after } }: { line: HistoryEntry }) {
  return (
    <li className={classes.line}>
      <span className={classes.what}>{labelOf(what)}</span>
      {before && <del>{historyValue(what, before)}</del>}
      {after ? <span>{historyValue(what, after)}</span> : <span className={classes.removed}>taken off</span>}
    </li>
  )
}
