import { useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import type { KnowledgeEntry, KnowledgeForm } from '#shared/admin/knowledge.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { drafts } from '#web/lib/draft.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { formOf, formProblems, outdatesTexts, readEntry } from './entry-form-values.ts'
import { useSaveEntry } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

/** What the dialog was opened for: an existing entry, or a new one with what is known about it. */
export type Opened = { entry: KnowledgeEntry } | { entry: null; known?: Partial<KnowledgeForm> }

const text = z.string()
const Draft = z.object({
  values: z.object({ title: text, content: text, category: text, keywords: text, relevance_tags: text }),
  /** Of the entry that was being changed. */
  updatedAt: text.nullable(),
})

/** The work on one entry: the form, its draft, saving it, and what to do when somebody else saved first. */
export function useEntryWork(opened: Opened, onClose: () => void) {
  const { entry } = opened
  const start = formOf(entry, entry ? {} : (opened as { known?: Partial<KnowledgeForm> }).known)
  const name = `knowledge.${entry?.id ?? `new ${start.title}`}`
  const [draft] = useState(() => drafts.read(name, (value) => Draft.safeParse(value).data))
  const [restored, setRestored] = useState(draft !== null)
  // A draft goes on from the version it was begun on, so that a later one is not overwritten.
  const [base, setBase] = useState(
    entry && draft?.updatedAt ? { ...entry, updated_at: draft.updatedAt } : entry,
  )
  const [conflict, setConflict] = useState<KnowledgeEntry | null>(null)
  const save = useSaveEntry()
  /** Whether translations and answers go on being used beside a changed text. */
  const [keepTexts, setKeepTexts] = useState(false)

  const keep = (values: KnowledgeForm, version = base) =>
    drafts.write(name, { values, updatedAt: version?.updated_at ?? null })
  const form = useForm({
    initialValues: draft?.values ?? start,
    validate: formProblems,
    onValuesChange: (values) => keep(values),
  })

  const goOnFrom = (stored: KnowledgeEntry, values: KnowledgeForm) => {
    setBase(stored)
    setConflict(null)
    save.reset()
    form.setValues(values)
    keep(values, stored)
  }
  const submit = (version: KnowledgeEntry | null) =>
    save.mutate(
      { form: form.getValues(), entry: version, keepTexts },
      {
        onSuccess: () => {
          drafts.discard(name)
          onClose()
        },
        onError: (error) => {
          const stored = conflictingEntry(error)
          if (stored) setConflict(stored)
          else toast({ title: t('toast.error'), text: t('work.failed'), tone: 'error' })
        },
      },
    )

  return {
    form,
    entry,
    restored,
    keepTexts,
    setKeepTexts,
    /** Whether what is typed makes translations and answers stale. */
    outdates: outdatesTexts(entry, form.values),
    conflict,
    pending: save.isPending,
    failure: save.error && !conflictingEntry(save.error) ? failureText(save.error) : null,
    save: () => submit(base),
    /** What goes with the text was saved: the text goes on from that version. */
    textsSaved: (updated_at: string) => setBase((version) => version && { ...version, updated_at }),
    /** Back to the entry as it is stored. */
    startOver() {
      form.setValues(start)
      setBase(entry)
      setRestored(false)
      drafts.discard(name)
    },
    cancel() {
      drafts.discard(name)
      onClose()
    },
    saveMine: () => submit(conflict),
    takeStored: () => conflict && goOnFrom(conflict, formOf(conflict)),
    goOnEditing: () => conflict && goOnFrom(conflict, form.getValues()),
  }
}

export type EntryWork = ReturnType<typeof useEntryWork>

function conflictingEntry(error: unknown): KnowledgeEntry | undefined {
  return error instanceof ApiError && error.code === 'conflict' ? readEntry(error.current) : undefined
}

function failureText(error: Error): string {
  return t('work.kept', { cause: errorText(error, t('texts.unreachable')) })
}
