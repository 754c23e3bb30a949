import type { RecordExample } from './record-examples.ts'
import { shuffled } from './shuffled.ts'

/** Sentences that tell of no record, for a language. */
export interface Aside {
  readonly language: RecordExample['language']
  readonly text: string
}

/** Asides in one message, at most, and every so many examples one is told in small letters. */
const [ASIDES, LOWERED] = [3, 6]

const moved = <Part extends { readonly start: number; readonly end: number }>(
  parts: readonly Part[],
  by: number,
) => parts.map((part) => ({ ...part, start: part.start + by, end: part.end + by }))

/** Two messages as one. */
function joined(one: RecordExample, other: RecordExample): RecordExample {
  const between = /[.!?…”»"]\s*$/u.test(one.text) ? ' ' : '\n'
  const by = one.text.length + between.length
  return {
    ...one,
    text: one.text + between + other.text,
    segments: [...one.segments, ...moved(other.segments, by)],
    parts: [...one.parts, ...moved(other.parts, by)],
  }
}

const nothingIn = ({ language, text }: Aside): RecordExample => ({
  language,
  text,
  segments: [{ start: 0, end: text.length, type: undefined, relation: undefined }],
  parts: [],
})

const lowered = (example: RecordExample): RecordExample => {
  const text = example.text.toLowerCase()
  return text.length === example.text.length ? { ...example, text } : example
}

/** The same message about other people and organisations of its language: names teach nothing, what is around them does. */
function renamed(
  example: RecordExample,
  names: ReadonlyMap<string, readonly string[]>,
  seed: number,
): RecordExample {
  let state = seed
  let text = ''
  let from = 0
  const shifts: { at: number; by: number }[] = []
  for (const { tag, start, end } of [...example.parts].sort((a, b) => a.start - b.start)) {
    const list = names.get(`${example.language} ${tag}`) ?? []
    const own = example.text.slice(start, end)
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const other = isNameOf(tag, own) ? list[(state >> 8) % Math.max(1, list.length)] : undefined
    if (other === undefined) continue
    text += example.text.slice(from, start) + other
    from = end
    shifts.push({ at: end, by: other.length - own.length })
  }
  text += example.text.slice(from)
  const at = (place: number) =>
    place + shifts.reduce((sum, shift) => sum + (shift.at <= place ? shift.by : 0), 0)
  const moved = <Part extends { readonly start: number; readonly end: number }>(part: Part): Part => ({
    ...part,
    start: at(part.start),
    end: at(part.end),
  })
  return { ...example, text, segments: example.segments.map(moved), parts: example.parts.map(moved) }
}

const PERSON = /^\p{Lu}[\p{L}\p{M}'’.-]+(?: [\p{L}'’.-]+)* \p{Lu}[\p{L}\p{M}'’-]+$/u
const isNameOf = (tag: string, text: string) =>
  (tag === 'organisation' && /^\p{Lu}/u.test(text)) ||
  ((tag === 'who' || tag === 'signatory' || tag === 'decided_by') && PERSON.test(text) && text.length < 30)

function namesIn(examples: readonly RecordExample[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { language, text, parts } of examples)
    for (const { tag, start, end } of parts) {
      const name = text.slice(start, end)
      if (!isNameOf(tag, name)) continue
      const key = `${language} ${tag}`
      names.set(key, [...(names.get(key) ?? []), name])
    }
  return names
}

/** The examples, each also about others, and some in small letters. The same in every run. */
export function varied(examples: readonly RecordExample[]): RecordExample[] {
  const names = namesIn(examples)
  return [
    ...examples,
    ...examples.map((example, at) => renamed(example, names, at + 1)),
    ...examples.filter((_, at) => at % LOWERED === 0).map(lowered),
  ]
}

/** Messages that hold more: two examples, or one beside sentences that tell of no record; and such sentences alone. */
export function longer(examples: readonly RecordExample[], asides: readonly Aside[]): RecordExample[] {
  const asidesOf = Map.groupBy(shuffled(asides, 3), ({ language }) => language)
  const nothing = [...asidesOf.values()].flatMap((list) =>
    grouped(list).map((group) => group.map(nothingIn).reduce(joined)),
  )
  const nothingOf = Map.groupBy(nothing, ({ language }) => language)
  const others = Map.groupBy(shuffled(examples, 5), ({ language }) => language)
  const pick = <Value>(list: readonly Value[] | undefined, at: number) => list?.[at % list.length]
  const more = examples.flatMap((example, at) => {
    const other = pick(others.get(example.language), at)
    const aside = pick(nothingOf.get(example.language), at * 7)
    return [
      ...(other && at % 2 === 0 ? [joined(example, other)] : []),
      ...(aside ? [at % 2 === 0 ? joined(aside, example) : joined(example, aside)] : []),
    ]
  })
  return [...more, ...nothing]
}

/** Lists of one, two or three. */
function grouped(list: readonly Aside[]): Aside[][] {
  const groups: Aside[][] = []
  for (let at = 0; at < list.length; ) {
    const size = 1 + (groups.length % ASIDES)
    groups.push(list.slice(at, at + size))
    at += size
  }
  return groups
}
