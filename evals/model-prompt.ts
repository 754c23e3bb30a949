import { starterKnowledge } from '#engine/knowledge/starter.ts'
import type { AssembledPrompt } from '#engine/prompt/assemble-prompt.ts'
import { DEFAULT_MASTER_PROMPT } from '#engine/prompt/prompt-texts.ts'
import { SHIPPED } from '#server/models/known-models.ts'
import { shippedBoxes } from '#server/rule-parser/starting-boxes.ts'
import { promptFor } from '#server/workers/replies/prompt-for.ts'
import { openIndex, putEntry } from '#server/workers/texts/knowledge-index.ts'
import { planReply } from '#server/workers/texts/plan-reply.ts'
import { DEFAULT_MODEL } from '#shared/models.ts'
import type { Turn } from './conversation.ts'

const INDEX = 'evals'
/** The day of every evaluation, so that it says the same tomorrow. */
export const TODAY = new Date('2026-11-22T09:00:00Z')

const rules = shippedBoxes().map(({ key, title, interpretation }) => ({
  key,
  title,
  rules: interpretation.rules,
}))
const settings = { masterPrompt: DEFAULT_MASTER_PROMPT, rules }

let opened = false

/** Opens the knowledge that the product ships with, for `modelPrompt`. Taking it in costs seconds, so it is done once. */
export function openKnowledge(): void {
  if (opened) return
  opened = true
  openIndex({ index: INDEX })
  for (const entry of starterKnowledge) putEntry({ index: INDEX, entry: { ...entry, id: entry.slug } })
}

/**
 * Returns what a model is sent for a message, as the server assembles it for a member under the settings it
 * ships with.
 */
export function modelPrompt(
  { messages, roadmap, profile }: Turn,
  contextWindow = SHIPPED.capabilitiesOf(DEFAULT_MODEL.model).context,
): AssembledPrompt {
  const audience = 'member'
  const { plan } = planReply({
    index: INDEX,
    turns: messages,
    roadmap,
    boxes: rules,
    audience,
    vector: null,
    model: true,
  })
  return promptFor({
    settings,
    plan,
    profile,
    audience,
    turns: messages,
    summary: undefined,
    cutReply: undefined,
    today: TODAY,
    contextWindow,
  })
}
