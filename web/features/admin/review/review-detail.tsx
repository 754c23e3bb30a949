import { ActionIcon, Anchor, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReviewDetail } from '#shared/admin/review.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { FactsOfReply } from '../shared/reply-facts.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { Actions } from './actions.tsx'
import { conversationPath } from './conversation-path.ts'
import { Objection } from './objection.tsx'
import classes from './review.module.css'
import { nameOf } from './review-words.ts'
import { Thread } from './thread.tsx'
import type { ReviewWork } from './use-review-work.tsx'

const t = textsOf('adminReview')

interface ReviewDetailProps {
  readonly query: UseQueryResult<ReviewDetail>
  readonly Reply: ReplyView
  readonly work: ReviewWork
  /** Where the list is covered: back to it. */
  readonly onBack: (() => void) | undefined
}

/** One item: the reply in its conversation, what was said against it, what it was made of, and what to do about it. */
export function ReviewDetailPanel({ query, Reply, work, onBack }: ReviewDetailProps) {
  const { data, isError, refetch } = query
  const { isAdmin } = useSession()
  return (
    <section className={classes.detail} aria-label={t('detail.label')}>
      {work.line}
      {isError && (
        <div className={classes.part}>
          <StateLine
            state="failed"
            text={t('detail.failed')}
            action={{ label: t('list.again'), onClick: () => void refetch() }}
          />
        </div>
      )}
      {!data && !isError && (
        <div className={classes.part} role="status" aria-label={t('detail.loading')}>
          <Skeleton height={28} width="60%" mb="md" />
          <Skeleton height={64} mb="md" />
          <Skeleton height={160} />
        </div>
      )}
      {data && (
        <>
          <Head detail={data} work={work} onBack={onBack} />
          <div className={classes.part}>
            <Thread key={data.item.id} detail={data} Reply={Reply}>
              <Objection detail={data} />
            </Thread>
          </div>
          {data.made_of && (
            <div className={`${classes.part} ${classes.made}`}>
              <h3 className={classes.madeTitle}>{t('facts.title')}</h3>
              <FactsOfReply facts={data.made_of} />
            </div>
          )}
          {isAdmin && <Actions detail={data} work={work} />}
        </>
      )}
    </section>
  )
}

type HeadProps = { detail: ReviewDetail; work: ReviewWork; onBack: (() => void) | undefined }

function Head({ detail, work, onBack }: HeadProps) {
  const { item, conversation } = detail
  const { place, total, language, created_at } = conversation
  const facts = [
    t('detail.place', { date: formatDay(created_at), place, total }),
    language && language in LANGUAGE_KEYS && t(LANGUAGE_KEYS[language as keyof typeof LANGUAGE_KEYS]),
    item.level !== null && t('who.level', { level: item.level }),
  ]
  return (
    <header className={classes.head}>
      {onBack && (
        <ActionIcon aria-label={t('list.back')} onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      <div className={classes.headWords}>
        <h2 className={classes.headName}>{nameOf(item)}</h2>
        <p className={classes.headFacts}>{facts.filter(Boolean).join(', ')}</p>
      </div>
      <Anchor component={Link} to={conversationPath(detail)} className={classes.openLink}>
        {t('detail.open')}
      </Anchor>
      <ActionIcon variant="default" aria-label={t('detail.previous')} onClick={() => work.move(-1)}>
        <IconChevronDown className={classes.up} size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('detail.next')} onClick={() => work.move(1)}>
        <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </header>
  )
}

const LANGUAGE_KEYS = {
  en: 'detail.language.en',
  de: 'detail.language.de',
  es: 'detail.language.es',
  fr: 'detail.language.fr',
} as const
