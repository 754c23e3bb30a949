import { Anchor, Button, Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import classes from './sidebar.module.css'

const t = textsOf('chat')

/** The sidebar on phones, with what the header has no room for. */
export function SidebarDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { user, isOperator } = useSession()
  const signOut = useSignOut()
  // Only a drawer that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  return (
    <Drawer.Root opened={opened && mounted} onClose={onClose} size="18rem" padding={0}>
      <Drawer.Overlay color="#12181D" backgroundOpacity={0.4} />
      <Drawer.Content aria-label={t('sidebar.account')}>
        <div className={classes.drawer}>
          <ConversationPanel onLeave={onClose} />
          <div className={classes.account}>
            <Anchor component={Link} to={ROUTES.account} className={classes.email}>
              {user?.email}
            </Anchor>
            <Button component={Link} to={ROUTES.dashboard} variant="subtle" color="gray" justify="flex-start">
              {t('header.roadmap')}
            </Button>
            {isOperator && (
              <Button component={Link} to={ROUTES.admin} variant="subtle" color="gray" justify="flex-start">
                {t('header.admin')}
              </Button>
            )}
            <Button variant="subtle" color="gray" justify="flex-start" onClick={signOut}>
              {t('header.signOut')}
            </Button>
          </div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
