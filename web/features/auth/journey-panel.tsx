import { LEVEL_NAMES } from '#shared/levels.ts'
import { textsOf } from '#web/lib/texts.ts'
import { JourneyUpright } from '#web/ui/journey-upright.tsx'
import classes from './auth-page.module.css'

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const

const t = textsOf('auth')

/** The way from Spark to Scale, beside the form on wide screens. */
export function JourneyPanel() {
  const stations = LEVELS.map((level) => ({ name: LEVEL_NAMES[level], text: t(`journey.stage.${level}`) }))
  return (
    <aside className={classes.panel} aria-labelledby="journey-title">
      <div className={classes.panelText}>
        <h2 id="journey-title" className={classes.panelTitle}>
          {t('journey.title')}
        </h2>
        <JourneyUpright stations={stations} level={0} label={t('journey.label')} tone="deep" />
      </div>
    </aside>
  )
}
