import type { Language } from '#shared/language.ts'
import { readContent } from '../content/read-content.ts'
import { readPhrases } from '../content/read-phrases.ts'
import { type PhraseBook, phraseBook } from './phrases.ts'
import type { Abbreviations } from './sentences.ts'
import { fold } from './tokens.ts'

/** The kinds of words by which evidence is read; each language has phrases for each of them. */
export const KEYS = [
  ...(['article', 'definite', 'possessive', 'demonstrative', 'ordinal', 'with', 'place', 'us'] as const),
  ...(['vague', 'hedge', 'hedgeBehind', 'and', 'unit', 'currency', 'month', 'numbered'] as const),
  ...(['range', 'between', 'more', 'total', 'recent', 'correction', 'counted', 'partOf'] as const),
  ...(['loss', 'conversion', 'repeat', 'expansion', 'atRisk', 'goesOn', 'harmless', 'negation'] as const),
  ...(['without', 'plan', 'condition', 'maybe', 'guess', 'doubt', 'otherVenture', 'otherActor'] as const),
  ...(['related', 'imagined', 'survey', 'example', 'asks', 'signed', 'unsigned', 'running'] as const),
  ...(['ongoing', 'completed', 'done', 'have', 'contrast', 'coordinator', 'verb', 'interview'] as const),
  ...(['notInterview', 'interviewed', 'interviewing', 'talk', 'talked', 'groupSession'] as const),
  ...(['unclearTalk', 'topic', 'loi', 'letter', 'gaveUs', 'notLoi', 'pilot', 'notPilot'] as const),
  ...(['paid', 'inHouse', 'testing', 'uses', 'product', 'free', 'payingCustomer', 'paidUs'] as const),
  ...(['wePaid', 'pays', 'notRevenue', 'order', 'productContract', 'contract', 'sold'] as const),
  ...(['customer', 'person', 'organisation', 'notName', 'nameLink', 'multiYear'] as const),
  ...(['outsideNetwork', 'forThings', 'aside', 'seen', 'period', 'yes', 'no', 'abbreviation'] as const),
  ...(['beforeDate'] as const),
] as const
export type Key = (typeof KEYS)[number]

/** The files that hold the words of a language. */
export const evidenceFile = (language: Language) => `content/lexicon/${language}/evidence.txt`
export const numbersFile = (language: Language) => `content/lexicon/${language}/numbers.txt`

/** The words of one language, ready to be found. */
export interface Words extends Abbreviations {
  readonly language: Language
  readonly book: PhraseBook<Key>
  /** Numbers in words; the key is the value. */
  readonly numbers: PhraseBook<string>
}

const loaded = new Map<Language, Words>()

/** The words of a language; read and compiled once. */
export function wordsOf(language: Language): Words {
  const known = loaded.get(language)
  if (known) return known
  const [file, numbers] = [evidenceFile(language), numbersFile(language)]
  const lexicon = readPhrases(readContent(file), file, KEYS)
  const values = readPhrases(readContent(numbers), numbers)
  const words: Words = {
    language,
    book: phraseBook(lexicon),
    numbers: phraseBook(values),
    abbreviations: new Set(lexicon.abbreviation.map(fold)),
    beforeDate: new Set(lexicon.beforeDate.map(fold)),
  }
  loaded.set(language, words)
  return words
}
