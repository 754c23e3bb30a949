import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { textsOf } from '#web/lib/texts.ts'
import { AdminNav } from './admin-nav.tsx'
import classes from './admin-shell.module.css'

const t = textsOf('admin')

/** The sidebar on phones. */
export function AdminDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  // Only a drawer that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      title={t('name')}
      classNames={{ content: classes.drawer, body: classes.drawerBody, title: classes.drawerTitle }}
    >
      <AdminNav onLeave={onClose} />
    </Drawer>
  )
}
