import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import { textsOf } from '#web/lib/texts.ts'
import { evidenceLabel } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './provenance.module.css'
import { countingRule, levelRules } from './rules.ts'
import { SideDrawer } from './side-drawer.tsx'
import { confirmedMeans } from './source-words.ts'

const t = textsOf('roadmap')

/** The published rule: the gates, and what counts as evidence. */
export function RulesDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data, own } = useRoadmap()
  return (
    <SideDrawer title={t('rules.title')} opened={opened} onClose={onClose}>
      <p className={classes.note}>
        {t('rules.note')} {confirmedMeans(own !== null)}
      </p>
      <ol className={classes.rules}>
        {levelRules().map(({ name, meaning, conditions }, level) => (
          <li
            key={name}
            className={classes.rule}
            aria-current={level === data.level.level ? 'step' : undefined}
          >
            <h3 className={classes.ruleName}>
              <span className="num">{level}</span> {name}
              {level === data.level.level && (
                <span className={classes.here}>{t(own ? 'rules.youAreHere' : 'rules.hereNow')}</span>
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
      <h3 className={classes.dayTitle}>{t('rules.counts')}</h3>
      <dl className={classes.counts}>
        {EVIDENCE_TYPES.map((type) => (
          <div key={type}>
            <dt>{evidenceLabel(type)}</dt>
            <dd>{t(`counts.${type}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {countingRule()} {t(own ? 'rules.lowering' : 'rules.loweringOfFounder')}
      </p>
    </SideDrawer>
  )
}
