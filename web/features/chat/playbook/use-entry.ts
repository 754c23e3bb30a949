import { useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import { type PlaybookEntry, playbookApi } from '#shared/playbook.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { loadTexts } from '#web/lib/texts.ts'

/** An entry on its way: there, gone for good, or not loaded this time. */
export type EntryState =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly entry: PlaybookEntry }
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly again: () => void }

/** Reads an entry in the language of the conversation, with the words to ask about it in that language. */
export function useEntry(id: string, lang: Language): EntryState {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['playbook', id, lang],
    queryFn: async ({ signal }) => {
      const entry = await call(playbookApi.read, { id, lang }, { signal })
      await loadTexts(['chat'], entry.lang)
      return entry
    },
    staleTime: 60_000,
  })
  if (data) return { state: 'there', entry: data }
  if (error instanceof ApiError && error.status === 404) return { state: 'gone' }
  if (error && !isFetching) return { state: 'failed', again: () => void refetch() }
  return { state: 'loading' }
}
