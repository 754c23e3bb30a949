import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import type { ConversationNote } from '#shared/admin/conversation-notes.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconTag } from '#web/ui/icons/tag.tsx'
import classes from './note.module.css'
import { NoteForm } from './note-form.tsx'

const t = textsOf('adminConversations')

type NoteStripProps = {
  conversationId: string
  note: ConversationNote
  /** Labels that other conversations have. */
  known: readonly string[]
}

/** Labels and note of a conversation; admins change them, support reads them. */
export function NoteStrip({ conversationId, note, known }: NoteStripProps) {
  const { isAdmin } = useSession()
  const [editing, setEditing] = useState(false)
  const isEmpty = note.labels.length === 0 && note.note === ''
  if (isEmpty && !isAdmin) return null
  return (
    <section className={classes.strip} aria-label={t('note.title')}>
      <div className={classes.line}>
        {note.labels.length > 0 && (
          <ul className={classes.labels} aria-label={t('note.labels')}>
            {note.labels.map((label) => (
              <li key={label}>
                <Badge color="gray">{label}</Badge>
              </li>
            ))}
          </ul>
        )}
        {isAdmin && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={
              isEmpty ? (
                <IconTag size={16} stroke={1.6} aria-hidden="true" />
              ) : (
                <IconPencil size={16} stroke={1.6} aria-hidden="true" />
              )
            }
            onClick={() => setEditing(true)}
          >
            {isEmpty ? t('note.add') : t('note.edit')}
          </Button>
        )}
      </div>
      {note.note && (
        <p className={classes.note} dir="auto">
          {note.note}
        </p>
      )}
      {note.note && note.updatedAt && (
        <p className={classes.by}>
          {t('note.by', { who: note.savedBy ?? t('note.gone'), at: formatMoment(note.updatedAt) })}
        </p>
      )}
      {editing && (
        <NoteForm
          conversationId={conversationId}
          stored={note}
          known={known}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}
