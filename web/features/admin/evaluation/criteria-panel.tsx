import type { RunResults } from '#shared/admin/evaluation-runs.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { BandLine } from './band-line.tsx'
import classes from './evaluation.module.css'
import { gradeOf, signed } from './versions.ts'

const t = textsOf('adminEvaluation')

type Criterion = RunResults['criteria'][number]

/** What the difference is made of, criterion by criterion, on one scale. */
export function CriteriaPanel({ criteria }: Pick<RunResults, 'criteria'>) {
  return (
    <Panel
      flush
      title={t('criteria.title')}
      aside={<span className={classes.quiet}>{t('criteria.band')}</span>}
    >
      <table className={classes.criteria}>
        <thead>
          <tr>
            <th scope="col">{t('criteria.criterion')}</th>
            <th scope="col" className={classes.num}>
              {t('setup.a')}
            </th>
            <th scope="col" className={classes.num}>
              {t('setup.b')}
            </th>
            <th scope="col">{t('criteria.scale')}</th>
            <th scope="col" className={classes.num}>
              {t('criteria.difference')}
            </th>
            <th scope="col">{t('criteria.reading')}</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <tr key={criterion.name}>
              <th scope="row">{t(`criteria.${criterion.name}`)}</th>
              <td className={classes.num} data-label={t('setup.a')}>
                {gradeOf(criterion.a)}
              </td>
              <td className={classes.num} data-label={t('setup.b')}>
                {gradeOf(criterion.b)}
              </td>
              <td className={classes.scale}>
                <BandLine difference={criterion.difference} band={criterion.band} />
              </td>
              <td className={classes.num}>
                {criterion.difference === null ? '–' : signed(criterion.difference)}
              </td>
              <td className={classes.reading} data-clear={isClear(criterion) || undefined}>
                {readingOf(criterion)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const isClear = ({ verdict }: Criterion) => verdict === 'a' || verdict === 'b'
const readingOf = ({ verdict }: Criterion) => (verdict === null ? t('criteria.few') : t(`verdict.${verdict}`))
