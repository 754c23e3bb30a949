import type { Dashboard } from '#shared/dashboard.ts'
import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import type { LevelReport } from '#shared/level-report.ts'
import { FIELD_NAMES } from '#shared/roadmap-fields.ts'
import { formatDay, formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { labelOf } from '../labels.ts'
import { measuredOn } from './condition-source.ts'

const t = textsOf('roadmap')

/** More would be a list, not a sentence. */
const MOST = 2

const SAID = [...FIELD_NAMES, ...EVIDENCE_TYPES, 'repeat_events'] as const

type Reached = NonNullable<Dashboard['reached']>

/** "Level 3 since 22 November, when you said what moves the buyer." `own` is false for whoever only reads. */
export function reachedWords({ at, led_by, down }: Reached, report: LevelReport, own: boolean): string {
  const { level, current } = report
  // Of all that changed at once, what the gate of this level asks for; after a loss, what was lost.
  const asked = new Set(current.flatMap(({ id }) => measuredOn(id)))
  const fitting = led_by.filter((part) => isLoss(part) === down)
  const first = fitting.filter(({ what }) => asked.has(what))
  const words = [...(first.length > 0 ? first : fitting)].slice(-MOST).flatMap((part) => partWords(part, own))
  const day = formatDay(at)
  const causes = formatList([...new Set(words)])
  if (causes === '') return t(down ? 'level.backSince' : 'level.since', { level, day })
  return t(down ? 'level.backSinceWhen' : 'level.sinceWhen', { level, day, causes })
}

type Part = Reached['led_by'][number]

const isLoss = (part: Part) => ('removed' in part ? part.removed : part.to < part.from)

function partWords(part: Part, own: boolean): string[] {
  const what = labelOf(part.what)
  if ('removed' in part && part.removed) return [t('reached.removed', { what })]
  if ('from' in part && part.to < part.from)
    return [t('reached.fell', { what, from: part.from, to: part.to })]
  const said = SAID.find((each) => each === part.what)
  return said ? [t(`reached.${said}`, { who: own ? 'you' : 'founder' })] : []
}
