import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Readiness'

export const readiness: StarterEntry[] = [
  {
    slug: 'trl-next-to-market-readiness',
    title: 'TRL next to market readiness',
    category,
    keywords: [
      'TRL',
      'technology readiness level',
      'CRI',
      'commercial readiness',
      'market readiness',
      'maturity',
    ],
    relevance_tags: levels(0, 6),
    content: `Rate technology and market side by side, because a high technology readiness level (TRL) says nothing about anyone buying. The gap between the two is the plan for the next year.

**When it applies:** In every grant application, board meeting and self-assessment.

**When it does not:** As a score to add up. Two fives are not a ten; the lower one is the bottleneck.

**Figure:** TRL runs from 1 to 9, and all lower levels must be met before a higher one. The Commercial Readiness Index (CRI) of ARENA runs from 1, a hypothetical proposition, to 6, a bankable asset class, and is rated alongside TRL.

**Source:** biosociety.se on the European scales; ARENA's Commercial Readiness Index as described on Wikipedia; read 2026.

**Constructed example:** A thermal-storage team stood at TRL 6 with zero customer talks. It planned TRL 7 for EUR 800,000. Ten interviews later the only industry with waste heat above 300 °C and a budget turned out to need a container, not a building. The TRL 7 plan was redrawn at half the cost, with the first customer's site in it.

**Next steps**

1. Write your TRL with the one test that proves it, and your market stage with the one fact that proves it. Deliverable: two lines with evidence.
2. Put the next money on the lower of the two. Deliverable: a budget line for the quarter.
3. Join both in one milestone, such as a field test at a paying site. Deliverable: a milestone with date and customer.`,
    summaries: {
      de: `Bewerte Technik und Markt nebeneinander, denn ein hoher Technologie-Reifegrad (TRL) sagt nichts darüber, ob jemand kauft. Der Abstand zwischen beiden ist der Plan fürs nächste Jahr.

- TRL läuft von 1 bis 9, alle unteren Stufen müssen erfüllt sein. Der Commercial Readiness Index (CRI) von ARENA läuft daneben von 1, hypothetisches Angebot, bis 6, bankfähige Anlageklasse.
- Addiere die Werte nicht; der niedrigere ist der Engpass.

1. Schreib deinen TRL mit dem Test, der ihn belegt, und deinen Marktstand mit der Tatsache, die ihn belegt. Ergebnis: zwei Zeilen mit Beleg.
2. Gib das nächste Geld für den niedrigeren aus. Ergebnis: eine Budgetzeile fürs Quartal.
3. Verbinde beide in einem Meilenstein, etwa einem Feldtest an einem zahlenden Standort. Ergebnis: ein Meilenstein mit Datum und Kunde.`,
      es: `Valora tecnología y mercado en paralelo: un nivel de madurez tecnológica (TRL) alto no dice nada de si alguien compra. La distancia entre ambos es el plan del próximo año.

- El TRL va de 1 a 9 y exige cumplir los niveles inferiores. El Commercial Readiness Index (CRI) de ARENA va de 1, propuesta hipotética, a 6, activo financiable, y se mide en paralelo.
- No los sumes; el más bajo es el cuello de botella.

1. Escribe tu TRL con la prueba que lo demuestra y tu fase de mercado con el hecho que la demuestra. Entregable: dos líneas, cada una con su prueba.
2. Pon el próximo dinero en el más bajo. Entregable: una línea de presupuesto trimestral.
3. Une ambos en un hito, como una prueba de campo en una planta que paga. Entregable: un hito con fecha y cliente.`,
      fr: `Note technologie et marché côte à côte : un niveau de maturité technologique (TRL) élevé ne dit pas que quelqu’un achète. L’écart entre les deux est le plan de l’année.

- Le TRL va de 1 à 9, chaque niveau inférieur devant être atteint. Le Commercial Readiness Index (CRI) d’ARENA va de 1, offre hypothétique, à 6, actif finançable, et se note en parallèle.
- Ne les additionne pas ; le plus bas est le goulot d’étranglement.

1. Écris ton TRL avec l’essai qui le prouve et ton stade de marché avec le fait qui le prouve. Livrable : deux lignes avec preuve.
2. Mets le prochain budget sur le plus bas des deux. Livrable : une ligne budgétaire trimestrielle.
3. Réunis-les dans un jalon, comme un essai sur un site payant. Livrable : un jalon avec date et client.`,
    },
  },
  {
    slug: 'shift-money-from-rd-to-business',
    title: 'Why money must move from R&D to business in time',
    category,
    keywords: ['R&D budget', 'business development', 'valley of death', 'budget shift', 'spending', 'timing'],
    relevance_tags: levels(1, 4),
    content: `Shift money from research to business development while the technology still feels unfinished. Waiting for a finished product is the classic way into the valley of death, because customers take as long to mature as technology.

**When it applies:** From the first working demonstrator, in teams where all founders are technical.

**When it does not:** While a single physical effect is unproven. Selling then creates promises instead of learning.

**Figure:** A 2025 system-dynamics simulation of deep-tech ventures found that failing to move budget towards business development ends in the venture's failure. It is a model, not a statistic of firms.

**Source:** Proceedings of the System Dynamics Society, 2025, abstract 1309.

**Constructed example:** A fusion-components spin-out spent 95 % on the lab for three years. With nine months of cash it found that its first buyer qualifies suppliers over fourteen. A neighbour with a weaker process had started qualification at TRL 5 and took the order. The spin-out now books one day in five per engineer for customer work.

**Next steps**

1. Compute last quarter's spending on lab and on customers. Deliverable: two percentages.
2. Move one tenth of the budget to customer work for the next quarter. Deliverable: a budget with a named owner.
3. Start the slowest customer process now, such as supplier qualification. Deliverable: an application filed.`,
    summaries: {
      de: `Verschieb Geld von der Forschung zur Geschäftsentwicklung, solange sich die Technik noch unfertig anfühlt. Auf das fertige Produkt zu warten führt ins Tal des Todes, denn Kunden reifen so langsam wie Technik.

- Eine Simulation von 2025 zeigt: Wer das Budget nicht rechtzeitig verlagert, scheitert. Das ist ein Modell, keine Firmenstatistik.
- Solange ein einzelner physikalischer Effekt unbewiesen ist, warte; Verkaufen schafft dann nur Versprechen.

1. Berechne die Ausgaben des letzten Quartals für Labor und Kunden. Ergebnis: zwei Prozentwerte.
2. Verlagere für ein Quartal ein Zehntel des Budgets zur Kundenarbeit. Ergebnis: ein Budget mit verantwortlicher Person.
3. Beginne jetzt den langsamsten Kundenprozess, etwa die Lieferantenqualifizierung. Ergebnis: ein eingereichter Antrag.`,
      es: `Pasa dinero de I+D a desarrollo de negocio cuando la tecnología aún parezca inacabada. Esperar al producto terminado lleva al valle de la muerte: los clientes maduran tan despacio como la tecnología.

- Una simulación de 2025 concluye que no mover a tiempo el presupuesto acaba con la empresa. Es un modelo, no una estadística.
- Mientras un efecto físico no esté demostrado, espera; vender entonces solo crea promesas.

1. Calcula el gasto del último trimestre en laboratorio y en clientes. Entregable: dos porcentajes.
2. Pasa una décima parte al trabajo con clientes el próximo trimestre. Entregable: un presupuesto con responsable.
3. Empieza ya el proceso más lento del cliente, como la homologación de proveedor. Entregable: una solicitud presentada.`,
      fr: `Déplace de l’argent de la R&D vers le développement commercial alors que la technologie paraît encore inachevée. Attendre le produit fini mène à la vallée de la mort : les clients mûrissent aussi lentement que la technologie.

- Une simulation de 2025 conclut que ne pas déplacer le budget à temps mène à l’échec. C’est un modèle, pas une statistique d’entreprises.
- Tant qu’un effet physique n’est pas prouvé, attends ; vendre ne créerait que des promesses.

1. Calcule les dépenses du dernier trimestre, labo et clients. Livrable : deux pourcentages.
2. Déplace un dixième du budget vers le travail client pour un trimestre. Livrable : un budget avec un responsable.
3. Lance maintenant le processus client le plus lent, comme la qualification fournisseur. Livrable : une demande déposée.`,
    },
  },
  {
    slug: 'first-of-a-kind-plant',
    title: 'First-of-a-kind plant',
    category,
    keywords: [
      'FOAK',
      'first-of-a-kind',
      'plant',
      'bankability',
      'project finance',
      'scale-up',
      'demonstration plant',
    ],
    relevance_tags: levels(4, 6),
    content: `A first-of-a-kind (FOAK) plant is financed by its customers' signatures before it is financed by money. Fix price and volume with creditworthy buyers first, then size the plant to them.

**When it applies:** Chemicals, materials, fuels, storage and recycling, when equipment costs exceed what equity can carry.

**When it does not:** When modules of one container can serve the first customers. Then sell modules and let the plant wait.

**Figure:** Practitioners' summary: customer demand is king, fixed price and volume agreements ahead of time, from blue-chip buyers.

**Source:** ctvc.co, What the FOAK, read 2026.

**Constructed example:** A green-cement team designed for 50,000 tonnes because the unit cost looked best there. No buyer would commit beyond 6,000. It redrew the plant to 8,000 tonnes with space for a second line, signed 5,500 at a fixed premium for four years with two precast makers, and found an insurer for the performance risk. The loan followed the contracts.

**Next steps**

1. List buyers with a rating and the volume each could sign. Deliverable: a table with tonnes and price.
2. Ask two lenders what they would need to see. Deliverable: a list of conditions with owner and date.
3. Redraw capacity to the signed share. Deliverable: a plant size with at least half of it sold.`,
    summaries: {
      de: `Eine Erstanlage (FOAK) wird durch Unterschriften der Kunden finanziert, bevor Geld fließt. Sichere Preis und Menge bei kreditwürdigen Käufern und lege dann die Größe fest.

- Praktiker fassen es so: Nachfrage ist alles, feste Preise und Mengen im Voraus, von ersten Adressen.
- Reichen Containermodule für die ersten Kunden, verkauf Module und lass die Anlage warten.

1. Liste Käufer mit Rating und möglicher Menge auf. Ergebnis: eine Tabelle mit Tonnen und Preis.
2. Frag zwei Banken, was sie sehen müssten. Ergebnis: Bedingungen mit Zuständigen und Datum.
3. Lege die Kapazität auf den unterschriebenen Anteil aus. Ergebnis: eine Größe, die mindestens zur Hälfte verkauft ist.`,
      es: `Una primera planta (FOAK) se financia con firmas de clientes antes que con dinero. Fija precio y volumen con compradores solventes y dimensiona después.

- Quienes las hacen lo resumen así: manda la demanda, con precio y volumen fijos por adelantado y compradores de primera.
- Si bastan módulos en contenedor para los primeros clientes, vende módulos y deja esperar la planta.

1. Enumera compradores con su solvencia y el volumen posible. Entregable: una tabla con toneladas y precio.
2. Pregunta a dos bancos qué tendrían que ver. Entregable: condiciones con responsable y fecha.
3. Ajusta la capacidad a lo firmado. Entregable: un tamaño de planta con al menos la mitad vendida.`,
      fr: `Une première usine (FOAK) se finance par les signatures des clients avant l’argent. Fixe d’abord prix et volume avec des acheteurs solvables, puis dimensionne l’usine sur eux.

- Les praticiens résument : la demande est reine, prix et volume fixés à l’avance, par de grands noms.
- Si des modules en conteneur suffisent aux premiers clients, vends des modules et laisse l’usine attendre.

1. Liste les acheteurs avec leur note de crédit et le volume que chacun signerait. Livrable : un tableau avec tonnes et prix.
2. Demande à deux banques ce qu’elles devraient voir. Livrable : des conditions avec responsable et date.
3. Redimensionne sur la part signée. Livrable : une taille d’usine dont la moitié au moins est vendue.`,
    },
  },
]
