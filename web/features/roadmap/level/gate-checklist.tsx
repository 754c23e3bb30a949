import type { Predicate } from '#shared/level-report.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconCircle } from '#web/ui/icons/circle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { unbroken } from '#web/ui/unbroken.ts'
import { Sourced } from '../provenance/sourced.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { answersWaiting, conditionSource } from './condition-source.ts'
import { conditionState } from './condition-state.ts'
import { metLabel } from './condition-words.ts'
import classes from './level-card.module.css'
import { measuredValue } from './measured-value.ts'

const t = textsOf('roadmap')

const ICONS = {
  met: { Icon: IconCircleCheck, words: 'level.met' },
  waiting: { Icon: IconMessageQuestion, words: 'level.waiting' },
  missing: { Icon: IconCircle, words: 'level.missing' },
} as const

/** The conditions of the next gate, each with what was measured. */
export function GateChecklist() {
  const { data } = useRoadmap()
  const { level, next } = data.level
  const name = LEVEL_NAMES[level + 1]
  if (!name || next.length === 0) {
    return <p className={classes.reached}>{t('level.allOpen')}</p>
  }
  const met = next.filter((condition) => condition.met).length
  return (
    <div>
      <div className={classes.listHead}>
        <h3 className={classes.listTitle}>{t('level.opens', { stage: name })}</h3>
        <span className="num">{t('level.progress', { met, all: next.length })}</span>
      </div>
      <ul className={classes.list}>
        {next.map((condition) => (
          <Condition key={condition.id} condition={condition} />
        ))}
      </ul>
    </div>
  )
}

function Condition({ condition }: { condition: Predicate }) {
  const { data } = useRoadmap()
  const state = conditionState(condition)
  const label = metLabel(condition, data.counters)
  const source = conditionSource(condition.id, data)
  // The condition tells what the answers are worth; here stands how many there are to give.
  const waiting = condition.waiting > 0 ? answersWaiting(condition.id, data.records) : 0
  const { Icon, words } = ICONS[state]
  const textOf = (name: string) =>
    data.fields.find(({ field, suggested }) => field === name && !suggested)?.value ?? ''
  const value = measuredValue(
    { ...condition, waiting },
    {
      counters: data.counters,
      problem: textOf('problem'),
      valueProposition: textOf('value_proposition'),
    },
  )
  return (
    <li className={classes.condition} data-state={state}>
      <Icon className={classes.icon} size={18} stroke={1.6} role="img" aria-label={t(words)} />
      <span className={classes.words}>
        <span>{label}</span>
        {value && (
          <span className={classes.measured}>
            {source ? (
              <Sourced source={source} change={label} value={value}>
                {unbroken(value)}
              </Sourced>
            ) : (
              unbroken(value)
            )}
          </span>
        )}
      </span>
    </li>
  )
}
