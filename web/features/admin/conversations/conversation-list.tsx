import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './conversations.module.css'
import { ConversationCard, GroupHead } from './list-rows.tsx'
import { type Row, step, toRows } from './rows.ts'

const t = textsOf('adminConversations')

/** How near the end of the list the next page is fetched, in rows. */
const AHEAD = 20
/** Heights in px before a row is measured. */
const GUESS = { group: 34, alone: 68, conversation: 44, found: 54 }

function guessOf(row: Row | undefined): number {
  if (row?.kind !== 'conversation') return GUESS[row?.kind ?? 'conversation']
  if (row.alone) return GUESS.alone
  return row.conversation.found ? GUESS.found : GUESS.conversation
}

type ConversationListProps = {
  conversations: readonly AdminConversation[]
  /** How many match in all, also on pages not yet fetched. */
  total: number
  selected: string | undefined
  onSelect: (id: string) => void
  /** Called when the end comes near; undefined on the last page. */
  onMore: (() => void) | undefined
}

/**
 * The conversations by user, of which only the visible rows exist. One stop of the Tab key; the arrows, Home
 * and End move in it.
 */
export function ConversationList({
  conversations,
  total,
  selected,
  onSelect,
  onMore,
}: ConversationListProps) {
  const rows = useMemo(() => toRows(conversations), [conversations])
  const scroller = useRef<HTMLDivElement>(null)
  const { virtualizer, items, active, setActiveKey, move } = useRowKeys(scroller, rows, selected)
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - AHEAD) onMore?.()
  }, [last, rows.length, onMore])
  return (
    <div ref={scroller} className={classes.scroller}>
      {/* The keys are pressed on the buttons inside; they only pass here. */}
      <ul
        className={classes.rows}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t('list.label')}
        onKeyDown={move}
      >
        {items.map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
              {...(row.kind === 'conversation' && { 'aria-setsize': total, 'aria-posinset': row.place })}
            >
              {row.kind === 'group' ? (
                <GroupHead conversation={row.first} />
              ) : (
                <ConversationCard
                  conversation={row.conversation}
                  alone={row.alone}
                  selected={row.key === selected}
                  tabIndex={index === active ? 0 : -1}
                  onFocus={() => setActiveKey(row.key)}
                  onSelect={onSelect}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The rows in view, the one that the keyboard is on, and what moves it. */
function useRowKeys(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  selected: string | undefined,
) {
  const [activeKey, setActiveKey] = useState<string>()
  const [focusIndex, setFocusIndex] = useState<number>()
  const found = rows.findIndex(({ key }) => key === (activeKey ?? selected))
  const active = found >= 0 ? found : step(rows, -1, 1)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => guessOf(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    // The row that the keyboard is on stays, wherever the list is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return active < 0 || shown.includes(active) ? shown : [...shown, active].sort((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  useEffect(() => {
    if (focusIndex === undefined) return
    scroller.current?.querySelector<HTMLElement>(`[data-index="${focusIndex}"] button`)?.focus()
    setFocusIndex(undefined)
  }, [focusIndex, scroller])

  const move = (event: KeyboardEvent) => {
    const to = target(event.key, rows, active)
    if (to === undefined) return
    event.preventDefault()
    setActiveKey(rows[to]?.key)
    setFocusIndex(to)
    virtualizer.scrollToIndex(to, { align: 'auto' })
  }
  return { virtualizer, items, active, setActiveKey, move }
}

/** The row that a key leads to; undefined when the key is none of ours. */
function target(key: string, rows: readonly Row[], active: number): number | undefined {
  if (key === 'ArrowDown') return step(rows, active, 1)
  if (key === 'ArrowUp') return step(rows, active, -1)
  if (key === 'Home') return step(rows, -1, 1)
  if (key === 'End') return step(rows, rows.length, -1)
  return undefined
}
