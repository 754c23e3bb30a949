import { UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import type { Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconQuote } from '#web/ui/icons/quote.tsx'
import { IconRoute } from '#web/ui/icons/route.tsx'
import type { FieldProps } from './document-field.tsx'
import classes from './document-form.module.css'
import type { DocumentTexts } from './texts.ts'

const ICON = { size: 15, stroke: 1.6, 'aria-hidden': true } as const

/** Where a filled field comes from: the founder's message, the roadmap, or the founder's keyboard. */
export function FieldSource({ field, view, answers, texts }: Omit<FieldProps, 'error'>) {
  const { key } = field
  const isMember = useSession().status === 'in'
  const offered = view.offered[key]
  switch (answers.sourceOf(key)) {
    case 'typed':
      return (
        <>
          <IconPencil {...ICON} />
          {texts.youTyped}
          {offered && (
            <UnstyledButton className={classes.back} onClick={() => view.saver.type(key, null)}>
              {texts.useMine}
            </UnstyledButton>
          )}
        </>
      )
    case 'message': {
      const said = offered?.messageId ? view.saidAt[offered.messageId] : undefined
      const when = said ? whenOf(said, view.form.lang, texts) : null
      // Beside others there is room for the time alone.
      const words = when && field.narrow ? capitalised(when) : texts.yourMessage(when)
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
    case 'roadmap':
      return (
        <>
          <IconRoute {...ICON} />
          {isMember ? <Link to={ROUTES.dashboard}>{texts.yourRoadmap}</Link> : texts.yourRoadmap}
        </>
      )
    default:
      return null
  }
}

/** The place of a message in its conversation, as the chat reads it from the address. */
const messagePath = (conversationId: string, messageId: string | null | undefined): string =>
  ROUTES.conversation.replace(':id', conversationId) + (messageId ? `#message-${messageId}` : '')

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "today 10:42", "12 November" */
function whenOf(iso: string, lang: Language, texts: DocumentTexts): string {
  const date = new Date(iso)
  const isToday = date.toDateString() === new Date().toDateString()
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, options).format(date)
  if (isToday) return `${texts.today} ${format({ hour: '2-digit', minute: '2-digit' })}`
  return format({ day: 'numeric', month: 'long' })
}
