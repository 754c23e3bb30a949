import { ActionIcon, Button } from '@mantine/core'
import type { MouseEvent, RefObject } from 'react'
import { type CommentTopic, openCount, threadsAbout } from '#web/lib/comments.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconMessage2 } from '#web/ui/icons/message-2.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './team.module.css'

const t = textsOf('roadmap')

/** The comments of one card by its topics, and whether they are open; null for whoever does not belong to the venture. */
export function useCardComments(
  card: string,
  topics: readonly CommentTopic[],
  about?: Parameters<typeof threadsAbout>[2],
) {
  const { member } = useRoadmap()
  if (!member?.team || topics.length === 0) return null
  const threads = threadsAbout(member.comments, topics, about)
  if (!member.canComment && threads.length === 0) return null
  const count = openCount(threads)
  const opened = member.isOpened(card, count)
  return { card, topics, threads, count, opened, toggle: () => member.toggle(card, !opened) }
}

type CardComments = ReturnType<typeof useCardComments>

/** How many open comments a card has, as the button that opens them. */
export function CommentButton({ comments, title }: { comments: CardComments; title: string }) {
  const { own } = useRoadmap()
  if (!comments) return null
  const { count, opened, toggle } = comments
  const icon = <IconMessage2 size={18} stroke={1.6} aria-hidden="true" />
  const open = {
    'aria-label': count > 0 ? t('comments.open', { count, title }) : t('comments.on', { title }),
    'aria-expanded': opened,
    // A click takes the selection away, which says what a comment is about.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: toggle,
  }
  // For whoever changes the card it stands beside the pencil.
  if (count === 0 && own)
    return (
      <ActionIcon className={classes.comment} size={30} title={open['aria-label']} {...open}>
        {icon}
      </ActionIcon>
    )
  return (
    <Button
      variant="transparent"
      color={count > 0 ? 'accent' : 'gray'}
      size="compact-sm"
      px={0}
      leftSection={icon}
      data-open-comments={count > 0 || undefined}
      {...open}
    >
      {count > 0 ? count : t('comments.comment')}
    </Button>
  )
}

type CardThreadsProps = { comments: CardComments; within: RefObject<HTMLElement | null> }

/** The threads themselves, at the foot of the card. */
export function CardThreads({ comments, within }: CardThreadsProps) {
  const { member } = useRoadmap()
  if (!comments || !member?.team) return null
  const { topics, threads, opened } = comments
  const { role, venture } = member.dashboard
  const { Comments } = member.team
  return (
    <Comments
      ventureId={venture.id}
      role={role}
      topics={topics}
      threads={threads}
      opened={opened}
      within={within}
    />
  )
}
