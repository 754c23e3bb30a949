import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Dashboard } from '#shared/dashboard.ts'
import { toast } from '#web/lib/toast.ts'
import { celebrate } from './confetti.ts'

/** Particles for a level reached in chat, and for one that is reached while the page is open (product.md 9). */
const ARRIVED = 150
const LIVE = 100

/** Confetti for `?newLevel=`, and confetti with a toast when the level rises while the person looks. */
export function useCelebration(dashboard: Dashboard | undefined): void {
  const [query] = useSearchParams()
  const newLevel = query.get('newLevel')
  const isThere = dashboard !== undefined
  const celebrated = useRef<string | null>(null)
  useEffect(() => {
    if (!newLevel || !isThere || celebrated.current === newLevel) return
    celebrated.current = newLevel
    void celebrate(ARRIVED)
  }, [newLevel, isThere])

  const ventureId = dashboard?.venture.id
  const level = dashboard?.current_level
  const known = useRef<{ ventureId: string; level: number } | null>(null)
  useEffect(() => {
    if (ventureId === undefined || level === undefined) return
    const before = known.current
    known.current = { ventureId, level }
    if (before?.ventureId !== ventureId || level <= before.level) return
    // The level announced in chat, seen first as it was before, is celebrated once.
    if (celebrated.current === String(level)) return
    void celebrate(LIVE)
    toast({ title: 'Level Up!', text: "You've reached a new stage in your GTM journey!", tone: 'ok' })
  }, [ventureId, level])
}
