import '@mantine/core/styles/Badge.layer.css'
import { Badge } from '@mantine/core'
import type { Analytics } from '#shared/admin/analytics.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './overview.module.css'
import { FEW_SIGNUPS } from './verdicts.ts'
import { waitingPanels } from './waiting-panels.ts'

const t = textsOf('adminOverview')

/** The panels without a figure, each with what there is so far. */
export function Waiting({ analytics }: { analytics: Analytics }) {
  const waiting = waitingPanels(analytics)
  const { signups } = analytics.betaMetrics.conversion
  if (waiting.size === 0) return null
  return (
    <Panel
      title={t('waiting.title')}
      description={t('waiting.lead')}
      aside={signups < FEW_SIGNUPS && <BetaBadge />}
    >
      <dl className={classes.waiting}>
        {[...waiting].map((name) => (
          <div key={name}>
            <dt>{t(`waiting.name.${name}`)}</dt>
            <dd>
              {name === 'conversion' ? t('waiting.text.conversion', { signups }) : t(`waiting.text.${name}`)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** Stands where rates do while there are too few people for them to mean much (product.md section 9). */
export function BetaBadge() {
  return (
    <Badge
      color="wait"
      leftSection={<IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />}
      title={t('beta.why')}
    >
      {t('beta.few')}
    </Badge>
  )
}
