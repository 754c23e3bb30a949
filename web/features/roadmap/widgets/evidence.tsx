import { useQuery } from '@tanstack/react-query'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { ROUTES } from '#shared/routes.ts'
import { evidenceQuery } from '#web/lib/evidence-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { evidenceLabel } from '../labels.ts'
import { Questions } from '../provenance/questions.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { Counter } from './counter.tsx'
import { EmptyPlace } from './empty-place.tsx'
import classes from './evidence.module.css'
import { counterViews } from './evidence-summary.ts'
import { Widget } from './widget.tsx'

const t = textsOf('roadmap')

const SUBJECT = 'evidence'

/** What happened outside the lab: four counters, each with its latest sentence. */
export function Evidence() {
  const { data, member } = useRoadmap()
  const counters = counterViews(data.counters, data.records, member?.dashboard.history ?? [], data.level.next)
  const evidence = useQuery({ ...evidenceQuery(data.venture.id), enabled: member !== null })
  const named = (evidence.data?.records ?? [])
    .filter((record) => record.type === 'interview' && record.named)
    .reduce((sum, { count }) => sum + count, 0)
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
      link={{ label: t('edit.openEvidence'), to: ROUTES.evidence }}
      slots={[]}
      sources={[]}
      topics={EVIDENCE_TYPES.map((type) => ({
        subject: { on: 'field', id: type },
        label: evidenceLabel(type),
      }))}
      records
    >
      <div className={classes.counters}>
        {counters.map((counter) => (
          <Counter
            key={counter.type}
            counter={counter}
            isEmpty={isEmpty}
            named={counter.type === 'interview' ? named : 0}
          />
        ))}
      </div>
      {isEmpty && <EmptyPlace name="evidence" subject={SUBJECT} />}
      <Questions types={EVIDENCE_TYPES} wide />
    </Widget>
  )
}
