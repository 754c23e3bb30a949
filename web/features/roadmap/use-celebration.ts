import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Dashboard } from '#shared/dashboard.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { formatList } from '#web/lib/format.ts'
import { gateLabel } from '#web/lib/gate-label.ts'
import { toastFailure, undo, useRoadmapChange } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { celebrate } from './confetti.ts'
import { toastUndone } from './use-dashboard.ts'
import { without } from './use-highlight.ts'

const t = textsOf('roadmap')

/** Particles for a level reached in chat, and for one that is reached while the page is open (product.md 9). */
const ARRIVED = 150
const LIVE = 100
/** Longer than other news: it comes with an undo. */
const LOSS_MS = 8000

/**
 * Confetti for `?newLevel=`, once, where that level was reached; while the person looks, confetti with a toast when the
 * level rises, and word of a fall with its undo.
 */
export function useCelebration(dashboard: Dashboard | undefined): void {
  const [query, setQuery] = useSearchParams()
  const newLevel = query.get('newLevel')
  const reached = dashboard?.current_level
  const celebrated = useRef<string | null>(null)
  const arrive = useEffectEvent((announced: string, level: number) => {
    setQuery(without('newLevel'), { replace: true })
    // One that is not reached here yet is celebrated when it is.
    if (!(Number(announced) <= level) || celebrated.current === announced) return
    celebrated.current = announced
    void celebrate(ARRIVED)
  })
  useEffect(() => {
    if (newLevel && reached !== undefined) arrive(newLevel, reached)
  }, [newLevel, reached])

  const { change } = useRoadmapChange()
  const tellLoss = useEffectEvent(() => {
    if (!dashboard) return
    const { level, next } = dashboard.level
    const stage = LEVEL_NAMES[level + 1]
    const conditions = next.filter(({ met }) => !met).map((condition) => gateLabel(condition))
    const last = dashboard.history.find(({ undoEventId }) => undoEventId !== null)?.undoEventId
    const takeBack = (eventId: string) => void change(() => undo(eventId)).then(toastUndone, toastFailure)
    toast({
      title: t('news.back', { level: dashboard.current_level }),
      ...(conditions.length > 0 && {
        text: t('news.missing', { stage: stage ?? '', conditions: formatList(conditions) }),
      }),
      tone: 'info',
      duration: LOSS_MS,
      ...(last && { action: { label: t('act.undo'), onClick: () => takeBack(last) } }),
    })
  })

  const ventureId = dashboard?.venture.id
  const level = dashboard?.current_level
  const known = useRef<{ ventureId: string; level: number } | null>(null)
  useEffect(() => {
    if (ventureId === undefined || level === undefined) return
    const before = known.current
    known.current = { ventureId, level }
    if (before?.ventureId !== ventureId || level === before.level) return
    if (level < before.level) {
      tellLoss()
      return
    }
    // The level announced in chat, seen first as it was before, is celebrated once.
    if (celebrated.current === String(level)) return
    void celebrate(LIVE)
    toast({ title: t('news.levelUp'), text: t('news.levelUpText'), tone: 'ok' })
  }, [ventureId, level])
}
