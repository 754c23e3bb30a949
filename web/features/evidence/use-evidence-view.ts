import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import type { InputOf } from '#shared/endpoint.ts'
import { type EvidenceRow, recordsApi } from '#shared/records.ts'
import { ROUTES } from '#shared/routes.ts'
import { mayChange } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { EVIDENCE_KEY, evidenceQuery } from '#web/lib/evidence-query.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { roadmapQuery, toastFailure, undo } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useKeptState } from '#web/lib/use-kept-state.ts'
import type { EvidenceView, FormStart, Notice } from './evidence-context.ts'
import { changedFacts, inputOf, seenOf, valuesOf } from './record-fields.ts'
import { nameOf } from './record-words.ts'

const t = textsOf('evidence')

/** The evidence of the venture that is worked on, kept up to date while the page is open. */
export function useEvidenceView() {
  const client = useQueryClient()
  const roadmap = useQuery({ ...roadmapQuery, staleTime: 0 })
  const ventureId = roadmap.data?.venture.id ?? ''
  const evidence = useQuery({ ...evidenceQuery(ventureId), staleTime: 0, enabled: ventureId !== '' })
  const reload = useCallback(() => {
    void client.invalidateQueries({ queryKey: EVIDENCE_KEY })
    void client.invalidateQueries({ queryKey: roadmapQuery.queryKey })
  }, [client])
  useChanges(['dashboard_config', 'evidence_entries', 'user_state', 'ventures'], reload)
  const shown = useShown()
  const { acts, pending } = useActs(ventureId, reload, shown)
  const { notice, fresh, form } = shown
  const { data } = evidence
  const level = roadmap.data?.level.level
  // The same object until something in it changes: a list of hundreds is not drawn anew for a filter or a sort.
  const view = useMemo<EvidenceView | null>(() => {
    if (!data || level === undefined) return null
    const canEdit = mayChange(data.venture.role)
    return { data, level, canEdit, pending, notice, fresh, form, ...acts }
  }, [data, level, pending, notice, fresh, form, acts])
  return {
    view,
    roadmap: roadmap.data,
    error: roadmap.error ?? evidence.error,
    isFetching: roadmap.isFetching || evidence.isFetching,
    retry: () => void (ventureId === '' ? roadmap.refetch() : evidence.refetch()),
  }
}

/** What the page shows beside the records. */
function useShown() {
  const [form, openForm] = useKeptState<FormStart | null>('evidence-form', null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [fresh, setFresh] = useState<string | null>(null)
  return { form, openForm, notice, setNotice, fresh, setFresh }
}

type Shown = Pick<ReturnType<typeof useShown>, 'openForm' | 'setNotice' | 'setFresh'>

type Acts = Pick<
  EvidenceView,
  'openForm' | 'add' | 'change' | 'merge' | 'forget' | 'remove' | 'undo' | 'openMessage'
>

/** What a reader can do; each act ends with the line that tells of it, and reads anew what it changed. */
function useActs(id: string, reload: () => void, { openForm, setNotice, setFresh }: Shown) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: run, isPending: pending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: reload,
  })
  const acts = useMemo(() => {
    const act = <T>(work: () => Promise<T>) => run(work) as Promise<T>
    const known = () => client.getQueryData(evidenceQuery(id).queryKey)?.records ?? []
    const open = (pathname: string, hash: string) => void navigate({ pathname, hash })
    return actsOf(id, { act, known, open, openForm, setNotice, setFresh })
  }, [id, client, navigate, run, openForm, setNotice, setFresh])
  return { acts, pending }
}

interface Means extends Shown {
  readonly act: <T>(work: () => Promise<T>) => Promise<T>
  readonly known: () => readonly EvidenceRow[]
  readonly open: (pathname: string, hash: string) => void
}

function actsOf(id: string, { act, known, open, openForm, setNotice, setFresh }: Means): Acts {
  return {
    openForm,
    async add(type, values, { sameAs, names }) {
      const input = {
        ...inputOf(type, values),
        id,
        ...(sameAs !== undefined && { same_as: sameAs }),
        ...(names !== undefined && { names }),
      } as InputOf<typeof recordsApi.add>
      const before = known()
      const { record } = await act(() => call(recordsApi.add, input))
      const isNew = before.every((other) => other.id !== record.id)
      setFresh(record.id)
      setNotice({
        text: t(isNew ? 'notice.added' : 'notice.completed', { name: nameOf(record) }),
        undo: record.changeId,
      })
      return record
    },
    async change(seen, values) {
      const facts = changedFacts(seen.type, values, valuesOf(seen))
      const input = {
        id,
        recordId: seen.id,
        ...facts,
        before: seenOf(seen, Object.keys(facts)),
      } as InputOf<typeof recordsApi.change>
      const changed = await act(() => call(recordsApi.change, input))
      setNotice({
        text: t('notice.changed', { name: nameOf(changed.record) }),
        ...(changed.record.changeId !== seen.changeId && { undo: changed.record.changeId }),
      })
      return changed.record
    },
    async merge(gone, kept) {
      const before = seenOf(gone, Object.keys(valuesOf(gone)))
      const input = { id, recordId: gone.id, same_as: kept.id, before } as InputOf<typeof recordsApi.change>
      const { record } = await act(() => call(recordsApi.change, input))
      setFresh(record.id)
      setNotice({
        text: t('notice.merged', { gone: nameOf(gone), name: nameOf(record) }),
        undo: record.changeId,
      })
      return record
    },
    async forget(person) {
      const { forgotten } = await act(() => call(recordsApi.forgetPerson, { id, person }))
      setNotice({ text: t('notice.forgotten', { count: forgotten, name: person }) })
      return forgotten
    },
    remove(record) {
      act(() => call(recordsApi.remove, { id, recordId: record.id }))
        .then(({ changeId }) =>
          setNotice({ text: t('notice.removed', { name: nameOf(record) }), undo: changeId }),
        )
        .catch(toastFailure)
    },
    undo(changeId) {
      act(() => undo(changeId))
        .then(() => setNotice({ text: t('notice.undone') }))
        .catch(toastFailure)
    },
    openMessage({ source: { conversationId, messageId } }) {
      if (!conversationId) return
      open(generatePath(ROUTES.conversation, { id: conversationId }), messageId ? `message-${messageId}` : '')
    },
  }
}
