import type { Dashboard } from '#shared/dashboard.ts'
import { conditionLabel } from '#shared/level-rules-text.ts'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import { fieldsOf } from '#shared/roadmap-fields.ts'
import { isIcpEmpty, isIdeaSummaryEmpty, parseIdeaSummary } from '#shared/widget-emptiness.ts'
import { formatDate } from '#web/lib/format.ts'
import { site } from '#web/lib/site.ts'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { Voice } from '#web/ui/voice.tsx'
import { EVIDENCE_LABELS, PRIORITY_LABELS } from '../labels.ts'
import { actionParts } from '../level/action-parts.ts'
import { conditionState } from '../level/condition-state.ts'
import { STATIONS } from '../level/stations.ts'
import { counterViews } from '../widgets/evidence-summary.ts'
import { orderIndustries } from '../widgets/industry-order.ts'
import classes from './print.module.css'

/** Everything a reader needs on one A4 page; black on white whatever the screen's colours. */
export function PrintSheet({ dashboard }: { dashboard: Dashboard }) {
  const { level, action, venture, counters, records, history, fields } = dashboard
  const name = LEVEL_NAMES[level.level] ?? ''
  const following = LEVEL_NAMES[level.level + 1]
  const { title, sentence } = actionParts(action)
  const own = fields.filter(({ suggested }) => !suggested)
  const of = (field: string, longest = ITEM) =>
    own
      .filter((view) => view.field === field)
      .slice(0, MOST)
      .map(({ value }) => cut(value, longest))
  const idea = parseIdeaSummary(dashboard.idea_summary)
  const proofs = own.filter(({ field }) => field === 'proof_point').slice(0, 4)
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <h1>Go-To-Market Roadmap</h1>
          <p>{venture.name}</p>
        </div>
        <p className={classes.date}>
          {site.name}
          <br />
          {formatDate(new Date().toISOString())}
        </p>
      </header>
      <div className={classes.line}>
        <JourneyLine
          stations={STATIONS}
          level={level.level}
          label="Journey from Spark to Scale"
          numbered
          gate={level.next.map(conditionState)}
        />
      </div>
      <div className={classes.columns} data-split="level">
        <section>
          <h2>
            Level {level.level} of {TOP_LEVEL}: {name}
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
      <div className={classes.columns}>
        <section>
          <h2>Idea Summary</h2>
          {isIdeaSummaryEmpty(dashboard.idea_summary) && idea.text === '' ? (
            <Nothing />
          ) : (
            <>
              <p>{cut(idea.technology || (idea.problem ? '' : idea.text), TEXT)}</p>
              {idea.problem && <p>{cut(idea.problem, TEXT)}</p>}
              {idea.applications.length > 0 && <p>{of('application', ITEM / 2).join(', ')}</p>}
            </>
          )}
        </section>
        <section>
          <h2>Value Proposition and Validation</h2>
          {dashboard.value_proof_summary.value_proposition ? (
            <p>{cut(dashboard.value_proof_summary.value_proposition, TEXT)}</p>
          ) : (
            <Nothing />
          )}
          <ul>
            {proofs.map((proof) => (
              <li key={proof.value}>
                {proof.kind === 'customer' ? 'Customer' : 'Lab'}: {cut(proof.value, ITEM)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={classes.evidence}>
        <h2>Evidence</h2>
        <div className={classes.counters}>
          {counterViews(counters, records, history).map(({ type, count, latest }) => (
            <div key={type}>
              <p className={classes.figure}>{count}</p>
              <p>{EVIDENCE_LABELS[type]}</p>
              {latest?.source.quote && (
                <Voice text={cut(latest.source.quote, QUOTE)} size="evidence" quoted />
              )}
            </div>
          ))}
        </div>
      </section>
      <div className={classes.columns} data-split="three">
        <section>
          <h2>Target Industries</h2>
          <ul>
            {orderIndustries(own).map(({ value, priority }) => (
              <li key={value}>
                {cut(value, ITEM / 2)} ({PRIORITY_LABELS[priority ?? 3]})
              </li>
            ))}
          </ul>
          {of('industry').length === 0 && <Nothing />}
        </section>
        <section>
          <h2>Ideal Customer Profile</h2>
          {isIcpEmpty(dashboard.icp_data.description) ? (
            <Nothing />
          ) : (
            <p>{cut(dashboard.icp_data.description, TEXT)}</p>
          )}
          <ul>
            {of('icp_characteristic').map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Buyer Persona</h2>
          {fieldsOf('buyer_persona')
            .flatMap((field) => of(field))
            .map((text) => (
              <p key={text}>{text}</p>
            ))}
          {of('persona_role').length === 0 && <Nothing />}
        </section>
      </div>
      <footer className={classes.foot}>
        Confirmed means that the founder said so clearly. Nobody has verified it. Roadmap accuracy depends on
        what is shared in chat.
      </footer>
    </article>
  )
}

function Nothing() {
  return <p className={classes.nothing}>Nothing here yet</p>
}

/** Of one list; with cut texts this is what a page holds. */
const MOST = 6
const QUOTE = 110
const TEXT = 260
const ITEM = 120
const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed().trimEnd()}…` : text
