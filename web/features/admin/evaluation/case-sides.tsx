import { Menu, UnstyledButton } from '@mantine/core'
import {
  type CaseResult,
  type CaseSide,
  type EvaluationRun,
  SIDES,
  type Side,
} from '#shared/admin/evaluation-runs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { changedWords, type ReplyPart } from './changed-words.ts'
import classes from './evaluation.module.css'
import { useOverrule } from './use-evaluation.ts'
import { gradeOf, promptName } from './versions.ts'

const t = textsOf('adminEvaluation')

const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]

type CaseSidesProps = { run: EvaluationRun; result: CaseResult; mayGrade: boolean }

/** Both replies to a case with their changed words, grades and the grader's reasons. */
export function CaseSides({ run, result, mayGrade }: CaseSidesProps) {
  const words = changedWords(result.a.reply ?? '', result.b.reply ?? '')
  return (
    <div className={classes.sides}>
      {SIDES.map((side) => (
        <Reply
          key={side}
          side={side}
          version={promptName(run[side].prompt)}
          told={result[side]}
          parts={words[side]}
          caseId={result.case_id}
          runId={mayGrade ? run.id : null}
        />
      ))}
    </div>
  )
}

interface ReplyProps {
  readonly side: Side
  readonly version: string
  readonly told: CaseSide
  readonly parts: readonly ReplyPart[]
  readonly caseId: string
  /** Null for somebody who may not grade. */
  readonly runId: string | null
}

function Reply({ side, version, told, parts, caseId, runId }: ReplyProps) {
  const { tokens, recorded, fault, reason, overruled } = told
  const facts = [
    side === 'a' ? t('cases.sideA', { version }) : t('cases.sideB', { version }),
    tokens === null ? null : t('cases.tokens', { count: tokens }),
    recorded ? t('cases.recorded') : null,
  ]
  return (
    <div className={classes.side}>
      <p className={classes.quiet}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {told.reply !== null && (
        <p className={classes.reply} data-side={side}>
          {parts.map(({ at, text, changed }) =>
            changed ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </p>
      )}
      {fault && <StateLine state="failed" text={`“${fault}”`} />}
      {told.grade !== null && (
        <div className={classes.graded}>
          {runId === null ? (
            <span className={classes.grade}>{gradeOf(told.grade)}</span>
          ) : (
            <GradeMenu side={side} told={told} caseId={caseId} runId={runId} />
          )}
          <span className={classes.quiet}>{overruled === null ? reason : t('cases.byYou')}</span>
        </div>
      )}
    </div>
  )
}

/** The grade that counts, and an operator's own in its place. */
function GradeMenu({
  side,
  told,
  caseId,
  runId,
}: Pick<ReplyProps, 'side' | 'told' | 'caseId'> & { runId: string }) {
  const overrule = useOverrule()
  const { grade, overruled } = told
  const give = (own: number | null) =>
    overrule.mutate({ id: runId, caseId, side, grade: own, expected: grade })
  const name = side === 'a' ? t('setup.a') : t('setup.b')
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton
            className={classes.grade}
            data-changeable
            aria-label={t('cases.overrule', { side: name, grade: gradeOf(grade) })}
          >
            {gradeOf(grade)}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('cases.give')}</Menu.Label>
          {overruled !== null && (
            <Menu.Item onClick={() => give(null)}>
              {t('cases.takeBack', { grade: gradeOf(overruled) })}
            </Menu.Item>
          )}
          {STEPS.map((step) => (
            <Menu.Item key={step} onClick={() => give(step)}>
              {gradeOf(step)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {overrule.error && <StateLine state="failed" text={whyNotGraded(overrule.error)} />}
    </>
  )
}

const whyNotGraded = (error: Error) =>
  error instanceof ApiError && error.status === 409
    ? t('cases.meanwhile')
    : t('cases.notGraded', { reason: error.message })
