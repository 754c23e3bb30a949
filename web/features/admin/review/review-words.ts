import type { ReviewItem, ReviewKind } from '#shared/admin/review.ts'
import { formatDay, formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { IconRuler2 } from '#web/ui/icons/ruler-2.tsx'
import { IconThumbDown } from '#web/ui/icons/thumb-down.tsx'

const t = textsOf('adminReview')

export const KIND_ICONS = {
  down: IconThumbDown,
  undone: IconArrowBackUp,
  rule: IconRuler2,
  unanswered: IconMessageQuestion,
} as const satisfies Record<ReviewKind, unknown>

/** "09:31" of today, "20 November" before. */
export function whenWords(iso: string, now = new Date()): string {
  return new Date(iso).toDateString() === now.toDateString() ? formatTime(iso) : formatDay(iso, now)
}

/** Whose an item is: a name, or the session of a visitor. */
export function nameOf({
  name,
  email,
  session_id,
}: Pick<ReviewItem, 'name' | 'email' | 'session_id'>): string {
  if (session_id) return t('who.anonymous', { id: session_id.slice(0, 8) })
  return name?.trim() || email || t('who.gone')
}

/** "Lena Hofer · level 2", or how often and by how many a question was asked. */
export function whoWords(item: ReviewItem): string {
  const { kind, times, people, level } = item
  if (kind === 'unanswered' && times > 1) return t('who.asked', { times, people })
  return [nameOf(item), level !== null && t('who.level', { level })].filter(Boolean).join(' · ')
}
