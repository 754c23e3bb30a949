import { Button } from '@mantine/core'
import type { EvidenceRow } from '#shared/records.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { sumOf } from './coverage.ts'
import { useEvidence } from './evidence-context.ts'
import classes from './interviews.module.css'
import { RecordSource } from './record-source.tsx'

const t = textsOf('evidence')

/** How many interviews were told without a name, the sentence of the latest, and the way to name them one by one. */
export function Unnamed({ records }: { records: readonly EvidenceRow[] }) {
  const { canEdit, openForm, form } = useEvidence()
  const [latest] = records
  if (!latest) return null
  const { quote } = latest.source
  return (
    <div className={classes.unnamed}>
      <IconMessageQuestion className={classes.unnamedIcon} size={20} stroke={1.6} aria-hidden="true" />
      <span className={classes.unnamedCount}>{t('naming.count', { count: sumOf(records) })}</span>
      <span className={classes.unnamedWords}>
        {quote && (
          <RecordSource record={latest} spoken={quote}>
            <span lang={foreignLang(quote)}>
              <Quote text={quote} size="evidence" quoted muted />
            </span>
          </RecordSource>
        )}
      </span>
      {canEdit && !form?.naming && (
        <Button size="xs" fz="sm" onClick={() => openForm({ type: 'interview', naming: true })}>
          {t('naming.start')}
        </Button>
      )}
    </div>
  )
}
