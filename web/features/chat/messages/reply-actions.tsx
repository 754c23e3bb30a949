import { ActionIcon, UnstyledButton } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { ReplyLength } from '#shared/chat.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconCheck } from '#web/ui/icons/check.tsx'
import { IconCopy } from '#web/ui/icons/copy.tsx'
import { IconRefresh } from '#web/ui/icons/refresh.tsx'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import { MessageTime } from './message-time.tsx'
import classes from './reply-actions.module.css'
import { Thumbs } from './thumbs.tsx'

const t = textsOf('details')

type ReplyActionsProps = {
  message: Message
  /** The last reply, and nothing is under way: it can be written again. */
  last: boolean
}

/** What can be done with a reply, and when it was written. */
export function ReplyActions({ message, last }: ReplyActionsProps) {
  const isMember = useSession().status === 'in'
  const clipboard = useClipboard({ timeout: 2000 })
  const copyLabel = clipboard.copied ? t('reply.copied') : t('reply.copy')
  return (
    <>
      <ActionIcon
        size={30}
        aria-label={copyLabel}
        title={copyLabel}
        onClick={() => clipboard.copy(message.content)}
      >
        {clipboard.copied ? (
          <IconCheck size={18} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconCopy size={18} stroke={1.6} aria-hidden="true" />
        )}
      </ActionIcon>
      {isMember && message.status !== 'seeded' && <Thumbs message={message} />}
      {last && (
        <>
          <ActionIcon
            size={30}
            aria-label={t('reply.rewrite')}
            title={t('reply.rewrite')}
            onClick={() => writeAgain()}
          >
            <IconRefresh size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          {message.status === 'complete' && (
            <>
              <UnstyledButton className={classes.length} onClick={() => writeAgain('shorter')}>
                {t('reply.shorter')}
              </UnstyledButton>
              <UnstyledButton className={classes.length} onClick={() => writeAgain('longer')}>
                {t('reply.longer')}
              </UnstyledButton>
            </>
          )}
        </>
      )}
      <MessageTime at={message.at} />
    </>
  )
}

function writeAgain(length?: ReplyLength): void {
  chat.regenerate(length)
  focusComposer()
}
