import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { HomeLink } from './home-link.tsx'
import classes from './layouts.module.css'

const t = textsOf('app')

/** What a signed-in person sees on top of a page outside the chat. */
export function MemberHeader() {
  const { user } = useSession()
  const signOut = useSignOut()
  return (
    <header className={classes.header}>
      <HomeLink />
      <div className={classes.actions}>
        <Anchor
          component={Link}
          to={ROUTES.account}
          className={classes.email}
          c="dimmed"
          title={t('header.account')}
        >
          {user?.email}
        </Anchor>
        <Button component={Link} to={ROUTES.home}>
          {t('header.chat')}
        </Button>
        <Button variant="subtle" color="gray" onClick={signOut}>
          {t('header.signOut')}
        </Button>
      </div>
    </header>
  )
}
