import type { QuestionView } from '#shared/dashboard.ts'
import { ClosedQuestion } from '#web/ui/closed-question.tsx'
import { Voice } from '#web/ui/voice.tsx'
import { useRoadmap } from '../roadmap-context.ts'

/** The id of the place where the open question stands. */
export const OPEN_QUESTION = 'open-question'

type QuestionsProps = {
  types: readonly QuestionView['type'][]
  /** Whether the answers find room beside the question. */
  wide?: boolean
}

/** The one open question, where its subject stands; the others wait. */
export function Questions({ types, wide = false }: QuestionsProps) {
  const { own } = useRoadmap()
  const [open, ...waiting] = own?.dashboard.questions ?? []
  if (!own || !open || !types.includes(open.type)) return null
  const more = waiting.length
  return (
    <div id={OPEN_QUESTION}>
      <ClosedQuestion
        tone={open.atRisk ? 'risk' : 'wait'}
        layout={wide ? 'row' : 'stack'}
        question={open.question}
        quote={open.source.quote && <Voice text={open.source.quote} size="evidence" quoted />}
        busy={own.pending}
        answers={open.options.map((option) => ({
          label: option.label,
          onClick: () => own.answer(open, option),
        }))}
        {...(more > 0 && { more: `${more} more waiting` })}
      />
    </div>
  )
}
