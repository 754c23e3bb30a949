import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { InputOf } from '#shared/endpoint.ts'
import { type ImportRow, importsApi, type VentureImport } from '#shared/imports.ts'
import { call } from '#web/lib/api.ts'
import { readUpload } from '#web/lib/read-upload.ts'
import { useKeptState } from '#web/lib/use-kept-state.ts'
import { formatOf } from './pasted-format.ts'

/** What a person ticked or unticked themselves, by the row; the others are as they come. */
type Ticks = Readonly<Record<number, boolean>>
type Change = Omit<InputOf<typeof importsApi.change>, 'id' | 'importId'>

const importKey = (ventureId: string, importId: string) => ['import', ventureId, importId] as const

/** What comes ticked: of a sheet all that is new, of a text nothing, since whose words they are only the founder knows. */
const comesTicked = (kind: VentureImport['kind'], { takable, duplicate_of }: ImportRow) =>
  kind === 'table' && takable && duplicate_of === null

/** The import that is open, by its id in the address, and what can be done with it. */
export function useImport(ventureId: string) {
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const importId = params.get('import') ?? ''
  const [ticks, setTicks] = useKeptState<Ticks>(`import-ticks-${importId}`, NONE)
  const queryKey = importKey(ventureId, importId)
  const stored = useQuery({
    queryKey,
    queryFn: async () => (await call(importsApi.change, { id: ventureId, importId })).import,
    enabled: ventureId !== '' && importId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const keep = (found: VentureImport) => client.setQueryData(importKey(ventureId, found.id), found)
  const reading = useMutation({
    mutationFn: (source: File | string) =>
      typeof source === 'string'
        ? call(importsApi.read, { id: ventureId, format: formatOf(source), text: source }).then(
            (read) => read.import,
          )
        : readUpload(ventureId, source),
    onSuccess: (found) => {
      keep(found)
      setTicks(NONE)
      setParams({ import: found.id })
    },
  })
  // One after the other: a change begins with what the one before it made, and what is taken holds all of them.
  const scope = { id: `import ${importId}` }
  const changing = useMutation({
    scope,
    mutationFn: (change: (before: VentureImport | undefined) => Change) =>
      call(importsApi.change, { ...change(client.getQueryData(queryKey)), id: ventureId, importId }),
    onSuccess: (answer) => keep(answer.import),
  })
  const taking = useMutation({
    scope,
    mutationFn: (rows: readonly number[]) =>
      call(importsApi.take, { id: ventureId, importId, rows: [...rows] }),
    // Whoever comes back to it sees what is there by then.
    onSuccess: () => client.invalidateQueries({ queryKey, refetchType: 'none' }),
  })
  const found = importId === '' ? undefined : stored.data
  const chosen = useMemo(
    () => found?.rows.filter((row) => row.takable && (ticks[row.row] ?? comesTicked(found.kind, row))) ?? [],
    [found, ticks],
  )
  return {
    found,
    stored,
    reading,
    changing,
    taking,
    chosen,
    tick: (rows: readonly number[], on: boolean) =>
      setTicks((before) => ({ ...before, ...Object.fromEntries(rows.map((row) => [row, on])) })),
    leave: () => {
      reading.reset()
      setParams({})
    },
  }
}

const NONE: Ticks = {}

export type ImportWork = ReturnType<typeof useImport>
