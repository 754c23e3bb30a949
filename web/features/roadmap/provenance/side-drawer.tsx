import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './provenance.module.css'

type SideDrawerProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode }

/** A drawer from the right; on phones it takes the whole width. */
export function SideDrawer({ title, opened, onClose, children }: SideDrawerProps) {
  return (
    <Drawer
      position="right"
      size="28rem"
      opened={opened}
      onClose={onClose}
      title={title}
      classNames={{
        title: classes.drawerTitle,
        header: classes.drawerHeader,
        body: classes.drawerBody,
        content: classes.drawer,
      }}
    >
      {opened && children}
    </Drawer>
  )
}
