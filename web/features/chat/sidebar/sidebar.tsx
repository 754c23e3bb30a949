import { lazy, Suspense, useState } from 'react'
import { ConversationPanel } from './conversation-panel.tsx'
import classes from './sidebar.module.css'
import { SidebarRail } from './sidebar-rail.tsx'
import type { SidebarState } from './use-sidebar.ts'

const SidebarDrawer = lazy(async () => {
  const { SidebarDrawer } = await import('./sidebar-drawer.tsx')
  return { default: SidebarDrawer }
})

/** The conversations of a signed-in person: a panel, a rail of icons, or on phones a drawer. */
export function Sidebar({ isDrawer, opened, closeDrawer }: SidebarState) {
  const [wanted, setWanted] = useState(false)
  if (isDrawer && opened && !wanted) setWanted(true)
  if (isDrawer) {
    if (!wanted) return null
    return (
      <Suspense fallback={null}>
        <SidebarDrawer opened={opened} onClose={closeDrawer} />
      </Suspense>
    )
  }
  return (
    <div className={classes.sidebar} data-opened={opened || undefined}>
      {opened ? <ConversationPanel /> : <SidebarRail />}
    </div>
  )
}
