import { Kbd, UnstyledButton } from '@mantine/core'
import { type MouseEvent, memo } from 'react'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Marked } from './marked.tsx'
import classes from './palette.module.css'
import type { Row } from './rows.ts'

const t = textsOf('keeping')

type PaletteRowProps = {
  /** Of its element, for whoever reads the list through the field. */
  id: string
  row: Row
  chosen: boolean
  onPoint: (row: Row) => void
  onOpen: (row: Row, elsewhere: boolean) => void
}

/** One row: what it is, the line that matches, and at the right when it was or what is chosen. */
export const PaletteRow = memo(function PaletteRow({ id, row, chosen, onPoint, onOpen }: PaletteRowProps) {
  const { icon: Icon, title, places, line, aside, asked } = row
  return (
    // The field keeps the focus and takes the keys.
    <UnstyledButton
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={classes.row}
      data-line={line ? true : undefined}
      onMouseMove={() => onPoint(row)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event: MouseEvent) => onOpen(row, event.ctrlKey || event.metaKey)}
    >
      <Icon className={classes.icon} size={18} stroke={1.6} />
      <span className={classes.title} lang={row.group === 'conversations' ? foreignLang(title) : undefined}>
        {asked ? (
          t.rich('palette.ask', { query: title, words: () => <Marked text={title} places={places} /> })
        ) : (
          <Marked text={title} places={places} />
        )}
      </span>
      {aside && <span className={classes.aside}>{aside}</span>}
      {chosen && (
        <Kbd className={classes.key} aria-hidden="true">
          {t('palette.enter')}
        </Kbd>
      )}
      {line && <Line {...line} />}
    </UnstyledButton>
  )
})

function Line({ own, text, places }: NonNullable<Row['line']>) {
  const words = () => <Marked text={text} places={places} />
  return (
    <span className={classes.line} data-own={own || undefined} lang={foreignLang(text)}>
      {own ? t.rich('palette.quoted', { excerpt: text, words }) : words()}
    </span>
  )
}
