import { downloadConversation } from '#server/services/conversations/conversation-file.ts'
import { deleteConversation } from '#server/services/conversations/delete-conversation.ts'
import { listConversations } from '#server/services/conversations/list-conversations.ts'
import { listMessages } from '#server/services/conversations/list-messages.ts'
import { searchConversations } from '#server/services/conversations/search-conversations.ts'
import {
  endLink,
  listLinks,
  readSharedConversation,
  shareConversation,
} from '#server/services/conversations/share-conversation.ts'
import { showVersion } from '#server/services/conversations/show-version.ts'
import { updateConversation } from '#server/services/conversations/update-conversation.ts'
import { listRatings } from '#server/services/ratings/list-ratings.ts'
import { rateReply, removeRating } from '#server/services/ratings/rate-reply.ts'
import { conversationLinksApi } from '#shared/conversation-links.ts'
import { conversationsApi } from '#shared/conversations.ts'
import { ratingsApi } from '#shared/ratings.ts'
import { ROUTES } from '#shared/routes.ts'
import { guard } from './guard.ts'
import { type App, answer, route, routeFile } from './route.ts'
import { unindexed } from './unindexed.ts'

export function mountConversations(app: App): void {
  const list = answer(conversationsApi.list, listConversations)
  const search = answer(conversationsApi.search, searchConversations)
  app.get(conversationsApi.list.path, guard(), (c) =>
    c.req.query('search') === undefined ? list(c) : search(c),
  )
  route(app, conversationsApi.messages, listMessages)
  route(app, conversationsApi.showVersion, showVersion)
  route(app, conversationsApi.update, updateConversation)
  route(app, conversationsApi.remove, deleteConversation)
  routeFile(app, conversationsApi.file, downloadConversation)
  for (const path of [ROUTES.sharedConversation, conversationLinksApi.read.path]) app.use(path, unindexed)
  route(app, conversationLinksApi.create, shareConversation)
  route(app, conversationLinksApi.list, listLinks)
  route(app, conversationLinksApi.revoke, endLink)
  route(app, conversationLinksApi.read, readSharedConversation)
  route(app, ratingsApi.rate, rateReply)
  route(app, ratingsApi.remove, removeRating)
  route(app, ratingsApi.list, listRatings)
}
