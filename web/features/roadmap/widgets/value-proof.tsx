import { Badge } from '@mantine/core'
import { useRoadmap } from '../roadmap-context.ts'
import { EmptyPlace } from './empty-place.tsx'
import { FieldText } from './field-text.tsx'
import { useOwnFields } from './own-fields.ts'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'
import { EMPTY, MISSING } from './widget-texts.ts'

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
  const missing = !value
    ? MISSING.valueProposition
    : every.length === 0
      ? MISSING.proof
      : every.every(({ kind }) => kind !== 'customer')
        ? MISSING.customerProof
        : null
  const sources = [value, ...shown].flatMap((view) => view?.source ?? [])
  return (
    <Widget
      title="Value Proposition and Validation"
      name="value-proof"
      area="value"
      {...(!isEmpty && { refine: { type: SUBJECT, current: data.value_proof_summary.value_proposition } })}
      slots={[
        { field: 'value_proposition', label: 'Value proposition' },
        { field: 'proof_point', label: 'Proof point', list: true },
      ]}
      sources={sources}
    >
      {isEmpty && <EmptyPlace texts={EMPTY.value} subject={SUBJECT} />}
      {value && (
        <p className={classes.lead}>
          <FieldText view={value} />
        </p>
      )}
      {shown.length > 0 && (
        <ul className={classes.proofs}>
          {shown.map((view) => (
            <li key={view.source.eventId + view.value} className={classes.proof}>
              <Badge color="gray">{view.kind === 'customer' ? 'Customer' : 'Lab'}</Badge>
              <p className={classes.proofText}>
                <FieldText view={view} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {every.length > shown.length && (
        <p className={classes.small}>
          {every.length - shown.length} more{own && ' in the editor of this card'}
        </p>
      )}
      {!isEmpty && missing && <EmptyPlace texts={missing} subject={SUBJECT} />}
    </Widget>
  )
}
