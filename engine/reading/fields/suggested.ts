import type { EvidenceRecord, FieldFact } from '#shared/roadmap.ts'
import type { Matchers } from '../lexicon/index.ts'
import { findAll, has } from '../pattern.ts'
import { fold } from '../text.ts'
import { tidy } from './sentence.ts'

/** Words that may stand before a role ("maintenance leads"): no article, number or preposition. */
const QUALIFIER =
  /(?:^|[\s,])(?:with|mit|con|avec|all|alle|todos|tous|the|des|les|los|las|den|der|of|von|de|et|and|und|y|\d+|our|their)\s*$/u
const AFTER =
  /^(?:\s(?:de|d['’]|du|des|del)\s?\p{Ll}[\p{L}-]+|\s(?:maintenance|qualité|production|achats|technique|techniques|sécurité|innovation|exploitation|procédés|énergie|environnement|méthodes|travaux|logistique|projets?|produits?|HSE|QHSE|R&D)(?!\p{L}))?/u
const MAX_WORDS = 3

/**
 * The role of interviewed people, as a suggestion for the buyer: who was asked need not be who buys, so it opens
 * no gate. Planned or denied conversations suggest nothing.
 */
export function suggestedRole(
  interview: Pick<EvidenceRecord, 'type' | 'status' | 'reason' | 'quote'>,
  lex: Matchers,
): FieldFact | null {
  const known = /counted$/.test(interview.reason)
  if (interview.type !== 'interview' || (interview.status !== 'confirmed' && !known)) return null
  const { quote } = interview
  const folded = fold(quote)
  const [first, second] = findAll(lex.person, folded)
  if (!first) return null
  const person = {
    start: first.start,
    end: second && second.start - first.end === 1 ? second.end : first.end,
  }
  let { start } = person
  const counts = [lex.numberWord, lex.increment, lex.indefinite, lex.vague]
  for (let words = 1; words < MAX_WORDS; words += 1) {
    const left = folded.slice(0, start)
    const word = /[\p{L}-]+\s$/u.exec(left)
    if (lex.language !== 'en' || !word || QUALIFIER.test(left.trimEnd())) break
    if (counts.some((pattern) => has(pattern, word[0]))) break
    start -= word[0].length
  }
  const tail =
    lex.language === 'es' || lex.language === 'fr' ? (AFTER.exec(quote.slice(person.end))?.[0] ?? '') : ''
  const value = tidy(quote.slice(start, person.end + tail.length))
  return value.length < 3
    ? null
    : { field: 'persona_role', value, quote, rule: 'persona.interviewee', suggested: true }
}

/** Kinds of organisation that name no market, and nouns of a role ("jefe de planta"). */
const NO_MARKET =
  /^(?:plantas?|empresas?|firmas?|compan(?:y|ies)|firm(?:s|en|a)?|unternehmen|betriebe?n?|teams?|leuten?|personen|people|partners?|sites?|werken?|usines?|entreprises?|societes?|plants?|standorten?|equipos?|kunden?|customers?|clients?|clientes?|obras?|startups?|organi[sz]ations?|groups?|users?|nutzern?|anwendern?)$/
const AT_MARKET =
  /^\s+(?:at|from|of|in|with)\s+(?:the |some |various |several |\d+ )?(?<v>\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,3}?s)(?=$|[.,;:!?]|\s(?:and|who|that|in|this|last|to|about|yesterday|on|over|during|across|from|we|so|but)\b)/u

/**
 * The market of the organisations that evidence speaks of ("maintenance leads at wind farm operators", "two pilots
 * with hospitals"), as a suggestion: it opens no gate. A plan suggests as well as a held conversation does.
 */
export function suggestedIndustry(
  found: Pick<EvidenceRecord, 'type' | 'status' | 'reason' | 'quote'>,
  lex: Matchers,
): FieldFact | null {
  const counts = found.status === 'confirmed' || /counted$|^planned$|^hoped/.test(found.reason)
  if (!counts || found.type === 'revenue') return null
  const { quote } = found
  const folded = fold(quote)
  const people = findAll(lex.person, folded)
  const from = people.at(-1)?.end
  const named =
    lex.language === 'en'
      ? people.map(({ end }) => AT_MARKET.exec(quote.slice(end))).find((match) => match !== null)
      : undefined
  const kind = findAll(lex.generic, folded).find(
    ({ start, end }) =>
      start >= (from ?? 0) &&
      !has(lex.person, folded.slice(start, end)) &&
      PLURAL_AFTER_LINK.test(folded.slice(0, start)) &&
      !NO_MARKET.test(folded.slice(start, end)) &&
      /(?:s|x|n|e)$/.test(folded.slice(start, end)),
  )
  const value = tidy(named?.groups?.v ?? (kind ? quote.slice(kind.start, kind.end) : ''))
  return value.length < 4 || NO_MARKET.test(fold(value))
    ? null
    : { field: 'industry', value, quote, rule: 'industry.evidence', suggested: true }
}

const PLURAL_AFTER_LINK =
  /(?:^|\s)(?:with|at|from|of|in|mit|bei|von|aus|con|en|de|avec|chez|des|aux?|dans|d['’])\s?(?:the |den |der |los |las |les |des |unos |unas |some |two |three |\d+ |\p{L}+en |\p{L}+ )?$/u
