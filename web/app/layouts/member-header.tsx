import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { IconLogout } from '#web/ui/icons/logout.tsx'
import { IconMessage2 } from '#web/ui/icons/message-2.tsx'
import { HomeLink } from './home-link.tsx'
import classes from './layouts.module.css'

const t = textsOf('app')

/** What a signed-in person sees on top of a page outside the chat. On phones two of its buttons are icons. */
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
        <Button component={Link} to={ROUTES.dashboard} className={classes.act} variant="subtle" color="gray">
          {t('header.roadmap')}
        </Button>
        <Button
          component={Link}
          to={ROUTES.home}
          className={classes.act}
          leftSection={<IconMessage2 size={18} stroke={1.6} aria-hidden="true" />}
        >
          <span className={classes.wideWords}>{t('header.chat')}</span>
        </Button>
        <Button className={classes.act} variant="subtle" color="gray" onClick={signOut}>
          <IconLogout className={classes.phoneIcon} size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.wideWords}>{t('header.signOut')}</span>
        </Button>
      </div>
    </header>
  )
}
