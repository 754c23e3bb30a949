import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type EntryPart, type EntryTexts, entryTextsApi, SavedTexts } from '#shared/admin/entry-texts.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { currentOf, savedByOf } from '../shared/saved-by.ts'
import { problemOf } from './entry-texts-values.ts'
import { KNOWLEDGE } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

type Stored = SavedTexts

/** The work on the translations and prepared answers of an entry: what was typed, and saving it. */
export function useEntryTexts(id: string, onSaved: (updatedAt: string) => void) {
  const client = useQueryClient()
  const key = [...KNOWLEDGE, 'texts', id]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(entryTextsApi.read, { id }, { signal }),
  })
  const [typed, setTyped] = useState<EntryTexts | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const texts = typed ?? data
  const save = useMutation({
    mutationFn: ({ texts: all, stored }: { texts: EntryTexts; stored: Stored }) =>
      call(entryTextsApi.save, { ...all, id, expectedUpdatedAt: stored.updated_at }),
    onSuccess: (saved) => {
      client.setQueryData(key, saved)
      setTyped(null)
      onSaved(saved.updated_at)
      toast({ title: t('toast.success'), text: t('texts.saved'), tone: 'ok' })
      return client.invalidateQueries({ queryKey: KNOWLEDGE })
    },
    onError: (failure) => setProblem(currentOf(failure) ? null : failureText(failure)),
  })
  const current = currentOf(save.error)
  const stored = SavedTexts.safeParse(current).data
  const goOnFrom = (saved: Stored) => {
    client.setQueryData(key, saved)
    save.reset()
  }
  const change = (next: Partial<EntryTexts>) => {
    if (!texts) return
    setProblem(null)
    setTyped({ translations: texts.translations, answers: texts.answers, stale: texts.stale, ...next })
  }
  return {
    texts,
    error,
    refetch,
    problem,
    changed: typed !== null,
    pending: save.isPending,
    /** What somebody else saved first, with what was typed. */
    conflict: stored && typed ? { stored, mine: typed, savedBy: savedByOf(current) } : null,
    saveMine: () => stored && typed && save.mutate({ texts: typed, stored }),
    goOnEditing: () => stored && goOnFrom(stored),
    takeStored() {
      if (stored) goOnFrom(stored)
      setTyped(null)
    },
    change,
    /** Says that a part is right for the text as it is now. */
    confirm: (part: EntryPart) => texts && change({ stale: texts.stale.filter((each) => each !== part) }),
    save() {
      if (!typed || !data) return
      const found = problemOf(typed)
      setProblem(found)
      if (!found) save.mutate({ texts: typed, stored: data })
    },
    /** Back to what is stored, which is read again. */
    async startOver() {
      setTyped(null)
      setProblem(null)
      await refetch()
    },
  }
}

export type EntryTextsWork = ReturnType<typeof useEntryTexts>

function failureText(failure: Error): string {
  return t('texts.kept', { cause: errorText(failure, t('texts.unreachable')) })
}
