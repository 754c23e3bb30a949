import { LANGUAGES, type Language, languageSignal } from '#shared/language.ts'
import { de } from './lexicon/de.ts'
import { en } from './lexicon/en.ts'
import { es } from './lexicon/es.ts'
import { fr } from './lexicon/fr.ts'
import { phrases } from './pattern.ts'
import { fold } from './text.ts'

const SOURCES = { en, de, es, fr }
const READ = 1500

/** The plain words of a lexicon, without wildcards: articles, prepositions, pronouns and verbs tell a language. */
function wordsOf(language: Language): Set<string> {
  const source = SOURCES[language]
  const lists = [
    source.stop,
    source.verb,
    source.pronounSubject,
    source.definite,
    source.indefinite,
    source.possessive,
    source.demonstrative,
    source.unit,
    source.shortSpan,
    source.customer,
    source.done,
    source.loss,
    source.increment,
    source.total,
    source.signed,
  ]
  const words = lists
    .flatMap((list) => phrases(list))
    .flatMap((phrase) => fold(phrase).replace(/[*']/g, ' ').trim().split(/\s+/))
  return new Set(words.filter((word) => word.length > 1 || word === 'a' || word === 'y' || word === 'i'))
}

/** What words of a lexicon begin with, where any ending may follow ("unterschrieben*"). */
function stemsOf(language: Language): Set<string> {
  const source = SOURCES[language]
  const open = [
    source.signed,
    source.completed,
    source.interviewNoun,
    source.interviewVerb,
    source.running,
  ].flatMap((list) => phrases(list))
  return new Set(
    open.filter((phrase) => /^\p{L}{5,}\*$/u.test(phrase)).map((phrase) => fold(phrase).replace('*', '')),
  )
}

const STEM_FROM = 5
const vocabularies = new Map(LANGUAGES.map((language) => [language, wordsOf(language)]))

const stems = new Map(LANGUAGES.map((language) => [language, stemsOf(language)]))

function hasStem(language: Language, token: string): boolean {
  const known = stems.get(language)
  for (let end = STEM_FROM; end <= token.length; end += 1) if (known?.has(token.slice(0, end))) return true
  return false
}

/**
 * The language whose small words a text uses most. The markers of `shared/language.ts` break ties; they alone are
 * thin for sentences as short as "Perdimos un cliente este mes".
 */
export function detect(text: string): Language | null {
  const marker = languageSignal(text)
  const tokens = new Set(fold(text.slice(0, READ)).match(/[\p{L}]+/gu) ?? [])
  const score = (language: Language) => {
    let sum = language === marker ? 0.6 : 0
    for (const token of tokens)
      if (vocabularies.get(language)?.has(token) || hasStem(language, token)) sum += 1
    return sum
  }
  const ranked = LANGUAGES.map((language) => ({ language, score: score(language) })).sort(
    (a, b) => b.score - a.score,
  )
  return ranked[0] && ranked[0].score > 0 ? ranked[0].language : marker
}
