import { Badge, Button } from '@mantine/core'
import { EVIDENCE } from '#shared/evidence-types.ts'
import type { EVIDENCE_RULES } from '#shared/level-rules-text.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import { formatDay } from '#web/lib/format.ts'
import { GraduatedRule } from '#web/ui/graduated-rule.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { Voice } from '#web/ui/voice.tsx'
import { EVIDENCE_LABELS } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { ageMark } from '../trust/source-words.ts'
import { Sourced } from '../trust/sourced.tsx'
import classes from './evidence.module.css'
import type { CounterView } from './evidence-summary.ts'

const marks = THRESHOLDS.interviewMilestones.map((at) => ({ at, label: String(at) }))

type CounterProps = {
  counter: CounterView
  rule: (typeof EVIDENCE_RULES)[number] | undefined
  isEmpty: boolean
}

/** One count with its latest sentence, or with what would count. */
export function Counter({ counter, rule, isEmpty }: CounterProps) {
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
        {latest && <LatestSentence latest={latest} change={change} more={more} age={age} />}
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
        {count === 0 && !isEmpty && <Missing type={type} rule={rule} />}
      </div>
    </section>
  )
}

type LatestSentenceProps = {
  latest: NonNullable<CounterView['latest']>
  change: string
  /** What is said of it beside its moment. */
  more: string
  age: string
}

/** The sentence that the count last came from, and when it was said. */
function LatestSentence({ latest, change, more, age }: LatestSentenceProps) {
  const { own } = useRoadmap()
  return (
    <>
      {latest.source.quote && (
        <p className={classes.quote}>
          <Sourced source={latest.source} change={change} value={latest.source.quote} more={more}>
            <Voice text={latest.source.quote} size="evidence" quoted />
          </Sourced>
        </p>
      )}
      <p className={classes.when}>
        {own ? 'You' : 'The founder'}, {formatDay(latest.source.at)}
        {age && `, ${age}`}
        {latest.otherSegment && ', other segment'}
      </p>
    </>
  )
}

type MissingProps = { type: CounterView['type']; rule: CounterProps['rule'] }

/** What would count, and the way to tell of it. */
function Missing({ type, rule }: MissingProps) {
  const { own } = useRoadmap()
  return (
    <>
      {rule && (
        <p className={classes.rule}>
          Counts {lowerFirst(rule.counts)} {rule.not}
        </p>
      )}
      {own && (
        <Button
          className={classes.all}
          variant="transparent"
          size="compact-sm"
          px={0}
          onClick={() => own.askInChat({ type: 'evidence' })}
        >
          {EVIDENCE[type].tell}
        </Button>
      )}
    </>
  )
}

const allSentences = (count: number) => (count === 2 ? 'Both sentences' : `All ${count} sentences`)

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
