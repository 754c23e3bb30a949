import { loadTexts, textsOf } from '#web/lib/texts.ts'

const t = textsOf('openings')

/** The parts of the roadmap that can open a chat. */
const SUBJECTS = [
  'idea_summary',
  'value_proof',
  'evidence',
  'target_industries',
  'icp',
  'buyer_persona',
  'next_best_action',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** What the roadmap holds on a subject, in the founder's words; missing or blank when it holds nothing. */
export interface ContextData {
  current?: string
  /** The same by its parts, each with its label; told in place of `current`, a line for each. */
  parts?: readonly { readonly label: string; readonly text: string }[]
}

/** An opening line of the assistant's, and the parts of its subject that an answer may begin with. */
export interface Opening {
  readonly text: string
  readonly parts: readonly string[]
}

/** The opening of a chat about one part of the roadmap, in the language of the screen; null for an unknown part. */
export async function generateContextPrompt(type: string, data: ContextData): Promise<Opening | null> {
  const subject = SUBJECTS.find((each) => each === type)
  if (!subject) return null
  await loadTexts(['openings'])
  const parts = (['first', 'second', 'third'] as const).map((place) => t(`parts.${subject}.${place}`))
  return { text: textOf(subject, data), parts }
}

function textOf(subject: Subject, data: ContextData): string {
  const held = (data.parts ?? []).filter(({ text }) => text.trim() !== '')
  if (held.length > 0) {
    const listed = held.map(({ label, text }) => `- **${label}:** ${text.replace(/\s+/g, ' ').trim()}`)
    return [t('lists'), listed.join('\n'), t(`refine.${subject}`)].join('\n\n')
  }
  const current = data.current?.trim()
  return current ? `${t('holds', { current })}\n\n${t(`refine.${subject}`)}` : t(`empty.${subject}`)
}
