import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { Panel } from '#web/ui/panel.tsx'
import { AmountBar, PERIODS } from './amount-bar.tsx'
import classes from './overview.module.css'

/** Active users by day, week and month, as bars with their figures. */
export function ActiveUsers({ analytics: { activeUsers } }: { analytics: Analytics }) {
  return (
    <Panel title="Active users" description="People who sent at least one message">
      <ul className={classes.amounts}>
        {PERIODS.map(({ key, label }) => (
          <li key={key} className={classes.amount}>
            <span>{label}</span>
            <AmountBar value={activeUsers[key]} max={activeUsers.monthly} />
            <span className={classes.value}>{formatCount(activeUsers[key])}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
