import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { Button, Group, Modal, Stack, TagsInput, Text, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { type ConversationNote, LABEL_MAX, LABELS_MAX, NOTE_MAX } from '#shared/admin/conversation-notes.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConflictChoice, conflictTitle } from '../shared/conflict-choice.tsx'
import classes from './note.module.css'
import { type NoteWork, useNote } from './use-note.ts'

const t = textsOf('adminConversations')

type NoteFormProps = {
  conversationId: string
  stored: ConversationNote
  known: readonly string[]
  onClose: () => void
}

/** Writes labels and note; what somebody else saved meanwhile stands beside what was typed. */
export function NoteForm({ conversationId, stored, known, onClose }: NoteFormProps) {
  const work = useNote(conversationId, stored, onClose)
  const { conflict } = work
  return (
    <Modal
      opened
      onClose={onClose}
      title={conflict ? conflictTitle(t('note.what'), conflict.savedBy) : t('note.title')}
      size={conflict ? 720 : undefined}
      // A click beside the dialog must not take away what is being written.
      closeOnClickOutside={false}
    >
      {conflict ? <Conflict work={work} conflict={conflict} /> : <Fields work={work} known={known} />}
    </Modal>
  )
}

function Fields({ work, known }: { work: NoteWork; known: readonly string[] }) {
  const { typed, change, pending } = work
  const submit = (event: FormEvent) => {
    event.preventDefault()
    work.save()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{t('note.hint')}</Text>
        {work.restored && (
          <StateLine
            state="info"
            text={t('note.back')}
            action={{ label: t('note.discard'), onClick: work.startOver }}
          />
        )}
        <TagsInput
          classNames={{ pill: classes.pill ?? '' }}
          label={t('note.labels')}
          description={t('note.labelsHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[...known]}
          limit={8}
          maxTags={LABELS_MAX}
          maxLength={LABEL_MAX}
          value={typed.labels}
          onChange={(labels) => change({ labels: asLabels(labels) })}
          // What was typed and not ended by Enter is meant as well.
          acceptValueOnBlur
          data-autofocus
        />
        <Textarea
          label={t('note.note')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={NOTE_MAX}
          value={typed.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        {work.failure && <StateLine state="failed" text={work.failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={work.cancel} disabled={pending}>
            {t('note.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={pending}>
            {t('note.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Labels as they are kept, also those that were pasted with commas between them. */
function asLabels(typed: readonly string[]): string[] {
  const labels = typed.flatMap((label) => label.split(',')).map((label) => label.replace(/\s+/g, ' ').trim())
  return [...new Set(labels)].filter((label) => label !== '').slice(0, LABELS_MAX)
}

function Conflict({ work, conflict }: { work: NoteWork; conflict: ConversationNote }) {
  const { typed } = work
  return (
    <ConflictChoice
      savedBy={conflict.savedBy}
      savedAt={conflict.updatedAt ? formatMoment(conflict.updatedAt) : ''}
      fields={[
        { label: t('note.labels'), stored: conflict.labels.join(', '), mine: typed.labels.join(', ') },
        { label: t('note.note'), stored: conflict.note, mine: typed.note.trim() },
      ]}
      onBack={work.goOnEditing}
      onTakeStored={work.takeStored}
      onSaveMine={work.saveMine}
      pending={work.pending}
      failure={work.failure}
    />
  )
}
