import classes from './off-track.module.css'

const ticks = [0, 1, 2, 3, 4, 5, 6]

/** The journey line with its ring off the track. Decoration. */
export function OffTrack() {
  return (
    <svg className={classes.root} viewBox="0 0 368 72" fill="none" aria-hidden="true">
      <path className={classes.track} d="M4 24H364" strokeWidth="2" strokeDasharray="2 3" />
      {ticks.map((tick) => (
        <path key={tick} className={classes.tick} d={`M${4 + tick * 60} 16.5v15`} strokeWidth="2" />
      ))}
      <circle className={classes.ring} cx="214" cy="56" r="10.5" strokeWidth="2" />
      <circle className={classes.dot} cx="214" cy="56" r="4.5" />
    </svg>
  )
}
