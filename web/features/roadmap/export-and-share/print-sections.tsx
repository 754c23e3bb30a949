import type { Dashboard } from '#shared/dashboard.ts'
import type { FieldView } from '#shared/dashboard-views.ts'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import { fieldsOf } from '#shared/roadmap-fields.ts'
import { isIcpEmpty, isIdeaSummaryEmpty, parseIdeaSummary } from '#shared/widget-emptiness.ts'
import { gateLabel } from '#web/lib/gate-label.ts'
import { textsOf } from '#web/lib/texts.ts'
import { evidenceLabel, fieldLabel, priorityLabel } from '../labels.ts'
import { actionParts } from '../level/action-parts.ts'
import { conditionState } from '../level/condition-state.ts'
import { FounderQuote } from '../provenance/founder-quote.tsx'
import { Said } from '../said.tsx'
import { langOf } from '../text-language.ts'
import { counterViews } from '../widgets/evidence-summary.ts'
import { orderIndustries } from '../widgets/industry-order.ts'
import classes from './print.module.css'

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
                  {gateLabel(condition)}
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
  const proofs = own.filter(({ field }) => field === 'proof_point')
  return (
    <div className={classes.columns}>
      <section>
        <h2>{t('widget.idea')}</h2>
        <Idea dashboard={dashboard} own={own} />
      </section>
      <section>
        <h2>{t('widget.value')}</h2>
        {value ? <Paragraph text={value} /> : <Nothing />}
        <ul>
          {proofs.map((proof) => (
            <li key={proof.value}>
              {t.rich(proof.kind === 'customer' ? 'print.customerProof' : 'print.labProof', {
                value: proof.value,
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
      {idea.technology ? (
        <Labelled label={fieldLabel('technology')} texts={[idea.technology]} />
      ) : (
        !idea.problem && <Paragraph text={idea.text} />
      )}
      {idea.problem && <Labelled label={fieldLabel('problem')} texts={[idea.problem]} />}
      <Labelled label={t('widget.applications')} texts={valuesOf(own, 'application')} />
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
            {latest?.source.quote && latest.state !== 'note' && <FounderQuote text={latest.source.quote} />}
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
            <li key={value}>{t('industry.named', { name: value, priority: priorityLabel(priority) })}</li>
          ))}
        </ul>
        {valuesOf(own, 'industry').length === 0 && <Nothing />}
      </section>
      <section>
        <h2>{t('widget.icp')}</h2>
        {isIcpEmpty(description) ? <Nothing /> : <Paragraph text={description} />}
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
        {fieldsOf('buyer_persona').map((field) => (
          <Labelled key={field} label={fieldLabel(field)} texts={valuesOf(own, field)} />
        ))}
        {valuesOf(own, 'persona_role').length === 0 && <Nothing />}
      </section>
    </div>
  )
}

/** The values of one field below its label; nothing where there are none. */
function Labelled({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <h3>{label}</h3>
      {texts.length === 1 ? (
        texts.map((text) => <Paragraph key={text} text={text} />)
      ) : (
        <ul>
          {texts.map((text) => (
            <li key={text}>
              <Said text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function valuesOf(fields: readonly FieldView[], field: string): readonly string[] {
  return fields.filter((view) => view.field === field).map(({ value }) => value)
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
