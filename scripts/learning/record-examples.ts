import { readContent } from '#engine/content/read-content.ts'
import { describeFault, type Report } from '#engine/knowledge/fault.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import type { Relation } from '#shared/record-facts.ts'
import type { Tag } from '#shared/records/tagging/fields.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

/** A stretch of an example's text: from its first character to behind its last. */
interface Part {
  readonly start: number
  readonly end: number
}

/** A message that founders might write, with what it tells. */
export interface RecordExample {
  readonly language: Language
  readonly text: string
  /** Its stretches in order, each with the type of the record that it tells of, or none. */
  readonly segments: readonly (Part & {
    readonly type: EvidenceType | undefined
    readonly relation: Relation | undefined
  })[]
  readonly parts: readonly (Part & { readonly tag: Tag })[]
}

const TYPES: Readonly<Record<string, EvidenceType>> = { i: 'interview', l: 'loi', p: 'pilot', r: 'revenue' }
/** The letters that mark words which tell what somebody is to the venture. */
const RELATION_LETTERS: Readonly<Record<string, Relation>> = {
  ru: 'user',
  rb: 'buyer',
  rg: 'budget_owner',
  rc: 'champion',
  rk: 'blocker',
  re: 'expert',
}
/** The letters that mark a part: `{o Navia S.L.}`. */
const LETTERS: Readonly<Record<string, Tag>> = {
  o: 'organisation',
  n: 'count',
  d: 'day',
  w: 'who',
  l: 'learnt',
  q: 'quote',
  x: 'next_step',
  g: 'segment',
  s: 'signatory',
  p: 'price',
  v: 'volume',
  N: 'need',
  C: 'condition',
  e: 'end',
  a: 'amount',
  m: 'metric',
  b: 'baseline',
  t: 'target',
  c: 'decided_by',
  D: 'decision_date',
}

const fileOf = (language: Language) => `content/examples/records.${language}.tsv`

/** Reads the messages that the tagger of records learns from. Throws the first fault unless `report` takes it. */
export const recordExamples = (
  report: Report = (fault) => {
    throw new Error(describeFault(fault))
  },
): RecordExample[] =>
  LANGUAGES.flatMap((language) => {
    const file = fileOf(language)
    return parseRecordExamples(readContent(file), language, file, report)
  })

/**
 * Reads lines of types, a tab and a message: a letter for each segment (`i`, `l`, `p`, `r`, or `-` where it tells of no
 * record), ` || ` between two, `⏎` for a line break, and parts in braces behind their letter. Reports what is wrong.
 */
function parseRecordExamples(
  content: string,
  language: Language,
  file: string,
  report: Report,
): RecordExample[] {
  return content.split('\n').flatMap((row, at): RecordExample[] => {
    if (row === '') return []
    const [types = '', marked = ''] = row.split('\t')
    const wrong = (what: string) => {
      report({ file, line: at + 1, what })
      return []
    }
    const stretches = marked.replaceAll('⏎', '\n').split(/(?<=\s)\|\| /)
    // "Two more: A. || B." is of one type throughout.
    const letters = types.length === 1 ? stretches.map(() => types) : [...types]
    if (letters.length !== stretches.length || !/^[ilpr-]+$/.test(types))
      return wrong('types: one of i, l, p, r or - for each segment, or one for all')
    const parts: (Part & { tag: Tag })[] = []
    let text = ''
    const segments: RecordExample['segments'][number][] = []
    for (const [index, stretch] of stretches.entries()) {
      const start = text.length
      let relation: Relation | undefined
      for (const [piece, letter, own = ''] of stretch.matchAll(/\{(\S+) ([^{}]+)\}|[^{}]+|[{}]/g)) {
        if (!letter) text += piece
        else {
          const tag = LETTERS[letter]
          relation ??= RELATION_LETTERS[letter]
          if (!tag && !RELATION_LETTERS[letter]) return wrong(`message: ${letter} is no letter of a part`)
          if (tag) parts.push({ tag, start: text.length, end: text.length + own.length })
          text += own
        }
      }
      segments.push({ start, end: text.length, type: TYPES[letters[index] ?? '-'], relation })
    }
    if (/[{}]/.test(text)) return wrong('message: must end each {')
    return [{ language, text, segments, parts }]
  })
}
