import type { ImportRow } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { Quote } from '#web/ui/quote.tsx'
import { Already, Note } from './already.tsx'
import classes from './import-page.module.css'
import { SAID, SHOWN, valueWords } from './import-words.ts'

export interface CellsProps {
  readonly row: ImportRow
  readonly type: EvidenceType
  /** The record that the line is already. */
  readonly there: EvidenceRow | undefined
  readonly onCompare: () => void
}

/** The cells of a row of a sheet. */
export function SheetCells({ row, type, there, onCompare }: CellsProps) {
  const fields = SHOWN[type]
  const isThere = row.duplicate_of !== null
  const shown = isThere ? fields.slice(0, -1) : fields
  return (
    <>
      <td data-column="row">{row.row}</td>
      {shown.map((field) => {
        const value = field === 'learnt' ? (row.record?.learnt ?? row.record?.quote) : row.record?.[field]
        const words = valueWords(field, value)
        return (
          <td key={field} data-column={field} data-empty={words === '' || undefined}>
            {SAID.has(field) && words !== '' ? (
              <span className={classes.said}>
                {/* What was learnt is the founder's, not what somebody said. */}
                <Quote text={words} size="evidence" quoted={!row.record?.learnt} />
              </span>
            ) : (
              words || '–'
            )}
          </td>
        )
      })}
      {isThere && (
        <td data-column="already">
          <Already row={row} there={there} />
        </td>
      )}
      <td data-column="note">
        <Note row={row} onCompare={onCompare} />
      </td>
    </>
  )
}
