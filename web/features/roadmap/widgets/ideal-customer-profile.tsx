import { isIcpEmpty } from '#shared/widget-emptiness.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { EmptyPlace, MissingPart } from './empty-place.tsx'
import { FieldText } from './field-text.tsx'
import { useOwnFields } from './own-fields.ts'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'

const t = textsOf('roadmap')

const SUBJECT = 'icp'

/** The one customer to look for. */
export function IdealCustomerProfile() {
  const { data } = useRoadmap()
  const { one, all } = useOwnFields()
  const isEmpty = isIcpEmpty(data.icp_data.description)
  const description = isEmpty ? undefined : one('icp_description')
  const traits = all('icp_characteristic')
  return (
    <Widget
      title={t('widget.icp')}
      name="ideal-customer-profile"
      area="icp"
      {...(!isEmpty && { refine: { type: SUBJECT, current: data.icp_data.description } })}
      slots={[
        { field: 'icp_description', label: t('edit.description') },
        { field: 'icp_characteristic', label: t('edit.trait'), add: t('edit.addTrait') },
      ]}
      sources={[description, ...traits].flatMap((view) => view?.source ?? [])}
    >
      {isEmpty && <EmptyPlace name="icp" subject={SUBJECT} />}
      {description && (
        <p className={classes.text}>
          <FieldText view={description} />
        </p>
      )}
      {traits.length > 0 && (
        <ul className={classes.dashes}>
          {traits.map((view) => (
            <li key={view.source.eventId + view.value}>
              <FieldText view={view} />
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && traits.length === 0 && <MissingPart name="characteristics" subject={SUBJECT} />}
    </Widget>
  )
}
