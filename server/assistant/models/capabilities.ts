import { CATALOGUE, type Capabilities, type Entry } from './catalogue.ts'

const byName = new Map(
  CATALOGUE.models.flatMap((entry) => [entry.id, ...entry.aliases].map((name) => [name, entry] as const)),
)
const families = new Map(CATALOGUE.families.map((family) => [family.id, family]))
/** The longest prefix first. */
const prefixes = CATALOGUE.families
  .flatMap((family) => family.prefixes.map((prefix) => ({ prefix, family })))
  .sort((one, other) => other.prefix.length - one.prefix.length)
const unknown = CATALOGUE.families.find((family) => family.prefixes.length === 0)

/** What a gateway puts before the vendor's own id: `openai/` of `openai/gpt-5`; empty for most. */
export const vendorOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1)
/** A dated model (gpt-5-mini-2025-08-07, claude-haiku-4-5-20251001) is the model of its name. */
const undated = (id: string) => id.replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8})$/, '')

/** A model's entry in the catalogue, whatever vendor stands before its id and whatever date behind it. */
export function entryOf(id: string): Entry | undefined {
  const name = id.slice(vendorOf(id).length).toLowerCase()
  return byName.get(name) ?? byName.get(undated(name))
}

/** How a model is asked: by its entry, else by the family that its id begins like. */
export function capabilitiesOf(id: string): Capabilities {
  const entry = entryOf(id)
  const name = id.slice(vendorOf(id).length).toLowerCase()
  const family =
    (entry && families.get(entry.family)) ??
    prefixes.find(({ prefix }) => name.startsWith(prefix))?.family ??
    unknown
  // The catalogue's check holds that there is one for all others.
  if (!family) throw new TypeError('The catalogue has no family for unknown models')
  const { id: _id, prefixes: _prefixes, ...common } = family
  if (!entry) return common
  const { wires, token_limit, temperature, effort, structured, context, output } = entry
  return {
    wires: wires ?? common.wires,
    token_limit: token_limit ?? common.token_limit,
    temperature: temperature ?? common.temperature,
    effort: effort ?? common.effort,
    structured: structured ?? common.structured,
    context: context ?? common.context,
    output: output ?? common.output,
  }
}
