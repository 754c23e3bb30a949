import '@mantine/core/styles/Badge.layer.css'
import { Badge, UnstyledButton } from '@mantine/core'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import classes from './conversations.module.css'
import { groupName } from './rows.ts'
import { formatUpdated } from './times.ts'

/** Who the conversations below are of. */
export function GroupHead({ conversation }: { conversation: AdminConversation }) {
  const { name, email, session } = groupName(conversation)
  return (
    <div className={classes.group}>
      <div className={classes.who}>
        <span className={classes.name}>{name}</span>
        {email && <span className={classes.email}>{email}</span>}
        {session && (
          <Badge color="gray" className={classes.session} title={conversation.session_id ?? undefined}>
            {session}
          </Badge>
        )}
      </div>
      <Badge color="gray" title="Conversations" className="num">
        {conversation.group_count}
      </Badge>
    </div>
  )
}

type ConversationCardProps = {
  conversation: AdminConversation
  selected: boolean
  tabIndex: 0 | -1
  onFocus: () => void
  onSelect: (id: string) => void
}

export function ConversationCard({
  conversation,
  selected,
  tabIndex,
  onFocus,
  onSelect,
}: ConversationCardProps) {
  const { id, title, claimed_at, message_count, updated_at } = conversation
  return (
    <UnstyledButton
      className={classes.card}
      aria-current={selected || undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => onSelect(id)}
    >
      <span className={classes.cardLine}>
        <span className={classes.cardName}>Conversation</span>
        {claimed_at && <Badge color="ok">Claimed</Badge>}
      </span>
      {title && <span className={classes.cardTitle}>{title}</span>}
      <span className={classes.cardFacts}>
        <span>{message_count} msgs</span>
        <time dateTime={updated_at}>{formatUpdated(updated_at)}</time>
      </span>
    </UnstyledButton>
  )
}
