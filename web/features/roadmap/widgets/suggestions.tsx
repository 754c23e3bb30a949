import { Button } from '@mantine/core'
import type { FieldName } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { fieldLabel } from '../labels.ts'
import { useClaimedIds } from '../provenance/claimed-rows.tsx'
import { Sourced } from '../provenance/sourced.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { Said } from '../said.tsx'
import classes from './widget.module.css'

const t = textsOf('roadmap')

/** What was read between the lines for some fields; it becomes the founder's own with one press. */
export function Suggestions({ fields }: { fields: readonly FieldName[] }) {
  const { data, member } = useRoadmap()
  const asked = new Set(member?.dashboard.questions.map(({ recordId }) => recordId))
  const claimed = useClaimedIds()
  const suggested = data.fields.filter(
    ({ field, suggested, source }) =>
      suggested &&
      field !== 'industry' &&
      fields.includes(field) &&
      !asked.has(source.eventId) &&
      !claimed.has(source.eventId),
  )
  if (suggested.length === 0) return null
  return (
    <ul className={classes.suggestions} aria-label={t('suggestion.list')}>
      {suggested.map((view) => (
        <li key={view.source.eventId} className={classes.suggestion}>
          <div>
            <p className={classes.label}>{t(`suggested.${view.field}`)}</p>
            <Sourced
              source={view.source}
              state="suggested"
              change={fieldLabel(view.field)}
              value={view.value}
            >
              <Said text={view.value} />
            </Sourced>
          </div>
          <TakeOver value={view.value} id={view.source.eventId} />
        </li>
      ))}
    </ul>
  )
}

/** The two ways to settle a suggestion. */
export function TakeOver({ id, value }: { id: string; value: string }) {
  const { own } = useRoadmap()
  if (!own) return null
  return (
    <div className={classes.takeOver}>
      <Button
        size="xs"
        fz="sm"
        disabled={own.pending}
        aria-label={t('suggestion.useValue', { value })}
        onClick={() => own.answer({ recordId: id }, { label: t('suggestion.use'), answer: 'confirm' })}
      >
        {t('suggestion.use')}
      </Button>
      <Button
        variant="transparent"
        color="gray"
        size="xs"
        fz="sm"
        disabled={own.pending}
        aria-label={t('suggestion.dismissValue', { value })}
        onClick={() => own.answer({ recordId: id }, { label: t('suggestion.dismiss'), answer: 'reject' })}
      >
        {t('suggestion.dismiss')}
      </Button>
    </div>
  )
}
