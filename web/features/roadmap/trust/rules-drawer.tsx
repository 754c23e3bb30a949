import { EVIDENCE_RULES, LEVEL_RULES } from '#shared/level-rules-text.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { SideDrawer } from './side-drawer.tsx'
import classes from './trust.module.css'

/** The published rule: the gates, and what counts as evidence. */
export function RulesDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data } = useRoadmap()
  return (
    <SideDrawer title="How levels work" opened={opened} onClose={onClose}>
      <p className={classes.note}>
        Levels follow this rule and nothing else; no model decides. Each gate needs everything below it too.
        Confirmed means that you said so clearly. Nobody has verified it.
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
              {level === data.level.level && <span className={classes.here}>You are here</span>}
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
        Interviews and committed organisations never count the same customer twice. A qualified LOI is signed
        and states three of need, volume, price and condition. Positive evidence never lowers a level; a loss
        or a correction of yours can, with its cause and an undo.
      </p>
    </SideDrawer>
  )
}
