import type { Candidate } from '#shared/roadmap.ts'
import { blank } from '../text/blank.ts'
import { findQuote } from './model/quotes.ts'

/** Share of a quote that its terms may take, at most: a record says more than what was agreed. */
const MOST = 0.75

/**
 * A text without what a model read as the terms of an agreement: its volume, price, amount and condition. "120
 * vehicles" and "if the trial goes well" say what was signed, and are no number of letters and no trial. Each
 * is blanked within the quote of its own record, and only where the record counts.
 */
export function withoutTerms(text: string, records: readonly Candidate[]): string {
  return records.reduce((rest, { quote, status, volume, price, amount, condition }) => {
    const place = findQuote(text, quote)
    if (!place || status === 'needs_confirmation') return rest
    const own = text.slice(place.start, place.end)
    const terms = [volume, price, amount, condition].flatMap((term) => (term && findQuote(own, term)) || [])
    if (terms.reduce((sum, { start, end }) => sum + end - start, 0) > own.length * MOST) return rest
    return terms.reduce((left, { start, end }) => blank(left, place.start + start, place.start + end), rest)
  }, text)
}
