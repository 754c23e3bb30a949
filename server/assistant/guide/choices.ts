import type { Language } from '#shared/language.ts'

type Side = keyof typeof SIDES
type Choice = { between: [Side, Side]; says: Record<Language, string> }

const SIDES = {
  letter: /\blois?\b|letter|absichtserklarung|carta|lettre/,
  pilot: /pilot/,
  contract: /contract|vertrag|contrato|contrat\b/,
  interviews: /interview|gesprach|entrevist|entretien/,
  grant: /grant|\beic\b|forder|antrag|subven/,
  customer: /customer|kunde|cliente|client|sales|vertrieb|ventas|vente/,
}

/** Which of two things comes first, by the evidence ladder: saying, committing, paying, paying again. */
const CHOICES: Choice[] = [
  {
    between: ['letter', 'pilot'],
    says: {
      en: 'Push for the pilot. A second plain letter changes little, because a letter without volume, price and condition says little about buying; the one you hold can be upgraded in one mail.',
      de: 'Dräng auf den Piloten. Ein zweiter einfacher Brief ändert wenig, denn ohne Menge, Preis und Bedingung sagt er kaum etwas über den Kauf; den vorhandenen kannst du mit einer Mail aufwerten.',
      es: 'Ve a por el piloto. Otra carta simple cambia poco: sin volumen, precio y condición dice poco de la compra; la que tienes se mejora con un correo.',
      fr: 'Vise le pilote. Une deuxième lettre simple change peu : sans volume, prix ni condition, elle dit peu de l’achat ; celle que tu as s’améliore en un courriel.',
    },
  },
  {
    between: ['letter', 'contract'],
    says: {
      en: 'The contract, with a right to leave at any time. The customer risks as little as with a letter, and you sell once instead of twice.',
      de: 'Der Vertrag, mit jederzeitigem Ausstiegsrecht. Der Kunde riskiert so wenig wie mit einem Brief, und du verkaufst einmal statt zweimal.',
      es: 'El contrato, con derecho a salir en cualquier momento. El cliente arriesga tan poco como con una carta, y vendes una vez en lugar de dos.',
      fr: 'Le contrat, avec droit de sortie à tout moment. Le client risque aussi peu qu’avec une lettre, et tu vends une fois au lieu de deux.',
    },
  },
  {
    between: ['interviews', 'pilot'],
    says: {
      en: 'Interviews until you can name the buyer, the cost of the problem and one metric; then the pilot. A pilot without those three teaches slowly and expensively.',
      de: 'Interviews, bis du Käufer, Kosten des Problems und eine Messgröße nennen kannst; dann der Pilot. Ohne diese drei lernt man im Piloten langsam und teuer.',
      es: 'Entrevistas hasta poder nombrar comprador, coste del problema y una métrica; después el piloto. Sin esas tres cosas, el piloto enseña despacio y caro.',
      fr: 'Des entretiens jusqu’à pouvoir nommer l’acheteur, le coût du problème et un indicateur ; puis le pilote. Sans ces trois éléments, un pilote apprend lentement et cher.',
    },
  },
  {
    between: ['grant', 'customer'],
    says: {
      en: 'The customer, if one would pay for the next step within six months; otherwise the grant, with a customer site written into its work plan.',
      de: 'Der Kunde, wenn einer den nächsten Schritt binnen sechs Monaten bezahlt; sonst die Förderung, mit einem Kundenstandort im Arbeitsplan.',
      es: 'El cliente, si alguno pagaría el siguiente paso en seis meses; si no, la subvención, con una planta de cliente en el plan de trabajo.',
      fr: 'Le client, si l’un d’eux paierait l’étape suivante sous six mois ; sinon la subvention, avec un site client dans le plan de travail.',
    },
  },
]

const OR = / (or|oder|o|ou|versus|vs\.?|statt|instead of|en lugar de|plutot que) /

/** A direct answer to "this or that", or null when the message offers no such choice. */
export function choose(folded: string, lang: Language): string | null {
  const clause = folded.split(/[.!]\s|\n/).findLast((part) => part.includes('?') && OR.test(part))
  if (!clause) return null
  return (
    CHOICES.find(({ between: [a, b] }) => SIDES[a].test(clause) && SIDES[b].test(clause))?.says[lang] ?? null
  )
}
