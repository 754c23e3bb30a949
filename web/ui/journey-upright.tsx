import { standing } from './journey-geometry.ts'
import classes from './journey-upright.module.css'

export type UprightStation = {
  name: string /** Where room is short. */
  short?: string /** One sentence on it. */
  text?: string
}

type JourneyUprightProps = {
  stations: readonly UprightStation[]
  level: number
  label?: string
  /** `deep` is the dark panel beside a form, the same in both colour schemes. */
  tone?: 'surface' | 'deep'
}

/** The journey line standing upright, each station with its sentence. */
export function JourneyUpright({ stations, level, label, tone = 'surface' }: JourneyUprightProps) {
  return (
    <ol className={classes.root} data-tone={tone} aria-label={label}>
      {stations.map((station, i) => (
        <li
          key={station.name}
          className={classes.station}
          data-standing={standing(i, level)}
          aria-current={i === level ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true" />
          <span className={classes.name}>{station.name}</span>
          {station.text && <span className={classes.text}>{station.text}</span>}
        </li>
      ))}
    </ol>
  )
}
