import type { Language } from '#shared/language.ts'
import type { EvidenceRecord, FieldFact } from '#shared/roadmap.ts'
import { findPhrase, phraseAt } from '../text/phrases.ts'
import { isStopWord } from '../words/stop-words.ts'
import { ideasOf } from './field-classifier/ideas.ts'
import { fieldLexicon } from './field-lexicon.ts'
import { type Passage, partOf, passagesOf, textOf } from './field-text.ts'

type Told = Pick<EvidenceRecord, 'type' | 'status' | 'quote' | 'facts'>

const NAME_WORDS = 3

/** Whether a token can be part of a name: a word that is neither counted nor joins something. */
function isNaming({ words, tokens }: Passage, at: number, language: Language): boolean {
  const { ands } = fieldLexicon(language)
  return tokens[at]?.kind === 'word' && !isStopWord(words[at] ?? '') && !phraseAt(ands, tokens, at)
}

/** The words around a phrase that belong to the same name. */
function nameAround(passage: Passage, from: number, to: number, language: Language): Passage {
  let start = from
  const first = language === 'en' ? Math.max(0, to - NAME_WORDS) : from
  while (start > first && isNaming(passage, start - 1, language)) start -= 1
  return partOf(passage, start, to)
}

/** A kind of person or organisation in the words of a record, as a suggestion. */
function namedIn(
  { quote, facts: { who = '' } = {} }: Told,
  idea: 'person' | 'organisation',
  language: Language,
  fact: Pick<FieldFact, 'field' | 'rule'>,
): FieldFact | null {
  const book = ideasOf(language).get(idea)
  const person = ideasOf(language).get('person')
  for (const passage of passagesOf(quote, language)) {
    const found = book && findPhrase(book, passage.tokens)
    if (!found) continue
    const name = textOf(nameAround(passage, found.from, found.to, language))
    // "Plant managers", "Betriebsleiter" and "directeurs d'usine" are people, and name no plant.
    const isPerson = (at: number) => person && phraseAt(person, passage.tokens, at)
    const isPeople = isPerson(found.from) || isPerson(found.to) || who.includes(name)
    if (name.length <= 2 || (idea === 'organisation' && isPeople)) continue
    return { ...fact, value: who.startsWith(name) ? who : name, quote, suggested: true }
  }
  return null
}

/** The role of those who were interviewed: who was asked need not be who buys, so that it opens no gate. */
export function suggestedRole(record: Told, language: Language): FieldFact | null {
  if (record.type !== 'interview' || record.status !== 'confirmed') return null
  return namedIn(record, 'person', language, { field: 'persona_role', rule: 'persona.interviewee' })
}

/** The kind of organisation that evidence speaks of, as a market; of a payment it is known by its customer. */
export function suggestedIndustry(record: Told, language: Language): FieldFact | null {
  if (record.type === 'revenue' || record.status !== 'confirmed') return null
  return namedIn(record, 'organisation', language, { field: 'industry', rule: 'industry.evidence' })
}
