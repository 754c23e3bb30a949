import type { Dashboard } from '#shared/dashboard.ts'
import type { FieldView } from '#shared/dashboard-views.ts'
import { conditionLabel } from '#shared/level-rules-text.ts'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import { fieldsOf } from '#shared/roadmap-fields.ts'
import { isIcpEmpty, isIdeaSummaryEmpty, parseIdeaSummary } from '#shared/widget-emptiness.ts'
import { Voice } from '#web/ui/voice.tsx'
import { EVIDENCE_LABELS, PRIORITY_LABELS } from '../labels.ts'
import { actionParts } from '../level/action-parts.ts'
import { conditionState } from '../level/condition-state.ts'
import { counterViews } from '../widgets/evidence-summary.ts'
import { orderIndustries } from '../widgets/industry-order.ts'
import classes from './print.module.css'
import { cut, LONGEST, valuesOf } from './print-text.ts'

type SectionProps = { dashboard: Dashboard; own: readonly FieldView[] }

export function LevelAndAction({ dashboard: { level, action } }: Pick<SectionProps, 'dashboard'>) {
  const following = LEVEL_NAMES[level.level + 1]
  const { title, sentence } = actionParts(action)
  return (
    <div className={classes.columns} data-split="level">
      <section>
        <h2>
          Level {level.level} of {TOP_LEVEL}: {LEVEL_NAMES[level.level] ?? ''}
        </h2>
        {following && (
          <>
            <h3>What opens {following}</h3>
            <ul className={classes.checks}>
              {level.next.map((condition) => (
                <li key={condition.id} data-state={conditionState(condition)}>
                  {conditionLabel(condition)}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <h2>Next Best Action</h2>
        <p>
          <strong>{title}</strong>
        </p>
        {sentence && <p>{sentence}</p>}
        {action.deliverable && <p>Deliverable: {action.deliverable}</p>}
      </section>
    </div>
  )
}

export function IdeaAndValue({ dashboard, own }: SectionProps) {
  const { value_proposition: value } = dashboard.value_proof_summary
  const proofs = own.filter(({ field }) => field === 'proof_point').slice(0, 4)
  return (
    <div className={classes.columns}>
      <section>
        <h2>Idea Summary</h2>
        <Idea dashboard={dashboard} own={own} />
      </section>
      <section>
        <h2>Value Proposition and Validation</h2>
        {value ? <p>{cut(value, LONGEST.text)}</p> : <Nothing />}
        <ul>
          {proofs.map((proof) => (
            <li key={proof.value}>
              {proof.kind === 'customer' ? 'Customer' : 'Lab'}: {cut(proof.value, LONGEST.item)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Idea({ dashboard, own }: SectionProps) {
  const idea = parseIdeaSummary(dashboard.idea_summary)
  if (isIdeaSummaryEmpty(dashboard.idea_summary) && idea.text === '') return <Nothing />
  return (
    <>
      <p>{cut(idea.technology || (idea.problem ? '' : idea.text), LONGEST.text)}</p>
      {idea.problem && <p>{cut(idea.problem, LONGEST.text)}</p>}
      {idea.applications.length > 0 && <p>{valuesOf(own, 'application', LONGEST.short).join(', ')}</p>}
    </>
  )
}

export function EvidenceFigures({ dashboard }: Pick<SectionProps, 'dashboard'>) {
  const { counters, records, history } = dashboard
  return (
    <section className={classes.evidence}>
      <h2>Evidence</h2>
      <div className={classes.counters}>
        {counterViews(counters, records, history).map(({ type, count, latest }) => (
          <div key={type}>
            <p className={classes.figure}>{count}</p>
            <p>{EVIDENCE_LABELS[type]}</p>
            {latest?.source.quote && (
              <Voice text={cut(latest.source.quote, LONGEST.quote)} size="evidence" quoted />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

export function Market({ dashboard, own }: SectionProps) {
  const { description } = dashboard.icp_data
  return (
    <div className={classes.columns} data-split="three">
      <section>
        <h2>Target Industries</h2>
        <ul>
          {orderIndustries(own).map(({ value, priority }) => (
            <li key={value}>
              {cut(value, LONGEST.short)} ({PRIORITY_LABELS[priority ?? 3]})
            </li>
          ))}
        </ul>
        {valuesOf(own, 'industry').length === 0 && <Nothing />}
      </section>
      <section>
        <h2>Ideal Customer Profile</h2>
        {isIcpEmpty(description) ? <Nothing /> : <p>{cut(description, LONGEST.text)}</p>}
        <ul>
          {valuesOf(own, 'icp_characteristic').map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Buyer Persona</h2>
        {fieldsOf('buyer_persona')
          .flatMap((field) => valuesOf(own, field))
          .map((text) => (
            <p key={text}>{text}</p>
          ))}
        {valuesOf(own, 'persona_role').length === 0 && <Nothing />}
      </section>
    </div>
  )
}

function Nothing() {
  return <p className={classes.nothing}>Nothing here yet</p>
}
