import { useRoadmap } from '../roadmap-context.ts'
import { EmptyPlace } from './empty-place.tsx'
import { FieldText } from './field-text.tsx'
import { useOwnFields } from './own-fields.ts'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'
import { EMPTY, MISSING } from './widget-texts.ts'

const SUBJECT = 'buyer_persona'

/** Who signs, what moves them, which proof they ask for. */
export function BuyerPersona() {
  const { data } = useRoadmap()
  const { one } = useOwnFields()
  const [role, motivation, proof] = [
    one('persona_role'),
    one('persona_motivation'),
    one('persona_proof_needed'),
  ]
  const views = [role, motivation, proof].flatMap((view) => view ?? [])
  const missing = !role
    ? MISSING.role
    : !motivation
      ? MISSING.motivation
      : !proof
        ? MISSING.proofNeeded
        : null
  const { role: name, motivation: moves, proof_needed: needs } = data.buyer_persona
  return (
    <Widget
      title="Buyer Persona"
      name="buyer-persona"
      area="persona"
      {...(views.length > 0 && {
        refine: { type: SUBJECT, current: [name, moves, needs].filter(Boolean).join('. ') },
      })}
      slots={[
        { field: 'persona_role', label: 'Role' },
        { field: 'persona_motivation', label: 'Motivation' },
        { field: 'persona_proof_needed', label: 'Proof needed' },
      ]}
      sources={views.map(({ source }) => source)}
    >
      {views.length === 0 && <EmptyPlace texts={EMPTY.persona} subject={SUBJECT} />}
      {views.length > 0 && (
        <dl className={classes.facts}>
          {role && (
            <div>
              <dt>Role</dt>
              <dd className={classes.role}>
                <FieldText view={role} />
              </dd>
            </div>
          )}
          {motivation && (
            <div>
              <dt>Motivation</dt>
              <dd>
                <FieldText view={motivation} />
              </dd>
            </div>
          )}
          {proof && (
            <div>
              <dt>Proof needed</dt>
              <dd>
                <FieldText view={proof} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {views.length > 0 && missing && <EmptyPlace texts={missing} subject={SUBJECT} />}
    </Widget>
  )
}
