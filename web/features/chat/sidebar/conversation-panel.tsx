import { Button } from '@mantine/core'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationListItem } from '#shared/conversations.ts'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useChat } from '../conversation/use-chat.ts'
import { useNewChat } from '../conversation/use-new-chat.ts'
import { groupConversations } from '../keeping/group-conversations.ts'
import { later } from '../keeping/later.ts'
import { SearchButton } from '../palette/search-button.tsx'
import { Archived } from './archived.tsx'
import { type Ask, ConversationRow } from './conversation-row.tsx'
import classes from './sidebar.module.css'
import { useConversations } from './use-conversations.ts'

const t = textsOf('chat')

const DeleteDialog = later(() => import('../keeping/delete-dialog.tsx'), 'DeleteDialog')

const ShareDialog = later(() => import('../keeping/share-dialog.tsx'), 'ShareDialog')

const RoadmapFoot = lazy(async () => {
  const { RoadmapFoot } = await import('./roadmap-foot.tsx')
  return { default: RoadmapFoot }
})

/** The list of conversations with a new chat on top; `onLeave` is called when one is chosen. */
export function ConversationPanel({ onLeave }: { onLeave?: () => void }) {
  const { data, isPending, isError, refetch } = useConversations()
  const newChat = useNewChat()
  const [asked, setAsked] = useState<OpenedDialog | null>(null)
  const newChatButton = useRef<HTMLButtonElement>(null)
  const ask = useCallback(
    (about: Ask, conversation: ConversationListItem, giveBack: () => void) =>
      setAsked({ about, conversation, giveBack }),
    [],
  )
  // A dialog that has gone at once, for whoever prefers less motion, gives nothing back itself.
  const close = () => {
    setAsked(null)
    asked?.giveBack()
  }
  const begin = () => {
    onLeave?.()
    newChat()
  }
  return (
    <nav className={classes.panel} aria-label={t('sidebar.label')}>
      <Link to={ROUTES.home} className={classes.home} onClick={onLeave}>
        <Logo name={site.name} />
      </Link>
      <div className={classes.top}>
        <Button
          ref={newChatButton}
          className={classes.new}
          justify="flex-start"
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
          onClick={begin}
        >
          {t('sidebar.newChat')}
        </Button>
        <SearchButton className={classes.search} onOpen={onLeave} />
      </div>
      <div className={classes.list}>
        {isPending && (
          <p className={classes.note} role="status">
            {t('messages.loading')}
          </p>
        )}
        {isError && !data && (
          <div className={classes.note}>
            <StateLine
              state="failed"
              text={t('sidebar.notLoaded')}
              action={{ label: t('messages.retry'), onClick: () => void refetch() }}
            />
          </div>
        )}
        {data && <Lists conversations={data} onLeave={onLeave} onAsk={ask} />}
      </div>
      <Suspense fallback={null}>
        <RoadmapFoot />
      </Suspense>
      {asked?.about === 'share' && (
        <Suspense fallback={null}>
          <ShareDialog conversation={asked.conversation} onClose={close} />
        </Suspense>
      )}
      {asked?.about === 'delete' && (
        <Suspense fallback={null}>
          <DeleteDialog
            conversation={asked.conversation}
            onClose={close}
            onDeleted={() => newChatButton.current?.focus()}
          />
        </Suspense>
      )}
    </nav>
  )
}

interface OpenedDialog {
  readonly about: Ask
  readonly conversation: ConversationListItem
  readonly giveBack: () => void
}

type ListsProps = {
  conversations: readonly ConversationListItem[]
  onLeave: (() => void) | undefined
  onAsk: (about: Ask, conversation: ConversationListItem, giveBack: () => void) => void
}

/** Pinned conversations, the others by day, and at the end the archived ones. */
function Lists({ conversations, onLeave, onAsk }: ListsProps) {
  const current = useChat((state) => state.conversationId)
  const archived = conversations.filter((each) => each.archived)
  const row = (conversation: ConversationListItem) => (
    <ConversationRow
      key={conversation.id}
      conversation={conversation}
      current={conversation.id === current}
      onOpen={onLeave}
      onAsk={onAsk}
    />
  )
  const groups = groupConversations(
    conversations.filter((each) => !each.archived),
    new Date(),
  )
  return (
    <>
      {groups.length === 0 && <p className={classes.note}>{t('sidebar.none')}</p>}
      {groups.map(({ group, conversations }) => (
        <section key={group} aria-label={t(`sidebar.groups.${group}`)}>
          <h2 className={classes.group}>{t(`sidebar.groups.${group}`)}</h2>
          <ul className={classes.rows}>{conversations.map(row)}</ul>
        </section>
      ))}
      <Archived count={archived.length}>{archived.map(row)}</Archived>
    </>
  )
}
