import { lazy, type ReactNode, Suspense, useState } from 'react'
import { toastPlace } from '#web/lib/toast-place.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { useSession } from '#web/lib/use-session.ts'
import { MissingConversation } from './address/missing-conversation.tsx'
import { useAddress } from './address/use-address.ts'
import { ChatHeader } from './chat-header.tsx'
import classes from './chat-page.module.css'
import { Composer } from './composer/composer.tsx'
import { useComposerAtHand } from './composer/use-composer-at-hand.ts'
import { useKeyboardInset } from './composer/use-keyboard-inset.ts'
import { useAnonymousCount } from './conversation/use-anonymous-count.ts'
import { useChat } from './conversation/use-chat.ts'
import { useChatNews } from './conversation/use-chat-news.ts'
import { useSendWhenBack } from './conversation/use-send-when-back.ts'
import { EntryOpening } from './markdown/entry-link.tsx'
import { MessageList } from './messages/message-list.tsx'
import { usePlaybook } from './playbook/use-playbook.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useSidebar } from './sidebar/use-sidebar.ts'
import { EmptyIntro, EmptyOffers } from './start/empty-chat.tsx'
import { useRoadmapChanges } from './updates/use-roadmap-changes.ts'
import { ArrivalCard } from './visitor/arrival-card.tsx'
import { SignUpModal } from './visitor/sign-up-modal.tsx'

const EntryDrawer = lazy(async () => {
  const { EntryDrawer } = await import('./playbook/entry-drawer.tsx')
  return { default: EntryDrawer }
})

type ChatPageProps = {
  /** The legal links, which the whole product shares. */
  footer: ReactNode
  /** The notice of the public beta. */
  banner: ReactNode
}

/**
 * The chat home: a conversation, new (`/`) or stored (`/c/:id`), with its sidebar for signed-in people, and an entry of
 * the playbook beside it (`/playbook/:entry`, or a link in a reply).
 */
export function ChatPage({ footer, banner }: ChatPageProps) {
  const { status } = useSession()
  const isPhone = useIsPhone()
  const isMissing = useChat(({ load }) => load === 'missing')
  const empty = useChat(({ conversationId, messages }) => conversationId === null && messages.length === 0)
  const sidebar = useSidebar()
  const [limitShown, setLimitShown] = useState(false)
  const [readsDown, setReadsDown] = useState(false)
  const anonymous = useAnonymousCount()
  useAddress()
  useChatNews({ onLimit: () => setLimitShown(true), anonymous })
  useKeyboardInset()
  useComposerAtHand()
  useRoadmapChanges()
  useSendWhenBack()
  const { place, opened, opener } = usePlaybook()
  const [entryWanted, setEntryWanted] = useState(opened)
  if (opened && !entryWanted) setEntryWanted(true)

  const isMember = status === 'in'
  return (
    <div className={classes.shell} data-entry={(opened && place === 'beside') || undefined}>
      <div className={classes.chat} inert={opened && place !== 'beside'}>
        {isMember && <Sidebar {...sidebar} />}
        <div
          className={classes.column}
          data-reading={empty || isMissing ? undefined : readsDown ? 'down' : 'here'}
        >
          <ChatHeader sidebar={sidebar} bordered={!empty || isMember} />
          {isMissing ? (
            <MissingConversation />
          ) : (
            <main id="main" tabIndex={-1} className={classes.thread} data-empty={empty || undefined}>
              {empty ? (
                <EmptyIntro visitor={status === 'out'} />
              ) : (
                <EntryOpening value={opener}>
                  <MessageList onReadDown={setReadsDown} />
                </EntryOpening>
              )}
              <div className={classes.composer}>
                {!empty && isPhone && <div ref={toastPlace.set} className={classes.toasts} />}
                {!empty && <ArrivalCard />}
                <Composer visitorCount={status === 'out' ? anonymous.count : null} />
                {empty && <ArrivalCard />}
              </div>
              {empty && <EmptyOffers visitor={status === 'out'} />}
              <div className={classes.footer}>{footer}</div>
            </main>
          )}
          <div className={classes.banner}>{banner}</div>
        </div>
      </div>
      {entryWanted && (
        <Suspense fallback={null}>
          <EntryDrawer place={place} />
        </Suspense>
      )}
      <SignUpModal opened={limitShown} onClose={() => setLimitShown(false)} />
    </div>
  )
}
