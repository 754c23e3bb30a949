import type { LedgerState } from '#engine/ledger/state.ts'
import { deriveWidgets } from '#engine/ledger/widgets.ts'
import type { Ctx } from '#server/services/context.ts'
import { detectLanguage } from '#shared/language.ts'
import type { FieldFact, FieldName } from '#shared/roadmap.ts'

/** A number with a unit, a percent sign or a currency. */
const QUANTITY = /[€$£¥]\s?\d|\d\s?(?:%|[\p{L}°µ])/u

/**
 * Returns what the reader finds in a text that a person typed for a field; nothing in one that it cannot read
 * in time.
 */
export async function readValue(
  { workers }: Pick<Ctx, 'workers'>,
  ledger: LedgerState,
  field: FieldName,
  text: string,
): Promise<FieldFact | undefined> {
  const input = { text, language: detectLanguage(text), widgets: deriveWidgets(ledger) }
  const facts = await workers.run('readField', input).catch(() => [])
  return facts.find((fact) => fact.field === field)
}

/** Returns what code can check in the new text. A flag the value had stays: rewording never lowers a level. */
export function flagsOf(read: FieldFact | undefined, text: string, before: FieldFact | undefined) {
  const quantified = Boolean(read?.quantified || before?.quantified || QUANTITY.test(text))
  const sufferer = read?.sufferer ?? before?.sufferer
  const consequence = read?.consequence ?? before?.consequence
  return {
    ...(quantified && { quantified }),
    ...(sufferer && { sufferer }),
    ...(consequence && { consequence }),
  }
}
