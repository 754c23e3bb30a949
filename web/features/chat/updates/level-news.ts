import type { Dashboard } from '#shared/dashboard.ts'
import { shortLevelName } from '#shared/levels.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'

const t = textsOf('chat')

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
    toast({ title: t('cards.up'), text: t('cards.upText'), tone: 'ok' })
    return
  }
  const last = after.history.find(({ undoEventId }) => undoEventId !== null)?.undoEventId
  toast({
    title: t('cards.levelDown', {
      level: after.current_level,
      stage: shortLevelName(after.current_level),
    }),
    text: after.action.text,
    tone: 'info',
    duration: LOSS_MS,
    ...(last && { action: { label: t('cards.undo'), onClick: () => undo(last) } }),
  })
}
