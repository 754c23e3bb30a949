import type { Random } from './random.ts'

/** The part of JSON Schema that zod writes. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

export type Path = readonly string[]

/** Where an input takes text. */
export interface TextPlace {
  /** `*` is an item of an array or a value of a record. */
  readonly path: Path
  /** Longest text taken, in characters; undefined where the schema sets no limit. */
  readonly limit: number | undefined
}

const ITEM = '*'
/** Tried in turn where a pattern or a format asks for something. */
const FITTING = ['1', 'default', 'gpt-4o-mini', '2026-01-31', '2026-01-31T10:00:00Z']

/** Every place of an input where a caller may write a text, also in lists and in one of several forms. */
export function textPlaces(shape: Shape, path: Path = []): TextPlace[] {
  if (isOf(shape, 'string') && !shape.enum && shape.const === undefined) {
    return [{ path, limit: shape.maxLength }]
  }
  const forms = shape.anyOf ?? shape.oneOf
  if (forms) return unique(forms.flatMap((form) => textPlaces(form, path)))
  if (isFree(shape)) return [{ path, limit: undefined }]
  const more = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, each]) => textPlaces(each, [...path, name])),
    ...(shape.items ? textPlaces(shape.items, [...path, ITEM]) : []),
    ...(more ? textPlaces(more, [...path, ITEM]) : []),
  ]
}

/** An input that fits; optional parts come now and then. */
export function sample(shape: Shape, random: Random): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [form] = shape.anyOf ?? shape.oneOf ?? []
  if (form) return sample(form, random)
  if (isOf(shape, 'object')) {
    const wanted = Object.entries(shape.properties ?? {}).filter(
      ([name]) => shape.required?.includes(name) || random.chance(0.25),
    )
    return Object.fromEntries(wanted.map(([name, each]) => [name, sample(each, random)]))
  }
  if (isOf(shape, 'array')) return [sample(shape.items ?? {}, random)]
  if (isOf(shape, 'integer') || isOf(shape, 'number')) return Math.max(shape.minimum ?? 1, 1)
  if (isOf(shape, 'boolean')) return true
  return sampleText(shape, random)
}

function sampleText({ format, pattern, maxLength }: Shape, random: Random): string {
  if (format === 'uuid' || format === 'guid') return random.uuid()
  const fits = (text: string) => pattern === undefined || new RegExp(pattern).test(text)
  if (format === 'date') return '2026-01-31'
  const text =
    pattern === undefined ? 'We signed an LOI with Halden Dairy.' : (FITTING.find(fits) ?? random.uuid())
  return text.slice(0, maxLength)
}

/** A copy of `value` with `leaf` at `path`; what is missing on the way is made, so that the rest stays as it is. */
export function withValue(value: unknown, path: Path, leaf: unknown, random: Random): unknown {
  const [name, ...rest] = path
  if (name === undefined) return leaf
  if (name === ITEM && (Array.isArray(value) || typeof value !== 'object' || value === null)) {
    const [first] = Array.isArray(value) ? value : []
    return [withValue(first, rest, leaf, random)]
  }
  const known = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const key = name === ITEM ? random.uuid() : name
  return { ...known, [key]: withValue(known[key], rest, leaf, random) }
}

const isOf = ({ type }: Shape, name: string) => type === name || (Array.isArray(type) && type.includes(name))

const isFree = (shape: Shape) =>
  shape.type === undefined && shape.enum === undefined && shape.const === undefined

function unique(places: readonly TextPlace[]): TextPlace[] {
  const byPath = new Map(places.map((place) => [place.path.join('.'), place]))
  return [...byPath.values()]
}
