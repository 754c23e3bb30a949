import { LEVEL_NAMES, shortLevelName, TOP_LEVEL } from '#shared/levels.ts'
import { textsOf } from '#web/lib/texts.ts'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import classes from './empty-chat.module.css'

const t = textsOf('chat')

const names = LEVEL_NAMES.map((_, level) => shortLevelName(level))
const stations = names.map((name) => ({ name }))

/** The journey line of the empty chat. While the level is not known it keeps its place and claims nothing. */
export function Journey({ level }: { level: number | undefined }) {
  const reached = level ?? 0
  const following = names[reached + 1]
  return (
    <div className={classes.line} data-unknown={level === undefined || undefined}>
      <JourneyLine
        key={level === undefined ? 'unknown' : 'known'}
        stations={stations}
        level={reached}
        label={t('start.journey')}
        compact={{
          place: t('start.level', { level: reached, top: TOP_LEVEL, stage: shortLevelName(reached) }),
          next: following ? t('start.next', { stage: following }) : t('start.stages'),
        }}
      />
    </div>
  )
}
