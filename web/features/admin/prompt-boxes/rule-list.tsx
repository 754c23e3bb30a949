import '@mantine/core/styles/Badge.layer.css'
import { Anchor, Badge } from '@mantine/core'
import { Link } from 'react-router'
import type { PromptBox, Rule } from '#shared/admin/prompt-boxes.ts'
import { ROUTES } from '#shared/routes.ts'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import classes from './prompt-boxes.module.css'
import { ruleWords } from './rule-words.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** The rules of a box as a person reads them, each with how often replies broke it. */
export function RuleList({
  rules,
  violations,
}: {
  rules: readonly Rule[]
  violations: PromptBox['violations']
}) {
  return (
    <ol className={classes.rules}>
      {rules.map((rule) => (
        <li key={rule.id} className={classes.rule}>
          <RuleText rule={rule} />
          <Broken counts={violations.find(({ rule_id }) => rule_id === rule.id)} />
        </li>
      ))}
    </ol>
  )
}

/** One rule: what it asks, when, for whom, and what is checked. */
export function RuleText({ rule }: { rule: Rule }) {
  const { priority, when, what, scope, check } = ruleWords(rule)
  return (
    <>
      <p className={classes.ruleText}>
        <Badge color="gray">{priority}</Badge> {what}
      </p>
      <dl className={classes.ruleParts}>
        {when && (
          <div>
            <dt>When</dt>
            <dd>{when}</dd>
          </div>
        )}
        {scope && (
          <div>
            <dt>Scope</dt>
            <dd>{scope}</dd>
          </div>
        )}
        {check && (
          <div>
            <dt>Checked</dt>
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
        Broken by {counts.last7Days} {counts.last7Days === 1 ? 'reply' : 'replies'} in 7 days,{' '}
        {counts.last30Days} in 30 days.{' '}
        <Anchor component={Link} to={`${ROUTES.adminReview}?kind=rule`} inherit>
          Review them
        </Anchor>
      </span>
    </p>
  )
}
