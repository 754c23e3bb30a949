import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'LOI'

export const loi: StarterEntry[] = [
  {
    slug: 'what-makes-an-loi-worth-showing',
    title: 'What makes an LOI worth showing',
    category,
    keywords: ['LOI', 'letter of intent', 'quality', 'wording', 'volume', 'price', 'condition', 'investor'],
    relevance_tags: [...levels(3, 4), 'loi'],
    content: `A letter of intent (LOI) persuades when it says why the customer needs the product, how much they would buy, at what price and under which condition, signed by someone with a budget. Anything less is a compliment on letterhead.

**When it applies:** When the product cannot be delivered yet and you need proof of demand for a board, a grant or a plant.

**When it does not:** When the customer could sign a pilot or an order today. Ask for that instead; a letter is then a step back.

**Figure:** Deep-tech investors describe LOIs as fickle and often disregard them; they count when they name need, units or contract size, and conditions. On the roadmap a letter qualifies with three of four: need, volume, price, condition.

**Source:** atoneventures.com, building investor conviction with LOIs, read 2026; the roadmap rule is ours.

**Constructed example:** Weak: "We follow the work of X with great interest." Strong: "We lose about EUR 300,000 a year to scaling at our Ulm site. If the sensor reaches 90 % detection in a 60-day test, we intend to buy 12 units at up to EUR 6,500 each in 2027. Signed, head of operations." The second one was called by two investors, and it held.

**Next steps**

1. Draft four sentences, need, volume, price, condition, and send them for correction. Deliverable: a one-page draft in the customer's terms.
2. Ask who may sign up to that amount. Deliverable: a name with a budget.
3. Upgrade every letter you hold that lacks one of the four. Deliverable: one mail per letter this week.`,
    summaries: {
      de: `Eine Absichtserklärung (LOI) überzeugt, wenn darin steht, warum der Kunde das Produkt braucht, wie viel er kaufen würde, zu welchem Preis und unter welcher Bedingung, unterschrieben von jemandem mit Budget. Alles andere ist ein Kompliment auf Briefpapier.

- Deep-Tech-Investoren halten Absichtserklärungen für wankelmütig; sie zählen mit Bedarf, Menge oder Auftragswert und Bedingungen. Die Roadmap verlangt drei von vier: Bedarf, Menge, Preis, Bedingung.
- Könnte der Kunde heute einen Piloten oder Auftrag unterschreiben, bitte darum; ein LOI wäre ein Rückschritt.

1. Entwirf vier Sätze zu Bedarf, Menge, Preis und Bedingung und schick sie zur Korrektur. Ergebnis: ein Entwurf auf einer Seite in den Worten des Kunden.
2. Frag, wer bis zu diesem Betrag unterschreiben darf. Ergebnis: ein Name mit Budget.
3. Ergänze jede vorhandene Erklärung um das, was fehlt. Ergebnis: eine Mail pro LOI in dieser Woche.`,
      es: `Una carta de intención (LOI) convence cuando dice por qué el cliente necesita el producto, cuánto compraría, a qué precio y con qué condición, firmada por alguien con presupuesto. Lo demás es un cumplido con membrete.

- Los inversores de deep tech las consideran volubles; cuentan si nombran necesidad, unidades o importe y condiciones. La hoja de ruta pide tres de cuatro: necesidad, volumen, precio, condición.
- Si el cliente puede firmar hoy un piloto o un pedido, pide eso; la carta sería un paso atrás.

1. Redacta cuatro frases sobre necesidad, volumen, precio y condición y envíalas para corregir. Entregable: un borrador de una página en sus términos.
2. Pregunta quién puede firmar hasta ese importe. Entregable: un nombre con presupuesto.
3. Completa cada carta a la que le falte algo. Entregable: un correo por carta esta semana.`,
      fr: `Une lettre d’intention (LOI) convainc quand elle dit pourquoi le client a besoin du produit, combien il achèterait, à quel prix et à quelle condition, signée par un détenteur de budget. Le reste est un compliment sur papier à en-tête.

- Les investisseurs deep tech les jugent volatiles ; elles comptent avec besoin, unités ou montant, et conditions. La feuille de route demande trois éléments sur quatre : besoin, volume, prix, condition.
- Si le client peut signer aujourd’hui un pilote ou une commande, demande cela ; une lettre serait un recul.

1. Rédige quatre phrases, besoin, volume, prix, condition, et envoie-les à corriger. Livrable : un projet d’une page dans ses termes.
2. Demande qui peut signer jusqu’à ce montant. Livrable : le nom d’un détenteur de budget.
3. Améliore chaque lettre à laquelle il manque un élément. Livrable : un courriel par lettre cette semaine.`,
    },
  },
  {
    slug: 'loi-mou-nda-support-letter-po',
    title: 'LOI, MoU, NDA, letter of support, PO',
    category,
    keywords: ['LOI', 'MoU', 'NDA', 'letter of support', 'purchase order', 'PO', 'definitions', 'difference'],
    relevance_tags: [...levels(3, 4), 'loi'],
    content: `Five papers, five meanings: an NDA protects secrets, a letter of support wishes you well, an MoU outlines cooperation, an LOI states an intent to buy, and a purchase order (PO) is the purchase. Name them correctly, because investors and juries will.

**When it applies:** When you list traction in a deck, an application or on the roadmap.

**When it does not:** As legal classification. The title of a document does not decide whether it binds; its wording and the law of the country do.

**Figure:** On the roadmap a signed LOI, MoU, reservation or conditional order counts as a letter of intent, a signed purchase order counts as revenue, an NDA and a letter of support count as nothing.

**Source:** foundersales.co and deckmetric.com on letters and contracts, read 2026; counting rule is ours. Not legal advice.

**Constructed example:** A slide claimed "7 LOIs". Read one by one they were two NDAs, three letters of support for a grant, one MoU and one LOI with a volume. The corrected slide, "1 LOI for 40 units, 1 MoU", led to a longer and friendlier investor talk than the first version.

**Next steps**

1. Sort every paper into the five classes. Deliverable: a table with date, signatory and class.
2. Ask each letter-of-support author for the next class up. Deliverable: one request per author.
3. Correct your deck. Deliverable: a traction line you could be called about.`,
    summaries: {
      de: `Fünf Papiere, fünf Bedeutungen: Ein NDA schützt Geheimnisse, ein Unterstützungsschreiben wünscht Erfolg, ein MoU umreißt Zusammenarbeit, ein LOI erklärt eine Kaufabsicht, eine Bestellung (PO) ist der Kauf. Benenne sie richtig, Investoren und Jurys tun es auch.

- In der Roadmap zählen unterschriebene LOI, MoU, Reservierung und bedingte Bestellung als Absichtserklärung, eine Bestellung als Umsatz, NDA und Unterstützungsschreiben gar nicht.
- Der Titel entscheidet nicht über die Bindung; das tun Wortlaut und Landesrecht.

1. Ordne jedes Papier einer der fünf Klassen zu. Ergebnis: eine Tabelle mit Datum, Unterschrift und Klasse.
2. Bitte jeden Verfasser eines Unterstützungsschreibens um die nächsthöhere Klasse. Ergebnis: eine Anfrage je Verfasser.
3. Berichtige deine Folie. Ergebnis: eine Zeile, zu der man dich anrufen darf.`,
      es: `Cinco papeles, cinco significados: un NDA protege secretos, una carta de apoyo desea suerte, un MoU esboza cooperación, una LOI declara intención de compra y un pedido (PO) es la compra. Nómbralos bien: inversores y jurados lo harán.

- En la hoja de ruta, LOI, MoU, reserva o pedido condicional firmados cuentan como carta de intención; un pedido firmado, como ingreso; NDA y carta de apoyo, como nada.
- El título no decide si obliga; lo deciden el texto y la ley del país.

1. Clasifica cada papel en una de las cinco clases. Entregable: una tabla con fecha, firmante y clase.
2. Pide a cada autor de una carta de apoyo la clase siguiente. Entregable: una petición por autor.
3. Corrige tu presentación. Entregable: una línea de tracción que resista una llamada.`,
      fr: `Cinq documents, cinq sens : un NDA (accord de confidentialité) protège des secrets, une lettre de soutien te souhaite bonne chance, un MoU (protocole d’accord) esquisse une coopération, une LOI (lettre d’intention) déclare une intention d’achat, un bon de commande (PO) est l’achat. Nomme-les bien : investisseurs et jurys le feront.

- Dans la feuille de route, LOI, MoU, réservation ou commande conditionnelle signés comptent comme lettre d’intention ; une commande signée comme revenu ; NDA et lettre de soutien, pour rien.
- Le titre ne décide pas de l’engagement ; le texte et le droit du pays le font.

1. Classe chaque papier dans une des cinq catégories. Livrable : un tableau date, signataire, catégorie.
2. Demande à chaque auteur d’une lettre de soutien la catégorie supérieure. Livrable : une demande par auteur.
3. Corrige ta présentation. Livrable : une ligne de traction vérifiable par téléphone.`,
    },
  },
  {
    slug: 'contract-with-an-exit-beats-an-loi',
    title: 'Contract with an exit beats an LOI',
    category,
    keywords: [
      'contract',
      'termination for convenience',
      'exit clause',
      'LOI',
      'sell once',
      'early customer',
    ],
    relevance_tags: [...levels(3, 5), 'loi', 'revenue'],
    content: `Offer a real contract that the customer may leave at any time instead of a letter that commits to nothing. The default flips from "not yet a customer" to "customer unless they act", and you sell once instead of twice.

**When it applies:** When you can deliver something usable within about six months and the buyer is already convinced.

**When it does not:** When delivery depends on unproven science. A contract you cannot fulfil costs more trust than a letter.

**Figure:** A practice argument rather than a statistic: with termination for convenience the customer carries little risk, and signed contracts and paid pilots weigh more with investors than letters.

**Source:** foundersales.co, Contracts beat LOIs for early customers; deckmetric.com; read 2026. Not legal advice.

**Constructed example:** A grid-software team asked three utilities for LOIs and got three months of legal review on a paper that bound nobody. The fourth got a contract: EUR 3,000 a month from go-live, 30 days' notice, no setup fee. Legal review took two weeks, because the purchasing template already existed.

**Next steps**

1. Write a two-page contract with price, start condition and termination for convenience. Deliverable: a draft reviewed by a lawyer.
2. Offer it to the account that asked for an LOI template. Deliverable: one contract sent.
3. Count those who choose neither. Deliverable: a shorter and truer pipeline.`,
    summaries: {
      de: `Biete statt eines LOI, der zu nichts verpflichtet, einen echten Vertrag an, aus dem der Kunde jederzeit aussteigen darf. Aus „noch kein Kunde“ wird „Kunde, solange er nichts tut“, und du verkaufst einmal statt zweimal.

- Das ist ein Praxisargument, keine Statistik: Mit Ausstiegsrecht trägt der Kunde wenig Risiko, und Verträge wiegen bei Investoren mehr als LOIs.
- Hängt die Lieferung von unbewiesener Wissenschaft ab, lass es; ein unerfüllbarer Vertrag kostet mehr Vertrauen.

1. Schreib einen Vertrag auf zwei Seiten mit Preis, Startbedingung und jederzeitigem Kündigungsrecht. Ergebnis: ein anwaltlich geprüfter Entwurf.
2. Biete ihn der Firma an, die nach einer LOI-Vorlage gefragt hat. Ergebnis: ein versandter Vertrag.
3. Zähle, wer keines von beiden wählt. Ergebnis: eine kürzere, ehrlichere Pipeline.`,
      es: `En lugar de una carta que no compromete a nada, ofrece un contrato real del que el cliente pueda salir cuando quiera. Se pasa de «aún no es cliente» a «cliente salvo que actúe», y vendes una vez en vez de dos.

- Es un argumento práctico, no una estadística: con salida libre el cliente arriesga poco, y los contratos pesan más que las cartas ante inversores.
- Si la entrega depende de ciencia sin probar, no lo hagas; un contrato incumplible cuesta más confianza.

1. Redacta un contrato de dos páginas con precio, condición de inicio y salida libre. Entregable: un borrador revisado por un abogado.
2. Ofrécelo a la cuenta que pidió un modelo de LOI. Entregable: un contrato enviado.
3. Cuenta quién no elige ninguno. Entregable: una cartera más corta y más realista.`,
      fr: `Plutôt qu’une lettre qui n’engage à rien, propose un vrai contrat que le client peut quitter à tout moment. On passe de « pas encore client » à « client, sauf s’il agit pour partir », et tu vends une fois au lieu de deux.

- C’est un argument de pratique, pas une statistique : avec une clause de sortie, le client risque peu, et les contrats pèsent plus que les lettres.
- Si la livraison dépend d’une science non prouvée, abstiens-toi ; un contrat intenable coûte plus de confiance.

1. Rédige un contrat de deux pages avec prix, condition de départ et résiliation libre. Livrable : un projet relu par un avocat.
2. Propose-le au compte qui a demandé un modèle de LOI. Livrable : un contrat envoyé.
3. Compte ceux qui ne choisissent ni l’un ni l’autre. Livrable : un pipeline plus court et plus vrai.`,
    },
  },
  {
    slug: 'offtake-agreements',
    title: 'Offtake: fixed quantity, take-or-pay, tolling',
    category,
    keywords: ['offtake', 'take-or-pay', 'tolling', 'FOAK', 'debt', 'bankable', 'supply agreement'],
    relevance_tags: [...levels(4, 6), 'loi'],
    content: `An offtake agreement is a promise to buy output before the plant exists, and its type decides whether a lender believes it. Fixed quantity shares the risk, take-or-pay moves it to the buyer, tolling leaves the raw material with the customer and pays you for processing.

**When it applies:** Materials, fuels, chemicals and energy, when a plant must be financed on future sales.

**When it does not:** For software or devices sold by the piece. There a framework order does the same job with less paper.

**Figure:** Practitioners of first-of-a-kind projects put it bluntly: customer demand is king, and what counts is fixed price and volume agreed ahead of time with creditworthy buyers.

**Source:** ctvc.co, What the FOAK; contract types in a training document at scribd.com; read 2026. Not legal advice.

**Constructed example:** A recycled-carbon producer had LOIs for 9,000 tonnes a year and no loan. It swapped half of the volume for a five-year take-or-pay contract on 2,000 tonnes at an indexed price with one rated buyer. The bank counted only that contract, and it was enough for a first line sized to it.

**Next steps**

1. Ask the lender which contract type and buyer rating would count. Deliverable: a half-page list of lender terms.
2. Convert the largest LOI into fixed volume with a price formula. Deliverable: a term sheet of one page.
3. Size the plant to what is contracted. Deliverable: a capacity plan with the share sold.`,
    summaries: {
      de: `Ein Abnahmevertrag verspricht den Kauf, bevor die Anlage steht, und seine Art entscheidet, ob die Bank ihn glaubt. Feste Menge teilt das Risiko, Take-or-pay verlagert es zum Käufer, beim Tolling stellt der Kunde den Rohstoff und bezahlt die Verarbeitung.

- Laut Praktikern zählen bei Erstanlagen ein fester Preis und eine feste Menge, im Voraus mit kreditwürdigen Käufern vereinbart.
- Für Software oder einzeln verkaufte Geräte reicht ein Rahmenauftrag.

1. Frag die Bank, welche Vertragsart und welches Rating zählen. Ergebnis: eine halbe Seite mit Bedingungen.
2. Wandle die größte Absichtserklärung in feste Menge mit Preisformel um. Ergebnis: ein Eckpunktepapier von einer Seite.
3. Lege die Anlage auf das aus, was verkauft ist. Ergebnis: ein Kapazitätsplan mit verkauftem Anteil.`,
      es: `Un contrato de offtake promete comprar la producción antes de que exista la planta, y su tipo decide si el banco lo cree. La cantidad fija reparte el riesgo, take-or-pay lo pasa al comprador, y en tolling el cliente pone la materia prima y paga el proceso.

- Según quienes levantan primeras plantas, lo que cuenta es un precio y un volumen fijados de antemano, con compradores solventes.
- Para software o equipos por unidad basta un pedido marco.

1. Pregunta al banco qué tipo de contrato y qué solvencia contarían. Entregable: media página de condiciones.
2. Convierte la mayor carta en volumen fijo con fórmula de precio. Entregable: una hoja de términos.
3. Dimensiona la planta a lo contratado. Entregable: un plan de capacidad con la parte vendida.`,
      fr: `Un contrat d’enlèvement promet l’achat avant que l’usine existe, et son type décide si la banque y croit. La quantité fixe partage le risque, le take-or-pay le reporte sur l’acheteur, le travail à façon laisse la matière au client, qui te paie la transformation.

- Pour une première usine, les praticiens le disent net : prix et volume fixes convenus à l’avance, avec des acheteurs solvables.
- Pour des logiciels ou appareils à l’unité, une commande-cadre suffit.

1. Demande à la banque quel type de contrat et quelle note d’acheteur comptent. Livrable : une demi-page de conditions.
2. Transforme la plus grosse lettre d’intention en volume fixe avec formule de prix. Livrable : un résumé des conditions (term sheet) d’une page.
3. Dimensionne l’usine sur ce qui est vendu. Livrable : un plan de capacité avec la part vendue.`,
    },
  },
  {
    slug: 'lois-in-an-eic-application',
    title: 'LOIs in an EIC application',
    category,
    keywords: ['EIC', 'LOI', 'grant application', 'jury', 'accelerator', 'letters', 'evaluators'],
    relevance_tags: [...levels(3, 4), 'loi'],
    content: `In an EIC Accelerator application letters help on paper and contracts help in the room. Attach a few strong letters with volume and condition, and use the months before the jury to turn one into a contract.

**When it applies:** From the full proposal on, when evaluators ask who will buy.

**When it does not:** For Pathfinder, where the science carries the case and customers are far away.

**Figure:** Letters of intent help in steps 2 and 3 of the application; the jury looks for traction and contracts. Rules and amounts change with each yearly work programme, so check the current one.

**Source:** seglerconsulting.com, advice on EIC Accelerator applications, read 2026.

**Constructed example:** A quantum-sensor company attached 14 letters. The evaluators quoted one, the only one with a number of units. In the second round it attached three letters, each with volume and condition, and a paid pilot signed six weeks earlier. The jury's first question was about the pilot's result.

**Next steps**

1. Keep the three strongest letters and drop the rest. Deliverable: three letters with need, volume and condition.
2. Offer one signatory a paid pilot before the interview. Deliverable: a signed page and an invoice.
3. Write one paragraph from letter to contract per customer. Deliverable: a dated conversion plan.`,
    summaries: {
      de: `Im Antrag für den EIC Accelerator helfen Absichtserklärungen auf dem Papier und Verträge vor der Jury. Häng wenige starke mit Menge und Bedingung an und mach in den Monaten bis zur Jury aus einer einen Vertrag.

- Absichtserklärungen helfen in den Schritten 2 und 3; die Jury sucht Nachfrage und Verträge. Regeln ändern sich mit jedem Arbeitsprogramm, prüf das aktuelle.
- Für Pathfinder trägt die Wissenschaft den Antrag; Kunden sind dort noch fern.

1. Behalte die drei stärksten LOIs. Ergebnis: drei LOIs mit Bedarf, Menge und Bedingung.
2. Biete einem Unterzeichner vor dem Interview einen bezahlten Piloten an. Ergebnis: eine unterschriebene Seite und eine Rechnung.
3. Schreib je Kunde einen Absatz vom LOI zum Vertrag. Ergebnis: ein datierter Umwandlungsplan.`,
      es: `En una solicitud al EIC Accelerator las cartas ayudan en el papel y los contratos ante el jurado. Adjunta pocas cartas fuertes con volumen y condición y convierte una en contrato antes de la entrevista.

- Las cartas ayudan en los pasos 2 y 3; el jurado busca tracción y contratos. Las reglas cambian con cada programa de trabajo: revisa el vigente.
- En Pathfinder manda la ciencia y los clientes quedan lejos.

1. Quédate con las tres cartas más fuertes. Entregable: tres cartas con necesidad, volumen y condición.
2. Ofrece a un firmante un piloto pagado antes de la entrevista. Entregable: una página firmada y una factura.
3. Escribe por cliente un párrafo de la carta al contrato. Entregable: un plan de conversión con fechas.`,
      fr: `Dans un dossier EIC Accelerator, les lettres aident sur le papier et les contrats devant le jury. Joins quelques lettres solides avec volume et condition, et transforme-en une en contrat avant l’audition.

- Les lettres aident aux étapes 2 et 3 ; le jury cherche traction et contrats. Les règles changent à chaque programme de travail : vérifie l’actuel.
- Pour Pathfinder, la science porte le dossier et les clients sont loin.

1. Garde les trois lettres les plus solides. Livrable : trois lettres avec besoin, volume et condition.
2. Propose à un signataire un pilote payé avant l’audition. Livrable : une page signée et une facture.
3. Écris pour chaque client un paragraphe sur le passage de la lettre au contrat. Livrable : un plan de conversion daté.`,
    },
  },
]
