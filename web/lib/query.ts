import { QueryClient } from '@tanstack/react-query'
import { sessionStore } from './session-store.ts'

/**
 * The cache of what the server said. `apiFetch` retries by itself, so queries do not. A change without a
 * network fails at once and says so, rather than being made unseen when the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// One person's answers are never shown to the next one on the same device.
let userId = sessionStore.get().user?.id
sessionStore.subscribe(() => {
  const next = sessionStore.get().user?.id
  if (next !== userId) queryClient.clear()
  userId = next
})
