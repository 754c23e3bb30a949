import { EVIDENCE_RULES } from '#shared/level-rules-text.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { EVIDENCE_LABELS } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { Questions } from '../trust/questions.tsx'
import { Counter } from './counter.tsx'
import { EmptyPlace } from './empty-place.tsx'
import classes from './evidence.module.css'
import { counterViews } from './evidence-summary.ts'
import { Widget } from './widget.tsx'
import { EMPTY } from './widget-texts.ts'

const SUBJECT = 'evidence'

/** What happened outside the lab: four counters, each with its latest sentence. */
export function Evidence() {
  const { data, own } = useRoadmap()
  const counters = counterViews(data.counters, data.records, own?.dashboard.history ?? [])
  const isEmpty = counters.every(({ count }) => count === 0) && data.records.length === 0
  const current = counters
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${EVIDENCE_LABELS[type]}: ${count}`)
    .join(', ')
  return (
    <Widget
      title="Evidence"
      name="evidence"
      area="evidence"
      refine={{ type: SUBJECT, current }}
      refineLabel="Add evidence"
      slots={[]}
      sources={[]}
    >
      <div className={classes.counters}>
        {counters.map((counter, index) => (
          <Counter key={counter.type} counter={counter} rule={EVIDENCE_RULES[index]} isEmpty={isEmpty} />
        ))}
      </div>
      {isEmpty && <EmptyPlace texts={EMPTY.evidence} subject={SUBJECT} />}
      <Questions types={EVIDENCE_TYPES} wide />
    </Widget>
  )
}
