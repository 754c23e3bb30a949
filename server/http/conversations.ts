import { deleteConversation } from '#server/services/conversations/delete-conversation.ts'
import { listConversations } from '#server/services/conversations/list-conversations.ts'
import { listMessages } from '#server/services/conversations/list-messages.ts'
import { updateConversation } from '#server/services/conversations/update-conversation.ts'
import { conversationLinksApi } from '#shared/conversation-links.ts'
import { conversationsApi } from '#shared/conversations.ts'
import { AppError } from '#shared/errors.ts'
import { ratingsApi } from '#shared/ratings.ts'
import { ROUTES } from '#shared/routes.ts'
import { type App, route, routeFile } from './route.ts'
import { unindexed } from './unindexed.ts'

/** Stands where a verb is declared and comes with the next change. */
async function soon(): Promise<never> {
  throw new AppError('not_found', 'Not found')
}

export function mountConversations(app: App): void {
  route(app, conversationsApi.list, listConversations)
  route(app, conversationsApi.messages, listMessages)
  route(app, conversationsApi.showVersion, soon)
  route(app, conversationsApi.update, updateConversation)
  route(app, conversationsApi.remove, deleteConversation)
  routeFile(app, conversationsApi.file, soon)
  for (const path of [ROUTES.sharedConversation, conversationLinksApi.read.path]) app.use(path, unindexed)
  route(app, conversationLinksApi.create, soon)
  route(app, conversationLinksApi.list, soon)
  route(app, conversationLinksApi.revoke, soon)
  route(app, conversationLinksApi.read, soon)
  route(app, ratingsApi.rate, soon)
  route(app, ratingsApi.remove, soon)
  route(app, ratingsApi.list, soon)
}
