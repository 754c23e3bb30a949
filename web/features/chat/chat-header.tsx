import { ActionIcon, Anchor, Button } from '@mantine/core'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { IconLayoutSidebar } from '#web/ui/icons/layout-sidebar.tsx'
import { Logo } from '#web/ui/logo.tsx'
import classes from './chat-header.module.css'
import type { SidebarState } from './sidebar/use-sidebar.ts'
import { VentureMenu } from './venture/later.ts'

const t = textsOf('chat')

type ChatHeaderProps = { sidebar: SidebarState; bordered: boolean }

/** On top of the chat: the way in for visitors; for members the sidebar's toggle, their account and the roadmap. */
export function ChatHeader({ sidebar, bordered }: ChatHeaderProps) {
  const { status } = useSession()
  return (
    <header className={classes.header} data-bordered={bordered || undefined}>
      {status === 'in' && (
        <ActionIcon
          className={classes.toggle}
          aria-label={t('header.toggleSidebar')}
          title={t('header.toggleSidebarKeys')}
          aria-expanded={sidebar.opened}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={sidebar.toggle}
        >
          <IconLayoutSidebar size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      <Link to={ROUTES.home} className={classes.home} data-member={status === 'in' || undefined}>
        <Logo name={site.name} />
      </Link>
      {status === 'in' && (
        <Suspense fallback={null}>
          <VentureMenu />
        </Suspense>
      )}
      <div className={classes.actions} data-member={status === 'in' || undefined}>
        {status === 'out' && (
          <Button component={Link} to={ROUTES.auth}>
            {t('header.signIn')}
          </Button>
        )}
        {status === 'in' && <MemberActions />}
      </div>
    </header>
  )
}

function MemberActions() {
  const { user, isOperator } = useSession()
  const signOut = useSignOut()
  return (
    <>
      <Anchor component={Link} to={ROUTES.account} className={classes.email} title={t('header.account')}>
        {user?.email}
      </Anchor>
      {isOperator && (
        <Button className={classes.wide} component={Link} to={ROUTES.admin}>
          {t('header.admin')}
        </Button>
      )}
      <Button component={Link} to={ROUTES.dashboard} variant="subtle" color="gray">
        {t('header.roadmap')}
      </Button>
      <Button className={classes.wide} variant="subtle" color="gray" onClick={signOut}>
        {t('header.signOut')}
      </Button>
    </>
  )
}
