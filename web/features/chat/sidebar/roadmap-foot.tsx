import { Link } from 'react-router'
import { LEVEL_NAMES } from '#shared/levels.ts'
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
  // In the chat area the first stage goes by its short name (product.md section 1).
  const stage = LEVEL_NAMES[level]?.replace('Problem Clarity', 'Problem') ?? ''
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
      <span className={classes.footNext}>Next: {nextWords(roadmap.action.text)}</span>
    </Link>
  )
}

/** The first statement of the next best action, as it follows "Next:". */
function nextWords(text: string): string {
  const [first = ''] = text.split(/(?<=[.;!?])\s/)
  const words = first.replace(/[.;]$/, '')
  return /^.\p{Lu}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
