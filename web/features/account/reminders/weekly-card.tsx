import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { remindersApi } from '#shared/commitments.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from '../account-page.module.css'
import { Card } from '../card.tsx'
import { useReminderChange, useReminders } from './use-reminders.ts'

const t = textsOf('commitments')

/** The weekly mail: off until wanted, and only where the installation sends mail. */
export function WeeklyCard() {
  const reminders = useReminders()
  const { run, pending } = useReminderChange((on: boolean) => call(remindersApi.weekly, { on }))
  if (!reminders) return null
  const { weekly, mail } = reminders
  return (
    <Card title={t('weekly.title')}>
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
    </Card>
  )
}
