import { VisuallyHidden } from '@mantine/core'
import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { Panel } from '#web/ui/panel.tsx'
import { costWords } from './cost-words.ts'
import classes from './overview.module.css'

const PERIODS = [
  { key: 'daily', label: 'Daily' },
  { key: 'weekly', label: 'Weekly' },
  { key: 'monthly', label: 'Monthly' },
] as const

/** Active users and use of the model by day, week and month, as bars with their figures. */
export function Amounts({ analytics: { activeUsers, apiUsage, unpricedModels } }: { analytics: Analytics }) {
  return (
    <div className={classes.two}>
      <Panel title="Active users" description="People who sent at least one message">
        <ul className={classes.amounts}>
          {PERIODS.map(({ key, label }) => (
            <li key={key} className={classes.amount}>
              <span>{label}</span>
              <Bar value={activeUsers[key]} max={activeUsers.monthly} />
              <span className={classes.value}>{formatCount(activeUsers[key])}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="API usage" description="Model calls and their cost">
        <ul className={classes.amounts}>
          {PERIODS.map(({ key, label }) => {
            const { cost, note } = costWords(apiUsage[key])
            return (
              <li key={key} className={classes.amount} data-cost>
                <span>{label}</span>
                <Bar value={apiUsage[key].calls} max={apiUsage.monthly.calls} />
                <span className={classes.value}>
                  {formatCount(apiUsage[key].calls)}
                  <VisuallyHidden> calls</VisuallyHidden>
                </span>
                <span className={classes.cost}>
                  {cost}
                  {note && <small>{note}</small>}
                </span>
              </li>
            )
          })}
        </ul>
        {unpricedModels.length > 0 && (
          <p className={classes.foot}>
            No price or no token count for{' '}
            {unpricedModels
              .map(({ model, calls }) => `${model} (${formatCount(calls)} ${calls === 1 ? 'call' : 'calls'})`)
              .join(', ')}
            . These calls are not part of the cost.
          </p>
        )}
      </Panel>
    </div>
  )
}

function Bar({ value, max }: { value: number; max: number }) {
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.bar} style={{ width: `${max > 0 ? (value / max) * 100 : 0}%` }} />
    </span>
  )
}
