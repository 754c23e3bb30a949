import type { GuideTexts } from '../content/guide-shape.ts'

type NumberId = keyof GuideTexts['how_many']

const ASKS = /how many|wie ?viele|cuant[oa]s|combien/

/** Things the roadmap has numbers for, for "how many" questions; interviews are left to their entry. */
const NUMBERS: { id: NumberId; about: RegExp }[] = [
  {
    id: 'letters',
    about: /\blois?\b|letter|absichtserklarung|carta|lettre/,
  },
  {
    id: 'pilots',
    about: /pilot/,
  },
  {
    id: 'customers',
    about: /customer|kunde|cliente|client/,
  },
  {
    id: 'segments',
    about: /segment|market|industr|markt|markte|branche|mercado|sector|marche|secteur/,
  },
]

/** "How much" is no count. */
const MONEY =
  /pric|charge|cost|\bpay\b|much|money|kost|preis|verlang|bezahl|euro|precio|cobr|cuesta|pedir|prix|factur|coute|payer|demander/

/** Whether a folded message asks for a number of things. */
export const asksCount = (folded: string): boolean => ASKS.test(folded) && !MONEY.test(folded)

/** The thing whose number a folded message asks for, or null when the roadmap has none for it. */
export function countAsked(folded: string): NumberId | null {
  if (!asksCount(folded) || /interview|gesprach|entrevist|entretien/.test(folded)) return null
  return NUMBERS.find(({ about }) => about.test(folded))?.id ?? null
}
