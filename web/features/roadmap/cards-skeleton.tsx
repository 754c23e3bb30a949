import { Skeleton, VisuallyHidden } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import classes from './roadmap-page.module.css'

const t = textsOf('roadmap')

const AREAS = ['level', 'idea', 'value', 'evidence', 'industries', 'icp', 'persona']

/** The cards on their way: three bars each, in the shape of the text. */
export function CardsSkeleton() {
  return (
    <div className={classes.grid} aria-busy="true">
      <VisuallyHidden role="status">{t('page.loading')}</VisuallyHidden>
      {AREAS.map((area) => (
        <div key={area} className={classes.loading} data-area={area} aria-hidden="true">
          <Skeleton height={14} width="38%" />
          <Skeleton height={14} />
          <Skeleton height={14} width="84%" />
        </div>
      ))}
    </div>
  )
}
