import type { Relation } from '../../record-facts.ts'
import type { EvidenceType } from '../../roadmap.ts'
import { fieldFeatures } from './field-features.ts'
import { begins, fieldGrammar, type Stretch, type Tag, tagOf } from './fields.ts'
import { relationFeatures, relationIn } from './relation.ts'
import { bestLabels, type Weights } from './sequence.ts'
import { isBeginning, typeOfUnit, UNIT_GRAMMAR, unitFeatures, unitsOf } from './units.ts'
import { packWeights, type StoredWeights, storedWeights, unpackWeights } from './weights.ts'
import type { TaggedText } from './words.ts'

/** A part of a message, as it stands there. */
export interface TaggedPart {
  readonly tag: Tag
  readonly start: number
  readonly end: number
}

/** A record that a message tells of, by its place in the text, with the parts that are said of it. */
export interface TaggedRecord {
  readonly type: EvidenceType
  readonly start: number
  readonly end: number
  readonly parts: readonly TaggedPart[]
  /** What who was talked with is to the venture. */
  readonly relation: Relation | undefined
}

/** What was learned: which units of a message tell of a record, and what the words of one say. */
export interface TaggerWeights {
  readonly units: Weights
  readonly fields: Weights
}

/** What a unit that tells of no record weighs less: a proposal is soon dismissed, a record that is missed is lost. */
const LEAN = 3000

/** The stretches of a message that tell of records, in order. */
function stretchesIn(text: TaggedText, weights: Weights): Stretch[] {
  const units = unitsOf(text)
  const labels = bestLabels(unitFeatures(text, units), weights, { ...UNIT_GRAMMAR, lean: LEAN })
  const found: Stretch[] = []
  for (const [at, label] of labels.entries()) {
    const type = typeOfUnit(label)
    const unit = units[at]
    if (!type || !unit) continue
    const before = found.at(-1)
    if (isBeginning(label) || !before) found.push({ first: unit.first, end: unit.end, type })
    else found[found.length - 1] = { ...before, end: unit.end }
  }
  return found
}

/** The parts of a record that a stretch of a message tells of. */
function partsIn(text: TaggedText, stretch: Stretch, weights: Weights): TaggedPart[] {
  const labels = bestLabels(fieldFeatures(text, stretch), weights, fieldGrammar(stretch.type))
  const found: TaggedPart[] = []
  for (const [at, label] of labels.entries()) {
    const tag = tagOf(label)
    const word = text.words[stretch.first + at]
    if (!tag || !word) continue
    const before = found.at(-1)
    if (begins(label) || !before) found.push({ tag, start: word.start, end: word.end })
    else found[found.length - 1] = { ...before, end: word.end }
  }
  return found
}

/** Whether a word stands in what was learnt or said, which tells nothing of who said it. */
export const isSaid = (parts: readonly TaggedPart[]) => (start: number) =>
  parts.some(
    (part) => (part.tag === 'learnt' || part.tag === 'quote') && part.start <= start && start < part.end,
  )

/** The records that a message tells of. */
const tagRecords = (text: TaggedText, { units, fields }: TaggerWeights): TaggedRecord[] =>
  stretchesIn(text, units).map((stretch) => {
    const { type, first, end } = stretch
    const parts = partsIn(text, stretch, fields)
    const relation =
      type === 'interview' ? relationIn(relationFeatures(text, stretch, isSaid(parts)), units) : undefined
    return {
      type,
      start: text.words[first]?.start ?? 0,
      end: text.words[end - 1]?.end ?? 0,
      parts,
      relation,
    }
  })

/** The bytes of `content/learned/records.bin`: the weights of units, then those of fields. */
export function packTagger(units: StoredWeights, fields: StoredWeights): Uint8Array {
  const [first, second] = [packWeights(units), packWeights(fields)]
  const bytes = new Uint8Array(first.length + second.length)
  bytes.set(first)
  bytes.set(second, first.length)
  return bytes
}

/** Reads what `packTagger` wrote. */
function unpackTagger(bytes: Uint8Array): TaggerWeights {
  const units = unpackWeights(bytes)
  const fields = unpackWeights(bytes, units.end)
  return { units: storedWeights(units.weights), fields: storedWeights(fields.weights) }
}

/** Finds the records that a message tells of. */
export type Tagger = (text: TaggedText) => TaggedRecord[]

/** A tagger with the weights of `content/learned/records.bin`. */
export function taggerOf(bytes: Uint8Array): Tagger {
  const weights = unpackTagger(bytes)
  return (text) => tagRecords(text, weights)
}
