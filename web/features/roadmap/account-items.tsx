import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { venturesQuery } from '#web/lib/venture-queries.ts'

const t = textsOf('roadmap')

/** The way to the account and out, as a menu has them. */
export function AccountItems() {
  const { user } = useSession()
  const signOut = useSignOut()
  const { data } = useQuery(venturesQuery)
  return (
    <>
      <Menu.Item component={Link} to={ROUTES.account} aria-label={`${t('header.account')}: ${user?.email}`}>
        {user?.email}
      </Menu.Item>
      {data?.ventures.some(({ role }) => role === 'sponsor') && (
        <Menu.Item component={Link} to={ROUTES.cohort}>
          {t('header.cohort')}
        </Menu.Item>
      )}
      <Menu.Item onClick={signOut}>{t('header.signOut')}</Menu.Item>
    </>
  )
}
