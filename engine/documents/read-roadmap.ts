import type { Language } from '#shared/language.ts'
import type { FieldName } from '#shared/roadmap.ts'
import type { RoadmapSummary } from '../types.ts'
import { plainLine } from '../words/tokens.ts'
import type { Readings } from './sources.ts'
import { tokensOf } from './tokens.ts'
import { WORDS } from './words.ts'

/** Longest value of a roadmap that a document takes, in characters. */
const VALUE_MAX = 200
/** What still reads as a part of a sentence. */
const PHRASE = { characters: 60, words: 8 } as const

/** What a document can be filled with, a line each: what the roadmap holds, else what waits to be added. */
export function readRoadmap(roadmap: RoadmapSummary | null): Readings {
  const one = (held: string | null | undefined, field: FieldName) => {
    const waits = roadmap?.waiting?.flatMap((row) =>
      row.kind === 'field' && row.field === field ? [row.value] : [],
    )
    return oneLine(held || waits?.[0])
  }
  const [industry, industry2, industry3] = roadmap?.industries ?? []
  const values: Readings<string> = {
    technology: one(roadmap?.idea?.technology, 'technology'),
    problem: one(roadmap?.idea?.problem, 'problem'),
    value: one(roadmap?.valueProposition, 'value_proposition'),
    industry: one(industry, 'industry'),
    industry2: oneLine(industry2),
    industry3: oneLine(industry3),
    company: one(roadmap?.icp, 'icp_description'),
    role: one(roadmap?.persona, 'persona_role'),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value && value.length <= VALUE_MAX))
}

/** Words as one line without markup, and without the full stop at its end. */
const oneLine = (text: string | null | undefined): string => plainLine(text).replace(/[.;,]$/, '')

/** Whether words can stand inside a sentence: a few, and none that only a sentence has. */
export function isPhrase(value: string, lang: Language): boolean {
  if (value.length > PHRASE.characters) return false
  const words = tokensOf(value).filter(({ kind }) => kind === 'word')
  return words.length <= PHRASE.words && !words.some(({ folded }) => WORDS[lang].sentence.has(folded))
}
