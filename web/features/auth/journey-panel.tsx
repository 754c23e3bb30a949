import { LEVEL_NAMES } from '#shared/levels.ts'
import { JourneyUpright } from '#web/ui/journey-upright.tsx'
import classes from './auth-page.module.css'

const sentences: Record<(typeof LEVEL_NAMES)[number], string> = {
  Spark: 'A technology looking for its first market',
  'Problem Clarity': 'Someone named suffers, and you know what it costs',
  Concept: 'One customer, one buyer, one claim to test',
  Evidence: 'Ten conversations with people who have the problem',
  Proof: 'Somebody commits a site, a signature or money',
  Repeat: 'Three customers, and one of them buys again',
  Scale: 'Sales that no longer need you in the room',
}

const stations = LEVEL_NAMES.map((name) => ({ name, text: sentences[name] }))

/** The way from Spark to Scale, beside the form on wide screens. */
export function JourneyPanel() {
  return (
    <aside className={classes.panel} aria-labelledby="journey-title">
      <div className={classes.panelText}>
        <h2 id="journey-title" className={classes.panelTitle}>
          From the first spark to sales that repeat.
        </h2>
        <JourneyUpright stations={stations} level={0} label="The seven stages" tone="deep" />
      </div>
    </aside>
  )
}
