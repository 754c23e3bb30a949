import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#web/lib/realtime.ts'
import { chat } from '../conversation/current-chat.ts'
import { DASHBOARD } from './dashboard-key.ts'

/** Follows what is recorded while the chat is open: the roadmap beside it, and the marks and cards in it. */
export function useRoadmapChanges(): void {
  const client = useQueryClient()
  const read = () => {
    void client.invalidateQueries({ queryKey: DASHBOARD })
    void chat.refresh()
  }
  useChanges('dashboard_config', read)
  useChanges('user_state', read)
}
