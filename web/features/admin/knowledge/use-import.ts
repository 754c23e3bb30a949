import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ImportReport, knowledgeApi } from '#shared/admin/knowledge.ts'
import { type ImportDraft, knowledgeImportApi } from '#shared/admin/knowledge-import.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'
import type { Source } from './import-source.ts'
import { KNOWLEDGE } from './use-knowledge.ts'

export type Outcome = NonNullable<ImportReport['outcomes']>[number]

interface Read extends OutputOf<typeof knowledgeImportApi.read> {
  readonly kind: Source['kind']
}

/** What a file holds, what would become of each entry, and taking in those that are wanted. */
export function useImport(onDone: (report: ImportReport, source: string) => void) {
  const client = useQueryClient()
  const [file, setFile] = useState<Read | null>(null)
  const [category, setCategory] = useState('')
  /** Whether something was changed after the last check. */
  const [isDirty, setDirty] = useState(false)
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const check = useMutation({
    mutationFn: (drafts: readonly ImportDraft[]) =>
      call(knowledgeApi.import, { format: 'json', text: bodyOf(drafts), check: true }),
  })
  const read = useMutation({
    mutationFn: (source: Source) => call(knowledgeImportApi.read, source),
    onMutate: () => {
      setFile(null)
      setTicks(new Map())
      check.reset()
      run.reset()
    },
    onSuccess: (found, { kind }) => {
      setFile({ ...found, kind })
      if (found.drafts.length > 0) check.mutate(filed(found.drafts))
    },
  })
  const run = useMutation({
    mutationFn: (drafts: readonly ImportDraft[]) =>
      call(knowledgeApi.import, { format: 'json', text: bodyOf(drafts), name: file?.source ?? '' }),
    onSuccess: async (report) => {
      await client.invalidateQueries({ queryKey: KNOWLEDGE })
      if (report.imported) onDone(report, file?.source ?? '')
      else check.mutate(drafts)
    },
  })
  const filed = (all: readonly ImportDraft[]) =>
    all.map((draft) => (draft.category.trim() === '' ? { ...draft, category } : draft))
  const drafts = filed(file?.drafts ?? [])
  const outcomes = check.data?.outcomes ?? []
  /** An export goes back over what it came from; any other file replaces an entry only where somebody wants it. */
  const isTaken = (at: number) => {
    const outcome = outcomes[at]
    const usual =
      outcome === 'create' || (outcome === 'update' && (file?.kind === 'csv' || file?.kind === 'json'))
    return canTake(outcome) && (ticks.get(at) ?? usual)
  }
  return {
    file,
    read,
    check,
    run,
    drafts,
    category,
    setCategory(next: string) {
      setDirty(true)
      setCategory(next)
    },
    outcomes,
    isTaken,
    taken: drafts.filter((_, at) => isTaken(at)),
    problemsOf: (at: number) => (check.data?.errors ?? []).filter(({ row }) => row === at + 1),
    tick: (places: readonly number[], on: boolean) =>
      setTicks((before) => new Map([...before, ...places.map((at) => [at, on] as const)])),
    change(at: number, part: Partial<ImportDraft>) {
      setDirty(true)
      setFile(
        (before) =>
          before && {
            ...before,
            drafts: before.drafts.map((draft, place) => (place === at ? { ...draft, ...part } : draft)),
          },
      )
    },
    checkAgain() {
      if (!isDirty) return
      setDirty(false)
      check.mutate(drafts)
    },
  }
}

export type ImportWork = ReturnType<typeof useImport>

export const canTake = (outcome: Outcome | undefined) => outcome === 'create' || outcome === 'update'

const bodyOf = (drafts: readonly ImportDraft[]) =>
  JSON.stringify(drafts.map(({ kept, place: _, ...values }) => ({ ...kept, ...values })))
