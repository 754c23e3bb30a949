import type { Language } from '#shared/language.ts'

const ASKS = /how many|wie ?viele|cuant[oa]s|combien/

/** Numbers the roadmap works with, for "how many" questions; interviews are left to their entry. */
const NUMBERS: { about: RegExp; says: Record<Language, string> }[] = [
  {
    about: /\blois?\b|letter|absichtserklarung|carta|lettre/,
    says: {
      en: 'Three qualified letters from three organisations open Proof on the roadmap; ten polite ones do not. Qualified means at least three of need, volume, price and condition, and a signature with a budget.',
      de: 'Drei belastbare Absichtserklärungen von drei Organisationen öffnen Proof auf der Roadmap; zehn höfliche tun es nicht. Belastbar heißt: mindestens drei von Bedarf, Menge, Preis und Bedingung, unterschrieben mit Budget.',
      es: 'Tres cartas sólidas de tres organizaciones abren Proof en la hoja de ruta; diez corteses, no. Sólida quiere decir al menos tres de necesidad, volumen, precio y condición, firmada por quien tiene presupuesto.',
      fr: 'Trois lettres solides de trois organisations ouvrent Proof sur la feuille de route ; dix lettres polies, non. Solide veut dire au moins trois éléments parmi besoin, volume, prix et condition, signés par un détenteur de budget.',
    },
  },
  {
    about: /pilot/,
    says: {
      en: 'One paid pilot, or pilots at two organisations, is the commitment the roadmap asks for at Proof. From three on without a customer, stop adding and convert.',
      de: 'Ein bezahlter Pilot oder Piloten bei zwei Organisationen sind die Zusage, die die Roadmap bei Proof verlangt. Ab drei ohne Kunden: keinen neuen beginnen, umwandeln.',
      es: 'Un piloto pagado, o pilotos en dos organizaciones, es el compromiso que la hoja de ruta pide en Proof. A partir de tres sin cliente, no añadas: convierte.',
      fr: 'Un pilote payé, ou des pilotes dans deux organisations, voilà l’engagement que la feuille de route demande à Proof. À partir de trois sans client, n’ajoute rien : convertis.',
    },
  },
  {
    about: /customer|kunde|cliente|client/,
    says: {
      en: 'Three paying product customers, two of them in your primary industry, open Repeat; ten closed by a founder come before the first sales hire.',
      de: 'Drei zahlende Produktkunden, davon zwei in der primären Branche, öffnen Repeat; zehn von einem Gründer gewonnene kommen vor der ersten Vertriebsstelle.',
      es: 'Tres clientes de producto que pagan, dos en tu sector principal, abren Repeat; diez cerrados por un fundador van antes del primer comercial.',
      fr: 'Trois clients produit payants, dont deux dans ton secteur principal, ouvrent Repeat ; dix conclus par un fondateur précèdent le premier commercial.',
    },
  },
  {
    about: /segment|market|industr|markt|markte|branche|mercado|sector|marche|secteur/,
    says: {
      en: 'Exactly one primary segment, chosen from a list of 6 to 12. The others are parked in writing, with a date to look again.',
      de: 'Genau ein primäres Segment, gewählt aus einer Liste von 6 bis 12. Die anderen werden schriftlich geparkt, mit Datum zur Wiedervorlage.',
      es: 'Exactamente un segmento principal, elegido de una lista de 6 a 12. Los demás se aparcan por escrito, con fecha de revisión.',
      fr: 'Exactement un segment principal, choisi dans une liste de 6 à 12. Les autres sont mis de côté par écrit, avec une date de revue.',
    },
  },
]

/** "How much" is no count. */
const MONEY =
  /pric|charge|cost|\bpay\b|much|money|kost|preis|verlang|bezahl|euro|precio|cobr|cuesta|pedir|prix|factur|coute|payer|demander/

/** Whether a folded message asks for a number of things. */
export const asksCount = (folded: string): boolean => ASKS.test(folded) && !MONEY.test(folded)

export function howMany(folded: string, lang: Language): string | null {
  if (!asksCount(folded) || /interview|gesprach|entrevist|entretien/.test(folded)) return null
  return NUMBERS.find(({ about }) => about.test(folded))?.says[lang] ?? null
}
