import type { AlertDelivery } from '#shared/admin/alerts.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './alerts.module.css'

const t = textsOf('adminSystem')

/** What was sent, newest first, with every try. */
export function AlertLog({ log }: { log: readonly AlertDelivery[] }) {
  if (log.length === 0) return <p className={classes.note}>{t('alerts.logEmpty')}</p>
  return (
    <>
      <h3 className={classes.heading}>{t('alerts.log')}</h3>
      <ul className={classes.log}>
        {log.map((delivery) => (
          <li key={delivery.id} data-status={delivery.status}>
            <span className={classes.title}>{delivery.title}</span>
            <span>
              {t(`alerts.status.${delivery.status}`, { channel: t(`alerts.channel.${delivery.channel}`) })}
            </span>
            <ol className={classes.tries}>
              {delivery.attempts.map(({ at, said }) => (
                <li key={at}>
                  {formatMoment(at)}: {said}
                </li>
              ))}
            </ol>
            {delivery.next_at && <span>{t('alerts.next', { moment: formatMoment(delivery.next_at) })}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
