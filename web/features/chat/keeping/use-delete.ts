import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { chat } from '../conversation/current-chat.ts'
import { useStoredList } from './stored-list.ts'

const t = textsOf('keeping')

/** Deletes a conversation; the one on screen gives way to a new chat. */
export function useDelete() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useStoredList()
  return useMutation({
    mutationFn: (id: string) => call(conversationsApi.remove, { id }),
    onSuccess({ evidence }, id) {
      list.change((items) => items.filter((item) => item.id !== id))
      toast({ title: t('delete.success'), text: t('delete.deleted'), tone: 'ok' })
      if (evidence > 0) offerToForget(id, evidence)
      if (chat.get().conversationId !== id) return
      chat.clear()
      void navigate(ROUTES.home)
    },
    onError: () => toast({ title: t('keep.error'), text: t('delete.failed'), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: list.key }),
  })
}

/** What the roadmap learned from a deleted conversation stays, and can be taken back. */
function offerToForget(id: string, evidence: number): void {
  const forget = async () => {
    try {
      await call(dashboardApi.forgetEvidence, { id })
      toast({ title: t('forget.done'), text: t('forget.doneText'), tone: 'ok' })
    } catch (error) {
      const text = errorText(error, t('forget.failed'))
      toast({ title: t('keep.error'), text, tone: 'error' })
    }
  }
  toast({
    title: t('forget.title'),
    text: t('forget.text', { count: evidence }),
    tone: 'info',
    duration: 15_000,
    action: { label: t('forget.act', { count: evidence }), onClick: () => void forget() },
  })
}
