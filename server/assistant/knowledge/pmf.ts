import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'PMF'

export const pmf: StarterEntry[] = [
  {
    slug: 'levels-of-pmf-in-numbers',
    title: 'Levels of PMF in numbers',
    category,
    keywords: ['product-market fit', 'PMF', 'benchmarks', 'levels', 'satisfaction', 'demand', 'efficiency'],
    relevance_tags: levels(4, 6),
    content: `Product-market fit (PMF) comes in degrees, and each has its own job: first satisfy a few, then find where demand comes from, then make it efficient. Work on the level you are at, not the one the next round is named after.

**When it applies:** For sales-led business customers, from the third customer on.

**When it does not:** For plants and materials with a handful of large contracts; customer counts say little there, contracted volume says more.

**Figure:** Rule of thumb from First Round's levels, numbers read second-hand: nascent 3 to 5 customers, developing 5 to 25, strong 25 to 100, extreme beyond 100.

**Source:** First Round Review, Levels of PMF; numbers quoted in a summary, read 2026.

**Constructed example:** An inspection-robot company with seven customers planned a marketing team. Measured against the levels, satisfaction was fine (no one had left) but every customer came from one founder's network. The quarter went into one channel test on ten unknown accounts; two bought. The marketing team was hired a year later, for a channel that existed.

**Next steps**

1. Count customers, the source of each, and those who left. Deliverable: three numbers and a level.
2. Name the weakest of satisfaction, demand and efficiency. Deliverable: one sentence with the figure.
3. Spend the next 90 days on that one. Deliverable: a single target with a date.`,
    summaries: {
      de: `Product-Market-Fit (PMF) hat Stufen, und jede hat ihre Aufgabe: erst wenige zufriedenstellen, dann die Quelle der Nachfrage finden, dann effizient werden. Arbeite an deiner Stufe, nicht an jener der nächsten Finanzierungsrunde.

- Faustregel nach First Round (aus zweiter Hand): beginnend 3 bis 5 Kunden, wachsend 5 bis 25, stark 25 bis 100, außergewöhnlich über 100.
- Für Anlagen und Werkstoffe mit wenigen großen Verträgen sagt die Kundenzahl wenig; dort zählt die vertraglich gebundene Menge.

1. Zähle Kunden, ihre Herkunft und wer gegangen ist. Ergebnis: drei Zahlen und eine Stufe.
2. Benenne das Schwächste aus Zufriedenheit, Nachfrage, Effizienz. Ergebnis: ein Satz mit Zahl.
3. Arbeite 90 Tage nur daran. Ergebnis: ein einziges Ziel mit Datum.`,
      es: `El encaje producto-mercado (PMF) tiene grados, y cada uno su tarea: primero satisfacer a pocos, luego hallar de dónde viene la demanda, luego ser eficiente. Trabaja en tu grado, no en el de la próxima ronda.

- Regla práctica de First Round (de segunda mano): incipiente de 3 a 5 clientes, en desarrollo de 5 a 25, fuerte de 25 a 100, extremo más de 100.
- En plantas y materiales con pocos contratos grandes cuenta más el volumen contratado.

1. Cuenta clientes, su origen y los que se fueron. Entregable: tres cifras y un grado.
2. Nombra lo más débil: satisfacción, demanda o eficiencia. Entregable: una frase con la cifra.
3. Dedica 90 días a eso. Entregable: un único objetivo con fecha.`,
      fr: `L’adéquation produit-marché (PMF) a des degrés, et chacun sa tâche : d’abord satisfaire quelques clients, puis trouver d’où vient la demande, puis devenir efficace. Travaille sur ton degré, pas sur celui qu’affiche la prochaine levée.

- Règle empirique de First Round (de seconde main) : naissant 3 à 5 clients, en développement 5 à 25, fort 25 à 100, extrême au-delà de 100.
- Pour des usines ou matériaux à quelques gros contrats, le volume engagé en dit plus que le nombre.

1. Compte les clients, leur origine et les départs. Livrable : trois chiffres et un degré.
2. Nomme le plus faible : satisfaction, demande ou efficacité. Livrable : une phrase chiffrée.
3. Consacre-lui 90 jours. Livrable : un seul objectif daté.`,
    },
  },
  {
    slug: 'forty-percent-test',
    title: 'The 40% test',
    category,
    keywords: ['40% test', 'survey', 'very disappointed', 'Sean Ellis', 'Superhuman', 'users'],
    relevance_tags: levels(5, 6),
    content: `Ask recent users how they would feel if they could no longer use the product; when 40 % say "very disappointed" you have found people worth serving. Read the answers of those 40 %, not the average.

**When it applies:** With at least 30 people who used the product twice or more lately.

**When it does not:** With five enterprise customers. Ask there for a second order; it answers the same question in money.

**Figure:** The bar is 40 %; under 30 answers the result is a direction only. Superhuman moved from 22 % to 58 % in three quarters by building for the users who already loved it.

**Source:** First Round Review, How Superhuman built an engine to find product-market fit, read 2026.

**Constructed example:** A lab-automation tool reached 24 % across 52 users. Split by role, analytical chemists were at 47 % and biologists at 9 %. The team stopped the biology features, rewrote the first page for chemists, and was at 41 % two quarters later with fewer users and more renewals.

**Next steps**

1. Send the one-question survey to everyone active in the past two weeks. Deliverable: at least 30 answers.
2. Split the result by role and segment. Deliverable: a table with the share per group.
3. Ask the enthusiasts what they would miss most, and build half of the next quarter around it. Deliverable: a ranked list of five items.`,
    summaries: {
      de: `Frag aktuelle Nutzer, wie sie es fänden, das Produkt nicht mehr nutzen zu können; sagen 40 % „sehr enttäuscht“, hast du deine Leute gefunden. Lies die Antworten dieser 40 %, nicht den Durchschnitt.

- Die Marke liegt bei 40 %; unter 30 Antworten ist es nur eine Richtung. Superhuman kam in drei Quartalen von 22 auf 58 %.
- Bei fünf Firmenkunden frag lieber nach einer zweiten Bestellung.

1. Schick die eine Frage an alle, die in zwei Wochen aktiv waren. Ergebnis: mindestens 30 Antworten.
2. Teile das Ergebnis nach Rolle und Segment. Ergebnis: eine Tabelle mit Anteil je Gruppe.
3. Frag die Begeisterten, was sie am meisten vermissen würden. Ergebnis: eine Rangliste mit fünf Punkten.`,
      es: `Pregunta a los usuarios recientes cómo se sentirían sin el producto; si el 40 % dice «muy decepcionado», has encontrado a los tuyos. Lee las respuestas de ese 40 %, no la media.

- El listón es el 40 %; con menos de 30 respuestas solo indica dirección. Superhuman pasó del 22 al 58 % en tres trimestres.
- Con cinco clientes empresa, pide un segundo pedido.

1. Envía la pregunta a quienes fueron activos en dos semanas. Entregable: al menos 30 respuestas.
2. Divide por cargo y segmento. Entregable: una tabla con el porcentaje de cada grupo.
3. Pregunta a los entusiastas qué echarían más de menos. Entregable: una lista ordenada de cinco puntos.`,
      fr: `Demande aux utilisateurs récents ce qu’ils ressentiraient sans le produit ; à 40 % de « très déçus », tu as trouvé des gens qu’il vaut la peine de servir. Lis les réponses de ces 40 %, pas la moyenne.

- Le seuil est de 40 % ; en dessous de 30 réponses, ce n’est qu’une tendance. Superhuman est passé de 22 à 58 % en trois trimestres.
- Avec cinq clients entreprises, demande plutôt une deuxième commande.

1. Envoie la question à tous les actifs des deux dernières semaines. Livrable : au moins 30 réponses.
2. Répartis les réponses par fonction et par segment. Livrable : un tableau des parts par groupe.
3. Demande aux enthousiastes ce qui leur manquerait le plus et consacres-y la moitié du prochain trimestre. Livrable : une liste classée de cinq points.`,
    },
  },
  {
    slug: 'unit-economics-minimum',
    title: 'Unit economics minimum',
    category,
    keywords: ['unit economics', 'LTV', 'CAC', 'NRR', 'payback', 'gross margin', 'churn'],
    relevance_tags: levels(5, 6),
    content: `Know four numbers per customer before you scale: gross margin, acquisition cost, payback and retention. Growth with bad unit economics is a faster way to the same end.

**When it applies:** From about ten customers on, when at least some have been with you for a year.

**When it does not:** Earlier. With three customers the averages describe your luck; track cost to serve per customer instead.

**Figure:** Rules of thumb: LTV to CAC of 3 to 1, payback of 12 to 18 months, net revenue retention (NRR) above 100 %. LTV = lifetime value in gross margin, CAC = customer acquisition cost. Hardware with service visits often starts below and must show the path.

**Source:** venturecapitaltracker.com, CAC, LTV and payback, read 2026.

**Constructed example:** A drone-inspection service showed 71 % margin. With travel and pilot hours booked per customer it was 34 %, and two of eleven customers were served at a loss. A price per site instead of per image brought payback from 31 to 16 months without a new customer.

**Next steps**

1. Book every hour and trip to a customer for 60 days. Deliverable: a true gross margin per customer.
2. Compute payback for the last five. Deliverable: five numbers and the worst reason.
3. Change price or scope for the worst two. Deliverable: two renegotiated offers.`,
    summaries: {
      de: `Kenne vier Zahlen je Kunde, bevor du skalierst: Rohmarge, Akquisekosten, Amortisation, Kundenbindung. Wachstum mit schlechten Stückkosten führt nur schneller zum selben Ende.

- Faustregeln: LTV zu CAC 3 zu 1, Amortisation 12 bis 18 Monate, Netto-Umsatzbindung (NRR) über 100 %.
- Bei drei Kunden beschreiben Durchschnitte dein Glück; verfolge dort den Aufwand je Kunde.

1. Buche 60 Tage lang jede Stunde und Reise auf einen Kunden. Ergebnis: eine echte Rohmarge je Kunde.
2. Berechne die Amortisation der letzten fünf. Ergebnis: fünf Zahlen und der Grund für die schlechteste.
3. Ändere Preis oder Umfang bei den zwei schlechtesten. Ergebnis: zwei neu verhandelte Angebote.`,
      es: `Conoce cuatro cifras por cliente antes de escalar: margen bruto, coste de captación, plazo de recuperación y retención. Crecer con malas cuentas lleva antes al mismo final.

- Reglas prácticas: LTV frente a CAC de 3 a 1, recuperación de 12 a 18 meses, retención neta (NRR) superior al 100 %.
- Con tres clientes las medias describen tu suerte; sigue el coste de servir a cada uno.

1. Imputa cada hora y viaje a un cliente durante 60 días. Entregable: un margen real por cliente.
2. Calcula la recuperación de los cinco últimos. Entregable: cinco cifras y la peor causa.
3. Cambia precio o alcance en los dos peores. Entregable: dos ofertas renegociadas.`,
      fr: `Connais quatre chiffres par client avant de passer à l’échelle : marge brute, coût d’acquisition, délai de retour, rétention. Croître avec de mauvais chiffres mène plus vite à la même fin.

- Règles empiriques : rapport LTV/CAC de 3 pour 1, retour en 12 à 18 mois, rétention nette (NRR) au-dessus de 100 %.
- Avec trois clients, les moyennes décrivent ta chance ; suis plutôt le coût de service par client.

1. Impute chaque heure et trajet à un client pendant 60 jours. Livrable : une vraie marge par client.
2. Calcule le retour des cinq derniers. Livrable : cinq chiffres et la pire cause.
3. Change prix ou périmètre pour les deux pires. Livrable : deux offres renégociées.`,
    },
  },
]
