import { Tooltip } from '@mantine/core'
import type { Sign } from '#shared/admin/conversations.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { IconRuler2 } from '#web/ui/icons/ruler-2.tsx'
import { IconThumbDown } from '#web/ui/icons/thumb-down.tsx'
import classes from './conversations.module.css'

const t = textsOf('adminConversations')

export const SIGN_ICONS = {
  down: IconThumbDown,
  failed: IconAlertCircle,
  rule: IconRuler2,
  gap: IconMessageQuestion,
} as const satisfies Record<Sign, unknown>

/** What went wrong in a conversation, as icons with their names. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
  return signs.map((sign) => {
    const Icon = SIGN_ICONS[sign]
    return (
      <Tooltip key={sign} label={t(`sign.${sign}`)}>
        <span className={classes.sign} data-sign={sign} role="img" aria-label={t(`sign.${sign}`)}>
          <Icon size={16} stroke={1.6} aria-hidden="true" />
        </span>
      </Tooltip>
    )
  })
}
