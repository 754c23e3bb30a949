import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { evaluationCasesApi } from '#shared/admin/evaluation-cases.ts'
import { evaluationRunsApi, type RunInput } from '#shared/admin/evaluation-runs.ts'
import { settingsApi } from '#shared/admin/settings.ts'
import type { InputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'

const EVALUATION = ['admin', 'evaluation'] as const
/** How often a run that goes on is looked at, in milliseconds. */
const LOOK_MS = 2_000

export const useSets = () =>
  useQuery({
    queryKey: [...EVALUATION, 'sets'],
    queryFn: ({ signal }) => call(evaluationCasesApi.sets, {}, { signal }),
  })

export const useCases = (id: string | null) =>
  useQuery({
    queryKey: [...EVALUATION, 'cases', id],
    queryFn: ({ signal }) => call(evaluationCasesApi.cases, { id: id ?? '' }, { signal }),
    enabled: id !== null,
  })

export const useOptions = () =>
  useQuery({
    queryKey: [...EVALUATION, 'options'],
    queryFn: ({ signal }) => call(evaluationRunsApi.options, {}, { signal }),
  })

export const useRuns = () =>
  useQuery({
    queryKey: [...EVALUATION, 'runs'],
    queryFn: ({ signal }) => call(evaluationRunsApi.list, {}, { signal }),
  })

/** How often the sidebar looks whether a run goes on, and how often while one does, in milliseconds. */
const NAV_MS = { idle: 60_000, running: 10_000 }

/** Whether a run goes on, for the sidebar. */
export function useRunning(): boolean {
  const { data } = useQuery({
    queryKey: [...EVALUATION, 'running'],
    queryFn: ({ signal }) => call(evaluationRunsApi.list, { limit: 1 }, { signal }),
    select: ({ runs }) => runs.some(({ state }) => state === 'running'),
    refetchInterval: ({ state }) =>
      state.data?.runs.some((run) => run.state === 'running') ? NAV_MS.running : NAV_MS.idle,
  })
  return data ?? false
}

/** A run with its results, looked at again while it goes on. */
export const useRun = (id: string | null) =>
  useQuery({
    queryKey: [...EVALUATION, 'run', id],
    queryFn: ({ signal }) => call(evaluationRunsApi.read, { id: id ?? '' }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.run.state === 'running' ? LOOK_MS : false),
  })

export const usePrompts = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: [...EVALUATION, 'prompts', id],
    queryFn: ({ signal }) => call(evaluationRunsApi.prompts, { id }, { signal }),
    enabled,
    // What a run compares never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

type Input = InputOf<typeof evaluationRunsApi.estimate>

/** What a run would take; null while there is nothing to be counted. */
export const useEstimate = (input: Input | null) =>
  useQuery({
    queryKey: [...EVALUATION, 'estimate', input],
    queryFn: ({ signal }) => call(evaluationRunsApi.estimate, input ?? NOTHING, { signal }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  })
const NOTHING: RunInput = { set: '', a: { rules: 'live' }, b: { rules: 'live' }, answers: 'model' }

/** A change after which everything here is read anew. */
function useChange<Given, Told>(change: (given: Given) => Promise<Told>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: EVALUATION }),
  })
}

export const useStart = () => useChange((input: Input) => call(evaluationRunsApi.start, input))
export const useStop = () => useChange((id: string) => call(evaluationRunsApi.stop, { id }))
export const useOverrule = () =>
  useChange((input: InputOf<typeof evaluationRunsApi.overrule>) => call(evaluationRunsApi.overrule, input))
export const useKeep = () =>
  useChange((input: InputOf<typeof evaluationCasesApi.keep>) => call(evaluationCasesApi.keep, input))
export const useChangeCase = () =>
  useChange((input: InputOf<typeof evaluationCasesApi.changeCase>) =>
    call(evaluationCasesApi.changeCase, input),
  )
export const useRemoveCase = () => useChange((id: string) => call(evaluationCasesApi.removeCase, { id }))
export const useRenameSet = () =>
  useChange((input: InputOf<typeof evaluationCasesApi.renameSet>) =>
    call(evaluationCasesApi.renameSet, input),
  )
export const useRemoveSet = () => useChange((id: string) => call(evaluationCasesApi.removeSet, { id }))

/** Puts a prompt in force, unless somebody saved another one since the settings were read for it. */
export const useSavePrompt = () =>
  useChange(async (value: string) => {
    const { updatedAt } = await call(settingsApi.get, {})
    return call(settingsApi.save, {
      setting_key: 'master_prompt',
      setting_value: { value },
      expectedUpdatedAt: updatedAt.master_prompt,
    })
  })
