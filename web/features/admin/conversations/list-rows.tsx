import '@mantine/core/styles/Badge.layer.css'
import { Badge, UnstyledButton } from '@mantine/core'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './conversations.module.css'
import { Labels } from './labels.tsx'
import { groupName } from './rows.ts'
import { Signs } from './signs.tsx'
import { formatUpdated } from './times.ts'

const t = textsOf('adminConversations')

/** Whose the conversations below are, and how many. */
export function GroupHead({ conversation }: { conversation: AdminConversation }) {
  return (
    <div className={classes.group}>
      <Who conversation={conversation} />
      <Badge color="gray" title={t('list.group')} className="num">
        {conversation.group_count}
      </Badge>
    </div>
  )
}

/** Whose it is; where labels take the room, by name alone. */
function Who({ conversation, brief = false }: { conversation: AdminConversation; brief?: boolean }) {
  const { name, email, session } = groupName(conversation)
  return (
    <span className={classes.who}>
      <span className={classes.name}>{name}</span>
      {email && !brief && <span className={classes.email}>{email}</span>}
      {session && !brief && (
        <span className={classes.email} title={conversation.session_id ?? undefined}>
          {session}
        </span>
      )}
    </span>
  )
}

type ConversationCardProps = {
  conversation: AdminConversation
  /** Names its person, where no head does. */
  alone: boolean
  selected: boolean
  tabIndex: 0 | -1
  onFocus: () => void
  onSelect: (id: string) => void
}

export function ConversationCard(props: ConversationCardProps) {
  const { conversation, alone, selected, tabIndex, onFocus, onSelect } = props
  const { id, title, first_message, claimed_at, message_count, updated_at, signs, labels, noted, found } =
    conversation
  return (
    <UnstyledButton
      className={classes.card}
      data-alone={alone || undefined}
      data-found={found !== null || undefined}
      aria-current={selected || undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={() => onSelect(id)}
    >
      <span className={classes.cardLine}>
        <span className={classes.cardTitle} dir="auto">
          {first_message || title || t('list.untitled')}
        </span>
        <time dateTime={updated_at}>{formatUpdated(updated_at)}</time>
      </span>
      {found && alone && <Found {...found} />}
      <span className={classes.cardLine}>
        {alone ? (
          <Who conversation={conversation} brief={labels.length > 0} />
        ) : (
          <span className={classes.who}>{found && <Found {...found} />}</span>
        )}
        <Labels labels={labels} noted={noted} />
        <Signs signs={signs} />
        {claimed_at && <Badge color="accent">{t('list.claimed')}</Badge>}
        <span className={classes.cardFacts}>{t('list.facts', { count: message_count })}</span>
      </span>
    </UnstyledButton>
  )
}

/** The sentence that was found, with the words marked. */
function Found({ excerpt, places }: NonNullable<AdminConversation['found']>) {
  const edges = [0, ...places.flatMap(({ start, end }) => [start, end]), excerpt.length]
  return (
    <span className={classes.found} dir="auto">
      {edges.slice(1).map((end, index) => {
        const part = excerpt.slice(edges[index], end)
        return index % 2 === 1 ? <mark key={end}>{part}</mark> : part
      })}
    </span>
  )
}
