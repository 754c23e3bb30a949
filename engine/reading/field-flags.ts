import type { Language } from '#shared/language.ts'
import type { FieldFact } from '#shared/roadmap.ts'
import { findPhrase, phraseAt, type Range } from '../text/phrases.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { meaningsOf } from '../words/lexicon.ts'
import { isStopWord } from '../words/stop-words.ts'
import { ideasOf } from './field-classifier/ideas.ts'
import { fieldLexicon } from './field-lexicon.ts'
import { type Passage, partOf, textOf } from './field-text.ts'

const CURRENCY = /^[€$£¥]$/u
const UNIT = /^[%‰°€$£¥×]$/u
const SPELT = 'number-small'
/** "0.5" alone says nothing; "40k", "10-12 h" and "5 %" do. */
const GLUED = /[\p{L}€$£¥%°]/u

/** Whether words speak of an idea. */
export const has = (idea: string, language: Language, tokens: readonly Token[]) => {
  const book = ideasOf(language).get(idea)
  return book !== undefined && findPhrase(book, tokens) !== null
}

/** The index of the first number with a unit before or after it, or -1. */
function amountAt({ tokens, words }: Pick<Passage, 'tokens' | 'words'>): number {
  return tokens.findIndex((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const spelt = token.kind === 'word' && meaningsOf(words[at] ?? '').includes(SPELT)
    if (token.kind !== 'number' && !spelt) return false
    if (
      CURRENCY.test(before?.text ?? '') ||
      UNIT.test(after?.text ?? '') ||
      (!spelt && GLUED.test(token.text))
    )
      return true
    return after?.kind === 'word' && !isStopWord(words[at + 1] ?? '')
  })
}

type Words = Pick<Passage, 'tokens' | 'words'>

/** Whether a text holds a number with its unit, or a stated multiple ("halves"). */
const isQuantified = (passage: Words, language: Language): boolean =>
  amountAt(passage) >= 0 || has('multiple', language, passage.tokens)

/** The same of a text that is no part of a message. */
export function quantifies(text: string, language: Language): boolean {
  const tokens = tokenize(text)
  return isQuantified({ tokens, words: tokens.map(({ fold }) => fold) }, language)
}

/** Whether a word can name somebody: no pronoun, no article, no word for the venture itself. */
const names = (word: string) => word.length > 2 && !isStopWord(word)

/** A kind of person or organisation among the words from `from` to `to`. */
function somebodyIn(tokens: readonly Token[], from: number, to: number, language: Language): Range | null {
  const kinds = ['person', 'organisation'].flatMap((idea) => {
    const book = ideasOf(language).get(idea)
    return book ? [book] : []
  })
  return (
    kinds.map((book) => findPhrase(book, tokens.slice(0, to), from)).find((found) => found !== null) ?? null
  )
}

/** Who is named before the cost, up to the word for them; nobody where the venture speaks of itself. */
function sufferedBy(passage: Passage, cost: number, language: Language): string {
  const { words, tokens } = passage
  const { nobody } = fieldLexicon(language)
  const own = ideasOf(language).get('we')
  if (own && findPhrase(own, tokens.slice(0, cost))) return ''
  const from = tokens.findIndex(
    ({ kind }, at) => at < cost && kind === 'word' && names(words[at] ?? '') && !phraseAt(nobody, tokens, at),
  )
  if (from < 0) return ''
  return textOf(partOf(passage, from, somebodyIn(tokens, from, cost, language)?.to ?? cost))
}

/**
 * Who has a problem and what it costs them, as far as a text says both (roadmap-rules 2.2). The cost begins at the
 * first word or amount of one; who has it is named before, or is a kind of person or organisation named after.
 */
export function problemParts(
  passage: Passage,
  language: Language,
): { sufferer?: string; consequence?: string } {
  const { tokens } = passage
  const costs = [findPhrase(fieldLexicon(language).costs, tokens)?.from ?? -1, amountAt(passage)]
  const at = Math.min(...costs.filter((place) => place >= 0))
  if (!Number.isFinite(at)) return {}
  const consequence = textOf(partOf(passage, at))
  const after = somebodyIn(tokens, at, tokens.length, language)
  const sufferer =
    sufferedBy(passage, at, language) || (after ? textOf(partOf(passage, after.from, after.to)) : '')
  return { ...(sufferer && { sufferer }), ...(consequence && { consequence }) }
}

/** Whether a result is a customer's: measured at theirs or said by them, and not in a laboratory. */
function proofKind({ tokens }: Words, language: Language): 'lab' | 'customer' {
  const customer = has('customer-site', language, tokens) || has('voiced', language, tokens)
  return customer && !has('lab', language, tokens) ? 'customer' : 'lab'
}

/** What gates ask of a field beside its text (roadmap-rules 2.2), from its words. */
export function flagsOf(
  field: FieldFact['field'],
  passage: Passage,
  language: Language,
): Partial<Pick<FieldFact, 'quantified' | 'kind' | 'sufferer' | 'consequence'>> {
  if (field === 'problem') return problemParts(passage, language)
  if (field === 'value_proposition') return { quantified: isQuantified(passage, language) }
  if (field === 'proof_point')
    return { quantified: isQuantified(passage, language), kind: proofKind(passage, language) }
  return {}
}
