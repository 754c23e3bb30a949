import { Button } from '@mantine/core'
import type { EvidenceType } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Quote } from '#web/ui/quote.tsx'
import classes from './deals.module.css'
import { useEvidence } from './evidence-context.ts'
import { useOwnerName } from './use-owner-name.ts'

const t = textsOf('evidence')

/** A list without a record: what counts, an example, and the way to add the first one. */
export function EmptyRecords({ type }: { type: EvidenceType }) {
  const { canEdit, openForm } = useEvidence()
  const owner = useOwnerName(!canEdit)
  return (
    <div className={classes.emptyRecords}>
      <div>
        <p className={classes.ask}>{t(`empty.${type}.ask`)}</p>
        <p className={classes.counts}>{t(`empty.${type}.counts`)}</p>
        <Quote text={t(`empty.${type}.example`)} size="evidence" quoted muted />
      </div>
      {canEdit ? (
        <Button size="xs" fz="sm" onClick={() => openForm({ type, naming: false })}>
          {t(`empty.${type}.add`)}
        </Button>
      ) : (
        <p className={classes.counts}>{owner ? t('mentor.ask', { owner }) : t('mentor.reads')}</p>
      )}
    </div>
  )
}
