import { Button, NativeSelect, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import type { Relation } from '#shared/records.ts'
import { ROUTES } from '#shared/routes.ts'
import { capitalised } from '#web/lib/capitalised.ts'
import { formatCount } from '#web/lib/format.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { IconArrowRight } from '#web/ui/icons/arrow-right.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Advice, adviceOf } from './advice.ts'
import { type Coverage, type CoverageRow, coverageOf, REST } from './coverage.ts'
import classes from './coverage-card.module.css'
import { useEvidence } from './evidence-context.ts'
import { useListView } from './use-list-view.ts'

const t = textsOf('evidence')

/** From so many on a cell shows its number alone. */
const TICKS_MAX = 19

/** Whom the venture has talked to, by relation and segment, and whom to ask next. */
export function CoverageCard() {
  const { data, level, canEdit } = useEvidence()
  const coverage = coverageOf(data.records, data.segments, level)
  const isNarrow = useIsPhone()
  const { view, change } = useListView()
  const advice = adviceOf(coverage, data.records)
  const column = coverage.columns.indexOf(view.segment)
  return (
    <Panel
      flush
      className={classes.root ?? ''}
      title={t('coverage.title')}
      description={!isNarrow && t('coverage.description')}
      aside={
        isNarrow &&
        coverage.columns.length > 1 && (
          <NativeSelect
            variant="unstyled"
            aria-label={t('filter.segment')}
            value={column < 0 ? '' : view.segment}
            data={[
              { value: '', label: t('filter.allSegments') },
              ...coverage.columns.map((name) => ({ value: name, label: segmentName(name) })),
            ]}
            onChange={(event) => change({ segment: event.currentTarget.value })}
          />
        )
      }
    >
      <p className={classes.sentence}>
        {t('coverage.sentence', { users: coverage.users, signers: coverage.signers })}
      </p>
      {isNarrow ? <Narrow coverage={coverage} column={column} /> : <Wide coverage={coverage} />}
      {advice && canEdit && <AdviceLine advice={advice} />}
    </Panel>
  )
}

const relationName = (relation: Relation | null) => t(`relations.${relation ?? 'none'}`)

export const segmentName = (segment: string) => (segment === REST ? t('coverage.rest') : capitalised(segment))

function Wide({ coverage }: { coverage: Coverage }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('coverage.relation')}</th>
            {coverage.columns.map((column) => (
              <th scope="col" key={column}>
                {column === REST ? segmentName(column) : <Said>{segmentName(column)}</Said>}
              </th>
            ))}
            <th scope="col" className={classes.all}>
              {t('coverage.all')}
            </th>
          </tr>
        </thead>
        <tbody>
          {coverage.rows.map((row) => (
            <tr key={row.relation} data-needed={row.needed || undefined}>
              <th scope="row">
                {relationName(row.relation)}
                {row.needed && <span className={classes.hidden}>{t('coverage.needed')}</span>}
              </th>
              {coverage.columns.map((column, at) => (
                <td key={column}>
                  <Cell row={row} segment={column} count={row.counts[at] ?? 0} ticks />
                </td>
              ))}
              <td className={classes.all}>
                <Cell row={row} segment="" count={row.all} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On phones one column: all segments, or the one that is chosen. */
function Narrow({ coverage, column }: { coverage: Coverage; column: number }) {
  const segment = coverage.columns[column] ?? ''
  return (
    <ul className={classes.list}>
      {coverage.rows.map((row) => (
        <li key={row.relation} data-needed={row.needed || undefined}>
          <Cell row={row} segment={segment} count={row.counts[column] ?? row.all} ticks named />
        </li>
      ))}
    </ul>
  )
}

type CellProps = {
  row: CoverageRow
  segment: string
  count: number
  ticks?: boolean
  /** Its row has no head of its own. */
  named?: boolean
}

/** A number that filters the list below to what it counts, and again to everything. */
function Cell({ row, segment, count, ticks = false, named = false }: CellProps) {
  const { view, change } = useListView()
  const relation = row.relation ?? REST
  const isOn = view.relation === relation && view.segment === segment
  const spoken = t('coverage.cell', {
    relation: relationName(row.relation),
    where: segment === '' ? 'all' : 'one',
    segment: segmentName(segment),
    count,
  })
  return (
    <UnstyledButton
      className={classes.cell}
      aria-pressed={isOn}
      // Where the cell shows its relation itself, it is called by what it shows.
      {...(!named && { 'aria-label': row.needed ? `${spoken}. ${t('coverage.needed')}` : spoken })}
      onClick={() => change(isOn ? { relation: '', segment: '' } : { relation, segment })}
    >
      {named && <span className={classes.name}>{relationName(row.relation)}</span>}
      {ticks && named && <Ticks count={count} />}
      <span className={classes.count} data-zero={count === 0 || undefined}>
        {formatCount(count)}
      </span>
      {named && row.needed && <span className={classes.hidden}>{t('coverage.needed')}</span>}
      {ticks && !named && <Ticks count={count} />}
    </UnstyledButton>
  )
}

function Ticks({ count }: { count: number }) {
  const shown = count > TICKS_MAX ? 0 : count
  return (
    <span
      className={classes.ticks}
      style={{ width: shown === 0 ? 0 : (shown - 1) * 7 + 2 }}
      aria-hidden="true"
    />
  )
}

/** Whom to ask next, and the way to plan it. */
function AdviceLine({ advice }: { advice: Advice }) {
  const { title, text } = adviceWords(advice)
  const state = {
    contextualPrompt: { type: 'next_best_action', data: { current: `${title} ${text}`.trim() } },
  }
  return (
    <div className={classes.advice}>
      <IconArrowRight className={classes.adviceIcon} size={18} stroke={1.6} aria-hidden="true" />
      <p className={classes.adviceText}>
        <strong>{title}</strong> {text}
      </p>
      <Button
        component={Link}
        to={ROUTES.home}
        state={state}
        variant="transparent"
        size="compact-sm"
        px={0}
        className={classes.plan}
      >
        {t('coverage.plan')}
      </Button>
    </div>
  )
}

function adviceWords(advice: Advice): { title: string; text: string } {
  if (advice.kind === 'segment') {
    return {
      title: t('advice.segment', { segment: segmentName(advice.segment) }),
      text: t('advice.segmentText'),
    }
  }
  const title = t(`ask.${advice.kind}`)
  if (advice.contact && advice.kind !== 'user') return { title, text: t('advice.contact', advice.contact) }
  return { title, text: t(advice.kind === 'user' ? 'advice.userText' : 'advice.signerText') }
}
