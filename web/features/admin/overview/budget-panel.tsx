import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BudgetStage, type BudgetState, budgetApi } from '#shared/admin/budget.ts'
import { call } from '#web/lib/api.ts'
import { formatDay, formatDollars, formatMonth } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { GraduatedRule } from '#web/ui/graduated-rule.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './budget.module.css'
import { BudgetDialog } from './budget-dialog.tsx'
import { lastDayOf } from './cost-months.ts'

const t = textsOf('adminOverview')
const REFRESH_MS = 60_000

/** The month's budget: what is spent, what it comes to at this pace, and who is stopped when. */
export function BudgetPanel() {
  const { isAdmin } = useSession()
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'budget'],
    queryFn: ({ signal }) => call(budgetApi.state, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
  const title = data ? t('budget.title', { month: formatMonth(data.month) }) : t('budget.plain')
  const edit = data?.budget ? t('budget.edit') : t('budget.set')
  return (
    <div id="budget">
      <Panel
        title={title}
        description={t('budget.about')}
        aside={
          isAdmin && data ? (
            <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
              {edit}
            </Button>
          ) : undefined
        }
      >
        {!data && !error && <Skeleton height={120} />}
        {!data && error && (
          <StateLine
            state="failed"
            text={t('budget.failed')}
            action={{ label: t('again'), onClick: () => void refetch() }}
          />
        )}
        {data && <Figures state={data} />}
        {data && open && <BudgetDialog state={data} onClose={() => setOpen(false)} />}
      </Panel>
    </div>
  )
}

function Figures({ state }: { state: BudgetState }) {
  const { budget, spent, unpriced } = state
  return (
    <>
      <p className={classes.figures}>
        <span className={classes.figure}>{formatDollars(spent)}</span>{' '}
        {budget ? t('budget.of', { limit: formatDollars(budget.limit) }) : t('budget.none')}
      </p>
      {budget && <Line state={state} limit={budget.limit} warning={(budget.limit * budget.warn_at) / 100} />}
      <Sentence state={state} />
      {unpriced > 0 && <p className={classes.note}>{t('budget.unpriced', { calls: unpriced })}</p>}
      {budget && <Steps state={state} warning={(budget.limit * budget.warn_at) / 100} />}
    </>
  )
}

function Line({ state, limit, warning }: { state: BudgetState; limit: number; warning: number }) {
  const { spent, expected, stage } = state
  const place = expected === null ? null : Math.min(100, (expected / limit) * 100)
  const warned = t('budget.mark', { amount: formatDollars(warning) })
  return (
    <div className={classes.line} data-stage={toneOf(stage)}>
      <GraduatedRule
        variant="gauge"
        value={Math.min(spent, limit)}
        marks={[
          { at: warning, label: warned },
          { at: limit, label: formatDollars(limit) },
        ]}
        max={limit}
        label={t('budget.line', {
          spent: formatDollars(spent),
          limit: formatDollars(limit),
          warning: formatDollars(warning),
        })}
      />
      {place !== null && (
        <span className={classes.expected} style={{ left: `${place}%` }} aria-hidden="true" />
      )}
    </div>
  )
}

const toneOf = (stage: BudgetStage) =>
  stage === 'fine' ? 'fine' : stage === 'warning' ? 'warning' : 'stopped'

function Sentence({ state }: { state: BudgetState }) {
  const { stage, stops, reachedOn, expected, month, budget, spent } = state
  const stop = stops.find(({ role }) => role === stage)
  if (stop) {
    const day = reachedOn ? formatDay(reachedOn) : formatMonth(month)
    return (
      <StateLine
        state="failed"
        text={t(`budget.stopped.${stop.role}`, { amount: formatDollars(stop.at), day })}
      />
    )
  }
  if (expected === null) return budget ? <p className={classes.note}>{t('budget.early')}</p> : null
  if (spent === 0) return null
  const pace = t('budget.pace', { amount: formatDollars(expected), day: formatDay(lastDayOf(month)) })
  const near = stage === 'warning' || (budget !== null && expected >= (budget.limit * budget.warn_at) / 100)
  return near ? <StateLine state="warning" text={pace} /> : <p className={classes.note}>{pace}</p>
}

function Steps({ state: { stops }, warning }: { state: BudgetState; warning: number }) {
  return (
    <dl className={classes.steps}>
      <div>
        <dt>{t('budget.at', { amount: formatDollars(warning) })}</dt>
        <dd>{t('budget.warns')}</dd>
      </div>
      {stops.map(({ role, at }) => (
        <div key={role}>
          <dt>{t('budget.at', { amount: formatDollars(at) })}</dt>
          <dd>{t(`budget.stops.${role}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
