import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Commitment, commitmentsApi } from '#shared/commitments.ts'
import { call } from '../api.ts'
import { errorText } from '../api-error.ts'
import { useChanges } from '../realtime.ts'
import { textsOf } from '../texts.ts'
import { toast } from '../toast.ts'
import { useSession } from '../use-session.ts'

const t = textsOf('commitments')

const commitmentsQuery = (ventureId: string) =>
  queryOptions({
    queryKey: ['commitments', ventureId],
    queryFn: ({ signal }) => call(commitmentsApi.list, { id: ventureId }, { signal }),
    select: ({ commitments }) => commitments,
    enabled: ventureId !== '',
  })

/** Returns what the people of a venture committed to, kept up to date. Empty until it is known. */
export function useCommitments(ventureId: string | undefined): readonly Commitment[] {
  const client = useQueryClient()
  const query = commitmentsQuery(ventureId ?? '')
  useChanges('ventures', () => void client.invalidateQueries({ queryKey: query.queryKey }))
  return useQuery(query).data ?? []
}

/** Returns what the signed-in person does with commitments of a venture. What fails is said by a toast. */
export function useCommitmentActs(ventureId: string) {
  const client = useQueryClient()
  const { queryKey } = commitmentsQuery(ventureId)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => client.invalidateQueries({ queryKey }),
    onError: (error) =>
      toast({ title: t('failed'), text: errorText(error, t('unreachable')), tone: 'error' }),
  })
  /** Resolves to whether it happened. */
  const run = (act: () => Promise<unknown>) =>
    mutateAsync(act).then(
      () => true,
      () => false,
    )
  const change = (commitmentId: string, change: { due_on?: string; state?: 'open' | 'dropped' }) =>
    run(() => call(commitmentsApi.change, { id: ventureId, commitmentId, ...change }))
  return {
    pending: isPending,
    create: (made: { text: string; due_on: string; about_action?: string; about_message?: string }) =>
      run(() => call(commitmentsApi.create, { id: ventureId, ...made })),
    change,
    async drop({ id, text }: Pick<Commitment, 'id' | 'text'>) {
      if (!(await change(id, { state: 'dropped' }))) return
      const undo = { label: t('again'), onClick: () => void change(id, { state: 'open' }) }
      toast({ title: t('dropped', { text }), tone: 'ok', action: undo })
    },
  }
}

export type CommitmentActs = ReturnType<typeof useCommitmentActs>

/** The id of who is signed in; their commitments are theirs to settle. */
export const useOwnId = (): string | undefined => useSession().user?.id
