import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { importsApi } from '#shared/imports.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { call } from './api.ts'
import { ApiError, errorText } from './api-error.ts'
import { EVIDENCE_KEY } from './evidence-query.ts'
import { roadmapQuery } from './roadmap-query.ts'
import { textsOf } from './texts.ts'
import { toast } from './toast.ts'

const t = textsOf('imports')

/** The imports of a venture that were taken. */
export const importsKey = (ventureId: string) => ['imports', ventureId]

interface Changed {
  readonly id: string
  readonly organisation: string
  readonly who: string
}

interface Undoing {
  /** The import that is being taken back; null while none is. */
  readonly pending: string | null
  readonly undo: (importId: string) => void
  /** Asks about records that were changed since. */
  readonly dialog: ReactNode
}

/** Takes whole imports back, and asks first where records were changed since. */
export function useUndoImport(
  ventureId: string,
  onUndone: (importId: string, count: number) => void,
): Undoing {
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ importId: string; records: readonly Changed[] } | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ importId, force }: { importId: string; force: boolean }) =>
      call(importsApi.undo, { id: ventureId, importId, ...(force && { force }) }),
    onSuccess: ({ undone }, { importId }) => {
      setAsked(null)
      onUndone(importId, undone)
    },
    onError: (error, { importId }) => {
      const records = changedIn(error)
      if (records) setAsked({ importId, records })
      else toast({ title: t('undo.failed'), text: errorText(error, t('undo.failed')), tone: 'error' })
    },
    onSettled: () => {
      for (const queryKey of [importsKey(ventureId), EVIDENCE_KEY, roadmapQuery.queryKey])
        void client.invalidateQueries({ queryKey })
    },
  })
  return {
    pending: isPending ? variables.importId : null,
    undo: (importId) => mutate({ importId, force: false }),
    dialog: (
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('undo.title')}
        cancel={t('undo.keep')}
        confirm={{ label: t('undo.confirm'), pendingLabel: t('undo.pending'), danger: true }}
        onConfirm={() => asked && mutate({ importId: asked.importId, force: true })}
        pending={isPending}
      >
        <p>{t('undo.text')}</p>
        <ul>
          {asked?.records.map(({ id, organisation, who }) => (
            <li key={id}>{[who, organisation].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      </ConfirmDialog>
    ),
  }
}

/** The records that a refusal names as changed since. */
function changedIn(error: unknown): readonly Changed[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const { records } = Object(error.current) as { records?: readonly Changed[] }
  return records
}
