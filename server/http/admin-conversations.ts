import { listAllConversations } from '#server/services/conversations/list-all-conversations.ts'
import { listLabels } from '#server/services/conversations/list-labels.ts'
import { noteConversation } from '#server/services/conversations/note-conversation.ts'
import { exportConversation, viewConversation } from '#server/services/conversations/view-conversation.ts'
import { conversationNotesApi } from '#shared/admin/conversation-notes.ts'
import { adminConversationsApi } from '#shared/admin/conversations.ts'
import { guard } from './guard.ts'
import { type App, answer, route, routeFile } from './route.ts'

/** Everybody's conversations, for admins. */
export function mountAdminConversations(app: App): void {
  const list = answer(adminConversationsApi.list, listAllConversations)
  const messages = answer(adminConversationsApi.messages, viewConversation)
  app.get(adminConversationsApi.list.path, guard(), (c) =>
    c.req.query('conversationId') === undefined ? list(c) : messages(c),
  )
  route(app, adminConversationsApi.invoke, listAllConversations)
  route(app, conversationNotesApi.labels, listLabels)
  route(app, conversationNotesApi.save, noteConversation)
  routeFile(app, adminConversationsApi.export, exportConversation)
}
