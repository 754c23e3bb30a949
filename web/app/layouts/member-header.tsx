import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { HomeLink } from './home-link.tsx'
import classes from './layouts.module.css'

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
          title="Your account"
        >
          {user?.email}
        </Anchor>
        <Button component={Link} to={ROUTES.home}>
          Chat
        </Button>
        <Button variant="subtle" color="gray" onClick={signOut}>
          Sign Out
        </Button>
      </div>
    </header>
  )
}
