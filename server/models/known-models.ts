import {
  type Capabilities,
  familyLike,
  type ModelEntry,
  plainNameOf,
  undatedName,
} from '#shared/model-catalogue.ts'
import { CATALOGUE } from './catalogue.ts'

/** A model's last day, what is named in its place, and who says so. */
export interface LastDay {
  /** As 2026-12-11. */
  readonly day: string
  readonly replacement: string | undefined
  /** The catalogue that ships, the provider's own list of models, or an operator's entry. */
  readonly by: 'shipped' | 'provider' | 'operator'
}

/** What is known of all models. */
export interface KnownModels {
  /** Of every model with an entry. */
  readonly ids: readonly string[]
  /** A model's entry, whatever vendor stands before its id and whatever date behind it. */
  entryOf(id: string): ModelEntry | undefined
  /** Returns how a model is asked: by its entry, else by the family that its id begins like. */
  capabilitiesOf(id: string): Capabilities
  /**
   * An operator's day counts first where it is not the one that ships, then the earlier one of the provider's and the shipped one. `listed` is the provider's
   * where its list is at hand; else the one that was last seen there counts.
   */
  lastDayOf(id: string, listed?: string): LastDay | undefined
}

export interface KnownBeside {
  /** Entries of operators; each takes the place of the shipped one of its id. */
  readonly own?: readonly ModelEntry[]
  /** Last days that the provider told, by the models' plain names. */
  readonly lastDays?: ReadonlyMap<string, string>
}

/** Whoever corrects a price keeps the shipped day in their entry without having chosen it. */
const shippedDays = new Map(CATALOGUE.models.map(({ id, retires }) => [id, retires?.day]))
const families = new Map(CATALOGUE.families.map((family) => [family.id, family]))

/** The catalogue that ships, with what operators entered and what the provider told. */
export function knowModels({ own = [], lastDays = new Map() }: KnownBeside = {}): KnownModels {
  // What a release knows less of than the operators did stays out; their own names go before those that ship.
  const owned = own.filter(({ family }) => families.has(family))
  const all = overlaid(owned)
  const byName = new Map(
    [...all]
      .sort((one, other) => Number(owned.includes(one)) - Number(owned.includes(other)))
      .flatMap((entry) => [...entry.aliases, entry.id].map((name) => [name, entry] as const)),
  )
  const entryOf = kept((id) => {
    const name = plainNameOf(id)
    return byName.get(name) ?? byName.get(undatedName(name))
  })
  return {
    ids: all.map(({ id }) => id),
    entryOf,
    capabilitiesOf: kept((id) => {
      const entry = entryOf(id)
      const family = (entry && families.get(entry.family)) ?? familyLike(CATALOGUE.families, id)
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
    }),
    lastDayOf(id, listed) {
      const entry = entryOf(id)
      const entered = entry?.retires
      const replacement = entered?.replacement
      if (entry && entered && owned.includes(entry) && entered.day !== shippedDays.get(entry.id))
        return { day: entered.day, replacement, by: 'operator' }
      const name = plainNameOf(id)
      const told = listed ?? lastDays.get(name) ?? lastDays.get(undatedName(name))
      if (told !== undefined && (!entered || told < entered.day))
        return { day: told, replacement, by: 'provider' }
      return entered && { day: entered.day, replacement, by: 'shipped' }
    },
  }
}

/** Finds each once: a reply asks a dozen times for the same few models. */
function kept<Value>(find: (id: string) => Value): (id: string) => Value {
  const found = new Map<string, Value>()
  return (id) => {
    const known = found.get(id)
    if (known !== undefined) return known
    const value = find(id)
    found.set(id, value)
    return value
  }
}

/** The shipped entries with those of operators in their places, and at the end those that are only theirs. */
export function overlaid(own: readonly ModelEntry[]): ModelEntry[] {
  const theirs = new Map(own.map((entry) => [entry.id, entry]))
  const ships = new Set(CATALOGUE.models.map(({ id }) => id))
  return [
    ...CATALOGUE.models.map((entry) => theirs.get(entry.id) ?? entry),
    ...own.filter(({ id }) => !ships.has(id)),
  ]
}

/** What the product knows without operators and providers. */
export const SHIPPED = knowModels()
