import { Badge, Button } from '@mantine/core'
import type { Source } from '#shared/dashboard-views.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import { formatDay, formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { GraduatedRule } from '#web/ui/graduated-rule.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { evidenceLabel } from '../labels.ts'
import { FounderQuote } from '../provenance/founder-quote.tsx'
import { ageMark, authorOf } from '../provenance/source-words.ts'
import { Sourced } from '../provenance/sourced.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './evidence.module.css'
import type { CounterView } from './evidence-summary.ts'

const t = textsOf('roadmap')

const marks = THRESHOLDS.interviewMilestones.map((at) => ({ at, label: String(at) }))

type CounterProps = {
  counter: CounterView
  isEmpty: boolean
  /** How many of them have a name. */
  named: number
}

/** One count with its latest sentence, or with what would count. */
export function Counter({ counter, isEmpty, named }: CounterProps) {
  const { data, own, member } = useRoadmap()
  const { type, count, unit, latest, change } = counter
  const label = evidenceLabel(type)
  const figure = (
    <span className={classes.figure} data-zero={count === 0 || undefined}>
      {count}
    </span>
  )
  const records = data.records.filter((record) => record.type === type).length
  const atRisk = member?.dashboard.questions.some((question) => question.atRisk && question.type === type)
  const age = latest ? ageMark(latest.monthsOld) : ''
  const more = [
    latest && age && t('counter.oldNote', { months: latest.monthsOld }),
    latest?.otherSegment && t('counter.otherSegmentNote'),
  ]
    .filter(Boolean)
    .join(' ')
  const labelled = t('counter.labelled', { label, count })
  return (
    <section className={classes.counter} data-counter={type} aria-label={labelled}>
      <h3 className={classes.label}>{label}</h3>
      <p className={classes.count}>
        {latest ? (
          <Sourced source={latest.source} change={change} value={labelled} more={more}>
            {figure}
          </Sourced>
        ) : (
          figure
        )}
        {unit && <span className={classes.unit}>{unit}</span>}
        {named > 0 && <span className={classes.unit}>{t('counter.named', { count: named })}</span>}
        {atRisk && (
          <Badge
            component="span"
            className={classes.risk}
            color="risk"
            leftSection={<IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />}
          >
            {t('counter.atRisk')}
          </Badge>
        )}
      </p>
      <div className={classes.detail}>
        {type === 'interview' && !isEmpty && (
          <GraduatedRule
            variant="scale"
            value={count}
            marks={marks}
            label={t('counter.scale', { count, marks: formatList(marks.map(({ label }) => label)) })}
          />
        )}
        {latest && <LatestSentence latest={latest} change={change} more={more} age={age} />}
        {own && records > 1 && (
          <Button
            className={classes.all}
            variant="transparent"
            size="compact-sm"
            px={0}
            aria-label={t('counter.sentencesOf', { count: records, label })}
            onClick={() => own.showRecords(type)}
          >
            {t('counter.sentences', { count: records })}
          </Button>
        )}
        {count === 0 && !isEmpty && <Missing type={type} />}
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
  const day = formatDay(latest.source.at)
  return (
    <>
      {/* Whoever reads a shared roadmap sees the number as it stands, not how it was put right. */}
      {latest.source.quote && (own || latest.state !== 'note') && (
        <p className={classes.quote}>
          <Sourced source={latest.source} change={change} value={latest.source.quote} more={more}>
            <FounderQuote text={latest.source.quote} />
          </Sourced>
        </p>
      )}
      <p className={classes.when}>
        {[saidBy(latest.source, own !== null, day), age, latest.otherSegment && t('counter.otherSegment')]
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  )
}

const saidBy = (source: Source, own: boolean, day: string): string => {
  const who = authorOf(source)
  if (who !== undefined) return t('counter.by', { who, day })
  return t(own ? 'counter.you' : 'counter.founder', { day })
}

/** What would count, and the way to tell of it. */
function Missing({ type }: Pick<CounterView, 'type'>) {
  const { own } = useRoadmap()
  return (
    <>
      <p className={classes.rule}>{t(`countsHere.${type}`)}</p>
      {own && (
        <Button
          className={classes.all}
          variant="transparent"
          size="compact-sm"
          px={0}
          onClick={() => own.askInChat({ type: 'evidence' })}
        >
          {t(`tell.${type}`)}
        </Button>
      )}
    </>
  )
}
