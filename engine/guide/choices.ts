import type { GuideTexts } from '../content/guide-shape.ts'

type Side = keyof typeof SIDES
type ChoiceId = keyof GuideTexts['choices']
type Choice = { id: ChoiceId; between: [Side, Side] }

const SIDES = {
  letter: /\blois?\b|letter|absichtserklarung|carta|lettre/,
  pilot: /pilot/,
  contract: /contract|vertrag|contrato|contrat\b/,
  interviews: /interview|gesprach|entrevist|entretien/,
  grant: /grant|\beic\b|forder|antrag|subven/,
  customer: /customer|kunde|cliente|client|sales|vertrieb|ventas|vente/,
}

/** Pairs of which one comes first, by the evidence ladder: saying, committing, paying, paying again. */
const CHOICES: Choice[] = [
  {
    id: 'letter_or_pilot',
    between: ['letter', 'pilot'],
  },
  {
    id: 'letter_or_contract',
    between: ['letter', 'contract'],
  },
  {
    id: 'interviews_or_pilot',
    between: ['interviews', 'pilot'],
  },
  {
    id: 'grant_or_customer',
    between: ['grant', 'customer'],
  },
]

const OR = / (or|oder|o|ou|versus|vs\.?|statt|instead of|en lugar de|plutot que) /

/** The choice between two things that a folded message asks for, or null when it offers none. */
export function choiceIn(folded: string): ChoiceId | null {
  const clause = folded.split(/[.!]\s|\n/).findLast((part) => part.includes('?') && OR.test(part))
  if (!clause) return null
  return CHOICES.find(({ between: [a, b] }) => SIDES[a].test(clause) && SIDES[b].test(clause))?.id ?? null
}
