import { UnstyledButton } from '@mantine/core'
import { type ImportRow, SAME_ROW } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconCopy } from '#web/ui/icons/copy.tsx'
import classes from './import-page.module.css'
import { gapWords } from './import-words.ts'

const t = textsOf('imports')

const FROM = { chat: 'rows.fromChat', form: 'rows.byHand', import: 'rows.imported' } as const

/** Says what a line is already: "Already there: 12 June, from chat". */
export function Already({ row, there }: { row: ImportRow; there: EvidenceRow | undefined }) {
  return (
    <span className={classes.already}>
      <IconCopy size={16} stroke={1.6} aria-hidden="true" />
      <span>
        <b>{t('rows.already')}</b> {wordsOf(row, there)}
      </span>
    </span>
  )
}

function wordsOf({ duplicate_of, field }: ImportRow, there: EvidenceRow | undefined): string {
  if (duplicate_of?.startsWith(SAME_ROW))
    return t('rows.sameRow', { row: duplicate_of.slice(SAME_ROW.length) })
  if (field) return t('rows.field')
  const date = there?.date ?? there?.start ?? there?.since
  const day = date ? formatDay(date) : t('rows.undated')
  return there ? t(FROM[there.source.kind], { day }) : day
}

/** What a line lacks, or the way to compare it with what is there. */
export function Note({ row, onCompare }: { row: ImportRow; onCompare: () => void }) {
  if (row.duplicate_of !== null && !row.field) {
    return (
      <UnstyledButton className={classes.compare} onClick={onCompare}>
        {t('rows.compare')}
      </UnstyledButton>
    )
  }
  const words = row.gaps.map(gapWords).filter(Boolean)
  return <span className={classes.gaps}>{words.join(', ')}</span>
}
