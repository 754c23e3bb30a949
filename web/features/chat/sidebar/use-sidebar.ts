import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.ts'

export interface SidebarState {
  /** Under 768 px the sidebar is a drawer. */
  readonly isDrawer: boolean
  /** Wide open, or the drawer shown; otherwise in icon mode, or away. */
  readonly opened: boolean
  toggle(): void
  closeDrawer(): void
}

/** Whether the sidebar is open, kept in a cookie for a week; Ctrl or Cmd plus B toggles it. */
export function useSidebar(): SidebarState {
  const isDrawer = useIsPhone()
  const [wide, setWide] = useState(() => readSidebarCookie())
  const [drawer, setDrawer] = useState(false)
  const toggle = () => {
    if (isDrawer) return setDrawer(!drawer)
    setWide(!wide)
    writeSidebarCookie(!wide)
  }
  useHotkeys([['mod+B', toggle]], [])
  return { isDrawer, opened: isDrawer ? drawer : wide, toggle, closeDrawer: () => setDrawer(false) }
}
