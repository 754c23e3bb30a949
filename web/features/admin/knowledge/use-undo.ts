import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type KnowledgeBatch, knowledgeHistoryApi } from '#shared/admin/knowledge-history.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { KNOWLEDGE } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

type Undone = OutputOf<typeof knowledgeHistoryApi.undo>

/** Undoes an import or a bulk change; `asked` is what was changed since and has to be decided first. */
export function useUndo(onUndone: (batch: KnowledgeBatch) => void = () => {}) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ batch: KnowledgeBatch; changed: Undone['changed'] } | null>(null)
  const run = useMutation({
    mutationFn: ({ batch, changed }: { batch: KnowledgeBatch; changed: 'ask' | 'keep' | 'undo' }) =>
      call(knowledgeHistoryApi.undo, { id: batch.id, changed }),
    onSuccess: async ({ undone, entries, changed }, { batch, changed: choice }) => {
      if (!undone) return setAsked({ batch, changed })
      setAsked(null)
      const kept = choice === 'keep' ? ` ${t('batches.kept', { n: changed.count })}` : ''
      toast({ title: t('batches.doneTitle'), text: t('batches.done', { n: entries }) + kept, tone: 'ok' })
      onUndone(batch)
      await client.invalidateQueries({ queryKey: KNOWLEDGE })
    },
  })
  return {
    asked,
    pending: run.isPending,
    /** Of which act, while it is being undone. */
    pendingId: run.isPending ? run.variables.batch.id : null,
    failure: run.error && errorText(run.error, t('batches.failedUndo')),
    undo: (batch: KnowledgeBatch) => run.mutate({ batch, changed: 'ask' }),
    decide: (changed: 'keep' | 'undo') => asked && run.mutate({ batch: asked.batch, changed }),
    close() {
      setAsked(null)
      run.reset()
    },
  }
}

export type Undo = ReturnType<typeof useUndo>
