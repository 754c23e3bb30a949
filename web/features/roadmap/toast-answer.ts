import type { RecordView } from '#shared/dashboard-views.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { evidenceLabel } from './labels.ts'

const t = textsOf('roadmap')

/** Long enough to read it and to take it back. */
const ANSWER_MS = 8000

/** Says which answer was given to a question about evidence, with the way back: the counters may show nothing of it. */
export function toastAnswer(
  record: RecordView | undefined,
  answer: string,
  undo: (eventId: string) => void,
): void {
  const eventId = record?.answerEventId
  if (!record || !eventId) return
  const label = evidenceLabel(record.type)
  toast({
    title: record.org ? t('news.answerAbout', { label, who: record.org }) : label,
    text: t('news.answered', { answer }),
    tone: 'ok',
    duration: ANSWER_MS,
    action: { label: t('act.undo'), onClick: () => undo(eventId) },
  })
}
