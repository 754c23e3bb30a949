import type { ContextData } from '#shared/context-prompts.ts'
import { languageStore } from '#web/lib/language.ts'
import { drafts } from '../composer/drafts.ts'
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

/** The assistant's opening line: the one asked for by this navigation, or one left pending a moment ago. */
export async function openingLine(state: unknown): Promise<string | null> {
  const { contextualPrompt } = (state ?? {}) as EntryState
  if (contextualPrompt) {
    const { generateContextPrompt } = await import('#shared/context-prompts.ts')
    const line = generateContextPrompt(
      contextualPrompt.type,
      contextualPrompt.data ?? {},
      languageStore.get(),
    )
    if (line) putPendingPrompt(line)
  }
  return takePendingPrompt()
}
