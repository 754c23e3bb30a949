import { useState } from 'react'
import { dashboardApi } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { AnswerOption } from '#shared/roadmap.ts'
import { call } from '#web/lib/api.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { inItsLanguage, Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { useStore } from '#web/lib/use-store.ts'
import { ChoicePrompt } from '#web/ui/choice-prompt.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { focusComposer } from '../draft/focus-composer.ts'
import {
  answeredWords,
  answersOf,
  cardsOf,
  countedAs,
  questionWords,
  rowsOf,
  widgetTitle,
} from './card-words.ts'
import { Facts } from './facts.tsx'
import { LevelDownCard, LevelUpCard } from './level-cards.tsx'
import { listedRows } from './listed-rows.ts'
import { PlainCard } from './plain-card.tsx'
import { Proposals } from './proposals.tsx'
import { roadmapLink } from './roadmap-link.ts'
import classes from './update-cards.module.css'
import { useChangeRoadmap } from './use-roadmap.ts'

const t = textsOf('chat')

/** Shows each change that the answered message made to the roadmap as a card. */
export function UpdateCards({ updates }: { updates: readonly DashboardUpdate[] }) {
  const cards = cardsOf(updates)
  const listed = useStore(listedRows)
  const rows = rowsOf(updates).filter(({ id }) => !listed.has(id))
  if (cards.length === 0 && rows.length === 0) return null
  return (
    <ul className={classes.cards} aria-label={t('cards.label')}>
      {rows.length > 0 && (
        <li className={classes.item}>
          <Proposals rows={rows} />
        </li>
      )}
      {cards.map((update) => (
        <li key={update.id} className={classes.item}>
          <Card update={update} />
        </li>
      ))}
    </ul>
  )
}

function Card({ update }: { update: DashboardUpdate }) {
  const { type, changes, summary, undone, undoEventId } = update
  if (update.needsConfirmation) return <Question update={update} />
  if (update.answered) {
    const lost = update.atRisk && update.answered === 'confirmed'
    return (
      <PlainCard
        tone={lost ? 'removed' : 'ok'}
        title={answeredWords(update)}
        link={roadmapLink(update)}
        {...(lost && { undoEventId })}
      />
    )
  }
  switch (type) {
    case 'level_up':
      return <LevelUpCard update={update} />
    case 'level_down':
      return <LevelDownCard update={update} />
    case 'evidence_removed':
      return (
        <PlainCard tone="removed" title={<Said>{summary}</Said>} undone={undone} undoEventId={undoEventId} />
      )
    case 'widget_populated':
      return (
        <PlainCard
          tone="ok"
          title={t('cards.updated', { widget: widgetTitle(changes.widgetName) })}
          text={<Facts summary={summary} labelled />}
          link={roadmapLink(update)}
          undone={undone}
        />
      )
    default:
      return (
        <PlainCard tone="ok" title={<Facts summary={summary} />} link={roadmapLink(update)} undone={undone} />
      )
  }
}

/** A question about one piece; nothing changes until it is answered. */
function Question({ update }: { update: DashboardUpdate }) {
  const { recordId, atRisk, quote, options = [] } = update
  const change = useChangeRoadmap()
  const [busy, setBusy] = useState(false)
  const [clarifying, setClarifying] = useState(false)
  if (recordId === undefined) return null
  const settle = async (act: () => ReturnType<typeof confirm>) => {
    setBusy(true)
    const happened = await change(act)
    setBusy(false)
    return happened
  }
  const confirm = (answer: Pick<AnswerOption, 'count' | 'op' | 'choice'>) =>
    call(dashboardApi.confirm, { id: recordId, ...answer })
  const reject = (said?: string) =>
    call(dashboardApi.reject, { id: recordId, ...(said !== undefined && { answer: said }) })
  const asked = update.question ?? questionWords(update)
  const answer = (option: AnswerOption) => ({
    label: option.label,
    // Its question shows its language, which one word of it may not.
    lang: foreignLang(asked),
    onClick: () =>
      void settle(() => (option.answer === 'reject' ? reject(option.label) : confirm(countedAs(option)))),
  })
  const said = quote && (
    <span lang={foreignLang(quote)}>
      <Quote text={quote} size="evidence" quoted />
    </span>
  )
  const chooses = options.some(({ choice }) => choice)
  if (atRisk || chooses || clarifying) {
    return (
      <ChoicePrompt
        tone={atRisk ? 'risk' : 'wait'}
        question={<Said>{asked}</Said>}
        quote={said}
        busy={busy}
        answers={options.map(answer)}
      />
    )
  }
  const { yes, others } = answersOf(update)
  const question = questionWords(update)
  // Nothing is answered by it: the question stays, with its closed answers and room for other words.
  const clarify = () => {
    setClarifying(true)
    focusComposer()
  }
  return (
    <ChoicePrompt
      tone="wait"
      question={t.rich('cards.confirm', { question, said: inItsLanguage(asked) })}
      quote={said}
      busy={busy}
      answers={[
        {
          label: t('cards.yes'),
          look: 'filled',
          onClick: () => void settle(() => confirm(yes)),
        },
        ...others.map(answer),
        { label: t('cards.clarify'), look: 'plain', onClick: clarify },
      ]}
    />
  )
}
