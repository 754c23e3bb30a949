import { Skeleton, Text, Title } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import classes from './account-page.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { NameForm } from './name-form.tsx'
import { NoPassword } from './no-password.tsx'
import { PasswordForm } from './password-form.tsx'
import { Preferences } from './preferences.tsx'
import { CalendarCard } from './reminders/calendar-card.tsx'
import { WeeklyCard } from './reminders/weekly-card.tsx'
import { SecondFactorCard } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { useSignInMethods } from './use-sign-in-methods.ts'

const t = textsOf('account')

/** Everything a person can see and change about their account. */
export function AccountPage() {
  const { user } = useSession()
  const { hasPassword, elsewhere, isPending } = useSignInMethods()
  if (!user) return null
  return (
    <div className={classes.page}>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed">{t('signedInAs', { email: user.email })}</Text>
      <NameForm key={user.fullName} fullName={user.fullName} />
      {isPending && <Skeleton height={320} />}
      {!isPending && hasPassword && <PasswordForm email={user.email} />}
      {!isPending && !hasPassword && <NoPassword email={user.email} elsewhere={elsewhere} />}
      <SecondFactorCard email={user.email} hasPassword={hasPassword} />
      <Preferences />
      <CalendarCard />
      <WeeklyCard />
      <Sessions />
      <ExportData />
      <DeleteAccount email={user.email} elsewhere={hasPassword ? undefined : elsewhere} />
    </div>
  )
}
