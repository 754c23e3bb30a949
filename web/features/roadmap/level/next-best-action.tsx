import { Button } from '@mantine/core'
import { useRef } from 'react'
import { capitalised } from '#web/lib/capitalised.ts'
import type { CommentTopic } from '#web/lib/comments.ts'
import { ActionCommitment } from '#web/lib/commitments/action-commitment.tsx'
import { Planned } from '#web/lib/commitments/planned.tsx'
import { useCommitments } from '#web/lib/commitments/use-commitments.ts'
import { textsOf } from '#web/lib/texts.ts'
import { OPEN_QUESTION } from '../provenance/questions.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { AskedForProof } from '../team/asked-for-proof.tsx'
import { CardThreads, CommentButton, useCardComments } from '../team/card-comments.tsx'
import { langOf } from '../text-language.ts'
import { actionParts } from './action-parts.ts'
import { KnowledgeLink } from './knowledge-link.tsx'
import classes from './level-card.module.css'

const t = textsOf('roadmap')

/** The one thing to do next. */
export function NextBestAction() {
  const { data, own, member } = useRoadmap()
  const { action } = data
  const ventureId = member?.dashboard.venture.id
  const open = useCommitments(ventureId).filter(({ state }) => state === 'open')
  const isQuestion = action.id.startsWith('confirm:')
  const ref = useRef<HTMLElement>(null)
  const topics: CommentTopic[] = [{ subject: { on: 'action', id: action.id }, label: t('action.title') }]
  const comments = useCardComments('action', topics)
  const { title, sentence, number, timeBox } = actionParts(action)
  const toReach = t('action.toReach', { count: data.counters.interview, number })
  const facts = [
    { name: t('action.number'), value: action.id === 'interviews_proof' ? toReach : number },
    { name: t('action.timeBox'), value: timeBox },
    { name: t('action.deliverable'), value: capitalised(action.deliverable), said: true },
  ].filter(({ value }) => value)
  return (
    <section ref={ref} className={classes.action} aria-labelledby="next-best-action">
      <div className={classes.actionHead}>
        <h3 id="next-best-action" className={classes.actionLabel}>
          {t('action.title')}
        </h3>
        <CommentButton comments={comments} title={t('action.title')} />
      </div>
      <p className={classes.actionTitle} lang={langOf(action.text)}>
        {title}
      </p>
      {sentence && (
        <p className={classes.actionText} lang={langOf(action.text)}>
          {sentence}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ name, value, said }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num" lang={said ? langOf(action.text) : undefined}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <AskedForProof />
      <div className={classes.actionLinks}>
        {own && isQuestion && (
          <Button className={classes.plan} variant="filled" onClick={goToQuestion}>
            {t('action.answer')}
          </Button>
        )}
        {own && !isQuestion && (
          <Button
            className={classes.plan}
            variant="filled"
            onClick={() => own.askInChat({ type: 'next_best_action', current: action.text })}
          >
            {t('action.plan')}
          </Button>
        )}
        {ventureId && !isQuestion && (
          <ActionCommitment action={action} ventureId={ventureId} commits={own !== null} open={open} />
        )}
        {own && action.knowledge && <KnowledgeLink title={action.knowledge} />}
      </div>
      {ventureId && <Planned ventureId={ventureId} open={open} action={action.id} />}
      <CardThreads comments={comments} within={ref} />
    </section>
  )
}

/** The action is to answer the open question: it stands further down. */
function goToQuestion(): void {
  const question = document.getElementById(OPEN_QUESTION)
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector('button')?.focus()
}
