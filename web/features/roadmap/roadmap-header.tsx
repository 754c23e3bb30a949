import { ActionIcon, Anchor, Button, Menu } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { IconDots } from '#web/ui/icons/dots.tsx'
import { IconMessage2 } from '#web/ui/icons/message-2.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { AccountItems } from './account-items.tsx'
import classes from './roadmap-page.module.css'

const t = textsOf('roadmap')

/**
 * The way home, who is signed in, the way to the chat, and out. On phones the last of these stand in the roadmap's own menu, and
 * in one here (`alone`) while there is no roadmap yet.
 */
export function RoadmapHeader({ alone }: { alone: boolean }) {
  const { user } = useSession()
  const signOut = useSignOut()
  return (
    <header className={classes.header}>
      <Link to={ROUTES.home} className={classes.home}>
        <Logo name={site.name} />
      </Link>
      <div className={classes.headerActions}>
        <Anchor
          component={Link}
          to={ROUTES.account}
          className={classes.email}
          c="dimmed"
          title={t('header.account')}
        >
          {user?.email}
        </Anchor>
        <Button
          component={Link}
          to={ROUTES.home}
          leftSection={<IconMessage2 size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('header.chat')}
        </Button>
        <Button className={classes.wideOnly} variant="subtle" color="gray" onClick={signOut}>
          {t('header.signOut')}
        </Button>
        {alone && (
          <div className={classes.phoneOnly}>
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon aria-label={t('header.more')} size={44}>
                  <IconDots size={20} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <AccountItems />
              </Menu.Dropdown>
            </Menu>
          </div>
        )}
      </div>
    </header>
  )
}
