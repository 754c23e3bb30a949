import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { ImportRow, VentureImport } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import classes from './import-page.module.css'
import { fieldName, nameOfRow, SHOWN } from './import-words.ts'
import { ProposalCells } from './proposal-cells.tsx'
import { SheetCells } from './sheet-cells.tsx'
import type { ImportWork } from './use-import.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

const t = textsOf('imports')

interface RowTableProps {
  readonly found: VentureImport
  readonly rows: readonly ImportRow[]
  readonly work: ImportWork
  readonly records: readonly EvidenceRow[]
  readonly onCompare: (row: ImportRow) => void
}

/** The lines as a table, and as cards under 768 px. From 200 on only those in view are drawn. */
export function RowTable({ found, rows, work, records, onCompare }: RowTableProps) {
  const areCards = useIsPhone()
  const { body, indices, above, below, measure } = useVirtualRows(rows.length, areCards)
  const ticked = new Set(work.chosen.map(({ row }) => row))
  const known = new Map(records.map((record) => [record.id, record]))
  const Cells = found.kind === 'table' ? SheetCells : ProposalCells
  const columns = columnsOf(found)
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-rowcount={rows.length + 1} data-kind={found.kind}>
        <thead>
          <tr>
            <th className={classes.tick}>
              <TickAll rows={rows} ticked={ticked} onTick={work.tick} />
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" data-column={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Room height={above} />
          {indices.map((index) => {
            const row = rows[index]
            if (!row) return null
            return (
              <tr
                key={row.row}
                ref={measure}
                data-index={index}
                aria-rowindex={index + 2}
                data-there={row.duplicate_of !== null || undefined}
                data-off={!ticked.has(row.row) || undefined}
              >
                <td className={classes.tick}>
                  <Checkbox
                    size="xs"
                    aria-label={t('rows.tickRow', { name: nameOfRow(row) })}
                    checked={ticked.has(row.row)}
                    disabled={!row.takable}
                    onChange={(event) => work.tick([row.row], event.currentTarget.checked)}
                  />
                </td>
                <Cells
                  row={row}
                  type={found.type}
                  there={known.get(row.duplicate_of ?? '')}
                  onCompare={() => onCompare(row)}
                />
              </tr>
            )
          })}
          <Room height={below} />
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the rows that are not drawn. */
function Room({ height }: { height: number }) {
  return height > 0 ? (
    <tr className={classes.room}>
      <td style={{ height }} />
    </tr>
  ) : null
}

interface TickAllProps {
  readonly rows: readonly ImportRow[]
  readonly ticked: ReadonlySet<number>
  readonly onTick: (rows: readonly number[], on: boolean) => void
}

function TickAll({ rows, ticked, onTick }: TickAllProps) {
  const takable = rows.filter((row) => row.takable && row.duplicate_of === null)
  const isNew = takable.length > 0 && takable.every(({ row }) => ticked.has(row))
  const all = isNew && rows.every(({ row }) => ticked.has(row))
  return (
    <Checkbox
      size="xs"
      aria-label={t('rows.tickAll')}
      checked={all}
      indeterminate={!all && rows.some(({ row }) => ticked.has(row))}
      disabled={takable.length === 0}
      onChange={() =>
        onTick(
          takable.map(({ row }) => row),
          !isNew,
        )
      }
    />
  )
}

/** The heads of the table, behind the ticks. */
function columnsOf({ kind, type, rows }: VentureImport): { key: string; label: string }[] {
  const note = { key: 'note', label: t('rows.note') }
  if (kind === 'table') {
    const fields = SHOWN[type].map((field) => ({ key: field, label: fieldName(field) }))
    return [{ key: 'row', label: t('rows.row') }, ...fields, note]
  }
  const speaks = rows.some(({ speaker }) => speaker !== null)
  return [
    { key: 'place', label: t(speaks ? 'rows.speaker' : 'rows.place') },
    { key: 'proposal', label: t('rows.proposal') },
    { key: 'words', label: t('rows.words') },
    note,
  ]
}
