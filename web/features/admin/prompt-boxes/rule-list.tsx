import '@mantine/core/styles/Badge.layer.css'
import { Anchor, Badge } from '@mantine/core'
import { Link } from 'react-router'
import type { PromptBox, Rule } from '#shared/admin/prompt-boxes.ts'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import classes from './prompt-boxes.module.css'
import { ruleWords } from './rule-words.ts'

const t = textsOf('adminRules')

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

type RuleListProps = {
  rules: readonly Rule[]
  violations: PromptBox['violations']
  /** Whether a rule is not live yet. */
  isNew?: ((rule: Rule) => boolean) | undefined
}

/** The rules of a box as a person reads them, each with how often replies broke it. */
export function RuleList({ rules, violations, isNew }: RuleListProps) {
  return (
    <ol className={classes.rules}>
      {rules.map((rule) => (
        <li key={rule.id} className={classes.rule}>
          <RuleText rule={rule} isNew={isNew?.(rule) === true} />
          <Broken counts={violations.find(({ rule_id }) => rule_id === rule.id)} />
        </li>
      ))}
    </ol>
  )
}

/** One rule: what it asks, when, for whom, and what is checked. */
export function RuleText({ rule, isNew = false }: { rule: Rule; isNew?: boolean }) {
  const { priority, when, what, scope, check } = ruleWords(rule)
  return (
    <>
      <div className={classes.ruleText}>
        {isNew && <Badge color="ok">{t('reading.new')}</Badge>} <Badge color="gray">{priority}</Badge> {what}
      </div>
      <dl className={classes.ruleParts}>
        {when && (
          <div>
            <dt>{t('rule.when')}</dt>
            <dd>{when}</dd>
          </div>
        )}
        {scope && (
          <div>
            <dt>{t('rule.scope')}</dt>
            <dd>{scope}</dd>
          </div>
        )}
        {check && (
          <div>
            <dt>{t('rule.checked')}</dt>
            <dd>{check}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Broken({ counts }: { counts: PromptBox['violations'][number] | undefined }) {
  if (!counts || counts.last30Days === 0) return null
  return (
    <p className={classes.broken}>
      <IconAlertTriangle {...icon} />
      <span className="num">
        {t('rule.broken', { week: counts.last7Days, month: counts.last30Days })}{' '}
        <Anchor component={Link} to={`${ROUTES.adminReview}?kind=rule`} inherit>
          {t('rule.review')}
        </Anchor>
      </span>
    </p>
  )
}
