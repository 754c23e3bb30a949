import type { Language } from '#shared/language.ts'
import type { EvidenceRecord, FieldFact } from '#shared/roadmap.ts'
import { isStopWord } from '../search/stop-words.ts'
import { findPhrase, phraseAt } from '../text/phrases.ts'
import { ideasOf } from './field-classifier/ideas.ts'
import { fieldLexicon } from './field-lexicon.ts'
import { type Passage, partOf, passagesOf, textOf } from './field-text.ts'

type Told = Pick<EvidenceRecord, 'type' | 'status' | 'quote'>

const NAME_WORDS = 3

/** Whether a token can be part of a name: a word that is neither counted nor joins something. */
function isNaming({ words, tokens }: Passage, at: number, language: Language): boolean {
  const word = words[at] ?? ''
  const { ands } = fieldLexicon(language)
  return tokens[at]?.kind === 'word' && !isStopWord(word) && !phraseAt(ands, tokens, at)
}

/** The words around a phrase that belong to the same name. */
function nameAround(passage: Passage, from: number, to: number, language: Language): Passage {
  let [start, end] = [from, to]
  const leads = language === 'en'
  while (leads && end - start < NAME_WORDS && start > 0 && isNaming(passage, start - 1, language)) start -= 1
  return partOf(passage, start, end)
}

/** A kind of person or organisation in the words of a record, as a suggestion. */
function namedIn(
  { quote }: Told,
  idea: 'person' | 'organisation',
  language: Language,
  fact: Pick<FieldFact, 'field' | 'rule'>,
): FieldFact | null {
  const book = ideasOf(language).get(idea)
  const person = ideasOf(language).get('person')
  for (const passage of passagesOf(quote, language)) {
    const found = book && findPhrase(book, passage.tokens)
    // "Plant managers" and "Betriebsleiter" are people, and name no plant.
    const isPerson = (at: number) => person && phraseAt(person, passage.tokens, at)
    if (found && idea === 'organisation' && (isPerson(found.from) || isPerson(found.to))) continue
    const value = found ? textOf(nameAround(passage, found.from, found.to, language)) : ''
    if (value.length > 2) return { ...fact, value, quote, suggested: true }
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
