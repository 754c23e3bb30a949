import { Skeleton } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { IconLock } from '#web/ui/icons/lock.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './conversations.module.css'
import { useMayRead } from './use-admin-conversations.ts'
import { Viewer } from './viewer.tsx'

const t = textsOf('adminConversations')

/** All conversations, read only: the list by user at the left, the messages of the chosen one at the right. */
export function ConversationsPage({ Reply }: { Reply: ReplyView }) {
  const mayRead = useMayRead()
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {mayRead === false && <SwitchedOff />}
      {mayRead === undefined && <Skeleton height={320} radius="md" />}
      {mayRead && <Viewer Reply={Reply} />}
    </div>
  )
}

function SwitchedOff() {
  return (
    <div className={classes.off}>
      <IconLock size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.offTitle}>{t('off.title')}</p>
        <p>{t('off.text')}</p>
      </div>
    </div>
  )
}
