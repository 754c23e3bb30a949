import classes from './overview.module.css'

/** The periods that figures are told for. */
export const PERIODS = ['daily', 'weekly', 'monthly'] as const

/** An amount as a bar; the largest fills the width. */
export function AmountBar({ value, max }: { value: number; max: number }) {
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.bar} style={{ width: `${max > 0 ? (value / max) * 100 : 0}%` }} />
    </span>
  )
}
