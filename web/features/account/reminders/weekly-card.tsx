import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { remindersApi } from '#shared/commitments.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from '../account-page.module.css'
import { ReminderCard } from './reminder-card.tsx'
import { useReminderChange } from './use-reminders.ts'

const t = textsOf('commitments')

/** The weekly mail: off until wanted, and only where the installation sends mail. */
export function WeeklyCard() {
  const { run, pending } = useReminderChange((on: boolean) => call(remindersApi.weekly, { on }))
  return (
    <ReminderCard title={t('weekly.title')}>
      {({ weekly, mail }) => (
        <>
          <p className={classes.text}>{t('weekly.text')}</p>
          {!mail && <StateLine state="info" text={t('weekly.none')} />}
          {(mail || weekly) && (
            <Switch
              label={t('weekly.label')}
              checked={weekly}
              disabled={pending}
              onChange={(event) => run(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </ReminderCard>
  )
}
