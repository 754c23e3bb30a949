import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Funding'

export const funding: StarterEntry[] = [
  {
    slug: 'eic-pathfinder-transition-accelerator',
    title: 'EIC Pathfinder, Transition, Accelerator',
    category,
    keywords: ['EIC', 'Pathfinder', 'Transition', 'Accelerator', 'grant', 'Europe', 'TRL', 'funding'],
    relevance_tags: levels(0, 5),
    content: `The European Innovation Council (EIC) funds deep tech in three steps; choose by technology readiness level (TRL) and by how much market evidence you hold, not by the amount. Each call judges a different thing.

**When it applies:** European teams from the first proof of principle up to market entry.

**When it does not:** When a customer would pay for the next step within six months. An application costs weeks; price that in.

**Figure:** Pathfinder TRL 1 to 4, about EUR 3 to 4 million. Transition from TRL 3 or 4 to 5 or 6, up to EUR 2.5 million. Accelerator from TRL 5 or 6 to 8, grant up to EUR 2.5 million plus equity up to EUR 15 million. Amounts move with each work programme; check the current year.

**Source:** grantchain.eu (2026 guide), kowi.de, spinverse.com, read November 2026.

**Constructed example:** A neuromorphic-chip team at TRL 4 prepared for the Accelerator because of the equity. Two advisers told it that the jury would ask for customers. It applied for Transition with three industry interviews per work package instead, won, and used the money to run two paid pilots. The Accelerator application 20 months later quoted the pilots.

**Next steps**

1. Write your TRL with the test that proves it. Deliverable: one line of evidence.
2. Read the current work programme and note one deadline and one exclusion. Deliverable: a half-page fit check.
3. Build one commitment into the plan before the deadline. Deliverable: a named customer and a date.`,
    summaries: {
      de: `Der Europäische Innovationsrat (EIC) fördert in drei Stufen; wähle nach Technologie-Reifegrad (TRL) und Marktbelegen, nicht nach der Summe. Jede Ausschreibung bewertet etwas anderes.

- Pathfinder TRL 1 bis 4, etwa 3 bis 4 Mio. Euro; Transition von TRL 3/4 auf 5/6, bis 2,5 Mio.; Accelerator von TRL 5/6 bis 8, Zuschuss bis 2,5 Mio. plus Beteiligung bis 15 Mio. Die Beträge ändern sich jährlich, prüf das aktuelle Programm.
- Würde ein Kunde den nächsten Schritt binnen sechs Monaten bezahlen, rechne die Wochen für den Antrag dagegen.

1. Notiere deinen TRL mit dem Test, der ihn belegt. Ergebnis: ein Beleg in einer Zeile.
2. Lies das aktuelle Arbeitsprogramm und notiere eine Frist und ein Ausschlusskriterium. Ergebnis: eine halbe Seite Eignungsprüfung.
3. Plane vor der Frist eine Zusage ein. Ergebnis: ein Kunde mit Namen und Datum.`,
      es: `El Consejo Europeo de Innovación (EIC) financia en tres pasos; elige por nivel de madurez (TRL) y pruebas de mercado, no por el importe. Cada convocatoria juzga algo distinto.

- Pathfinder TRL 1 a 4, unos 3 a 4 millones de euros; Transition de TRL 3/4 a 5/6, hasta 2,5 millones; Accelerator de TRL 5/6 a 8, subvención hasta 2,5 millones más capital hasta 15. Los importes cambian cada año: revisa el programa vigente.
- Si hay un cliente dispuesto a pagar el siguiente paso en seis meses, compáralo con las semanas que cuesta la solicitud.

1. Escribe tu TRL con la prueba que lo demuestra. Entregable: una línea con el TRL y su prueba.
2. Lee el programa vigente y anota un plazo y una exclusión. Entregable: media página de encaje.
3. Incluye un compromiso antes del plazo. Entregable: un cliente con nombre y fecha.`,
      fr: `Le Conseil européen de l’innovation (EIC) finance en trois étapes ; choisis selon le niveau de maturité (TRL) et les preuves de marché, pas selon le montant. Chaque appel juge autre chose.

- Pathfinder TRL 1 à 4, environ 3 à 4 M€ ; Transition de TRL 3/4 à 5/6, jusqu’à 2,5 M€ ; Accelerator de TRL 5/6 à 8, subvention jusqu’à 2,5 M€ plus fonds propres jusqu’à 15 M€. Les montants changent chaque année : vérifie le programme en cours.
- Si un client paierait l’étape suivante sous six mois, mets en balance les semaines du dossier.

1. Écris ton TRL avec l’essai qui le prouve. Livrable : une ligne de preuve.
2. Lis le programme de travail en cours et note une échéance et une exclusion. Livrable : une demi-page sur l’adéquation avec l’appel.
3. Prévois un engagement de client avant l’échéance. Livrable : un client nommé et une date.`,
    },
  },
  {
    slug: 'deep-tech-by-the-numbers',
    title: 'Deep tech by the numbers',
    category,
    keywords: [
      'deep tech',
      'investors',
      'venture capital',
      'IRR',
      'returns',
      'market data',
      'BCG',
      'McKinsey',
    ],
    relevance_tags: levels(0, 6),
    content: `Investors no longer ask whether deep tech can return money but whether your problem is large and your path to the first customer short. Use the sector's numbers in one line and your own evidence in the rest.

**When it applies:** In the first minute of an investor talk and in grant texts that ask for context.

**When it does not:** As proof of your market. A sector's return says nothing about one company.

**Figure:** Reported by BCG and McKinsey: about 20 % of venture capital goes to deep tech, net IRR of 16 % against 10 %, and about 44 % of European technology investment in 2023. Winners are problem-oriented, combine technologies and build an ecosystem.

**Source:** BCG (2021) and McKinsey on European deep tech, read 2026. Not investment advice.

**Constructed example:** A pitch spent four slides on the sector. The revised one had a single line, "44 % of European tech investment in 2023", followed by a named plant manager, a cost of EUR 300,000 a year and a dated pilot. Questions moved from "why now" to "who is next".

**Next steps**

1. Cut market context to one line with source and year. Deliverable: one sentence.
2. Replace the freed slide by your strongest customer fact. Deliverable: one slide with a name, a number and a date.
3. List ten investors who led a deep-tech round in your field. Deliverable: ten names with the partner and the deal.`,
    summaries: {
      de: `Investoren fragen nicht mehr, ob Deep Tech Rendite bringt, sondern ob dein Problem groß und der Weg zum ersten Kunden kurz ist. Nutz die Branchenzahlen in einer Zeile und deine Belege im Rest.

- Laut BCG und McKinsey: rund 20 % des Wagniskapitals fließen in Deep Tech, Netto-IRR 16 gegenüber 10 %, etwa 44 % der europäischen Tech-Investitionen 2023.
- Als Beleg für deinen Markt taugt das nicht; die Rendite einer Branche sagt nichts über eine Firma.

1. Kürze den Marktkontext auf eine Zeile mit Quelle und Jahr. Ergebnis: ein Satz.
2. Ersetze die freie Folie durch deinen stärksten Kundenbeleg. Ergebnis: eine Folie mit Name, Zahl und Datum.
3. Liste zehn Investoren auf, die in deinem Feld eine Runde geführt haben. Ergebnis: zehn Namen mit Partner und Beteiligung.`,
      es: `Los inversores ya no preguntan si el deep tech da retorno, sino si tu problema es grande y tu camino al primer cliente, corto. Usa las cifras del sector en una línea y tus pruebas en el resto.

- Según BCG y McKinsey: cerca del 20 % del capital riesgo, TIR neta del 16 frente al 10 %, alrededor del 44 % de la inversión tecnológica europea en 2023.
- No prueba tu mercado; el retorno de un sector no dice nada de una empresa.

1. Reduce el contexto a una línea con fuente y año. Entregable: una frase.
2. Pon en su lugar tu mejor dato de cliente. Entregable: una diapositiva con nombre, cifra y fecha.
3. Busca diez inversores que lideraron rondas en tu campo. Entregable: diez nombres con persona y operación.`,
      fr: `Les investisseurs ne demandent plus si la deep tech rapporte, mais si ton problème est grand et ton chemin vers le premier client court. Une ligne pour les chiffres du secteur, le reste pour tes preuves.

- Selon BCG et McKinsey : environ 20 % du capital-risque, TRI net de 16 contre 10 %, environ 44 % de l’investissement technologique européen en 2023.
- Cela ne prouve pas ton marché ; le rendement d’un secteur ne dit rien d’une entreprise.

1. Réduis le contexte à une ligne avec source et année. Livrable : une phrase.
2. Remplace la diapositive libérée par ton fait client le plus fort. Livrable : une diapositive avec nom, chiffre et date.
3. Liste dix investisseurs ayant mené un tour dans ton domaine. Livrable : dix noms avec la personne et l’opération.`,
    },
  },
  {
    slug: 'grants-are-not-traction',
    title: 'Grants are not traction',
    category,
    keywords: ['grants', 'prizes', 'traction', 'revenue', 'runway', 'subsidy', 'award'],
    relevance_tags: [...levels(2, 5), 'revenue'],
    content: `A grant buys time; it does not show that anyone buys the product. Report it as runway, count customers separately, and let the time it buys be spent on customers.

**When it applies:** In decks, reports and on the roadmap, also for prizes, competitions and accelerators.

**When it does not:** When a public body buys the product for its own use through a development contract. That is a customer.

**Figure:** Our own rule: grants, prizes, equity and loans never raise the revenue counter; a signed purchase order from a public buyer does.

**Source:** Own choice, used by the roadmap.

**Constructed example:** A company showed "EUR 3.1 million revenue since 2021". EUR 2.9 million were grants. The investor found out in the second meeting and there was no third. The next deck said "EUR 2.9 million non-dilutive funding, EUR 210,000 from four customers, 18 months of runway" and held up to every question.

**Next steps**

1. Split income into grants, customers and other for the past two years. Deliverable: a three-column table.
2. Rename the slide. Deliverable: one line for runway, one for customers.
3. Tie the next grant's work packages to customer evidence. Deliverable: a plan with a customer site in each package.`,
    summaries: {
      de: `Fördergeld kauft Zeit; es zeigt nicht, dass jemand das Produkt kauft. Weise es als Reichweite aus, zähle Kunden getrennt und verwende die gekaufte Zeit für Kunden.

- Unsere Regel: Förderung, Preise, Beteiligungen und Darlehen erhöhen den Umsatzzähler nie; eine unterschriebene Bestellung einer öffentlichen Stelle schon.
- Kauft eine Behörde das Produkt für sich selbst, ist sie Kunde.

1. Teile die Einnahmen der letzten zwei Jahre in Förderung, Kunden und Sonstiges. Ergebnis: eine Tabelle mit drei Spalten.
2. Benenne die Folie um. Ergebnis: eine Zeile Reichweite, eine Zeile Kunden.
3. Knüpf die Arbeitspakete der nächsten Förderung an Kundenbelege. Ergebnis: ein Plan mit einem Kundenstandort je Paket.`,
      es: `Una subvención compra tiempo; no demuestra que alguien compre el producto. Preséntala como oxígeno, cuenta los clientes aparte y gasta ese tiempo en clientes.

- Regla nuestra: subvenciones, premios, capital y préstamos nunca suben el contador de ingresos; un pedido firmado de un comprador público, sí.
- Si un organismo compra para su propio uso, es un cliente.

1. Divide los ingresos de dos años en subvenciones, clientes y otros. Entregable: una tabla de tres columnas.
2. Cambia el título de la diapositiva. Entregable: una línea para el oxígeno y otra para los clientes.
3. Liga los paquetes de trabajo de la próxima subvención a pruebas de clientes. Entregable: un plan con una planta de cliente por paquete.`,
      fr: `Une subvention achète du temps ; elle ne montre pas que quelqu’un achète le produit. Présente-la comme de la trésorerie, compte les clients à part et passe ce temps auprès d’eux.

- Notre règle : subventions, prix, fonds propres et prêts ne font jamais monter le compteur de revenu ; une commande signée d’un acheteur public, si.
- Si un organisme public achète pour son propre usage, c’est un client.

1. Répartis les recettes de deux ans entre subventions, clients et autres. Livrable : un tableau à trois colonnes.
2. Renomme la diapositive. Livrable : une ligne trésorerie, une ligne clients.
3. Lie les lots de la prochaine subvention à des preuves client. Livrable : un plan avec un site client par lot.`,
    },
  },
]
