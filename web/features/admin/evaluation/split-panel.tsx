import { type CaseResult, type EvaluationRun, SAME_WITHIN } from '#shared/admin/evaluation-runs.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import classes from './evaluation.module.css'

const t = textsOf('adminEvaluation')

/** On which side a case is better; null while that is not known. */
export function betterSide({ difference }: CaseResult): 'a' | 'b' | 'same' | null {
  if (difference === null) return null
  if (Math.abs(difference) < SAME_WITHIN) return 'same'
  return difference > 0 ? 'b' : 'a'
}

export const isFailed = ({ a, b }: CaseResult) => a.state === 'failed' || b.state === 'failed'

/** How many cases each version won. */
export function SplitPanel({ run, cases }: { run: EvaluationRun; cases: readonly CaseResult[] }) {
  const count = (fits: (result: CaseResult) => boolean) => cases.filter(fits).length
  const failed = count(isFailed)
  const toCome = count((each) => each.difference === null && !isFailed(each))
  const decided = [
    { kind: 'b', label: t('split.b'), count: count((each) => betterSide(each) === 'b') },
    { kind: 'same', label: t('split.same'), count: count((each) => betterSide(each) === 'same') },
    { kind: 'a', label: t('split.a'), count: count((each) => betterSide(each) === 'a') },
  ]
  const parts = [
    ...decided,
    ...(toCome > 0
      ? [
          {
            kind: 'toCome',
            label: t(run.state === 'running' ? 'split.toCome' : 'split.notAsked'),
            count: toCome,
          },
        ]
      : []),
    ...(failed > 0 ? [{ kind: 'failed', label: t('split.failed'), count: failed }] : []),
  ]
  return (
    <Panel title={t('split.title')} description={t('split.why')}>
      <div className={classes.shares} aria-hidden="true">
        {parts.map(
          ({ kind, count }) => count > 0 && <span key={kind} data-kind={kind} style={{ flexGrow: count }} />,
        )}
      </div>
      <dl className={classes.tally}>
        {parts.map(({ kind, label, count }) => (
          <div key={kind}>
            <dt>
              <span className={classes.swatch} data-kind={kind} aria-hidden="true" />
              {label}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
