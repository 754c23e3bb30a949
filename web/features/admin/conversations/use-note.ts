import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ConversationNote, conversationNotesApi } from '#shared/admin/conversation-notes.ts'
import type { adminConversationsApi } from '#shared/admin/conversations.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { drafts } from '#web/lib/draft.ts'
import { textsOf } from '#web/lib/texts.ts'
import { LABELS_KEY } from './use-admin-conversations.ts'

const t = textsOf('adminConversations')

type Page = OutputOf<typeof adminConversationsApi.list>
type Messages = OutputOf<typeof adminConversationsApi.messages>

/** Labels and note as they are typed. */
export interface Typed {
  readonly labels: string[]
  readonly note: string
}

const Draft = z.object({
  labels: z.array(z.string()),
  note: z.string(),
  /** Of what was being changed. */
  updatedAt: z.string().nullable(),
})

/** The work on labels and note of one conversation: what is typed, its draft, and what somebody else saved first. */
export function useNote(conversationId: string, stored: ConversationNote, onClose: () => void) {
  const client = useQueryClient()
  const name = `conversation-note.${conversationId}`
  const [draft] = useState(() => drafts.read(name, (value) => Draft.safeParse(value).data))
  const [restored, setRestored] = useState(draft !== null)
  const [typed, setTyped] = useState<Typed>(draft ?? stored)
  // A draft goes on from what it was begun on, so that a later version is not overwritten.
  const [base, setBase] = useState(draft ? draft.updatedAt : stored.updatedAt)
  const save = useMutation({
    mutationFn: (expectedUpdatedAt: string | null) =>
      call(conversationNotesApi.save, { id: conversationId, ...toSave(typed), expectedUpdatedAt }),
    onSuccess(note) {
      drafts.discard(name)
      client.setQueryData<Messages>(
        ['admin', 'messages', conversationId],
        (data) => data && { ...data, note },
      )
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['admin', 'conversations'] },
        (data) => data && withNote(data, conversationId, note),
      )
      void client.invalidateQueries({ queryKey: LABELS_KEY })
      onClose()
    },
  })
  const conflict = conflictOf(save.error)

  const change = (part: Partial<Typed>) => {
    const next = { labels: typed.labels, note: typed.note, ...part }
    setTyped(next)
    drafts.write(name, { ...next, updatedAt: base })
  }
  const goOnFrom = ({ updatedAt }: ConversationNote, { labels, note }: Typed) => {
    setBase(updatedAt)
    setTyped({ labels, note })
    drafts.write(name, { labels, note, updatedAt })
    save.reset()
  }
  return {
    typed,
    change,
    restored,
    conflict,
    pending: save.isPending,
    failure: save.error && !conflict ? errorText(save.error, t('note.failed')) : null,
    save: () => save.mutate(base),
    saveMine: () => conflict && save.mutate(conflict.updatedAt),
    takeStored: () => conflict && goOnFrom(conflict, conflict),
    goOnEditing: () => conflict && goOnFrom(conflict, typed),
    /** Back to what is stored. */
    startOver() {
      drafts.discard(name)
      setTyped(stored)
      setBase(stored.updatedAt)
      setRestored(false)
    },
    cancel() {
      drafts.discard(name)
      onClose()
    },
  }
}

export type NoteWork = ReturnType<typeof useNote>

const toSave = ({ labels, note }: Typed) => ({ labels: [...labels], note })

function conflictOf(error: Error | null): ConversationNote | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  return ConversationNote.safeParse(error.current).data
}

/** The pages of the list with what was saved. */
function withNote(
  data: InfiniteData<Page>,
  id: string,
  { labels, note }: ConversationNote,
): InfiniteData<Page> {
  const pages = data.pages.map((page) => ({
    ...page,
    conversations: page.conversations.map((conversation) =>
      conversation.id === id ? { ...conversation, labels, noted: note !== '' } : conversation,
    ),
  }))
  return { ...data, pages }
}
