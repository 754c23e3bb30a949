import { Button } from '@mantine/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationListItem } from '#shared/conversations.ts'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useChat } from '../conversation/use-chat.ts'
import { ConversationRow } from './conversation-row.tsx'
import { groupConversations } from './group-conversations.ts'
import classes from './sidebar.module.css'
import { useConversations } from './use-conversations.ts'
import { useNewChat } from './use-new-chat.ts'

const t = textsOf('chat')

const DeleteDialog = lazy(async () => {
  const { DeleteDialog } = await import('./delete-dialog.tsx')
  return { default: DeleteDialog }
})

const RoadmapFoot = lazy(async () => {
  const { RoadmapFoot } = await import('./roadmap-foot.tsx')
  return { default: RoadmapFoot }
})

/** The list of conversations with a new chat on top; `onLeave` is called when one is chosen. */
export function ConversationPanel({ onLeave }: { onLeave?: () => void }) {
  const { data, isPending, isError, refetch } = useConversations()
  const current = useChat((state) => state.conversationId)
  const newChat = useNewChat()
  const [deleting, setDeleting] = useState<ConversationListItem | null>(null)
  const newChatButton = useRef<HTMLButtonElement>(null)
  const begin = () => {
    onLeave?.()
    newChat()
  }
  return (
    <nav className={classes.panel} aria-label={t('sidebar.label')}>
      <Link to={ROUTES.home} className={classes.home} onClick={onLeave}>
        <Logo name={site.name} />
      </Link>
      <Button
        ref={newChatButton}
        className={classes.new}
        justify="flex-start"
        leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
        onClick={begin}
      >
        {t('sidebar.newChat')}
      </Button>
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
        {data?.length === 0 && <p className={classes.note}>{t('sidebar.none')}</p>}
        {groupConversations(data ?? [], new Date()).map(({ group, conversations }) => (
          <section key={group} aria-label={t(`sidebar.groups.${group}`)}>
            <h2 className={classes.group}>{t(`sidebar.groups.${group}`)}</h2>
            <ul className={classes.rows}>
              {conversations.map((conversation) => (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  current={conversation.id === current}
                  onOpen={onLeave}
                  onDelete={setDeleting}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Suspense fallback={null}>
        <RoadmapFoot />
      </Suspense>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog
            conversation={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={() => newChatButton.current?.focus()}
          />
        </Suspense>
      )}
    </nav>
  )
}
