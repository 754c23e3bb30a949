import '@mantine/core/styles/Pagination.layer.css'
import { Pagination } from '@mantine/core'
import { formatCount } from '#web/lib/format.ts'
import list from './list.module.css'

type ListPagesProps = { total: number; size: number; page: number; onPage: (page: number) => void }

/** Under a list: which part of it is shown, and its other pages; nothing when one page holds it all. */
export function ListPages({ total, size, page, onPage }: ListPagesProps) {
  const pages = Math.ceil(total / size)
  if (pages < 2) return null
  const shown = Math.min(page, pages)
  const first = (shown - 1) * size + 1
  return (
    <nav className={list.pages} aria-label="Pages">
      <span>
        {formatCount(first)} to {formatCount(Math.min(total, first + size - 1))} of {formatCount(total)}
      </span>
      <Pagination
        total={pages}
        value={shown}
        onChange={onPage}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </nav>
  )
}
