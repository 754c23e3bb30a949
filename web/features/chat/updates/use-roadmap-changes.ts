import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#web/lib/realtime.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { chat } from '../conversation/current-chat.ts'
import { CONVERSATIONS_KEY } from '../keeping/stored-list.ts'

/** Follows what is recorded while the chat is open: the roadmap beside it, and the marks and cards in it. */
export function useRoadmapChanges(): void {
  const client = useQueryClient()
  const read = () => {
    void client.invalidateQueries({ queryKey: roadmapQuery.queryKey })
    void chat.refresh()
  }
  useChanges('dashboard_config', read)
  useChanges('user_state', () => {
    // Another venture may be worked on, and the list says which one each conversation feeds.
    void client.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] })
    read()
  })
}
