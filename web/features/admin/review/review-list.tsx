import { Button, UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { ReviewItem } from '#shared/admin/review.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './review.module.css'
import { KIND_ICONS, whenWords, whoWords } from './review-words.ts'

const t = textsOf('adminReview')

interface ReviewListProps {
  readonly items: readonly ReviewItem[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  /** Undefined on the last page. */
  readonly onMore: (() => void) | undefined
}

/** What waits, newest first. */
export function ReviewList({ items, selected, onSelect, onMore }: ReviewListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = selected && list.current?.querySelector('[aria-current]')
    if (row) row.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <section className={classes.list} aria-label={t('list.label')}>
      <ul ref={list} className={classes.rows}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} selected={item.id === selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="subtle" className={classes.more} onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </section>
  )
}

type RowProps = { item: ReviewItem; selected: boolean; onSelect: (id: string) => void }

function Row({ item, selected, onSelect }: RowProps) {
  const Icon = KIND_ICONS[item.kind]
  return (
    <UnstyledButton
      className={classes.row}
      aria-current={selected || undefined}
      onClick={() => onSelect(item.id)}
    >
      <span className={classes.rowHead}>
        <Icon size={16} stroke={1.6} aria-hidden="true" />
        <span className={classes.kind}>{t(`row.${item.kind}`)}</span>
        <time dateTime={item.at}>{whenWords(item.at)}</time>
      </span>
      <span className={classes.sentence} dir="auto">
        {item.sentence}
      </span>
      <span className={classes.who}>{whoWords(item)}</span>
    </UnstyledButton>
  )
}
