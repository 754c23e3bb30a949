import type { Language } from '#shared/language.ts'
import { stem } from '../../search/analyse.ts'
import { FIELD_LEXICON } from '../fields/lexicon/index.ts'
import { labelMatchers } from '../fields/lexicon/labels.ts'
import { fieldSentence, phrasePattern } from '../fields/sentence.ts'
import { CATEGORIES } from '../lexicon/categories.ts'
import { matchers } from '../lexicon/index.ts'
import { findFirst, has } from '../pattern.ts'
import { fold } from '../text.ts'
import { conceptMatchers } from './concepts.ts'

/** A word of a sentence: its place, its folded form and its stem; numbers are `#`. */
export type Token = { start: number; end: number; word: string; stem: string }

const TOKEN = /\d[\d.,\u00a0 ]*\d|\d|\p{L}+(?:[-'’]\p{L}+)*['’]?|[%€$£°:;,.!?()=]|[-–—→]+/gu
const STEMMED = /^\p{L}{4}/u

/** The words, numbers and marks of a text. */
export function tokens(text: string, language: Language): Token[] {
  return [...fold(text).matchAll(TOKEN)].map(({ 0: found, index }) => {
    const word = /^\d/.test(found) ? '#' : found.replaceAll('’', "'")
    return {
      start: index,
      end: index + found.length,
      word,
      stem: STEMMED.test(word) ? stem(word, language) : word,
    }
  })
}

const FIELD_LISTS = [
  'techNoun',
  'notTechnology',
  'consequence',
  'cause',
  'firstPerson',
  'multiple',
  'lab',
  'customerSite',
  'result',
  'voiced',
  'size',
  'notRole',
  'withUs',
  'pain',
  'notWanted',
] as const
/** As far into a sentence as its beginning goes, in characters. */
const BEGINNING = 12
const LONGEST_LABEL = 50

/** Which lists of words a sentence meets, and whether at its beginning, in its second half or in a label. */
function listed(text: string, language: Language): string[] {
  const { folded } = fieldSentence(text, { start: 0, end: text.length, question: false })
  const colon = folded.search(/[:=]/)
  const found: string[] = []
  const look = (name: string, pattern: RegExp) => {
    const at = findFirst(pattern, folded)
    if (at === undefined) return
    found.push(`in:${name}`)
    if (at < BEGINNING) found.push(`first:${name}`)
    else if (at > text.length / 2) found.push(`late:${name}`)
    if (at < colon && colon < LONGEST_LABEL) found.push(`label:${name}`)
  }
  const words = matchers(language)
  const lex = FIELD_LEXICON[language]
  for (const name of CATEGORIES) look(name, words[name])
  for (const name of FIELD_LISTS) look(`field.${name}`, phrasePattern(lex[name]))
  for (const [name, pattern] of Object.entries(labelMatchers(language))) look(`label.${name}`, pattern)
  for (const [name, pattern] of conceptMatchers(language)) look(`idea.${name}`, pattern)
  return found
}

const FROM_TO = /(?:from|von|de) .{0,15}\d.{0,25} (?:to|auf|a|à) .{0,10}\d/u

function shape(text: string, list: Token[]): string[] {
  const numbers = list.filter(({ word }) => word === '#').length
  const colon = list.findIndex(({ word }) => word === ':')
  return [
    `numbers ${Math.min(3, numbers)}`,
    `length ${Math.min(5, Math.floor(list.length / 5))}`,
    list.some(({ word }, i) => word === '#' && /^[%°€]/.test(list[i + 1]?.word ?? '')) && 'unit',
    FROM_TO.test(text.toLowerCase()) && 'from to',
    colon > 0 && colon < 6 && 'label',
    /^\p{Ll}/u.test(text) && 'lower case',
    !/[.!?]$/.test(text) && 'no stop',
  ].flatMap((name) => (name ? [`shape:${name}`] : []))
}

/**
 * What a sentence shows of its role: words and pairs of words of its language, its shape, and which lists of words
 * it meets. The lists are the same in all languages, so that one language learns from the others.
 */
export function sentenceFeatures(text: string, language: Language): string[] {
  const clean = text.trim()
  const list = tokens(clean, language)
  const found = new Set<string>()
  let before = '^'
  for (const { stem: word } of [...list, { stem: '$' }]) {
    found.add(`${language} ${word}`)
    found.add(`${language} ${before} ${word}`)
    before = word
  }
  return [...found, ...shape(clean, list), ...listed(clean, language)]
}

const classes = new Map<string, string[]>()
const CLASSES_KEPT = 20_000

/** Which ideas and kinds of words a single word belongs to. */
export function wordClasses(word: string, language: Language): string[] {
  const key = `${language} ${word}`
  const known = classes.get(key)
  if (known) return known
  if (classes.size > CLASSES_KEPT) classes.clear()
  const words = matchers(language)
  const found = [
    ...conceptMatchers(language).flatMap(([name, pattern]) => (has(pattern, word) ? [name] : [])),
    ...(['person', 'generic', 'verb', 'indefinite', 'definite', 'stop', 'we', 'coordinator'] as const).filter(
      (name) => has(words[name], word),
    ),
  ]
  classes.set(key, found)
  return found
}
