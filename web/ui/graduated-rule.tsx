import classes from './graduated-rule.module.css'
import { evenPlace, markedPlace } from './rule-geometry.ts'

type GraduatedRuleProps = {
  /** `scale`: marks evenly apart, filled up to the value. `gauge`: an even scale to `max`, a ring at the value. */
  variant: 'scale' | 'gauge'
  value: number
  marks: readonly { at: number; label: string }[]
  /** End of a gauge's scale; a scale ends at its last mark. */
  max?: number
  /** What is measured, with its value and unit in words. */
  label: string
}

/** Marks nearer than this share of a gauge, in percent, have no room for their labels side by side. */
const CROWDED = 22

/** A value on a line with its thresholds as ticks. */
export function GraduatedRule({ variant, value, marks, max, label }: GraduatedRuleProps) {
  const ends = marks.map((mark) => mark.at)
  const end = max ?? ends.at(-1) ?? 0
  const place = (at: number) => (variant === 'scale' ? markedPlace(at, ends) : evenPlace(at, end)) * 100
  const here = `${place(value)}%`
  // Two labels of a gauge that would run into each other part to both sides.
  const crowded = (upper: number | undefined, lower: number | undefined) =>
    variant === 'gauge' && upper !== undefined && lower !== undefined && place(upper) - place(lower) < CROWDED
  return (
    <div role="img" aria-label={label}>
      <div className={classes.line}>
        <span className={classes.rest} />
        <span className={classes.fill} style={{ width: here }} />
        {marks.map(({ at }) => (
          <span
            key={at}
            className={classes.tick}
            data-passed={at <= value || undefined}
            style={{ left: `${place(at)}%` }}
          />
        ))}
        {variant === 'gauge' && <span className={classes.ring} style={{ left: here }} />}
      </div>
      <div className={classes.labels}>
        {marks.map(({ at, label: words }, i) => (
          <span
            key={at}
            className={classes.label}
            data-end={place(at) > 97 || crowded(ends[i + 1], at) || undefined}
            data-start={crowded(at, ends[i - 1]) || undefined}
            style={{ left: `${place(at)}%` }}
          >
            {words}
          </span>
        ))}
      </div>
    </div>
  )
}
