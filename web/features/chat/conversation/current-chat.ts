import { languageStore } from '#web/lib/language.ts'
import { queryClient } from '#web/lib/query.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { site } from '#web/lib/site.ts'
import { getAnonymousCount } from '#web/lib/visitor.ts'
import { drafts } from '../draft/drafts.ts'
import { chatTransport } from '../transport/chat-transport.ts'
import { tabOutbox, tabQueue } from '../transport/outbox.ts'
import { waiting } from '../transport/waiting.ts'
import { type Chat, createChat } from './chat.ts'

/** The tab's one conversation. It lives outside the pages, so that a change of address does not touch it. */
export const chat: Chat = createChat({
  transport: chatTransport,
  outbox: tabOutbox,
  queue: tabQueue,
  waiting,
  newId: () => crypto.randomUUID(),
  now: Date.now,
  frame: (act) => void requestAnimationFrame(act),
  pause: (ms) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        removeEventListener('online', go)
        resolve()
      }
      const timer = setTimeout(go, ms)
      addEventListener('online', go)
    }),
  maySend: () => sessionStore.get().status !== 'out' || getAnonymousCount() < site.anonymousMessageLimit,
  ventureId() {
    const roadmap = queryClient.getQueryData(roadmapQuery.queryKey)
    return roadmap && roadmap.ventures.length > 1 ? roadmap.venture.id : undefined
  },
  keepDraft: drafts.keep,
})

// What was said keeps its words; what the server says of it, the cards, is in the language of the screen.
let language = languageStore.get()
languageStore.subscribe(() => {
  const next = languageStore.get()
  if (next !== language) void chat.refresh()
  language = next
})
