import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { evidenceLabel } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { Questions } from '../trust/questions.tsx'
import { Counter } from './counter.tsx'
import { EmptyPlace } from './empty-place.tsx'
import classes from './evidence.module.css'
import { counterViews } from './evidence-summary.ts'
import { Widget } from './widget.tsx'

const t = textsOf('roadmap')

const SUBJECT = 'evidence'

/** What happened outside the lab: four counters, each with its latest sentence. */
export function Evidence() {
  const { data, own } = useRoadmap()
  const counters = counterViews(data.counters, data.records, own?.dashboard.history ?? [], data.level.next)
  const isEmpty = counters.every(({ count }) => count === 0) && data.records.length === 0
  const current = counters
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => t('counter.labelled', { label: evidenceLabel(type), count }))
    .join(', ')
  return (
    <Widget
      title={t('widget.evidence')}
      name="evidence"
      area="evidence"
      refine={{ type: SUBJECT, current }}
      refineAct={{
        label: t('edit.addEvidence'),
        name: t('edit.addEvidenceTo', { title: t('widget.evidence') }),
      }}
      slots={[]}
      sources={[]}
    >
      <div className={classes.counters}>
        {counters.map((counter) => (
          <Counter key={counter.type} counter={counter} isEmpty={isEmpty} />
        ))}
      </div>
      {isEmpty && <EmptyPlace name="evidence" subject={SUBJECT} />}
      <Questions types={EVIDENCE_TYPES} wide />
    </Widget>
  )
}
