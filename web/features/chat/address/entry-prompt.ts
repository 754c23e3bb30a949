import { drafts } from '../draft/drafts.ts'
import type { ContextData, Opening } from './context-prompts.ts'
import { putPendingPrompt, takePendingPrompt } from './pending-prompt.ts'

/** What a page that opens the chat may hand over as navigation state (product.md section 2, chat home). */
interface EntryState {
  /** Put into the message box, to be read and sent. */
  prefilledPrompt?: string
  /** The chat opens with a line of the assistant's about one part of the roadmap. */
  contextualPrompt?: { type: string; data?: ContextData }
}

export function prefill(state: unknown): void {
  const { prefilledPrompt } = (state ?? {}) as EntryState
  if (typeof prefilledPrompt === 'string') drafts.keep(null, prefilledPrompt)
}

/** The assistant's opening: the one asked for by this navigation, or one left pending a moment ago. */
export async function openingLine(state: unknown): Promise<Opening | null> {
  const { contextualPrompt } = (state ?? {}) as EntryState
  if (contextualPrompt) {
    const { generateContextPrompt } = await import('./context-prompts.ts')
    const { type, data = {} } = contextualPrompt
    const opening = await generateContextPrompt(type, data)
    if (opening) putPendingPrompt(opening)
  }
  return takePendingPrompt()
}
