import { isIdeaSummaryEmpty, parseIdeaSummary } from '#shared/widget-emptiness.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { EmptyPlace } from './empty-place.tsx'
import { FieldText } from './field-text.tsx'
import { useOwnFields } from './own-fields.ts'
import classes from './widget.module.css'
import { Widget } from './widget.tsx'
import { EMPTY, MISSING } from './widget-texts.ts'

const SUBJECT = 'idea_summary'

/** What the venture is: technology, problem, applications. */
export function IdeaSummary() {
  const { data } = useRoadmap()
  const { one, all } = useOwnFields()
  const [technology, problem, applications] = [one('technology'), one('problem'), all('application')]
  const views = [technology, problem, ...applications].flatMap((view) => view ?? [])
  const idea = parseIdeaSummary(data.idea_summary)
  const isEmpty = isIdeaSummaryEmpty(data.idea_summary)
  const missing = !technology
    ? MISSING.technology
    : !problem
      ? MISSING.problem
      : applications.length === 0
        ? MISSING.applications
        : null
  return (
    <Widget
      title="Idea Summary"
      name="idea-summary"
      area="idea"
      {...(!isEmpty && { refine: { type: SUBJECT, current: idea.text } })}
      slots={[
        { field: 'technology', label: 'Technology' },
        { field: 'problem', label: 'Problem' },
        { field: 'application', label: 'Application', list: true },
      ]}
      sources={views.map(({ source }) => source)}
    >
      {views.length === 0 && !isEmpty && <p className={classes.text}>{idea.text}</p>}
      {views.length > 0 && (
        <dl className={classes.facts}>
          {technology && (
            <div>
              <dt>Technology</dt>
              <dd>
                <FieldText view={technology} />
              </dd>
            </div>
          )}
          {problem && (
            <div>
              <dt>Problem</dt>
              <dd>
                <FieldText view={problem} />
              </dd>
            </div>
          )}
          {applications.length > 0 && (
            <div>
              <dt>Applications</dt>
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
      {isEmpty && <EmptyPlace texts={EMPTY.idea} subject={SUBJECT} />}
      {!isEmpty && views.length > 0 && missing && <EmptyPlace texts={missing} subject={SUBJECT} />}
    </Widget>
  )
}
