import type { Comparison } from '#shared/admin/evaluation-runs.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './evaluation.module.css'
import { signed } from './versions.ts'

const t = textsOf('adminEvaluation')

/** Half the width of the scale, in grades. */
const REACH = 3
const at = (difference: number) =>
  `${((Math.max(-REACH, Math.min(REACH, difference)) + REACH) / (2 * REACH)) * 100}%`

/** A difference with its band on the scale from -3 to 3, zero in the middle. */
export function BandLine({ difference, band }: Pick<Comparison, 'difference' | 'band'>) {
  if (difference === null) return null
  const label = band
    ? t('verdict.line', { difference: signed(difference), from: signed(band.from), to: signed(band.to) })
    : t('verdict.lineAlone', { difference: signed(difference) })
  const from = band && at(band.from)
  const width = band && `calc(${at(band.to)} - ${from})`
  return (
    <div className={classes.line} role="img" aria-label={label}>
      <span className={classes.zero} />
      {band && <span className={classes.band} style={{ insetInlineStart: from ?? 0, width: width ?? 0 }} />}
      <span className={classes.dot} style={{ insetInlineStart: at(difference) }} />
    </div>
  )
}
