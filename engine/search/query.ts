import { LANGUAGES, type Language } from '#shared/language.ts'
import { stem, subjectWords } from '../words/analyse.ts'
import { isFieldWord } from '../words/lexicon.ts'
import { meaningTerms } from './documents.ts'

/** How far a stem counts by the language whose rules made it: the question's own, English, another. */
const SURE = { own: 1, english: 0.9, other: 0.6 }
/** What a meaning counts for, beside the word itself. */
const MEANING = 0.5
/** Figures tell little: "20" in a question is seldom the "20" of an entry. So do names of technologies. */
const TELLS = { figure: 0.3, fieldWord: 0.25 }
/** The shortest part of a compound, in letters, and what a part counts for. */
const PART = { shortest: 4, counts: 0.9 }

/** Terms to look up, each with what it counts for. */
export type Terms = ReadonlyMap<string, number>

/** A word of a question. */
export interface QueryWord {
  readonly word: string
  /** Its stem in the question's own language. */
  readonly own: string
  readonly terms: Terms
  /** What a match counts for, 0 to 1. */
  readonly tells: number
}

/** The words of a question with the terms that each may stand for. */
export function readQuestion(text: string, language: Language): QueryWord[] {
  return [...new Set(subjectWords(text))].map((word) => {
    const tells = /^\d{1,400}$/.test(word) ? TELLS.figure : isFieldWord(word) ? TELLS.fieldWord : 1
    const terms = new Map(meaningTerms(word).map((term) => [term, tells * MEANING]))
    for (const other of LANGUAGES) {
      const sure = other === language ? SURE.own : other === 'en' ? SURE.english : SURE.other
      const term = stem(word, other)
      terms.set(term, Math.max(terms.get(term) ?? 0, tells * sure))
    }
    return { word, own: stem(word, language), terms, tells }
  })
}

/** A word that no document holds, with its beginnings and ends: "Materialproben" is about "Material" and "Proben". */
export function withParts(word: QueryWord, language: Language): QueryWord {
  const { own, tells } = word
  const terms = new Map(word.terms)
  for (let at = PART.shortest; at <= own.length - PART.shortest; at++)
    for (const part of [own.slice(0, at), own.slice(at)])
      terms.set(stem(part, language), (tells * PART.counts * part.length) / own.length)
  return { ...word, terms }
}
