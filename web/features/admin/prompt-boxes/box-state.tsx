import '@mantine/core/styles/Badge.layer.css'
import { Badge } from '@mantine/core'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './prompt-boxes.module.css'
import type { Applied } from './use-boxes.ts'

const t = textsOf('adminRules')

/** What the head of a card says of its box. */
export function BoxState({ box, edited }: { box: PromptBox; edited: boolean }) {
  const broken = box.violations.reduce((sum, { last7Days }) => sum + last7Days, 0)
  const rules = box.interpretation?.rules.length ?? 0
  return (
    <span className={classes.boxState}>
      <span className={`num ${classes.quiet}`}>{t('box.rules', { count: rules })}</span>
      {broken > 0 && (
        <Badge color="wait" className="num">
          {t('box.broken', { count: broken })}
        </Badge>
      )}
      {!box.interpreted && <Badge color="wait">{t('box.notRead')}</Badge>}
      {edited && <Badge color="accent">{t('box.notApplied')}</Badge>}
    </span>
  )
}

type OutcomeProps = { outcome: Applied | null; box: PromptBox; onAgain: () => void }

/** What became of the last attempt to save or to interpret a box. */
export function Outcome({ outcome, box, onAgain }: OutcomeProps) {
  if (outcome?.status === 'not-saved') {
    return <StateLine state="failed" text={t('outcome.notSaved', { reason: outcome.reason ?? '' })} />
  }
  if (outcome?.status === 'applied' && outcome.note) return <StateLine state="warning" text={outcome.note} />
  if (box.interpreted) return null
  const reason = outcome?.status === 'not-interpreted' ? outcome.reason : undefined
  return (
    <StateLine
      state="failed"
      text={reason ? t('outcome.kept', { reason }) : t('outcome.keptPlain')}
      action={{ label: t('outcome.again'), onClick: onAgain }}
    />
  )
}
