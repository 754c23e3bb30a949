import '@mantine/core/styles/Tabs.layer.css'
import { Skeleton, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { REVIEW_KINDS, type ReviewCounts, type ReviewItem, ReviewKind } from '#shared/admin/review.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { conversationPath } from './conversation-path.ts'
import { KeysHint } from './keys-hint.tsx'
import classes from './review.module.css'
import { ReviewDetailPanel } from './review-detail.tsx'
import { ReviewList } from './review-list.tsx'
import { useReviewDetail, useReviewList } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useReviewWork } from './use-review-work.tsx'

const t = textsOf('adminReview')

/** The queue with its tabs: the list at the left, the chosen item at the right; one of the two where there is no room. */
export function Queue({ Reply }: { Reply: ReplyView }) {
  const [params, setParams] = useSearchParams()
  const kind = ReviewKind.safeParse(params.get('kind')).data
  const query = useReviewList(kind)
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data])
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false })
  const asked = params.get('item') ?? undefined
  const selected = asked ?? (isNarrow ? undefined : items[0]?.id)
  const detail = useReviewDetail(selected)
  const select = (id: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (id === undefined) after.delete('item')
        else after.set('item', id)
        return after
      },
      { replace: true },
    )
  const work = useReviewWork(items, selected, select)
  const navigate = useNavigate()
  const { move, act, undo } = work
  const [helpOpened, setHelpOpened] = useState(false)
  const keys = useReviewKeys({
    J: () => move(1),
    K: () => move(-1),
    E: () => act('entry', detail.data),
    R: () => act('rule', detail.data),
    C: () => act('case', detail.data),
    X: () => act('dismissed', detail.data),
    O: () => detail.data && void navigate(conversationPath(detail.data)),
    Z: undo,
    'shift+?': () => setHelpOpened(true),
  })
  if (isDenied(query.error)) return <AccessDenied title={t('title')} />
  const reading = isNarrow === true && selected !== undefined
  return (
    <>
      <Kinds
        kind={kind}
        counts={query.data?.pages[0]?.counts}
        onKind={(next) => setParams(next ? { kind: next } : {}, { replace: true })}
        hint={<KeysHint keys={keys} opened={helpOpened} onOpened={setHelpOpened} />}
      />
      {query.isPending && <Skeleton height={320} radius="md" aria-label={t('list.loading')} />}
      {query.isError && (
        <StateLine
          state="failed"
          text={t('list.failed')}
          action={{ label: t('list.again'), onClick: () => void query.refetch() }}
        />
      )}
      {query.data && items.length === 0 && selected === undefined && <Nothing said={work.line} />}
      {query.data && (items.length > 0 || selected !== undefined) && (
        <div className={classes.panels}>
          {!reading && items.length > 0 && (
            <ReviewList
              items={items}
              selected={selected}
              onSelect={select}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            />
          )}
          {selected !== undefined && (
            <ReviewDetailPanel
              query={detail}
              Reply={Reply}
              work={work}
              onBack={reading ? () => select(undefined) : undefined}
            />
          )}
          {selected === undefined && work.line}
        </div>
      )}
      {work.drawer(detail.data)}
    </>
  )
}

interface KindsProps {
  readonly kind: ReviewItem['kind'] | undefined
  readonly counts: ReviewCounts | undefined
  readonly onKind: (kind: string | null) => void
  readonly hint: React.ReactNode
}

function Kinds({ kind, counts, onKind, hint }: KindsProps) {
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className={classes.tabRow}>
      <Tabs value={kind ?? 'all'} onChange={(next) => onKind(next === 'all' ? null : next)}>
        <Tabs.List aria-label={t('tabs')} className={classes.tabs}>
          {(['all', ...REVIEW_KINDS] as const).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`kind.${name}`)}{' '}
              <span className={classes.count}>
                {formatCount((name === 'all' ? total : counts?.[name]) ?? 0)}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {hint}
    </div>
  )
}

function Nothing({ said }: { said: React.ReactNode }) {
  return (
    <div className={classes.nothing}>
      {said}
      <p className={classes.nothingTitle}>{t('empty.title')}</p>
      <p>{t('empty.text')}</p>
    </div>
  )
}
