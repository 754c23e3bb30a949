import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { AmountBar, PERIODS } from './amount-bar.tsx'
import classes from './overview.module.css'

const t = textsOf('adminOverview')

/** Active users by day, week and month, as bars with their figures. */
export function ActiveUsers({ analytics: { activeUsers } }: { analytics: Analytics }) {
  return (
    <Panel title={t('active.title')} description={t('active.lead')}>
      <ul className={classes.amounts}>
        {PERIODS.map((key) => (
          <li key={key} className={classes.amount}>
            <span>{t(`period.${key}`)}</span>
            <AmountBar value={activeUsers[key]} max={activeUsers.monthly} />
            <span className={classes.value}>{formatCount(activeUsers[key])}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
