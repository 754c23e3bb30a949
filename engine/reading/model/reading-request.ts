import type { FieldName } from '#shared/roadmap.ts'
import { counters, organisationsOf } from '../../ledger/counters.ts'
import { countUnits, isNamed } from '../../ledger/organisation-keys.ts'
import type { LedgerState } from '../../ledger/state.ts'
import { deriveWidgets } from '../../ledger/widgets.ts'
import { fence } from '../../prompt/fence.ts'
import type { AnswerForm, PromptMessage } from '../../prompt/messages.ts'
import { READING_INSTRUCTIONS } from './instructions.ts'
import { READING_SCHEMA } from './reading.ts'

/** Names of organisations listed for one counter, and characters of a field: enough to tell one from another. */
const NAMES_MAX = 60
const FIELD_MAX = 200
/** Characters of a message that are read, as the plain reader's. */
const MESSAGE_MAX = 8_000

/** What is known when a message is read. */
export interface ReadingContext {
  readonly ledger: LedgerState
  /** How the reply before the message ends. */
  readonly follows: string | null
  /** When the message is read, in ISO form. */
  readonly at: string
}

/** The form that a reading is asked for in. */
export const READING_FORM: AnswerForm = {
  name: 'roadmap_reading',
  schema: READING_SCHEMA,
}

/** What a model that reads a message is sent: what never changes first, the message last. */
export function readingPrompt(content: string, { ledger, follows, at }: ReadingContext): PromptMessage[] {
  return [
    { role: 'system', content: READING_INSTRUCTIONS },
    {
      role: 'user',
      content: [
        `today: ${at.slice(0, 10)}`,
        fence('roadmap', roadmapLines(ledger).join('\n')),
        fence('open question', questionOf(ledger)),
        fence('reply before', follows ?? 'none'),
        fence('founder message', content.slice(0, MESSAGE_MAX)),
      ].join('\n'),
    },
  ]
}

const LABELS = { interview: 'interviews', loi: 'LOIs', pilot: 'pilots', revenue: 'paying customers' } as const

function roadmapLines(ledger: LedgerState): string[] {
  const count = counters(ledger)
  const evidence = (['interview', 'loi', 'pilot', 'revenue'] as const).map((type) => {
    const names = type === 'interview' ? '' : namesOf(ledger, type)
    return `${LABELS[type]}: ${count[type]}${names && ` (${names})`}`
  })
  return [...evidence, `repeat sales: ${count.repeat_events}`, ...fieldLines(ledger)]
}

/** The organisations of a counter as the founder wrote them. */
function namesOf(ledger: LedgerState, type: 'loi' | 'pilot' | 'revenue'): string {
  const keys = organisationsOf(ledger.records, type)
  const active = ledger.records.filter(({ state, record }) => state === 'active' && record.type === type)
  const written = [...new Set(active.flatMap(({ record }) => record.orgs ?? []))].slice(0, NAMES_MAX)
  const unnamed = countUnits(keys.filter((key) => !isNamed(key)))
  return [...written, ...(unnamed > 0 ? [`${unnamed} not named`] : [])].join('; ')
}

function fieldLines(ledger: LedgerState): string[] {
  const { idea_summary: idea, value_proof_summary: value, ...widgets } = deriveWidgets(ledger)
  const { icp_data: icp, buyer_persona: buyer } = widgets
  const lines: [FieldName, string | undefined][] = [
    ['technology', idea.technology],
    ['problem', idea.problem],
    ['application', idea.applications.join('; ')],
    ['value_proposition', value.value_proposition],
    ['proof_point', value.proof_points.map(({ text }) => text).join('; ')],
    [
      'industry',
      widgets.target_industries
        .map(({ name, priority }) => (priority ? `${name} (priority ${priority})` : name))
        .join('; '),
    ],
    ['icp_description', icp.description],
    ['icp_characteristic', icp.characteristics.join('; ')],
    ['persona_role', buyer.role],
    ['persona_motivation', buyer.motivation],
    ['persona_proof_needed', buyer.proof_needed],
  ]
  return lines.flatMap(([field, text]) => (text ? [`${field}: ${text.slice(0, FIELD_MAX)}`] : []))
}

function questionOf({ pending }: LedgerState): string {
  const { question, options = [] } = pending?.record ?? {}
  if (!question) return 'none'
  return [question, `Answers: ${options.map(({ label }) => label).join(' / ')}`].join('\n')
}
