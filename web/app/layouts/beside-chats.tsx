import type { ReactNode } from 'react'
import { ChatHeader } from '#web/features/chat/chat-header.tsx'
import { Sidebar } from '#web/features/chat/sidebar/sidebar.tsx'
import { useSidebar } from '#web/features/chat/sidebar/use-sidebar.ts'
import { useSession } from '#web/lib/use-session.ts'
import classes from './layouts.module.css'

/** A page that stands in the place of the chat, with the conversations beside it. */
export function BesideChats({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const isMember = useSession().status === 'in'
  return (
    <div className={classes.besideChats}>
      {isMember && <Sidebar {...sidebar} />}
      <div className={classes.chatPlace}>
        <ChatHeader sidebar={sidebar} bordered />
        {children}
      </div>
    </div>
  )
}
