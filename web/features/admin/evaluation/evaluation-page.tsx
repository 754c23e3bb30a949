import { Button, Menu, Skeleton } from '@mantine/core'
import { useSearchParams } from 'react-router'
import type { EvaluationRun } from '#shared/admin/evaluation-runs.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import pageClasses from '../shared/admin-page.module.css'
import { CasesPanel } from './cases-panel.tsx'
import { CriteriaPanel } from './criteria-panel.tsx'
import classes from './evaluation.module.css'
import { RunStrip } from './run-strip.tsx'
import { SetsPanel } from './sets-panel.tsx'
import { SetupForm } from './setup-form.tsx'
import { SplitPanel } from './split-panel.tsx'
import { useOptions, useRun, useRuns, useSets } from './use-evaluation.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { namesApart } from './versions.ts'

const t = textsOf('adminEvaluation')

/** Two versions on one set of cases: what is compared, what came of it, and the sets. Which run is shown is in the address. */
export function EvaluationPage() {
  const [address, setAddress] = useSearchParams()
  const { isAdmin } = useSession()
  const [sets, options, runs] = [useSets(), useOptions(), useRuns()]
  const failed = sets.error ?? options.error ?? runs.error
  if (isDenied(failed)) return <AccessDenied title={t('title')} />
  const isNew = address.has('new')
  const shown = isNew ? null : (address.get('run') ?? runs.data?.runs[0]?.id ?? null)
  const show = (id: string) => setAddress({ run: id })
  const loaded = sets.data && options.data && runs.data
  return (
    <div className={pageClasses.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')}>
        {runs.data && runs.data.runs.length > 0 && <Earlier runs={runs.data.runs} onShow={show} />}
        {shown !== null && isAdmin && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => setAddress({ new: '' })}
          >
            {t('new')}
          </Button>
        )}
      </PageHeading>
      {failed && (
        <StateLine
          state="failed"
          text={t('failed')}
          action={{
            label: t('again'),
            onClick: () => void [sets.refetch(), options.refetch(), runs.refetch()],
          }}
        />
      )}
      {!loaded && !failed && <Skeleton height={420} radius="md" role="status" aria-label={t('loading')} />}
      {loaded && options.data.model === null && <StateLine state="info" text={t('noModel')} />}
      {loaded && sets.data.sets.length === 0 && <p className={classes.none}>{t('noSets')}</p>}
      {loaded && shown === null && sets.data.sets.length > 0 && isAdmin && (
        <SetupForm
          key={address.toString()}
          sets={sets.data.sets}
          options={options.data}
          mayStart
          proposed={{ set: address.get('set'), a: address.get('a') }}
          onStarted={show}
        />
      )}
      {shown !== null && <Results id={shown} mayChange={isAdmin} />}
      {loaded && (shown === null || !isAdmin) && <SetsPanel sets={sets.data.sets} mayChange={isAdmin} />}
    </div>
  )
}

function Earlier({ runs, onShow }: { runs: readonly EvaluationRun[]; onShow: (id: string) => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button>{t('earlier')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {runs.map(({ id, set, a, b, started_at }) => (
          <Menu.Item key={id} onClick={() => onShow(id)}>
            {t('run.label', {
              set: set.name,
              ...namesApart(a, b),
              when: formatMoment(started_at),
            })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Results({ id, mayChange }: { id: string; mayChange: boolean }) {
  const { data, error, refetch } = useRun(id)
  if (error && !data) {
    return (
      <StateLine
        state="failed"
        text={error.message}
        action={{ label: t('again'), onClick: () => refetch() }}
      />
    )
  }
  if (!data) return <Skeleton height={420} radius="md" role="status" aria-label={t('loading')} />
  const { run, whole, criteria, cases } = data
  return (
    <>
      <RunStrip run={run} mayStop={mayChange} />
      <div className={classes.pair}>
        <VerdictPanel key={run.id} run={run} whole={whole} maySave={mayChange} />
        <SplitPanel run={run} cases={cases} />
      </div>
      <CriteriaPanel criteria={criteria} />
      <CasesPanel run={run} cases={cases} mayGrade={mayChange} />
    </>
  )
}
