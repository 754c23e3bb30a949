import { type ReactNode, useState } from 'react'
import { useSession } from '#web/lib/use-session.ts'
import { ChatHeader } from './chat-header.tsx'
import classes from './chat-page.module.css'
import { Composer } from './composer.tsx'
import { EmptyIntro, EmptyOffers } from './empty-chat.tsx'
import { MessageList } from './message-list.tsx'
import { MissingConversation } from './missing-conversation.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useSidebar } from './sidebar/use-sidebar.ts'
import { SignUpModal } from './sign-up-modal.tsx'
import { useRoadmapChanges } from './updates/use-roadmap-changes.ts'
import { useAddress } from './use-address.ts'
import { useAnonymousCount } from './use-anonymous-count.ts'
import { useChat } from './use-chat.ts'
import { useChatNews } from './use-chat-news.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

type ChatPageProps = {
  /** The legal links, which the whole product shares. */
  footer: ReactNode
  /** The notice of the public beta. */
  banner: ReactNode
}

/** The chat home: a conversation, new (`/`) or stored (`/c/:id`), with its sidebar for signed-in people. */
export function ChatPage({ footer, banner }: ChatPageProps) {
  const { status } = useSession()
  const isMissing = useChat(({ load }) => load === 'missing')
  const empty = useChat(({ conversationId, messages }) => conversationId === null && messages.length === 0)
  const sidebar = useSidebar()
  const [limitShown, setLimitShown] = useState(false)
  const anonymous = useAnonymousCount()
  useAddress()
  useChatNews({ onLimit: () => setLimitShown(true), anonymous })
  useKeyboardInset()
  useRoadmapChanges()

  const isMember = status === 'in'
  return (
    <div className={classes.shell}>
      {isMember && <Sidebar {...sidebar} />}
      <div className={classes.column}>
        <ChatHeader sidebar={sidebar} bordered={!empty || isMember} />
        {isMissing ? (
          <MissingConversation />
        ) : (
          <main id="main" tabIndex={-1} className={classes.thread} data-empty={empty || undefined}>
            {empty ? <EmptyIntro visitor={status === 'out'} /> : <MessageList footer={footer} />}
            <div className={classes.composer}>
              <Composer visitorCount={status === 'out' ? anonymous.count : null} />
            </div>
            {empty && <EmptyOffers visitor={status === 'out'} />}
            <div className={classes.footer}>{footer}</div>
          </main>
        )}
        {banner}
      </div>
      <SignUpModal opened={limitShown} onClose={() => setLimitShown(false)} />
    </div>
  )
}
