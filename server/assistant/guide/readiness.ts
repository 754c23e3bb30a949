import type { Language } from '#shared/language.ts'
import type { EvidenceCounters } from '../types.ts'

type Target = {
  about: RegExp
  /** Whether the counters reach the bar; the bar itself is said in words. */
  met: (counters: EvidenceCounters) => boolean
  bar: Record<Language, string>
  gap: string
}

/** When a founder is ready for what, from the roadmap's gates and the entries on hiring, pilots and funding. */
const TARGETS: Target[] = [
  {
    about:
      /\bhir(e|ing)\b|salesperson|sales (rep|team|hire)|\bvp\b|einstell|vertriebl|vertriebs|verkaufer|contrata|vendedor|\b(un|una|primer|nuestro) comercial|embauch|recrut|\b(un|une|premiere?|des|nos|notre) (commercial|vendeu)/,
    met: (counters) => counters.revenue >= 10,
    gap: 'customers',
    bar: {
      en: 'The bar for a sales hire is 10 unaffiliated customers closed by a founder, with the way from first touch to signature written down.',
      de: 'Die Latte für die erste Vertriebsstelle: 10 fremde Kunden, von einem Gründer abgeschlossen, und der Weg vom ersten Kontakt zur Unterschrift steht auf Papier.',
      es: 'El listón para contratar ventas: 10 clientes sin vínculo cerrados por un fundador, con el camino del primer contacto a la firma por escrito.',
      fr: 'Le seuil pour embaucher en vente : 10 clients sans lien, conclus par un fondateur, avec le chemin du premier contact à la signature mis par écrit.',
    },
  },
  {
    about:
      /scale|scaling|grow|expand|skalier|wachs|escalar|crecer|expandir|passer a l'echelle|croitre|second (segment|market)|zweite/,
    met: (counters) => counters.revenue >= 10,
    gap: 'customers',
    bar: {
      en: 'The bar for scaling is repetition: 3 repeats, one sale from outside your network, and 10 product customers with 5 in one industry.',
      de: 'Die Latte fürs Skalieren ist Wiederholung: 3 Wiederholungen, ein Verkauf außerhalb deines Netzwerks und 10 Produktkunden, davon 5 in einer Branche.',
      es: 'El listón para escalar es la repetición: 3 repeticiones, una venta fuera de tu red y 10 clientes de producto, 5 en un mismo sector.',
      fr: 'Le seuil pour passer à l’échelle est la répétition : 3 répétitions, une vente hors réseau et 10 clients produit, dont 5 dans un secteur.',
    },
  },
  {
    about:
      /invest|\brais(e|ing)\b|\bseed\b|series a|\bvcs?\b|\bround\b|kapital|finanzierung|ronda|inversion|inversor|\blever\b|levee/,
    met: (counters) => counters.interview >= 20 && counters.loi + counters.pilot + counters.revenue > 0,
    gap: 'warm-contacts',
    bar: {
      en: 'For an investor talk on market risk, have 20 interviews in one segment and one commitment that cost the customer something; promises alone read as hope.',
      de: 'Für ein Gespräch mit Investoren über das Marktrisiko: 20 Interviews in einem Segment und eine Zusage, die den Kunden etwas gekostet hat; Versprechen allein lesen sich als Hoffnung.',
      es: 'Para hablar de riesgo de mercado con inversores: 20 entrevistas en un segmento y un compromiso que le haya costado algo al cliente; las promesas solas suenan a esperanza.',
      fr: 'Pour parler du risque marché avec des investisseurs : 20 entretiens dans un segment et un engagement qui a coûté quelque chose au client ; de simples promesses se lisent comme un espoir.',
    },
  },
  {
    about:
      /\bgrants?\b|\beic\b|horizon|accelerator|forder(?!lich)|antrag|subvencion|convocatoria|subvention|dossier/,
    met: (counters) => counters.loi + counters.pilot + counters.revenue > 0,
    gap: 'signer',
    bar: {
      en: 'For a grant, match the call’s technology readiness level (TRL) first, then bring one contract or qualified letter: juries weigh contracts above letters.',
      de: 'Bei Förderung zählt zuerst der Technologie-Reifegrad (TRL) der Ausschreibung, dann ein Vertrag oder eine belastbare Absichtserklärung: Jurys gewichten Verträge höher als Briefe.',
      es: 'Para una subvención, primero el nivel de madurez (TRL) de la convocatoria, luego un contrato o una carta sólida: los jurados pesan más los contratos que las cartas.',
      fr: 'Pour une subvention, d’abord le niveau de maturité (TRL) de l’appel, puis un contrat ou une lettre solide : les jurys pèsent les contrats plus que les lettres.',
    },
  },
  {
    about: /pilot|\btrial|\bpoc\b|\btest|prueba|\bessai/,
    met: (counters) => counters.interview >= 10,
    gap: 'metric',
    bar: {
      en: 'You are ready for a pilot when a buyer has named the cost of the problem, one metric with its baseline, and the person who decides; on the roadmap that usually follows 10 interviews.',
      de: 'Bereit für einen Piloten bist du, wenn ein Käufer die Kosten des Problems, eine Messgröße mit Ausgangswert und die entscheidende Person genannt hat; auf der Roadmap folgt das meist auf 10 Interviews.',
      es: 'Estás listo para un piloto cuando un comprador ha dicho el coste del problema, una métrica con su valor inicial y quién decide; en la hoja de ruta suele venir tras 10 entrevistas.',
      fr: 'Tu es prêt pour un pilote quand un acheteur a nommé le coût du problème, un indicateur avec sa valeur de départ et le décideur ; sur la feuille de route, cela suit en général 10 entretiens.',
    },
  },
  {
    about: /\bsell|launch|\bsales\b|\bmarket\b|verkauf|\bmarkt\b|vender|lanzar|vendre|lancer/,
    met: (counters) => counters.pilot + counters.revenue > 0,
    gap: 'customers',
    bar: {
      en: 'You are ready to sell once one customer has measured the effect and knows the price; a contract with an exit is a better test than another demo.',
      de: 'Bereit zum Verkaufen bist du, sobald ein Kunde die Wirkung gemessen hat und den Preis kennt; ein Vertrag mit Ausstiegsrecht prüft mehr als noch eine Vorführung.',
      es: 'Estás listo para vender cuando un cliente ha medido el efecto y conoce el precio; un contrato con salida prueba más que otra demo.',
      fr: 'Tu es prêt à vendre quand un client a mesuré l’effet et connaît le prix ; un contrat avec sortie teste mieux qu’une démo de plus.',
    },
  },
]

