import { Badge } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { EmptyPlace, MissingPart, type Part } from './empty-place.tsx'
import { FieldText } from './field-text.tsx'
import { useOwnFields } from './own-fields.ts'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'

const t = textsOf('roadmap')

const SUBJECT = 'value_proof'
/** Proof points shown (product.md section 9); the strongest ones first. */
const MOST_PROOFS = 4

/** Who gains and by how much, and what proves it. */
export function ValueProof() {
  const { data, own } = useRoadmap()
  const { one, all } = useOwnFields()
  const value = one('value_proposition')
  const every = all('proof_point')
  const proofs = [...every].sort((a, b) => Number(b.kind === 'customer') - Number(a.kind === 'customer'))
  const shown = proofs.slice(0, MOST_PROOFS)
  const isEmpty = !value && every.length === 0
  const missing: Part | null = !value
    ? 'valueProposition'
    : every.length === 0
      ? 'proof'
      : every.every(({ kind }) => kind !== 'customer')
        ? 'customerProof'
        : null
  const sources = [value, ...shown].flatMap((view) => view?.source ?? [])
  return (
    <Widget
      title={t('widget.value')}
      name="value-proof"
      area="value"
      {...(!isEmpty && { refine: { type: SUBJECT, current: data.value_proof_summary.value_proposition } })}
      slots={[{ field: 'value_proposition' }, { field: 'proof_point', add: t('edit.addProof') }]}
      sources={sources}
    >
      {isEmpty && <EmptyPlace name="value" subject={SUBJECT} />}
      {value && (
        <p className={classes.lead}>
          <FieldText view={value} />
        </p>
      )}
      {shown.length > 0 && (
        <ul className={classes.proofs}>
          {shown.map((view) => (
            <li key={view.source.eventId + view.value} className={classes.proof}>
              <Badge color="gray">{t(view.kind === 'customer' ? 'proof.customer' : 'proof.lab')}</Badge>
              <p className={classes.proofText}>
                <FieldText view={view} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {every.length > shown.length && (
        <p className={classes.small}>
          {t(own ? 'widget.moreInEditor' : 'widget.more', { count: every.length - shown.length })}
        </p>
      )}
      {!isEmpty && missing && <MissingPart name={missing} subject={SUBJECT} />}
    </Widget>
  )
}
