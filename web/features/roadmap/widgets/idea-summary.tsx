import { isIdeaSummaryEmpty, parseIdeaSummary } from '#shared/widget-emptiness.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { Said } from '../said.tsx'
import { EmptyPlace, MissingPart, type Part } from './empty-place.tsx'
import { FieldText } from './field-text.tsx'
import { useOwnFields } from './own-fields.ts'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'

const t = textsOf('roadmap')

const SUBJECT = 'idea_summary'

/** What the venture is: technology, problem, applications. */
export function IdeaSummary() {
  const { data } = useRoadmap()
  const { one, all } = useOwnFields()
  const [technology, problem, applications] = [one('technology'), one('problem'), all('application')]
  const views = [technology, problem, ...applications].flatMap((view) => view ?? [])
  const idea = parseIdeaSummary(data.idea_summary)
  const isEmpty = isIdeaSummaryEmpty(data.idea_summary)
  const missing: Part | null = !technology
    ? 'technology'
    : !problem
      ? 'problem'
      : applications.length === 0
        ? 'applications'
        : null
  return (
    <Widget
      title={t('widget.idea')}
      name="idea-summary"
      area="idea"
      {...(!isEmpty && { refine: { type: SUBJECT, current: idea.text } })}
      slots={[
        { field: 'technology' },
        { field: 'problem' },
        { field: 'application', add: t('edit.addApplication') },
      ]}
      sources={views.map(({ source }) => source)}
    >
      {views.length === 0 && !isEmpty && (
        <p className={classes.text}>
          <Said text={idea.text} />
        </p>
      )}
      {views.length > 0 && (
        <dl className={classes.facts}>
          {technology && (
            <div>
              <dt>{t('field.technology')}</dt>
              <dd>
                <FieldText view={technology} />
              </dd>
            </div>
          )}
          {problem && (
            <div>
              <dt>{t('field.problem')}</dt>
              <dd>
                <FieldText view={problem} />
              </dd>
            </div>
          )}
          {applications.length > 0 && (
            <div>
              <dt>{t('widget.applications')}</dt>
              <dd>
                {applications.map((view, index) => (
                  <span key={view.source.eventId + view.value}>
                    {index > 0 && ', '}
                    <FieldText view={view} />
                  </span>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
      {isEmpty && <EmptyPlace name="idea" subject={SUBJECT} />}
      {!isEmpty && views.length > 0 && missing && <MissingPart name={missing} subject={SUBJECT} />}
    </Widget>
  )
}
