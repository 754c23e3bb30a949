import type { Dashboard } from '#shared/dashboard.ts'
import { shortLevelName } from '#shared/levels.ts'
import { toast } from '#web/lib/toast.ts'

/** Longer than other news: it comes with an undo. */
const LOSS_MS = 8000

/** Says that an answer given in chat moved the level: the cards of a reply tell only what its message did. */
export function tellLevel(
  before: Dashboard | undefined,
  after: Dashboard,
  undo: (eventId: string) => void,
): void {
  if (!before || before.venture.id !== after.venture.id || before.current_level === after.current_level)
    return
  if (after.current_level > before.current_level) {
    toast({ title: 'Level Up!', text: "You've reached a new stage in your GTM journey!", tone: 'ok' })
    return
  }
  const last = after.history.find(({ undoEventId }) => undoEventId !== null)?.undoEventId
  toast({
    title: `Back to level ${after.current_level}, ${shortLevelName(after.current_level)}`,
    text: after.action.text,
    tone: 'info',
    duration: LOSS_MS,
    ...(last && { action: { label: 'Undo', onClick: () => undo(last) } }),
  })
}
