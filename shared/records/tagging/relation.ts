import { RELATIONS, type Relation } from '../../record-facts.ts'
import type { Stretch } from './fields.ts'
import { bestLabels, type Grammar, hashOf, type Weights } from './sequence.ts'
import { saidIn, unitsOf } from './units.ts'
import type { TaggedText } from './words.ts'

/** The label of a relation: 0 where nothing is said of it. */
export const relationLabel = (relation: Relation | undefined): number =>
  relation ? 1 + RELATIONS.indexOf(relation) : 0

/** A conversation is one step, and each label may be the one it has. */
export const RELATION_GRAMMAR: Grammar = {
  size: 1 + RELATIONS.length,
  allows: () => true,
  follows: () => true,
}

/** What the words of a conversation show of who somebody is to the venture, but those for which `isOther` holds. */
export function relationFeatures(
  text: TaggedText,
  { first, end }: Stretch,
  isOther: (start: number) => boolean,
): number[] {
  const words = text.words.map((word) =>
    isOther(word.start) ? { ...word, kind: 'mark' as const, text: '·', keys: [], meanings: [] } : word,
  )
  const own = { ...text, words }
  const units = unitsOf(own).filter((unit) => first <= unit.first && unit.end <= end)
  const found = new Set(['any'])
  for (const unit of units) {
    const said = saidIn(own, unit)
    for (const name of said) found.add(name)
    const meanings = said.filter((name) => name.startsWith('m '))
    for (const one of meanings) for (const other of meanings) if (one < other) found.add(`${one} ${other}`)
  }
  return [...found].map((name) => hashOf(`r ${name}`))
}

/** What somebody is to the venture by the words of a conversation. */
export function relationIn(features: readonly number[], weights: Weights): Relation | undefined {
  const [label = 0] = bestLabels([features], weights, RELATION_GRAMMAR)
  return RELATIONS[label - 1]
}
