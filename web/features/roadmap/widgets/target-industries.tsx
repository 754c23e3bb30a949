import { Badge } from '@mantine/core'
import type { FieldView } from '#shared/dashboard-views.ts'
import { PRIORITY_LABELS } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { Sourced } from '../trust/sourced.tsx'
import { EmptyPlace } from './empty-place.tsx'
import { orderIndustries } from './industry-order.ts'
import { TakeOver } from './suggestions.tsx'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'
import { EMPTY, MISSING } from './widget-texts.ts'

const SUBJECT = 'target_industries'
const BARS = { low: 1, medium: 2, high: 3 }
const WORDS = { low: 'Low', medium: 'Medium', high: 'High' }

/** Where it could be used; one is the beachhead. */
export function TargetIndustries() {
  const { data, own: owner } = useRoadmap()
  const industries = orderIndustries(data.fields)
  const more = data.fields.filter(({ field }) => field === 'industry').length - industries.length
  const own = industries.filter(({ suggested }) => !suggested)
  const current = own.map(({ value, priority }) => `${value} (${PRIORITY_LABELS[priority ?? 3]})`).join(', ')
  return (
    <Widget
      title="Target Industries"
      name="target-industries"
      area="industries"
      {...(industries.length > 0 && { refine: { type: SUBJECT, current } })}
      slots={[{ field: 'industry', label: 'Industry', list: true }]}
      sources={own.map(({ source }) => source)}
    >
      {industries.length === 0 ? (
        <EmptyPlace texts={EMPTY.industries} subject={SUBJECT} />
      ) : (
        <ul className={classes.industries}>
          {industries.map((view) => (
            <Industry key={view.source.eventId + view.value} view={view} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={classes.small}>
          {more} more{owner && ' in the editor of this card'}
        </p>
      )}
      {own.length > 0 && own.every(({ priority }) => priority !== 1) && (
        <EmptyPlace texts={MISSING.primary} subject={SUBJECT} />
      )}
    </Widget>
  )
}

function Industry({ view }: { view: FieldView }) {
  const { value, use_case, priority = 3, confidence = 'low', suggested, source } = view
  const label = PRIORITY_LABELS[priority]
  return (
    <li className={classes.industry} data-primary={(priority === 1 && !suggested) || undefined}>
      <div className={classes.industryHead}>
        <h3 className={classes.industryName}>
          <Sourced
            source={source}
            change={`Industry, ${label.toLowerCase()}`}
            value={value}
            state={suggested ? 'suggested' : 'confirmed'}
          >
            {value}
          </Sourced>
        </h3>
        <Badge color={priority === 1 && !suggested ? 'accent' : 'gray'}>{label}</Badge>
      </div>
      {use_case && <p className={classes.use}>{use_case}</p>}
      {suggested && <p className={classes.use}>Suggested, not yet yours</p>}
      <p className={classes.confidence}>
        <span className={classes.bars} data-filled={BARS[confidence]} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        {WORDS[confidence]} confidence
      </p>
      {suggested && <TakeOver id={source.eventId} value={value} />}
    </li>
  )
}
