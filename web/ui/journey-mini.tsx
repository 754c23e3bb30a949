import classes from './journey-mini.module.css'

const width = 92
const middle = 7

type JourneyMiniProps = {
  /** Number of stations. */ stations: number
  level: number /** Only the ring, where a sidebar is folded. */
  ringOnly?: boolean
}

/** The journey line at 92 x 14 px, beside words that name the station; decoration for readers. */
export function JourneyMini({ stations, level, ringOnly = false }: JourneyMiniProps) {
  if (ringOnly)
    return (
      <svg className={classes.root} width="20" height="20" viewBox="-7 -7 14 14" aria-hidden="true">
        <Ring x={0} y={0} />
      </svg>
    )
  const place = (station: number) => middle + (station * (width - 2 * middle)) / (stations - 1)
  const here = place(level)
  return (
    <svg className={classes.root} width={width} height="14" viewBox={`0 0 ${width} 14`} aria-hidden="true">
      {level > 0 && <path className={classes.fill} d={`M${place(0)} 7H${here - 5}`} />}
      {level < stations - 1 && <path className={classes.rest} d={`M${here + 8} 7H${place(stations - 1)}`} />}
      {Array.from({ length: stations }, (_, i) => {
        const x = place(i)
        if (i === level) return <Ring key={x} x={x} y={7} />
        if (i < level) return <circle key={x} className={classes.disc} cx={x} cy={7} r={2} />
        return <path key={x} className={classes.tick} d={`M${x} 4.5v5`} />
      })}
    </svg>
  )
}

function Ring({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className={classes.ring} cx={x} cy={y} r={5} />
      <circle className={classes.disc} cx={x} cy={y} r={2.1} />
    </>
  )
}
