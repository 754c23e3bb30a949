import { Badge } from '@mantine/core'
import type { FieldView } from '#shared/dashboard-views.ts'
import { textsOf } from '#web/lib/texts.ts'
import { priorityLabel } from '../labels.ts'
import { Sourced } from '../provenance/sourced.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { Said } from '../said.tsx'
import { EmptyPlace, MissingPart } from './empty-place.tsx'
import { orderIndustries } from './industry-order.ts'
import { TakeOver } from './suggestions.tsx'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'

const t = textsOf('roadmap')

const SUBJECT = 'target_industries'
const BARS = { low: 1, medium: 2, high: 3 }

/** Where it could be used; one is the beachhead. */
export function TargetIndustries() {
  const { data, own: owner } = useRoadmap()
  const industries = orderIndustries(data.fields)
  const more = data.fields.filter(({ field }) => field === 'industry').length - industries.length
  const own = industries.filter(({ suggested }) => !suggested)
  const current = own
    .map(({ value, priority }) => t('industry.named', { name: value, priority: priorityLabel(priority) }))
    .join(', ')
  return (
    <Widget
      title={t('widget.industries')}
      name="target-industries"
      area="industries"
      {...(industries.length > 0 && { refine: { type: SUBJECT, current } })}
      slots={[{ field: 'industry', add: t('edit.addIndustry') }]}
      sources={own.map(({ source }) => source)}
    >
      {industries.length === 0 ? (
        <EmptyPlace name="industries" subject={SUBJECT} />
      ) : (
        <ul className={classes.industries}>
          {industries.map((view) => (
            <Industry key={view.source.eventId + view.value} view={view} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={classes.small}>{t(owner ? 'widget.moreInEditor' : 'widget.more', { count: more })}</p>
      )}
      {own.length > 0 && own.every(({ priority }) => priority !== 1) && (
        <MissingPart name="primary" subject={SUBJECT} />
      )}
    </Widget>
  )
}

function Industry({ view }: { view: FieldView }) {
  const { value, use_case, priority = 3, confidence = 'low', suggested, source } = view
  const label = priorityLabel(priority)
  return (
    <li className={classes.industry} data-primary={(priority === 1 && !suggested) || undefined}>
      <div className={classes.industryHead}>
        <h3 className={classes.industryName}>
          <Sourced
            source={source}
            change={t('industry.ranked', { priority: label })}
            value={value}
            state={suggested ? 'suggested' : 'confirmed'}
          >
            <Said text={value} />
          </Sourced>
        </h3>
        <Badge color={priority === 1 && !suggested ? 'accent' : 'gray'}>{label}</Badge>
      </div>
      {use_case && (
        <p className={classes.use}>
          <Said text={use_case} />
        </p>
      )}
      {suggested && <p className={classes.use}>{t('industry.suggested')}</p>}
      <p className={classes.confidence}>
        <span className={classes.bars} data-filled={BARS[confidence]} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        {t(`confidence.${confidence}`)}
      </p>
      {suggested && <TakeOver id={source.eventId} value={value} />}
    </li>
  )
}