const VERDICT: Record<'yes' | 'no', Record<Language, string>> = {
  yes: {
    en: 'By the numbers on your roadmap, yes.',
    de: 'Nach den Zahlen deiner Roadmap: ja.',
    es: 'Según las cifras de tu hoja de ruta, sí.',
    fr: 'D’après les chiffres de ta feuille de route, oui.',
  },
  no: {
    en: 'By the numbers on your roadmap, not yet.',
    de: 'Nach den Zahlen deiner Roadmap: noch nicht.',
    es: 'Según las cifras de tu hoja de ruta, todavía no.',
    fr: 'D’après les chiffres de ta feuille de route, pas encore.',
  },
}

const OWN =
  /\b(am i|are we|bin ich|sind wir|estoy|estamos|suis[- ]je|je suis|sommes[- ]nous|nous sommes|on est)\b.{0,20}\b(ready|bereit|reif|list[oa]s?|preparad[oa]s?|prete?s?)\b/

/** Whether the founder asks this of the venture itself, which the roadmap's counters answer. */
export const asksOwnReadiness = (folded: string): boolean => OWN.test(folded)

/** "Am I ready for X": the verdict where counters exist, the bar in words, and the gap to ask about. */
export function readiness(folded: string, lang: Language, counters: EvidenceCounters | null) {
  const target = TARGETS.find((each) => each.about.test(folded))
  if (!target) return null
  const verdict = counters ? `${VERDICT[target.met(counters) ? 'yes' : 'no'][lang]} ` : ''
  return { text: verdict + target.bar[lang], gap: target.gap }
}
