import { Button } from '@mantine/core'
import type { HistoryEntry } from '#shared/dashboard-views.ts'
import { formatDay, formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { historyValue, labelOf } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { Said } from '../said.tsx'
import { langOf } from '../text-language.ts'
import { FounderQuote } from './founder-quote.tsx'
import { type Change, groupHistory } from './group-history.ts'
import { OpenInChat } from './open-in-chat.tsx'
import classes from './provenance.module.css'
import { SideDrawer } from './side-drawer.tsx'

const t = textsOf('roadmap')

/** Every change of the roadmap by day: what it was, what it became, the sentence behind it, and its undo. */
export function HistoryDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { member } = useRoadmap()
  const days = groupHistory(member?.dashboard.history ?? [])
  return (
    <SideDrawer title={t('history.title')} opened={opened} onClose={onClose}>
      {days.length === 0 && <p className={classes.note}>{t('history.empty')}</p>}
      {days.map(({ day, changes }) => (
        <section key={day} className={classes.day} aria-label={formatDay(day)}>
          <h3 className={classes.dayTitle}>{formatDay(day)}</h3>
          <ol className={classes.changes}>
            {changes.map((change, at) => (
              <ChangeItem
                key={change.id}
                change={change}
                // Changes that one sentence led to stand under it together.
                quoted={change.source?.quote !== changes[at - 1]?.source?.quote}
              />
            ))}
          </ol>
        </section>
      ))}
    </SideDrawer>
  )
}

function ChangeItem({ change, quoted }: { change: Change; quoted: boolean }) {
  const { own } = useRoadmap()
  const { at, cause, undoEventId, undone, source, lines } = change
  // The level follows from the others and has no undo of its own.
  const isMany = lines.filter(({ what }) => what !== 'level').length > 1
  const changes = lines
    .map(({ what, after }) => t('history.became', { what: labelOf(what), value: historyValue(what, after) }))
    .join(', ')
  return (
    <li className={classes.change} data-undone={undone || undefined}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} undone={undone} />
        ))}
      </ul>
      {quoted && source?.quote && (
        <p className={classes.quote}>
          <FounderQuote text={source.quote} />
        </p>
      )}
      <div className={classes.changeFoot}>
        <span className="num">
          {formatTime(at)} · <Said text={cause} />
        </span>
        <OpenInChat source={source} />
        {undone ? (
          <span>{t('history.undone')}</span>
        ) : (
          own &&
          undoEventId && (
            <Button
              variant="transparent"
              color="gray"
              size="compact-sm"
              px={0}
              leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden="true" />}
              disabled={own.pending}
              aria-label={t(isMany ? 'history.undoAllNamed' : 'history.undoNamed', { changes })}
              onClick={() => own.undo(undoEventId)}
            >
              {t(isMany ? 'history.undoAll' : 'act.undo')}
            </Button>
          )
        )}
      </div>
    </li>
  )
}

/** Shows the old value struck beside the new one; in an undone change the other way round. */
function Line({ line: { what, before, after }, undone }: { line: HistoryEntry; undone: boolean }) {
  const [Before, After] = undone ? (['span', 'del'] as const) : (['del', 'span'] as const)
  return (
    <li className={classes.line}>
      <span className={classes.what}>{labelOf(what)}</span>
      {before && <Before lang={langOf(before)}>{historyValue(what, before)}</Before>}
      {after ? (
        <After lang={langOf(after)}>{historyValue(what, after)}</After>
      ) : (
        <span className={classes.removed}>{t('history.removed')}</span>
      )}
    </li>
  )
}
