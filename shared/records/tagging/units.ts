import type { EvidenceType } from '../../roadmap.ts'
import { type Grammar, hashOf } from './sequence.ts'
import { shapeOf, type TaggedText } from './words.ts'

/** A stretch of a message between two commas, stops or "and"s, which begins, goes on with or tells no record. */
export interface Unit {
  readonly first: number
  readonly end: number
  /** The sentence it stands in. */
  readonly sentence: number
}

const TYPES: readonly EvidenceType[] = ['interview', 'loi', 'pilot', 'revenue']
/** The labels of units: `none`, then for each type its beginning and what goes on with it. */
const UNIT_LABELS = 1 + 2 * TYPES.length
export const typeOfUnit = (label: number): EvidenceType | undefined => TYPES[(label - 1) >> 1]
export const isBeginning = (label: number): boolean => label > 0 && label % 2 === 1
/** The label of a unit by its type; a type's beginning where `begins`. */
export const unitLabel = (type: EvidenceType | undefined, begins: boolean): number =>
  type ? 1 + 2 * TYPES.indexOf(type) + Number(!begins) : 0

export const UNIT_GRAMMAR: Grammar = {
  size: UNIT_LABELS,
  allows: () => true,
  follows: (before, label) => label === 0 || isBeginning(label) || before === label || before === label - 1,
}

const BREAK = /^[,;:–—(•*-]$/

/** The units of a message, in order. */
export function unitsOf({ words, sentences }: TaggedText): Unit[] {
  return sentences.flatMap(({ first, end }, sentence) => {
    const units: Unit[] = []
    let from = first
    for (let at = first; at < end; at++) {
      const word = words[at]
      const breaks = word && ((word.kind === 'mark' && BREAK.test(word.text)) || word.keys.includes('and'))
      if (!breaks || at === from) continue
      units.push({ first: from, end: at, sentence })
      from = at
    }
    if (from < end) units.push({ first: from, end, sentence })
    return units
  })
}

/** What a unit shows of its label, as hashed features: what it says itself, its neighbours, and its sentence. */
export function unitFeatures(text: TaggedText, units: readonly Unit[]): number[][] {
  const own = units.map((unit) => saidIn(text, unit))
  const sentences = text.sentences.map((sentence) => new Set(saidIn(text, sentence, true)))
  return units.map(({ first, sentence }, at) => {
    const whole = text.sentences[sentence]
    const opens = whole?.first === first
    const place = `${opens ? 'opens' : 'inner'}${sentence === 0 ? ' 0' : ''}`
    const asks = whole?.question ? ['asks'] : []
    const said = own[at] ?? []
    const features = [
      'unit',
      place,
      ...asks,
      ...(text.sentences.some(({ question }) => question) ? ['asked'] : []),
      `length ${Math.min(4, units.filter((unit) => unit.sentence === sentence).length)}`,
      ...said,
      ...(opens ? said.map((name) => `o ${name}`) : []),
      ...(own[at - 1] ?? ['^']).map((name) => `- ${name}`),
      ...(own[at + 1] ?? ['$']).map((name) => `+ ${name}`),
      ...[...(sentences[sentence] ?? [])].map((name) => `s ${name}`),
      ...(opens ? [...(sentences[sentence] ?? [])].map((name) => `os ${name}`) : []),
      ...[...(sentences[sentence - 1] ?? ['^'])].map((name) => `s- ${name}`),
      ...[...(sentences[sentence + 1] ?? ['$'])].map((name) => `s+ ${name}`),
    ]
    return features.map((name) => hashOf(`u ${name}`))
  })
}

/** The words of a stretch, what they mean and their kinds. */
export function saidIn(
  { words, language }: TaggedText,
  { first, end }: { readonly first: number; readonly end: number },
  isBrief = false,
): string[] {
  const found = new Set<string>()
  for (let at = first; at < end; at++) {
    const word = words[at]
    if (!word) continue
    for (const key of word.keys) found.add(`k ${key}`)
    for (const meaning of word.meanings) found.add(`m ${meaning}`)
    if (word.kind === 'word' && !word.capital) found.add(`${language} ${word.fold}`)
    if (word.kind === 'number') found.add(shapeOf(word))
    if (isBrief) continue
    const before = words[at - 1]
    if (at === first) found.add(`first ${language} ${word.fold}`)
    if (word.kind === 'word' && before?.kind === 'word' && at > first)
      found.add(`${language} ${before.capital ? 'Xx' : before.fold} ${word.capital ? 'Xx' : word.fold}`)
    if (word.capital || word.kind === 'mark') found.add(shapeOf(word))
  }
  return [...found]
}
