import { VisuallyHidden } from '@mantine/core'
import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { Panel } from '#web/ui/panel.tsx'
import { AmountBar, PERIODS } from './amount-bar.tsx'
import { costWords } from './cost-words.ts'
import classes from './overview.module.css'

/** What the calls of models cost; the page shows it right below its totals. */
export function CostPanels({ analytics: { apiUsage, unpricedModels } }: { analytics: Analytics }) {
  return (
    <Panel title="API usage" description="Model calls and their cost">
      <ul className={classes.amounts}>
        {PERIODS.map(({ key, label }) => {
          const { cost, note } = costWords(apiUsage[key])
          return (
            <li key={key} className={classes.amount} data-cost>
              <span>{label}</span>
              <AmountBar value={apiUsage[key].calls} max={apiUsage.monthly.calls} />
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
  )
}
