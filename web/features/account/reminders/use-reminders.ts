import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Reminders, remindersApi } from '#shared/commitments.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useChange } from '../use-change.ts'

const t = textsOf('commitments')

const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => call(remindersApi.read, {}, { signal }),
})

/** How the person is reminded outside the product. */
export const useReminders = () => useQuery(remindersQuery)

/** A change of it, whose answer is shown at once. `done` is what a toast says; null where the page shows it. */
export function useReminderChange<Input>(
  change: (input: Input) => Promise<Reminders>,
  done: string | null = null,
) {
  const client = useQueryClient()
  const keep = async (input: Input) => client.setQueryData(remindersQuery.queryKey, await change(input))
  return useChange<Input>(keep, { done: done === null ? null : { title: done }, failed: t('failed') })
}
