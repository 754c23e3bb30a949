import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { EvaluationSet } from '#shared/admin/evaluation-cases.ts'
import type { Estimate, evaluationRunsApi } from '#shared/admin/evaluation-runs.ts'
import type { InputOf, OutputOf } from '#shared/endpoint.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './evaluation.module.css'
import { useEstimate, useStart } from './use-evaluation.ts'
import { choices, dollarsOf, draftPrompt, minutesOf, versionOf } from './versions.ts'

const t = textsOf('adminEvaluation')

type SetupFormProps = {
  sets: readonly EvaluationSet[]
  options: OutputOf<typeof evaluationRunsApi.options>
  mayStart: boolean
  /** Chosen at first. */
  proposed: { set: string | null; a: string | null }
  onStarted: (id: string) => void
}

/** What is compared on which set, and what that takes before it begins. */
export function SetupForm({ sets, options, mayStart, proposed, onStarted }: SetupFormProps) {
  const draft = draftPrompt()
  const [set, setSet] = useState(proposed.set ?? sets[0]?.id ?? '')
  const [a, setA] = useState(proposed.a ?? 'live')
  const [b, setB] = useState(draft === null || proposed.a ? 'live' : 'draft')
  const [answers, setAnswers] = useState<'model' | 'recordings'>('model')
  const [grader, setGrader] = useState(options.model ?? '')
  const versions = choices(options, draft)
  const ready = set !== '' && a !== b && options.model !== null
  const input: InputOf<typeof evaluationRunsApi.start> | null = ready
    ? { set, a: versionOf(a, draft), b: versionOf(b, draft), answers, grader }
    : null
  const estimate = useEstimate(mayStart ? input : null)
  const start = useStart()
  const failure = start.error ?? estimate.error
  return (
    <section className={classes.setup} aria-label={t('setup.name')}>
      <div className={classes.cells}>
        <NativeSelect
          label={t('setup.set')}
          value={set}
          data={sets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setSet(currentTarget.value)}
        />
        <NativeSelect
          label={t('setup.a')}
          value={a}
          data={versions}
          onChange={({ currentTarget }) => setA(currentTarget.value)}
        />
        <NativeSelect
          label={t('setup.b')}
          value={b}
          data={versions}
          onChange={({ currentTarget }) => setB(currentTarget.value)}
        />
        <NativeSelect
          label={t('setup.answers')}
          value={answers}
          data={[
            { value: 'model', label: t('setup.byModel') },
            { value: 'recordings', label: t('setup.byRecordings') },
          ]}
          onChange={({ currentTarget }) =>
            setAnswers(currentTarget.value === 'recordings' ? 'recordings' : 'model')
          }
        />
        <NativeSelect
          label={t('setup.grader')}
          value={grader}
          data={options.models}
          onChange={({ currentTarget }) => setGrader(currentTarget.value)}
        />
      </div>
      <div className={classes.foot}>
        <div className={classes.takes} role="status">
          {estimate.data && input && <Takes estimate={estimate.data} />}
          {estimate.isLoading && <p className={classes.quiet}>{t('setup.estimating')}</p>}
        </div>
        {mayStart && (
          <Button
            variant="filled"
            disabled={
              !input || !estimate.data || start.isPending || estimate.isError || isOver(estimate.data)
            }
            onClick={() => input && start.mutate(input, { onSuccess: ({ run }) => onStarted(run.id) })}
          >
            {start.isPending ? t('setup.starting') : startLabel(estimate.data)}
          </Button>
        )}
      </div>
      {failure && (
        <div className={classes.inset}>
          <StateLine state="failed" text={failure.message} />
        </div>
      )}
    </section>
  )
}

function Takes({ estimate }: { estimate: Estimate }) {
  const { cases, answers, recorded, grades, cost, seconds, left } = estimate
  const minutes = minutesOf(seconds)
  return (
    <>
      <p className={classes.amount}>
        {recorded > 0
          ? t('setup.amountKept', { cases, answers, kept: recorded, grades })
          : t('setup.amount', { cases, answers, grades })}
      </p>
      <p className={classes.quiet}>
        {cost === null
          ? t('setup.aboutUnknown', { minutes })
          : cost === 0
            ? t('setup.aboutLocal', { minutes })
            : t('setup.about', { cost: dollarsOf(cost), minutes })}{' '}
        {left !== null &&
          (isOver(estimate)
            ? t('setup.over', { left: dollarsOf(left) })
            : t('setup.left', { left: dollarsOf(left) }))}
      </p>
    </>
  )
}

/** Whether a run costs more than the month's budget has left. */
const isOver = ({ cost, left }: Estimate) => left !== null && (left === 0 || (cost ?? 0) > left)

const startLabel = (estimate: Estimate | undefined) =>
  estimate?.cost ? t('setup.start', { cost: dollarsOf(estimate.cost) }) : t('setup.startPlain')
