import { Button } from '@mantine/core'
import { dashboardApi } from '#shared/dashboard.ts'
import type { QuestionView } from '#shared/dashboard-views.ts'
import type { AnswerOption } from '#shared/roadmap.ts'
import { call } from '#web/lib/api.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { chat } from '../conversation/current-chat.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import { useChangeRoadmap } from '../updates/use-roadmap.ts'
import { HomeCard } from './home-card.tsx'
import classes from './home-cards.module.css'

const t = textsOf('home')

/** Closed answers whose labels have as many characters together find room beside "Answer". */
const ROOM = 20

type OpenQuestionProps = {
  question: QuestionView
  /** How many are open, this one included. */
  count: number
}

/** The open question, with its closed answers where they are short; "Answer" asks it in the chat. */
export function OpenQuestion({ question, count }: OpenQuestionProps) {
  const change = useChangeRoadmap()
  const { recordId: id, options } = question
  const short = options.map(({ label }) => label).join('').length <= ROOM
  const lang = foreignLang(question.question)
  const say = ({ answer, label, count: counted, op, choice }: AnswerOption) =>
    void change(() =>
      answer === 'reject'
        ? call(dashboardApi.reject, { id, answer: label })
        : call(dashboardApi.confirm, {
            id,
            ...(counted && { count: counted }),
            ...(op && { op }),
            ...(choice && { choice }),
          }),
    )
  const ask = () => {
    chat.seed(question.question)
    focusComposer({ always: true })
  }
  return (
    <HomeCard
      tone="wait"
      label={
        <>
          <IconMessageQuestion size={16} stroke={1.6} aria-hidden="true" />
          {t('question.label', { count })}
        </>
      }
      title={<Said>{question.question}</Said>}
    >
      <Button className={classes.answer} size="compact-sm" onClick={ask}>
        <span className={classes.words}>{t('question.answer')}</span>
      </Button>
      {short &&
        options.map((option) => (
          <Button
            key={option.label}
            className={classes.closed}
            lang={lang}
            size="compact-sm"
            variant="transparent"
            color="gray"
            onClick={() => say(option)}
          >
            {option.label}
          </Button>
        ))}
    </HomeCard>
  )
}
