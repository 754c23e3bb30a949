import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { type Comparison, type EvaluationRun, VERDICT_CASES } from '#shared/admin/evaluation-runs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { diffWords } from '../shared/diff-words.ts'
import { BandLine } from './band-line.tsx'
import classes from './evaluation.module.css'
import { usePrompts, useSavePrompt } from './use-evaluation.ts'
import { gradeOf, signed } from './versions.ts'

const t = textsOf('adminEvaluation')

type VerdictPanelProps = { run: EvaluationRun; whole: Comparison; maySave: boolean }

/** Which version is better, by how much, and how sure that is. */
export function VerdictPanel({ run, whole, maySave }: VerdictPanelProps) {
  const { verdict, band, difference, cases } = whole
  return (
    <Panel
      title={titleOf(whole, run)}
      description={t('verdict.over', { count: cases })}
      aside={(verdict === 'a' || verdict === 'b') && <Badge color="ok">{t('verdict.clear')}</Badge>}
    >
      <dl className={classes.means}>
        <Figure name={t('verdict.meanA')} value={gradeOf(whole.a)} />
        <Figure name={t('verdict.meanB')} value={gradeOf(whole.b)} />
        <Figure
          name={t('verdict.difference')}
          value={difference === null ? '–' : signed(difference)}
          note={band ? t('verdict.between', { from: signed(band.from), to: signed(band.to) }) : undefined}
        />
      </dl>
      <BandLine difference={difference} band={band} />
      <div className={classes.ends} aria-hidden="true">
        <span>{t('verdict.worse')}</span>
        <span>{t('verdict.none')}</span>
        <span>{t('verdict.better')}</span>
      </div>
      <p className={classes.quiet}>
        {verdict === null
          ? t('verdict.fewWhy', { needed: VERDICT_CASES })
          : verdict === 'close'
            ? t('verdict.closeBand')
            : t('verdict.clearBand')}
      </p>
      {run.a.prompt !== run.b.prompt && <Prompts run={run} verdict={verdict} maySave={maySave} />}
    </Panel>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className={classes.mean}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.figure}>{value}</span>{' '}
        {note && <span className={classes.quiet}>{note}</span>}
      </dd>
    </div>
  )
}

function titleOf({ verdict, cases }: Comparison, { state }: EvaluationRun): string {
  if (verdict === null) return t('verdict.few', { count: cases, needed: VERDICT_CASES })
  return state === 'running' ? t(`verdict.${verdict}SoFar`) : t(`verdict.${verdict}`)
}

/** The lines that differ, and the way from a better prompt to the one in force. */
function Prompts({
  run,
  verdict,
  maySave,
}: {
  run: EvaluationRun
  verdict: Comparison['verdict']
  maySave: boolean
}) {
  const [shown, setShown] = useState(false)
  const offered = maySave && run.state !== 'running' && verdict === 'b' && !run.b.live
  const prompts = usePrompts(run.id, shown || offered)
  const save = useSavePrompt()
  const { data } = prompts
  return (
    <>
      <div className={classes.actions}>
        {offered && !save.isSuccess && (
          <Button disabled={!data || save.isPending} onClick={() => data && save.mutate(data.b)}>
            {save.isPending ? t('verdict.saving') : t('verdict.save')}
          </Button>
        )}
        <Button variant="subtle" color="gray" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? t('verdict.hide') : t('verdict.show')}
        </Button>
      </div>
      {save.isSuccess && <StateLine state="info" text={t('verdict.saved')} />}
      {save.error && <StateLine state="failed" text={whyNotSaved(save.error)} />}
      {prompts.error && <StateLine state="failed" text={prompts.error.message} />}
      {shown && data && (
        <DiffView before={data.a} after={data.b} label={t('verdict.lines')} words={diffWords()} />
      )}
    </>
  )
}

const whyNotSaved = (error: Error) =>
  error instanceof ApiError && error.status === 409 ? t('verdict.conflict') : error.message
