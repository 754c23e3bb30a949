import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Switch } from '@mantine/core'
import { type Reminders, remindersApi } from '#shared/commitments.ts'
import { call } from '#web/lib/api.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { LinkField } from '#web/ui/link-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from '../account-page.module.css'
import { ReminderCard } from './reminder-card.tsx'
import { useReminderChange } from './use-reminders.ts'

const t = textsOf('commitments')

/** The private calendar feed: off until wanted, renewed and ended here. */
export function CalendarCard() {
  return (
    <ReminderCard title={t('calendar.title')}>
      {({ calendar }) => (calendar ? <Feed feed={calendar} /> : <Off />)}
    </ReminderCard>
  )
}

function Off() {
  const { run, pending } = useReminderChange(() => call(remindersApi.calendar, {}))
  return (
    <>
      <p className={classes.text}>{t('calendar.off')}</p>
      <Button className={classes.start} loading={pending} onClick={() => run(undefined)}>
        {t('calendar.make')}
      </Button>
    </>
  )
}

function Feed({ feed: { url, named } }: { feed: NonNullable<Reminders['calendar']> }) {
  const name = useReminderChange((on: boolean) => call(remindersApi.calendar, { named: on }))
  const renew = useReminderChange(() => call(remindersApi.calendar, { renew: true }), t('calendar.renewed'))
  const end = useReminderChange(() => call(remindersApi.endCalendar, {}), t('calendar.ended'))
  const busy = name.pending || renew.pending || end.pending
  return (
    <>
      <p className={classes.text}>{t('calendar.on')}</p>
      {url === null ? (
        <StateLine state="failed" text={t('calendar.lost')} />
      ) : (
        <LinkField
          label={t('calendar.address')}
          url={url}
          words={{
            copy: t('calendar.copy'),
            copied: t('calendar.copied'),
            isCopied: t('calendar.isCopied'),
            notCopied: t('calendar.notCopied'),
          }}
        />
      )}
      <Switch
        label={t('calendar.named')}
        description={t('calendar.namedHint', { product: site.name })}
        checked={named}
        disabled={busy}
        onChange={(event) => name.run(event.currentTarget.checked)}
      />
      <div className={classes.buttons}>
        <Button disabled={busy} onClick={() => renew.run(undefined)}>
          {t('calendar.renew')}
        </Button>
        <Button variant="subtle" color="danger" disabled={busy} onClick={() => end.run(undefined)}>
          {t('calendar.end')}
        </Button>
      </div>
    </>
  )
}
