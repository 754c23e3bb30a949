import { countsOrganisations, EVIDENCE, EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { FIELD_NAMES } from '#shared/roadmap-fields.ts'
import { counters, organisationsOf } from '../../ledger/counters.ts'
import { countUnits, isNamed } from '../../ledger/organisation-keys.ts'
import type { LedgerState } from '../../ledger/state.ts'
import { deriveWidgets, valuesIn } from '../../ledger/widgets.ts'
import type { AnswerForm, PromptMessage } from '../../prompt/messages.ts'
import { fence } from '../../words/fence.ts'
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

function roadmapLines(ledger: LedgerState): string[] {
  const count = counters(ledger)
  const evidence = EVIDENCE_TYPES.map((type) => {
    const names = countsOrganisations(type) ? namesOf(ledger, type) : ''
    return `${EVIDENCE[type].many}: ${count[type]}${names && ` (${names})`}`
  })
  return [...evidence, `repeat sales: ${count.repeat_events}`, ...fieldLines(ledger)]
}

/** The organisations of a counter as the founder wrote them. */
function namesOf(ledger: LedgerState, type: EvidenceType): string {
  const keys = organisationsOf(ledger.records, type)
  const active = ledger.records.filter(({ state, record }) => state === 'active' && record.type === type)
  const written = [...new Set(active.flatMap(({ record }) => record.orgs ?? []))].slice(0, NAMES_MAX)
  const unnamed = countUnits(keys.filter((key) => !isNamed(key)))
  return [...written, ...(unnamed > 0 ? [`${unnamed} not named`] : [])].join('; ')
}

function fieldLines(ledger: LedgerState): string[] {
  const widgets = deriveWidgets(ledger)
  const priorities = new Map(widgets.target_industries.map(({ name, priority }) => [name, priority]))
  return FIELD_NAMES.flatMap((field) => {
    const values = valuesIn(widgets, field).map((value) => {
      const priority = field === 'industry' ? priorities.get(value) : undefined
      return priority ? `${value} (priority ${priority})` : value
    })
    const text = values.join('; ')
    return text ? [`${field}: ${text.slice(0, FIELD_MAX)}`] : []
  })
}

function questionOf({ pending }: LedgerState): string {
  const { question, options = [] } = pending?.record ?? {}
  if (!question) return 'none'
  return [question, `Answers: ${options.map(({ label }) => label).join(' / ')}`].join('\n')
}
