import type { CheckInput } from '#shared/admin/check-model.ts'
import type { Part } from './save-all.ts'
import type { EditsState } from './use-edits.ts'
import { VALUE_KEYS, type ValueKey, type Values } from './values.ts'

/** What the spec does not know. */
const OWN: ReadonlySet<ValueKey> = new Set(['member_daily_limit', 'placeholders'])

/** One setting as it is sent; the master prompt travels in an object. */
export function partOf<K extends ValueKey>(
  key: K,
  value: Values[K],
  expectedUpdatedAt: string | null | undefined,
): Part {
  return { key, value: key === 'master_prompt' ? { value } : value, expectedUpdatedAt }
}

/**
 * Every key; the API key only when one was typed for the direct provider (product.md section 5), and the daily limit and
 * the placeholders, which the spec does not know, only when they were changed. Of settings that could not be loaded, what was changed.
 */
export function allParts(edits: EditsState, apiKey: string, isKnown: boolean): readonly Part[] {
  const sent = VALUE_KEYS.filter((key) => edits.changed.includes(key) || (isKnown && !OWN.has(key)))
  const parts = sent.map((key) => partOf(key, edits.values[key], edits.since(key)))
  if (apiKey && edits.values.api_provider === 'direct') {
    parts.push({ key: 'openai_api_key', value: apiKey, expectedUpdatedAt: undefined })
  }
  return parts
}

/** What to try before saving: undefined when nothing changes for the provider, and when the guide answers either way. */
export function toCheck(
  { changed, values }: EditsState,
  key: string,
  someReady: boolean,
): CheckInput | undefined {
  const { api_provider: provider, model_config: config } = values
  const typed = provider === 'direct' && key !== ''
  if (!typed && !config.local && !someReady) return undefined
  if (!typed && !changed.includes('api_provider') && !changed.includes('model_config')) return undefined
  return {
    provider,
    model: config.model,
    ...(typed && { key }),
    ...(config.local && { local: config.local }),
  }
}
