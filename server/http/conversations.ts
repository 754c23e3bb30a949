import { deleteConversation } from '#server/services/conversations/delete-conversation.ts'
import { listConversations } from '#server/services/conversations/list-conversations.ts'
import { listMessages } from '#server/services/conversations/list-messages.ts'
import { renameConversation } from '#server/services/conversations/rename-conversation.ts'
import { conversationsApi } from '#shared/conversations.ts'
import { type App, route } from './route.ts'

export function mountConversations(app: App): void {
  route(app, conversationsApi.list, listConversations)
  route(app, conversationsApi.messages, listMessages)
  route(app, conversationsApi.rename, renameConversation)
  route(app, conversationsApi.remove, deleteConversation)
}
