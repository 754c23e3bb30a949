import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/** From so many rows on only those in view are drawn. */
const FROM = 200
/** Height of a row in px before it is measured: 45 in a table, of a card twice as much and more. */
const [ROW, CARD] = [45, 132]

/** Which of many rows are drawn, and the room above and below them. */
export function useVirtualRows(count: number, areCards: boolean) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const at = body.current?.getBoundingClientRect().top
    if (at !== undefined) setTop(at + window.scrollY)
  }, [])
  const isVirtual = count >= FROM
  const virtualizer = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: () => (areCards ? CARD : ROW),
    overscan: 12,
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    body,
    indices: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    above: first ? first.start - top : 0,
    below: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - top)) : 0,
    measure: isVirtual ? virtualizer.measureElement : undefined,
  }
}
