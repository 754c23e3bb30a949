import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Dashboard } from '#shared/dashboard.ts'
import type { VentureComment, VentureRole } from '#shared/ventures.ts'
import type { CommentsPart } from '#web/lib/comments.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { commentsQuery, membersQuery, venturesQuery } from '#web/lib/venture-queries.ts'

type Place = { ventureId: string; role: VentureRole }

/** What other features put on the roadmap for those who share it; the app joins them. */
export interface TeamParts {
  /** Under the page's title. */
  readonly Strip: ComponentType<Place & { openComments: number; onComments: () => void }>
  /** Under the cards. */
  readonly Documents: ComponentType<{ ventureId: string }>
  /** At the foot of the page. */
  readonly People: ComponentType<Place & { ventureName: string }>
  /** At the foot of a card. */
  readonly Comments: CommentsPart
}

/** What somebody sees who belongs to the venture, also one who changes nothing in it. */
export interface Member {
  readonly dashboard: Dashboard
  readonly team: TeamParts | null
  readonly comments: readonly VentureComment[]
  /** Whether there is somebody to comment for. */
  readonly canComment: boolean
  /** Whether the comments of a card are open; `count` of them are in open threads. */
  isOpened(card: string, count: number): boolean
  toggle(card: string, opened: boolean): void
  /** Opens every card that has open comments, and goes to a thread. */
  show(threadId: string | undefined): void
}

/** The venture as its people see it; null until its roadmap is there. */
export function useMember(dashboard: Dashboard | undefined, team: TeamParts | null): Member | null {
  const client = useQueryClient()
  const id = dashboard?.venture.id ?? ''
  const enabled = dashboard !== undefined && team !== null
  const { data: people } = useQuery({ ...membersQuery(id), enabled })
  const { data: said } = useQuery({ ...commentsQuery(id), enabled, staleTime: 0 })
  useChanges('ventures', () => {
    void client.invalidateQueries({ queryKey: ['venture'] })
    void client.invalidateQueries({ queryKey: venturesQuery.queryKey })
  })
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const [all, setAll] = useState(false)
  const isShared = (people?.members.length ?? 0) > 1
  return useMemo(() => {
    if (!dashboard) return null
    return {
      dashboard,
      team,
      comments: said?.comments ?? [],
      canComment: isShared,
      isOpened: (card, count) => toggled[card] ?? (all && count > 0),
      toggle: (card, opened) => setToggled((known) => ({ ...known, [card]: opened })),
      show: (threadId) => {
        // The threads are there once this has been drawn.
        flushSync(() => {
          setToggled({})
          setAll(true)
        })
        const thread = document.getElementById(`thread-${threadId}`)
        thread?.scrollIntoView({ block: 'center' })
        thread?.focus({ preventScroll: true })
      },
    }
  }, [dashboard, team, said, isShared, toggled, all])
}
