import type { AnswersNow as Now } from '#shared/admin/answers-now.ts'
import type { ModelConfig } from '#shared/admin/setting-fields.ts'
import { formatAgo, formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconInfoCircle } from '#web/ui/icons/info-circle.tsx'
import classes from './answers-now.module.css'
import { dollars, seconds } from './figures.ts'

const t = textsOf('adminSettings')

const icons = {
  answers: IconCircleCheck,
  stands_in: IconAlertTriangle,
  fails: IconAlertCircle,
  untried: IconInfoCircle,
  guide: IconInfoCircle,
}

type AnswersNowProps = { now: Now; failing: ModelConfig['on_model_failure'] }

/** Who answers founders, by the newest calls and whatever the form says. */
export function AnswersNow({ now, failing }: AnswersNowProps) {
  const { state, said, costPerReply, replies } = now
  const Icon = icons[state]
  return (
    <div className={classes.root} data-state={state}>
      <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title}>{titleOf(now)}</p>
        <p className={classes.more}>{moreOf(now)}</p>
        {said && <q className={classes.said}>{said}</q>}
        {state === 'fails' && (failing ?? 'error') === 'error' && (
          <p className={classes.more}>{t('now.nobody')}</p>
        )}
      </div>
      {replies > 0 && (
        <p className={classes.cost}>
          {costPerReply === null ? t('now.unpriced') : t('now.cost', { cost: dollars(costPerReply) })}
          <br />
          {t('now.of', { count: replies })}
        </p>
      )}
    </div>
  )
}

function titleOf({ state, chosen, by, at }: Now): string {
  const model = by === 'guide' ? '' : (by ?? chosen)
  switch (state) {
    case 'answers':
      return t('now.answers', { model })
    case 'stands_in':
      return t('now.standsIn', { model: model || t('now.theGuide'), chosen })
    case 'fails':
      return t('now.fails', { model: chosen, time: at ? formatTime(at) : '' })
    case 'untried':
      return t('now.untried', { model: chosen })
    case 'guide':
      return t('now.guide')
  }
}

function moreOf({ state, at, firstTextMs }: Now): string {
  if (state === 'guide') return t('now.guideNext')
  if (state === 'untried') return t('now.untriedNext')
  if (state === 'fails' || !at) return ''
  const ago = formatAgo(at)
  return firstTextMs === null
    ? t('now.last', { ago })
    : t('now.lastWord', { ago, seconds: seconds(firstTextMs) })
}
