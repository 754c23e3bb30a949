import '@mantine/core/styles/Tabs.layer.css'
import { Modal, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import type { KnowledgeEntry } from '#shared/admin/knowledge.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import type { ConflictField } from '#web/ui/conflict-choice.tsx'
import { ConflictChoice } from '../shared/conflict-choice.tsx'
import { EntryForm } from './entry-form.tsx'
import { formOf } from './entry-form-values.ts'
import { EntryHistory } from './entry-history.tsx'
import { EntryReader, TextsReader } from './entry-reader.tsx'
import { EntryTextsPanel } from './entry-texts.tsx'
import { type EntryWork, type Opened, useEntryWork } from './use-entry-work.ts'
import { useEntryVersions } from './use-history.ts'

const t = textsOf('adminKnowledge')

type EntryDialogProps = { opened: Opened | null; onClose: () => void; categories: readonly string[] }

/** Writes a new entry or changes one; who may change nothing reads it. */
export function EntryDialog({ opened, onClose, categories }: EntryDialogProps) {
  const { isAdmin } = useSession()
  return (
    <Modal
      opened={opened !== null}
      onClose={onClose}
      title={t(!opened?.entry ? 'entry.add' : isAdmin ? 'entry.edit' : 'entry.read')}
      size={720}
      // A click beside the dialog must not take away what is being written.
      closeOnClickOutside={false}
    >
      {opened?.entry && !isAdmin && (
        <EntryTabs entry={opened.entry} texts={(part) => <TextsReader {...part} />} onRestored={onClose}>
          <EntryReader entry={opened.entry} />
        </EntryTabs>
      )}
      {opened && isAdmin && (
        <EntryWorkplace key={opened.entry?.id} opened={opened} onClose={onClose} categories={categories} />
      )}
    </Modal>
  )
}

function EntryWorkplace({ opened, onClose, categories }: EntryDialogProps & { opened: Opened }) {
  const work = useEntryWork(opened, onClose)
  return work.conflict ? (
    <EntryConflict work={work} stored={work.conflict} />
  ) : (
    <EntryTabs
      entry={opened.entry}
      texts={(part) => <EntryTextsPanel {...part} onSaved={work.textsSaved} />}
      onRestored={work.cancel}
    >
      <EntryForm work={work} categories={categories} />
    </EntryTabs>
  )
}

interface EntryTabsProps {
  readonly entry: KnowledgeEntry | null
  /** The translations, or the prepared answers. */
  readonly texts: (part: { id: string; part: 'translations' | 'answers' }) => ReactNode
  readonly onRestored: () => void
  readonly children: ReactNode
}

/** An entry that is stored has more than its text: what goes with it, on tabs of its own. */
function EntryTabs({ entry, texts, onRestored, children }: EntryTabsProps) {
  if (!entry) return children
  const { translations, answers, stale } = entry.texts
  const staleAnswers = stale.includes('answers')
  const staleTranslations = stale.some((part) => part !== 'answers')
  return (
    <Tabs defaultValue="text" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="text">{t('entry.text')}</Tabs.Tab>
        <Tabs.Tab value="translations">
          {t('entry.translations', { n: translations, stale: String(staleTranslations) })}
        </Tabs.Tab>
        <Tabs.Tab value="answers">{t('entry.answers', { n: answers, stale: String(staleAnswers) })}</Tabs.Tab>
        <Tabs.Tab value="history">{t('history.tab')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="text">{children}</Tabs.Panel>
      <Tabs.Panel value="translations">{texts({ id: entry.id, part: 'translations' })}</Tabs.Panel>
      <Tabs.Panel value="answers">{texts({ id: entry.id, part: 'answers' })}</Tabs.Panel>
      <Tabs.Panel value="history">
        <EntryHistory id={entry.id} onRestored={onRestored} />
      </Tabs.Panel>
    </Tabs>
  )
}

const FIELDS = ['title', 'category', 'content', 'keywords', 'relevance_tags'] as const

function EntryConflict({ work, stored }: { work: EntryWork; stored: KnowledgeEntry }) {
  const lastBy = useEntryVersions(stored.id).data?.pages[0]?.versions[0]?.actor?.name
  const storedValues = formOf(stored)
  const mine = work.form.getValues()
  const fields = FIELDS.map(
    (name): ConflictField => ({
      label: t(`field.${name}`),
      stored: storedValues[name],
      mine: mine[name].trim(),
    }),
  )
  return (
    <ConflictChoice
      savedBy={lastBy}
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
