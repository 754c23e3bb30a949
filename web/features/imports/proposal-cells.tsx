import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Quote } from '#web/ui/quote.tsx'
import { Already, Note } from './already.tsx'
import classes from './import-page.module.css'
import { nameOfRow } from './import-words.ts'
import type { CellsProps } from './sheet-cells.tsx'

const t = textsOf('imports')
const e = textsOf('evidence')

/** The cells of what a text proposes: where it stands and who said it, what it would be, and the words. */
export function ProposalCells({ row, there, onCompare }: CellsProps) {
  const { record, field, quote, place, speaker } = row
  const type = EVIDENCE_TYPES.find((each) => each === record?.type)
  const isNamed = Boolean(record?.who || record?.organisation)
  const count = typeof record?.count === 'number' ? record.count : 1
  const value = field ? field.value : isNamed ? nameOfRow(row) : t('rows.counted', { count })
  return (
    <>
      <td data-column="place">
        {speaker && <span className={classes.speaker}>{speaker}</span>}
        <span className={classes.place}>{place}</span>
      </td>
      <td data-column="proposal">
        <span className={classes.kind}>{type ? e(`one.${type}`) : nameOfRow(row)}</span>
        <span className={classes.value}>{value}</span>
        {row.duplicate_of !== null && <Already row={row} there={there} />}
      </td>
      <td data-column="words">
        <Quote text={quote} size="evidence" quoted />
      </td>
      <td data-column="note">
        <Note row={row} onCompare={onCompare} />
      </td>
    </>
  )
}
