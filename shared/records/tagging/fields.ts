import type { EvidenceType } from '../../roadmap.ts'
import type { Grammar } from './sequence.ts'

/** What a stretch of a record says, and the types of records that say it. */
export const TAGS = {
  organisation: 'ilpr',
  count: 'ilpr',
  day: 'ilpr',
  who: 'i',
  learnt: 'i',
  quote: 'i',
  next_step: 'i',
  segment: 'i',
  signatory: 'l',
  price: 'l',
  volume: 'l',
  need: 'l',
  condition: 'l',
  end: 'lp',
  amount: 'pr',
  metric: 'p',
  baseline: 'p',
  target: 'p',
  decided_by: 'p',
  decision_date: 'p',
} as const
export type Tag = keyof typeof TAGS
const TAG_NAMES = Object.keys(TAGS) as Tag[]

/** The labels of words: `none`, then for each tag its beginning and its inside. */
const FIELD_LABELS = 1 + 2 * TAG_NAMES.length
export const tagOf = (label: number): Tag | undefined => TAG_NAMES[(label - 1) >> 1]
export const begins = (label: number): boolean => label > 0 && label % 2 === 1
export const fieldLabel = (tag: Tag | undefined, isFirst: boolean): number =>
  tag ? 1 + 2 * TAG_NAMES.indexOf(tag) + Number(!isFirst) : 0

/** The labels that the words of a record of a type may have. */
export const fieldGrammar = (type: EvidenceType): Grammar => ({
  size: FIELD_LABELS,
  allows: (label) => {
    const tag = tagOf(label)
    return label === 0 || (tag !== undefined && TAGS[tag].includes(type.charAt(0)))
  },
  follows: (before, label) => label === 0 || begins(label) || before === label || before === label - 1,
})

/** A record's stretch of a message. */
export interface Stretch {
  readonly first: number
  readonly end: number
  readonly type: EvidenceType
}
