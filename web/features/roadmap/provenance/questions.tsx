import type { QuestionView } from '#shared/dashboard-views.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ChoicePrompt } from '#web/ui/choice-prompt.tsx'
import { type OwnRoadmap, useRoadmap } from '../roadmap-context.ts'
import { Said } from '../said.tsx'
import { langOf } from '../text-language.ts'
import { FounderQuote } from './founder-quote.tsx'
import classes from './provenance.module.css'
import { useWaitingRows } from './use-waiting-rows.ts'
import { WaitingRows } from './waiting-rows.tsx'

const t = textsOf('roadmap')

/** The id of the place where the open question stands. */
export const OPEN_QUESTION = 'open-question'

type QuestionsProps = {
  types: readonly QuestionView['type'][]
  /** Whether the answers find room beside the question. */
  wide?: boolean
}

/** What waits here: rows to be added, and the one open question that a row cannot ask; the others wait. */
export function Questions({ types, wide = false }: QuestionsProps) {
  const { own } = useRoadmap()
  const rows = useWaitingRows(types)
  if (!own) return null
  const [open, ...waiting] = own.dashboard.questions.filter(({ proposal }) => !proposal)
  const asks = open !== undefined && types.includes(open.type)
  if (!asks && rows.length === 0) return null
  return (
    <div id={OPEN_QUESTION} className={classes.questions}>
      {rows.length > 0 && <WaitingRows rows={rows} own={own} />}
      {asks && <OpenQuestion open={open} more={waiting.length} wide={wide} own={own} />}
    </div>
  )
}

type OpenQuestionProps = { open: QuestionView; more: number; wide: boolean; own: OwnRoadmap }

function OpenQuestion({ open, more, wide, own }: OpenQuestionProps) {
  return (
    <ChoicePrompt
      tone={open.atRisk ? 'risk' : 'wait'}
      layout={wide ? 'row' : 'stack'}
      question={<Said text={open.question} />}
      quote={open.source.quote && <FounderQuote text={open.source.quote} />}
      busy={own.pending}
      answers={open.options.map((option) => ({
        label: option.label,
        // A label alone ("LOI") often shows no language: it has its question's.
        lang: langOf(open.question),
        onClick: () => own.answer(open, option),
      }))}
      {...(more > 0 && { more: t('question.more', { count: more }) })}
    />
  )
}
