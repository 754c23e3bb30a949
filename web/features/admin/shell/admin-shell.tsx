import { ActionIcon } from '@mantine/core'
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { tabStore } from '#web/lib/storage.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconMenu2 } from '#web/ui/icons/menu-2.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { AdminNav } from './admin-nav.tsx'
import classes from './admin-shell.module.css'
import { PageBoundary } from './page-boundary.tsx'

const t = textsOf('admin')

/** Whether the sidebar was made narrow, for the browser session. */
const NARROW = 'beachhead.adminNarrow'

const AdminDrawer = lazy(async () => {
  const { AdminDrawer } = await import('./admin-drawer.tsx')
  return { default: AdminDrawer }
})

/** Every admin page: the sidebar (Ctrl B makes it a rail of icons), on phones a drawer, and the page in the main column. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { isAdmin } = useSession()
  const isDrawer = useIsPhone()
  const isTablet = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false })
  const [narrow, setNarrow] = useState(() => tabStore.get(NARROW) === 'true')
  const toggle = () => {
    tabStore.set(NARROW, String(!narrow))
    setNarrow(!narrow)
  }
  useHotkeys([['mod+B', toggle]], [])
  return (
    <div className={classes.shell} data-rail={(!isDrawer && (isTablet || narrow)) || undefined}>
      {isDrawer ? (
        <PhoneHeader />
      ) : (
        <header className={classes.sidebar}>
          <AdminHome />
          <AdminNav />
        </header>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        {!isAdmin && <p className={classes.readOnly}>{t('supportReads')}</p>}
        <PageBoundary>{children}</PageBoundary>
      </main>
    </div>
  )
}

function PhoneHeader() {
  const [opened, { open, close }] = useDisclosure(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    open()
  }
  return (
    <header className={classes.header}>
      <ActionIcon aria-label={t('openMenu')} aria-expanded={opened} size={44} onClick={show}>
        <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <AdminHome />
      {wanted && (
        <Suspense fallback={null}>
          <AdminDrawer opened={opened} onClose={close} />
        </Suspense>
      )}
    </header>
  )
}

function AdminHome() {
  return (
    <Link to={ROUTES.admin} className={classes.home}>
      <Logo name={t('name')} />
    </Link>
  )
}
