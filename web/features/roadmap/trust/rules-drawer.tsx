import { COUNTING_RULE, EVIDENCE_RULES, LEVEL_RULES } from '#shared/level-rules-text.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { SideDrawer } from './side-drawer.tsx'
import { confirmedMeans } from './source-words.ts'
import classes from './trust.module.css'

/** The published rule: the gates, and what counts as evidence. */
export function RulesDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data, own } = useRoadmap()
  return (
    <SideDrawer title="How levels work" opened={opened} onClose={onClose}>
      <p className={classes.note}>
        Levels follow this rule and nothing else; no model decides. Each gate needs everything below it too.{' '}
        {confirmedMeans(own !== null)}
      </p>
      <ol className={classes.rules}>
        {LEVEL_RULES.map(({ name, meaning, conditions }, level) => (
          <li
            key={name}
            className={classes.rule}
            aria-current={level === data.level.level ? 'step' : undefined}
          >
            <h3 className={classes.ruleName}>
              <span className="num">{level}</span> {name}
              {level === data.level.level && (
                <span className={classes.here}>{own ? 'You are here' : 'Here now'}</span>
              )}
            </h3>
            <p className={classes.ruleMeaning}>{meaning}</p>
            <ul className={classes.conditions}>
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <h3 className={classes.dayTitle}>What counts</h3>
      <dl className={classes.counts}>
        {EVIDENCE_RULES.map(({ name, counts, not }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {counts} {not}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {COUNTING_RULE} Positive evidence never lowers a level; a loss or a correction of{' '}
        {own ? 'yours' : 'the founder’s'} can, with its cause and an undo.
      </p>
    </SideDrawer>
  )
}
