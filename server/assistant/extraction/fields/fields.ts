import type { Language } from '#shared/language.ts'
import type { FieldFact, Widgets } from '#shared/roadmap.ts'

/** Fields of the roadmap stated in a message. */
export function fieldFacts(_text: string, _language: Language, _widgets: Widgets): FieldFact[] {
  return []
}
