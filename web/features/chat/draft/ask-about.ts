import type { Language } from '#shared/language.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('chat')

/** Returns the words in front of a question about an entry, as a founder says them in the conversation's language. */
export const aboutWords = (title: string, lang: Language): string => t.in(lang)('entry.about', { title })

interface Lead {
  readonly conversationId: string | null
  readonly text: string
}

let lead: Lead | null = null
const listeners = new Set<() => void>()

/** Words in front of what is typed in a conversation's message box. They are sent with it, and kept as no draft. */
export const leadIn = {
  get: (conversationId: string | null): string => (lead?.conversationId === conversationId ? lead.text : ''),

  set(conversationId: string | null, text: string): void {
    lead = text === '' ? null : { conversationId, text }
    for (const listener of listeners) listener()
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Splits the text of the message box into the lead and what is typed behind it; a changed lead is typed text. */
export function splitLead(text: string, before: string): { lead: string; typed: string } {
  if (before !== '' && text.startsWith(before)) return { lead: before, typed: text.slice(before.length) }
  return { lead: '', typed: text }
}
