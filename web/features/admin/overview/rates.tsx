import '@mantine/core/styles/Badge.layer.css'
import { Badge } from '@mantine/core'
import type { Analytics } from '#shared/admin/analytics.ts'
import { formatCount } from '#web/lib/format.ts'
import { GraduatedRule } from '#web/ui/graduated-rule.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './overview.module.css'
import { CONVERSION, ENGAGEMENT, MESSAGES, messagesVerdict, rateVerdict, type Verdict } from './verdicts.ts'

/** Conversion, engagement and message quality: each a mark on a line with its thresholds, and a verdict. */
export function Rates({ analytics }: { analytics: Analytics }) {
  const { conversion, dashboardEngagement, messageQuality } = analytics.betaMetrics
  const average = messageQuality.avgMessagesPerConvo
  return (
    <div className={classes.three}>
      <Rate
        title="Conversion"
        description="Sign-ups per anonymous session"
        figure={`${conversion.conversionRate.toFixed(1)} %`}
        verdict={rateVerdict(conversion.conversionRate, conversion.anonymousSessions, CONVERSION)}
        value={conversion.conversionRate}
        marks={[CONVERSION.low, CONVERSION.good]}
        unit=" %"
        max={25}
        foot={`${formatCount(conversion.signups)} sign-ups to ${formatCount(conversion.anonymousSessions)} anonymous sessions`}
      />
      <Rate
        title="Dashboard engagement"
        description="Users with progress on the roadmap"
        figure={`${dashboardEngagement.engagementRate.toFixed(1)} %`}
        verdict={rateVerdict(dashboardEngagement.engagementRate, dashboardEngagement.totalUsers, ENGAGEMENT)}
        value={dashboardEngagement.engagementRate}
        marks={[ENGAGEMENT.low, ENGAGEMENT.good]}
        unit=" %"
        max={100}
        foot={`${formatCount(dashboardEngagement.usersWithProgress)} of ${formatCount(dashboardEngagement.totalUsers)} users moved past Spark`}
      />
      <Rate
        title="Message quality"
        description="Average messages per conversation"
        figure={average.toFixed(1)}
        verdict={messagesVerdict(average, average === 0 ? 0 : analytics.totalConversations)}
        value={average}
        marks={[MESSAGES.low, MESSAGES.high]}
        unit=""
        max={15}
        foot={`Low under ${MESSAGES.low}, high from ${MESSAGES.high}`}
      />
    </div>
  )
}

type RateProps = {
  title: string
  description: string
  figure: string
  verdict: Verdict
  value: number
  marks: readonly [number, number]
  unit: string
  max: number
  foot: string
}

function Rate({ title, description, figure, verdict, value, marks, unit, max, foot }: RateProps) {
  return (
    <Panel title={title} description={description}>
      <div className={classes.rate}>
        <span className={classes.figure}>{figure}</span>
        <VerdictBadge verdict={verdict} />
      </div>
      <GraduatedRule
        variant="gauge"
        value={value}
        marks={marks.map((at) => ({ at, label: `${at}${unit}` }))}
        max={max}
        label={`${title}: ${figure}. ${verdict.text}. Thresholds at ${marks[0]}${unit} and ${marks[1]}${unit}.`}
      />
      <p className={classes.foot}>{foot}</p>
    </Panel>
  )
}

const colours = { good: 'ok', warning: 'wait', neutral: 'gray', none: 'gray' }

function VerdictBadge({ verdict: { tone, text } }: { verdict: Verdict }) {
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
