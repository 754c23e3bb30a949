import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { forgetAnswers } from './kept-answers.ts'
import { languageStore } from './language.ts'
import { loadRole } from './session.ts'
import { sessionStore } from './session-store.ts'
import { textsOf } from './texts.ts'
import { toast } from './toast.ts'

const t = textsOf('app')

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Says that a fetch failed, wherever it was asked for; `known` is what was read before. */
      failed?: (error: Error, known: unknown) => void
    }
  }
}

/** A refusal of what the role allowed: it may have been taken away meanwhile, so it is read again. */
async function onError(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'forbidden' || !sessionStore.get().isOperator) return
  await loadRole()
  if (sessionStore.get().role === 'user') {
    toast({ title: t('adminLost.title'), text: t('adminLost.text'), tone: 'info' })
  }
}

/**
 * The cache of what the server said. `apiFetch` retries by itself, so queries do not. A change without a
 * network fails at once and says so, rather than being made unseen when the network is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta, state }) {
      meta?.failed?.(error, state.data)
      void onError(error)
    },
  }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // A query without a network is made all the same: what was kept on this device answers it.
    queries: { retry: false, staleTime: 10_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// One person's answers are never shown to the next one on the same device.
let userId = sessionStore.get().user?.id
sessionStore.subscribe(() => {
  const next = sessionStore.get().user?.id
  if (next !== userId) {
    queryClient.clear()
    void forgetAnswers()
  }
  userId = next
})

// What the server says itself is in the language of the screen that asked for it.
let language = languageStore.get()
languageStore.subscribe(() => {
  const next = languageStore.get()
  if (next !== language) void queryClient.invalidateQueries()
  language = next
})
