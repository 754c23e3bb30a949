import { Badge, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { EVIDENCE } from '#shared/evidence-types.ts'
import { EVIDENCE_RULES } from '#shared/level-rules-text.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { formatDay } from '#web/lib/format.ts'
import { GraduatedRule } from '#web/ui/graduated-rule.tsx'
import { Voice } from '#web/ui/voice.tsx'
import { EVIDENCE_LABELS } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { Questions } from '../trust/questions.tsx'
import { ageMark } from '../trust/source-words.ts'
import { Sourced } from '../trust/sourced.tsx'
import { EmptyPlace } from './empty-place.tsx'
import classes from './evidence.module.css'
import { type CounterView, counterViews } from './evidence-summary.ts'
import { Widget } from './widget.tsx'
import { EMPTY } from './widget-texts.ts'

const SUBJECT = 'evidence'
const marks = THRESHOLDS.interviewMilestones.map((at) => ({ at, label: String(at) }))

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

type CounterProps = {
  counter: CounterView
  rule: (typeof EVIDENCE_RULES)[number] | undefined
  isEmpty: boolean
}

function Counter({ counter, rule, isEmpty }: CounterProps) {
  const { data, own } = useRoadmap()
  const { type, count, unit, latest, change } = counter
  const label = EVIDENCE_LABELS[type]
  const figure = (
    <span className={classes.figure} data-zero={count === 0 || undefined}>
      {count}
    </span>
  )
  const records = data.records.filter((record) => record.type === type).length
  const atRisk = own?.dashboard.questions.some((question) => question.atRisk && question.type === type)
  const age = latest ? ageMark(latest.monthsOld) : ''
  const more = [age && `${age}.`, latest?.otherSegment && 'From another segment than your first market.']
    .filter(Boolean)
    .join(' ')
  return (
    <section className={classes.counter} data-counter={type} aria-label={`${label}: ${count}`}>
      <h3 className={classes.label}>{label}</h3>
      <p className={classes.count}>
        {latest ? (
          <Sourced source={latest.source} change={change} value={`${label}: ${count}`} more={more}>
            {figure}
          </Sourced>
        ) : (
          figure
        )}
        {unit && <span className={classes.unit}>{unit}</span>}
        {atRisk && (
          <Badge
            className={classes.risk}
            color="risk"
            leftSection={<IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />}
          >
            At risk
          </Badge>
        )}
      </p>
      <div className={classes.detail}>
        {type === 'interview' && !isEmpty && (
          <GraduatedRule
            variant="scale"
            value={count}
            marks={marks}
            label={`${count} interviews, read against 10, 20, 50 and 100`}
          />
        )}
        {latest?.source.quote && (
          <p className={classes.quote}>
            <Sourced source={latest.source} change={change} value={latest.source.quote} more={more}>
              <Voice text={latest.source.quote} size="evidence" quoted />
            </Sourced>
          </p>
        )}
        {latest && (
          <p className={classes.when}>
            {own ? 'You' : 'The founder'}, {formatDay(latest.source.at)}
            {age && `, ${age}`}
            {latest.otherSegment && ', other segment'}
          </p>
        )}
        {own && records > 1 && (
          <Button
            className={classes.all}
            variant="transparent"
            size="compact-sm"
            px={0}
            aria-label={`${allSentences(records)}: ${label}`}
            onClick={() => own.showRecords(type)}
          >
            {allSentences(records)}
          </Button>
        )}
        {count === 0 && !isEmpty && rule && (
          <p className={classes.rule}>
            Counts {lowerFirst(rule.counts)} {rule.not}
          </p>
        )}
        {own && count === 0 && !isEmpty && (
          <Button
            className={classes.all}
            variant="transparent"
            size="compact-sm"
            px={0}
            onClick={() => own.askInChat({ type: SUBJECT })}
          >
            {EVIDENCE[type].tell}
          </Button>
        )}
      </div>
    </section>
  )
}

const allSentences = (count: number) => (count === 2 ? 'Both sentences' : `All ${count} sentences`)

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
