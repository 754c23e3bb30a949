import { z } from 'zod'
import { Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'

/** Limits of what operators write about a conversation: characters of a label, labels, characters of the note. */
export const LABEL_MAX = 40
export const LABELS_MAX = 10
export const NOTE_MAX = 2000

const LABEL = `A label has at most ${LABEL_MAX} characters.`
const LABELS = `A conversation has at most ${LABELS_MAX} labels.`
const NOTE = `A note has at most ${NOTE_MAX} characters.`
const COMMA = 'A label has no comma.'

/** A label as it is kept: one line, without spaces around it. */
const Label = z
  .string()
  .max(4 * LABEL_MAX, LABEL)
  .transform((typed) => typed.replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'A label has a name.')
      .max(LABEL_MAX, LABEL)
      .regex(/^[^,]*$/, COMMA),
  )

const Moment = z.iso.datetime({ offset: true }).max(40)

/** What operators wrote about a conversation for each other. */
export const ConversationNote = z.object({
  labels: z.array(z.string()),
  note: z.string(),
  /** To be sent back as `expectedUpdatedAt`; null while nobody wrote anything. */
  updatedAt: Moment.nullable(),
  /** Who saved it last, by name or address; null while nobody did, and for an account that is gone. */
  savedBy: z.string().nullable(),
})
export type ConversationNote = z.infer<typeof ConversationNote>

/** A label with how many conversations have it. */
const LabelCount = z.object({ label: z.string(), count: z.number().int() })
export type LabelCount = z.infer<typeof LabelCount>

export const conversationNotesApi = {
  /** The labels that operators gave, the most frequent first; at most 100. */
  labels: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/conversations/labels',
    access: 'operator',
    input: z.object({}),
    output: z.object({ labels: z.array(LabelCount) }),
  }),
  /** Saves labels and note together. A 409 `conflict` carries what is stored as `current`. */
  save: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/conversations/:id/note',
    access: 'admin',
    input: z.object({
      id: Uuid,
      labels: z.array(Label).max(LABELS_MAX, LABELS),
      note: z.string().trim().max(NOTE_MAX, NOTE),
      expectedUpdatedAt: Moment.nullable(),
    }),
    output: ConversationNote,
  }),
}
