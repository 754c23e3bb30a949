import { UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { formatDay, formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconQuote } from '#web/ui/icons/quote.tsx'
import { IconRoute } from '#web/ui/icons/route.tsx'
import type { FieldProps } from './document-field.tsx'
import classes from './document-form.module.css'

const t = textsOf('documents')

const ICON = { size: 15, stroke: 1.6, 'aria-hidden': true } as const

/** Where a filled field comes from: the founder's message, the roadmap, or the founder's keyboard. */
export function FieldSource({ field, view, answers }: Omit<FieldProps, 'error'>) {
  const { key } = field
  const isMember = useSession().status === 'in'
  const offered = view.offered[key]
  switch (answers.sourceOf(key)) {
    case 'typed':
      return (
        <>
          <IconPencil {...ICON} />
          {t(view.isReadOnly ? 'source.typedIn' : 'source.typed')}
          {offered && !view.isReadOnly && (
            <UnstyledButton className={classes.back} onClick={() => view.saver.type(key, null)}>
              {t('source.useMine')}
            </UnstyledButton>
          )}
        </>
      )
    case 'message': {
      const said = offered?.messageId ? view.saidAt[offered.messageId] : undefined
      const words = said ? whenSaid(said, field.narrow) : t('source.message')
      return (
        <>
          <IconQuote {...ICON} />
          {view.conversationId ? (
            <Link to={messagePath(view.conversationId, offered?.messageId)}>{words}</Link>
          ) : (
            words
          )}
        </>
      )
    }
    case 'roadmap': {
      const words = t(view.isReadOnly ? 'source.theRoadmap' : 'source.roadmap')
      return (
        <>
          <IconRoute {...ICON} />
          {isMember ? <Link to={ROUTES.dashboard}>{words}</Link> : words}
        </>
      )
    }
    default:
      return null
  }
}

/** The place of a message in its conversation, as the chat reads it from the address. */
const messagePath = (conversationId: string, messageId: string | null | undefined): string =>
  ROUTES.conversation.replace(':id', conversationId) + (messageId ? `#message-${messageId}` : '')

/** "Your message, today 10:42", "Your message, 12 November"; beside others there is room for the time alone. */
function whenSaid(iso: string, narrow: boolean): string {
  if (new Date(iso).toDateString() === new Date().toDateString()) {
    const time = formatTime(iso)
    return narrow ? t('source.today', { time }) : t('source.messageToday', { time })
  }
  const day = formatDay(iso)
  return narrow ? day : t('source.messageOn', { day })
}
