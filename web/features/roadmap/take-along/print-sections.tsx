import type { Dashboard } from '#shared/dashboard.ts'
import type { FieldView } from '#shared/dashboard-views.ts'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import { fieldsOf } from '#shared/roadmap-fields.ts'
import { isIcpEmpty, isIdeaSummaryEmpty, parseIdeaSummary } from '#shared/widget-emptiness.ts'
import { textsOf } from '#web/lib/texts.ts'
import { evidenceLabel, priorityLabel } from '../labels.ts'
import { actionParts } from '../level/action-parts.ts'
import { conditionState } from '../level/condition-state.ts'
import { conditionLabel } from '../level/condition-words.ts'
import { Said } from '../said.tsx'
import { langOf } from '../text-language.ts'
import { Quote } from '../trust/quote.tsx'
import { counterViews } from '../widgets/evidence-summary.ts'
import { orderIndustries } from '../widgets/industry-order.ts'
import classes from './print.module.css'
import { cut, LONGEST, valuesOf } from './print-text.ts'

const t = textsOf('roadmap')

type SectionProps = { dashboard: Dashboard; own: readonly FieldView[] }

export function LevelAndAction({ dashboard: { level, action } }: Pick<SectionProps, 'dashboard'>) {
  const following = LEVEL_NAMES[level.level + 1]
  const { title, sentence } = actionParts(action)
  return (
    <div className={classes.columns} data-split="level">
      <section>
        <h2>
          {t('level.placeAndStage', {
            level: level.level,
            top: TOP_LEVEL,
            stage: LEVEL_NAMES[level.level] ?? '',
          })}
        </h2>
        {following && (
          <>
            <h3>{t('level.opens', { stage: following })}</h3>
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
        <h2>{t('action.title')}</h2>
        <p>
          <strong lang={langOf(action.text)}>{title}</strong>
        </p>
        {sentence && <p lang={langOf(action.text)}>{sentence}</p>}
        {action.deliverable && (
          <p>
            {t.rich('action.deliverableLine', {
              deliverable: action.deliverable,
              said: (words) => <span lang={langOf(action.text)}>{words}</span>,
            })}
          </p>
        )}
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
        <h2>{t('widget.idea')}</h2>
        <Idea dashboard={dashboard} own={own} />
      </section>
      <section>
        <h2>{t('widget.value')}</h2>
        {value ? <Paragraph text={cut(value, LONGEST.text)} /> : <Nothing />}
        <ul>
          {proofs.map((proof) => (
            <li key={proof.value}>
              {t.rich(proof.kind === 'customer' ? 'print.customerProof' : 'print.labProof', {
                value: cut(proof.value, LONGEST.item),
                said: (words) => <span lang={langOf(proof.value)}>{words}</span>,
              })}
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
      <Paragraph text={cut(idea.technology || (idea.problem ? '' : idea.text), LONGEST.text)} />
      {idea.problem && <Paragraph text={cut(idea.problem, LONGEST.text)} />}
      {idea.applications.length > 0 && (
        <Paragraph text={valuesOf(own, 'application', LONGEST.short).join(', ')} />
      )}
    </>
  )
}

export function EvidenceFigures({ dashboard }: Pick<SectionProps, 'dashboard'>) {
  const { counters, records, history } = dashboard
  return (
    <section className={classes.evidence}>
      <h2>{t('widget.evidence')}</h2>
      <div className={classes.counters}>
        {counterViews(counters, records, history).map(({ type, count, latest }) => (
          <div key={type}>
            <p className={classes.figure}>{count}</p>
            <p>{evidenceLabel(type)}</p>
            {latest?.source.quote && latest.state !== 'note' && (
              <Quote text={cut(latest.source.quote, LONGEST.quote)} />
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
        <h2>{t('widget.industries')}</h2>
        <ul>
          {orderIndustries(own).map(({ value, priority }) => (
            <li key={value}>
              {t('industry.named', { name: cut(value, LONGEST.short), priority: priorityLabel(priority) })}
            </li>
          ))}
        </ul>
        {valuesOf(own, 'industry').length === 0 && <Nothing />}
      </section>
      <section>
        <h2>{t('widget.icp')}</h2>
        {isIcpEmpty(description) ? <Nothing /> : <Paragraph text={cut(description, LONGEST.text)} />}
        <ul>
          {valuesOf(own, 'icp_characteristic').map((trait) => (
            <li key={trait}>
              <Said text={trait} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('widget.persona')}</h2>
        {fieldsOf('buyer_persona')
          .flatMap((field) => valuesOf(own, field))
          .map((text) => (
            <Paragraph key={text} text={text} />
          ))}
        {valuesOf(own, 'persona_role').length === 0 && <Nothing />}
      </section>
    </div>
  )
}

function Nothing() {
  return <p className={classes.nothing}>{t('print.nothing')}</p>
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <Said text={text} />
    </p>
  )
}
