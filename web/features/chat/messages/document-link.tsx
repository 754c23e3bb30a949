import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconForms } from '#web/ui/icons/forms.tsx'
import type { Message } from '../conversation/message.ts'
import { useChat } from '../conversation/use-chat.ts'

const t = textsOf('chat')

/** Leads to the form of the document that a reply offers, and hands it over: a visitor’s is kept nowhere else. */
export function DocumentLink({ message: { id, offers } }: { message: Message }) {
  const conversationId = useChat((state) => state.conversationId)
  const document = offers?.document
  if (!document || !id) return null
  return (
    <p>
      <Button
        component={Link}
        to={ROUTES.offeredDocument.replace(':messageId', id)}
        state={{ document, conversationId }}
        leftSection={<IconForms size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('messages.openForm')}
      </Button>
    </p>
  )
}
