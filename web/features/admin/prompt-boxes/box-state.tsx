import '@mantine/core/styles/Badge.layer.css'
import { Badge } from '@mantine/core'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './prompt-boxes.module.css'
import type { Applied } from './use-boxes.ts'

/** What the head of a card says of its box. */
export function BoxState({ box, edited }: { box: PromptBox; edited: boolean }) {
  const broken = box.violations.reduce((sum, { last7Days }) => sum + last7Days, 0)
  const rules = box.interpretation?.rules.length ?? 0
  return (
    <span className={classes.boxState}>
      <span className={`num ${classes.quiet}`}>{rules === 1 ? '1 rule' : `${rules} rules`}</span>
      {broken > 0 && <Badge color="wait" className="num">{`${broken} broken in 7 days`}</Badge>}
      {!box.interpreted && <Badge color="wait">Not interpreted</Badge>}
      {edited && <Badge color="accent">Not applied</Badge>}
    </span>
  )
}

/** What became of the last attempt to save or to interpret a box. */
export function Outcome({
  outcome,
  box,
  onAgain,
}: {
  outcome: Applied | null
  box: PromptBox
  onAgain: () => void
}) {
  if (outcome?.status === 'not-saved') {
    return (
      <StateLine
        state="failed"
        text={`The rules were not saved. ${outcome.reason} What you wrote is still here.`}
      />
    )
  }
  if (box.interpreted) return null
  const reason = outcome?.status === 'not-interpreted' && outcome.reason ? `${outcome.reason} ` : ''
  return (
    <StateLine
      state="failed"
      text={`${reason}The text is saved but not in force: the rules below still apply.`}
      action={{ label: 'Interpret again', onClick: onAgain }}
    />
  )
}
