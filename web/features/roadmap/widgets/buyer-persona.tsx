import { textsOf } from '#web/lib/texts.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { EmptyPlace, MissingPart, type Part } from './empty-place.tsx'
import { FieldText } from './field-text.tsx'
import { useOwnFields } from './own-fields.ts'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'

const t = textsOf('roadmap')

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
  const missing: Part | null = !role ? 'role' : !motivation ? 'motivation' : !proof ? 'proofNeeded' : null
  const { role: name, motivation: moves, proof_needed: needs } = data.buyer_persona
  return (
    <Widget
      title={t('widget.persona')}
      name="buyer-persona"
      area="persona"
      {...(views.length > 0 && {
        refine: { type: SUBJECT, current: [name, moves, needs].filter(Boolean).join('. ') },
      })}
      slots={[{ field: 'persona_role' }, { field: 'persona_motivation' }, { field: 'persona_proof_needed' }]}
      sources={views.map(({ source }) => source)}
    >
      {views.length === 0 && <EmptyPlace name="persona" subject={SUBJECT} />}
      {views.length > 0 && (
        <dl className={classes.facts}>
          {role && (
            <div>
              <dt>{t('field.persona_role')}</dt>
              <dd className={classes.role}>
                <FieldText view={role} />
              </dd>
            </div>
          )}
          {motivation && (
            <div>
              <dt>{t('field.persona_motivation')}</dt>
              <dd>
                <FieldText view={motivation} />
              </dd>
            </div>
          )}
          {proof && (
            <div>
              <dt>{t('field.persona_proof_needed')}</dt>
              <dd>
                <FieldText view={proof} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {views.length > 0 && missing && <MissingPart name={missing} subject={SUBJECT} />}
    </Widget>
  )
}
