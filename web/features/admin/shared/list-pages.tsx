import '@mantine/core/styles/Pagination.layer.css'
import { Pagination } from '@mantine/core'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import list from './list.module.css'

const t = textsOf('admin')

type ListPagesProps = { total: number; size: number; page: number; onPage: (page: number) => void }

/** Under a list: which part of it is shown, and its other pages; nothing when one page holds it all. */
export function ListPages({ total, size, page, onPage }: ListPagesProps) {
  const pages = Math.ceil(total / size)
  if (pages < 2) return null
  const shown = Math.min(page, pages)
  const first = (shown - 1) * size + 1
  return (
    <nav className={list.pages} aria-label={t('pages.label')}>
      <span>
        {t('pages.range', {
          first: formatCount(first),
          last: formatCount(Math.min(total, first + size - 1)),
          total: formatCount(total),
        })}
      </span>
      <Pagination
        total={pages}
        value={shown}
        onChange={onPage}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': t(`pages.${control}`) })}
        getItemProps={(item) => ({ 'aria-label': t('pages.item', { page: item }) })}
      />
    </nav>
  )
}
