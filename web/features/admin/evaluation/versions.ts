import { z } from 'zod'
import type { evaluationRunsApi, VersionView } from '#shared/admin/evaluation-runs.ts'
import type { InputOf, OutputOf } from '#shared/endpoint.ts'
import { drafts } from '#web/lib/draft.ts'
import { formatDay, formatDollars, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminEvaluation')

type Options = OutputOf<typeof evaluationRunsApi.options>
type VersionInput = InputOf<typeof evaluationRunsApi.start>['a']

/** What Assistant Settings keeps of a prompt that is not saved yet. */
const Draft = z.object({ values: z.object({ master_prompt: z.string().min(1) }) })

/** The prompt that its writer has not saved; null when there is none. */
export const draftPrompt = (): string | null =>
  drafts.read('assistant-settings', (value) => Draft.safeParse(value).data?.values.master_prompt)

/** A saved prompt's name. */
export const promptName = (id: string) =>
  id === 'draft' ? t('version.draft') : id === 'default' ? t('version.shipped') : t('version.prompt', { id })

/** Every version that can be chosen, by what it changes of what is live. */
export function choices({ prompts, model, models, ruleChanges }: Options, draft: string | null) {
  const saved = prompts
    .filter(({ live }) => !live)
    .map(({ id, since }) => ({
      value: `prompt:${id}`,
      label: since ? `${promptName(id)}, ${formatDay(since)}` : promptName(id),
    }))
  const drafted = draft === null ? [] : [{ value: 'draft', label: t('version.draft') }]
  return [
    { value: 'live', label: t('version.live') },
    { group: t('setup.prompts'), items: [...drafted, ...saved] },
    {
      group: t('setup.rules'),
      items: [
        { value: 'rules:none', label: t('version.noRules') },
        { value: 'rules:shipped', label: t('version.shippedRules') },
        ...ruleChanges.map(({ id, at, box }) => ({
          value: `rules:before:${id}`,
          label: t('version.rulesBefore', { at: formatMoment(at), box }),
        })),
      ],
    },
    {
      group: t('setup.models'),
      items: models.filter((id) => id !== model).map((id) => ({ value: `model:${id}`, label: id })),
    },
  ]
}

/** A choice as the server is told of it. */
export function versionOf(choice: string, draft: string | null): VersionInput {
  const [kind, value = ''] = [choice.split(':')[0], choice.slice(choice.indexOf(':') + 1)]
  if (kind === 'draft' && draft !== null) return { draft }
  if (kind === 'prompt') return { prompt: value }
  if (kind === 'model') return { model: value }
  if (kind === 'rules') return { rules: rulesOf(value) }
  return {}
}

function rulesOf(value: string): 'none' | 'shipped' | `before:${string}` {
  if (value === 'none' || value === 'shipped') return value
  return `before:${value.slice('before:'.length)}`
}

/** What stands under a version's name. */
export function versionNote({ prompt, since, model, rules }: VersionView): string {
  const saved =
    prompt === 'draft' ? t('version.notSaved') : since ? t('version.since', { day: formatDay(since) }) : null
  const told = rulesNote(rules)
  return [saved, model, told].filter((part) => part !== null).join(' · ')
}

function rulesNote(rules: VersionView['rules']): string | null {
  if (rules === 'live') return null
  if (rules === 'none') return t('version.noRules')
  return rules === 'shipped' ? t('version.shippedRules') : t('version.earlierRules')
}

/** Two versions by what differs between them: their prompts, else models, else rules. */
export function namesApart(a: VersionView, b: VersionView): { a: string; b: string } {
  if (a.prompt !== b.prompt) return { a: promptName(a.prompt), b: promptName(b.prompt) }
  if (a.model !== b.model) return { a: a.model, b: b.model }
  const live = t('version.liveRules')
  return { a: rulesNote(a.rules) ?? live, b: rulesNote(b.rules) ?? live }
}

/** "+0.7", "−1.4" */
export function signed(difference: number): string {
  const rounded = difference.toFixed(1)
  if (Number(rounded) === 0) return '0.0'
  return difference > 0 ? `+${rounded}` : rounded.replace('-', '−')
}

/** "$0.84"; what is less than a cent counts as one. */
export const dollarsOf = (cost: number) => formatDollars(cost > 0 ? Math.max(cost, 0.01) : cost)

/** "4.5", or a dash while there is none. */
export const gradeOf = (grade: number | null) => (grade === null ? '–' : grade.toFixed(1))

export const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60))
