import '@mantine/core/styles/Badge.layer.css'
import { Badge } from '@mantine/core'
import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { GraduatedRule } from '#web/ui/graduated-rule.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './overview.module.css'
import {
  CONVERSION,
  ENGAGEMENT,
  ENOUGH_PEOPLE,
  MESSAGES,
  messagesVerdict,
  rateVerdict,
  type Verdict,
} from './verdicts.ts'
import { waitingPanels } from './waiting-panels.ts'

const t = textsOf('adminOverview')

const percent = (rate: number) => t('rates.percent', { rate: rate.toFixed(1) })

/** Conversion, engagement and message quality: each a mark on a line, with a verdict once enough people are behind it. */
export function Rates({ analytics }: { analytics: Analytics }) {
  const { conversion, dashboardEngagement, messageQuality } = analytics.betaMetrics
  const { anonymousSessions: sessions, signedUpSessions, directSignups, conversionRate } = conversion
  const { totalUsers: users, usersWithProgress, engagementRate } = dashboardEngagement
  const average = messageQuality.avgMessagesPerConvo
  const people = analytics.activeUsers.weekly + sessions
  const waiting = waitingPanels(analytics)
  return (
    <div className={classes.three}>
      {!waiting.has('conversion') && (
        <Rate
          title={t('rates.conversion.title')}
          description={t('rates.conversion.lead')}
          figure={percent(conversionRate)}
          verdict={rateVerdict(conversionRate, sessions, CONVERSION)}
          value={conversionRate}
          marks={[CONVERSION.low, CONVERSION.good]}
          unit=" %"
          max={Math.max(25, conversionRate)}
          foot={
            sessions < ENOUGH_PEOPLE
              ? t('rates.conversion.few', { part: signedUpSessions, whole: sessions, enough: ENOUGH_PEOPLE })
              : t('rates.conversion.foot', { part: signedUpSessions, whole: sessions, direct: directSignups })
          }
        />
      )}
      {!waiting.has('engagement') && (
        <Rate
          title={t('rates.engagement.title')}
          description={t('rates.engagement.lead')}
          figure={percent(engagementRate)}
          verdict={rateVerdict(engagementRate, users, ENGAGEMENT)}
          value={engagementRate}
          marks={[ENGAGEMENT.low, ENGAGEMENT.good]}
          unit=" %"
          max={100}
          foot={
            users < ENOUGH_PEOPLE
              ? t('rates.engagement.few', { part: usersWithProgress, whole: users, enough: ENOUGH_PEOPLE })
              : t('rates.engagement.foot', { part: usersWithProgress, whole: users })
          }
        />
      )}
      {!waiting.has('quality') && (
        <Rate
          title={t('rates.quality.title')}
          description={t('rates.quality.lead')}
          figure={average.toFixed(1)}
          verdict={messagesVerdict(average, people)}
          value={average}
          marks={[MESSAGES.low, MESSAGES.high]}
          unit=""
          max={Math.max(15, average)}
          foot={
            people < ENOUGH_PEOPLE
              ? t('rates.quality.few', { people, enough: ENOUGH_PEOPLE })
              : t('rates.quality.foot', MESSAGES)
          }
        />
      )}
    </div>
  )
}

type RateProps = {
  title: string
  description: string
  figure: string
  /** Without one, the line has no thresholds either. */
  verdict: Verdict | undefined
  value: number
  marks: readonly [number, number]
  unit: string
  max: number
  foot: string
}

function Rate({ title, description, figure, verdict, value, marks, unit, max, foot }: RateProps) {
  const judged = verdict && wordsOf(verdict)
  return (
    <Panel title={title} description={description}>
      <div className={classes.rate}>
        <span className={classes.figure}>{figure}</span>
        {verdict && <VerdictBadge tone={verdict.tone} text={wordsOf(verdict)} />}
      </div>
      <GraduatedRule
        variant="gauge"
        value={value}
        marks={judged ? marks.map((at) => ({ at, label: `${formatCount(at)}${unit}` })) : []}
        max={max}
        label={
          judged
            ? t('rates.judged', {
                title,
                figure,
                verdict: judged,
                low: `${marks[0]}${unit}`,
                high: `${marks[1]}${unit}`,
              })
            : t('rates.unjudged', { title, figure })
        }
      />
      <p className={classes.foot}>{foot}</p>
    </Panel>
  )
}

const wordsOf = ({ word, at = 0 }: Verdict) => t(`rates.verdict.${word}`, { at: String(at) })

const colours = { good: 'ok', warning: 'wait', neutral: 'gray' }

function VerdictBadge({ tone, text }: { tone: Verdict['tone']; text: string }) {
  return (
    <Badge
      color={colours[tone]}
      leftSection={
        (tone === 'good' && <IconArrowUpRight size={14} stroke={1.8} aria-hidden="true" />) ||
        (tone === 'warning' && <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />)
      }
    >
      {text}
    </Badge>
  )
}
