import { Text, Title } from '@mantine/core'
import { useSession } from '#web/lib/use-session.ts'
import classes from './account-page.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorCard } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** Everything a person can see and change about their account. */
export function AccountPage() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={classes.page}>
      <Title order={1}>Your account</Title>
      <Text c="dimmed">You are signed in as {user.email}.</Text>
      <NameForm key={user.fullName} fullName={user.fullName} />
      <PasswordForm email={user.email} />
      <SecondFactorCard email={user.email} />
      <Sessions />
      <ExportData />
      <DeleteAccount email={user.email} />
    </div>
  )
}
