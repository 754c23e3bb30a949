import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconLock } from '#web/ui/icons/lock.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useMayRead } from '../conversations/use-admin-conversations.ts'
import type { ReplyView } from '../shared/reply-view.ts'
import { useReviewCount } from '../shared/review-count.tsx'
import { Queue } from './queue.tsx'
import classes from './review.module.css'

const t = textsOf('adminReview')

/** Replies that founders or the rules objected to, one after the other: what each was made of, and what to do about it. */
export function ReviewPage({ Reply }: { Reply: ReplyView }) {
  const mayRead = useMayRead()
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')}>
        <Button component={Link} to={`${ROUTES.adminEvaluation}?new`} variant="subtle">
          {t('keptCases')}
        </Button>
      </PageHeading>
      {mayRead === false && <Closed />}
      {mayRead === undefined && <Skeleton height={320} radius="md" />}
      {mayRead && <Queue Reply={Reply} />}
    </div>
  )
}

function Closed() {
  const count = useReviewCount()
  return (
    <p className={classes.closed}>
      <IconLock size={20} stroke={1.6} aria-hidden="true" />
      <span>{t('closed', { count: count ?? 0 })}</span>
    </p>
  )
}
