import { textsOf } from '#web/lib/texts.ts'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import classes from './palette.module.css'
import { PaletteRow } from './palette-row.tsx'
import { GROUPS, type Group, ROWS_SHOWN, type Row } from './rows.ts'

const t = textsOf('keeping')

/** What is shown of all that was found: five rows of each group, and one that shows the others. */
export function shownRows(rows: readonly Row[], whole: ReadonlySet<Group>, showAll: (group: Group) => void) {
  return GROUPS.flatMap((group): Row[] => {
    const all = rows.filter((row) => row.group === group)
    if (all.length <= ROWS_SHOWN || whole.has(group)) return all
    const more: Row = {
      id: `all-${group}`,
      group,
      icon: IconChevronDown,
      title: t('palette.showAll', { count: all.length }),
      places: [],
      act: () => showAll(group),
      stays: true,
    }
    return [...all.slice(0, ROWS_SHOWN), more]
  })
}

type PaletteListProps = {
  id: string
  rows: readonly Row[]
  chosen: Row | undefined
  idOf: (row: Row) => string
  onPoint: (row: Row) => void
  onOpen: (row: Row, elsewhere: boolean) => void
}

/** The rows by group. */
export function PaletteList({ id, rows, chosen, idOf, ...acts }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={t('palette.label')} className={classes.list}>
      {GROUPS.map((group) => {
        const own = rows.filter((row) => row.group === group)
        if (own.length === 0) return null
        const name = t(`palette.groups.${group}`)
        return (
          <fieldset key={group} className={classes.rows} aria-label={name}>
            <div className={classes.group} aria-hidden="true">
              {name}
            </div>
            {own.map((row) => (
              <PaletteRow key={row.id} id={idOf(row)} row={row} chosen={row.id === chosen?.id} {...acts} />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
