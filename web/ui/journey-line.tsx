import { type CSSProperties, useState } from 'react'
import { IconChevronDown } from './icons/chevron-down.tsx'
import {
  dottedStretches,
  fillEnd,
  type GateMark,
  gatePlaces,
  leftOf,
  standing,
  widthOf,
} from './journey-geometry.ts'
import classes from './journey-line.module.css'
import { JourneyUpright, type UprightStation } from './journey-upright.tsx'

type JourneyLineProps = {
  stations: readonly UprightStation[]
  /** Index of the station reached. */
  level: number
  /** The line's name for screen readers; without it the line is decoration beside words that say the same. */
  label?: string
  /** `plain` is the bare line. */
  variant?: 'full' | 'plain'
  /** Writes each station's number under its name. */
  numbered?: boolean
  /** One mark for each condition of the next gate; the checklist beside the line says the same in words. */
  gate?: readonly GateMark[]
  /** What stands under the line where it is too narrow for names: place in words, and the opener of the list. */
  compact?: { place: string; next: string }
}

/** The stations on one graduated line, read like an instrument: solid behind, ring here, ticks ahead. */
export function JourneyLine(props: JourneyLineProps) {
  const { stations, level, label, variant = 'full', numbered = false, gate = [], compact } = props
  const last = stations.length - 1
  const gates = gatePlaces(level, gate.length, stations.length)
  const named = variant === 'full'
  // A change of level lets the fill run first; at the first sight of the line nothing has to wait.
  const [firstLevel] = useState(level)
  const arriveDelay = level === firstLevel ? undefined : 'var(--bh-slow)'
  return (
    <div
      className={classes.root}
      data-variant={variant}
      data-numbered={numbered || undefined}
      aria-hidden={label ? undefined : true}
    >
      <div className={classes.line} aria-hidden="true">
        {dottedStretches(level, stations.length).map((stretch) => (
          <span
            key={stretch.to.at}
            className={classes.dots}
            data-plain
            style={{ left: leftOf(stretch.from), width: widthOf(stretch) }}
          />
        ))}
        {gate.length > 0 &&
          dottedStretches(level, stations.length, gates).map((stretch) => (
            <span
              key={stretch.to.at}
              className={classes.dots}
              data-gated
              style={{ left: leftOf(stretch.from), width: widthOf(stretch) }}
            />
          ))}
        <span className={classes.fill} style={{ width: leftOf(fillEnd(level, stations.length)) }} />
        {gates.map((at, i) => (
          <span key={at} className={classes.gate} data-mark={gate[i]} style={{ left: `${at * 100}%` }} />
        ))}
      </div>
      <ol
        className={classes.stations}
        aria-label={label}
        style={{ '--arrive-delay': arriveDelay } as CSSProperties}
      >
        {stations.map((station, i) => (
          <li
            key={station.name}
            className={classes.station}
            data-standing={standing(i, level)}
            data-end={i === 0 ? 'first' : i === last ? 'last' : undefined}
            aria-current={i === level ? 'step' : undefined}
            style={{ '--at': i / last } as CSSProperties}
          >
            <span className={classes.mark} aria-hidden="true" />
            <span className={named ? classes.name : classes.unseen}>
              {station.short ?? station.name}
              {named && numbered && <span className={classes.number}>{i}</span>}
            </span>
          </li>
        ))}
      </ol>
      {compact && (
        <details className={classes.compact}>
          <summary className={classes.summary}>
            <span>{compact.place}</span>
            <span className={classes.next}>
              {compact.next}
              <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
            </span>
          </summary>
          <div className={classes.list}>
            <JourneyUpright stations={stations} level={level} label={label} />
          </div>
        </details>
      )}
    </div>
  )
}
