import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import type { CaseResult, EvaluationRun, RunResults } from '#shared/admin/evaluation-runs.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CaseSides } from './case-sides.tsx'
import classes from './evaluation.module.css'
import { betterSide, isFailed } from './split-panel.tsx'
import { gradeOf, signed } from './versions.ts'

const t = textsOf('adminEvaluation')

type Filter = 'all' | 'a' | 'b'

/** Every case with both grades; one opens in place with both replies. */
export function CasesPanel({
  run,
  cases,
  mayGrade,
}: Pick<RunResults, 'run' | 'cases'> & { mayGrade: boolean }) {
  const [filter, setFilter] = useState<Filter>('all')
  const shown = filter === 'all' ? cases : cases.filter((each) => betterSide(each) === filter)
  return (
    <Panel
      flush
      title={t('cases.title')}
      aside={
        <SegmentedControl
          aria-label={t('cases.filter')}
          value={filter}
          data={[
            { value: 'all', label: t('cases.all', { count: cases.length }) },
            { value: 'b', label: t('cases.b') },
            { value: 'a', label: t('cases.a') },
          ]}
          onChange={(value) => setFilter(value === 'a' || value === 'b' ? value : 'all')}
        />
      }
    >
      {shown.length === 0 && <p className={classes.empty}>{t('cases.none')}</p>}
      <ul className={classes.cases}>
        {shown.map((result) => (
          <CaseRow key={result.case_id} run={run} result={result} mayGrade={mayGrade} />
        ))}
      </ul>
    </Panel>
  )
}

function CaseRow({ run, result, mayGrade }: { run: EvaluationRun; result: CaseResult; mayGrade: boolean }) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const { question, a, b, difference } = result
  const ownGrade = a.overruled !== null || b.overruled !== null
  const unasked = t(run.state === 'running' ? 'cases.waiting' : 'cases.notAsked')
  const state = isFailed(result) ? t('cases.failed') : unasked
  return (
    <li>
      <UnstyledButton
        className={classes.caseRow}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconChevronRight className={classes.chevron} size={16} stroke={1.6} aria-hidden="true" />
        <span className={classes.question}>
          {question}
          {ownGrade && <span className={classes.quiet}> {t('cases.byYou')}</span>}
        </span>
        <span className={classes.grades}>
          <span className={classes.shortSide}>{t('setup.a')}</span> {gradeOf(a.grade)}
        </span>
        <span className={classes.grades}>
          <span className={classes.shortSide}>{t('setup.b')}</span> {gradeOf(b.grade)}
        </span>
        <span className={classes.caseDifference}>{difference === null ? state : signed(difference)}</span>
      </UnstyledButton>
      <div id={id} hidden={!opened}>
        {opened && <CaseSides run={run} result={result} mayGrade={mayGrade} />}
      </div>
    </li>
  )
}
