import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Value'

export const value: StarterEntry[] = [
  {
    slug: 'quantified-value-proposition',
    title: 'Quantified value proposition',
    category,
    keywords: ['value proposition', 'metric', 'baseline', 'quantified', 'benefit', 'statement'],
    relevance_tags: [...levels(2, 4), 'value'],
    content: `State the value as a number with unit, baseline and conditions: "for [who], we cut [what] from X to Y, measured [where]". Without a baseline the number belongs to you; with one it belongs to the customer.

**When it applies:** As soon as one lab or field result exists, and before you write any deck or data sheet.

**When it does not:** In the first problem interviews, where a number of yours would steer the answers.

**Figure:** Metrics are the first letter of MEDDPICC, a common checklist for qualifying enterprise deals. The roadmap asks for number and unit before Proof opens.

**Source:** people.ai, MEDDPICC description, read 2026; the roadmap rule is ours.

**Constructed example:** "Efficient membranes for industry" became "for dairies with ultrafiltration, we cut cleaning stops from 14 to 5 a month, measured over 8 weeks on one line at 12 bar". The second version was forwarded by a process engineer to his plant manager without a word changed.

**Next steps**

1. Write the sentence with one metric and mark which part is measured and which is assumed. Deliverable: one sentence with two colours.
2. Ask two users for their own baseline. Deliverable: two numbers with date and source.
3. Replace the assumed part with a measured one within 30 days. Deliverable: a sentence you can sign.`,
    summaries: {
      de: `Nenne den Nutzen als Zahl mit Einheit, Ausgangswert und Bedingungen: „Für [wen] senken wir [was] von X auf Y, gemessen [wo]“. Ohne Ausgangswert gehört die Zahl dir, mit ihm gehört sie dem Kunden.

- Die Kennzahl ist der erste Buchstabe von MEDDPICC; die Roadmap verlangt Zahl und Einheit, bevor Proof sich öffnet.
- In den ersten Probleminterviews lass die Zahl weg, sie lenkt die Antworten.

1. Schreib den Satz mit einer Messgröße und markiere, was gemessen und was angenommen ist. Ergebnis: ein Satz in zwei Farben.
2. Frag zwei Anwender nach ihrem eigenen Ausgangswert. Ergebnis: zwei Zahlen mit Datum und Quelle.
3. Ersetze den angenommenen Teil binnen 30 Tagen durch einen gemessenen. Ergebnis: ein Satz, den du unterschreibst.`,
      es: `Expresa el valor como un número con unidad, punto de partida y condiciones: «para [quién] bajamos [qué] de X a Y, medido [dónde]». Sin punto de partida la cifra es tuya; con él es del cliente.

- La métrica es la primera letra de MEDDPICC; la hoja de ruta pide cifra y unidad antes de abrir Proof.
- En las primeras entrevistas no des tu cifra, porque orienta las respuestas.

1. Escribe la frase con una métrica y marca qué está medido y qué supuesto. Entregable: una frase en dos colores.
2. Pide a dos usuarios su propio punto de partida. Entregable: dos cifras con fecha y fuente.
3. Sustituye lo supuesto por algo medido en 30 días. Entregable: una frase que firmarías.`,
      fr: `Exprime la valeur par un chiffre avec unité, point de départ et conditions : « pour [qui], nous réduisons [quoi] de X à Y, mesuré [où] ». Sans point de départ, le chiffre est à toi ; avec lui, il est au client.

- L’indicateur est la première lettre de MEDDPICC ; la feuille de route demande chiffre et unité avant d’ouvrir Proof.
- Dans les premiers entretiens, tais ton chiffre : il oriente les réponses.

1. Écris la phrase avec un indicateur et marque ce qui est mesuré et ce qui est supposé. Livrable : une phrase en deux couleurs.
2. Demande à deux utilisateurs leur propre point de départ. Livrable : deux chiffres avec date et source.
3. Remplace la partie supposée par une mesure sous 30 jours. Livrable : une phrase que tu signerais.`,
    },
  },
  {
    slug: 'ten-times-or-not-worth-switching',
    title: '10x or not worth switching',
    category,
    keywords: ['10x', 'differentiation', 'switching cost', 'better', 'improvement', 'advantage'],
    relevance_tags: [...levels(1, 3), 'value'],
    content: `A customer changes a running process only for a gain that pays for the change many times over. Aim for ten times better on one dimension that the buyer measures, or clearly better on two.

**When it applies:** When you replace something that works: a sensor, a catalyst, a supplier, a method in a standard.

**When it does not:** When a rule, a ban or a shortage forces the change. Then being available and certified beats being ten times better.

**Figure:** Rule of thumb among deep-tech investors: ideally at least 10x and on two dimensions. It is a filter, not a law; 30 % off a very large cost line has sold too.

**Source:** tumbles.run, thoughts on raising a deep-tech pre-seed, read 2026.

**Constructed example:** A coating lasted 1.8 times longer than the standard one. Requalification cost each plant EUR 60,000 and four months, so nobody moved. On one part the standard coating failed every nine days and stopped a line worth EUR 7,000 an hour. There 1.8 times longer meant 20 stops fewer a year, and it sold.

**Next steps**

1. List what switching costs the customer: requalification, downtime, training, risk. Deliverable: a switching-cost table in euros.
2. Divide the yearly gain by that cost for three uses. Deliverable: three ratios, best on top.
3. Drop the uses below a ratio of 3. Deliverable: a shorter application list.`,
    summaries: {
      de: `Ein Kunde ändert einen laufenden Prozess nur für einen Gewinn, der den Wechsel vielfach bezahlt. Ziel ist zehnmal besser in einer Größe, die der Käufer misst, oder klar besser in zweien.

- Faustregel unter Deep-Tech-Investoren: möglichst mindestens 10-fach und in zwei Dimensionen; ein Filter, kein Gesetz.
- Erzwingt eine Vorschrift oder ein Mangel den Wechsel, schlägt lieferbar und zugelassen das Zehnfache.

1. Liste die Wechselkosten auf: Requalifizierung, Stillstand, Schulung, Risiko. Ergebnis: eine Tabelle in Euro.
2. Teile den Jahresgewinn durch diese Kosten, für drei Anwendungen. Ergebnis: drei Verhältnisse, das beste oben.
3. Streich Anwendungen unter dem Verhältnis 3. Ergebnis: eine kürzere Liste.`,
      es: `Un cliente cambia un proceso que funciona solo por una ganancia que pague el cambio muchas veces. Busca ser diez veces mejor en algo que el comprador mide, o claramente mejor en dos.

- Regla práctica entre inversores de deep tech: a ser posible 10x o más y en dos dimensiones; es un filtro, no una ley.
- Si una norma o una escasez fuerza el cambio, estar disponible y certificado gana al 10x.

1. Enumera lo que cuesta cambiar: nueva homologación, parada, formación, riesgo. Entregable: una tabla en euros.
2. Divide la ganancia anual entre ese coste en tres usos. Entregable: tres cocientes, el mejor arriba.
3. Elimina los usos por debajo de 3. Entregable: una lista más corta.`,
      fr: `Un client ne change un procédé qui marche que pour un gain qui rembourse plusieurs fois le changement. Vise dix fois mieux sur une grandeur que l’acheteur mesure, ou nettement mieux sur deux.

- Règle empirique chez les investisseurs deep tech : si possible 10x et sur deux dimensions ; un filtre, pas une loi.
- Si une norme ou une pénurie impose le changement, être disponible et certifié vaut mieux que le 10x.

1. Liste le coût du changement : requalification, arrêt, formation, risque. Livrable : un tableau en euros.
2. Divise le gain annuel par ce coût pour trois usages. Livrable : trois ratios, le meilleur en haut.
3. Écarte les usages dont le ratio est inférieur à 3. Livrable : une liste d’usages plus courte.`,
    },
  },
  {
    slug: 'lab-proof-versus-field-proof',
    title: 'Lab proof versus field proof',
    category,
    keywords: [
      'lab proof',
      'field proof',
      'proof point',
      'TRL',
      'test conditions',
      'bench',
      'real site',
      'validation',
    ],
    relevance_tags: [...levels(2, 4), 'value'],
    content: `A lab result opens the door, a field result opens the budget. Name the conditions of each number, and plan the next proof one step closer to the buyer's own site.

**When it applies:** Whenever you quote a performance figure to someone outside your field.

**When it does not:** Where the lab is the place of use, as in diagnostics or chip metrology. There the proof is a blind comparison in the customer's lab.

**Figure:** On the European scale, TRL 4 is validated in the lab, TRL 5 in a relevant environment, TRL 6 demonstrated there, TRL 7 demonstrated in operation. All lower levels must be met before a higher one.

**Source:** EU technology readiness scale, described at biosociety.se, read 2026.

**Constructed example:** A bench result of 96 % detection fell to 71 % in a dusty hall. The team published both, with dust load, and offered a two-week side-by-side run. The plant director said it was the first supplier who had shown him the bad number. The field figure after two weeks of tuning was 88 %, and it is the one on the offer.

**Next steps**

1. Write each proof point with place, duration, sample size and conditions. Deliverable: a table with a lab or field tag.
2. Ask one buyer which condition they would not believe. Deliverable: the missing condition in one line.
3. Run the smallest test that covers it on a real site. Deliverable: a dated result from that site.`,
    summaries: {
      de: `Ein Laborergebnis öffnet die Tür, ein Feldergebnis das Budget. Nenne zu jeder Zahl die Bedingungen und plane den nächsten Beleg einen Schritt näher am Standort des Käufers.

- EU-Skala: TRL 4 im Labor geprüft, TRL 5 in relevanter Umgebung, TRL 6 dort demonstriert, TRL 7 im Betrieb demonstriert; alle unteren Stufen müssen erfüllt sein.
- Wird das Produkt im Labor benutzt, etwa in der Diagnostik, ist der Beleg ein Blindvergleich im Labor des Kunden.

1. Schreib zu jedem Beleg Ort, Dauer, Stichprobe und Bedingungen. Ergebnis: eine Tabelle mit Labor oder Feld.
2. Frag einen Käufer, welcher Bedingung er nicht traut. Ergebnis: die fehlende Bedingung in einer Zeile.
3. Führe den kleinsten Test durch, der sie an einem echten Standort abdeckt. Ergebnis: ein datiertes Resultat von dort.`,
      es: `Un resultado de laboratorio abre la puerta; uno de campo abre el presupuesto. Indica las condiciones de cada cifra y planea la siguiente prueba un paso más cerca de la planta del comprador.

- Escala de la UE: TRL 4 validado en laboratorio, TRL 5 en entorno relevante, TRL 6 demostrado allí, TRL 7 demostrado en operación; hay que cumplir todos los niveles inferiores.
- Si el producto se usa en el laboratorio, como en diagnóstico, la prueba es una comparación a ciegas en el del cliente.

1. Escribe de cada prueba lugar, duración, muestra y condiciones. Entregable: una tabla con etiqueta laboratorio o campo.
2. Pregunta a un comprador qué condición no se cree. Entregable: la condición que falta en una línea.
3. Haz la prueba más pequeña que la cubra en una planta real. Entregable: un resultado con fecha de esa planta.`,
      fr: `Un résultat de labo ouvre la porte, un résultat de terrain ouvre le budget. Donne les conditions de chaque chiffre et prévois la preuve suivante un pas plus près du site de l’acheteur.

- Échelle européenne : TRL 4 validé en labo, TRL 5 en environnement représentatif, TRL 6 démontré dans cet environnement, TRL 7 démontré en exploitation ; tous les niveaux inférieurs doivent être atteints.
- Si le produit s’utilise au labo, comme en diagnostic, la preuve est une comparaison en aveugle chez le client.

1. Écris pour chaque preuve lieu, durée, échantillon et conditions. Livrable : un tableau étiqueté labo ou terrain.
2. Demande à un acheteur quelle condition il ne croit pas. Livrable : la condition manquante en une ligne.
3. Mène le plus petit essai qui la couvre sur un vrai site. Livrable : un résultat daté de ce site.`,
    },
  },
  {
    slug: 'value-based-price',
    title: 'Value-based price',
    category,
    keywords: ['pricing', 'value-based', 'price', 'EVE', 'savings', 'cost-plus', 'margin'],
    relevance_tags: [...levels(3, 6), 'value'],
    content: `Price from what the customer gains over the next best alternative, not from what it costs you. Start at the reference price and take a share of the difference you make; your cost only decides whether you want the deal.

**When it applies:** Once one customer has put a number on the gain, usually during or after a pilot.

**When it does not:** In tenders scored on price and in commodity inputs with an index. There win on specification or do not bid.

**Figure:** Rule of thumb: reference price plus 10 to 20 %, 20 to 40 % or 40 to 50 % of the differentiation value, depending on how strong the proof is, capped by willingness to pay.

**Source:** withorb.com, value-based pricing formula, read 2026.

**Constructed example:** A kiln optimiser saved EUR 180,000 of gas a year at one site. The alternative, a consultant's retuning, cost 30,000 and saved 60,000. Differentiation value: 120,000. With one pilot as proof the team asked for 30,000 plus 25 % of it, EUR 60,000 a year. Cost-plus would have given 14,000 and a doubtful face.

**Next steps**

1. Write the next best alternative with price and effect. Deliverable: a reference line.
2. Let the customer compute the yearly difference in a shared sheet. Deliverable: a number they typed themselves.
3. Quote two prices for two scopes. Deliverable: an offer with a reason for the gap.`,
    summaries: {
      de: `Leite den Preis aus dem Gewinn des Kunden gegenüber der nächstbesten Alternative ab, nicht aus deinen Kosten. Geh vom Vergleichspreis aus und nimm einen Anteil am Unterschied, den du machst.

- Faustregel: Vergleichspreis plus 10 bis 20, 20 bis 40 oder 40 bis 50 % des Mehrwerts, je nach Stärke des Belegs, begrenzt durch die Zahlungsbereitschaft.
- In preisbewerteten Ausschreibungen und bei Rohstoffen mit Index gilt das nicht.

1. Schreib die nächstbeste Alternative mit Preis und Wirkung auf. Ergebnis: eine Vergleichszeile.
2. Lass den Kunden den Jahresunterschied in einer gemeinsamen Tabelle rechnen. Ergebnis: eine Zahl, die er selbst eingetippt hat.
3. Biete zwei Preise für zwei Umfänge an. Ergebnis: ein Angebot mit Begründung des Abstands.`,
      es: `Fija el precio a partir de lo que el cliente gana frente a la mejor alternativa, no a partir de tu coste. Parte del precio de referencia y toma una parte de la diferencia que aportas.

- Regla práctica: precio de referencia más 10-20, 20-40 o 40-50 % del valor diferencial, según la fuerza de la prueba, con tope en la disposición a pagar.
- No vale en licitaciones puntuadas por precio ni en materias primas con índice.

1. Escribe la mejor alternativa con su precio y efecto. Entregable: una línea de referencia.
2. Deja que el cliente calcule la diferencia anual en una hoja compartida. Entregable: una cifra que él tecleó.
3. Presenta dos precios para dos alcances. Entregable: una oferta con la razón de la diferencia.`,
      fr: `Pars de ce que le client gagne par rapport à la meilleure alternative, pas de ton coût. Prends le prix de référence et une part de la différence que tu apportes.

- Règle empirique : prix de référence plus 10-20, 20-40 ou 40-50 % de la valeur différentielle, selon la force de la preuve, plafonné par le consentement à payer.
- Cela ne vaut ni pour les appels d’offres notés au prix ni pour les matières indexées.

1. Écris la meilleure alternative avec prix et effet. Livrable : une ligne de référence.
2. Laisse le client calculer l’écart annuel dans une feuille partagée. Livrable : un chiffre qu’il a saisi lui-même.
3. Propose deux prix pour deux périmètres. Livrable : une offre qui justifie l’écart.`,
    },
  },
  {
    slug: 'competing-with-do-nothing',
    title: 'Competing with "do nothing"',
    category,
    keywords: [
      'status quo',
      'do nothing',
      'workaround',
      'competitor',
      'alternative',
      'inertia',
      'spreadsheet',
    ],
    relevance_tags: [...levels(1, 4), 'problem'],
    content: `Your strongest competitor is usually the workaround that costs nothing to continue. Put a price on doing nothing, in the customer's own figures, before you compare yourself with any rival.

**When it applies:** When deals end without a loss to anyone: "not a priority", "next budget".

**When it does not:** When the customer is already choosing between suppliers. Then the status quo has lost and a comparison is due.

**Figure:** In value-based pricing the reference value is the next best alternative, and that alternative is often the present practice. Rule of thumb: no named cost of waiting, no deal this year.

**Source:** freeacademy.ai, value-based pricing methods, read 2026.

**Constructed example:** A maintenance AI lost six deals to spreadsheets. The seventh pitch opened with the plant's own log: 41 unplanned stops, EUR 3,900 each, EUR 160,000 a year, and a line showing that three stops came from a bearing flagged in the sheet two weeks earlier. The price of the product appeared on page four, and nobody compared it with free.

**Next steps**

1. Ask for last year's incidents and multiply by their cost with the customer. Deliverable: a cost-of-waiting line in their figures.
2. Find the date that makes waiting worse: audit, contract, regulation, season. Deliverable: a named date.
3. Offer the smallest start that beats doing nothing by that date. Deliverable: a one-page offer.`,
    summaries: {
      de: `Dein stärkster Gegner ist meist die Notlösung, die einfach weiterläuft. Gib dem Nichtstun einen Preis, in den Zahlen des Kunden, bevor du dich mit Wettbewerbern vergleichst.

- In der wertbasierten Preisbildung ist der Vergleichswert die nächstbeste Alternative, und die ist oft der heutige Zustand. Faustregel: ohne benannte Wartekosten kein Abschluss in diesem Jahr.
- Wählt der Kunde schon zwischen Anbietern, hat der Status quo verloren; dann ist ein Vergleich dran.

1. Lass dir die Vorfälle des letzten Jahres geben und rechne sie mit dem Kunden in Kosten um. Ergebnis: eine Zeile „Kosten des Wartens“ in seinen Zahlen.
2. Finde das Datum, ab dem Warten teurer wird: Audit, Vertrag, Vorschrift, Saison. Ergebnis: ein benanntes Datum.
3. Biete den kleinsten Anfang an, der das Nichtstun bis dahin schlägt. Ergebnis: ein Angebot auf einer Seite.`,
      es: `Tu rival más fuerte suele ser el apaño que sigue sin costar nada nuevo. Pon precio a no hacer nada, con las cifras del cliente, antes de compararte con nadie.

- En el precio por valor la referencia es la mejor alternativa, y suele ser la práctica actual. Regla práctica: sin un coste de esperar concreto, no hay venta este año.
- Si el cliente ya compara proveedores, el statu quo ha perdido y toca comparar.

1. Pide los incidentes del último año y calcula su coste con el cliente. Entregable: una línea de coste de esperar en sus cifras.
2. Encuentra la fecha que empeora la espera: auditoría, contrato, norma, temporada. Entregable: una fecha con su motivo.
3. Ofrece el comienzo más pequeño que gane a no hacer nada antes de esa fecha. Entregable: una oferta de una página.`,
      fr: `Ton rival le plus fort est souvent le palliatif qui continue sans rien coûter de plus. Chiffre le coût de ne rien faire, avec les données du client, avant de te comparer à un concurrent.

- En prix par la valeur, la référence est la meilleure alternative, souvent la pratique actuelle. Règle empirique : sans coût d’attente nommé, pas d’affaire cette année.
- Si le client choisit déjà entre fournisseurs, le statu quo a perdu ; place à la comparaison.

1. Demande les incidents de l’an dernier et calcule leur coût avec le client. Livrable : une ligne « coût de l’attente » dans ses chiffres.
2. Trouve la date qui aggrave l’attente : audit, contrat, norme, saison. Livrable : une date nommée.
3. Propose le plus petit démarrage qui vaut mieux que l’inaction d’ici cette date. Livrable : une offre d’une page.`,
    },
  },
  {
    slug: 'technical-spec-to-buyer-outcome',
    title: 'Technical spec to buyer outcome',
    category,
    keywords: [
      'specification',
      'outcome',
      'translation',
      'feature',
      'benefit',
      'jargon',
      'resolution',
      'buyer language',
    ],
    relevance_tags: [...levels(1, 3), 'value'],
    content: `Translate each specification into the outcome one role is measured by, and give each role one metric only. "5 nm resolution" means nothing to a plant director; "one scrap lot fewer a month" does.

**When it applies:** When technical people like you and everyone else asks what it is for.

**When it does not:** In talks with the engineers who will test it. They want the specification with its test conditions and distrust outcomes.

**Figure:** Own rule of use: one role, one metric, one sentence. Evaluators accept at most one conversion step between your number and theirs.

**Source:** Innovation Within onboarding guide on outcomes instead of features, read 2026; the rule is ours.

**Constructed example:** Spec: "detects H2S down to 2 ppb". For the process engineer: warns 40 minutes before the catalyst is poisoned. For the plant manager: one unplanned shutdown fewer a year, EUR 230,000. For safety: alarm before the exposure limit. Three sentences, three addressees, one sensor.

**Next steps**

1. Draw a chain for each spec: what changes, for whom, what they are measured by. Deliverable: a three-column table.
2. Read the outcome line to one person in each role and note the word they correct. Deliverable: corrected sentences in their words.
3. Put the outcome in the headline and the spec in the appendix. Deliverable: a one-page sheet per role.`,
    summaries: {
      de: `Übersetze jede Spezifikation in das Ergebnis, an dem eine Rolle gemessen wird, und gib jeder Rolle nur eine Kennzahl. „5 nm Auflösung“ sagt einem Werksleiter nichts, „eine Ausschusscharge weniger im Monat“ schon.

- Unsere Regel: eine Rolle, eine Kennzahl, ein Satz; zwischen deiner und ihrer Zahl liegt höchstens ein Rechenschritt.
- Für Ingenieure, die testen werden, gilt das Gegenteil: Sie wollen die Spezifikation mit Prüfbedingungen.

1. Zeichne zu jeder Angabe die Kette: was ändert sich, für wen, woran wird die Person gemessen. Ergebnis: eine Tabelle mit drei Spalten.
2. Lies den Satz einer Person je Rolle vor und notiere, welches Wort sie korrigiert. Ergebnis: Sätze in ihren Worten.
3. Setz das Ergebnis in die Überschrift und die Spezifikation in den Anhang. Ergebnis: ein Blatt je Rolle.`,
      es: `Traduce cada especificación al resultado por el que se mide a un cargo, y da a cada cargo una sola métrica. «Resolución de 5 nm» no dice nada a un director de planta; «un lote de rechazo menos al mes», sí.

- Regla nuestra: un cargo, una métrica, una frase; entre tu cifra y la suya, un solo paso de cálculo.
- Con los ingenieros que van a probarlo es al revés: quieren la especificación con sus condiciones.

1. Dibuja la cadena de cada dato: qué cambia, para quién, cómo se le mide. Entregable: una tabla de tres columnas.
2. Lee la frase a una persona de cada cargo y anota la palabra que corrige. Entregable: frases en sus palabras.
3. Pon el resultado en el titular y la especificación en el anexo. Entregable: una hoja por cargo.`,
      fr: `Traduis chaque spécification en résultat sur lequel une fonction est jugée, et donne à chaque fonction un seul indicateur. « Résolution de 5 nm » ne dit rien à un directeur d’usine ; « un lot rebuté de moins par mois », si.

- Notre règle : une fonction, un indicateur, une phrase ; entre ton chiffre et le sien, une seule étape de calcul.
- Pour les ingénieurs qui vont tester, c’est l’inverse : ils veulent la spécification et ses conditions.

1. Trace la chaîne de chaque spécification : ce qui change, pour qui, sur quel chiffre cette personne est jugée. Livrable : un tableau à trois colonnes.
2. Lis la phrase à une personne par fonction et note le mot qu’elle corrige. Livrable : des phrases dans ses mots.
3. Mets le résultat en titre et la spécification en annexe. Livrable : une fiche par fonction.`,
    },
  },
]
