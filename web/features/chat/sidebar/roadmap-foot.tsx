import { Link } from 'react-router'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import { ROUTES } from '#shared/routes.ts'
import { inItsLanguage } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { JourneyMini } from '#web/ui/journey-mini.tsx'
import { useRoadmap } from '../updates/use-roadmap.ts'
import classes from './sidebar.module.css'

const t = textsOf('chat')

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
        aria-label={t('header.roadmap')}
        title={roadmap ? t('sidebar.stage', { stage }) : t('header.roadmap')}
      >
        <JourneyMini stations={LEVEL_NAMES.length} level={level} ringOnly />
      </Link>
    )
  }
  if (!roadmap) return null
  const { deliverable } = roadmap.action
  return (
    <Link to={ROUTES.dashboard} className={classes.foot}>
      <span className={classes.footStage}>
        {stage}
        <JourneyMini stations={LEVEL_NAMES.length} level={level} />
      </span>
      <span className={classes.footNext}>
        {t.rich('sidebar.next', { deliverable, said: inItsLanguage(deliverable) })}
      </span>
    </Link>
  )
}
