import '@mantine/core/styles/Tabs.layer.css'
import { Modal, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import type { KnowledgeEntry, KnowledgeForm } from '#shared/admin/knowledge.ts'
import { formatMoment } from '#web/lib/format.ts'
import { ConflictChoice, type ConflictField } from '../shared/conflict-choice.tsx'
import { EntryForm } from './entry-form.tsx'
import { formOf } from './entry-form-values.ts'
import { EntryTextsPanel } from './entry-texts.tsx'
import { type EntryWork, type Opened, useEntryWork } from './use-entry-work.ts'

type EntryDialogProps = { opened: Opened | null; onClose: () => void; categories: readonly string[] }

/** Writes a new entry or changes one. */
export function EntryDialog({ opened, onClose, categories }: EntryDialogProps) {
  return (
    <Modal
      opened={opened !== null}
      onClose={onClose}
      title={opened?.entry ? 'Edit Knowledge Entry' : 'Add New Knowledge Entry'}
      size={720}
      // A click beside the dialog must not take away what is being written.
      closeOnClickOutside={false}
    >
      {opened && <EntryWorkplace opened={opened} onClose={onClose} categories={categories} />}
    </Modal>
  )
}

function EntryWorkplace({ opened, onClose, categories }: EntryDialogProps & { opened: Opened }) {
  const work = useEntryWork(opened, onClose)
  return work.conflict ? (
    <EntryConflict work={work} stored={work.conflict} />
  ) : (
    <EntryTabs opened={opened} onSaved={work.textsSaved}>
      <EntryForm work={work} categories={categories} />
    </EntryTabs>
  )
}

interface EntryTabsProps {
  readonly opened: Opened
  readonly onSaved: (updatedAt: string) => void
  readonly children: ReactNode
}

/** An entry that is stored has more than its text: what goes with it, on tabs of its own. */
function EntryTabs({ opened: { entry }, onSaved, children }: EntryTabsProps) {
  if (!entry) return children
  const { translations, answers, stale } = entry.texts
  const staleAnswers = stale.includes('answers')
  const staleTranslations = stale.some((part) => part !== 'answers')
  return (
    <Tabs defaultValue="text" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="text">Text</Tabs.Tab>
        <Tabs.Tab value="translations">
          Translations ({translations}){staleTranslations && ', to check'}
        </Tabs.Tab>
        <Tabs.Tab value="answers">
          Prepared answers ({answers}){staleAnswers && ', to check'}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="text">{children}</Tabs.Panel>
      <Tabs.Panel value="translations">
        <EntryTextsPanel id={entry.id} part="translations" onSaved={onSaved} />
      </Tabs.Panel>
      <Tabs.Panel value="answers">
        <EntryTextsPanel id={entry.id} part="answers" onSaved={onSaved} />
      </Tabs.Panel>
    </Tabs>
  )
}

const labels: Record<keyof KnowledgeForm, string> = {
  title: 'Title',
  category: 'Category',
  content: 'Content',
  keywords: 'Keywords',
  relevance_tags: 'Relevance Tags',
}

function EntryConflict({ work, stored }: { work: EntryWork; stored: KnowledgeEntry }) {
  const storedValues = formOf(stored)
  const mine = work.form.getValues()
  const fields = Object.entries(labels).map(([name, label]): ConflictField => {
    const field = name as keyof KnowledgeForm
    return { label, stored: storedValues[field], mine: mine[field].trim() }
  })
  return (
    <ConflictChoice
      what="this entry"
      savedAt={formatMoment(stored.updated_at)}
      fields={fields}
      onBack={work.goOnEditing}
      onTakeStored={work.takeStored}
      onSaveMine={work.saveMine}
      pending={work.pending}
      failure={work.failure}
    />
  )
}
