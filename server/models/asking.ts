import type { SchemaMode } from '#shared/model-catalogue.ts'
import type { Learned } from './memory.ts'
import { SCHEMA_PARAMETERS } from './refusals.ts'

/** Returns what is left to ask for JSON by once `mode` was refused or ignored; undefined after the plainest. */
export function plainerThan(mode: SchemaMode): SchemaMode | undefined {
  if (mode === 'json_schema') return 'json_object'
  return mode === 'json_object' ? 'prompt' : undefined
}

/** Parameters that no call can go without. */
const NEEDED = ['model', 'messages', 'input', 'stream', 'store', 'system']

/** Returns what of a body may be left out when it is refused. */
export const optionalOf = (body: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(body).filter((name) => !NEEDED.includes(name))

/**
 * Takes in that a parameter was refused, so that the next call goes without it. False when that was known, and asking
 * again would be refused again.
 */
export function learnRefusal(learned: Learned, parameter: string, mode: SchemaMode | undefined): boolean {
  const plainer = mode && plainerThan(mode)
  if (plainer && SCHEMA_PARAMETERS.includes(parameter)) {
    learned.structured = plainer
    return true
  }
  if (learned.refused.has(parameter)) return false
  learned.refused.add(parameter)
  return true
}
