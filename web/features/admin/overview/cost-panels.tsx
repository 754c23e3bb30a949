import { VisuallyHidden } from '@mantine/core'
import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { AmountBar, PERIODS } from './amount-bar.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import { CostPanel } from './cost-panel.tsx'
import { costWords } from './cost-words.ts'
import classes from './overview.module.css'

const t = textsOf('adminOverview')

/** What the calls of models cost, and how much they may; the page shows it right below its totals. */
export function CostPanels({ analytics }: { analytics: Analytics }) {
  return (
    <>
      <div className={classes.costs}>
        <BudgetPanel />
        <CostPanel />
      </div>
      <ApiUsage analytics={analytics} />
    </>
  )
}

function ApiUsage({ analytics: { apiUsage, unpricedModels } }: { analytics: Analytics }) {
  if (apiUsage.monthly.calls === 0) return null
  return (
    <Panel title={t('usage.title')} description={t('usage.lead')}>
      <ul className={classes.amounts}>
        {PERIODS.map((key) => {
          const { cost, note } = costWords(apiUsage[key])
          return (
            <li key={key} className={classes.amount} data-cost>
              <span>{t(`period.${key}`)}</span>
              <AmountBar value={apiUsage[key].calls} max={apiUsage.monthly.calls} />
              <span className={classes.value}>
                {formatCount(apiUsage[key].calls)}
                <VisuallyHidden> {t('usage.calls')}</VisuallyHidden>
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
          {t('usage.noPrice', {
            models: unpricedModels.map(({ model, calls }) => t('usage.model', { model, calls })).join(', '),
          })}
        </p>
      )}
    </Panel>
  )
}
