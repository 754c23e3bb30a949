import type { ModelState } from '#server/models/choice.ts'
import { sayRetirement } from '#server/models/retirement.ts'
import type { Notice } from '#shared/admin/notices.ts'

/** Returns what operators should know of the models in force: last days, replacements, and what was refused. */
export function modelNotices({ retirement, replacements, adjustments }: ModelState): Notice[] {
  const missing = replacements.filter(({ why }) => why === 'missing').at(-1)
  return [
    retirement && {
      code: 'model_retiring' as const,
      severity: retirement.over ? ('error' as const) : ('warning' as const),
      title: retirement.over ? 'The chosen model is gone' : 'The chosen model retires soon',
      text: sayRetirement(retirement),
      advice: retirement.over
        ? retirement.replacement === undefined
          ? 'It is asked as long as the provider answers.'
          : `${retirement.replacement} answers in its place.`
        : retirement.replacement === undefined
          ? 'The provider names no replacement.'
          : 'After that day its replacement answers by itself.',
      action: changeTo(retirement.replacement),
      at: new Date(retirement.day).toISOString(),
    },
    missing && {
      code: 'model_missing' as const,
      severity: 'error' as const,
      title: 'The provider does not have the chosen model',
      text: `${missing.by} answers in place of ${missing.model}.${quoted(missing.said)}`,
      advice: 'Choose a model that the provider has under Assistant Settings.',
      action: changeTo(missing.by),
      at: missing.at.toISOString(),
    },
    adjustments.length > 0 && {
      code: 'model_adjusted' as const,
      severity: 'info' as const,
      title: 'A model is asked in another way',
      text: adjustments
        .map(({ model, parameter, said }) => `${model} refused ${parameter}.${quoted(said)}`)
        .join(' '),
      advice: 'Replies go on without it. There is nothing to do.',
      at: adjustments[0]?.at.toISOString() ?? null,
    },
  ].filter((notice) => notice !== undefined && notice !== false)
}

const quoted = (said: string | undefined) => (said === undefined ? '' : ` It says: “${said}”`)

const SETTINGS = '/admin/assistant-settings'

const changeTo = (model: string | undefined) =>
  model === undefined
    ? { label: 'Choose a model', href: SETTINGS }
    : { label: `Use ${model}`, href: `${SETTINGS}?model=${encodeURIComponent(model)}` }
