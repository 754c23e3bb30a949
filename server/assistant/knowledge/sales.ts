import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Sales'

export const sales: StarterEntry[] = [
  {
    slug: 'founder-closes-the-first-ten',
    title: 'Founder closes the first ten',
    category,
    keywords: [
      'founder-led sales',
      'first customers',
      'first sales',
      'hiring',
      'salesperson',
      'close',
      'ten customers',
    ],
    relevance_tags: [...levels(4, 6), 'revenue'],
    content: `A founder closes the first ten customers in person, because the first ten sales are research with an invoice. Hire a salesperson to repeat what works, not to find out what works.

**When it applies:** Until ten customers who did not know you before have bought and the path from first touch to signature looks alike.

**When it does not:** In markets with five buyers. There "ten" means ten orders or sites, and a senior industry insider may be needed for access.

**Figure:** Practitioners name at least 10 real, unaffiliated customers before the first sales hire, and then advise hiring two reps, not one, so that results can be compared. One recorded case: four deals, all with people the founder knew, could not be repeated.

**Source:** monkhouseandcompany.com, when to hire a salesperson; Sell More Faster (2019); justindwelsh.com; read 2026.

**Constructed example:** A microfluidics founder hired a sales head after three customers. Eight months and EUR 140,000 later there was a fine database and no order. She took the calls back, sold seven in five months, and wrote the four-page playbook that the next two hires used.

**Next steps**

1. Write how the last five deals went from first touch to signature. Deliverable: a one-page path with dates and doubts.
2. Book ten first meetings outside your network. Deliverable: ten entries with source.
3. Hire two people when the third deal in a row follows the path. Deliverable: a hiring trigger in writing.`,
    summaries: {
      de: `Die ersten zehn Kunden gewinnt ein Gründer selbst, denn die ersten zehn Verkäufe sind Forschung mit Rechnung. Stell Vertrieb ein, um Bewährtes zu wiederholen, nicht um es herauszufinden.

- Praktiker nennen mindestens 10 echte, fremde Kunden vor der ersten Vertriebsstelle und raten dann zu zwei Personen statt einer, damit man vergleichen kann.
- In Märkten mit fünf Käufern heißt „zehn“ zehn Aufträge oder Standorte; dort kann ein Insider für den Zugang nötig sein.

1. Schreib auf, wie die letzten fünf Abschlüsse vom ersten Kontakt zur Unterschrift liefen. Ergebnis: eine Seite mit Datumsangaben und offenen Fragen.
2. Vereinbare zehn Ersttermine außerhalb deines Netzwerks. Ergebnis: zehn Einträge mit Herkunft.
3. Stell zwei Leute ein, wenn der dritte Abschluss hintereinander diesem Weg folgt. Ergebnis: ein schriftlicher Auslöser.`,
      es: `Los diez primeros clientes los cierra un fundador en persona, porque las diez primeras ventas son investigación con factura. Contrata a un vendedor para repetir lo que funciona, no para descubrirlo.

- Quienes lo practican piden al menos 10 clientes reales y sin vínculo antes de contratar, y aconsejan contratar a dos personas para poder comparar.
- En mercados de cinco compradores, «diez» son diez pedidos o plantas; allí puede hacer falta alguien del sector para abrir la puerta.

1. Escribe cómo fueron los cinco últimos cierres, del primer contacto a la firma. Entregable: una página con fechas y dudas.
2. Concierta diez primeras reuniones fuera de tu red. Entregable: diez citas con su origen.
3. Contrata a dos cuando el tercer cierre seguido repita el camino. Entregable: un criterio por escrito.`,
      fr: `C’est un fondateur qui conclut en personne les dix premières ventes, car elles sont de la recherche avec facture. Embauche des vendeurs pour répéter ce qui marche, pas pour le découvrir.

- Les praticiens demandent au moins 10 vrais clients sans lien avec toi avant la première embauche, puis conseillent deux vendeurs plutôt qu’un, pour comparer.
- Sur un marché de cinq acheteurs, « dix » veut dire dix commandes ou sites ; il faut parfois quelqu’un du secteur pour ouvrir la porte.

1. Écris comment se sont passées les cinq dernières affaires, du premier contact à la signature. Livrable : une page avec dates et doutes.
2. Cale dix premiers rendez-vous hors de ton réseau. Livrable : dix entrées avec leur origine.
3. Embauche deux personnes quand la troisième affaire d’affilée suit ce chemin. Livrable : un déclencheur écrit.`,
    },
  },
  {
    slug: 'warm-intro-maths',
    title: 'Warm-intro maths',
    category,
    keywords: ['warm intro', 'introduction', 'pipeline', 'funnel', 'conversion rate', 'how many contacts'],
    relevance_tags: levels(3, 5),
    content: `Work backwards from the customers you need to the introductions you must ask for this week. Most founders plan the last step and starve the first.

**When it applies:** When you promise three customers by a date and have six names on the list.

**When it does not:** With a market of ten buyers, where rates mean nothing and every account gets its own plan.

**Figure:** Rule of thumb from benchmarks on sales-led start-ups, read second-hand: about 20 warm introductions per early customer, and 50 or more conversations to reach three to five customers.

**Source:** First Round, Levels of PMF; numbers quoted in a summary, read 2026.

**Constructed example:** A team wanted 3 customers by June: 60 introductions, so 5 a week for 12 weeks. They had been asking for one a week. Each adviser received three names copied from a list, with a two-line text to forward. In week 9 they stood at 44 introductions, 19 meetings, 2 paid pilots, and they knew where the leak was.

**Next steps**

1. Compute customers x 20, divided by the weeks left. Deliverable: a weekly number of introductions.
2. Give five people three named targets each and a text to forward. Deliverable: 15 requests sent by Friday.
3. Track introductions, meetings and commitments weekly. Deliverable: three numbers on one line.`,
    summaries: {
      de: `Rechne von den benötigten Kunden rückwärts zu den Empfehlungen, um die du diese Woche bitten musst. Die meisten planen den letzten Schritt und vernachlässigen den ersten.

- Faustregel aus zweiter Hand: etwa 20 persönliche Empfehlungen pro frühem Kunden und 50 oder mehr Gespräche für drei bis fünf Kunden.
- Bei zehn Käufern im Markt sagen Quoten nichts; dort bekommt jede Firma ihren eigenen Plan.

1. Rechne Kunden mal 20, geteilt durch die verbleibenden Wochen. Ergebnis: die nötige Zahl von Empfehlungen pro Woche.
2. Gib fünf Personen je drei Zielnamen und einen Text zum Weiterleiten. Ergebnis: 15 Anfragen bis Freitag.
3. Verfolge wöchentlich Empfehlungen, Treffen und Zusagen. Ergebnis: drei Zahlen in einer Zeile.`,
      es: `Calcula hacia atrás: de los clientes que necesitas a las presentaciones que debes pedir esta semana. Casi todos planean el último paso y descuidan el primero.

- Regla práctica de segunda mano: unas 20 presentaciones por cliente temprano y 50 conversaciones o más para tres a cinco clientes.
- Con diez compradores en el mercado los porcentajes no dicen nada; cada cuenta tiene su plan.

1. Multiplica los clientes por 20 y divide entre las semanas que quedan. Entregable: un número semanal de presentaciones.
2. Da a cinco personas tres nombres que te interesen y un texto para reenviar. Entregable: 15 peticiones antes del viernes.
3. Sigue cada semana presentaciones, reuniones y compromisos. Entregable: tres cifras en una línea.`,
      fr: `Pars du nombre de clients voulu et remonte aux mises en relation à demander cette semaine. La plupart des fondateurs planifient la dernière étape et négligent la première.

- Règle empirique de seconde main : environ 20 mises en relation pour chacun des premiers clients et 50 conversations ou plus pour trois à cinq clients.
- Avec dix acheteurs sur le marché, les taux ne disent rien ; chaque compte a son plan.

1. Calcule clients × 20, divisé par les semaines restantes. Livrable : un nombre hebdomadaire de mises en relation.
2. Donne à cinq personnes trois cibles nommées chacune et un texte à transférer. Livrable : 15 demandes avant vendredi.
3. Suis chaque semaine mises en relation, réunions et engagements. Livrable : trois chiffres sur une ligne.`,
    },
  },
  {
    slug: 'from-pilot-to-contract',
    title: 'From pilot to contract',
    category,
    keywords: ['pilot to contract', 'conversion', 'procurement', 'rollout', 'decision meeting', 'close'],
    relevance_tags: [...levels(4, 5), 'revenue'],
    content: `Start the purchase on day one of the pilot, not on its last day. Supplier registration, security review and contract templates take as long as the trial and can run beside it.

**When it applies:** Every pilot with an organisation that has a purchasing department.

**When it does not:** When the pilot's outcome is truly open. Prepare the papers anyway, but do not press for signatures.

**Figure:** Practice guides put a binary decision with a date at the end of the trial; a pilot without one drifts into extension.

**Source:** pulserevops.com pilot guide; Pilot Purgatory, techstartup.bartleyeditions.com; read 2026.

**Constructed example:** Two identical vibration pilots ended in May. In the first, purchasing heard of it in June, and the order came in December. In the second, the founder asked for the supplier form in week one, the data-protection check in week three and the framework template in week five. The order came nine days after the decision meeting.

**Next steps**

1. Ask in the kick-off for the list of papers between yes and order. Deliverable: a dated paper plan.
2. Hold a 20-minute midterm with the signer on the metric. Deliverable: a chart and an open-points list.
3. Bring the contract to the decision meeting. Deliverable: a draft with price, term and start date.`,
    summaries: {
      de: `Beginne den Einkauf am ersten Tag des Piloten, nicht am letzten. Lieferantenanlage, Sicherheitsprüfung und Vertragsvorlage dauern so lang wie der Test und können daneben laufen.

- Praxisleitfäden setzen ans Ende eine Ja-Nein-Entscheidung mit Datum; ohne sie wird verlängert.
- Ist der Ausgang wirklich offen, bereite die Papiere vor, aber dränge nicht auf Unterschriften.

1. Frag beim Start nach allen Papieren zwischen Ja und Bestellung. Ergebnis: eine datierte Liste der Unterlagen.
2. Sprich zur Halbzeit 20 Minuten mit der Person, die unterschreibt, über die Messgröße. Ergebnis: ein Diagramm und eine Liste offener Punkte.
3. Bring den Vertrag zum Entscheidungstreffen mit. Ergebnis: ein Entwurf mit Preis, Laufzeit und Start.`,
      es: `Empieza la compra el primer día del piloto, no el último. El alta de proveedor, la revisión de seguridad y el contrato tardan tanto como la prueba y pueden ir en paralelo.

- Las guías ponen al final una decisión de sí o no con fecha; sin ella el piloto se alarga.
- Si el resultado está realmente abierto, prepara los papeles, pero no presiones.

1. Pide al arrancar la lista de trámites entre el sí y el pedido. Entregable: un plan de papeles con fechas.
2. A mitad del piloto, repasa la métrica 20 minutos con quien firma. Entregable: un gráfico y una lista de pendientes.
3. Lleva el contrato a la reunión de decisión. Entregable: un borrador con precio, plazo e inicio.`,
      fr: `Commence l’achat le premier jour du pilote, pas le dernier. Référencement, revue de sécurité et contrat type durent autant que l’essai et peuvent avancer en parallèle.

- Les guides pratiques placent à la fin une décision oui ou non datée ; sans elle, on prolonge.
- Si l’issue est vraiment ouverte, prépare les papiers sans presser.

1. Demande au lancement la liste des documents exigés entre le oui et la commande. Livrable : un plan daté de ces documents.
2. Tiens à mi-parcours 20 minutes avec le signataire sur l’indicateur. Livrable : un graphique et une liste de points ouverts.
3. Apporte le contrat à la réunion de décision. Livrable : un projet avec prix, durée et départ.`,
    },
  },
  {
    slug: 'sales-cycles-by-sector',
    title: 'Sales cycles by sector',
    category,
    keywords: [
      'sales cycle',
      'how long',
      'hospital',
      'enterprise',
      'government',
      'planning',
      'months',
      'runway',
    ],
    relevance_tags: levels(3, 6),
    content: `Plan cash and hiring by the cycle of your sector, then shorten your own by starting small, not by pushing. A founder who plans for three months in a twelve-month market runs out of money with a full pipeline.

**When it applies:** When you set the runway, a revenue forecast or the start of the next round.

**When it does not:** For purchases under one manager's signing limit, which often close in weeks in any sector.

**Figure:** Rules of thumb, from secondary sources: hospitals 9 to 18 months, hospital record systems about two years, enterprise 6 to 18 months, government 6 to 18 months.

**Source:** healthlaunchpad.com, why selling to healthcare takes so long; firstsales.io; read 2026.

**Constructed example:** A surgical-imaging team forecast sales six months after approval. Interviews with four hospital buyers showed a yearly investment round in October and a trial in front of it. They moved the first revenue by 14 months, raised for it, and meanwhile sold a EUR 4,900 research licence below the signing limit.

**Next steps**

1. Ask three buyers for the dates of their last similar purchase, from first talk to order. Deliverable: three timelines.
2. Put the budget round and the approval steps in your plan. Deliverable: a calendar with the order month.
3. Cut a first offer below the signing limit. Deliverable: one small product with a price.`,
    summaries: {
      de: `Plane Geld und Stellen nach dem Zyklus deiner Branche und verkürze deinen durch kleine Anfänge, nicht durch Drängen. Wer in einem Zwölfmonatsmarkt mit drei Monaten rechnet, ist mit voller Pipeline pleite.

- Faustregeln aus zweiter Hand: Kliniken 9 bis 18 Monate, Kliniksysteme rund zwei Jahre, Konzerne 6 bis 18, Behörden 6 bis 18 Monate.
- Unterhalb der Freigabegrenze einer Führungskraft dauert es überall oft nur Wochen.

1. Frag drei Käufer nach den Zeitpunkten ihres letzten ähnlichen Kaufs. Ergebnis: drei Zeitachsen.
2. Trag Budgetrunde und Freigaben in deinen Plan ein. Ergebnis: ein Kalender mit dem Auftragsmonat.
3. Schneide ein erstes Angebot so zu, dass es unter der Freigabegrenze bleibt. Ergebnis: ein kleines Produkt mit Preis.`,
      es: `Planifica caja y contratación según el ciclo de tu sector y acorta el tuyo empezando pequeño, no presionando. Quien calcula tres meses en un mercado de doce se queda sin dinero con la cartera llena.

- Reglas prácticas de segunda mano: hospitales de 9 a 18 meses, sistemas de historia clínica unos dos años, gran empresa de 6 a 18, administración de 6 a 18.
- Por debajo del límite de firma de un directivo suele cerrarse en semanas.

1. Pregunta a tres compradores las fechas de su última compra parecida. Entregable: tres líneas de tiempo.
2. Pon la ronda de presupuesto y las aprobaciones en tu plan. Entregable: un calendario con el mes del pedido.
3. Recorta una primera oferta por debajo del límite de firma. Entregable: un producto pequeño con precio.`,
      fr: `Planifie trésorerie et embauches selon le cycle de ton secteur, et raccourcis le tien en commençant petit, pas en pressant. Compter trois mois dans un marché de douze, c’est manquer d’argent avec un pipeline plein.

- Règles empiriques de seconde main : hôpitaux 9 à 18 mois, systèmes cliniques environ deux ans, grands comptes 6 à 18, administrations 6 à 18.
- Sous le plafond de signature d’un responsable, cela se conclut souvent en quelques semaines.

1. Demande à trois acheteurs les dates de leur dernier achat comparable. Livrable : trois chronologies.
2. Inscris le cycle budgétaire et les validations dans ton plan. Livrable : un calendrier avec le mois de commande.
3. Calibre une première offre sous le plafond de signature. Livrable : un petit produit avec un prix.`,
    },
  },
  {
    slug: 'sales-learning-curve',
    title: 'Sales learning curve',
    category,
    keywords: [
      'sales learning curve',
      'hiring',
      'sales team',
      'initiation',
      'transition',
      'execution',
      'scale sales',
      'VP sales',
    ],
    relevance_tags: levels(5, 6),
    content: `A new product's sales go through three phases, and the team must fit the phase: learn, then repeat, then scale. Hiring scalers while you still learn burns the money of two rounds.

**When it applies:** When the board asks for a sales plan with head counts.

**When it does not:** When you sell through one OEM partner. The learning curve is then the partner's.

**Figure:** Three phases, initiation, transition and execution; scale the team only in execution.

**Source:** Sales Learning Curve, summarised by Vlerick Business School and podnotesdigest.com, read 2026.

**Constructed example:** An industrial-laser company hired a VP with twelve reports after its sixth customer. Each rep wrote a different pitch, and six left within a year. The restart: one curious seller with an engineering degree beside the founder for nine months, a playbook, then two reps on quota, then a lead. Cost per customer fell by more than half.

**Next steps**

1. Decide which phase you are in by how alike your last five deals were. Deliverable: one sentence with the evidence.
2. Hire for that phase only. Deliverable: a job description naming the phase.
3. Set the sign for the next phase, such as two reps on target with one playbook. Deliverable: a written trigger.`,
    summaries: {
      de: `Der Verkauf eines neuen Produkts durchläuft drei Phasen, und das Team muss zur Phase passen: lernen, wiederholen, skalieren. Wer Skalierer einstellt, solange noch gelernt wird, verbrennt zwei Finanzierungsrunden.

- Drei Phasen: Einstieg, Übergang, Ausführung; vergrößert wird das Team erst in der Ausführung.
- Verkaufst du über einen einzigen OEM-Partner, durchläuft er die Kurve.

1. Bestimme deine Phase daran, wie ähnlich die letzten fünf Abschlüsse waren. Ergebnis: ein Satz mit Beleg.
2. Stell nur für diese Phase ein. Ergebnis: eine Stellenbeschreibung, die die Phase nennt.
3. Leg das Zeichen für die nächste fest, etwa zwei Verkäufer am Ziel mit demselben Leitfaden. Ergebnis: ein schriftlicher Auslöser.`,
      es: `Las ventas de un producto nuevo pasan por tres fases y el equipo debe encajar en la fase: aprender, repetir, escalar. Contratar a quien escala mientras aún aprendes quema el dinero de dos rondas.

- Tres fases: iniciación, transición y ejecución; el equipo solo crece en la ejecución.
- Si vendes a través de un único OEM, la curva es suya.

1. Decide tu fase por lo parecidas que fueron tus cinco últimas ventas. Entregable: una frase con la fase y su prueba.
2. Contrata solo para esa fase. Entregable: una descripción de puesto que la nombre.
3. Fija la señal de la siguiente, por ejemplo dos vendedores en objetivo con el mismo guion. Entregable: un criterio por escrito.`,
      fr: `La vente d’un produit nouveau traverse trois phases, et l’équipe doit correspondre à la phase : apprendre, répéter, passer à l’échelle. Embaucher pour passer à l’échelle pendant qu’on apprend encore brûle l’argent de deux levées.

- Trois phases : initiation, transition, exécution ; l’équipe ne grandit qu’en exécution.
- Si tu vends par un seul OEM, c’est lui qui parcourt la courbe.

1. Situe ta phase selon la ressemblance de tes cinq dernières ventes. Livrable : une phrase avec la preuve.
2. N’embauche que pour cette phase. Livrable : une fiche de poste qui la nomme.
3. Fixe le signe de la suivante, par exemple deux vendeurs à l’objectif avec le même guide. Livrable : un déclencheur écrit.`,
    },
  },
  {
    slug: 'reference-customers',
    title: 'Reference customers',
    category,
    keywords: ['reference customer', 'social proof', 'testimonial', 'case study', 'references'],
    relevance_tags: [...levels(5, 6), 'revenue'],
    content: `A reference customer uses the product in earnest, is glad of it and says so to others in the same market. Collect six to eight in one market before you open a second.

**When it applies:** From the third paying customer on, and in every contract you negotiate before that.

**When it does not:** Where customers may not speak, as in defence. Use an anonymous case with figures and an offer to connect by phone.

**Figure:** Rule of thumb by SVPG: 6 to 8 reference customers in B2B from one target market are a practical sign of product-market fit.

**Source:** Silicon Valley Product Group, summarised in two transcripts, read 2026.

**Constructed example:** A desalination-membrane maker had five logos from five industries, none reachable by phone. For the next two contracts it gave 10 % off for a site visit a quarter, a figure and a named contact. After four breweries had visited, the fifth asked only about delivery dates.

**Next steps**

1. Rate each customer on uses it, is glad, will say so. Deliverable: a table with the missing tick per customer.
2. Write a reference clause for new contracts. Deliverable: one paragraph with visit, figure and contact.
3. Publish one case with baseline, result and conditions. Deliverable: a one-page case approved by the customer.`,
    summaries: {
      de: `Ein Referenzkunde nutzt das Produkt im echten Betrieb, ist froh darüber und sagt es anderen im selben Markt. Sammle sechs bis acht in einem Markt, bevor du einen zweiten angehst.

- Faustregel von SVPG: 6 bis 8 Referenzkunden im B2B aus einem Zielmarkt sind ein praktisches Zeichen für Product-Market-Fit.
- Dürfen Kunden nicht sprechen, nimm einen anonymen Fall mit Zahlen und biete ein Telefonat an.

1. Bewerte jeden Kunden: nutzt es, ist froh, sagt es. Ergebnis: eine Tabelle mit dem fehlenden Haken.
2. Schreib eine Referenzklausel für neue Verträge. Ergebnis: ein Absatz mit Besuch, Zahl und Ansprechpartner.
3. Veröffentliche einen Fall mit Ausgangswert, Ergebnis und Bedingungen. Ergebnis: eine freigegebene Seite.`,
      es: `Un cliente de referencia usa el producto de verdad, está contento y lo dice a otros del mismo mercado. Reúne de seis a ocho en un mercado antes de abrir otro.

- Regla práctica de SVPG: de 6 a 8 referencias B2B de un solo mercado son señal de encaje producto-mercado.
- Si los clientes no pueden hablar, usa un caso anónimo con cifras y ofrece una llamada.

1. Valora a cada cliente: lo usa, está contento, lo dice. Entregable: una tabla con la marca que falta.
2. Escribe una cláusula de referencia. Entregable: un párrafo con visita, cifra y contacto.
3. Publica un caso con punto de partida, resultado y condiciones. Entregable: una página aprobada por el cliente.`,
      fr: `Un client référence utilise vraiment le produit, en est content et le dit à d’autres du même marché. Réunis-en six à huit dans un marché avant d’en ouvrir un second.

- Règle empirique de SVPG : 6 à 8 références B2B d’un seul marché sont un signe pratique d’adéquation produit-marché.
- Si les clients n’ont pas le droit de parler, prends un cas anonyme chiffré et propose un appel.

1. Note pour chaque client s’il l’utilise, s’il en est content et s’il le dira. Livrable : un tableau avec la case manquante de chacun.
2. Rédige une clause de référence. Livrable : un paragraphe avec visite, chiffre et contact.
3. Publie un cas client avec valeur de départ, résultat et conditions. Livrable : une page approuvée par le client.`,
    },
  },
  {
    slug: 'customer-concentration',
    title: 'Customer concentration',
    category,
    keywords: ['customer concentration', 'single customer', 'risk', 'dependence', 'revenue share'],
    relevance_tags: [...levels(5, 6), 'revenue'],
    content: `When one customer brings more than a fifth of revenue, that customer sets your roadmap. Win two others in the same segment before you deepen the largest.

**When it applies:** From about five paying customers on, in every board report.

**When it does not:** Below five customers, where a large share is arithmetic. Watch there that the large one is typical of the segment.

**Figure:** Rule of thumb in finance advice: more than 20 % from one customer is a flag for buyers and lenders.

**Source:** eaglerockcfo.com, customer concentration, read 2026.

**Constructed example:** A battery-analytics firm earned 61 % from one car maker, whose change requests took 70 % of the engineers' time. It froze custom work for two quarters, sold the standard product to three fleet operators at a third of the price each, and fell to 38 %. When the car maker cut its budget a year later, the firm lost a third of revenue instead of the company.

**Next steps**

1. Compute the share of revenue and of engineering hours per customer. Deliverable: two columns, largest first.
2. List five accounts in the same segment as the largest. Deliverable: five names with an introduction path.
3. Cap custom work for the largest customer. Deliverable: a quarterly hour limit in writing.`,
    summaries: {
      de: `Bringt ein Kunde mehr als ein Fünftel des Umsatzes, bestimmt er deine Roadmap. Gewinne zwei weitere im selben Segment, bevor du den größten ausbaust.

- Faustregel aus der Finanzberatung: mehr als 20 % von einem Kunden ist ein Warnzeichen für Käufer und Banken.
- Unter fünf Kunden ist ein großer Anteil Arithmetik; achte dort darauf, dass der große typisch ist.

1. Berechne je Kunde den Anteil an Umsatz und Entwicklungsstunden. Ergebnis: zwei Spalten, der größte oben.
2. Liste fünf Firmen im selben Segment auf. Ergebnis: fünf Namen mit Zugang.
3. Deckle Sonderarbeit für den größten. Ergebnis: eine schriftliche Stundengrenze pro Quartal.`,
      es: `Si un cliente aporta más de una quinta parte de los ingresos, ese cliente decide tu hoja de ruta. Gana otros dos en el mismo segmento antes de ampliar el mayor.

- Regla práctica financiera: más del 20 % en un cliente es una señal de alarma para compradores y bancos.
- Con menos de cinco clientes una parte grande es aritmética; vigila que el grande sea típico.

1. Calcula por cliente la parte de ingresos y de horas de ingeniería. Entregable: dos columnas, el mayor arriba.
2. Busca cinco cuentas del mismo segmento. Entregable: cinco nombres con vía de acceso.
3. Limita el trabajo a medida para el mayor. Entregable: un tope de horas trimestral por escrito.`,
      fr: `Quand un client pèse plus d’un cinquième du revenu, c’est lui qui fixe ta feuille de route. Gagne deux autres clients du même segment avant de développer le plus gros.

- Règle empirique financière : plus de 20 % sur un client est un signal d’alerte pour acquéreurs et banques.
- En dessous de cinq clients, une grosse part n’est que de l’arithmétique ; veille à ce que le plus gros soit typique.

1. Calcule par client la part de revenu et d’heures d’ingénierie. Livrable : deux colonnes, le plus gros en haut.
2. Liste cinq comptes du même segment. Livrable : cinq noms avec une voie d’accès.
3. Plafonne le sur-mesure pour le plus gros. Livrable : une limite d’heures trimestrielle écrite.`,
    },
  },
  {
    slug: 'channel-oem-or-direct',
    title: 'Channel, OEM or direct',
    category,
    keywords: ['channel', 'OEM', 'distributor', 'reseller', 'direct sales', 'partner', 'distribution'],
    relevance_tags: levels(4, 6),
    content: `Sell directly until the pitch is repeatable, then let a channel carry it. A distributor multiplies a working sale and buries one that does not work, and you never hear why.

**When it applies:** When a distributor offers exclusivity for a country after one good demo.

**When it does not:** When the product only functions inside another machine. Then the OEM is the customer and direct selling to end users is market research.

**Figure:** Rule of thumb from practice: give a channel partner the second ten customers, not the first, and never exclusivity without minimum volumes.

**Source:** General practice; no published source.

**Constructed example:** A water-analytics start-up signed an exclusive distributor for Spain after two sales. In 18 months it sold one unit and blocked four enquiries. The next contract gave a named list of 30 accounts for 12 months, 25 % margin, three units as the minimum, and joint visits. Six units were sold, and the reasons for the other 24 are in a table.

**Next steps**

1. Sell three in the target region yourself, with the partner in the room. Deliverable: three deal notes with the objections.
2. Write terms: named accounts, minimum volume, reporting, 12 months. Deliverable: a one-page partner sheet.
3. Test one partner on ten accounts before you sign a country. Deliverable: a result per account after 90 days.`,
    summaries: {
      de: `Verkauf direkt, bis der Verkauf wiederholbar ist, und lass ihn dann einen Kanal tragen. Ein Händler vervielfacht, was funktioniert, und begräbt, was nicht funktioniert, ohne dass du den Grund erfährst.

- Faustregel aus der Praxis: Gib einem Partner die zweiten zehn Kunden, nicht die ersten, und nie Exklusivität ohne Mindestmengen.
- Funktioniert das Produkt nur in einer fremden Maschine, ist der OEM der Kunde.

1. Mach drei Abschlüsse in der Zielregion selbst, mit dem Partner im Raum. Ergebnis: drei Notizen mit Einwänden.
2. Schreib Bedingungen auf: benannte Firmen, Mindestmenge, Bericht, 12 Monate. Ergebnis: ein Bedingungsblatt für Partner.
3. Teste einen Partner an zehn Firmen, bevor du ein Land vergibst. Ergebnis: ein Resultat je Firma nach 90 Tagen.`,
      es: `Vende directo hasta que la venta sea repetible y deja entonces que la lleve un canal. Un distribuidor multiplica lo que funciona y entierra lo que no, sin decirte por qué.

- Regla práctica: da al socio los segundos diez clientes, no los primeros, y nunca exclusividad sin volumen mínimo.
- Si el producto solo funciona dentro de otra máquina, el OEM es el cliente.

1. Vende tres tú mismo en la región, con el socio en la sala. Entregable: tres notas con las objeciones.
2. Escribe condiciones: cuentas concretas, volumen mínimo, informes, 12 meses. Entregable: una ficha de socio.
3. Prueba a un socio con diez cuentas antes de ceder un país. Entregable: un resultado por cuenta a los 90 días.`,
      fr: `Vends en direct jusqu’à ce que la vente soit reproductible, puis confie-la à un canal. Un distributeur multiplie ce qui marche et enterre ce qui ne marche pas, sans que tu saches pourquoi.

- Règle empirique : donne au partenaire les dix clients suivants, pas les dix premiers, et jamais d’exclusivité sans volume minimal.
- Si le produit ne fonctionne que dans une autre machine, l’OEM est le client.

1. Vends-en trois toi-même dans la région, avec le partenaire. Livrable : trois comptes rendus de vente avec les objections.
2. Écris les conditions : comptes nommés, volume minimal, comptes rendus, 12 mois. Livrable : une fiche partenaire.
3. Teste un partenaire sur dix comptes avant de céder un pays. Livrable : un résultat par compte à 90 jours.`,
    },
  },
]
