import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../regulated.ts`, by slug. */
export const regulatedAnswers: Record<string, EntryAnswer[]> = {
  'medical-device-path-as-gtm': [
    {
      asks: {
        en: [
          'start with the FDA or with Europe',
          'which region first for our device',
          'United States or CE mark, where to begin',
        ],
        de: [
          'mit der FDA oder mit Europa beginnen',
          'welche Region zuerst für unser Gerät',
          'USA oder CE-Kennzeichen, wo anfangen',
        ],
        es: [
          'empiezo por la FDA o por Europa',
          'qué región primero para nuestro dispositivo',
          'Estados Unidos o marcado CE, por dónde arrancar',
        ],
        fr: [
          "commencer par la FDA ou par l'Europe",
          "quelle région d'abord pour notre dispositif",
          'États-Unis ou marquage CE, par où débuter',
        ],
      },
      says: {
        en: "Begin where your first payer is, not where the review looks shorter. Compare both regions on three lines, the evidence demanded, the payer's code and the hospitals you can visit, then confirm times with the authorities, because published averages age quickly.",
        de: 'Beginne dort, wo dein erster Zahler sitzt, nicht wo die Prüfung kürzer aussieht. Vergleiche beide Regionen in drei Zeilen, verlangte Nachweise, Abrechnungsziffer und erreichbare Kliniken, und kläre Fristen mit den Behörden, denn veröffentlichte Mittelwerte altern schnell.',
        es: 'Empieza donde esté tu primer pagador, no donde la revisión parezca más corta. Compara ambas regiones en tres líneas, evidencia exigida, código del pagador y hospitales que puedes visitar, y confirma plazos con las autoridades, pues las medias publicadas envejecen pronto.',
        fr: 'Commence là où se trouve ton premier payeur, pas là où l’examen paraît plus court. Compare les deux régions sur trois lignes, preuves exigées, code du payeur et hôpitaux accessibles, et confirme les délais auprès des autorités, car les moyennes publiées vieillissent vite.',
      },
      steps: {
        en: [
          'Fill the three lines for both regions with one source each. Deliverable: a comparison for your regulatory adviser.',
          'Ask one clinic per region who pays for the procedure today. Deliverable: two payers with a contact.',
        ],
        de: [
          'Füll die drei Zeilen für beide Regionen mit je einer Quelle. Ergebnis: ein Vergleich für die Zulassungsberatung.',
          'Frag je Region eine Klinik, wer den Eingriff heute bezahlt. Ergebnis: zwei Kostenträger mit Kontakt.',
        ],
        es: [
          'Rellena las tres líneas para ambas regiones con una fuente cada una. Entregable: una comparación para tu asesor regulatorio.',
          'Pregunta a una clínica por región quién paga hoy el procedimiento. Entregable: dos pagadores con contacto.',
        ],
        fr: [
          'Remplis les trois lignes pour chaque région avec une source. Livrable : une comparaison pour ton conseil réglementaire.',
          'Demande à une clinique par région qui paie l’acte aujourd’hui. Livrable : deux payeurs avec un contact.',
        ],
      },
    },
    {
      asks: {
        en: [
          'can we sell anything before approval',
          'earn money with research use only',
          'revenue while the device is not cleared',
        ],
        de: [
          'dürfen wir vor der Zulassung etwas verkaufen',
          'Geld verdienen mit Produkten nur für die Forschung',
          'Umsatz, solange das Gerät nicht zugelassen ist',
        ],
        es: [
          'podemos vender algo antes de la autorización',
          'ganar dinero con uso exclusivo de investigación',
          'ingresos mientras no está aprobado',
        ],
        fr: [
          "peut-on vendre quelque chose avant l'autorisation",
          "gagner de l'argent en usage recherche seulement",
          "du chiffre d'affaires tant que le dispositif n'est pas autorisé",
        ],
      },
      says: {
        en: 'Yes, research-use sales to labs can bring money and data before approval, provided nothing in brochure, quote or website promises a diagnosis or therapy. Keep buyers and wording separate, because one clinical sentence can turn the product into an unapproved device.',
        de: 'Ja, Verkäufe an Labore zu Forschungszwecken bringen vor der Zulassung Geld und Daten, sofern weder Broschüre noch Angebot noch Website Diagnose oder Therapie verspricht. Trenne Käufer und Wortwahl, denn ein klinischer Satz kann daraus ein nicht zugelassenes Produkt machen.',
        es: 'Sí, vender a laboratorios para investigación trae dinero y datos antes de la autorización, siempre que ni folleto ni oferta ni web prometan diagnóstico o terapia. Separa compradores y lenguaje, porque una frase clínica puede convertirlo en un producto no autorizado.',
        fr: 'Oui, vendre à des laboratoires pour la recherche apporte argent et données avant l’autorisation, si ni brochure, ni devis, ni site ne promet diagnostic ou thérapie. Sépare acheteurs et vocabulaire, car une phrase clinique peut en faire un dispositif non autorisé.',
      },
      steps: {
        en: [
          'Go through brochure, site and quotes and underline clinical words. Deliverable: a corrected set for your regulatory adviser.',
          'Offer the research version to three lab heads with their own budget. Deliverable: three quotes with a decision date.',
        ],
        de: [
          'Geh Broschüre, Website und Angebote durch und unterstreiche klinische Wörter. Ergebnis: eine bereinigte Fassung für die Zulassungsberatung.',
          'Biete die Forschungsversion drei Laborleitungen mit eigenem Budget an. Ergebnis: drei Angebote mit Entscheidungsdatum.',
        ],
        es: [
          'Repasa folleto, web y ofertas y subraya cada palabra clínica. Entregable: una versión corregida para tu asesor regulatorio.',
          'Ofrece la versión de investigación a tres jefes de laboratorio con presupuesto propio. Entregable: tres ofertas con fecha de decisión.',
        ],
        fr: [
          'Relis brochure, site et devis et souligne chaque mot clinique. Livrable : une version corrigée pour ton conseil réglementaire.',
          'Propose la version recherche à trois chefs de laboratoire dotés d’un budget. Livrable : trois devis avec date de décision.',
        ],
      },
    },
    {
      asks: {
        en: [
          'there is no reimbursement code for our product',
          'who pays if insurers do not cover it',
          'sell without a billing code',
        ],
        de: [
          'für unser Produkt gibt es keine Abrechnungsziffer',
          'wer zahlt, wenn die Kassen nicht erstatten',
          'verkaufen ohne Erstattung',
        ],
        es: [
          'no hay código de reembolso para nuestro producto',
          'quién paga si las aseguradoras no lo cubren',
          'vender sin código de facturación',
        ],
        fr: [
          "il n'y a pas de code de remboursement pour notre produit",
          'qui paie si les assureurs ne couvrent pas',
          'vendre sans code de facturation',
        ],
      },
      says: {
        en: 'Sell first to someone who saves money without a code: a hospital paid per case, a lab with its own budget or an industrial partner. Meanwhile record the savings per patient with one site, because that record is what a payer asks for.',
        de: 'Verkauf zuerst an jemanden, der auch ohne Ziffer spart: ein Krankenhaus mit Fallpauschalen, ein Labor mit eigenem Budget oder einen Industriepartner. Halte derweil mit einem Haus die Ersparnis je Patient fest, denn danach fragt der Kostenträger.',
        es: 'Vende primero a quien ahorra sin código: un hospital pagado por caso, un laboratorio con presupuesto propio o un socio industrial. Mientras, registra con un centro el ahorro por paciente, porque eso es lo que pide el pagador.',
        fr: 'Vends d’abord à qui économise sans code : un hôpital payé au cas, un laboratoire doté d’un budget ou un partenaire industriel. Pendant ce temps, consigne avec un site l’économie par patient, car c’est ce que demandera le payeur.',
      },
      steps: {
        en: [
          'Ask a hospital controller which cost line your product would lower. Deliverable: a cost line with yearly amount.',
          'Agree with one clinic which data per case you may collect. Deliverable: a data sheet for the payer dossier.',
        ],
        de: [
          'Frag das Klinikcontrolling, welche Kostenzeile dein Produkt senkt. Ergebnis: eine Zeile mit Jahresbetrag.',
          'Vereinbare mit einer Klinik, welche Daten je Fall du erheben darfst. Ergebnis: ein Datenblatt für den Erstattungsantrag.',
        ],
        es: [
          'Pregunta al controller de un hospital qué línea de coste bajaría. Entregable: una línea con su importe anual.',
          'Acuerda con una clínica qué datos por caso puedes recoger. Entregable: una ficha para el expediente del pagador.',
        ],
        fr: [
          'Demande à un contrôleur hospitalier quelle ligne de coût ton produit réduirait. Livrable : une ligne avec son montant annuel.',
          'Conviens avec une clinique des données recueillies par cas. Livrable : une fiche pour le dossier du payeur.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a clinic wants to test the device before it is approved',
          'hospital pilot with patients without clearance',
          'what do we need for a clinical trial site',
        ],
        de: [
          'eine Klinik will das Gerät vor der Zulassung testen',
          'Pilot im Krankenhaus mit Patienten ohne Freigabe',
          'was brauchen wir für eine klinische Prüfung',
        ],
        es: [
          'una clínica quiere probar el dispositivo antes de la autorización',
          'piloto hospitalario con pacientes sin permiso',
          'qué hace falta para un estudio clínico',
        ],
        fr: [
          "une clinique veut tester le dispositif avant l'autorisation",
          'pilote hospitalier avec patients sans autorisation',
          'que faut-il pour une étude clinique',
        ],
      },
      says: {
        en: "Do not let it touch a patient's care until your regulatory adviser and the clinic's ethics office have said which kind of study this is. Offer a parallel measurement on archived data or left-over samples first; it often answers the clinic's question without that process.",
        de: 'Lass es nicht an die Versorgung, bevor Zulassungsberatung und Ethikkommission der Klinik gesagt haben, welche Art Studie das ist. Biete zuerst eine Messung an Archivdaten oder Restproben an; das beantwortet die Frage der Klinik oft ohne dieses Verfahren.',
        es: 'No dejes que toque la atención de un paciente hasta que tu asesor regulatorio y el comité de ética digan qué tipo de estudio es. Ofrece antes medir datos de archivo o muestras sobrantes; a menudo responde a la clínica sin ese trámite.',
        fr: 'Ne le laisse pas toucher aux soins avant que ton conseil réglementaire et le comité d’éthique aient dit de quel type d’étude il s’agit. Propose d’abord une mesure sur données d’archives ou échantillons restants ; elle répond souvent à la clinique sans cette procédure.',
      },
      steps: {
        en: [
          'Describe the planned use in ten lines: who, on whom, which decision it influences. Deliverable: a sheet for the ethics office.',
          'Propose the retrospective version with end point and sample count. Deliverable: a study outline the clinic has commented.',
        ],
        de: [
          'Beschreib den geplanten Einsatz in zehn Zeilen: wer, an wem, welche Entscheidung berührt ist. Ergebnis: ein Blatt für die Ethikstelle.',
          'Schlag die rückblickende Fassung mit Endpunkt und Probenzahl vor. Ergebnis: eine von der Klinik kommentierte Studienskizze.',
        ],
        es: [
          'Describe el uso previsto en diez líneas: quién, en quién, qué decisión afecta. Entregable: una hoja para el comité de ética.',
          'Propón la versión retrospectiva con criterio y número de muestras. Entregable: un esquema comentado por la clínica.',
        ],
        fr: [
          'Décris l’usage prévu en dix lignes : qui, sur qui, quelle décision touchée. Livrable : une fiche pour le comité d’éthique.',
          'Propose la version rétrospective avec critère et nombre d’échantillons. Livrable : une esquisse d’étude commentée par la clinique.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is our software or AI a medical device at all',
          'does an algorithm for doctors need approval',
          'wellness app or regulated product',
        ],
        de: [
          'ist unsere Software oder KI überhaupt ein Medizinprodukt',
          'braucht ein Algorithmus für Ärzte eine Zulassung',
          'Wellness-App oder reguliertes Produkt',
        ],
        es: [
          'nuestro software o IA es un producto sanitario',
          'un algoritmo para médicos necesita autorización',
          'aplicación de bienestar o producto regulado',
        ],
        fr: [
          'notre logiciel ou IA est-il un dispositif médical',
          'un algorithme pour médecins doit-il être autorisé',
          'application bien-être ou produit réglementé',
        ],
      },
      says: {
        en: 'It depends on what you claim it is for, far more than on the code. If the stated purpose informs a diagnosis or therapy, plan for a device; if it counts beds or schedules staff, probably not. Have that sentence judged before building further.',
        de: 'Das entscheidet vor allem, wofür du es bestimmst, nicht der Code. Soll es eine Diagnose oder Therapie stützen, plane ein Medizinprodukt; zählt es Betten oder plant Personal, eher nicht. Lass diesen Satz beurteilen, bevor du weiterbaust.',
        es: 'Depende de para qué dices que sirve, mucho más que del código. Si el propósito orienta un diagnóstico o una terapia, cuenta con que sea producto sanitario; si gestiona camas o turnos, seguramente no. Haz valorar esa frase antes de seguir construyendo.',
        fr: 'Cela dépend bien plus de la finalité que tu annonces que du code. Si elle éclaire un diagnostic ou une thérapie, prévois un dispositif ; si elle gère des lits ou des plannings, sans doute pas. Fais juger cette phrase avant de construire davantage.',
      },
      steps: {
        en: [
          'Write the intended purpose in one sentence, then remove every medical verb. Deliverable: two versions to show the adviser.',
          'Find three comparable programs and their stated class. Deliverable: a table with link and date.',
        ],
        de: [
          'Schreib den Zweck in einem Satz und streiche dann jedes medizinische Verb. Ergebnis: zwei Versionen für die Beratung.',
          'Such drei vergleichbare Programme samt ihrer angegebenen Klasse. Ergebnis: eine Tabelle mit Fundstelle und Datum.',
        ],
        es: [
          'Escribe la finalidad en una frase y quita después todo verbo médico. Entregable: dos redacciones para el asesor.',
          'Busca tres programas comparables y su clase declarada. Entregable: una tabla con enlace y fecha.',
        ],
        fr: [
          'Écris la finalité en une phrase, puis retire chaque verbe médical. Livrable : deux rédactions pour le conseil.',
          'Trouve trois logiciels comparables et leur classe déclarée. Livrable : un tableau avec lien et date.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how long does approval take, what do I put in the plan',
          'timeline for 510(k) or PMA for investors',
          'months until market entry in medtech',
        ],
        de: [
          'wie lange dauert die Zulassung, was schreibe ich in den Plan',
          'Zeitplan für 510(k) oder PMA für Investoren',
          'Monate bis zum Markteintritt in der Medizintechnik',
        ],
        es: [
          'cuánto tarda la autorización, qué pongo en el plan',
          'calendario de 510(k) o PMA para inversores',
          'meses hasta entrar en el mercado sanitario',
        ],
        fr: [
          "combien de temps prend l'autorisation, que mettre au plan",
          'calendrier 510(k) ou PMA pour investisseurs',
          "mois avant l'entrée sur le marché médical",
        ],
      },
      says: {
        en: 'Plan the review as the short part: nominally up to 90 days for a 510(k), 166 on average in 2013, and from 180 for a PMA. Evidence, quality system and purchasing usually take longer, so show investors a range with the date of your last check.',
        de: 'Plane die Prüfung als kurzen Teil: nominell bis 90 Tage beim 510(k), 2013 im Schnitt 166, beim PMA ab 180. Nachweise, Qualitätssystem und Klinikeinkauf dauern meist länger; zeig Investoren eine Spanne mit dem Datum deiner letzten Nachfrage.',
        es: 'Planifica la revisión como la parte corta: hasta 90 días nominales en un 510(k), 166 de media en 2013, y desde 180 en un PMA. La evidencia, el sistema de calidad y la compra suelen tardar más; muestra una horquilla con la fecha de tu consulta.',
        fr: 'Prévois l’examen comme la partie courte : jusqu’à 90 jours en principe pour un 510(k), 166 en moyenne en 2013, à partir de 180 pour un PMA. Preuves, système qualité et achats durent souvent plus ; montre une fourchette et la date de ta vérification.',
      },
      steps: {
        en: [
          'Draw a bar for evidence, file, review and purchase with best and worst case. Deliverable: a four-bar plan.',
          'Ask a firm with a similar device how long each bar really took. Deliverable: four real durations.',
        ],
        de: [
          'Zeichne Balken für Nachweis, Akte, Prüfung und Einkauf, im besten und schlechtesten Fall. Ergebnis: ein Plan mit vier Balken.',
          'Frag eine Firma mit ähnlichem Gerät nach den wahren Dauern. Ergebnis: vier echte Zeiträume.',
        ],
        es: [
          'Dibuja barras de evidencia, expediente, revisión y compra, en el mejor y peor caso. Entregable: un plan de cuatro barras.',
          'Pregunta a una firma con un equipo similar cuánto tardó cada una. Entregable: cuatro duraciones reales.',
        ],
        fr: [
          'Trace des barres pour preuve, dossier, examen et achat, cas favorable et défavorable. Livrable : un plan à quatre barres.',
          'Demande à une société au dispositif semblable la durée de chaque étape. Livrable : quatre durées réelles.',
        ],
      },
    },
  ],
  'public-buyers-defence-utilities': [
    {
      asks: {
        en: [
          'we are too small and too young to qualify for tenders',
          'tender asks for references and turnover we lack',
          'can a start-up bid for public contracts at all',
        ],
        de: [
          'wir sind zu klein und zu jung für Ausschreibungen',
          'verlangt werden Referenzen und Umsatz, die wir nicht haben',
          'kann ein Start-up öffentlich mitbieten',
        ],
        es: [
          'somos demasiado pequeños y jóvenes para licitar',
          'piden referencias y facturación que no tenemos',
          'puede una startup presentarse a contratos públicos',
        ],
        fr: [
          "nous sommes trop petits et trop jeunes pour répondre aux appels d'offres",
          "on exige des références et un chiffre d'affaires que nous n'avons pas",
          'une start-up peut-elle obtenir un marché public',
        ],
      },
      says: {
        en: 'Join a bidder who qualifies instead of bidding alone. As a named subcontractor you deliver the part that wins points while the partner carries turnover, insurance and references; and every delivery makes you eligible in your own name for the next one.',
        de: 'Schließ dich einem geeigneten Bieter an, statt allein zu bieten. Als benannter Unterauftragnehmer lieferst du den Teil, der Punkte bringt, der Partner trägt Umsatz, Versicherung und Referenzen; jede Lieferung macht dich beim nächsten Mal selbst geeignet.',
        es: 'Únete a un licitador solvente en vez de ir solo. Como subcontratista nombrado entregas la parte que da puntos y el socio aporta facturación, seguro y referencias; cada entrega te acerca a cumplir por ti mismo en la siguiente.',
        fr: 'Joins-toi à un candidat qualifié au lieu de répondre seul. Comme sous-traitant désigné, tu livres la partie qui rapporte des points et le partenaire porte chiffre d’affaires, assurance et références ; chaque livraison te rend éligible pour la suite.',
      },
      steps: {
        en: [
          'List the last three winners of comparable tenders and call their bid managers. Deliverable: one partner talk with a date.',
          'Summarise your part in points-scoring terms on one page. Deliverable: a page a bidder can paste in.',
        ],
        de: [
          'Liste die letzten drei Gewinner ähnlicher Ausschreibungen auf und ruf deren Angebotsleitung an. Ergebnis: ein Partnergespräch mit Datum.',
          'Fass deinen Teil in Wertungspunkten auf einer Seite zusammen. Ergebnis: eine Seite zum Einfügen ins Angebot.',
        ],
        es: [
          'Localiza a los tres últimos ganadores de licitaciones similares y llama a su responsable de ofertas. Entregable: una reunión con fecha.',
          'Resume tu parte en criterios puntuables en una página. Entregable: un texto que el licitador pueda incorporar.',
        ],
        fr: [
          'Liste les trois derniers lauréats de marchés comparables et appelle leurs responsables d’offres. Livrable : un rendez-vous partenaire daté.',
          'Résume ta partie en critères notés sur une page. Livrable : une page qu’un candidat peut insérer.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when in the year should I contact a public customer',
          'timing of the budget round',
          "too late for this year's money",
        ],
        de: [
          'wann im Jahr spreche ich einen öffentlichen Kunden an',
          'Zeitpunkt der Haushaltsrunde',
          'zu spät für das Geld dieses Jahres',
        ],
        es: [
          'en qué época del año contacto a un cliente público',
          'momento de la ronda presupuestaria',
          'ya es tarde para el dinero de este año',
        ],
        fr: [
          "à quel moment de l'année contacter un client public",
          'calendrier du cycle budgétaire',
          "trop tard pour l'argent de cette année",
        ],
      },
      says: {
        en: 'Come before the plan is written, not when the money is out: usually two budget steps earlier than you think. Ask when departments submit their wishes, deliver your cost figure a few weeks before, and use the end of the year for small left-over sums.',
        de: 'Komm, bevor der Plan geschrieben wird, nicht wenn das Geld freigegeben ist: meist zwei Haushaltsschritte früher als gedacht. Frag, wann Abteilungen ihre Wünsche anmelden, liefere kurz davor deine Kostenzahl und nutze das Jahresende für kleine Restmittel.',
        es: 'Llega antes de que se escriba el plan, no cuando sale el dinero: suele ser dos pasos presupuestarios antes de lo que crees. Pregunta cuándo presentan sus peticiones los departamentos, entrega tu cifra poco antes y aprovecha el fin de año para remanentes.',
        fr: 'Viens avant que le plan soit écrit, pas quand l’argent sort : souvent deux étapes budgétaires plus tôt qu’on ne pense. Demande quand les services déposent leurs souhaits, livre ton chiffre juste avant et vise la fin d’année pour les petits reliquats.',
      },
      steps: {
        en: [
          'Map submission, approval and release dates for three buyers. Deliverable: a year line with three rows.',
          'Send each a planning figure in their own form. Deliverable: a half-page cost note before their deadline.',
        ],
        de: [
          'Erfasse Anmelde-, Beschluss- und Freigabedaten von drei Käufern. Ergebnis: eine Jahresleiste mit drei Zeilen.',
          'Schick jedem eine Planzahl in seiner eigenen Form. Ergebnis: eine halbseitige Kostennotiz vor der Frist.',
        ],
        es: [
          'Anota fechas de petición, aprobación y liberación de tres compradores. Entregable: una línea anual de tres filas.',
          'Manda a cada uno una cifra de planificación en su formato. Entregable: media página de coste antes del plazo.',
        ],
        fr: [
          'Relève les dates de dépôt, de vote et de déblocage chez trois acheteurs. Livrable : une frise annuelle à trois lignes.',
          'Envoie à chacun un chiffre de planification dans son format. Livrable : une demi-page de coût avant l’échéance.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a tender is already published without us, should we bid',
          'invitation written around a competitor',
          'is a late bid worth the effort',
        ],
        de: [
          'die Ausschreibung ist schon ohne uns veröffentlicht, sollen wir bieten',
          'Leistungsbeschreibung auf einen Wettbewerber zugeschnitten',
          'lohnt ein spätes Angebot',
        ],
        es: [
          'la licitación ya salió sin nosotros, nos presentamos',
          'pliego escrito para un competidor',
          'vale la pena una oferta tardía',
        ],
        fr: [
          "l'appel d'offres est publié sans nous, faut-il répondre",
          'cahier des charges taillé pour un concurrent',
          "une réponse tardive vaut-elle l'effort",
        ],
      },
      says: {
        en: 'Usually no: if you did not influence the requirements, somebody else did. Bid only when you meet every mandatory point and want the practice; otherwise read it as market research, ask clarifying questions in the official channel and prepare for the next round.',
        de: 'Meist nein: Wenn du die Anforderungen nicht beeinflusst hast, war es jemand anderes. Biete nur, wenn du jeden Pflichtpunkt erfüllst und üben willst; sonst lies sie als Marktforschung, stell Bieterfragen auf dem offiziellen Weg und bereite die nächste Runde vor.',
        es: 'Normalmente no: si tú no influiste en los requisitos, lo hizo otro. Preséntate solo si cumples cada punto obligatorio y quieres practicar; si no, léela como estudio de mercado, pregunta por el canal oficial y prepara la siguiente.',
        fr: 'En général non : si tu n’as pas pesé sur les exigences, un autre l’a fait. Réponds seulement si tu remplis chaque point obligatoire et veux t’exercer ; sinon, lis-le comme une étude de marché, pose tes questions par la voie officielle et prépare la suite.',
      },
      steps: {
        en: [
          'Check every mandatory requirement in one sitting and stop at the first miss. Deliverable: a bid decision within a day.',
          'Request the award notice afterwards and note winner, price and criteria. Deliverable: a file card for the next round.',
        ],
        de: [
          'Prüf alle Pflichtanforderungen in einem Zug und hör beim ersten Fehlen auf. Ergebnis: eine Entscheidung binnen eines Tages.',
          'Besorg dir danach die Vergabebekanntmachung mit Gewinner, Preis und Kriterien. Ergebnis: eine Karteikarte fürs nächste Mal.',
        ],
        es: [
          'Revisa todos los requisitos obligatorios de una vez y para en el primer fallo. Entregable: una decisión en un día.',
          'Consigue después el anuncio de adjudicación con ganador, precio y criterios. Entregable: una ficha para la próxima ronda.',
        ],
        fr: [
          'Vérifie toutes les exigences obligatoires d’un trait et arrête au premier manque. Livrable : une décision en un jour.',
          'Procure-toi ensuite l’avis d’attribution : lauréat, prix, critères. Livrable : une fiche pour le prochain tour.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do we sell to the armed forces',
          'first defence customer with dual-use technology',
          'ministry of defence, security clearance and export rules',
        ],
        de: [
          'wie verkaufen wir an die Streitkräfte',
          'erster Verteidigungskunde mit Dual-Use-Technik',
          'Ministerium, Sicherheitsüberprüfung und Exportregeln',
        ],
        es: [
          'cómo vendemos a las fuerzas armadas',
          'primer cliente de defensa con tecnología de doble uso',
          'ministerio, habilitación de seguridad y exportación',
        ],
        fr: [
          'comment vendre aux armées',
          'premier client de défense avec une technologie duale',
          "ministère, habilitation et règles d'exportation",
        ],
      },
      says: {
        en: 'Begin with a unit that has the problem and a supplier that holds the contracts, since the ministry itself buys slowly. Let the unit describe the need, offer a demonstration with civilian data, and clear export and secrecy questions with counsel before you share any detail.',
        de: 'Beginne bei einer Einheit mit dem Problem und einem Lieferanten mit den Verträgen, denn das Ministerium selbst kauft langsam. Lass die Einheit den Bedarf beschreiben, führ mit zivilen Daten vor und kläre Export- und Geheimschutzfragen mit der Kanzlei, bevor du Einzelheiten teilst.',
        es: 'Empieza por una unidad que tenga el problema y un proveedor que tenga los contratos, porque el ministerio compra despacio. Que la unidad describa la necesidad, demuestra con datos civiles y aclara exportación y secreto con tu abogado antes de compartir detalles.',
        fr: 'Commence par une unité qui a le problème et un industriel qui a les contrats, car le ministère achète lentement. Fais décrire le besoin par l’unité, démontre avec des données civiles et règle export et secret avec ton avocat avant tout détail.',
      },
      steps: {
        en: [
          'Find one user unit and one prime contractor for the same need. Deliverable: two contacts and their common requirement.',
          'List technology, origin of parts and foreign team members for counsel. Deliverable: an export and clearance fact sheet.',
        ],
        de: [
          'Finde eine Nutzereinheit und einen Hauptauftragnehmer für denselben Bedarf. Ergebnis: zwei Kontakte und ihre gemeinsame Anforderung.',
          'Stell Technik, Teileherkunft und Staatsangehörigkeiten im Team für die Kanzlei zusammen. Ergebnis: ein Datenblatt zu Export und Geheimschutz.',
        ],
        es: [
          'Localiza una unidad usuaria y un contratista principal para la misma necesidad. Entregable: dos contactos y su requisito común.',
          'Reúne tecnología, origen de piezas y nacionalidades del equipo para el abogado. Entregable: una ficha de exportación y habilitación.',
        ],
        fr: [
          'Trouve une unité utilisatrice et un maître d’œuvre pour le même besoin. Livrable : deux contacts et leur exigence commune.',
          'Rassemble technologie, origine des pièces et nationalités de l’équipe pour l’avocat. Livrable : une fiche export et habilitation.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the trial at the utility worked, now procurement says there must be a tender',
          'from small direct order to a larger public contract',
          'could we lose the tender after our own pilot',
        ],
        de: [
          'der Test beim Versorger lief gut, jetzt verlangt der Einkauf eine Ausschreibung',
          'vom kleinen Direktauftrag zum größeren Vertrag',
          'können wir nach eigenem Pilot verlieren',
        ],
        es: [
          'la prueba en la compañía de servicios funcionó y ahora compras exige licitar',
          'de pedido directo pequeño a contrato público mayor',
          'podemos perder tras nuestro propio piloto',
        ],
        fr: [
          "l'essai chez l'énergéticien a marché, et maintenant il faut un appel d'offres",
          'du petit gré à gré à un marché plus grand',
          'peut-on perdre après notre propre pilote',
        ],
      },
      says: {
        en: 'You can lose it, so prepare while the trial runs: agree that its report states results in measurable terms any supplier could meet, and that the department plans a budget for it. Ask procurement early which facts you may share without harming your right to bid.',
        de: 'Ja, du kannst verlieren, also bereite es im laufenden Test vor: Der Bericht nennt Resultate in messbaren, herstellerneutralen Werten, und die Abteilung plant Budget ein. Frag die Vergabestelle früh, welche Angaben du teilen darfst, ohne dein Recht zu bieten zu gefährden.',
        es: 'Puedes perder, así que prepáralo durante la prueba: que el informe exprese resultados medibles y neutros y que el departamento reserve presupuesto. Pregunta pronto a contratación qué datos puedes compartir sin poner en riesgo tu derecho a ofertar.',
        fr: 'Oui, tu peux perdre, alors prépare-le pendant l’essai : le rapport exprime des résultats mesurables et neutres, et le service prévoit un budget. Demande tôt aux achats ce que tu peux partager sans compromettre ton droit de candidater.',
      },
      steps: {
        en: [
          'Ask procurement how a pilot supplier stays eligible and write down the answer. Deliverable: a note for your lawyer.',
          'Have the department approve the measured values in the final report. Deliverable: a report with a signature.',
        ],
        de: [
          'Frag die Vergabestelle, wie ein Pilotlieferant zugelassen bleibt, und halte die Antwort fest. Ergebnis: eine Notiz für die Kanzlei.',
          'Lass die Abteilung die Messwerte im Abschlussbericht bestätigen. Ergebnis: ein Bericht mit Unterschrift.',
        ],
        es: [
          'Pregunta a contratación cómo sigue siendo elegible un proveedor piloto y anótalo. Entregable: una nota para tu abogado.',
          'Haz que el departamento apruebe los valores del informe final. Entregable: un informe con firma.',
        ],
        fr: [
          'Demande aux achats comment un fournisseur pilote reste éligible et note la réponse. Livrable : une note pour l’avocat.',
          'Fais valider par le service les mesures du rapport final. Livrable : un rapport signé.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do we survive the long wait until the contract',
          'cash while a government decision drags on',
          'runway during public procurement',
        ],
        de: [
          'wie überstehen wir das lange Warten bis zum Vertrag',
          'Liquidität, während die Behörde entscheidet',
          'Reichweite der Kasse bei öffentlicher Vergabe',
        ],
        es: [
          'cómo sobrevivimos a la larga espera hasta el contrato',
          'caja mientras la administración decide',
          'liquidez durante la contratación pública',
        ],
        fr: [
          'comment tenir pendant la longue attente du contrat',
          "trésorerie pendant que l'administration décide",
          'durée de vie de la caisse en marché public',
        ],
      },
      says: {
        en: 'Finance the wait with something else: count a public deal in your plan only at the late end of 6 to 18 months, and run a private customer with the same proof alongside. Sell the buyer small paid steps meanwhile, each one under the limit a department can order.',
        de: 'Finanziere das Warten anders: Rechne einen öffentlichen Auftrag erst am späten Ende von 6 bis 18 Monaten ein und führ daneben einen privaten Kunden mit demselben Nachweis. Verkauf dem Amt derweil kleine bezahlte Schritte unter der Grenze, die eine Abteilung selbst bestellt.',
        es: 'Financia la espera con otra cosa: cuenta un contrato público solo al final tardío de 6 a 18 meses y lleva en paralelo un cliente privado con la misma prueba. Vende entretanto pasos pequeños pagados, por debajo de lo que pide solo un departamento.',
        fr: 'Finance l’attente autrement : n’inscris une affaire publique qu’au bout tardif de 6 à 18 mois et mène en parallèle un client privé avec la même preuve. Vends entre-temps de petites étapes payées, sous la limite qu’un service commande seul.',
      },
      steps: {
        en: [
          'Move every public deal in the cash plan to its latest plausible month. Deliverable: a plan that survives it.',
          'Name one private buyer for whom the same report counts. Deliverable: an offer sent in parallel.',
        ],
        de: [
          'Verschieb jeden öffentlichen Auftrag im Liquiditätsplan auf den spätesten Monat. Ergebnis: ein Plan, der das übersteht.',
          'Benenne einen privaten Käufer, für den derselbe Bericht zählt. Ergebnis: ein parallel verschicktes Angebot.',
        ],
        es: [
          'Mueve cada contrato público del plan de caja a su mes más tardío. Entregable: un plan que lo aguanta.',
          'Nombra un comprador privado para quien valga el mismo informe. Entregable: una oferta enviada en paralelo.',
        ],
        fr: [
          'Reporte chaque affaire publique du plan de trésorerie à son mois le plus tardif. Livrable : un plan qui y survit.',
          'Nomme un acheteur privé pour qui le même rapport compte. Livrable : une offre envoyée en parallèle.',
        ],
      },
    },
  ],
}
