import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { IconForms } from '#web/ui/icons/forms.tsx'
import type { Message } from '../conversation/chat-state.ts'
import { useChat } from '../conversation/use-chat.ts'

const WORDS: Record<Language, string> = {
  en: 'Open as a form',
  de: 'Als Formular öffnen',
  es: 'Abrir como formulario',
  fr: 'Ouvrir en formulaire',
}

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
        lang={document.lang}
        leftSection={<IconForms size={18} stroke={1.6} aria-hidden="true" />}
      >
        {WORDS[document.lang]}
      </Button>
    </p>
  )
}
