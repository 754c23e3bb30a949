import type { ChatTurn, KnowledgeHit } from '../types.ts'
import { fence } from './fence.ts'

export type PromptInput = {
  masterPrompt: string
  /** The founder's profile, level, next best action and a summary of the conversation, as text. */
  profile: string
  hits: KnowledgeHit[]
  /** The whole conversation, oldest first; the last message is the user's. */
  history: ChatTurn[]
  /** For the whole prompt; a token is taken as four characters. */
  tokenBudget: number
  /** Compiled rules of the operator's rule boxes, one sentence each. */
  ruleBoxes?: string[]
}

export type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string }

const CHARS_PER_TOKEN = 4
/** Reference material may take this share of the budget; the conversation needs the rest. */
const KNOWLEDGE_SHARE = 0.35
const CUT_NOTE = '\n\nEarlier messages of this conversation were left out; the profile stands in for them.'

/**
 * The messages sent to a model: the master prompt with both placeholders filled by fenced data, the
 * operator's rules, and as much of the conversation as the budget allows, newest kept. A placeholder the
 * operator removed has its section appended, so the data is never lost.
 */
export function assemblePrompt(input: PromptInput): PromptMessage[] {
  const budget = input.tokenBudget * CHARS_PER_TOKEN
  const sections = {
    '{{USER_PROFILE}}': fence('user profile', input.profile),
    '{{KNOWLEDGE_ENTRIES}}': fence('reference material', knowledgeText(input.hits, budget * KNOWLEDGE_SHARE)),
  }
  const missing = Object.entries(sections).filter(
    ([placeholder]) => !input.masterPrompt.includes(placeholder),
  )
  // One pass, so that a placeholder written inside the data is not filled in turn.
  const filled = input.masterPrompt.replace(
    /\{\{(?:USER_PROFILE|KNOWLEDGE_ENTRIES)\}\}/g,
    (placeholder) => sections[placeholder as keyof typeof sections],
  )
  const rules = input.ruleBoxes?.length
    ? `# Rules of this service\n${input.ruleBoxes.map((rule) => `- ${rule}`).join('\n')}`
    : ''
  const system = [filled.trim(), ...missing.map(([, section]) => section), rules].filter(Boolean).join('\n\n')
  const room = budget - system.length
  const whole = newest(input.history, room)
  if (whole.length === input.history.length) return [{ role: 'system', content: system }, ...whole]
  return [{ role: 'system', content: system + CUT_NOTE }, ...newest(input.history, room - CUT_NOTE.length)]
}

/**
 * Whole entries, best first, each with its answer to a question like the last one, until the room is used; the
 * first is cut if it alone is too long.
 */
function knowledgeText(hits: KnowledgeHit[], room: number): string {
  const texts: string[] = []
  let left = room
  for (const { entry, answers } of hits) {
    const answer = answers?.find(({ leads }) => leads)?.answer.says.en
    const text = [`### ${entry.title}`, answer && `**To this question:** ${answer}`, entry.content]
      .filter(Boolean)
      .join('\n')
    if (text.length > left && texts.length > 0) break
    texts.push(text.slice(0, Math.max(0, left)))
    left -= text.length
  }
  return texts.join('\n\n')
}

/** The newest messages that fit; the last one always, cut at its end if it alone is too long. */
function newest(history: ChatTurn[], room: number): ChatTurn[] {
  const kept: ChatTurn[] = []
  let left = Math.max(room, CHARS_PER_TOKEN * 200)
  for (const message of history.toReversed()) {
    if (message.content.length > left && kept.length > 0) break
    kept.unshift({ role: message.role, content: message.content.slice(0, left) })
    left -= message.content.length
  }
  return kept
}
