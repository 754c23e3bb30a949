import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import type { Candidate, FieldName } from '#shared/roadmap.ts'
import { type EvidenceContext, evidenceCandidates } from './evidence.ts'
import { matchers } from './lexicon/index.ts'
import { findNumbers } from './numbers.ts'
import { fold, sentences } from './text.ts'

/** What the question before a message asked for: a field, or how many there are. */
export type Asked = FieldName | Counted
type Counted = 'interviews' | 'customers'

/**
 * What a few words after a reply answer, by what the reply asked; undefined where it asked for no field or number. An
 * open question of the ledger is answered by way of the ledger, which knows whether it is still open.
 */
export function askedBy(asks: Asks | null): Asked | undefined {
  if (asks?.kind === 'field') return asks.field
  if (asks?.kind === 'count') return asks.evidenceType === 'interview' ? 'interviews' : 'customers'
  return undefined
}

/** The sentences that a number stands for when it answers "how many?". */
const WHOLE: Record<Counted, Record<Language, (number: string) => string>> = {
  interviews: {
    en: (number) => `We have held ${number} interviews so far.`,
    de: (number) => `Wir haben bisher ${number} Interviews geführt.`,
    es: (number) => `Hasta ahora hemos hecho ${number} entrevistas.`,
    fr: (number) => `Nous avons mené ${number} entretiens jusqu'ici.`,
  },
  customers: {
    en: (number) => `So far ${number} customers have paid for the product.`,
    de: (number) => `Bisher haben ${number} Kunden für das Produkt bezahlt.`,
    es: (number) => `Hasta ahora ${number} clientes han pagado por el producto.`,
    fr: (number) => `Jusqu'ici ${number} clients ont payé le produit.`,
  },
}

const MAX_WORDS = 5

export const asksCount = (asked: Asked | undefined): asked is Counted =>
  asked === 'interviews' || asked === 'customers'

/**
 * The evidence of a bare number ("12", "about a dozen", "seven so far") that answers how many interviews or customers
 * there are; the quote is the answer itself. Empty where the message says more than a number.
 */
export function countCandidates(
  text: string,
  language: Language,
  asked: Counted,
  context: EvidenceContext,
): Candidate[] {
  const [first] = sentences(text)
  const raw = first && !first.question ? text.slice(first.start, first.end) : ''
  if (raw.trim() === '' || raw.trim().split(/\s+/).length > MAX_WORDS) return []
  const [number, ...others] = findNumbers(fold(raw), matchers(language)).filter(({ unit }) => !unit)
  if (!number || others.length > 0) return []
  const whole = WHOLE[asked][language](raw.slice(0, number.end).trim())
  return evidenceCandidates(whole, language, context).map((candidate) => ({
    ...candidate,
    quote: raw.trim(),
  }))
}
