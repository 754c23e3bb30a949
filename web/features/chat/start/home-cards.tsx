import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isDue } from '#web/lib/commitments/due.ts'
import { useCommitments, useOwnId } from '#web/lib/commitments/use-commitments.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { localStore } from '#web/lib/storage.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useStore } from '#web/lib/use-store.ts'
import { useConversations } from '../sidebar/use-conversations.ts'
import { listedRows } from '../updates/listed-rows.ts'
import { DueCommitment } from './due-commitment.tsx'
import classes from './home-cards.module.css'
import { LastConversation, lastChanged } from './last-conversation.tsx'
import { NextStep } from './next-step.tsx'
import { OpenQuestion } from './open-question.tsx'
import { CARDS_SHOWN } from './room-for-cards.tsx'

const t = textsOf('home')

/**
 * Where a member left off, above the message box: the next step, or what is due, the open question that no list below
 * asks as well, the last conversation. Nothing on a first visit, and nothing where it could not be read.
 */
export function HomeCards() {
  const roadmap = useQuery(roadmapQuery)
  const conversations = useConversations()
  const ownId = useOwnId()
  const listed = useStore(listedRows)
  const due = useCommitments(roadmap.data?.venture.id).find(
    (each) => each.by.user_id === ownId && isDue(each),
  )
  if (!roadmap.data || !conversations.data) {
    const fails = roadmap.isError || conversations.isError
    return fails || !localStore.get(CARDS_SHOWN) ? null : <Row>{[0, 1, 2].map(loadingCard)}</Row>
  }
  const { current_level: level, action } = roadmap.data
  const questions = roadmap.data.questions.filter(({ recordId }) => !listed.has(recordId))
  const last = lastChanged(conversations.data)
  // The one that the roadmap asks for next.
  const question = questions.find(({ recordId }) => action.id === `confirm:${recordId}`) ?? questions[0]
  if (!last && !question && !due && level === 0) return null
  localStore.set(CARDS_SHOWN, 'yes')
  return (
    <Row>
      {due ? (
        <DueCommitment commitment={due} ventureId={roadmap.data.venture.id} />
      ) : (
        !(question && action.id.startsWith('confirm:')) && <NextStep roadmap={roadmap.data} />
      )}
      {question && <OpenQuestion question={question} count={questions.length} />}
      {last && <LastConversation conversation={last} />}
    </Row>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <section className={classes.where} aria-label={t('label')}>
    <div className={classes.row}>{children}</div>
  </section>
)

const loadingCard = (place: number) => (
  <div key={place} className={classes.card} aria-hidden="true">
    <Skeleton height={12} width="40%" mb="xs" />
    <Skeleton height={14} mb="xs" />
    <Skeleton height={14} width="70%" />
  </div>
)
