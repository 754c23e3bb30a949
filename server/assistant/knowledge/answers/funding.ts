import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../funding.ts`, by slug. */
export const fundingAnswers: Record<string, EntryAnswer[]> = {
  'eic-pathfinder-transition-accelerator': [
    {
      asks: {
        en: [
          'we are at TRL 4 without customers, which call fits',
          'too early for the big grant, which step first',
          'Transition or Accelerator for our maturity',
        ],
        de: [
          'wir sind bei TRL 4 ohne Kunden, welche Ausschreibung passt',
          'zu früh für den großen Zuschuss, welche Stufe zuerst',
          'Transition oder Accelerator bei unserem Stand',
        ],
        es: [
          'estamos en TRL 4 sin clientes, qué convocatoria encaja',
          'pronto para la gran subvención, qué paso primero',
          'Transition o Accelerator según nuestra madurez',
        ],
        fr: [
          'nous sommes à TRL 4 sans clients, quel appel convient',
          'trop tôt pour la grosse subvention, quelle étape d’abord',
          'Transition ou Accelerator selon notre maturité',
        ],
      },
      says: {
        en: 'Transition is the usual fit at TRL 4, because it pays for validation and for finding the market, while the Accelerator jury expects customers. Check first whether your result qualifies for entry under the current work programme, since origin rules change.',
        de: 'Bei TRL 4 passt meist Transition, denn sie bezahlt Validierung und Marktsuche, während die Jury des Accelerators Kunden erwartet. Prüf zuerst, ob dein Ergebnis im aktuellen Arbeitsprogramm zugelassen ist, denn die Regeln zur Herkunft ändern sich.',
        es: 'Con TRL 4 suele encajar Transition, porque paga la validación y la búsqueda de mercado, mientras que el jurado del Accelerator espera clientes. Comprueba antes si tu resultado es admisible en el programa vigente, ya que las reglas de origen cambian.',
        fr: 'À TRL 4, Transition convient le plus souvent : elle paie la validation et la recherche du marché, tandis que le jury de l’Accelerator attend des clients. Vérifie d’abord que ton résultat est admissible au programme en cours, car les règles d’origine changent.',
      },
      steps: {
        en: [
          'Compare your stage with entry and end level of the three calls. Deliverable: a table with one call left.',
          'Send one eligibility question to your national contact point. Deliverable: a written reply in the application folder.',
        ],
        de: [
          'Vergleiche deinen Stand mit Ein- und Ausgangsstufe der drei Linien. Ergebnis: eine Tabelle, in der eine übrig bleibt.',
          'Stell der Nationalen Kontaktstelle eine Frage zur Zulassung. Ergebnis: eine schriftliche Antwort im Antragsordner.',
        ],
        es: [
          'Compara tu fase con el nivel de entrada y salida de las tres líneas. Entregable: una tabla con una sola opción.',
          'Envía una duda de admisibilidad a tu punto nacional de contacto. Entregable: una respuesta escrita en la carpeta.',
        ],
        fr: [
          'Compare ton stade aux niveaux d’entrée et de sortie des trois lignes. Livrable : un tableau où il n’en reste qu’une.',
          'Pose une question d’admissibilité à ton point de contact national. Livrable : une réponse écrite au dossier.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is the application worth the weeks of work',
          'grant proposal or customers, what is the better use of our time',
          'how do I decide whether to apply at all',
        ],
        de: [
          'lohnt der Antrag die Wochen an Arbeit',
          'Förderantrag oder Kunden, was nutzt unsere Zeit besser',
          'wie entscheide ich, ob wir überhaupt beantragen',
        ],
        es: [
          '¿merece la pena la solicitud con tantas semanas?',
          'propuesta o clientes, qué aprovecha mejor el tiempo',
          'cómo decido si presentarnos',
        ],
        fr: [
          'le dossier vaut-il des semaines de travail',
          'monter une demande ou voir des clients, où mettre notre temps',
          'comment décider de postuler ou non',
        ],
      },
      says: {
        en: 'Apply when the project would run anyway and the money only makes it faster; pass when the work plan exists for the call. Set the weeks of writing and the chance of nothing against what the same weeks would bring with three buyers.',
        de: 'Stell den Antrag, wenn das Projekt ohnehin liefe und das Geld es nur beschleunigt; lass es, wenn der Arbeitsplan nur für die Ausschreibung entsteht. Rechne Schreibwochen und das Risiko einer Absage gegen dieselben Wochen mit drei Käufern.',
        es: 'Preséntate si el proyecto iría adelante igualmente y el dinero solo lo acelera; déjalo si el plan existe solo por la convocatoria. Compara las semanas de redacción y el riesgo de nada con lo que darían esas semanas ante tres compradores.',
        fr: 'Postule si le projet se ferait de toute façon et que l’argent ne fait que l’accélérer ; renonce si le plan n’existe que pour l’appel. Mets les semaines d’écriture et le risque d’échec en face des mêmes semaines chez trois acheteurs.',
      },
      steps: {
        en: [
          'Estimate writing weeks, odds and award, then the same for customer work. Deliverable: a one-page comparison with a decision.',
          'Set a stop date by which two fit criteria must be met. Deliverable: a go or no-go in the calendar.',
        ],
        de: [
          'Schätze Schreibwochen, Chance und Summe, danach dasselbe für Kundenarbeit. Ergebnis: ein Vergleich auf einer Seite samt Entscheidung.',
          'Setz ein Stoppdatum, bis zu dem zwei Eignungskriterien erfüllt sind. Ergebnis: Ja oder Nein im Kalender.',
        ],
        es: [
          'Estima semanas de redacción, probabilidad e importe, y lo mismo para clientes. Entregable: una comparación con decisión.',
          'Fija una fecha límite en la que deban cumplirse dos criterios de encaje. Entregable: un sí o no en la agenda.',
        ],
        fr: [
          'Estime semaines d’écriture, chances et montant, puis la même chose pour les clients. Livrable : une comparaison avec décision.',
          'Fixe une date d’arrêt où deux critères d’adéquation doivent être remplis. Livrable : un oui ou non à l’agenda.',
        ],
      },
    },
    {
      asks: {
        en: [
          'can we apply alone or do we need a consortium',
          'may the university apply before the company exists',
          'do we need partners from other countries',
        ],
        de: [
          'dürfen wir allein beantragen oder brauchen wir ein Konsortium',
          'kann die Uni beantragen, bevor es die Firma gibt',
          'brauchen wir Partner aus anderen Ländern',
        ],
        es: [
          '¿podemos pedirlo solos o hace falta un consorcio?',
          '¿puede solicitarlo la universidad antes de crear la empresa?',
          '¿necesitamos socios de otros países?',
        ],
        fr: [
          'peut-on candidater seuls ou faut-il un consortium',
          'l’université peut-elle candidater avant la création de la société',
          'faut-il des partenaires d’autres pays',
        ],
      },
      says: {
        en: 'Read the eligibility page of the current work programme before you call anyone, because who may apply differs between the three calls and changes. If partners are required, choose them for a task a customer would notice, never for a flag on the map.',
        de: 'Lies die Zulassungsseite des aktuellen Arbeitsprogramms, bevor du jemanden anrufst, denn wer beantragen darf, unterscheidet sich zwischen den drei Linien und ändert sich. Sind Partner verlangt, wähl sie nach einer Aufgabe, die ein Kunde bemerken würde, nie nach der Landkarte.',
        es: 'Lee las condiciones de admisión del programa vigente antes de llamar a nadie, porque quién puede presentarse difiere entre las tres líneas y cambia. Si exigen socios, elígelos por una tarea que un cliente notaría y nunca por su bandera.',
        fr: 'Lis la page d’admissibilité du programme en cours avant d’appeler quiconque, car qui peut candidater diffère entre les trois lignes et évolue. Si des partenaires sont exigés, choisis-les pour une tâche qu’un client remarquerait, jamais pour leur drapeau.',
      },
      steps: {
        en: [
          'Write applicant, country and legal form against the eligibility text. Deliverable: a half-page check with open questions.',
          'Name for each partner the result it delivers and who will use it. Deliverable: a partner table without empty cells.',
        ],
        de: [
          'Stell Antragsteller, Land und Rechtsform dem Zulassungstext gegenüber. Ergebnis: eine halbe Seite mit offenen Fragen.',
          'Nenn zu jedem Partner das gelieferte Ergebnis und wer es nutzt. Ergebnis: eine Partnertabelle ohne leere Felder.',
        ],
        es: [
          'Compara solicitante, país y forma jurídica con el texto de admisión. Entregable: media página con dudas abiertas.',
          'Nombra para cada socio el resultado que entrega y quién lo usará. Entregable: una tabla de socios sin casillas vacías.',
        ],
        fr: [
          'Compare candidat, pays et forme juridique au texte d’admissibilité. Livrable : une demi-page avec les questions ouvertes.',
          'Nomme pour chaque partenaire le résultat livré et qui s’en servira. Livrable : un tableau de partenaires sans case vide.',
        ],
      },
    },
    {
      asks: {
        en: [
          'should we pay a consultant to write the application',
          'grant writer for a success fee',
          'can an agency do the proposal for us',
        ],
        de: [
          'sollen wir einen Berater für den Antrag bezahlen',
          'Antragsschreiber auf Erfolgsbasis',
          'kann eine Agentur den Antrag für uns machen',
        ],
        es: [
          '¿pagamos a un consultor que escriba la solicitud?',
          'redactor de propuestas a éxito',
          '¿puede una agencia hacernos la propuesta?',
        ],
        fr: [
          'faut-il payer un consultant pour écrire le dossier',
          'rédacteur de dossier au succès',
          'une agence peut-elle monter la demande',
        ],
      },
      says: {
        en: 'Pay for review and process, never for the story: a consultant can tell you what juries ask and catch gaps, but the interview is yours and borrowed sentences fall apart there. Write the first draft of market and customers yourself.',
        de: 'Bezahl Durchsicht und Ablauf, nie die Geschichte: Ein Berater kennt die Fragen der Jury und findet Lücken, aber im Interview sitzt du, und geliehene Sätze zerfallen dort. Den ersten Entwurf zu Markt und Kunden schreibst du selbst.',
        es: 'Paga por revisar y por el proceso, nunca por el relato: un consultor sabe qué pregunta el jurado y ve los huecos, pero la entrevista es tuya y las frases prestadas se caen allí. Escribe tú el primer borrador de mercado y clientes.',
        fr: 'Paie la relecture et la méthode, jamais l’histoire : un consultant connaît les questions du jury et voit les trous, mais l’entretien est le tien et les phrases empruntées s’y effondrent. Écris toi-même la première version marché et clients.',
      },
      steps: {
        en: [
          'Draft three pages on problem, buyer and evidence before you talk to anyone. Deliverable: a text in your own words.',
          'Compare two advisers on scope, fixed fee and recent cases you can call. Deliverable: a one-page choice.',
        ],
        de: [
          'Entwirf drei Seiten zu Problem, Käufer und Belegen, bevor du jemanden anfragst. Ergebnis: ein Text in deinen Worten.',
          'Vergleiche zwei Berater nach Umfang, Festpreis und anrufbaren Fällen. Ergebnis: eine Entscheidung auf einer Seite.',
        ],
        es: [
          'Redacta tres páginas de problema, comprador y evidencia antes de hablar con nadie. Entregable: un texto con tus palabras.',
          'Compara dos asesores por alcance, tarifa fija y casos a los que llamar. Entregable: una elección en una página.',
        ],
        fr: [
          'Rédige trois pages sur problème, acheteur et preuves avant de consulter qui que ce soit. Livrable : un texte dans tes mots.',
          'Compare deux conseils : périmètre, forfait, cas récents à appeler. Livrable : un choix sur une page.',
        ],
      },
    },
    {
      asks: {
        en: [
          'should we take the equity part of the Accelerator or grant only',
          'what does the EIC fund want as a shareholder',
          'blended finance and our other investors',
        ],
        de: [
          'sollen wir die Beteiligung des Accelerators nehmen oder nur den Zuschuss',
          'was will der EIC-Fonds als Gesellschafter',
          'Mischfinanzierung und unsere anderen Investoren',
        ],
        es: [
          '¿pedimos el capital del Accelerator o solo la subvención?',
          'qué quiere el fondo EIC como socio',
          'financiación mixta y nuestros otros inversores',
        ],
        fr: [
          'prendre la part en fonds propres de l’Accelerator ou la subvention seule',
          'que veut le fonds EIC comme actionnaire',
          'financement mixte et nos autres investisseurs',
        ],
      },
      says: {
        en: 'Ask for equity only if you need more capital than the grant covers and a private investor is likely to join. The grant pays development; the equity pays growth and brings a shareholder with rights, so settle timing and terms with existing investors before the interview.',
        de: 'Beantrage die Beteiligung nur, wenn du mehr Kapital brauchst, als der Zuschuss deckt, und ein privater Investor voraussichtlich mitgeht. Der Zuschuss zahlt Entwicklung, die Beteiligung Wachstum, und sie bringt einen Gesellschafter mit Rechten; klär Zeitplan und Bedingungen vor dem Interview.',
        es: 'Pide capital solo si necesitas más de lo que cubre la subvención y es probable que se sume un inversor privado. La subvención paga desarrollo; el capital paga crecimiento y trae un socio con derechos, así que acuerda plazos y condiciones antes de la entrevista.',
        fr: 'Demande des fonds propres seulement s’il te faut plus que la subvention et qu’un investisseur privé devrait suivre. La subvention paie le développement, le capital la croissance, avec un actionnaire et ses droits ; règle calendrier et termes avant l’entretien.',
      },
      steps: {
        en: [
          'Build the cash need to market entry and mark what each source pays. Deliverable: a funding plan with a gap.',
          'Prepare cap table and shareholder rights as questions for your lawyer. Deliverable: a two-page briefing.',
        ],
        de: [
          'Rechne den Geldbedarf bis zum Markteintritt und markiere, welche Quelle was zahlt. Ergebnis: ein Finanzplan mit Lücke.',
          'Stell Gesellschafterliste und Rechte als Fragen für die Kanzlei zusammen. Ergebnis: ein Briefing auf zwei Seiten.',
        ],
        es: [
          'Calcula la caja hasta entrar al mercado y marca qué paga cada fuente. Entregable: un plan con el hueco.',
          'Prepara tabla de socios y derechos como preguntas para tu abogado. Entregable: un resumen de dos páginas.',
        ],
        fr: [
          'Calcule le besoin jusqu’à l’entrée sur le marché et marque ce que paie chaque source. Livrable : un plan avec son trou.',
          'Prépare table de capitalisation et droits sous forme de questions à ton avocat. Livrable : une note de deux pages.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what do we do while waiting for the decision',
          'months until the EIC result, bridge the time',
          'can we keep working with customers during evaluation',
        ],
        de: [
          'was tun wir, während wir auf die Entscheidung warten',
          'Monate bis zum EIC-Ergebnis überbrücken',
          'dürfen wir während der Begutachtung mit Kunden arbeiten',
        ],
        es: [
          'qué hacemos mientras esperamos la decisión',
          'meses hasta el resultado del EIC, cómo aguantar',
          '¿podemos seguir con clientes durante la evaluación?',
        ],
        fr: [
          'que faire en attendant la décision',
          'des mois avant le résultat de l’EIC, comment tenir',
          'peut-on continuer avec des clients pendant l’évaluation',
        ],
      },
      says: {
        en: 'Work as if the answer were no: run the cheapest work package with a customer and collect the facts the interview will ask for. Ask about cost eligibility before you start anything the grant should pay, and never let payroll depend on the result.',
        de: 'Arbeite so, als käme ein Nein: Führ das günstigste Arbeitspaket mit einem Kunden durch und sammle die Fakten fürs Interview. Frag nach der Förderfähigkeit, bevor du beginnst, was der Zuschuss zahlen soll, und häng nie die Gehälter an das Ergebnis.',
        es: 'Trabaja como si fuera un no: haz con un cliente el paquete de trabajo más barato y reúne los hechos que pedirá la entrevista. Pregunta por los gastos admisibles antes de empezar lo que deba pagar la ayuda y no dejes las nóminas pendientes del resultado.',
        fr: 'Travaille comme si la réponse était non : mène avec un client le lot le moins cher et réunis les faits que l’entretien demandera. Renseigne-toi sur les coûts éligibles avant de lancer ce que l’aide doit payer, et ne suspends jamais les salaires au résultat.',
      },
      steps: {
        en: [
          'Start one customer task that needs no grant money. Deliverable: a fact with date and name for the interview.',
          'Plan cash for a refusal and for a late payment. Deliverable: two scenarios with cut dates.',
        ],
        de: [
          'Beginne eine Kundenaufgabe, die kein Fördergeld braucht. Ergebnis: eine Tatsache mit Datum und Namen fürs Interview.',
          'Plane die Liquidität für Absage und für späte Zahlung. Ergebnis: zwei Szenarien mit Kürzungsterminen.',
        ],
        es: [
          'Empieza una tarea con cliente que no requiera la subvención. Entregable: un hecho con fecha y nombre.',
          'Planifica la caja para un rechazo y para un cobro tardío. Entregable: dos escenarios con fechas de recorte.',
        ],
        fr: [
          'Démarre une tâche client qui n’a pas besoin de l’aide. Livrable : un fait daté et nommé pour l’entretien.',
          'Planifie la trésorerie pour un refus et pour un versement tardif. Livrable : deux scénarios avec dates de coupe.',
        ],
      },
    },
  ],
  'deep-tech-by-the-numbers': [
    {
      asks: {
        en: [
          'which statistic do I put on the pitch slide',
          'how do I quote market figures with a source',
          'one number about the sector for the opening',
        ],
        de: [
          'welche Statistik setze ich auf die Folie',
          'wie zitiere ich Branchenzahlen mit Quelle',
          'eine Zahl zum Sektor für den Einstieg',
        ],
        es: [
          'qué estadística pongo en la lámina',
          'cómo cito cifras del sector con fuente',
          'un número del sector para empezar',
        ],
        fr: [
          'quelle statistique mettre dans le pitch',
          'comment citer des chiffres du secteur avec leur source',
          'un chiffre sur le secteur pour ouvrir',
        ],
      },
      says: {
        en: "Use one figure with source and year, such as about 20 % of venture capital going to deep tech, and speak it in a single breath. Choose the number that answers a doubt your listener has; a figure that only impresses takes time from your buyer's story.",
        de: 'Nimm eine Zahl mit Quelle und Jahr, etwa dass rund 20 % des Wagniskapitals in Deep Tech gehen, und sprich sie in einem Atemzug. Wähl die, die einen Zweifel deines Gegenübers beantwortet; bloßes Beeindrucken stiehlt der Geschichte deines Käufers Zeit.',
        es: 'Usa una cifra con fuente y año, como que cerca del 20 % del capital riesgo va al deep tech, y dila de un tirón. Elige la que responda a una duda de quien escucha; un número que solo impresiona roba tiempo a la historia de tu comprador.',
        fr: 'Prends un chiffre avec source et année, comme environ 20 % du capital-risque vers la deep tech, et dis-le d’un souffle. Choisis celui qui répond à un doute de ton auditeur ; un chiffre fait pour impressionner vole du temps à l’histoire de ton acheteur.',
      },
      steps: {
        en: [
          'Write the doubt of your next investor and pick the figure that answers it. Deliverable: one sentence with its source.',
          'Open the original report and check page, year and definition. Deliverable: a footnote you can defend.',
        ],
        de: [
          'Schreib den Zweifel des nächsten Investors auf und wähl die passende Zahl. Ergebnis: ein Satz mit Quelle.',
          'Schlag im Originalbericht Seite, Jahr und Definition nach. Ergebnis: eine Fußnote, die du vertreten kannst.',
        ],
        es: [
          'Escribe la duda de tu próximo inversor y elige la cifra que la responde. Entregable: una frase con su fuente.',
          'Abre el informe original y comprueba página, año y definición. Entregable: una nota al pie defendible.',
        ],
        fr: [
          'Écris le doute de ton prochain investisseur et choisis le chiffre qui y répond. Livrable : une phrase sourcée.',
          'Ouvre le rapport d’origine et vérifie page, année et définition. Livrable : une note de bas de page défendable.',
        ],
      },
    },
    {
      asks: {
        en: [
          'investor says deep tech takes too long and burns too much capital',
          'answer to the objection that hardware is capital intensive',
          'they fear the long road to revenue',
        ],
        de: [
          'Investor sagt, Deep Tech dauert zu lange und frisst Kapital',
          'Antwort auf den Einwand, Hardware sei kapitalintensiv',
          'sie fürchten den langen Weg zum Umsatz',
        ],
        es: [
          'el inversor dice que el deep tech tarda y quema mucho capital',
          'respuesta a la objeción de que el hardware es intensivo en capital',
          'temen el largo camino al ingreso',
        ],
        fr: [
          'l’investisseur dit que la deep tech est longue et gourmande en capital',
          'répondre à l’objection du matériel trop capitalistique',
          'ils craignent la longue route vers le revenu',
        ],
      },
      says: {
        en: 'Agree on the time and show where it is already spent: proven steps, qualification begun, and money that does not dilute. Then give the next decision point at which the investor can see proof, with the sum needed to reach it and nothing beyond.',
        de: 'Gib die Dauer zu und zeig, was davon schon hinter dir liegt: belegte Schritte, begonnene Qualifizierung und Geld ohne Verwässerung. Nenn dann den nächsten Punkt, an dem der Investor einen Beleg sieht, mit der Summe bis dorthin und nicht weiter.',
        es: 'Admite el tiempo y enseña la parte ya recorrida: pasos probados, homologación iniciada y dinero que no diluye. Da después el próximo punto en que el inversor verá una prueba, con la suma para llegar allí y nada más.',
        fr: 'Reconnais la durée et montre la part déjà faite : étapes prouvées, qualification commencée, argent non dilutif. Donne ensuite le prochain point où l’investisseur verra une preuve, avec la somme pour y arriver et rien de plus.',
      },
      steps: {
        en: [
          'Draw your path as three proof points with cost and date. Deliverable: a one-slide risk staircase.',
          'List what customers, grants and suppliers pay along that path. Deliverable: a share of cost not paid by equity.',
        ],
        de: [
          'Zeichne deinen Weg als drei Belegpunkte mit Kosten und Datum. Ergebnis: eine Risikotreppe auf einer Folie.',
          'Liste auf, was Kunden, Förderung und Lieferanten unterwegs zahlen. Ergebnis: der Anteil ohne Eigenkapital.',
        ],
        es: [
          'Dibuja tu camino en tres puntos de prueba con coste y fecha. Entregable: una escalera de riesgo en una lámina.',
          'Lista lo que pagan clientes, ayudas y proveedores en ese camino. Entregable: la parte del coste sin capital.',
        ],
        fr: [
          'Trace ton chemin en trois points de preuve, avec coût et date. Livrable : un escalier de risque sur une page.',
          'Liste ce que paient clients, aides et fournisseurs en route. Livrable : la part du coût hors fonds propres.',
        ],
      },
    },
    {
      asks: {
        en: [
          'specialist fund or general venture capital, whom to approach',
          'which investors understand our technology',
          'corporate venture arm as first investor',
        ],
        de: [
          'Spezialfonds oder allgemeines Wagniskapital, wen ansprechen',
          'welche Investoren verstehen unsere Technik',
          'Konzernfonds als erster Investor',
        ],
        es: [
          'fondo especializado o capital riesgo general, a quién me dirijo',
          'qué inversores entienden nuestra técnica',
          'fondo corporativo como primer inversor',
        ],
        fr: [
          'fonds spécialisé ou capital-risque généraliste, qui aborder',
          'quels investisseurs comprennent notre technique',
          'fonds d’entreprise comme premier investisseur',
        ],
      },
      says: {
        en: 'Start with funds that have led a round in your field and can read your data, because they price the technical risk instead of refusing it. Generalists follow a trusted lead, and a corporate arm helps most when it cannot veto sales to its rivals.',
        de: 'Beginne bei Fonds, die in deinem Feld eine Runde geführt haben und deine Daten lesen können, denn sie bepreisen das Technikrisiko, statt es abzulehnen. Generalisten folgen einem Leitinvestor; ein Konzernfonds hilft vor allem ohne Veto gegen Verkäufe an seine Rivalen.',
        es: 'Empieza por fondos que hayan liderado una ronda en tu campo y sepan leer tus datos, porque ponen precio al riesgo técnico en vez de rechazarlo. Los generalistas siguen a un líder fiable, y un fondo corporativo ayuda si no puede vetar ventas a rivales.',
        fr: 'Commence par les fonds qui ont mené un tour dans ton domaine et savent lire tes données, car ils évaluent le risque technique au lieu de le fuir. Les généralistes suivent un chef de file ; un fonds d’entreprise aide s’il ne peut bloquer des ventes à ses rivaux.',
      },
      steps: {
        en: [
          "Check each fund's last three deals for field, ticket and stage. Deliverable: a list in lead, follower and not now.",
          "Call one founder from each likely lead's portfolio. Deliverable: a note on behaviour in a bad quarter.",
        ],
        de: [
          'Prüf die letzten drei Fälle jedes Fonds auf Feld, Betrag und Phase. Ergebnis: eine Liste: führt, folgt, nicht jetzt.',
          'Ruf je möglichem Leitinvestor eine Gründerin aus dem Portfolio an. Ergebnis: eine Notiz zum Verhalten in schlechten Quartalen.',
        ],
        es: [
          'Revisa las tres últimas operaciones de cada fondo: campo, importe y fase. Entregable: una lista en lidera, sigue y ahora no.',
          'Llama a un fundador de la cartera de cada posible líder. Entregable: una nota sobre los malos trimestres.',
        ],
        fr: [
          'Examine les trois dernières opérations de chaque fonds : domaine, ticket, stade. Livrable : une liste mène, suit, pas maintenant.',
          'Appelle un fondateur du portefeuille de chaque meneur possible. Livrable : une note sur les mauvais trimestres.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when should we start talking to investors',
          'how early is too early for a first VC meeting',
          'build the relationship before the round',
        ],
        de: [
          'wann sollen wir mit Investoren sprechen',
          'wie früh ist zu früh für ein erstes VC-Treffen',
          'Beziehung vor der Runde aufbauen',
        ],
        es: [
          'cuándo empezamos a hablar con inversores',
          'cuán pronto es demasiado para un primer VC',
          'crear relación antes de la ronda',
        ],
        fr: [
          'quand commencer à parler aux investisseurs',
          'à partir de quand est-ce trop tôt pour un VC',
          'nouer la relation avant la levée',
        ],
      },
      says: {
        en: 'Start talking two proof points before you need money, and ask for nothing at first: one page, one question, permission to send an update each quarter. Investors back lines rather than dots, so give them an early dot that later looks low.',
        de: 'Sprich zwei Belegpunkte, bevor du Geld brauchst, mit ihnen und bitte zunächst um nichts: eine Seite, eine Frage, die Erlaubnis für ein Quartalsupdate. Investoren setzen auf Linien statt Punkte; gib ihnen früh einen Punkt, der später niedrig aussieht.',
        es: 'Empieza dos puntos de prueba antes de necesitar dinero y no pidas nada: una página, una pregunta y permiso para enviar novedades cada trimestre. El inversor apuesta por líneas y no por puntos, así que dale pronto un punto que luego parezca bajo.',
        fr: 'Commence deux points de preuve avant d’avoir besoin d’argent, sans rien demander : une page, une question, l’accord pour des nouvelles trimestrielles. Un investisseur mise sur une courbe plutôt qu’un point ; donne-lui tôt un point qui paraîtra bas.',
      },
      steps: {
        en: [
          'Write a quarterly update with three facts and one miss. Deliverable: a half-page sent to ten names.',
          'Book three advice talks with partners who led rounds nearby. Deliverable: three objections to work on.',
        ],
        de: [
          'Schreib ein Quartalsupdate mit drei Fakten und einem Fehlschlag. Ergebnis: eine halbe Seite an zehn Namen.',
          'Vereinbare drei Ratgespräche mit Leuten, die verwandte Runden geführt haben. Ergebnis: drei Einwände zum Abarbeiten.',
        ],
        es: [
          'Escribe unas novedades trimestrales con tres hechos y un fallo. Entregable: media página enviada a diez nombres.',
          'Agenda tres charlas de consejo con quienes lideraron rondas cercanas. Entregable: tres objeciones en las que trabajar.',
        ],
        fr: [
          'Écris des nouvelles trimestrielles avec trois faits et un échec. Livrable : une demi-page envoyée à dix noms.',
          'Cale trois échanges de conseil avec des meneurs de tours voisins. Livrable : trois objections à travailler.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how much should we raise and for which milestone',
          'size of the seed round',
          'what must the money prove',
        ],
        de: [
          'wie viel sollen wir aufnehmen und für welchen Meilenstein',
          'Größe der Seed-Runde',
          'was muss das Geld beweisen',
        ],
        es: [
          'cuánto levantamos y para qué hito',
          'tamaño de la ronda semilla',
          'qué tiene que demostrar el dinero',
        ],
        fr: ['combien lever et pour quel jalon', 'taille du tour d’amorçage', 'que doit prouver cet argent'],
      },
      says: {
        en: 'Raise what carries you to the next fact that makes a stranger pay more, plus half a year for delay. Name that fact in customer terms, such as a paid running site, then price the work back from it; a round sized by runway alone ends between two proofs.',
        de: 'Nimm so viel auf, dass du die nächste Tatsache erreichst, für die ein Fremder mehr bezahlt, plus ein halbes Jahr Verzug. Formuliere sie aus Kundensicht, etwa ein bezahlter laufender Standort, und rechne von dort zurück; reine Reichweite endet zwischen zwei Belegen.',
        es: 'Levanta lo que te lleve al próximo hecho por el que un extraño pague más, más medio año de retraso. Nombra ese hecho desde el cliente, como una planta pagada en marcha, y calcula hacia atrás; una ronda medida solo en meses acaba entre dos pruebas.',
        fr: 'Lève de quoi atteindre le prochain fait qui fera payer plus un inconnu, plus six mois de retard. Dis ce fait côté client, comme un site payant en marche, puis remonte les coûts ; un tour mesuré en seuls mois de trésorerie finit entre deux preuves.',
      },
      steps: {
        en: [
          'Write the fact the next investor must see, with date and witness. Deliverable: one milestone sentence.',
          'Cost the tasks that lead there and add the delay reserve. Deliverable: a use-of-funds table.',
        ],
        de: [
          'Schreib die Tatsache auf, die der nächste Investor sehen muss, mit Datum und Zeugen. Ergebnis: ein Meilensteinsatz.',
          'Kalkuliere die Aufgaben bis dorthin samt Reserve für Verzug. Ergebnis: eine Tabelle der Mittelverwendung.',
        ],
        es: [
          'Escribe el hecho que debe ver el próximo inversor, con fecha y testigo. Entregable: una frase de hito.',
          'Calcula las tareas que llevan hasta allí y suma la reserva. Entregable: una tabla de uso de fondos.',
        ],
        fr: [
          'Écris le fait que le prochain investisseur doit voir, date et témoin compris. Livrable : une phrase de jalon.',
          'Chiffre les tâches qui y mènent et ajoute la réserve de retard. Livrable : un tableau d’emploi des fonds.',
        ],
      },
    },
    {
      asks: {
        en: [
          'investor says come back later, you are too early',
          'polite no from a fund, what do I do with it',
          'they like us but will not commit',
        ],
        de: [
          'Investor sagt, kommt später wieder, ihr seid zu früh',
          'höfliche Absage vom Fonds, was mache ich daraus',
          'sie mögen uns, sagen aber nicht zu',
        ],
        es: [
          'el inversor dice que volvamos luego, es pronto',
          'un no educado de un fondo, qué hago con él',
          'les gustamos pero no se comprometen',
        ],
        fr: [
          'l’investisseur dit de revenir plus tard, trop tôt',
          'un non poli d’un fonds, qu’en faire',
          'ils nous aiment bien mais ne s’engagent pas',
        ],
      },
      says: {
        en: 'Ask what single fact would change the answer and who else in the firm must see it, then treat anything vague as a no. A real condition has a number or a name in it; collect three of them and you know what the market for money wants next.',
        de: 'Frag, welche eine Tatsache die Antwort ändern würde und wer im Haus sie noch sehen muss, und werte alles Vage als Nein. Eine echte Bedingung enthält eine Zahl oder einen Namen; mit drei davon weißt du, was der Kapitalmarkt als Nächstes will.',
        es: 'Pregunta qué único hecho cambiaría la respuesta y quién más de la firma debe verlo, y toma por un no todo lo vago. Una condición real lleva una cifra o un nombre; con tres ya sabes qué pide ahora el mercado del dinero.',
        fr: 'Demande quel seul fait changerait la réponse et qui d’autre doit le voir, puis prends tout propos vague pour un non. Une vraie condition contient un chiffre ou un nom ; avec trois d’entre elles, tu sais ce que veut le marché de l’argent.',
      },
      steps: {
        en: [
          "Reply with one question about the missing fact. Deliverable: a condition in the investor's own words.",
          'Return on the day that fact exists, with the document attached. Deliverable: a two-line mail ready as a draft.',
        ],
        de: [
          'Antworte mit einer einzigen Frage nach der fehlenden Tatsache. Ergebnis: eine Bedingung im Wortlaut des Investors.',
          'Melde dich an dem Tag, an dem sie da ist, mit Dokument. Ergebnis: eine fertige Entwurfsmail in zwei Zeilen.',
        ],
        es: [
          'Contesta con una sola pregunta sobre el hecho que falta. Entregable: una condición con palabras del inversor.',
          'Vuelve el día en que exista, con el documento adjunto. Entregable: un correo de dos líneas listo en borrador.',
        ],
        fr: [
          'Réponds par une seule question sur le fait manquant. Livrable : une condition dans les mots de l’investisseur.',
          'Reviens le jour où ce fait existe, document joint. Livrable : un message de deux lignes prêt en brouillon.',
        ],
      },
    },
  ],
  'grants-are-not-traction': [
    {
      asks: {
        en: [
          'is a company that joins our funded project a customer',
          'is an industrial partner in the consortium a paying customer',
          'the partner gets its share paid by the programme',
        ],
        de: [
          'ist eine Firma im Förderprojekt ein Kunde',
          'gilt der Industriepartner im Konsortium als zahlender Kunde',
          'der Partner bekommt seinen Anteil vom Programm bezahlt',
        ],
        es: [
          '¿es cliente una empresa de nuestro proyecto financiado?',
          '¿el socio industrial del consorcio es cliente de pago?',
          'al socio le paga su parte el programa',
        ],
        fr: [
          'une entreprise de notre projet subventionné est-elle cliente',
          'le partenaire industriel du consortium est-il un client payant',
          'le programme paie la part du partenaire',
        ],
      },
      says: {
        en: 'No, a partner whose effort the programme pays has shown interest and not intent to buy. It becomes a customer with its own order from its own budget, so write into the project what it may buy, at which price, once the result is reached.',
        de: 'Nein, ein Partner, dessen Aufwand das Programm zahlt, hat Interesse gezeigt und keine Kaufabsicht. Kunde wird er mit einer eigenen Bestellung aus eigenem Budget; schreib deshalb ins Projekt, was er nach dem Ergebnis zu welchem Preis kaufen kann.',
        es: 'No, un socio cuyo trabajo paga el programa ha mostrado interés y no intención de compra. Será cliente con un pedido propio de su presupuesto, así que escribe en el proyecto qué puede comprar, y a qué precio, al lograr el resultado.',
        fr: 'Non, un partenaire dont le programme paie l’effort a montré de l’intérêt et non une intention d’achat. Il devient client par sa propre commande sur son budget ; écris donc au projet ce qu’il pourra acheter, à quel prix, une fois le résultat atteint.',
      },
      steps: {
        en: [
          'Ask the partner for a purchase option outside the funded budget. Deliverable: one paragraph with price and date.',
          "Meet the partner's buyer, who seldom sits in the project. Deliverable: a contact with a first meeting.",
        ],
        de: [
          'Bitte den Partner um eine Kaufoption außerhalb des geförderten Budgets. Ergebnis: ein Absatz mit Preis und Datum.',
          'Triff den Einkauf des Partners, der selten im Projekt sitzt. Ergebnis: ein Kontakt mit Ersttermin.',
        ],
        es: [
          'Pide al socio una opción de compra fuera del presupuesto financiado. Entregable: un párrafo con precio y fecha.',
          'Reúnete con el comprador del socio, que rara vez está en el proyecto. Entregable: un contacto con primera cita.',
        ],
        fr: [
          'Demande au partenaire une option d’achat hors budget subventionné. Livrable : un paragraphe avec prix et date.',
          'Rencontre l’acheteur du partenaire, rarement présent au projet. Livrable : un contact avec un premier rendez-vous.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a public agency pays us to develop for its own use, is that revenue',
          'ministry or city buys a prototype, may I count it',
          'development contract versus grant',
        ],
        de: [
          'eine Behörde bezahlt Entwicklung für den eigenen Bedarf, ist das Umsatz',
          'Ministerium oder Stadt kauft einen Prototyp, darf ich das zählen',
          'Entwicklungsauftrag oder Zuwendung',
        ],
        es: [
          'un organismo público nos paga un desarrollo para su uso, ¿es ingreso?',
          'el ministerio o la ciudad compra un prototipo, ¿lo cuento?',
          'contrato de desarrollo o ayuda',
        ],
        fr: [
          'une agence publique paie un développement pour son usage, est-ce du revenu',
          'le ministère ou la ville achète un prototype, puis-je compter',
          'marché de développement ou subvention',
        ],
      },
      says: {
        en: 'Yes, when the agency orders for its own use and signs a purchase order, it is a customer like any other. The test is what happens if you fail: a buyer asks for delivery or its money, while a funder asks for a report.',
        de: 'Ja, wenn die Behörde für den eigenen Gebrauch beauftragt und eine Bestellung unterschreibt, ist sie Kunde wie jeder andere. Der Prüfstein ist dein Scheitern: Ein Käufer verlangt Lieferung oder Geld zurück, ein Förderer einen Bericht.',
        es: 'Sí, si el organismo encarga para su propio uso y firma un pedido, es un cliente como otro. La prueba es qué pasa si fallas: un comprador exige la entrega o su dinero, y quien subvenciona pide un informe.',
        fr: 'Oui, si l’agence commande pour son propre usage et signe un bon de commande, c’est une cliente comme une autre. Le test est ton échec : un acheteur exige la livraison ou son argent, un financeur demande un rapport.',
      },
      steps: {
        en: [
          'Check the document for deliverable, acceptance and invoice. Deliverable: a one-line verdict with the clause.',
          'Ask the unit that will use it what comes after acceptance. Deliverable: a follow-up budget line or a clear none.',
        ],
        de: [
          'Such im Dokument nach Leistung, Abnahme und Rechnung. Ergebnis: ein Urteil in einer Zeile mit Klausel.',
          'Frag die nutzende Stelle, was nach der Abnahme kommt. Ergebnis: eine Folgezeile im Haushalt oder ein klares Nein.',
        ],
        es: [
          'Busca en el documento entregable, aceptación y factura. Entregable: un veredicto de una línea con su cláusula.',
          'Pregunta a la unidad usuaria qué viene tras la aceptación. Entregable: una partida de continuación o un no claro.',
        ],
        fr: [
          'Cherche dans le document livraison, recette et facture. Livrable : un verdict d’une ligne avec la clause.',
          'Demande au service utilisateur ce qui suit la recette. Livrable : une ligne de budget ou un non clair.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I present grant income in the deck and to investors',
          'where does non-dilutive funding go on the slides',
          'avoid looking dishonest with our revenue figure',
        ],
        de: [
          'wie stelle ich Fördergeld in der Präsentation und vor Investoren dar',
          'wohin gehört nicht verwässerndes Geld auf den Folien',
          'beim Umsatz nicht unehrlich wirken',
        ],
        es: [
          'cómo presento las subvenciones en la presentación y a inversores',
          'dónde va el dinero no dilutivo en las láminas',
          'no parecer deshonesto con la cifra de ingresos',
        ],
        fr: [
          'comment présenter les subventions dans le pitch et aux investisseurs',
          'où mettre l’argent non dilutif sur les pages',
          'ne pas paraître malhonnête sur le revenu',
        ],
      },
      says: {
        en: 'Put it under financing, beside equity, with amount, period and the months it buys. Give customers a line of their own even when that line is small, since a small true number survives due diligence and a large mixed one ends it.',
        de: 'Setz es unter Finanzierung, neben das Eigenkapital, mit Betrag, Zeitraum und gewonnenen Monaten. Kunden bekommen ihre eigene Zeile, auch wenn sie klein ist, denn eine kleine wahre Zahl übersteht die Prüfung und eine große gemischte beendet sie.',
        es: 'Ponla en financiación, junto al capital, con importe, periodo y los meses que compra. Da a los clientes una línea propia aunque sea pequeña, porque una cifra pequeña y cierta supera la revisión y una grande mezclada la termina.',
        fr: 'Place-la en financement, à côté des fonds propres, avec montant, période et mois gagnés. Donne aux clients leur propre ligne, même petite, car un petit chiffre vrai survit à l’audit et un gros chiffre mêlé y met fin.',
      },
      steps: {
        en: [
          'Rebuild the income line from bank statements by payer. Deliverable: a statement in two blocks.',
          'Rehearse saying the customer figure first and the grant second. Deliverable: a twenty-second answer.',
        ],
        de: [
          'Bau die Einnahmen aus Kontoauszügen nach Zahler neu auf. Ergebnis: eine Aufstellung in zwei Blöcken.',
          'Übe, erst die Kundenzahl und dann die Förderung zu nennen. Ergebnis: eine Antwort in zwanzig Sekunden.',
        ],
        es: [
          'Rehaz los ingresos desde los extractos bancarios por pagador. Entregable: un estado en dos bloques.',
          'Ensaya decir primero la cifra de clientes y después la ayuda. Entregable: una respuesta de veinte segundos.',
        ],
        fr: [
          'Refais les recettes depuis les relevés bancaires, par payeur. Livrable : un état en deux blocs.',
          'Répète en disant d’abord le chiffre clients, puis l’aide. Livrable : une réponse de vingt secondes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we have lived on grants for years, how do we get out',
          'investors call us subsidy dependent',
          'from project to project without selling',
        ],
        de: [
          'wir leben seit Jahren von Förderung, wie kommen wir heraus',
          'Investoren nennen uns zuschussabhängig',
          'von Projekt zu Projekt ohne Verkauf',
        ],
        es: [
          'vivimos de subvenciones desde hace años, cómo salimos',
          'los inversores nos llaman dependientes de ayudas',
          'de proyecto en proyecto sin vender',
        ],
        fr: [
          'nous vivons d’aides depuis des années, comment en sortir',
          'les investisseurs nous disent dépendants des subventions',
          'de projet en projet sans vendre',
        ],
      },
      says: {
        en: 'Pick one result that already exists and sell it this quarter, even as a measurement, a licence or a kit, and decline the next call that does not bring a buyer. The habit breaks with a date after which no new consortium is joined.',
        de: 'Nimm ein vorhandenes Ergebnis und verkauf es in diesem Quartal, sei es als Messung, Lizenz oder Bausatz, und lehn die nächste Ausschreibung ohne Käufer ab. Die Gewohnheit bricht mit einem Datum, ab dem kein neues Konsortium dazukommt.',
        es: 'Toma un resultado que ya exista y véndelo este trimestre, aunque sea como medición, licencia o kit, y rechaza la próxima convocatoria que no traiga comprador. El hábito se rompe con una fecha tras la cual no entras en consorcios nuevos.',
        fr: 'Prends un résultat qui existe déjà et vends-le ce trimestre, fût-ce comme mesure, licence ou kit, et décline le prochain appel sans acheteur. L’habitude cède avec une date après laquelle tu n’entres dans aucun nouveau consortium.',
      },
      steps: {
        en: [
          'List finished results and who outside research could use each. Deliverable: three offers with a price guess.',
          'Set the date after which calls need a paying site. Deliverable: a rule signed by the founders.',
        ],
        de: [
          'Liste fertige Ergebnisse auf und wer außerhalb der Forschung sie nutzen könnte. Ergebnis: drei Angebote mit Preisschätzung.',
          'Leg das Datum fest, ab dem Anträge einen zahlenden Standort brauchen. Ergebnis: eine unterschriebene Gründerregel.',
        ],
        es: [
          'Lista resultados acabados y quién, fuera de la investigación, podría usarlos. Entregable: tres ofertas con precio estimado.',
          'Fija la fecha desde la que toda solicitud exige una planta que pague. Entregable: una regla firmada.',
        ],
        fr: [
          'Liste les résultats finis et qui, hors recherche, s’en servirait. Livrable : trois offres avec une estimation de prix.',
          'Fixe la date à partir de laquelle un appel exige un site payant. Livrable : une règle signée des fondateurs.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we won a start-up competition, how do we use it with customers',
          'accelerator award and press, does it help selling',
          'what is a prize good for',
        ],
        de: [
          'wir haben einen Gründerwettbewerb gewonnen, wie nutzen wir das bei Kunden',
          'Auszeichnung und Presse, hilft das beim Verkaufen',
          'wofür ist ein Preis gut',
        ],
        es: [
          'ganamos un concurso de startups, cómo lo uso con clientes',
          'premio de aceleradora y prensa, ¿ayuda a vender?',
          'para qué sirve un galardón',
        ],
        fr: [
          'nous avons gagné un concours de start-up, comment s’en servir auprès des clients',
          'prix d’accélérateur et presse, cela aide-t-il à vendre',
          'à quoi sert une récompense',
        ],
      },
      says: {
        en: 'Use it as a door opener within two weeks and then forget it: juries judge stories, buyers judge results. Ask each juror and sponsor from industry for one named colleague, and send those people a problem question with the award in the last line.',
        de: 'Nutz ihn binnen zwei Wochen als Türöffner und vergiss ihn dann: Jurys bewerten Geschichten, Käufer Ergebnisse. Bitte alle Jurymitglieder und Sponsoren aus der Industrie um einen benannten Kollegen und schick diesem eine Problemfrage, mit der Auszeichnung in der letzten Zeile.',
        es: 'Úsalo como llave durante dos semanas y olvídalo después: los jurados juzgan relatos y los compradores, resultados. Pide a cada jurado y patrocinador de la industria un colega con nombre, y mándale una pregunta de problema con el premio en la última línea.',
        fr: 'Sers-t’en comme d’une clé pendant deux semaines, puis oublie-le : un jury note des récits, un acheteur des résultats. Demande à chaque juré et sponsor industriel un collègue nommé, et envoie-lui une question sur son problème, le prix en dernière ligne.',
      },
      steps: {
        en: [
          'Write to every industry juror for one name and a reason. Deliverable: five introductions requested this week.',
          'Ask the sponsor which of its sites could host a paid test. Deliverable: a site contact with a call date.',
        ],
        de: [
          'Schreib jedem Jurymitglied aus der Industrie und bitte um einen Namen samt Grund. Ergebnis: fünf Bitten diese Woche.',
          'Frag den Sponsor, welcher Standort einen bezahlten Test aufnehmen könnte. Ergebnis: ein Kontakt mit Telefontermin.',
        ],
        es: [
          'Escribe a cada jurado de la industria y pide un nombre y su motivo. Entregable: cinco presentaciones solicitadas esta semana.',
          'Pregunta al patrocinador qué planta suya acogería una prueba pagada. Entregable: un contacto con fecha de llamada.',
        ],
        fr: [
          'Écris à chaque juré industriel pour obtenir un nom et une raison. Livrable : cinq mises en relation demandées cette semaine.',
          'Demande au sponsor quel site accueillerait un essai payant. Livrable : un contact avec une date d’appel.',
        ],
      },
    },
    {
      asks: {
        en: [
          'next grant or a small paying customer first, which brings us further',
          'choose between a big subsidy and a little revenue',
          'grant would delay the customer by a year',
        ],
        de: [
          'nächste Förderung oder erst ein kleiner zahlender Kunde',
          'zwischen großem Zuschuss und wenig Umsatz wählen',
          'Förderung würde den Kunden um ein Jahr verzögern',
        ],
        es: [
          'próxima subvención o antes un cliente pequeño de pago',
          'elegir entre gran ayuda y poco ingreso',
          'la ayuda retrasaría al cliente un año',
        ],
        fr: [
          'prochaine subvention ou d’abord un petit client payant',
          'choisir entre une grosse aide et un peu de revenu',
          'l’aide retarderait le client d’un an',
        ],
      },
      says: {
        en: 'Take the customer first when the work overlaps, because an invoice improves the next application and a grant seldom improves an offer. Take the grant first only when the buyer needs a proof that nobody will pay for, and tell that buyer the date.',
        de: 'Nimm zuerst den Kunden, wenn sich die Arbeit überschneidet, denn eine Rechnung verbessert den nächsten Antrag, ein Zuschuss selten ein Angebot. Die Förderung geht nur vor, wenn der Käufer einen Nachweis braucht, den keiner bezahlt; nenn ihm dann das Datum.',
        es: 'Toma antes al cliente si el trabajo se solapa, porque una factura mejora la próxima solicitud y una ayuda rara vez mejora una oferta. La subvención va primero solo si el comprador exige una prueba que nadie paga, y entonces dile la fecha.',
        fr: 'Prends d’abord le client si les travaux se recoupent, car une facture améliore le prochain dossier et une aide améliore rarement une offre. L’aide ne passe devant que si l’acheteur exige une preuve que nul ne paie ; donne-lui alors la date.',
      },
      steps: {
        en: [
          'Lay both plans on one calendar and mark the shared tasks. Deliverable: an overlap plan with one order.',
          'Agree with the buyer what to deliver before the grant starts. Deliverable: a small order or a dated refusal.',
        ],
        de: [
          'Leg beide Pläne auf einen Kalender und markiere gemeinsame Aufgaben. Ergebnis: ein Überschneidungsplan mit Reihenfolge.',
          'Vereinbare mit dem Käufer eine Lieferung vor Förderbeginn. Ergebnis: eine kleine Bestellung oder ein datiertes Nein.',
        ],
        es: [
          'Pon ambos planes en un calendario y marca las tareas comunes. Entregable: un plan de solape con su orden.',
          'Acuerda con el comprador qué entregas antes de la ayuda. Entregable: un pedido pequeño o un no fechado.',
        ],
        fr: [
          'Mets les deux plans sur un calendrier et repère les tâches communes. Livrable : un plan de recoupement ordonné.',
          'Conviens avec l’acheteur d’une livraison avant le début de l’aide. Livrable : une petite commande ou un refus daté.',
        ],
      },
    },
  ],
}
