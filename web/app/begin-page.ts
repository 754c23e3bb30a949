import { conversationsApi } from '#shared/conversations.ts'
import type { DrawnFrom } from '#shared/drawn-page.ts'
import { ROUTES } from '#shared/routes.ts'
import { chat } from '#web/features/chat/conversation/current-chat.ts'
import { loadReplies } from '#web/features/chat/messages/assistant-message.tsx'
import { VentureMenu } from '#web/features/chat/venture/later.ts'
import { call } from '#web/lib/api.ts'
import { givenAnswers } from '#web/lib/given-answers.ts'
import { isKept, keepAnswer } from '#web/lib/kept-answers.ts'
import { queryClient } from '#web/lib/query.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { TeamRoadmap } from './later-pages.ts'

const isMember = () => sessionStore.get().status === 'in'
const conversationAt = (path: string) => /^\/c\/([^/]+)$/.exec(path)?.[1]

/** Asks for the code of a member's page before the client is there to draw it: they would wait for one after the other. */
export async function beginCode(path: string): Promise<void> {
  if (!isMember()) return
  if (path === ROUTES.dashboard) await TeamRoadmap.load()
  if (conversationAt(path)) await Promise.all([loadReplies(), VentureMenu.load()])
}

/** Asks for what the page shows, while its code is on its way. */
export function beginData(path: string): void {
  if (isMember() && path === ROUTES.dashboard) void queryClient.prefetchQuery(roadmapQuery)
}

/** Takes over what the server said while it drew the page. */
export function takeAnswers({ answers, queries }: DrawnFrom): void {
  givenAnswers.set(answers)
  for (const { key, address } of queries) queryClient.setQueryData(key, answers[address])
  for (const [address, answer] of Object.entries(answers)) {
    if (isKept(address)) void keepAnswer(address, answer)
  }
}

/**
 * Opens the conversation that a page shows from its first moment; false while it is being answered, or when
 * it is not there.
 */
export async function openConversation(path: string): Promise<boolean> {
  const id = conversationAt(path)
  if (!id) return true
  const stored = await call(conversationsApi.messages, { id }).catch(() => [])
  if (stored.length === 0 || stored.at(-1)?.status === 'streaming') return false
  await chat.open(id)
  return chat.get().load === 'ready'
}
