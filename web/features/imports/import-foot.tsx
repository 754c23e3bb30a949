import { Button } from '@mantine/core'
import type { VentureImport } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatCount, formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowRight } from '#web/ui/icons/arrow-right.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './import-page.module.css'
import type { ImportWork } from './use-import.ts'
import { type Opens, whatItOpens } from './what-it-opens.ts'

const t = textsOf('imports')

interface ImportFootProps {
  readonly work: ImportWork
  readonly found: VentureImport
  readonly records: readonly EvidenceRow[]
  readonly onTake: () => void
  readonly onCancel: () => void
}

/** What the ticks would change, and the button that does it; it stays at the bottom edge. */
export function ImportFoot({ work, found, records, onTake, onCancel }: ImportFootProps) {
  const { chosen, taking } = work
  const opens = whatItOpens(chosen, found.counters, records)
  const before = [{ type: found.type, before: found.counters[found.type], after: found.counters[found.type] }]
  const shown = opens.counters.length > 0 ? opens.counters : found.kind === 'table' ? before : []
  const count = chosen.length
  return (
    <div className={classes.foot}>
      {taking.error && <StateLine state="failed" text={errorText(taking.error, t('foot.failed'))} />}
      <div className={classes.footLine}>
        <div className={classes.opens} role="status">
          {shown.map(({ type, before: from, after }) => (
            <span key={type} className={classes.counter}>
              <span className={classes.counterName}>{t(`type.${type}`)}</span>
              <span className={classes.figure}>{formatCount(from)}</span>
              <IconArrowRight size={16} stroke={1.6} aria-hidden="true" />
              <span className={classes.figure}>{formatCount(after)}</span>
            </span>
          ))}
          <span className={classes.means}>{opensWords(opens)}</span>
        </div>
        <div className={classes.footActs}>
          <Button variant="subtle" color="gray" onClick={onCancel} disabled={taking.isPending}>
            {t('foot.cancel')}
          </Button>
          <Button variant="filled" onClick={onTake} disabled={count === 0 || taking.isPending}>
            {taking.isPending ? t('foot.adding') : labelOf(found, count)}
          </Button>
        </div>
      </div>
    </div>
  )
}

function labelOf({ kind, type }: VentureImport, count: number): string {
  if (count === 0) return t('foot.addNone')
  return kind === 'table' ? t(`foot.add.${type}`, { count }) : t('foot.addAny', { count })
}

/** "passes the mark of 20 · first 2 buyers and 1 budget owner" */
function opensWords({ mark, first, fields }: Opens): string {
  const who = first.map(({ relation, count }) => t(`foot.who.${relation}`, { count }))
  const parts = [
    mark !== null && t('foot.passes', { mark: formatCount(mark) }),
    who.length > 0 && t('foot.first', { what: formatList(who) }),
    fields > 0 && t('foot.fields', { count: fields }),
  ]
  return parts.filter(Boolean).join(' · ')
}
