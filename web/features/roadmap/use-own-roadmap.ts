import { useMemo, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { ROUTES } from '#shared/routes.ts'
import { mayChange } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure, undo, useRoadmapChange } from '#web/lib/roadmap-query.ts'
import type { Draft, OwnRoadmap } from './roadmap-context.ts'
import { toastAnswer } from './toast-answer.ts'
import { toastUndone } from './use-dashboard.ts'

/** Everything that an owner or a member can do with the roadmap; null for a mentor, who changes nothing. */
export function useOwnRoadmap(dashboard: Dashboard | undefined) {
  const navigate = useNavigate()
  const { change, pending } = useRoadmapChange()
  const [records, setRecords] = useState<EvidenceType | null>(null)
  const [drafts] = useState(() => new Map<string, Draft>())
  const own = useMemo<OwnRoadmap | null>(() => {
    if (!dashboard || !mayChange(dashboard.role)) return null
    const takeBack = (eventId: string) => void change(() => undo(eventId)).then(toastUndone, toastFailure)
    return {
      dashboard,
      pending,
      drafts,
      change,
      edit: async (edit) => void (await change(() => call(dashboardApi.edit, edit))),
      answer: ({ recordId: id }, { answer, label, count, op, choice }) => {
        const said =
          answer === 'reject'
            ? () => call(dashboardApi.reject, { id, answer: label })
            : () =>
                call(dashboardApi.confirm, {
                  id,
                  ...(count && { count }),
                  ...(op && { op }),
                  ...(choice && { choice }),
                })
        const told = ({ records }: Dashboard) => records.find((record) => record.id === id)
        change(said)
          .then((then) => toastAnswer(told(then), label, takeBack))
          .catch(toastFailure)
      },
      undo: takeBack,
      openMessage: ({ conversationId, messageId }) => {
        if (!conversationId) return
        const pathname = generatePath(ROUTES.conversation, { id: conversationId })
        void navigate({ pathname, hash: messageId ? `message-${messageId}` : '' })
      },
      askInChat: ({ type, current, parts }) => {
        const data = { ...(current && { current }), ...(parts && { parts }) }
        void navigate(ROUTES.home, { state: { contextualPrompt: { type, data } } })
      },
      showRecords: setRecords,
    }
  }, [dashboard, pending, drafts, change, navigate])
  return { own, records, closeRecords: () => setRecords(null) }
}
