import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { budgetApi, CostBy, type CostRow } from '#shared/admin/budget.ts'
import { call } from '#web/lib/api.ts'
import { formatCompact, formatCount, formatDay, formatDollars } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AmountBar } from './amount-bar.tsx'
import classes from './cost.module.css'

const t = textsOf('adminOverview')
const REFRESH_MS = 60_000
const PURPOSES = [
  'chat',
  'extraction',
  'suggestions',
  'title',
  'summary',
  'settings_test',
  'rules',
  'evaluation',
] as const

/** What the month's calls of models cost: by model, purpose, person or day. */
export function CostPanel() {
  const [by, setBy] = useState<CostBy>('model')
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'cost', by],
    // Rows of the tab before stay until the next come, so they say themselves what they are split by.
    queryFn: async ({ signal }) => ({ ...(await call(budgetApi.cost, { by }, { signal })), by }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const about =
    data && t('spend.about', { from: formatDay(data.from), to: formatDay(data.to), calls: data.total.calls })
  return (
    <Panel
      title={t('spend.title')}
      description={about}
      aside={
        <SegmentedControl
          aria-label={t('spend.by')}
          value={by}
          onChange={(value) => setBy(CostBy.parse(value))}
          data={CostBy.options.map((value) => ({ value, label: t(`spend.tabs.${value}`) }))}
        />
      }
    >
      {!data && !error && <Skeleton height={180} />}
      {!data && error && (
        <StateLine
          state="failed"
          text={t('spend.failed')}
          action={{ label: t('again'), onClick: () => void refetch() }}
        />
      )}
      {data?.rows.length === 0 && <p className={classes.note}>{t('spend.empty')}</p>}
      {data && data.rows.length > 0 && <Table by={data.by} rows={data.rows} />}
      {data && data.others > 0 && (
        <p className={classes.note}>{t('spend.others', { others: data.others })}</p>
      )}
      {data && data.total.estimated > 0 && (
        <p className={classes.note}>
          {t('spend.estimated', { amount: formatDollars(data.total.estimated) })}
        </p>
      )}
      {data?.measured && (
        <p className={classes.note}>
          {t('spend.measured', {
            conversations: data.measured.conversations,
            amount: formatDollars(data.measured.perThousand),
          })}
        </p>
      )}
    </Panel>
  )
}

function Table({ by, rows }: { by: CostBy; rows: readonly CostRow[] }) {
  const dearest = Math.max(...rows.map(({ cost }) => cost ?? 0))
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t(`spend.tabs.${by}`)}</th>
          <td className={classes.bars} />
          <th scope="col">{t('spend.calls')}</th>
          <th scope="col">{t('spend.title')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {nameOf(by, row)}
              <small>{tokensOf(row)}</small>
            </th>
            <td className={classes.bars} aria-hidden="true">
              {row.cost !== null && <AmountBar value={row.cost} max={dearest} />}
            </td>
            <td>{formatCount(row.calls)}</td>
            <td className={classes.cost}>{row.cost === null ? '–' : costOf(row.cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Two decimals, and never nothing for something. */
const costOf = (cost: number) =>
  cost > 0 && cost < 0.005 ? t('spend.little', { amount: formatDollars(0.01) }) : formatDollars(cost)

function nameOf(by: CostBy, { key, label }: CostRow): string {
  if (by === 'day') return formatDay(key)
  if (by === 'person') {
    if (key === 'visitors') return t('spend.visitors')
    return key === 'nobody' ? t('spend.nobody') : (label ?? t('spend.gone'))
  }
  const purpose = PURPOSES.find((each) => by === 'purpose' && each === key)
  return purpose ? t(`spend.purposes.${purpose}`) : key
}

/** "56.2M in, 21M of it cached · 5.1M out", and why there is no price. */
function tokensOf(row: CostRow): string {
  const { promptTokens, cachedTokens, completionTokens, reasoningTokens, cost, unpriced, runsHere } = row
  const read =
    cachedTokens > 0
      ? t('spend.cached', { read: formatCompact(promptTokens), cached: formatCompact(cachedTokens) })
      : t('spend.read', { read: formatCompact(promptTokens) })
  const written =
    reasoningTokens > 0
      ? t('spend.thought', {
          written: formatCompact(completionTokens),
          thought: formatCompact(reasoningTokens),
        })
      : t('spend.written', { written: formatCompact(completionTokens) })
  const price =
    unpriced === 0
      ? []
      : [
          runsHere
            ? t('spend.here')
            : cost === null
              ? t('spend.unknown')
              : t('spend.unpriced', { calls: unpriced }),
        ]
  return [read, written, ...price].join(' · ')
}
