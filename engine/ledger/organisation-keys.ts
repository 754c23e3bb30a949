/** Organisations that nobody named: the units `from` up to (not including) `to` of the record `of`. */
export type Unnamed = { of: string; from: number; to: number }

/** What a record stands for: an organisation by the key of its name, or a number of unnamed ones. */
export type OrganisationKey = string | Unnamed

export function isNamed(key: OrganisationKey): key is string {
  return typeof key === 'string'
}

/** How many organisations one key stands for. */
export const unitsOf = (key: OrganisationKey): number => (isNamed(key) ? 1 : key.to - key.from)

/** How many organisations a list stands for; a name written twice is two, as in one record. */
export const countUnits = (keys: readonly OrganisationKey[]): number =>
  keys.reduce((sum, key) => sum + unitsOf(key), 0)

/** How many different organisations the keys stand for together. */
export function countDistinct(keys: readonly OrganisationKey[]): number {
  const names = new Set<string>()
  const ranges = new Map<string, Unnamed[]>()
  for (const key of keys) {
    if (isNamed(key)) names.add(key)
    else ranges.set(key.of, [...(ranges.get(key.of) ?? []), key])
  }
  let unnamed = 0
  for (const ofOne of ranges.values()) {
    let end = 0
    for (const { from, to } of ofOne.toSorted((a, b) => a.from - b.from)) {
      unnamed += Math.max(0, to - Math.max(from, end))
      end = Math.max(end, to)
    }
  }
  return names.size + unnamed
}

/** What remains of a range once the units of `others` are taken out. */
function remainder(range: Unnamed, others: readonly Unnamed[]): Unnamed[] {
  const rest: Unnamed[] = []
  let { from } = range
  for (const other of others.toSorted((a, b) => a.from - b.from)) {
    if (other.of !== range.of || other.to <= from || other.from >= range.to) continue
    if (other.from > from) rest.push({ ...range, from, to: other.from })
    from = other.to
  }
  return from < range.to ? [...rest, { ...range, from }] : rest
}

/** The keys that are not among `others`, unit by unit. */
export function without(
  keys: readonly OrganisationKey[],
  others: readonly OrganisationKey[],
): OrganisationKey[] {
  const names = new Set(others.filter(isNamed))
  const unnamed = others.flatMap((key) => (isNamed(key) ? [] : key))
  const ranges = Map.groupBy(unnamed, ({ of }) => of)
  return keys.flatMap<OrganisationKey>((key) => {
    if (isNamed(key)) return names.has(key) ? [] : key
    return remainder(key, ranges.get(key.of) ?? [])
  })
}
