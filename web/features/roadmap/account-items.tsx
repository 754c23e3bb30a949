import { Menu } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'

const t = textsOf('roadmap')

/** The way to the account and out, as a menu has them. */
export function AccountItems() {
  const { user } = useSession()
  const signOut = useSignOut()
  return (
    <>
      <Menu.Item component={Link} to={ROUTES.account} aria-label={`${t('header.account')}: ${user?.email}`}>
        {user?.email}
      </Menu.Item>
      <Menu.Item onClick={signOut}>{t('header.signOut')}</Menu.Item>
    </>
  )
}
