import { CloseButton, Kbd } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconSearch } from '#web/ui/icons/search.tsx'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import classes from './palette.module.css'
import { PaletteList } from './palette-list.tsx'
import { paletteStore } from './palette-store.ts'
import type { Row } from './rows.ts'
import { useRows } from './use-rows.ts'

const t = textsOf('keeping')

/** The row that Enter opens: the one pointed at, else the first. What is pointed at is scrolled to. */
function usePointed(rows: readonly Row[], idOf: (row: Row) => string) {
  const [pointed, setPointed] = useState<string | null>(null)
  const chosen = rows.find((row) => row.id === pointed) ?? rows[0]
  const chosenId = chosen && idOf(chosen)
  useEffect(() => {
    if (pointed !== null && chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [pointed, chosenId])
  const move = (by: number) => {
    const next = rows.at(((chosen ? rows.indexOf(chosen) : 0) + by) % rows.length)
    setPointed(next?.id ?? null)
  }
  return { chosen, chosenId, setPointed, move }
}

/** The field and what it finds. Arrows move and wrap, Enter opens, with Ctrl or Cmd in a new tab. */
export function PaletteBody({ onOpen }: { onOpen: (row: Row, elsewhere: boolean) => void }) {
  const id = useId()
  const isMember = useSession().status === 'in'
  const { query, ask, rows, count, searching, nothing, titlesOnly, leaveScope } = useRows()
  const idOf = (row: Row) => `${id}-${row.id}`
  const { chosen, chosenId, setPointed, move } = usePointed(rows, idOf)
  const open = (row: Row, elsewhere: boolean) => {
    if (row.stays) setPointed(null)
    onOpen(row, elsewhere)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && query === '') return leaveScope()
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
    event.preventDefault()
    if (event.key !== 'Enter') return move(event.key === 'ArrowDown' ? 1 : -1)
    if (chosen) open(chosen, event.ctrlKey || event.metaKey)
  }
  const placeholder = t(isMember ? 'palette.placeholder' : 'palette.placeholderVisitor')
  return (
    <>
      <div className={classes.head}>
        <IconSearch className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
        <input
          className={classes.field}
          data-autofocus
          role="combobox"
          aria-label={placeholder}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={chosenId}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="go"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setPointed(null)
            ask(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd className={classes.escape} aria-hidden="true">
          {t('palette.escape')}
        </Kbd>
        <CloseButton
          className={classes.close}
          size={44}
          iconSize={20}
          aria-label={t('palette.close')}
          onClick={paletteStore.close}
        />
      </div>
      {titlesOnly && (
        <p className={classes.note} role="status">
          {t(titlesOnly === 'offline' ? 'palette.offline' : 'palette.titlesOnly')}
        </p>
      )}
      {nothing && <p className={classes.note}>{t('palette.nothing', { query: query.trim() })}</p>}
      <PaletteList
        id={id}
        rows={rows}
        chosen={chosen}
        idOf={idOf}
        onPoint={(row) => setPointed(row.id)}
        onOpen={open}
      />
      <div className={classes.foot}>
        <span className={classes.keys} aria-hidden="true">
          {t.rich('palette.keys', { kbd: (chunks) => <Kbd>{chunks}</Kbd> })}
        </span>
        <span className={classes.count} role="status">
          {searching ? <ScaleBar /> : count !== null && t('palette.results', { count })}
        </span>
      </div>
    </>
  )
}
