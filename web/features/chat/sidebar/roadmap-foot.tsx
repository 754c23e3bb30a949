import { Link } from 'react-router'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import { ROUTES } from '#shared/routes.ts'
import { JourneyMini } from '#web/ui/journey-mini.tsx'
import { useRoadmap } from '../updates/use-roadmap.ts'
import classes from './sidebar.module.css'

type RoadmapFootProps = {
  /** Only the ring, where the sidebar is folded. */
  ringOnly?: boolean
}

/** Where the venture stands and what comes next, as the way to the roadmap. */
export function RoadmapFoot({ ringOnly = false }: RoadmapFootProps) {
  const roadmap = useRoadmap()
  const level = roadmap?.current_level ?? 0
  const stage = shortLevelName(level)
  if (ringOnly) {
    return (
      <Link
        to={ROUTES.dashboard}
        className={classes.railLink}
        data-foot
        aria-label="GTM Roadmap"
        title={roadmap ? `GTM Roadmap: ${stage}` : 'GTM Roadmap'}
      >
        <JourneyMini stations={LEVEL_NAMES.length} level={level} ringOnly />
      </Link>
    )
  }
  if (!roadmap) return null
  return (
    <Link to={ROUTES.dashboard} className={classes.foot}>
      <span className={classes.footStage}>
        {stage}
        <JourneyMini stations={LEVEL_NAMES.length} level={level} />
      </span>
      <span className={classes.footNext}>Next: {roadmap.action.deliverable}</span>
    </Link>
  )
}
