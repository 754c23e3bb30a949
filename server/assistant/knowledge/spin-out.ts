import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Spin-out'

export const spinOut: StarterEntry[] = [
  {
    slug: 'university-equity-and-licence-terms',
    title: 'University equity and licence terms',
    category,
    keywords: ['university', 'equity', 'licence', 'TTO', 'technology transfer', 'spin-out', 'royalty', 'IP'],
    relevance_tags: levels(0, 3),
    content: `Settle the university's share and the licence before the first customer contract, because an open question about who owns the technology stops purchasing, investors and grants alike. Terms are negotiable; delay is what costs most.

**When it applies:** Whenever inventors were employed or used the institute's equipment.

**When it does not:** When an independent lawyer confirms that no institution has a claim. Get that in writing.

**Figure:** Reported averages of university equity, from a secondary source of 2023, so a rule of thumb: 7.3 % in the EU, 5.9 % in the US, 19.8 % in the UK. Forms are equity, royalty or a hybrid.

**Source:** bebeez.eu, 27 December 2023; utwente.nl, spin-off deal terms. Not legal advice.

**Constructed example:** A photonics spin-out began a paid pilot with the licence "nearly done". The customer's legal department asked for proof of title and stopped the order for five months. Meanwhile the transfer office, knowing of the deal, asked for more. The next team fixed an option with price and period before its first visit.

**Next steps**

1. List inventions, inventors and funding sources with dates. Deliverable: a one-page ownership table.
2. Ask the transfer office for its standard terms and two recent examples. Deliverable: a term comparison.
3. Sign an option with field, price and period. Deliverable: a signed option before the first contract.`,
    summaries: {
      de: `Kläre Anteil und Lizenz der Hochschule vor dem ersten Kundenvertrag, denn eine offene Eigentumsfrage stoppt Einkauf, Investoren und Förderung. Die Bedingungen sind verhandelbar; am teuersten ist die Verzögerung.

- Berichtete Durchschnitte der Hochschulbeteiligung aus zweiter Hand (2023), also Faustregeln: 7,3 % in der EU, 5,9 % in den USA, 19,8 % im Vereinigten Königreich; Formen sind Anteile, Lizenzgebühr oder eine Mischung.
- Bestätigt eine unabhängige Kanzlei schriftlich, dass niemand Ansprüche hat, entfällt der Punkt.

1. Liste Erfindungen, Erfinder und Geldquellen mit Datum auf. Ergebnis: eine Eigentumstabelle.
2. Frag die Transferstelle nach Standardbedingungen und zwei Beispielen. Ergebnis: ein Vergleich.
3. Unterschreib eine Option mit Feld, Preis und Frist. Ergebnis: eine Option vor dem ersten Vertrag.`,
      es: `Cierra la participación y la licencia de la universidad antes del primer contrato con un cliente: una duda sobre la propiedad frena compras, inversores y subvenciones. Las condiciones se negocian; lo más caro es el retraso.

- Medias publicadas de participación universitaria, de segunda mano (2023) y por tanto regla práctica: 7,3 % en la UE, 5,9 % en EE. UU., 19,8 % en el Reino Unido; hay participación, regalías o mezcla.
- Si un abogado independiente confirma por escrito que nadie tiene derechos, no hace falta.

1. Enumera invenciones, inventores y fuentes de dinero con fechas. Entregable: una tabla de propiedad.
2. Pide a la oficina de transferencia sus condiciones y dos ejemplos. Entregable: una comparación.
3. Firma una opción con campo, precio y plazo. Entregable: una opción antes del primer contrato.`,
      fr: `Règle la part et la licence de l’université avant le premier contrat client : un doute sur la propriété bloque achats, investisseurs et subventions. Les conditions se négocient ; le retard coûte le plus.

- Moyennes rapportées de la part universitaire, de seconde main (2023), donc règle empirique : 7,3 % dans l’UE, 5,9 % aux États-Unis, 19,8 % au Royaume-Uni ; parts, redevances ou mélange.
- Si un avocat indépendant confirme par écrit que personne n’a de droits, le point tombe.

1. Liste inventions, inventeurs et sources d’argent avec dates. Livrable : un tableau de propriété.
2. Demande au service de transfert ses conditions types et deux exemples récents. Livrable : une comparaison des conditions.
3. Signe une option avec domaine, prix et durée. Livrable : une option signée avant le premier contrat.`,
    },
  },
  {
    slug: 'freedom-to-operate-before-pilots',
    title: 'Freedom to operate before pilots',
    category,
    keywords: ['freedom to operate', 'FTO', 'patents', 'infringement', 'patent search', 'IP risk'],
    relevance_tags: levels(2, 4),
    content: `Check freedom to operate (FTO), whether your product uses somebody else's valid patent, before the first paid pilot in each country. Your own patent does not give you the right to sell.

**When it applies:** Before you ship, sign exclusivity, or apply for programmes that ask for it.

**When it does not:** For research use inside your lab, which many countries treat differently. Ask a patent attorney for your case.

**Figure:** The EIC Accelerator asks applicants for an FTO document, according to application advisers.

**Source:** seglerconsulting.com on EIC Accelerator applications, read 2026. Not legal advice.

**Constructed example:** A hydrogel company had three granted patents and a signed pilot. The customer's attorney found a 2014 patent on the cross-linking step, valid for six more years. A search for EUR 6,000 a year earlier would have shown it. The team changed one reagent, lost five months, and now runs a search at each change of process.

**Next steps**

1. Describe product and process in ten features. Deliverable: a feature list without marketing words.
2. Commission a search for two countries and three competitors. Deliverable: a ranked list of risky patents.
3. Write one way around for the worst three. Deliverable: a design-around note for the attorney.`,
    summaries: {
      de: `Prüf vor dem ersten bezahlten Piloten je Land die Ausübungsfreiheit (FTO), also ob dein Produkt ein fremdes gültiges Patent nutzt. Ein eigenes Patent gibt dir kein Recht zu verkaufen.

- Der EIC Accelerator verlangt laut Antragsberatern ein FTO-Dokument.
- Für Forschung im eigenen Labor gelten in vielen Ländern andere Regeln; frag dazu eine Patentanwältin.

1. Beschreib Produkt und Verfahren in zehn Merkmalen. Ergebnis: eine Merkmalsliste ohne Werbung.
2. Beauftrage eine Recherche für zwei Länder und drei Wettbewerber. Ergebnis: eine Rangliste riskanter Patente.
3. Skizziere für die drei schlimmsten je eine Umgehung. Ergebnis: eine Notiz für die Kanzlei.`,
      es: `Comprueba la libertad de operación (FTO), es decir, si tu producto usa una patente ajena vigente, antes del primer piloto pagado en cada país. Tu propia patente no te da derecho a vender.

- El EIC Accelerator pide un documento de FTO, según asesores de solicitudes.
- Para investigar en tu laboratorio muchos países tienen otras reglas; consulta a un agente de patentes.

1. Describe producto y proceso en diez rasgos. Entregable: una lista sin palabras de venta.
2. Encarga una búsqueda en dos países y tres competidores. Entregable: una lista ordenada de patentes de riesgo.
3. Esboza una alternativa para las tres peores. Entregable: una nota para el agente.`,
      fr: `Vérifie la liberté d’exploitation (FTO), c’est-à-dire si ton produit utilise un brevet d’autrui en vigueur, avant le premier pilote payé dans chaque pays. Ton brevet ne te donne pas le droit de vendre.

- L’EIC Accelerator demande un document FTO, selon des conseillers en dossiers.
- Pour la recherche dans ton labo, beaucoup de pays ont d’autres règles ; demande à un conseil en brevets.

1. Décris produit et procédé en dix caractéristiques. Livrable : une liste de caractéristiques sans mots commerciaux.
2. Commande une recherche sur deux pays et trois concurrents. Livrable : une liste classée de brevets à risque.
3. Esquisse un contournement pour les trois pires. Livrable : une note pour le conseil.`,
    },
  },
]
