import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../discovery.ts`, by slug. */
export const discoveryAnswers: Record<string, EntryAnswer[]> = {
  'problem-interview-past-tense': [
    {
      asks: {
        en: [
          'what do I say in the first minute of the call',
          'how do I open the conversation',
          'opening sentence for an interview',
        ],
        de: [
          'was sage ich in der ersten Minute',
          'wie steige ich ins Gespräch ein',
          'erster Satz im Interview',
        ],
        es: [
          'qué digo en el primer minuto',
          'cómo empiezo la conversación',
          'frase de apertura de la entrevista',
        ],
        fr: [
          'que dire dans la première minute',
          'comment ouvrir la conversation',
          "phrase d'ouverture de l'entretien",
        ],
      },
      says: {
        en: 'Open with the reason for the call and one story request: "I study how plants deal with rejected batches. Please take me through the last one." Skip your title, your slides and your invention, because each of them invites an opinion.',
        de: 'Nenn den Anlass und bitte um eine Geschichte: „Ich untersuche, wie Betriebe mit gesperrten Chargen umgehen. Erzählen Sie mir bitte vom letzten Fall.“ Titel, Folien und Erfindung lässt du weg, denn sie laden das Gegenüber nur zum Bewerten ein.',
        es: 'Di por qué llamas y pide una historia: «Estudio cómo tratan las plantas los lotes rechazados. Cuénteme el último, por favor.» Deja fuera tu cargo, las diapositivas y el invento, porque cada uno de ellos invita a opinar sobre ti.',
        fr: "Donne la raison de ton appel et demande un récit : « J'étudie comment les usines gèrent les lots refusés. Racontez-moi le dernier, s'il vous plaît. » Laisse de côté titre, diapositives et invention, car chacun appelle un avis sur toi.",
      },
      steps: {
        en: [
          'Write your opening in two sentences and read it aloud until it sounds spoken. Deliverable: a card with the exact words.',
          'Prepare three follow-ups for the first silence, such as who noticed it first. Deliverable: a list taped beside your screen.',
        ],
        de: [
          'Formuliere deinen Einstieg in zwei Sätzen und sprich ihn laut, bis er natürlich klingt. Ergebnis: eine Karte mit dem Wortlaut.',
          'Bereite drei Nachfragen für die erste Gesprächspause vor, etwa wer es zuerst bemerkte. Ergebnis: ein Zettel neben dem Bildschirm.',
        ],
        es: [
          'Escribe tu apertura en dos frases y dila en voz alta hasta que suene natural. Entregable: una tarjeta con las palabras exactas.',
          'Prepara tres preguntas de seguimiento para el primer silencio, como quién lo notó antes. Entregable: una nota junto a la pantalla.',
        ],
        fr: [
          "Rédige ton ouverture en deux phrases et dis-la à voix haute jusqu'à ce qu'elle coule. Livrable : une fiche avec les mots exacts.",
          "Prépare trois relances pour le premier silence, par exemple qui l'a remarqué d'abord. Livrable : une note collée près de l'écran.",
        ],
      },
    },
    {
      asks: {
        en: [
          'they ask what we are building, what do I answer',
          'when may I show the demo',
          'the customer wants to see the technology',
        ],
        de: [
          'sie wollen wissen, was wir bauen',
          'wann darf ich die Demo zeigen',
          'der Kunde fragt nach unserer Technik',
        ],
        es: [
          'preguntan qué estamos construyendo',
          'cuándo puedo enseñar la demo',
          'el cliente quiere ver la tecnología',
        ],
        fr: [
          'ils demandent ce que nous construisons',
          'quand puis-je montrer la démo',
          'le client veut voir la technologie',
        ],
      },
      says: {
        en: 'Answer in one plain sentence, then hand the floor back: "We work on earlier detection, and I would like to hear your side before I colour it." Show the demonstrator only after the story is complete, ideally in a second meeting.',
        de: 'Antworte in einem schlichten Satz und gib das Wort zurück: „Wir arbeiten an früherer Erkennung, und ich möchte erst Ihre Sicht hören, bevor ich sie färbe.“ Den Demonstrator zeigst du nach der Geschichte, am besten in einem zweiten Termin.',
        es: 'Responde con una frase sencilla y devuelve la palabra: «Trabajamos en detección temprana y prefiero oír su versión antes de influir en ella.» El demostrador se enseña cuando el relato está completo, mejor en una segunda reunión.',
        fr: "Réponds d'une phrase simple puis rends la parole : « Nous travaillons sur la détection précoce, et j'aimerais votre version avant de l'influencer. » Le démonstrateur vient après le récit complet, de préférence lors d'un second rendez-vous.",
      },
      steps: {
        en: [
          'Write a one-sentence reply about your field that names no feature and no result. Deliverable: a deflection line you can say calmly.',
          'Offer a second appointment for the demonstration whenever someone insists on seeing it. Deliverable: a dated demo slot with the colleagues they bring.',
        ],
        de: [
          'Schreib einen Satz über dein Arbeitsfeld, der weder Funktion noch Messwert nennt. Ergebnis: eine Antwort, die du ruhig aussprechen kannst.',
          'Biete einen eigenen Vorführtermin an, sobald jemand auf der Technik besteht. Ergebnis: ein Datum samt Kollegen, die dazukommen.',
        ],
        es: [
          'Escribe una frase sobre tu campo sin nombrar funciones ni resultados. Entregable: una respuesta que puedas dar con calma.',
          'Ofrece otra cita para la demostración a quien insista en verla. Entregable: una fecha con los colegas que traerá.',
        ],
        fr: [
          'Écris une phrase sur ton domaine sans citer ni fonction ni résultat. Livrable : une réponse que tu peux donner posément.',
          'Propose un autre rendez-vous pour la démonstration à qui insiste pour la voir. Livrable : une date et les collègues invités.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the answers stay vague and general',
          'they say "usually" and "always", how do I dig deeper',
          'only opinions, no concrete facts',
        ],
        de: [
          'die Antworten bleiben vage',
          'sie sagen nur „meistens“ und „immer“',
          'wie komme ich von Meinungen zu Fakten',
        ],
        es: [
          'las respuestas son vagas',
          'solo dicen «normalmente» y «siempre»',
          'cómo paso de opiniones a hechos concretos',
        ],
        fr: [
          'les réponses restent vagues',
          'ils disent « en général » et « toujours »',
          'comment passer des avis aux faits',
        ],
      },
      says: {
        en: 'Bring every general statement back to a single date. When you hear "usually" or "always", ask for the most recent case, then for the hour, the people and the amount, and stay silent long enough for memory to work.',
        de: 'Führ jede allgemeine Aussage auf ein einziges Datum zurück. Hörst du „meistens“ oder „immer“, frag nach dem jüngsten Fall, dann nach Uhrzeit, Beteiligten und Betrag, und schweig so lange, bis die Erinnerung kommt.',
        es: 'Lleva cada afirmación general a una sola fecha. Cuando oigas «normalmente» o «siempre», pide el caso más reciente y después la hora, las personas y el importe, y guarda silencio hasta que vuelva el recuerdo.',
        fr: "Ramène chaque généralité à une seule date. Quand tu entends « en général » ou « toujours », demande le cas le plus récent, puis l'heure, les personnes et le montant, et tais-toi le temps que la mémoire revienne.",
      },
      steps: {
        en: [
          'Mark each "usually", "always" and "would" in your last three notes. Deliverable: a page with the missed follow-up beside every mark.',
          'Ring one of these people back for the missing case in a ten-minute call. Deliverable: one dated event with an amount.',
        ],
        de: [
          'Unterstreiche in deinen letzten drei Notizen jedes „meistens“, „immer“ und „würde“. Ergebnis: ein Blatt mit der versäumten Nachfrage daneben.',
          'Ruf eine dieser Personen kurz zurück und lass dir den fehlenden Einzelfall schildern. Ergebnis: ein datiertes Ereignis mit Betrag.',
        ],
        es: [
          'Subraya en tus tres últimas notas cada «normalmente», «siempre» y condicional. Entregable: una página con la repregunta que faltó.',
          'Vuelve a llamar a una de esas personas para obtener el caso concreto. Entregable: un suceso fechado con su importe.',
        ],
        fr: [
          'Souligne dans tes trois dernières notes chaque « toujours » et chaque conditionnel. Livrable : une page avec la relance oubliée en face.',
          "Rappelle l'une de ces personnes pour obtenir le cas précis qui manque. Livrable : un événement daté avec son montant.",
        ],
      },
    },
    {
      asks: {
        en: [
          'the problem never happened to them',
          'they cannot remember a last time',
          'no past occurrence because it is too new',
        ],
        de: [
          'das Problem ist bei ihnen nie aufgetreten',
          'sie erinnern sich an keinen Vorfall',
          'es gibt noch keinen Fall in der Vergangenheit',
        ],
        es: [
          'a ellos nunca les ha pasado',
          'no recuerdan ninguna última vez',
          'todavía no existe un caso pasado',
        ],
        fr: [
          'cela ne leur est jamais arrivé',
          "ils ne se souviennent d'aucune dernière fois",
          'pas encore de cas passé',
        ],
      },
      says: {
        en: 'Take that as an answer: a person without a last time is not your customer for this problem. Ask what took its place on their list of worries, thank them, and look for a role or site where it did happen.',
        de: 'Nimm es als Antwort: Wer kein letztes Mal kennt, ist für dieses Problem kein Kunde. Frag, was stattdessen oben auf der Sorgenliste steht, bedank dich und such die Rolle oder den Standort, wo es wirklich vorkam.',
        es: 'Tómalo como respuesta: quien no tiene una última vez no es tu cliente para este problema. Pregunta qué ocupa ese lugar en su lista de preocupaciones, da las gracias y busca el puesto o la planta donde sí ocurrió.',
        fr: "Prends-le comme une réponse : sans dernière fois, cette personne n'est pas ton client pour ce problème. Demande ce qui la préoccupe à la place, remercie, puis cherche la fonction ou le site où c'est vraiment arrivé.",
      },
      steps: {
        en: [
          'Ask the person which colleague or shift would have seen such a case. Deliverable: one name closer to the event.',
          'Record the empty answer with role and site size before you forget it. Deliverable: a tally of people with and without a case.',
        ],
        de: [
          'Lass dir nennen, welcher Kollege oder welche Schicht so einen Fall erlebt hätte. Ergebnis: ein Name näher am Geschehen.',
          'Trag auch die leere Antwort mit Rolle und Werksgröße ein. Ergebnis: eine Strichliste der Menschen mit und ohne Vorfall.',
        ],
        es: [
          'Pide el nombre del compañero o turno que habría visto un caso así. Entregable: una persona más cercana al suceso.',
          'Anota también la respuesta vacía con su puesto y tamaño de planta. Entregable: un recuento de personas con y sin caso.',
        ],
        fr: [
          "Fais-toi indiquer le collègue ou l'équipe qui aurait vu un tel cas. Livrable : un nom plus proche de l'événement.",
          'Note aussi la réponse vide, avec la fonction et la taille du site. Livrable : un décompte des personnes avec et sans cas.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how long should one interview last',
          'how many questions fit into a call',
          'video call or half an hour in person',
        ],
        de: [
          'wie lange soll ein Interview dauern',
          'wie viele Fragen passen in ein Gespräch',
          'reicht eine halbe Stunde',
        ],
        es: [
          'cuánto debe durar una entrevista',
          'cuántas preguntas caben en una llamada',
          'basta con media hora',
        ],
        fr: [
          'combien de temps doit durer un entretien',
          'combien de questions par appel',
          'une demi-heure suffit-elle',
        ],
      },
      says: {
        en: 'Ask for half an hour and plan for no more than five prompts, because one good story fills most of it. If it runs dry early, end early; if they keep talking, book a second slot rather than overrunning.',
        de: 'Bitte um eine halbe Stunde und plane höchstens fünf Gesprächspunkte, denn eine gute Geschichte füllt den größten Teil. Versiegt sie früh, hör früh auf; läuft sie gut, vereinbare einen zweiten Termin, statt zu überziehen.',
        es: 'Pide media hora y prepara cinco temas como máximo, porque un buen relato ocupa casi todo el tiempo. Si se agota pronto, termina pronto; si la persona sigue hablando, reserva otra cita en vez de alargarte.',
        fr: "Demande une demi-heure et prévois cinq points au plus, car un bon récit en occupe l'essentiel. S'il se tarit, termine plus tôt ; s'il se prolonge, fixe un second créneau au lieu de déborder.",
      },
      steps: {
        en: [
          'Put minutes beside each prompt of your guide, with the story getting the largest share. Deliverable: a timed guide on one side.',
          'Time your next three calls and note who spoke more. Deliverable: a talk-share estimate for each of them.',
        ],
        de: [
          'Schreib Minuten neben jeden Punkt deines Leitfadens, die meisten für die Geschichte. Ergebnis: ein Zeitplan auf einer Seite.',
          'Stopp bei den nächsten drei Anrufen deine eigenen Redeanteile. Ergebnis: ein geschätzter Anteil für jeden davon.',
        ],
        es: [
          'Pon minutos junto a cada tema del guion y deja la mayor parte al relato. Entregable: un guion cronometrado en una cara.',
          'Mide en las próximas tres llamadas quién habla más. Entregable: una estimación del reparto de palabra en cada una.',
        ],
        fr: [
          'Inscris des minutes en face de chaque point, la plus grande part allant au récit. Livrable : un guide minuté sur une page.',
          'Mesure lors des trois prochains appels qui parle le plus. Livrable : une estimation du temps de parole pour chacun.',
        ],
      },
    },
    {
      asks: {
        en: [
          'can I interview before the patent is filed',
          'how do I keep my invention secret in the talk',
          'confidentiality in discovery calls',
        ],
        de: [
          'darf ich vor der Patentanmeldung Interviews führen',
          'wie halte ich die Erfindung im Gespräch geheim',
          'Vertraulichkeit bei Kundengesprächen',
        ],
        es: [
          'puedo entrevistar antes de presentar la patente',
          'cómo protejo el invento durante la charla',
          'confidencialidad al hablar con clientes',
        ],
        fr: [
          'puis-je interroger avant le dépôt de brevet',
          "comment garder l'invention secrète pendant l'échange",
          'confidentialité des entretiens clients',
        ],
      },
      says: {
        en: 'Yes, you can interview before filing, because the talk is about their process and not about your mechanism. Decide beforehand which sentences stay inside the team, and have your patent attorney read that list before the first call.',
        de: 'Ja, Interviews vor der Anmeldung gehen, denn es geht um den Ablauf beim Kunden und nicht um dein Wirkprinzip. Leg vorher fest, welche Sätze im Team bleiben, und lass die Liste vom Patentanwalt lesen.',
        es: 'Sí, puedes entrevistar antes de presentar la patente, porque se habla de su proceso y no de tu mecanismo. Decide antes qué frases no salen del equipo y haz que tu agente de patentes revise esa lista.',
        fr: "Oui, tu peux interroger avant le dépôt, car l'échange porte sur leur procédé et non sur ton mécanisme. Décide d'abord quelles phrases restent dans l'équipe et fais relire cette liste par ton conseil en brevets.",
      },
      steps: {
        en: [
          'List what you may say, what only under confidentiality, and what never. Deliverable: a three-column sheet for the patent attorney.',
          'Rehearse one call with a teammate who tries to pull the mechanism out of you. Deliverable: two safe replies that hold.',
        ],
        de: [
          'Liste auf, was du sagen darfst, was nur vertraulich und was nie. Ergebnis: ein Blatt mit drei Spalten für die Patentanwaltskanzlei.',
          'Probe ein Gespräch mit jemandem, der dir das Wirkprinzip entlocken will. Ergebnis: zwei sichere Antworten, die halten.',
        ],
        es: [
          'Separa lo que puedes decir, lo confidencial y lo que nunca dirás. Entregable: una hoja de tres columnas para el agente de patentes.',
          'Ensaya una llamada con alguien que intente sacarte el mecanismo. Entregable: dos respuestas seguras que aguanten la presión.',
        ],
        fr: [
          'Sépare ce que tu peux dire, ce qui reste confidentiel et ce que tu tais. Livrable : trois colonnes pour le conseil en brevets.',
          "Répète un appel avec quelqu'un qui cherche à t'arracher le mécanisme. Livrable : deux réponses sûres qui tiennent.",
        ],
      },
    },
  ],
  'how-many-interviews': [
    {
      asks: {
        en: [
          'only a dozen possible buyers exist worldwide',
          'our market has very few customers, what number then',
          'tiny market of large accounts',
        ],
        de: [
          'es gibt weltweit nur ein Dutzend Käufer',
          'sehr kleiner Markt, wie viele dann',
          'wenige Großkunden',
        ],
        es: [
          'solo existen una docena de compradores en el mundo',
          'mercado con muy pocos clientes, qué número vale',
          'pocas cuentas grandes',
        ],
        fr: [
          "il n'existe qu'une douzaine d'acheteurs au monde",
          'marché de très peu de clients, quel nombre alors',
          'quelques grands comptes seulement',
        ],
      },
      says: {
        en: 'Talk to nearly all of them, and to several roles inside each. With so few buyers your proof is not a count: one signed letter of intent or a running pilot says more than another round of conversations.',
        de: 'Sprich mit fast allen, und in jedem Haus mit mehreren Rollen. Bei so wenigen Käufern ist die Zahl kein Beweis: Eine unterschriebene Absichtserklärung oder ein laufender Pilot sagt mehr als die nächste Gesprächsrunde.',
        es: 'Habla con casi todos y, dentro de cada uno, con varios puestos. Con tan pocos compradores el recuento no prueba nada: una carta de intención firmada o un piloto en marcha dice más que otra ronda de charlas.',
        fr: "Parle à presque tous, et à plusieurs fonctions chez chacun. Avec si peu d'acheteurs, le nombre ne prouve rien : une lettre d'intention signée ou un pilote en cours en dit plus qu'une nouvelle série d'échanges.",
      },
      steps: {
        en: [
          'List every possible buyer by name with the roles you still miss there. Deliverable: a coverage map of the whole market.',
          'Choose the three accounts where a signed commitment looks nearest and plan the ask. Deliverable: one dated ask per account.',
        ],
        de: [
          'Erfasse jeden möglichen Käufer namentlich mit den dort fehlenden Rollen. Ergebnis: eine Abdeckungskarte des gesamten Marktes.',
          'Wähle die drei Häuser, in denen eine Unterschrift am nächsten scheint. Ergebnis: je Haus eine datierte Bitte.',
        ],
        es: [
          'Apunta cada comprador posible con los puestos que aún te faltan allí. Entregable: un mapa de cobertura de todo el mercado.',
          'Elige las tres cuentas más cercanas a un compromiso firmado y prepara la petición. Entregable: una solicitud fechada por cuenta.',
        ],
        fr: [
          "Recense chaque acheteur possible avec les fonctions que tu n'y as pas encore vues. Livrable : une carte de couverture du marché.",
          "Retiens les trois comptes les plus proches d'un engagement signé et prépare la demande. Livrable : une demande datée par compte.",
        ],
      },
    },
    {
      asks: {
        en: [
          'how many people per company and per role',
          'should I speak to engineers or managers, how many of each',
          'several contacts in the same firm',
        ],
        de: [
          'wie viele Personen pro Firma und Rolle',
          'Ingenieure oder Leitung, wie viele von jedem',
          'mehrere Kontakte in derselben Firma',
        ],
        es: [
          'cuántas personas por empresa y por puesto',
          'ingenieros o directivos, cuántos de cada',
          'varios contactos en la misma firma',
        ],
        fr: [
          'combien de personnes par entreprise et par fonction',
          'ingénieurs ou dirigeants, combien de chaque',
          'plusieurs contacts dans la même société',
        ],
      },
      says: {
        en: 'Speak to at least two roles per company, the one who suffers and the one who pays, before you add more firms. Ten engineers from one plant describe one plant, so spread the majority across different organisations.',
        de: 'Sprich pro Firma mit mindestens zwei Rollen, mit der leidenden und der zahlenden, bevor du weitere Häuser anfragst. Zehn Ingenieure aus einem Werk beschreiben ein Werk; verteile die Mehrzahl deiner Gespräche auf verschiedene Organisationen.',
        es: 'Habla al menos con dos puestos por empresa, quien sufre y quien paga, antes de sumar más firmas. Diez ingenieros de una fábrica describen una sola fábrica, así que reparte la mayoría entre organizaciones distintas.',
        fr: "Vois au moins deux fonctions par entreprise, celle qui subit et celle qui paie, avant d'ajouter d'autres sociétés. Dix ingénieurs d'une usine décrivent une seule usine ; répartis donc la majorité entre des organisations différentes.",
      },
      steps: {
        en: [
          'Draw a grid of companies against roles and tick the talks you have held. Deliverable: a grid with the empty cells visible.',
          'Fill the emptiest column first by asking each engineer for the budget holder. Deliverable: three introductions across companies.',
        ],
        de: [
          'Zeichne eine Matrix aus Firmen und Rollen und kreuze geführte Gespräche an. Ergebnis: eine Übersicht mit sichtbaren Lücken.',
          'Füll zuerst die leerste Spalte und bitte Ingenieure um den Budgetverantwortlichen. Ergebnis: drei Vorstellungen in verschiedenen Firmen.',
        ],
        es: [
          'Dibuja una cuadrícula de empresas y puestos con las charlas hechas. Entregable: una tabla con las casillas vacías a la vista.',
          'Llena primero la columna más vacía pidiendo a cada ingeniero el responsable del dinero. Entregable: tres presentaciones en empresas distintas.',
        ],
        fr: [
          'Dessine une grille entreprises et fonctions, puis coche les échanges faits. Livrable : un tableau où les cases vides se voient.',
          "Comble d'abord la colonne la plus vide en demandant à chaque ingénieur qui tient le budget. Livrable : trois mises en relation.",
        ],
      },
    },
    {
      asks: {
        en: [
          'we are exploring two segments in parallel, how many in each',
          'compare segments before choosing',
          'split interviews across industries',
        ],
        de: [
          'wir prüfen zwei Segmente parallel, wie viele je Segment',
          'Branchen vergleichen vor der Wahl',
          'Interviews aufteilen',
        ],
        es: [
          'exploramos dos segmentos a la vez, cuántas en cada uno',
          'comparar sectores antes de elegir',
          'repartir entrevistas entre industrias',
        ],
        fr: [
          'nous explorons deux segments en parallèle, combien dans chacun',
          'comparer des secteurs avant de choisir',
          'répartir les entretiens',
        ],
      },
      says: {
        en: 'Hold five in each candidate segment, compare, then put all the rest into one. Talks spread over several industries never add up, because the threshold for Proof is counted in a single priority segment.',
        de: 'Führe fünf in jedem Kandidaten, vergleiche und steck alles Weitere in einen. Über mehrere Branchen verstreute Gespräche summieren sich nicht, denn die Schwelle für Proof zählt in einem einzigen Segment mit Priorität.',
        es: 'Haz cinco en cada candidato, compara y dedica todas las demás a uno. Las charlas repartidas entre sectores no se suman, porque el umbral de Proof se cuenta en un único segmento prioritario.',
        fr: "Mènes-en cinq dans chaque candidat, compare, puis mets tout le reste dans un seul. Des échanges dispersés entre secteurs ne s'additionnent pas, car le seuil de Proof se compte dans un unique segment prioritaire.",
      },
      steps: {
        en: [
          'Set the same five prompts for both groups so that answers can be compared. Deliverable: two columns of costs in equal units.',
          'Decide after the last of the five, in a meeting without further research. Deliverable: a written choice and a park date.',
        ],
        de: [
          'Nutze für beide Gruppen dieselben fünf Gesprächspunkte, damit sich Antworten vergleichen lassen. Ergebnis: zwei Kostenspalten in gleicher Einheit.',
          'Entscheide direkt nach dem fünften Gespräch, ohne weitere Recherche. Ergebnis: eine schriftliche Wahl samt Parkdatum.',
        ],
        es: [
          'Usa los mismos cinco temas en ambos grupos para poder comparar. Entregable: dos columnas de costes en la misma unidad.',
          'Decide tras la quinta charla, sin más investigación. Entregable: una elección escrita y una fecha para retomar el otro.',
        ],
        fr: [
          'Garde les mêmes cinq points pour les deux groupes afin de comparer. Livrable : deux colonnes de coûts dans la même unité.',
          "Tranche juste après le cinquième, sans nouvelle recherche. Livrable : un choix écrit et une date pour l'autre.",
        ],
      },
    },
    {
      asks: {
        en: [
          'answers contradict each other, no pattern',
          'half say yes and half say no',
          'ten talks and still no clear picture',
        ],
        de: [
          'die Antworten widersprechen sich',
          'die Hälfte sagt ja, die andere nein',
          'nach zehn Gesprächen kein klares Bild',
        ],
        es: [
          'las respuestas se contradicen',
          'la mitad dice sí y la otra no',
          'diez charlas y ningún patrón claro',
        ],
        fr: [
          'les réponses se contredisent',
          "la moitié dit oui, l'autre non",
          'dix échanges et toujours pas de tendance',
        ],
      },
      says: {
        en: 'Contradiction usually means two groups in one pot, so sort before you add. Split the notes by process, site size or regulation until answers inside a pile agree, then continue with the pile where the cost is highest.',
        de: 'Widerspruch heißt meist, dass zwei Gruppen in einem Topf liegen; sortiere, bevor du weiterzählst. Trenne die Notizen nach Prozess, Werksgröße oder Vorschrift, bis sich die Antworten eines Stapels gleichen, und bleib beim teuersten Stapel.',
        es: 'La contradicción suele indicar dos grupos en el mismo saco, así que ordena antes de sumar. Separa las notas por proceso, tamaño o norma hasta que cada montón coincida y sigue con el montón de mayor coste.',
        fr: "La contradiction signale presque toujours deux groupes mélangés : trie avant d'ajouter. Sépare les notes par procédé, taille de site ou réglementation jusqu'à ce que chaque pile s'accorde, puis poursuis dans la pile la plus coûteuse.",
      },
      steps: {
        en: [
          'Lay out all notes and split them by one trait at a time until piles agree. Deliverable: a photo with named piles.',
          'Book the next four talks only in the costliest pile. Deliverable: four appointments that test the new boundary.',
        ],
        de: [
          'Leg alle Notizen aus und trenne sie Merkmal für Merkmal, bis Stapel einig sind. Ergebnis: ein Foto mit benannten Stapeln.',
          'Vereinbare die nächsten vier Gespräche nur im teuersten Stapel. Ergebnis: vier Termine, die die neue Grenze prüfen.',
        ],
        es: [
          'Extiende todas las notas y sepáralas rasgo a rasgo hasta que coincidan. Entregable: una foto con los montones nombrados.',
          'Reserva las cuatro próximas charlas solo en el montón más caro. Entregable: cuatro citas que prueben la nueva frontera.',
        ],
        fr: [
          "Étale toutes les notes et sépare-les trait par trait jusqu'à l'accord. Livrable : une photo des piles avec leur nom.",
          'Prends les quatre prochains rendez-vous dans la pile la plus chère seulement. Livrable : quatre dates qui testent la frontière.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the first five people do not have the problem, stop now or continue',
          'when to give up early',
          'nobody names a cost',
        ],
        de: [
          'die ersten fünf haben das Problem nicht, aufhören oder weiter',
          'wann früh abbrechen',
          'niemand nennt Kosten',
        ],
        es: [
          'las cinco primeras personas no tienen el problema, paro o sigo',
          'cuándo abandonar pronto',
          'nadie menciona un coste',
        ],
        fr: [
          "les cinq premiers n'ont pas le problème, arrêter ou continuer",
          'quand abandonner tôt',
          'personne ne cite de coût',
        ],
      },
      says: {
        en: 'Stop after five clear misses and change something before the sixth. Either the role, the segment or the problem statement is wrong, and more talks of the same kind only repeat the message at your expense.',
        de: 'Hör nach fünf klaren Fehlschlägen auf und ändere etwas vor dem sechsten Gespräch. Rolle, Segment oder Problemsatz stimmt nicht, und weitere Gespräche derselben Art wiederholen diese Nachricht nur auf deine Kosten.',
        es: 'Para tras cinco fallos claros y cambia algo antes de la sexta. El puesto, el segmento o el enunciado del problema está mal, y más charlas iguales solo repiten el mensaje a tu costa.',
        fr: "Arrête après cinq échecs nets et change quelque chose avant le sixième. La fonction, le segment ou l'énoncé du problème est faux, et d'autres échanges identiques ne feraient que répéter le message à tes frais.",
      },
      steps: {
        en: [
          'Read the five notes and underline the worry each person raised unprompted. Deliverable: five worries in their own words.',
          'Change exactly one thing, role or segment or problem, and book two new talks. Deliverable: a sentence naming the change.',
        ],
        de: [
          'Lies die fünf Notizen und unterstreiche die Sorge, die jeder ungefragt nannte. Ergebnis: fünf Sorgen im Wortlaut.',
          'Ändere genau eine Sache, Rolle, Segment oder Problem, und vereinbare zwei neue Gespräche. Ergebnis: ein Satz zur Änderung.',
        ],
        es: [
          'Relee las cinco notas y subraya la preocupación que cada uno sacó sin que preguntaras. Entregable: cinco citas literales.',
          'Cambia solo una cosa, puesto, segmento o problema, y agenda dos charlas nuevas. Entregable: una frase con el cambio.',
        ],
        fr: [
          'Relis les cinq notes et souligne le souci que chacun a soulevé de lui-même. Livrable : cinq soucis mot pour mot.',
          'Change une seule chose, fonction, segment ou problème, et cale deux nouveaux échanges. Livrable : une phrase qui nomme le changement.',
        ],
      },
    },
    {
      asks: {
        en: [
          'I reached twenty interviews, what now',
          'do I keep interviewing after the goal',
          'next move once discovery is done',
        ],
        de: [
          'zwanzig Interviews sind geschafft, was jetzt',
          'soll ich danach weiter befragen',
          'nächster Schritt nach den Gesprächen',
        ],
        es: [
          'ya tengo veinte entrevistas, y ahora qué',
          'sigo entrevistando después de la meta',
          'siguiente paso tras las conversaciones',
        ],
        fr: [
          "j'ai fait vingt entretiens, et maintenant",
          "faut-il continuer après l'objectif",
          'la suite une fois les échanges finis',
        ],
      },
      says: {
        en: 'Stop collecting and start asking for commitment. Take the warmest four or five people back with a concrete proposal, a paid trial or a letter they would sign, and keep one interview a week so that you notice when answers change.',
        de: 'Hör auf zu sammeln und bitte um Verbindliches. Geh mit einem konkreten Vorschlag zu den vier wärmsten Kontakten zurück, einem bezahlten Test oder einer Absichtserklärung, und führ wöchentlich ein Interview weiter, damit dir Veränderungen auffallen.',
        es: 'Deja de recopilar y empieza a pedir compromiso. Vuelve a las cuatro personas más cercanas con una propuesta concreta, una prueba pagada o una carta que firmarían, y mantén una charla semanal para notar los cambios.',
        fr: 'Cesse de collecter et commence à demander un engagement. Retourne voir les quatre personnes les plus chaudes avec une proposition concrète, essai payé ou lettre à signer, et garde un entretien par semaine pour repérer les changements.',
      },
      steps: {
        en: [
          'Pick the four people who described the highest cost and draft one proposal each. Deliverable: four proposals with price and date.',
          'Reserve a weekly slot for one new conversation outside the known circle. Deliverable: a standing calendar entry.',
        ],
        de: [
          'Wähle die vier mit den höchsten genannten Kosten und schreib jedem einen Vorschlag. Ergebnis: vier Vorschläge mit Preis und Termin.',
          'Reserviere wöchentlich Zeit für ein Gespräch außerhalb des bekannten Kreises. Ergebnis: ein fester Kalendereintrag.',
        ],
        es: [
          'Elige a quienes describieron el coste más alto y redacta una propuesta para cada uno. Entregable: cuatro propuestas con precio y fecha.',
          'Reserva cada semana un hueco para alguien fuera del círculo conocido. Entregable: una cita fija en el calendario.',
        ],
        fr: [
          'Retiens ceux qui ont décrit le coût le plus élevé et rédige une proposition pour chacun. Livrable : quatre propositions avec prix et date.',
          "Réserve chaque semaine un créneau pour une personne hors du cercle connu. Livrable : un rendez-vous fixe dans l'agenda.",
        ],
      },
    },
  ],
  'hundred-interview-discipline': [
    {
      asks: {
        en: [
          'I have no time next to the lab and teaching',
          'how many calls a week are realistic part-time',
          'experiments eat my whole week',
        ],
        de: [
          'neben Labor und Lehre fehlt mir die Zeit',
          'wie viele Gespräche pro Woche sind nebenher realistisch',
          'Versuche fressen meine Woche',
        ],
        es: [
          'no tengo tiempo entre laboratorio y clases',
          'cuántas llamadas por semana son realistas a tiempo parcial',
          'los experimentos se comen la semana',
        ],
        fr: [
          'je manque de temps entre labo et enseignement',
          "combien d'appels par semaine à temps partiel",
          'les manips mangent ma semaine',
        ],
      },
      says: {
        en: 'Two fixed half-days a week are enough to keep the habit alive, and they beat a heroic month that never starts. Defend them like machine time: book them first, tell the group, and move experiments around them.',
        de: 'Zwei feste halbe Tage pro Woche genügen, um die Gewohnheit zu halten, und schlagen jeden Heldenmonat, der nie beginnt. Verteidige sie wie Maschinenzeit: zuerst buchen, der Gruppe ansagen, Versuche drumherum legen.',
        es: 'Dos medias jornadas fijas por semana bastan para mantener el hábito y valen más que un mes heroico que nunca empieza. Defiéndelas como tiempo de máquina: resérvalas primero, avisa al grupo y mueve los experimentos alrededor.',
        fr: "Deux demi-journées fixes par semaine suffisent à garder l'habitude et valent mieux qu'un mois héroïque qui ne commence jamais. Défends-les comme du temps machine : réserve-les d'abord, préviens le groupe, déplace les manips autour.",
      },
      steps: {
        en: [
          'Agree the two half-days with your supervisor and colleagues in writing. Deliverable: a confirmed slot in the group calendar.',
          'Cancel or hand over one recurring duty that eats those hours. Deliverable: a named colleague who takes it over.',
        ],
        de: [
          'Vereinbare die beiden halben Tage schriftlich mit Betreuung und Kollegen. Ergebnis: ein bestätigter Block im Gruppenkalender.',
          'Gib eine wiederkehrende Pflicht ab, die in diese Stunden fällt. Ergebnis: ein Kollege, der sie namentlich übernimmt.',
        ],
        es: [
          'Acuerda por escrito esas dos medias jornadas con tu director y tus compañeros. Entregable: un bloque confirmado en el calendario del grupo.',
          'Cede una tarea recurrente que caiga en esas horas. Entregable: el nombre del compañero que la asume.',
        ],
        fr: [
          "Fais valider par écrit ces demi-journées par ton encadrant et tes collègues. Livrable : un créneau confirmé dans l'agenda du groupe.",
          'Cède une tâche récurrente qui tombe sur ces heures. Livrable : le nom du collègue qui la reprend.',
        ],
      },
    },
    {
      asks: {
        en: [
          'who in the team should make the calls',
          'can I delegate discovery to an intern or an agency',
          'does the technical founder have to do it',
        ],
        de: [
          'wer im Team soll die Gespräche führen',
          'kann ich das an Praktikanten oder eine Agentur abgeben',
          'muss die technische Gründerin dabei sein',
        ],
        es: [
          'quién del equipo debe llamar',
          'puedo delegar las entrevistas en un becario o una agencia',
          'tiene que estar el fundador técnico',
        ],
        fr: [
          "qui dans l'équipe doit appeler",
          'puis-je déléguer à un stagiaire ou une agence',
          'le fondateur technique doit-il le faire',
        ],
      },
      says: {
        en: 'The founders make the calls, and the technical one sits in on at least every second. Interns and agencies may find names and book slots, but what they hear second-hand neither counts as yours nor changes your mind.',
        de: 'Die Gründer führen die Gespräche, und wer die Technik verantwortet, sitzt mindestens in jedem zweiten. Praktikanten und Agenturen dürfen Namen suchen und Termine legen; was sie aus zweiter Hand hören, zählt nicht und überzeugt dich nicht.',
        es: 'Llaman los fundadores, y quien lleva la técnica participa al menos en una de cada dos. Becarios y agencias pueden buscar nombres y cerrar citas, pero lo que oyen de segunda mano ni cuenta como tuyo ni te hace cambiar.',
        fr: 'Ce sont les fondateurs qui appellent, et celui qui porte la technique assiste à un appel sur deux au moins. Stagiaires et agences peuvent trouver des noms et caler des créneaux, mais leurs échanges ne comptent pas comme les tiens.',
      },
      steps: {
        en: [
          'Split the roles: one leads, one writes, and swap after each call. Deliverable: a rota with both founders on it.',
          'Give list building and scheduling to a helper with a clear brief. Deliverable: a booking sheet filled without your time.',
        ],
        de: [
          'Teilt die Rollen auf: Eine Person fragt, eine schreibt, dann wird getauscht. Ergebnis: ein Plan mit beiden Gründern.',
          'Übergib Listenbau und Terminierung mit klarem Auftrag an eine Hilfskraft. Ergebnis: eine Buchungsliste, die dich keine Zeit kostet.',
        ],
        es: [
          'Reparte los papeles: uno pregunta, otro anota, y cambiad tras cada llamada. Entregable: un turno con ambos fundadores.',
          'Encarga la búsqueda de contactos y la agenda a un ayudante con instrucciones claras. Entregable: una hoja de citas completa.',
        ],
        fr: [
          "Répartis les rôles : l'un mène, l'autre écrit, puis on échange. Livrable : un tour de rôle avec les deux fondateurs.",
          "Confie la recherche de contacts et l'agenda à une aide bien briefée. Livrable : une feuille de rendez-vous déjà remplie.",
        ],
      },
    },
    {
      asks: {
        en: [
          'I run out of names after three weeks',
          'the contact list is empty',
          'how to refill the pipeline of people to call',
        ],
        de: [
          'nach drei Wochen gehen mir die Namen aus',
          'die Kontaktliste ist leer',
          'woher kommt Nachschub für Anrufe',
        ],
        es: [
          'me quedo sin nombres a las tres semanas',
          'la lista de contactos está vacía',
          'cómo consigo más gente a quien llamar',
        ],
        fr: [
          "je n'ai plus de noms après trois semaines",
          'la liste de contacts est vide',
          'comment réalimenter les appels',
        ],
      },
      says: {
        en: 'Refill before you run dry: every conversation must produce at least one new name, and one hour each week belongs to list building alone. Work through suppliers, inspectors and service technicians, who know more sites than any buyer.',
        de: 'Füll nach, bevor die Liste leer ist: Jedes Gespräch bringt mindestens einen neuen Namen, und eine Stunde pro Woche gehört nur der Suche. Geh über Zulieferer, Prüfer und Servicetechniker, die mehr Werke kennen als jeder Einkäufer.',
        es: 'Repón antes de quedarte a cero: cada charla debe dar al menos un nombre nuevo, y una hora semanal es solo para ampliar la lista. Recurre a proveedores, inspectores y técnicos de servicio, que conocen más plantas que nadie.',
        fr: "Réalimente avant la panne sèche : chaque échange doit donner au moins un nouveau nom, et une heure par semaine ne sert qu'à la recherche. Passe par fournisseurs, inspecteurs et techniciens de service, qui connaissent plus de sites que tout acheteur.",
      },
      steps: {
        en: [
          'Sort the names you have by who introduced them and return to your best connector. Deliverable: five fresh referrals.',
          'Add one new source type this week, such as a service firm or inspector. Deliverable: ten names from that source.',
        ],
        de: [
          'Sortiere deine Kontakte nach Vermittler und kehr zum besten zurück. Ergebnis: fünf frische Empfehlungen.',
          'Erschließe diese Woche eine neue Quelle, etwa eine Servicefirma oder Prüfstelle. Ergebnis: zehn Namen von dort.',
        ],
        es: [
          'Ordena tus contactos por quién te los presentó y vuelve al mejor enlace. Entregable: cinco recomendaciones nuevas.',
          'Abre esta semana otra fuente, por ejemplo una empresa de mantenimiento o un inspector. Entregable: diez nombres de esa fuente.',
        ],
        fr: [
          'Classe tes contacts selon qui te les a présentés et retourne au meilleur relais. Livrable : cinq recommandations fraîches.',
          "Ouvre cette semaine une nouvelle source, société de maintenance ou organisme d'inspection. Livrable : dix noms issus de là.",
        ],
      },
    },
    {
      asks: {
        en: [
          'phone, video or visit on site',
          'is travelling to plants worth it',
          'remote interviews or in person',
        ],
        de: [
          'Telefon, Video oder Besuch vor Ort',
          'lohnt sich die Fahrt ins Werk',
          'Interviews persönlich oder online',
        ],
        es: [
          'teléfono, vídeo o visita a la planta',
          'merece la pena viajar',
          'entrevistas presenciales o en línea',
        ],
        fr: [
          'téléphone, vidéo ou visite sur site',
          "faut-il se déplacer à l'usine",
          'entretiens à distance ou en personne',
        ],
      },
      says: {
        en: 'Call first and travel only to people who have already told you a costly story. Video keeps the weekly pace; a site visit shows workarounds nobody mentions, so spend it on the few where you need to see the process.',
        de: 'Ruf zuerst an und fahr nur zu Leuten, die dir schon eine teure Geschichte erzählt haben. Video hält den Wochentakt; der Werksbesuch zeigt Behelfe, die niemand erwähnt, also spar ihn für die wenigen auf, deren Prozess du sehen musst.',
        es: 'Llama primero y viaja solo a ver a quien ya te contó una historia cara. El vídeo mantiene el ritmo semanal; la visita enseña apaños que nadie menciona, así que resérvala para los pocos procesos que necesitas ver.',
        fr: "Appelle d'abord et ne te déplace que chez ceux qui t'ont déjà raconté une histoire coûteuse. La vidéo tient le rythme ; la visite révèle des palliatifs que personne ne cite, garde-la donc pour les rares procédés à voir.",
      },
      steps: {
        en: [
          'Choose the two most expensive stories so far and ask for a walk through the process. Deliverable: two visit dates.',
          'Bundle remaining calls in one region and week before you book a train. Deliverable: a travel plan with several stops.',
        ],
        de: [
          'Wähle die zwei teuersten Geschichten und bitte um einen Rundgang durch den Prozess. Ergebnis: zwei Besuchstermine.',
          'Bündle übrige Gespräche nach Region und Woche, bevor du Fahrkarten kaufst. Ergebnis: ein Reiseplan mit mehreren Stationen.',
        ],
        es: [
          'Elige los dos relatos más costosos y pide recorrer el proceso. Entregable: dos fechas de visita acordadas.',
          'Agrupa las demás charlas por región y semana antes de comprar billetes. Entregable: un plan de viaje con varias paradas.',
        ],
        fr: [
          'Choisis les deux récits les plus coûteux et demande à suivre le procédé. Livrable : deux dates de visite.',
          'Regroupe les autres échanges par région et par semaine avant de réserver. Livrable : un plan de voyage à plusieurs étapes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when do weekly interviews mean we have to pivot',
          'how do we decide what to change each week',
          'team argues about what we heard',
        ],
        de: [
          'ab wann müssen wir die Richtung ändern',
          'wie entscheiden wir jede Woche, was sich ändert',
          'das Team streitet über das Gehörte',
        ],
        es: [
          'cuándo toca cambiar de rumbo',
          'cómo decidimos cada semana qué cambiar',
          'el equipo discute lo que oímos',
        ],
        fr: [
          'à partir de quand faut-il pivoter',
          'comment décider chaque semaine quoi changer',
          "l'équipe se dispute sur ce qu'elle a entendu",
        ],
      },
      says: {
        en: 'Change a hypothesis when three independent people in the same role contradict it, not when one does. Decide on a fixed day with the notes on the table, change one thing at a time, and date each change.',
        de: 'Ändere eine Annahme, wenn drei unabhängige Personen derselben Rolle widersprechen, nicht bei einer. Entscheidet an einem festen Tag mit den Notizen auf dem Tisch, jeweils nur eine Sache, und schreibt das Datum dazu.',
        es: 'Cambia una hipótesis cuando tres personas independientes del mismo puesto la contradigan, no cuando lo haga una. Decidid un día fijo con las notas delante, una sola cosa cada vez y con fecha escrita.',
        fr: 'Change une hypothèse quand trois personnes indépendantes de même fonction la contredisent, pas quand une seule le fait. Tranchez un jour fixe, notes sur la table, une chose à la fois, en datant chaque changement.',
      },
      steps: {
        en: [
          'Write your current hypotheses with the date each was last supported. Deliverable: a numbered list on the wall.',
          'Agree in the team how many contradictions overturn one of them. Deliverable: a one-line rule signed by all founders.',
        ],
        de: [
          'Schreib die heutigen Annahmen mit dem Datum ihrer letzten Bestätigung auf. Ergebnis: eine nummerierte Liste an der Wand.',
          'Legt fest, wie viele Widersprüche eine Annahme kippen. Ergebnis: eine Regel in einer Zeile, von allen Gründern unterschrieben.',
        ],
        es: [
          'Escribe las hipótesis actuales con la fecha de su último apoyo. Entregable: una lista numerada en la pared.',
          'Acuerda con el equipo cuántas contradicciones tumban una hipótesis. Entregable: una regla de una línea firmada por todos.',
        ],
        fr: [
          'Écris les hypothèses actuelles avec la date de leur dernier appui. Livrable : une liste numérotée au mur.',
          "Fixe en équipe combien de contradictions renversent une hypothèse. Livrable : une règle d'une ligne signée par tous.",
        ],
      },
    },
    {
      asks: {
        en: [
          'we lost momentum and stopped calling',
          'how to restart after a break',
          'motivation is gone after many rejections',
        ],
        de: [
          'wir haben den Schwung verloren',
          'wie fange ich nach der Pause wieder an',
          'nach vielen Absagen fehlt die Motivation',
        ],
        es: [
          'perdimos el impulso y dejamos de llamar',
          'cómo retomar después de una pausa',
          'sin motivación tras muchos rechazos',
        ],
        fr: [
          "nous avons perdu l'élan et cessé d'appeler",
          'comment reprendre après une pause',
          'plus de motivation après les refus',
        ],
      },
      says: {
        en: 'Restart small and today: three warm calls this week, not a new campaign. Momentum dies from silence rather than rejection, so go first to people who already told you something useful and ask what has changed since.',
        de: 'Fang heute und klein wieder an: drei warme Anrufe diese Woche statt einer neuen Kampagne. Schwung stirbt an Stille, selten an Absagen; geh zuerst zu Leuten, die dir schon Nützliches erzählt haben, und frag, was sich seither getan hat.',
        es: 'Retoma hoy y en pequeño: tres llamadas a conocidos esta semana, no otra campaña. El impulso muere por silencio más que por rechazos, así que vuelve a quien ya te contó algo útil y pregunta qué cambió.',
        fr: "Reprends aujourd'hui et en petit : trois appels tièdes cette semaine, pas une nouvelle campagne. L'élan meurt du silence plus que des refus ; retourne vers ceux qui t'ont appris quelque chose et demande ce qui a changé.",
      },
      steps: {
        en: [
          'Message three past interviewees with one finding from your other talks. Deliverable: three replies or booked catch-ups.',
          'Pair up with another founding team and report your count to each other weekly. Deliverable: a named partner and day.',
        ],
        de: [
          'Schreib drei früheren Gesprächspartnern eine Erkenntnis aus anderen Gesprächen. Ergebnis: drei Antworten oder neue Termine.',
          'Such ein zweites Gründerteam und meldet euch wöchentlich eure Zahl. Ergebnis: ein Partner mit festem Tag.',
        ],
        es: [
          'Escribe a tres antiguos entrevistados con un hallazgo de otras charlas. Entregable: tres respuestas o citas nuevas.',
          'Busca otro equipo fundador y comunicaos cada semana vuestro recuento. Entregable: un compañero y un día fijos.',
        ],
        fr: [
          "Écris à trois anciens interlocuteurs avec un enseignement tiré d'autres échanges. Livrable : trois réponses ou rendez-vous.",
          'Trouve une autre équipe fondatrice et échangez vos compteurs chaque semaine. Livrable : un binôme et un jour.',
        ],
      },
    },
  ],
  'who-does-not-count': [
    {
      asks: {
        en: [
          'does a chat at a trade fair or booth count',
          'conference small talk as an interview',
          'short talk over coffee at an event',
        ],
        de: [
          'zählt ein Messegespräch am Stand',
          'Plausch auf der Konferenz als Interview',
          'kurzes Gespräch beim Kaffee',
        ],
        es: [
          'cuenta una charla en el stand de una feria',
          'conversación de congreso como entrevista',
          'hablar un rato en el café',
        ],
        fr: [
          'une discussion de salon sur un stand compte-t-elle',
          'bavardage de conférence comme entretien',
          "échange rapide autour d'un café",
        ],
      },
      says: {
        en: 'A booth chat counts only if the person works at a possible customer and told you about their own problem; a swapped card does not. When in doubt, treat it as a door and hold the real talk within days.',
        de: 'Ein Standgespräch zählt nur, wenn die Person bei einem möglichen Kunden arbeitet und vom eigenen Problem erzählt hat; eine Visitenkarte zählt nicht. Im Zweifel ist es eine Tür, und das richtige Gespräch folgt in den nächsten Tagen.',
        es: 'Una charla de feria cuenta solo si la persona trabaja en un posible cliente y contó su propio problema; una tarjeta no. Si dudas, trátala como una puerta y ten la conversación de verdad en pocos días.',
        fr: "Un échange de stand ne compte que si la personne travaille chez un client possible et a parlé de son propre problème ; une carte ne compte pas. Dans le doute, c'est une porte : mène le vrai entretien sous quelques jours.",
      },
      steps: {
        en: [
          'Write beside each fair contact the problem story you heard, or leave it blank. Deliverable: a list that separates talks from cards.',
          'Message every blank one to propose a proper call about their process. Deliverable: booked calls from the fair.',
        ],
        de: [
          'Notiere zu jedem Messekontakt die gehörte Problemgeschichte oder lass das Feld leer. Ergebnis: Gespräche und Karten getrennt.',
          'Schreib allen mit leerem Feld und schlag ein Gespräch über ihren Ablauf vor. Ergebnis: vereinbarte Anrufe aus der Messe.',
        ],
        es: [
          'Escribe junto a cada contacto de feria el problema que contó, o déjalo en blanco. Entregable: charlas separadas de tarjetas.',
          'Propón a los que quedaron en blanco una llamada sobre su proceso. Entregable: llamadas reservadas tras la feria.',
        ],
        fr: [
          'Note pour chaque contact de salon le problème raconté, ou laisse vide. Livrable : une liste qui sépare échanges et cartes.',
          'Propose à chaque ligne vide un appel sur leur procédé. Livrable : des appels calés à la suite du salon.',
        ],
      },
    },
    {
      asks: {
        en: [
          'my friend works at a target company, does it count',
          'former colleague who is now a customer',
          'cousin with the problem at work',
        ],
        de: [
          'mein Freund arbeitet bei einem Zielkunden, zählt das',
          'früherer Kollege ist jetzt beim Kunden',
          'Cousin hat das Problem im Beruf',
        ],
        es: [
          'mi amigo trabaja en una empresa objetivo, cuenta',
          'antiguo compañero que ahora es cliente',
          'un primo con el problema en su trabajo',
        ],
        fr: [
          'mon ami travaille chez un client visé, cela compte-t-il',
          'ancien collègue devenu client',
          'un cousin qui a le problème au travail',
        ],
      },
      says: {
        en: 'Leave a friend out of the count, even when the company is a perfect match, because kindness bends the story. Use the friendship differently: ask for an introduction to two colleagues who owe you nothing and interview those.',
        de: 'Lass Freunde aus der Zählung, auch wenn die Firma perfekt passt, denn Freundlichkeit verbiegt die Geschichte. Nutze die Freundschaft anders: Bitte um zwei Kollegen, die dir nichts schulden, und interview diese.',
        es: 'Deja al amigo fuera del recuento aunque la empresa encaje, porque el cariño deforma el relato. Usa la amistad de otro modo: pide que te presente a dos compañeros que no te deban nada y entrevista a esos.',
        fr: "Laisse l'ami hors du compte, même si l'entreprise convient parfaitement, car la gentillesse déforme le récit. Sers-toi de l'amitié autrement : demande deux collègues qui ne te doivent rien et interroge ceux-là.",
      },
      steps: {
        en: [
          'Ask the friend who at their workplace lost time or money to this. Deliverable: two names outside your own circle.',
          "Interview one of them without mentioning your shared contact's opinion. Deliverable: a note that stands on its own.",
        ],
        de: [
          'Lass dir sagen, wer im Betrieb dadurch Zeit oder Geld verloren hat. Ergebnis: zwei Namen außerhalb deines Kreises.',
          'Befrage eine davon, ohne die Meinung des gemeinsamen Bekannten zu erwähnen. Ergebnis: eine Notiz, die allein trägt.',
        ],
        es: [
          'Pregunta al amigo quién perdió allí tiempo o dinero por esto. Entregable: dos nombres ajenos a tu círculo.',
          'Entrevista a uno sin citar la opinión de vuestro conocido. Entregable: una nota que se sostiene sola.',
        ],
        fr: [
          "Demande à cet ami qui, chez lui, y a perdu du temps ou de l'argent. Livrable : deux noms hors de ton cercle.",
          "Interroge l'un d'eux sans citer l'avis de votre connaissance commune. Livrable : une note qui tient seule.",
        ],
      },
    },
    {
      asks: {
        en: [
          'do survey answers or e-mails count',
          'written replies to my questionnaire',
          'two hundred online responses',
        ],
        de: [
          'zählen Umfrage oder E-Mail-Antworten',
          'schriftliche Rückmeldungen auf den Fragebogen',
          'zweihundert Online-Antworten',
        ],
        es: [
          'cuentan las encuestas o los correos',
          'respuestas escritas a mi cuestionario',
          'doscientas respuestas en línea',
        ],
        fr: [
          'les sondages ou courriels comptent-ils',
          'réponses écrites à mon questionnaire',
          'deux cents réponses en ligne',
        ],
      },
      says: {
        en: 'No, written answers stay out of the count however many come in, because nobody can ask the next question. Use a form to find people: end it with a request for a call and interview those who leave a number.',
        de: 'Nein, Schriftliches bleibt außerhalb der Zählung, egal wie viel zurückkommt, denn niemand kann nachfragen. Nutze das Formular zum Finden: Bitte am Ende um ein Telefonat und sprich mit denen, die ihre Nummer hinterlassen.',
        es: 'No, lo escrito queda fuera del recuento por mucho que llegue, porque nadie puede repreguntar. Usa el formulario para encontrar personas: termina pidiendo una llamada y entrevista a quienes dejen su número.',
        fr: "Non, l'écrit reste hors du compte quel qu'en soit le volume, car personne ne peut relancer. Sers-toi du formulaire pour repérer des gens : termine par une demande d'appel et interroge ceux qui laissent un numéro.",
      },
      steps: {
        en: [
          'Add one field to the form that asks for a call about the last case. Deliverable: a list of volunteers.',
          'Call the five whose written answer names a cost. Deliverable: five spoken stories to compare with the form.',
        ],
        de: [
          'Ergänze ein Feld mit der Bitte um ein Telefonat zum letzten Fall. Ergebnis: eine Liste mit Freiwilligen.',
          'Ruf die fünf an, deren Antwort einen Betrag nennt. Ergebnis: fünf erzählte Fälle zum Abgleich mit dem Formular.',
        ],
        es: [
          'Añade al formulario un campo que pida una llamada sobre el último caso. Entregable: una lista de voluntarios.',
          'Llama a los cinco que escribieron un importe. Entregable: cinco relatos hablados para contrastar con el formulario.',
        ],
        fr: [
          'Ajoute un champ qui propose un appel sur le dernier cas. Livrable : une liste de volontaires.',
          'Appelle les cinq dont la réponse cite un montant. Livrable : cinq récits oraux à comparer au formulaire.',
        ],
      },
    },
    {
      asks: {
        en: [
          'does an industry consultant or retired expert count',
          'paid expert network calls',
          'former plant manager who left the industry',
        ],
        de: [
          'zählt ein Branchenberater oder pensionierter Experte',
          'bezahlte Expertengespräche',
          'früherer Werksleiter im Ruhestand',
        ],
        es: [
          'cuenta un consultor o experto jubilado',
          'llamadas pagadas con expertos',
          'antiguo director de planta que dejó el sector',
        ],
        fr: [
          'un consultant ou expert retraité compte-t-il',
          'appels payés à des experts',
          "ancien directeur d'usine parti du secteur",
        ],
      },
      says: {
        en: 'Not as an interview, unless they speak about their own work at an organisation that could buy today. A consultant summarises many plants and smooths the detail away, so use the hour for vocabulary, names and the next introduction.',
        de: 'Nicht als Interview, es sei denn, die Person spricht über ihre eigene Arbeit in einer Organisation, die heute kaufen könnte. Berater fassen viele Werke zusammen und glätten Details; nutze die Stunde für Fachwörter, Namen und die nächste Vorstellung.',
        es: 'Como entrevista no, salvo que hable de su propio trabajo en una organización que hoy podría comprar. Un consultor resume muchas plantas y alisa el detalle; dedica esa hora a vocabulario, nombres y la siguiente presentación.',
        fr: "Pas comme entretien, sauf s'il parle de son propre travail dans une organisation qui pourrait acheter aujourd'hui. Un consultant résume beaucoup d'usines et lisse le détail ; consacre l'heure au vocabulaire, aux noms et à la prochaine mise en relation.",
      },
      steps: {
        en: [
          'Prepare questions on process and jargon instead of opinions about your idea. Deliverable: a glossary with ten trade terms.',
          'Ask at the end which plant had the worst recent case. Deliverable: a site name and a contact to call.',
        ],
        de: [
          'Bereite Fragen zu Ablauf und Fachsprache vor, nicht zu deiner Idee. Ergebnis: ein Glossar mit zehn Branchenwörtern.',
          'Erkundige dich am Ende, welches Werk zuletzt den schlimmsten Fall hatte. Ergebnis: ein Standort samt Ansprechpartner.',
        ],
        es: [
          'Prepara preguntas sobre proceso y jerga, no sobre tu idea. Entregable: un glosario con diez términos del sector.',
          'Pide al final la planta que tuvo el peor caso reciente. Entregable: un sitio y un contacto al que llamar.',
        ],
        fr: [
          'Prépare des questions sur le procédé et le jargon, pas sur ton idée. Livrable : un glossaire de dix termes métier.',
          "Demande en fin d'échange quel site a connu le pire cas récent. Livrable : un site et un contact.",
        ],
      },
    },
    {
      asks: {
        en: [
          'what are AI simulated customers good for',
          'practise with a chatbot before the real interview',
          'synthetic users to save time',
        ],
        de: [
          'wozu taugen simulierte Kunden mit KI',
          'mit einem Chatbot üben vor dem echten Interview',
          'synthetische Nutzer, um Zeit zu sparen',
        ],
        es: [
          'para qué sirven los clientes simulados con IA',
          'practicar con un chatbot antes de la entrevista real',
          'usuarios sintéticos para ahorrar tiempo',
        ],
        fr: [
          'à quoi servent les clients simulés par IA',
          "s'entraîner avec un chatbot avant le vrai entretien",
          'utilisateurs synthétiques pour gagner du temps',
        ],
      },
      says: {
        en: 'Use them to rehearse, never to decide. A simulated buyer helps you find leading questions and learn the jargon before the call, but it returns the average of what was written and has never paid for anything.',
        de: 'Zum Üben ja, zum Entscheiden nie. Ein simulierter Käufer deckt Suggestivfragen auf und bringt dir Fachwörter bei, liefert aber nur den Durchschnitt des Geschriebenen und hat noch nie etwas bezahlt.',
        es: 'Sirven para ensayar, nunca para decidir. Un comprador simulado te ayuda a detectar preguntas tendenciosas y a aprender la jerga, pero devuelve la media de lo escrito y jamás ha pagado nada.',
        fr: "Ils servent à répéter, jamais à décider. Un acheteur simulé aide à repérer les questions orientées et à apprendre le jargon, mais il renvoie la moyenne de ce qui est écrit et n'a jamais rien payé.",
      },
      steps: {
        en: [
          'Run your guide once against a simulated buyer and strike every leading question. Deliverable: a cleaned set of prompts.',
          'Write down three answers it gave and test them on real people. Deliverable: a table of predicted and heard.',
        ],
        de: [
          'Spiel deinen Leitfaden einmal mit einem simulierten Käufer durch und streiche Suggestivfragen. Ergebnis: ein bereinigter Satz Fragen.',
          'Halte drei seiner Antworten fest und prüf sie an echten Menschen. Ergebnis: eine Tabelle vorhergesagt gegen gehört.',
        ],
        es: [
          'Pasa tu guion una vez por un comprador simulado y tacha lo tendencioso. Entregable: un juego de preguntas limpio.',
          'Apunta tres de sus respuestas y contrástalas con personas reales. Entregable: una tabla de previsto y oído.',
        ],
        fr: [
          'Déroule une fois ton guide face à un acheteur simulé et raye les questions orientées. Livrable : un jeu de questions nettoyé.',
          'Note trois de ses réponses et vérifie-les auprès de vraies personnes. Livrable : un tableau prévu contre entendu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'does our research project partner count',
          'consortium partner from industry as an interview',
          'company in a joint grant',
        ],
        de: [
          'zählt unser Partner im Forschungsprojekt',
          'Industriepartner aus dem Konsortium als Interview',
          'Firma im gemeinsamen Förderantrag',
        ],
        es: [
          'cuenta nuestro socio del proyecto de investigación',
          'socio industrial del consorcio como entrevista',
          'empresa de una ayuda conjunta',
        ],
        fr: [
          'notre partenaire de projet de recherche compte-t-il',
          'partenaire industriel du consortium comme entretien',
          "entreprise d'une subvention commune",
        ],
      },
      says: {
        en: 'Yes, if the person works at the industrial partner and you talked about their own problem outside the project agenda. A steering meeting is no interview, and partners paid by the same grant tend to praise, so weigh them lightly.',
        de: 'Ja, wenn die Person beim Industriepartner arbeitet und ihr außerhalb der Projekttagesordnung über ihr eigenes Problem gesprochen habt. Eine Lenkungssitzung ist kein Interview, und wer aus demselben Topf gefördert wird, lobt gern; gewichte das gering.',
        es: 'Sí, si la persona trabaja en el socio industrial y hablasteis de su propio problema fuera del orden del día. Una reunión de seguimiento no es entrevista, y quien cobra de la misma ayuda tiende a elogiar, así que pondera poco.',
        fr: "Oui, si la personne travaille chez le partenaire industriel et que l'échange portait sur son propre problème, hors ordre du jour. Un comité de pilotage n'est pas un entretien, et qui vit de la même subvention complimente volontiers ; pondère peu.",
      },
      steps: {
        en: [
          "Invite one partner engineer to a separate talk about daily operation. Deliverable: a note without the project's name.",
          'Ask which plant outside the consortium shares this trouble. Deliverable: one introduction to an unfunded site.',
        ],
        de: [
          'Lade eine Ingenieurin des Partners zu einem eigenen Gespräch über den Alltag ein. Ergebnis: eine Notiz ohne Projektnamen.',
          'Lass dir ein Werk außerhalb des Konsortiums mit demselben Ärger nennen. Ergebnis: eine Vorstellung bei einem ungeförderten Betrieb.',
        ],
        es: [
          'Invita a una ingeniera del socio a una charla aparte sobre el día a día. Entregable: una nota sin el nombre del proyecto.',
          'Pide una planta fuera del consorcio con la misma molestia. Entregable: una presentación en un sitio sin subvención.',
        ],
        fr: [
          'Invite une ingénieure du partenaire à un échange séparé sur son quotidien. Livrable : une note sans le nom du projet.',
          "Demande quel site hors consortium connaît le même souci. Livrable : une introduction auprès d'un site non financé.",
        ],
      },
    },
  ],
  'finding-interviewees-from-a-lab': [
    {
      asks: {
        en: [
          'what do I write in the e-mail asking for a talk',
          'text for the first message',
          'subject line and template for outreach',
        ],
        de: [
          'was schreibe ich in die Anfrage-Mail',
          'Text für die erste Nachricht',
          'Betreffzeile und Vorlage',
        ],
        es: [
          'qué escribo en el correo para pedir la charla',
          'texto del primer mensaje',
          'asunto y plantilla de contacto',
        ],
        fr: [
          "qu'écrire dans le courriel de demande",
          'texte du premier message',
          'objet et modèle de prise de contact',
        ],
      },
      says: {
        en: 'Write four lines: how you found them, the one situation you study, the request for 15 minutes, and two time slots. Name their process in the subject line, leave out your technology and every attachment, and sign as a researcher with a phone number.',
        de: 'Schreib vier Zeilen: wie du auf sie kommst, welche Situation du untersuchst, die Bitte um 15 Minuten und zwei Termine. Im Betreff steht ihr Prozess; Technologie und Anhänge bleiben weg, und du unterschreibst als Forscher mit Telefonnummer.',
        es: 'Escribe cuatro líneas: cómo diste con la persona, qué situación estudias, la petición de 15 minutos y dos horarios. En el asunto va su proceso; deja fuera la tecnología y los adjuntos, y firma como investigador con teléfono.',
        fr: "Écris quatre lignes : comment tu l'as trouvée, la situation que tu étudies, la demande de 15 minutes et deux créneaux. L'objet nomme son procédé ; laisse technologie et pièces jointes de côté, et signe comme chercheur avec un téléphone.",
      },
      steps: {
        en: [
          'Draft the four lines for one real person and cut it to eighty words. Deliverable: a mail ready to send.',
          'Send two versions that differ only in the subject line. Deliverable: reply counts for each version.',
        ],
        de: [
          'Entwirf die vier Zeilen für eine echte Person und kürze auf achtzig Wörter. Ergebnis: eine versandfertige Mail.',
          'Verschick zwei Fassungen, die sich nur im Betreff unterscheiden. Ergebnis: Antwortzahlen je Fassung.',
        ],
        es: [
          'Redacta las cuatro líneas para una persona real y recórtalas a ochenta palabras. Entregable: un correo listo.',
          'Manda dos versiones que solo cambien el asunto. Entregable: el número de respuestas de cada versión.',
        ],
        fr: [
          'Rédige ces quatre lignes pour une personne réelle et coupe à quatre-vingts mots. Livrable : un courriel prêt.',
          "Envoie deux versions qui ne diffèrent que par l'objet. Livrable : le nombre de réponses pour chacune.",
        ],
      },
    },
    {
      asks: {
        en: ['nobody answers my messages', 'no reply to cold mails, what next', 'should I send reminders'],
        de: [
          'niemand antwortet auf meine Nachrichten',
          'keine Reaktion auf Kaltmails, was nun',
          'soll ich nachfassen',
        ],
        es: [
          'nadie contesta a mis mensajes',
          'sin respuesta a los correos en frío, qué hago',
          'conviene insistir',
        ],
        fr: [
          'personne ne répond à mes messages',
          'aucun retour aux courriels à froid, que faire',
          'faut-il relancer',
        ],
      },
      says: {
        en: 'Change the sender, not the wording: a message through someone they know beats any second draft. Follow up once after a few working days, call the switchboard in the morning, and then move on to a colleague at the same site.',
        de: 'Ändere den Absender statt des Textes: Eine Nachricht über gemeinsame Bekannte schlägt jede Neufassung. Fass nach ein paar Werktagen genau einmal nach, ruf morgens die Zentrale an und geh dann zum Kollegen am selben Standort.',
        es: 'Cambia el remitente, no el texto: un mensaje a través de alguien conocido gana a cualquier segunda redacción. Insiste una vez a los pocos días hábiles, llama a la centralita por la mañana y pasa a otro compañero de esa planta.',
        fr: "Change d'expéditeur, pas de texte : un message passé par une connaissance bat toute nouvelle version. Relance une seule fois après quelques jours ouvrés, appelle le standard le matin, puis tourne-toi vers un collègue du même site.",
      },
      steps: {
        en: [
          'Find for each silent contact one person you share, however distant. Deliverable: a list of bridges with names.',
          'Phone five of them instead of writing a reminder. Deliverable: a call log with the time that worked.',
        ],
        de: [
          'Such für jeden stummen Kontakt eine gemeinsame Bekannte, auch über Ecken. Ergebnis: eine Liste der Brücken mit Namen.',
          'Ruf fünf von ihnen an, statt eine Erinnerung zu schreiben. Ergebnis: ein Anrufprotokoll mit der passenden Uhrzeit.',
        ],
        es: [
          'Busca para cada contacto mudo un conocido común, aunque sea lejano. Entregable: una lista de puentes con nombres.',
          'Telefonea a cinco de ellos en lugar de escribir otro recordatorio. Entregable: un registro con la hora que funcionó.',
        ],
        fr: [
          'Trouve pour chaque contact muet une relation commune, même lointaine. Livrable : une liste de relais nommés.',
          "Téléphone à cinq d'entre eux au lieu d'écrire un rappel. Livrable : un journal d'appels avec l'heure qui marche.",
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I get into a large corporation',
          'whom do I contact in a big company',
          'gatekeepers and assistants block me',
        ],
        de: [
          'wie komme ich in einen Konzern hinein',
          'wen spreche ich in einer Großfirma an',
          'das Sekretariat blockt ab',
        ],
        es: [
          'cómo entro en una gran empresa',
          'a quién contacto en una multinacional',
          'las secretarias me frenan',
        ],
        fr: [
          'comment entrer dans un grand groupe',
          'qui contacter dans une grande entreprise',
          'les assistants font barrage',
        ],
      },
      says: {
        en: 'Enter through the plant, not the head office: shift leads, process engineers and maintenance planners answer, vice-presidents forward. Find one site, learn its words, and let the engineer carry you upward with a sentence about a cost they know.',
        de: 'Geh über das Werk hinein, nicht über die Zentrale: Schichtleiter, Prozessingenieurinnen und Instandhaltungsplaner antworten, Bereichsleiter leiten weiter. Such einen Standort, lern seine Sprache und lass dich mit einem Satz über bekannte Kosten hochtragen.',
        es: 'Entra por la planta, no por la sede: jefes de turno, ingenieros de proceso y planificadores contestan; los vicepresidentes reenvían. Escoge un centro, aprende su lenguaje y deja que el ingeniero te suba con una frase sobre un coste conocido.',
        fr: "Entre par l'usine, pas par le siège : chefs d'équipe, ingénieurs procédé et planificateurs répondent, les vice-présidents transfèrent. Vise un site, apprends ses mots et laisse l'ingénieur te porter vers le haut avec une phrase sur un coût connu.",
      },
      steps: {
        en: [
          'Pick a single site of the corporation and find three working-level names. Deliverable: three people with role and address.',
          'Write the sentence your engineer could forward to the boss. Deliverable: a two-line text in plant language.',
        ],
        de: [
          'Wähle einen einzigen Standort des Konzerns und finde drei Namen auf Arbeitsebene. Ergebnis: drei Personen mit Rolle und Adresse.',
          'Schreib den Satz, den die Ingenieurin ihrem Chef weiterleiten kann. Ergebnis: zwei Zeilen in Werkssprache.',
        ],
        es: [
          'Toma un solo centro de la empresa y busca tres nombres de nivel operativo. Entregable: tres personas con puesto y dirección.',
          'Redacta la frase que tu ingeniero podría reenviar a su jefe. Entregable: dos líneas en lenguaje de planta.',
        ],
        fr: [
          'Choisis un seul site du groupe et trouve trois noms au niveau opérationnel. Livrable : trois personnes, fonction et adresse.',
          "Écris la phrase que l'ingénieur pourrait transférer à son chef. Livrable : deux lignes dans la langue de l'usine.",
        ],
      },
    },
    {
      asks: {
        en: [
          'I have no alumni and no contacts in this country',
          'completely new to the industry, where do I begin',
          'no network at all',
        ],
        de: [
          'ich habe keine Ehemaligen und keine Kontakte im Land',
          'völlig neu in der Branche, wo anfangen',
          'gar kein Netzwerk',
        ],
        es: [
          'no tengo antiguos alumnos ni contactos en el país',
          'totalmente nuevo en el sector, por dónde empiezo',
          'ninguna red',
        ],
        fr: [
          "je n'ai ni anciens élèves ni contacts dans le pays",
          'tout nouveau dans le secteur, par où commencer',
          'aucun réseau',
        ],
      },
      says: {
        en: 'Begin with people who sell to your target, because they talk to it daily and gain from knowing you. Equipment makers, testing labs and the sector association know dozens of sites, and your professor or transfer office can vouch for you.',
        de: 'Fang bei denen an, die deiner Zielgruppe etwas verkaufen; sie reden täglich mit ihr und haben etwas davon, dich zu kennen. Anlagenbauer, Prüflabore und der Fachverband kennen Dutzende Werke, und Professorin oder Transferstelle können für dich bürgen.',
        es: 'Empieza por quienes venden a tu público, porque hablan con él a diario y les conviene conocerte. Fabricantes de equipos, laboratorios de ensayo y la asociación sectorial conocen decenas de plantas, y tu profesor o la oficina de transferencia pueden avalarte.',
        fr: "Commence par ceux qui vendent à ta cible : ils lui parlent chaque jour et ont intérêt à te connaître. Fabricants d'équipements, laboratoires d'essai et fédération connaissent des dizaines de sites, et ton professeur ou le service de valorisation peut se porter garant.",
      },
      steps: {
        en: [
          'List ten suppliers of the target process and call their field sales. Deliverable: two plant contacts from suppliers.',
          'Ask the association for its next working-group meeting and a guest seat. Deliverable: a confirmed date on site.',
        ],
        de: [
          'Notiere zehn Lieferanten des Zielprozesses und ruf deren Außendienst an. Ergebnis: zwei Werkskontakte über Lieferanten.',
          'Frag beim Verband nach dem nächsten Arbeitskreis und einem Gastplatz. Ergebnis: ein bestätigter Termin vor Ort.',
        ],
        es: [
          'Enumera diez proveedores del proceso y llama a su red comercial. Entregable: dos contactos de planta a través de proveedores.',
          'Pide a la asociación fecha e invitación para su próximo grupo de trabajo. Entregable: una asistencia confirmada.',
        ],
        fr: [
          "Dresse dix fournisseurs du procédé visé et appelle leurs commerciaux terrain. Livrable : deux contacts d'usine obtenus par eux.",
          "Demande à la fédération une place d'invité au prochain groupe de travail. Livrable : une date confirmée.",
        ],
      },
    },
    {
      asks: {
        en: [
          'what do I offer people for their time',
          'should I pay interviewees',
          'why would anyone talk to me',
        ],
        de: [
          'was biete ich den Leuten für ihre Zeit',
          'soll ich Interviewpartner bezahlen',
          'warum sollte jemand mit mir reden',
        ],
        es: [
          'qué ofrezco a la gente por su tiempo',
          'debo pagar a los entrevistados',
          'por qué iban a hablar conmigo',
        ],
        fr: [
          "qu'offrir aux gens pour leur temps",
          'faut-il payer les personnes interrogées',
          'pourquoi me parleraient-ils',
        ],
      },
      says: {
        en: 'Offer what you learn, not money: a one-page summary of how other sites handle the same trouble is worth more to an engineer than a voucher. Paying attracts the talkative, and many employers forbid it anyway.',
        de: 'Biete, was du lernst, kein Geld: Eine Seite darüber, wie andere Werke denselben Ärger lösen, ist einer Ingenieurin mehr wert als ein Gutschein. Bezahlung lockt die Redseligen, und viele Arbeitgeber verbieten sie ohnehin.',
        es: 'Ofrece lo que aprendes, no dinero: una página sobre cómo otras plantas resuelven la misma molestia vale más para un ingeniero que un cheque regalo. Pagar atrae a los habladores, y muchas empresas lo prohíben.',
        fr: "Offre ce que tu apprends, pas de l'argent : une page sur la façon dont d'autres sites traitent le même souci vaut plus pour un ingénieur qu'un bon cadeau. Payer attire les bavards, et beaucoup d'employeurs l'interdisent.",
      },
      steps: {
        en: [
          'Promise a short comparison of practices and send it to all who took part. Deliverable: one anonymised page after your tenth talk.',
          'Thank each person within a day with one thing you understood. Deliverable: a three-line note per talk.',
        ],
        de: [
          'Versprich einen kurzen Praxisvergleich und schick ihn allen Beteiligten. Ergebnis: eine anonymisierte Seite nach dem zehnten Gespräch.',
          'Bedank dich binnen eines Tages mit einer Sache, die du verstanden hast. Ergebnis: drei Zeilen an jede Person.',
        ],
        es: [
          'Promete una comparación breve de prácticas y mándala a todos los participantes. Entregable: una página anónima tras la décima charla.',
          'Agradece en un día con algo que hayas entendido. Entregable: una nota de tres líneas para cada persona.',
        ],
        fr: [
          'Promets une courte comparaison de pratiques et envoie-la à tous les participants. Livrable : une page anonymisée après le dixième échange.',
          'Remercie sous un jour en citant une chose comprise. Livrable : une note de trois lignes à chacun.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I use a trade fair to get conversations',
          'meeting plant people at a conference',
          'is visiting an industry event worth it',
        ],
        de: [
          'wie nutze ich eine Messe für Gespräche',
          'Werksleute auf einer Tagung treffen',
          'lohnt sich ein Branchentreffen',
        ],
        es: [
          'cómo aprovecho una feria para conseguir charlas',
          'conocer gente de planta en un congreso',
          'vale la pena ir a un evento del sector',
        ],
        fr: [
          "comment tirer des échanges d'un salon",
          "rencontrer des gens d'usine à un congrès",
          'un événement du secteur vaut-il le déplacement',
        ],
      },
      says: {
        en: 'Use the fair to book, not to interview: the aisle is too loud for a real story. Choose the day when operators walk rather than exhibitors, talk to equipment vendors in the quiet morning, and leave with dated calls.',
        de: 'Nutze die Messe zum Verabreden, nicht zum Befragen; im Gang ist es für eine echte Geschichte zu laut. Wähle den Tag der Betreiber, sprich am ruhigen Morgen mit Ausrüstern und geh mit datierten Anrufen nach Hause.',
        es: 'Usa la feria para citarte, no para entrevistar: el pasillo hace demasiado ruido para un relato de verdad. Elige el día en que pasean los operadores, habla con fabricantes por la mañana y vuelve con llamadas fechadas.',
        fr: "Sers-toi du salon pour fixer des rendez-vous, pas pour interroger : l'allée est trop bruyante pour un vrai récit. Choisis le jour des exploitants, vois les équipementiers le matin et repars avec des appels datés.",
      },
      steps: {
        en: [
          'Mark fifteen stands whose customers are your target before you travel. Deliverable: a route with one name per stand.',
          'Fix the call in both calendars before you leave the stand. Deliverable: six dated appointments.',
        ],
        de: [
          'Markiere vor der Reise fünfzehn Stände, deren Kunden deine Zielgruppe sind. Ergebnis: ein Rundgang mit einem Namen je Stand.',
          'Trag den Anruf in beide Kalender ein, bevor du den Stand verlässt. Ergebnis: sechs datierte Termine.',
        ],
        es: [
          'Marca antes de viajar quince expositores cuyos clientes sean tu público. Entregable: un recorrido con un nombre por stand.',
          'Apunta la llamada en ambas agendas antes de dejar el stand. Entregable: seis citas con fecha.',
        ],
        fr: [
          'Repère avant le départ quinze stands dont les clients sont ta cible. Livrable : un parcours avec un nom par stand.',
          "Inscris l'appel dans les deux agendas avant de quitter le stand. Livrable : six rendez-vous datés.",
        ],
      },
    },
  ],
  'five-signs-of-an-earlyvangelist': [
    {
      asks: {
        en: [
          'the user is keen but has no budget',
          'great fan without any money to spend',
          'pursue someone who cannot pay',
        ],
        de: [
          'der Nutzer ist begeistert, hat aber kein Budget',
          'Fan ohne eigenes Geld',
          'lohnt sich jemand, der nicht zahlen kann',
        ],
        es: [
          'el usuario está encantado pero no tiene presupuesto',
          'un fan sin dinero propio',
          'merece la pena alguien que no puede pagar',
        ],
        fr: [
          "l'utilisateur est ravi mais n'a pas de budget",
          'un fan sans argent à dépenser',
          "faut-il suivre quelqu'un qui ne peut pas payer",
        ],
      },
      says: {
        en: 'Keep them as a guide to the person who has the money, not as your next sale. Ask what the problem costs their department and who signed for the last tool, then go to that signature together.',
        de: 'Behalte ihn als Wegweiser zu der Person mit Geld, nicht als nächsten Abschluss. Frag, was das Problem seine Abteilung kostet und wer das letzte Werkzeug freigegeben hat, und geht gemeinsam dorthin.',
        es: 'Consérvalo como guía hacia quien tiene el dinero, no como tu próxima venta. Pregunta cuánto le cuesta el problema a su departamento y quién aprobó la última herramienta, y acudid juntos a esa firma.',
        fr: "Garde-le comme guide vers celui qui tient l'argent, pas comme ta prochaine vente. Demande ce que le problème coûte à son service et qui a signé le dernier outil, puis allez ensemble voir cette personne.",
      },
      steps: {
        en: [
          'Put a yearly cost on their trouble with them, line by line. Deliverable: a half-page sum they agree with.',
          'Ask the fan to invite the budget holder to your next call. Deliverable: a three-way appointment with a date.',
        ],
        de: [
          'Rechne mit ihm Zeile für Zeile aus, was der Ärger im Jahr kostet. Ergebnis: eine halbe Seite, der er zustimmt.',
          'Bitte ihn, die budgetverantwortliche Person zum nächsten Gespräch einzuladen. Ergebnis: ein datiertes Gespräch zu dritt mit ihr.',
        ],
        es: [
          'Calcula con esa persona, línea a línea, lo que cuesta la molestia al año. Entregable: media página que acepte.',
          'Pídele que invite al responsable del presupuesto a la próxima llamada. Entregable: una cita a tres con fecha.',
        ],
        fr: [
          "Chiffre avec lui, ligne par ligne, le coût annuel de son souci. Livrable : une demi-page qu'il approuve.",
          "Demande-lui d'inviter le responsable du budget au prochain appel. Livrable : une invitation acceptée par les trois.",
        ],
      },
    },
    {
      asks: {
        en: [
          'where do I find people who already built their own fix',
          'how to spot early adopters',
          'search for pioneers in the field',
        ],
        de: [
          'wo finde ich Leute mit selbst gebauter Lösung',
          'wie erkenne ich frühe Anwender',
          'Vorreiter in der Branche suchen',
        ],
        es: [
          'dónde encuentro gente con su propio apaño',
          'cómo reconozco a los primeros adoptantes',
          'buscar pioneros del sector',
        ],
        fr: [
          'où trouver ceux qui ont bricolé leur solution',
          'comment repérer les premiers adoptants',
          'chercher des pionniers du secteur',
        ],
      },
      says: {
        en: 'Look where people complain in detail: practitioner forums, user groups, trade magazine letters, job adverts for a strange manual task, and service engineers who see odd gadgets in plants. Ask every interviewee who has tried something unusual against this.',
        de: 'Such dort, wo sich Leute genau beschweren: Fachforen, Anwendergruppen, Leserbriefe, Stellenanzeigen für seltsame Handarbeit und Servicetechniker, die Basteleien im Werk sehen. Frag jeden Gesprächspartner, wer dagegen schon Ungewöhnliches probiert hat.',
        es: 'Busca donde la gente se queja con detalle: foros profesionales, grupos de usuarios, cartas en revistas, ofertas de empleo para tareas manuales raras y técnicos que ven inventos en planta. Pregunta a cada entrevistado quién ha probado algo inusual.',
        fr: "Cherche là où l'on se plaint avec précision : forums métier, clubs d'utilisateurs, courrier des revues, offres d'emploi pour une étrange tâche manuelle, techniciens qui voient des bricolages en usine. Demande à chacun qui a déjà tenté quelque chose d'inhabituel.",
      },
      steps: {
        en: [
          'Search adverts for staff who do this task by hand and note the employers. Deliverable: a list of ten sites.',
          'Question two service engineers about home-made fixes they have come across. Deliverable: three leads with location.',
        ],
        de: [
          'Durchsuche Stellenanzeigen nach dieser Handarbeit und notiere die Arbeitgeber. Ergebnis: eine Liste mit zehn Standorten.',
          'Befrage zwei Servicetechniker zu Eigenbauten, die ihnen begegnet sind. Ergebnis: drei Spuren mit Ort.',
        ],
        es: [
          'Rastrea ofertas de empleo para esa tarea manual y anota quién contrata. Entregable: una lista de diez centros.',
          'Consulta a dos técnicos de servicio por apaños que hayan visto. Entregable: tres pistas con su lugar.',
        ],
        fr: [
          "Parcours les offres d'emploi pour cette tâche manuelle et note les employeurs. Livrable : une liste de dix sites.",
          'Interroge deux techniciens de service sur les bricolages rencontrés. Livrable : trois pistes avec leur lieu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the innovation department of a corporate is enthusiastic',
          'is an innovation lab or scout a real early adopter',
          'start-up programme invites us',
        ],
        de: [
          'die Innovationsabteilung eines Konzerns ist begeistert',
          'ist ein Technologie-Scout ein früher Anwender',
          'Start-up-Programm lädt uns ein',
        ],
        es: [
          'el departamento de innovación de una gran empresa está entusiasmado',
          'un scout es un primer adoptante de verdad',
          'nos invitan a un programa de startups',
        ],
        fr: [
          "la direction innovation d'un groupe est enthousiaste",
          'un scout est-il un vrai premier adoptant',
          'on nous invite à un programme start-up',
        ],
      },
      says: {
        en: 'Usually not: a scout is paid to find you, not to have your problem. Accept the contact on one condition, that a plant or business unit with its own budget joins the second call and describes the trouble itself.',
        de: 'Meist nicht: Ein Scout wird fürs Finden bezahlt, er hat dein Problem nicht. Nimm den Kontakt unter einer Bedingung an, nämlich dass ein Werk oder Bereich mit eigenem Budget im zweiten Gespräch selbst vom Ärger erzählt.',
        es: 'Casi nunca: a un scout le pagan por encontrarte, no por tener tu problema. Acepta el contacto con una condición, que una planta o unidad con presupuesto propio entre en la segunda llamada y cuente ella misma la molestia.',
        fr: "Rarement : un scout est payé pour te trouver, pas pour avoir ton problème. Accepte le contact à une condition, qu'une usine ou une unité dotée d'un budget participe au deuxième appel et décrive elle-même le souci.",
      },
      steps: {
        en: [
          'Ask the scout which unit owns the cost and who there asked for help. Deliverable: one operational name and its budget year.',
          'Set a limit of two meetings without an operational person. Deliverable: a dated stop rule for this account.',
        ],
        de: [
          'Kläre mit dem Scout, welcher Bereich die Kosten trägt und wer dort um Hilfe bat. Ergebnis: ein Name samt Budgetjahr.',
          'Begrenze dich auf zwei Treffen ohne Betriebsperson. Ergebnis: eine datierte Abbruchregel für diese Firma.',
        ],
        es: [
          'Averigua qué unidad soporta el coste y quién pidió ayuda allí. Entregable: un nombre operativo y su año presupuestario.',
          'Limítate a dos reuniones sin nadie de operaciones. Entregable: una regla de parada fechada para esa cuenta.',
        ],
        fr: [
          "Demande au scout quelle unité supporte le coût et qui a réclamé de l'aide. Livrable : un nom opérationnel et son exercice budgétaire.",
          "Limite-toi à deux réunions sans personne du terrain. Livrable : une règle d'arrêt datée pour ce compte.",
        ],
      },
    },
    {
      asks: {
        en: [
          'nobody has a workaround, what does that mean',
          'no one searched for a solution yet',
          'people live with the problem',
        ],
        de: [
          'niemand hat sich beholfen, was heißt das',
          'keiner hat bisher nach einer Lösung gesucht',
          'die Leute leben damit',
        ],
        es: [
          'nadie tiene un apaño, qué significa',
          'nadie ha buscado solución todavía',
          'la gente convive con el problema',
        ],
        fr: [
          "personne n'a de palliatif, qu'est-ce que cela veut dire",
          "nul n'a encore cherché de solution",
          'les gens vivent avec le problème',
        ],
      },
      says: {
        en: 'It usually means the pain is not worth an afternoon to them, so lower your hopes for this group. Check one alternative before you leave: that a rule, a warranty or missing access forbids them to help themselves.',
        de: 'Meist heißt es, dass ihnen der Schmerz keinen Nachmittag wert ist; senk also deine Erwartung an diese Gruppe. Prüf vorher eine andere Erklärung: Vorschrift, Garantie oder fehlender Zugang verbieten ihnen die Selbsthilfe.',
        es: 'Suele significar que la molestia no les merece una tarde, así que rebaja tus esperanzas con ese grupo. Antes de irte comprueba otra explicación: que una norma, la garantía o la falta de acceso les prohíba arreglarlo.',
        fr: "Cela signifie souvent que la gêne ne vaut pas un après-midi à leurs yeux ; revois donc tes espoirs pour ce groupe. Vérifie d'abord une autre cause : une règle, une garantie ou l'accès qui leur interdit de bricoler.",
      },
      steps: {
        en: [
          'Ask three people what stops them from fixing it on their own. Deliverable: three reasons sorted into forbidden, impossible and unimportant.',
          'Drop the group if "unimportant" wins, and note what they fix instead. Deliverable: a new problem candidate.',
        ],
        de: [
          'Frag drei Personen, was sie am eigenen Behelf hindert. Ergebnis: drei Gründe, sortiert nach verboten, unmöglich und unwichtig.',
          'Gib die Gruppe auf, wenn „unwichtig“ überwiegt, und notiere, was sie stattdessen beheben. Ergebnis: ein neuer Problemkandidat.',
        ],
        es: [
          'Pregunta a tres personas qué les impide resolverlo solas. Entregable: tres motivos clasificados en prohibido, imposible y poco importante.',
          'Deja el grupo si gana «poco importante» y apunta qué arreglan en su lugar. Entregable: otro problema candidato.',
        ],
        fr: [
          "Demande à trois personnes ce qui les empêche d'agir seules. Livrable : trois raisons classées en interdit, impossible et secondaire.",
          "Quitte le groupe si « secondaire » l'emporte et note ce qu'il répare à la place. Livrable : un autre problème candidat.",
        ],
      },
    },
    {
      asks: {
        en: [
          'early adopters in safety-critical or regulated plants',
          'nobody may improvise in pharma or aviation',
          'first customer where workarounds are forbidden',
        ],
        de: [
          'frühe Anwender in sicherheitskritischen Betrieben',
          'in Pharma oder Luftfahrt darf niemand basteln',
          'Erstkunde, wo Behelfe verboten sind',
        ],
        es: [
          'primeros adoptantes en plantas reguladas o críticas',
          'en farma o aviación nadie puede improvisar',
          'primer cliente donde los apaños están prohibidos',
        ],
        fr: [
          'premiers adoptants dans un site réglementé ou critique',
          'en pharma ou aéronautique personne ne peut bricoler',
          'premier client quand le palliatif est interdit',
        ],
      },
      says: {
        en: 'Search the paperwork instead of the workshop: open corrective actions, repeated deviations and audit findings show who must act and by when. A quality manager with a dated finding is as good a first customer as any tinkerer.',
        de: 'Such in den Akten statt in der Werkstatt: Offene Korrekturmaßnahmen, wiederholte Abweichungen und Auditbefunde zeigen, wer bis wann handeln muss. Eine Qualitätsleiterin mit befristetem Befund ist als Erstkundin so gut wie jeder Tüftler.',
        es: 'Busca en los papeles y no en el taller: acciones correctivas abiertas, desviaciones repetidas y hallazgos de auditoría dicen quién debe actuar y cuándo. Una responsable de calidad con un hallazgo fechado vale tanto como cualquier manitas.',
        fr: "Cherche dans les dossiers plutôt que dans l'atelier : actions correctives ouvertes, écarts répétés et constats d'audit montrent qui doit agir et quand. Une responsable qualité avec un constat daté vaut n'importe quel bricoleur comme premier client.",
      },
      steps: {
        en: [
          'Ask three quality managers which finding has been open longest. Deliverable: three findings with their closing date.',
          'Write your offer as a measure that closes one such finding. Deliverable: half a page in the wording of the finding.',
        ],
        de: [
          'Frag drei Qualitätsverantwortliche nach dem am längsten offenen Befund. Ergebnis: drei Befunde mit Frist.',
          'Beschreib dein Angebot als Maßnahme, die einen davon schließt. Ergebnis: eine halbe Seite im Wortlaut des Befunds.',
        ],
        es: [
          'Pregunta a tres responsables de calidad qué hallazgo lleva más tiempo abierto. Entregable: tres hallazgos con su plazo.',
          'Presenta tu oferta como la medida que cierra uno de ellos. Entregable: media página con sus mismas palabras.',
        ],
        fr: [
          'Demande à trois responsables qualité leur constat ouvert depuis le plus longtemps. Livrable : trois constats avec échéance.',
          "Décris ton offre comme l'action qui clôt l'un d'eux. Livrable : une demi-page dans les mots du constat.",
        ],
      },
    },
    {
      asks: {
        en: [
          'do they need all five signs',
          'someone shows three signs only, good enough',
          'which sign matters most',
        ],
        de: [
          'müssen alle fünf Zeichen da sein',
          'nur drei Merkmale erfüllt, reicht das',
          'welches Zeichen wiegt am meisten',
        ],
        es: ['hacen falta las cinco señales', 'alguien cumple solo tres, basta', 'qué señal pesa más'],
        fr: [
          'faut-il réunir les cinq signes',
          "quelqu'un n'en montre que trois, est-ce assez",
          'quel signe pèse le plus',
        ],
      },
      says: {
        en: 'No, two can be missing if the workaround and the budget are there. A workaround proves effort and a budget makes buying possible; awareness and search can be woken by one good figure, but an absent problem never can.',
        de: 'Nein, zwei dürfen fehlen, wenn Behelf und Budget da sind. Der Behelf beweist Mühe, das Budget macht den Kauf möglich; Bewusstsein und Suche weckt eine gute Zahl, ein fehlendes Problem dagegen nie.',
        es: 'No, pueden faltar dos si hay apaño y presupuesto. El apaño demuestra esfuerzo y el presupuesto hace posible la compra; la conciencia y la búsqueda despiertan con una buena cifra, pero un problema ausente nunca.',
        fr: "Non, deux peuvent manquer si le palliatif et le budget sont là. Le palliatif prouve l'effort et le budget rend l'achat possible ; un bon chiffre éveille la conscience et la recherche, jamais un problème absent.",
      },
      steps: {
        en: [
          'Mark for each candidate which signs you saw yourself and which you only assumed. Deliverable: a list with assumptions circled.',
          'Test the circled ones with one call per person. Deliverable: corrected scores for your favourites.',
        ],
        de: [
          'Kennzeichne je Kandidat, was du selbst gesehen und was du nur vermutet hast. Ergebnis: eine Liste mit eingekreisten Vermutungen.',
          'Prüf das Eingekreiste mit einem Anruf pro Person. Ergebnis: berichtigte Punktzahlen deiner Favoriten.',
        ],
        es: [
          'Señala en cada candidato lo que viste tú y lo que solo supones. Entregable: una lista con las suposiciones rodeadas.',
          'Comprueba lo rodeado con una llamada por persona. Entregable: puntuaciones corregidas de tus favoritos.',
        ],
        fr: [
          'Distingue pour chaque candidat ce que tu as vu de ce que tu supposes. Livrable : une liste où les suppositions sont entourées.',
          'Vérifie les points entourés par un appel à chacun. Livrable : des notes corrigées pour tes favoris.',
        ],
      },
    },
  ],
  'commitment-currencies': [
    {
      asks: {
        en: [
          'they say keep us posted, what do I reply',
          '"send us some information" after the meeting',
          'polite goodbye without a decision',
        ],
        de: [
          'sie sagen „halten Sie uns auf dem Laufenden“',
          '„schicken Sie mal Unterlagen“ nach dem Termin',
          'freundlicher Abschied ohne Entscheidung',
        ],
        es: [
          'dicen «manténganos informados»',
          '«envíenos información» tras la reunión',
          'despedida cortés sin decisión',
        ],
        fr: [
          'ils disent « tenez-nous au courant »',
          '« envoyez-nous de la documentation » après la réunion',
          'au revoir poli sans décision',
        ],
      },
      says: {
        en: 'Reply with a choice instead of a brochure: "Happy to. Would a look at your scrap data or a call with the site manager be more useful first." If neither suits them, you have your answer and lose no more months.',
        de: 'Antworte mit einer Auswahl statt mit einer Broschüre: „Gern. Hilft Ihnen zuerst ein Blick in die Ausschussdaten oder ein Gespräch mit der Werksleitung mehr.“ Passt beides nicht, hast du deine Antwort und verlierst keine weiteren Monate.',
        es: 'Contesta con una elección y no con un folleto: «Encantado. Podemos empezar viendo sus datos de rechazo o hablando con la dirección de planta.» Si no les sirve ninguna, ya tienes tu respuesta y no pierdes más meses.',
        fr: 'Réponds par un choix plutôt que par une brochure : « Volontiers. Commençons par vos données de rebut ou par un appel avec la direction du site. » Si rien ne convient, tu as ta réponse et tu ne perds plus de mois.',
      },
      steps: {
        en: [
          'Write a two-option reply for the phrase you hear most often. Deliverable: a text saved for the next goodbye.',
          'Answer the last three such mails with it today. Deliverable: three replies sorted into moved and closed.',
        ],
        de: [
          'Schreib eine Antwort mit zwei Möglichkeiten auf den häufigsten Abschiedssatz. Ergebnis: ein Text, der für das nächste Mal bereitliegt.',
          'Beantworte die letzten drei solcher Mails noch heute damit. Ergebnis: drei Kontakte, bewegt oder geschlossen.',
        ],
        es: [
          'Escribe una respuesta con dos opciones para la despedida más frecuente. Entregable: un texto guardado para la próxima vez.',
          'Contesta hoy con ella los tres últimos correos así. Entregable: tres contactos, avanzados o cerrados.',
        ],
        fr: [
          'Rédige une réponse à deux options pour la formule que tu entends le plus. Livrable : un texte enregistré.',
          "Réponds ainsi dès aujourd'hui aux trois derniers courriels de ce type. Livrable : trois contacts, avancés ou clos.",
        ],
      },
    },
    {
      asks: {
        en: [
          'they refused every request, is the account dead',
          'they say no to time, data and money',
          'what if nobody commits to anything',
        ],
        de: [
          'sie haben jede Bitte abgelehnt, ist der Kontakt tot',
          'nein zu Zeit, Daten und Geld',
          'was, wenn sich keiner festlegt',
        ],
        es: [
          'rechazaron todas las peticiones, está muerta la cuenta',
          'no a tiempo, datos y dinero',
          'qué pasa si nadie se compromete',
        ],
        fr: [
          'ils ont refusé toutes mes demandes, le compte est-il mort',
          "non au temps, aux données et à l'argent",
          "que faire si personne ne s'engage",
        ],
      },
      says: {
        en: 'Treat the account as closed for now, and be glad you learnt it cheaply. One refusal can be bad timing, refusal in all three currencies means the problem ranks too low; ask what ranks above it and leave the door open.',
        de: 'Schließ den Kontakt vorerst und freu dich, dass die Einsicht billig war. Ein einzelnes Nein kann am Zeitpunkt liegen, dreimal Nein heißt, dass das Problem zu weit unten steht; frag, was darüber steht, und lass die Tür offen.',
        es: 'Da la cuenta por cerrada de momento y alégrate de saberlo barato. Un rechazo puede ser mal momento; en las tres monedas significa que el problema está muy abajo: pregunta qué va por delante y deja la puerta abierta.',
        fr: "Ferme ce compte pour l'instant et réjouis-toi de l'avoir appris à bas prix. Un refus peut tenir au moment ; dans les trois monnaies, il dit que le problème est trop bas : demande ce qui passe avant et laisse la porte ouverte.",
      },
      steps: {
        en: [
          'Ask the person which three projects got money this year instead. Deliverable: a ranking that shows where yours stands.',
          'Name the event that would reopen the talk and set a reminder. Deliverable: a trigger and a date in your list.',
        ],
        de: [
          'Lass dir drei Vorhaben nennen, die dieses Jahr Geld bekamen. Ergebnis: eine Rangfolge mit deinem Platz darin.',
          'Benenne das Ereignis, das den Kontakt wieder öffnet, und stell eine Erinnerung. Ergebnis: Auslöser samt Datum.',
        ],
        es: [
          'Pregunta qué tres proyectos recibieron dinero este año. Entregable: una lista ordenada con el lugar del tuyo.',
          'Define el hecho que reabriría la conversación y pon un recordatorio. Entregable: un detonante y una fecha.',
        ],
        fr: [
          "Demande quels trois projets ont reçu de l'argent cette année. Livrable : un classement où figure ta place.",
          "Nomme l'événement qui rouvrirait la discussion et programme un rappel. Livrable : un déclencheur et une date.",
        ],
      },
    },
    {
      asks: {
        en: [
          'what can I ask from an engineer without signing power',
          'a fair ask for someone junior',
          'requests that need no approval',
        ],
        de: [
          'worum kann ich eine Ingenieurin ohne Unterschrift bitten',
          'faire Bitte an jemanden ohne Befugnis',
          'was geht ohne Genehmigung',
        ],
        es: [
          'qué puedo pedir a un ingeniero sin firma',
          'petición razonable a alguien sin poder',
          'cosas que no necesitan autorización',
        ],
        fr: [
          'que demander à un ingénieur sans pouvoir de signature',
          "une demande raisonnable à quelqu'un de junior",
          'ce qui ne requiert aucune autorisation',
        ],
      },
      says: {
        en: 'Ask for what they control: an export of old data, a photo of the workaround, a sample, or a sentence in the team meeting. The strongest of these is an introduction to the boss, because it spends their reputation on you.',
        de: 'Bitte um das, was sie selbst in der Hand hat: alte Daten, ein Foto vom Behelf, eine Probe oder ein Wort in der Teamrunde. Am stärksten ist die Vorstellung beim Chef, denn dabei setzt sie ihren Ruf ein.',
        es: 'Pide lo que controla: una descarga de datos antiguos, una foto del apaño, una muestra o una mención en la reunión de equipo. Lo más valioso es que te presente a su jefe, porque arriesga su reputación por ti.',
        fr: "Demande ce qu'il maîtrise : un export d'anciennes données, une photo du palliatif, un échantillon ou un mot en réunion d'équipe. Le plus fort reste la présentation au chef, car il y met sa réputation.",
      },
      steps: {
        en: [
          'List five things a working engineer can give without approval. Deliverable: a menu ordered by effort.',
          'Ask for an introduction right after they have used your result once. Deliverable: a message forwarded to their manager.',
        ],
        de: [
          'Schreib fünf Dinge auf, die jemand ohne Freigabe geben kann. Ergebnis: eine Auswahl nach Aufwand geordnet.',
          'Bitte um die Vorstellung, gleich nachdem dein Resultat einmal genutzt wurde. Ergebnis: eine an die Leitung weitergeleitete Nachricht.',
        ],
        es: [
          'Anota cinco cosas que alguien puede dar sin autorización. Entregable: un menú ordenado por esfuerzo.',
          'Solicita la presentación justo después de que use tu resultado una vez. Entregable: un mensaje reenviado a su responsable.',
        ],
        fr: [
          "Liste cinq choses qu'on peut donner sans autorisation. Livrable : un menu classé par effort.",
          'Sollicite la présentation juste après un premier usage de ton résultat. Livrable : un message transféré au responsable.',
        ],
      },
    },
    {
      asks: {
        en: [
          'great meeting and then silence',
          'they went quiet, how do I follow up',
          'ghosted by a promising contact',
        ],
        de: [
          'tolles Treffen und dann Funkstille',
          'sie melden sich nicht mehr, wie fasse ich nach',
          'vielversprechender Kontakt taucht ab',
        ],
        es: [
          'gran reunión y luego silencio',
          'no contestan, cómo hago el seguimiento',
          'un contacto prometedor desapareció',
        ],
        fr: [
          'super réunion puis silence',
          'ils ne répondent plus, comment relancer',
          'un contact prometteur a disparu',
        ],
      },
      says: {
        en: 'Follow up with something useful and one small decision, not with "just checking in". After two attempts send a closing note that says you will archive the matter on a given day; that note is often the first one answered.',
        de: 'Fass mit etwas Nützlichem und einer kleinen Entscheidung nach, nie mit „wollte nur mal hören“. Nach zwei Versuchen kündigst du an, den Vorgang an einem bestimmten Tag abzulegen; genau diese Nachricht wird oft beantwortet.',
        es: 'Vuelve con algo útil y una pequeña decisión, nunca con «solo quería saber». Tras dos intentos avisa de que archivarás el asunto un día concreto; ese mensaje suele ser el primero que responden.',
        fr: "Reviens avec une chose utile et une petite décision, jamais avec « je prends des nouvelles ». Après deux essais, annonce que tu classes le dossier à telle date ; c'est souvent ce message qui obtient une réponse.",
      },
      steps: {
        en: [
          'Send one finding from another site with a yes-or-no request attached. Deliverable: a mail of five lines.',
          'Set the archive date and keep it. Deliverable: a closing message scheduled and the account moved out of the active list.',
        ],
        de: [
          'Schick eine Erkenntnis aus einem anderen Betrieb mit einer Ja-Nein-Bitte. Ergebnis: eine Mail mit fünf Zeilen.',
          'Setz das Ablagedatum und halte es ein. Ergebnis: eine geplante Abschlussnachricht, der Kontakt aus der aktiven Liste genommen.',
        ],
        es: [
          'Manda un hallazgo de otra planta con una petición de sí o no. Entregable: un correo de cinco líneas.',
          'Fija la fecha de archivo y cúmplela. Entregable: un mensaje de cierre programado y la cuenta fuera de las activas.',
        ],
        fr: [
          "Envoie un enseignement d'un autre site avec une demande à trancher par oui ou non. Livrable : un courriel de cinq lignes.",
          'Fixe la date de classement et tiens-la. Livrable : un message de clôture programmé, le compte sorti des actifs.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they want a non-disclosure agreement before sharing data, is that a commitment',
          'does an NDA mean they are serious',
          'confidentiality paper as a sign of interest',
        ],
        de: [
          'sie wollen erst eine Vertraulichkeitsvereinbarung, ist das eine Zusage',
          'heißt ein NDA, dass sie es ernst meinen',
          'Geheimhaltung als Zeichen von Interesse',
        ],
        es: [
          'piden un acuerdo de confidencialidad antes de dar datos, es un compromiso',
          'un NDA significa que van en serio',
          'confidencialidad como señal de interés',
        ],
        fr: [
          'ils veulent un accord de confidentialité avant de partager, est-ce un engagement',
          "un NDA prouve-t-il qu'ils sont sérieux",
          "confidentialité comme signe d'intérêt",
        ],
      },
      says: {
        en: 'A confidentiality agreement opens a drawer and commits nobody, so it does not count as evidence. The commitment is what follows: name the data set, the person who exports it and the day, in the same mail that returns the signed paper.',
        de: 'Eine Vertraulichkeitsvereinbarung öffnet eine Schublade und bindet niemanden, sie zählt daher nicht als Beleg. Verbindlich wird erst, was folgt: Nenn Datensatz, absendende Person und Tag in derselben Mail, mit der das unterschriebene Papier zurückgeht.',
        es: 'Un acuerdo de confidencialidad abre un cajón y no compromete a nadie, así que no cuenta como evidencia. El compromiso viene después: nombra los datos, quién los exporta y qué día, en el mismo correo que devuelve el papel firmado.',
        fr: "Un accord de confidentialité ouvre un tiroir et n'engage personne : il ne compte donc pas comme preuve. L'engagement est ce qui suit ; nomme le jeu de données, l'expéditeur et le jour dans le courriel qui renvoie le papier signé.",
      },
      steps: {
        en: [
          'Ask for a short mutual text and have your lawyer read field and duration. Deliverable: a marked-up draft with open points.',
          'Attach the data request to the signature mail. Deliverable: a file name, a sender and a delivery day.',
        ],
        de: [
          'Bitte um einen kurzen gegenseitigen Text und lass die Kanzlei Gegenstand und Dauer lesen. Ergebnis: ein kommentierter Entwurf.',
          'Häng die Datenanfrage an die Mail mit der Unterschrift. Ergebnis: Dateiname, Absender und Liefertag.',
        ],
        es: [
          'Propón un texto breve y mutuo y que tu abogado revise objeto y duración. Entregable: un borrador comentado.',
          'Incluye la solicitud de datos en el correo de la firma. Entregable: archivo, remitente y día de entrega.',
        ],
        fr: [
          'Propose un texte court et réciproque, et fais lire objet et durée par ton avocat. Livrable : un projet annoté.',
          'Joins la demande de données au courriel de signature. Livrable : un fichier, un expéditeur et un jour.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a big company cannot pay quickly, what commitment can I expect',
          'corporate needs months for any approval',
          'realistic first step for a large firm',
        ],
        de: [
          'ein Konzern kann nicht schnell zahlen, welche Zusage ist realistisch',
          'Großfirma braucht Monate für jede Freigabe',
          'erster Schritt mit einem großen Unternehmen',
        ],
        es: [
          'una gran empresa no puede pagar rápido, qué compromiso espero',
          'una corporación tarda meses en aprobar',
          'primer paso realista con una multinacional',
        ],
        fr: [
          'un grand groupe ne peut pas payer vite, quel engagement attendre',
          'il leur faut des mois pour valider',
          'première étape réaliste avec un grand compte',
        ],
      },
      says: {
        en: 'Expect people and access first: a named project owner, a seat for you in a production meeting, and data under their own rules. Judge them by whether these arrive on the agreed day, because a company that cannot free one engineer will not free money.',
        de: 'Erwarte zuerst Menschen und Zugang: einen benannten Projektverantwortlichen, einen Platz in der Produktionsrunde, Daten nach Hausregeln. Miss sie daran, ob das am vereinbarten Tag kommt; wer keine Ingenieurin freistellt, stellt auch kein Geld frei.',
        es: 'Espera primero personas y acceso: un responsable con nombre, un sitio en la reunión de producción y datos según sus normas. Júzgala por si llegan el día acordado; quien no libera a un ingeniero tampoco liberará dinero.',
        fr: "Attends d'abord des personnes et des accès : un responsable nommé, une place en réunion de production, des données selon leurs règles. Juge le groupe à leur arrivée au jour dit ; qui ne libère pas un ingénieur ne libérera pas d'argent.",
      },
      steps: {
        en: [
          'Ask for an owner, a site and a kick-off date in one sentence. Deliverable: an answer with three names or dates.',
          'Draw the approval steps with your contact and date each of them. Deliverable: a path to the first paid step.',
        ],
        de: [
          'Bitte in einem Satz um Verantwortlichen, Standort und Starttermin. Ergebnis: eine Antwort mit drei Angaben.',
          'Zeichne mit deinem Kontakt die Freigabeschritte auf und datiere sie. Ergebnis: ein Weg zum ersten bezahlten Schritt.',
        ],
        es: [
          'Pide en una frase responsable, planta y fecha de arranque. Entregable: una respuesta con esos tres datos.',
          'Dibuja con tu contacto los pasos de aprobación y pon fecha a cada uno. Entregable: un camino al primer pago.',
        ],
        fr: [
          'Demande en une phrase un responsable, un site et une date de lancement. Livrable : une réponse à ces trois points.',
          'Trace avec ton contact les étapes de validation et date-les. Livrable : un chemin vers le premier paiement.',
        ],
      },
    },
  ],
  'evidence-strength-ladder': [
    {
      asks: {
        en: [
          'which evidence do I show investors or a jury first',
          'they say we have no validation',
          'order of proof in the pitch',
        ],
        de: [
          'welchen Beleg zeige ich Investoren oder der Jury zuerst',
          'sie sagen, uns fehlt die Validierung',
          'Reihenfolge der Nachweise im Pitch',
        ],
        es: [
          'qué prueba enseño primero a inversores o al jurado',
          'dicen que nos falta validación',
          'orden de las pruebas en el pitch',
        ],
        fr: [
          "quelle preuve montrer d'abord aux investisseurs ou au jury",
          'on nous dit que nous manquons de validation',
          'ordre des preuves dans le pitch',
        ],
      },
      says: {
        en: 'Lead with the highest rung you stand on, even if the number is small: one paid trial goes before a hundred conversations. State count, date and who decided, then say plainly what you do not know yet, because that sentence earns trust.',
        de: 'Beginne mit der höchsten Sprosse, auf der du stehst, auch bei kleiner Zahl: Ein bezahlter Test kommt vor hundert Gesprächen. Nenn Anzahl, Datum und wer entschied, dann offen, was du noch nicht weißt; das schafft Vertrauen.',
        es: 'Abre con el peldaño más alto en el que estés, aunque el número sea pequeño: una prueba pagada va antes que cien charlas. Da cantidad, fecha y quién decidió, y reconoce lo que aún ignoras, porque eso genera confianza.',
        fr: "Commence par l'échelon le plus haut où tu te tiens, même si le nombre est petit : un essai payé passe avant cent échanges. Donne quantité, date et décideur, puis avoue ce que tu ignores encore, car cela inspire confiance.",
      },
      steps: {
        en: [
          'Rank every proof in your deck by what it cost the customer. Deliverable: a reordered evidence slide with dates.',
          'Add one line on the open question and the test that closes it. Deliverable: a sentence for the same slide.',
        ],
        de: [
          'Ordne alle Belege im Pitch danach, was sie den Kunden gekostet haben. Ergebnis: eine neu sortierte Folie mit Daten.',
          'Ergänze eine Zeile zur offenen Frage und zum Test, der sie schließt. Ergebnis: ein Satz auf derselben Folie.',
        ],
        es: [
          'Ordena cada prueba de la presentación por lo que costó al cliente. Entregable: una diapositiva reordenada con fechas.',
          'Añade una línea con la duda abierta y el ensayo que la cierra. Entregable: una frase en esa misma diapositiva.',
        ],
        fr: [
          "Classe chaque preuve du dossier selon ce qu'elle a coûté au client. Livrable : une diapositive réordonnée et datée.",
          'Ajoute une ligne sur la question ouverte et le test qui la ferme. Livrable : une phrase sur cette diapositive.',
        ],
      },
    },
    {
      asks: {
        en: [
          'everyone is enthusiastic but nobody orders',
          'interviews say one thing and behaviour another',
          'which do I believe when words and actions differ',
        ],
        de: [
          'alle sind begeistert, aber keiner bestellt',
          'Interviews sagen das eine, Verhalten das andere',
          'wem glauben, wenn Worte und Taten abweichen',
        ],
        es: [
          'todos están entusiasmados pero nadie pide',
          'las entrevistas dicen una cosa y la conducta otra',
          'a quién creo si palabras y hechos difieren',
        ],
        fr: [
          'tous sont enthousiastes mais personne ne commande',
          'les entretiens disent une chose, les actes une autre',
          'qui croire quand paroles et actes divergent',
        ],
      },
      says: {
        en: 'Believe the behaviour and treat the gap as your finding. Enthusiasm without orders means that price, timing, risk or the buyer is wrong, so ask the keenest three what would have to be true for them to order this quarter.',
        de: 'Glaub dem Verhalten und nimm die Lücke als Befund. Begeisterung ohne Bestellung heißt, dass Preis, Zeitpunkt, Risiko oder Ansprechpartner nicht stimmt; frag die drei Eifrigsten, was gelten müsste, damit sie dieses Quartal bestellen.',
        es: 'Cree la conducta y toma esa diferencia como hallazgo. El entusiasmo sin pedidos indica que falla el precio, el momento, el riesgo o el interlocutor; pregunta a los tres más animados qué haría falta para comprar este trimestre.',
        fr: "Crois les actes et traite l'écart comme ton résultat. L'enthousiasme sans commande signale que le prix, le moment, le risque ou l'interlocuteur est faux ; demande aux trois plus motivés ce qu'il faudrait pour commander ce trimestre.",
      },
      steps: {
        en: [
          'List the point at which each keen contact stopped moving. Deliverable: a table of contacts against last step taken.',
          'Remove the most common obstacle in one offer and present it again. Deliverable: a second answer from three contacts.',
        ],
        de: [
          'Trag ein, an welcher Stelle jeder Begeisterte stehen blieb. Ergebnis: eine Tabelle aus Kontakten und letztem Schritt.',
          'Räum im Angebot das häufigste Hindernis aus und leg es erneut vor. Ergebnis: eine zweite Antwort von drei Kontakten.',
        ],
        es: [
          'Señala en qué punto se detuvo cada contacto entusiasta. Entregable: una tabla de contactos y último paso dado.',
          'Quita de la oferta el obstáculo más común y preséntala otra vez. Entregable: una segunda respuesta de tres contactos.',
        ],
        fr: [
          "Relève à quel stade chaque contact motivé s'est arrêté. Livrable : un tableau des contacts et du dernier pas.",
          "Lève l'obstacle le plus fréquent dans une offre et présente-la de nouveau. Livrable : une deuxième réponse de trois contacts.",
        ],
      },
    },
    {
      asks: {
        en: [
          'our product is years away, how do we get strong evidence without it',
          'validate hardware before it exists',
          'nothing to sell yet',
        ],
        de: [
          'unser Produkt braucht noch Jahre, wie kommen wir zu starken Belegen',
          'Hardware prüfen, bevor es sie gibt',
          'noch nichts zu verkaufen',
        ],
        es: [
          'faltan años para el producto, cómo consigo evidencia fuerte',
          'validar hardware antes de que exista',
          'todavía no hay nada que vender',
        ],
        fr: [
          'le produit est à des années, comment obtenir des preuves fortes',
          "valider du matériel qui n'existe pas",
          "rien à vendre pour l'instant",
        ],
      },
      says: {
        en: 'Sell the result before the machine: run samples by hand, analyse their data, or take a signed letter with volume, price and conditions for the day you meet the specification. Each costs the customer something, and none needs a finished device.',
        de: 'Verkauf das Resultat vor der Maschine: Bearbeite Proben von Hand, werte ihre Daten aus oder hol eine unterschriebene Absichtserklärung mit Menge, Preis und Bedingungen für den Tag der erfüllten Spezifikation. Alles kostet den Kunden etwas, nichts braucht ein fertiges Gerät.',
        es: 'Vende el resultado antes que la máquina: procesa muestras a mano, analiza sus datos o logra una carta firmada con volumen, precio y condiciones para cuando cumplas la especificación. Todo le cuesta algo al cliente y nada exige un equipo terminado.',
        fr: 'Vends le résultat avant la machine : traite des échantillons à la main, analyse leurs données ou obtiens une lettre signée avec volume, prix et conditions pour le jour où la spécification est tenue. Tout cela coûte au client, sans appareil fini.',
      },
      steps: {
        en: [
          'Choose the one output you can already deliver manually and price it. Deliverable: a service offer on a single page.',
          "Draft the specification at which three buyers would order. Deliverable: a table of values with the buyer's initials.",
        ],
        de: [
          'Wähle das eine Resultat, das du schon von Hand liefern kannst, und gib ihm einen Preis. Ergebnis: ein Leistungsangebot.',
          'Entwirf die Spezifikation, bei der drei Käufer bestellen würden. Ergebnis: eine Wertetabelle mit Kürzel des Käufers.',
        ],
        es: [
          'Elige el resultado que ya puedes entregar manualmente y ponle precio. Entregable: una oferta de servicio.',
          'Redacta la especificación con la que tres compradores harían un pedido. Entregable: una tabla de valores con sus iniciales.',
        ],
        fr: [
          'Choisis le résultat que tu peux déjà livrer à la main et donne-lui un prix. Livrable : une offre de service.',
          'Rédige la spécification à laquelle trois acheteurs commanderaient. Livrable : un tableau de valeurs paraphé.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how much is a waiting list or press coverage worth',
          'newsletter sign-ups and likes as traction',
          'awards and website visitors as proof',
        ],
        de: [
          'was ist eine Warteliste oder ein Presseartikel wert',
          'Newsletter-Anmeldungen und Likes als Traktion',
          'Preise und Websitebesucher als Nachweis',
        ],
        es: [
          'cuánto vale una lista de espera o salir en prensa',
          'suscripciones y me gusta como tracción',
          'premios y visitas a la web como prueba',
        ],
        fr: [
          "que vaut une liste d'attente ou un article de presse",
          "inscriptions et mentions j'aime comme traction",
          'prix et visiteurs du site comme preuve',
        ],
      },
      says: {
        en: 'Very little: a sign-up costs seconds, and press, prizes and likes come from people who will never buy. Use the list as a phone book instead, call those who left a company address, and report only what happens afterwards.',
        de: 'Sehr wenig: Eine Anmeldung kostet Sekunden, und Presse, Preise und Likes kommen von Leuten, die nie kaufen. Nutze die Liste als Telefonbuch, ruf die mit Firmenadresse an und berichte nur, was danach geschieht.',
        es: 'Muy poco: apuntarse cuesta segundos, y la prensa, los premios y los me gusta vienen de gente que nunca comprará. Usa la lista como agenda, llama a quien dejó correo de empresa y comunica solo lo que ocurra después.',
        fr: "Très peu : s'inscrire coûte quelques secondes, et presse, prix ou mentions viennent de gens qui n'achèteront jamais. Sers-toi de la liste comme annuaire, appelle ceux qui ont laissé une adresse d'entreprise et ne rapporte que la suite.",
      },
      steps: {
        en: [
          'Sort the list by employer and mark those inside your segment. Deliverable: a call sheet of real organisations.',
          'Offer the first ten a paid or data-sharing step. Deliverable: a count of steps accepted, next to sign-ups.',
        ],
        de: [
          'Sortiere die Liste nach Arbeitgeber und markiere dein Segment. Ergebnis: ein Anrufblatt mit echten Organisationen.',
          'Biete den ersten zehn einen bezahlten Schritt oder Datenaustausch an. Ergebnis: angenommene Schritte neben der Zahl der Anmeldungen.',
        ],
        es: [
          'Ordena la lista por empresa y marca tu segmento. Entregable: una hoja de llamadas con organizaciones reales.',
          'Ofrece a los diez primeros un paso pagado o compartir datos. Entregable: pasos aceptados junto al número de altas.',
        ],
        fr: [
          "Trie la liste par employeur et marque ceux de ton segment. Livrable : une feuille d'appels avec de vraies organisations.",
          "Propose aux dix premiers un pas payant ou un partage de données. Livrable : le nombre d'accords face aux inscriptions.",
        ],
      },
    },
    {
      asks: {
        en: [
          'test the technical risk or the market risk first',
          'should we prove the science before talking to customers',
          'which assumption goes first',
        ],
        de: [
          'erst das technische oder das Marktrisiko testen',
          'sollen wir die Wissenschaft vor Kundengesprächen beweisen',
          'welche Annahme zuerst',
        ],
        es: [
          'pruebo antes el riesgo técnico o el de mercado',
          'demostramos la ciencia antes de hablar con clientes',
          'qué hipótesis va primero',
        ],
        fr: [
          "tester d'abord le risque technique ou le risque marché",
          'prouver la science avant de voir les clients',
          'quelle hypothèse en premier',
        ],
      },
      says: {
        en: 'Test whichever would kill the company soonest and costs least to check, and in deep tech that is often the market. A fortnight of customer asks is cheaper than a bench campaign, and its answer tells you which specification is worth proving.',
        de: 'Teste zuerst, was die Firma am schnellsten umbringt und am wenigsten kostet; bei Deep Tech ist das oft der Markt. Zwei Wochen Kundenanfragen sind billiger als eine Versuchsreihe und zeigen, welche Spezifikation den Nachweis lohnt.',
        es: 'Prueba primero lo que antes mataría a la empresa y menos cuesta comprobar; en deep tech suele ser el mercado. Dos semanas de peticiones a clientes salen más baratas que una campaña de ensayos y dicen qué especificación merece demostrarse.',
        fr: "Teste d'abord ce qui tuerait l'entreprise le plus tôt et coûte le moins à vérifier ; en deep tech, c'est souvent le marché. Deux semaines de demandes aux clients coûtent moins qu'une campagne d'essais et désignent la spécification à prouver.",
      },
      steps: {
        en: [
          'Write beside each assumption the cost and days of its cheapest test. Deliverable: a ranked list of tests.',
          'Have customers name the technical threshold before you plan the next campaign. Deliverable: one number with its unit and source.',
        ],
        de: [
          'Schreib neben jede Annahme Kosten und Tage des billigsten Tests. Ergebnis: eine Rangliste der Tests.',
          'Lass Kunden die technische Schwelle nennen, bevor du die nächste Versuchsreihe planst. Ergebnis: eine Zahl mit Einheit und Quelle.',
        ],
        es: [
          'Escribe junto a cada hipótesis el coste y los días de su prueba más barata. Entregable: una lista ordenada.',
          'Haz que los clientes nombren el umbral técnico antes de la próxima campaña. Entregable: un número con unidad y fuente.',
        ],
        fr: [
          'Note en face de chaque hypothèse le coût et les jours du test le moins cher. Livrable : une liste classée.',
          'Fais nommer par les clients le seuil technique avant la prochaine campagne. Livrable : un nombre, son unité, sa source.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I set a pass mark for a test',
          'when is an experiment a success',
          'decide in advance what counts as failure',
        ],
        de: [
          'wie lege ich eine Bestehensgrenze fest',
          'wann ist ein Versuch ein Erfolg',
          'vorher festlegen, was als Scheitern gilt',
        ],
        es: [
          'cómo fijo el umbral de una prueba',
          'cuándo un experimento es un éxito',
          'decidir antes qué es un fracaso',
        ],
        fr: [
          "comment fixer le seuil de réussite d'un test",
          'quand une expérience est-elle réussie',
          "décider d'avance ce qui compte comme échec",
        ],
      },
      says: {
        en: 'Write the pass mark before the first contact, as a count and a date: so many of so many asked will do this by then. Add what you will do below it, or you will talk yourself into any result.',
        de: 'Schreib die Grenze vor dem ersten Kontakt auf, als Anzahl und Datum: So viele von so vielen Angefragten tun dies bis dahin. Ergänze, was du darunter tust, sonst redest du dir jedes Resultat schön.',
        es: 'Escribe el umbral antes del primer contacto, como número y fecha: tantos de tantos consultados harán esto para entonces. Añade qué harás por debajo, o te convencerás de cualquier resultado.',
        fr: "Écris le seuil avant le premier contact, en nombre et en date : tant de personnes sur tant de sollicitées feront ceci d'ici là. Ajoute ce que tu feras en dessous, sinon tu justifieras n'importe quel résultat.",
      },
      steps: {
        en: [
          'Fill a test card with asked, expected, deadline and the consequence of failing. Deliverable: a card signed by both founders.',
          'Give it to someone outside the team who will ask for the result. Deliverable: a review date with that person.',
        ],
        de: [
          'Füll eine Testkarte aus: angefragt, erwartet, Frist, Folge des Scheiterns. Ergebnis: eine Karte mit Unterschrift beider Gründer.',
          'Gib sie jemandem außerhalb des Teams, der nach dem Ausgang fragt. Ergebnis: ein Auswertungstermin mit dieser Person.',
        ],
        es: [
          'Rellena una ficha con consultados, esperado, plazo y consecuencia del fallo. Entregable: una ficha firmada por ambos fundadores.',
          'Entrégala a alguien ajeno al equipo que pedirá el resultado. Entregable: una fecha de revisión con esa persona.',
        ],
        fr: [
          "Remplis une fiche : sollicités, attendu, délai, conséquence d'un échec. Livrable : une fiche signée par les deux fondateurs.",
          "Confie-la à quelqu'un hors de l'équipe qui réclamera le résultat. Livrable : une date de revue avec cette personne.",
        ],
      },
    },
  ],
  'logging-an-interview': [
    {
      asks: {
        en: [
          'may I record or transcribe the call',
          'do I need consent for a recording',
          'automatic transcription of interviews',
        ],
        de: [
          'darf ich das Gespräch aufzeichnen oder transkribieren',
          'brauche ich eine Einwilligung für die Aufnahme',
          'automatische Mitschrift',
        ],
        es: [
          'puedo grabar o transcribir la llamada',
          'necesito consentimiento para grabar',
          'transcripción automática de entrevistas',
        ],
        fr: [
          "puis-je enregistrer ou transcrire l'appel",
          'faut-il un accord pour enregistrer',
          'transcription automatique des entretiens',
        ],
      },
      says: {
        en: 'Only with clear consent asked before you press the button, and never as a replacement for your own five lines. Recording makes plant people careful, so drop it for first talks; before you store voices, prepare purpose, storage place and deletion date for your data protection adviser.',
        de: 'Nur mit klarer Einwilligung vor dem Start, und nie als Ersatz für deine fünf Zeilen. Aufnahmen machen Werksleute vorsichtig, lass sie im Erstgespräch weg; bevor du Stimmen speicherst, leg Zweck, Speicherort und Löschdatum für die Datenschutzberatung bereit.',
        es: 'Solo con consentimiento claro antes de pulsar el botón, y nunca en lugar de tus cinco líneas. Grabar vuelve cauta a la gente de planta, así que evítalo al principio; antes de guardar voces, prepara finalidad, lugar y fecha de borrado para tu asesor de datos.',
        fr: "Seulement avec un accord clair donné avant le démarrage, et jamais à la place de tes cinq lignes. L'enregistrement rend prudent, évite-le au premier échange ; avant de garder des voix, prépare finalité, stockage et date d'effacement pour ton conseil en données.",
      },
      steps: {
        en: [
          'Write the consent sentence and the rule for deleting files. Deliverable: a half-page sheet for the adviser to check.',
          'Run one call with and one without recording and compare candour. Deliverable: a team decision with its reason.',
        ],
        de: [
          'Formuliere den Einwilligungssatz und die Löschregel. Ergebnis: eine halbe Seite zur Prüfung durch die Beratung.',
          'Führe ein Gespräch mit und eines ohne Aufnahme und vergleiche die Offenheit. Ergebnis: ein begründeter Teambeschluss.',
        ],
        es: [
          'Redacta la frase de consentimiento y la regla de borrado. Entregable: media página para que la revise el asesor.',
          'Haz una llamada grabada y otra sin grabar y compara la franqueza. Entregable: una decisión de equipo razonada.',
        ],
        fr: [
          "Rédige la phrase d'accord et la règle d'effacement. Livrable : une demi-page à faire vérifier par le conseil.",
          "Mène un appel enregistré et un autre sans, puis compare la franchise. Livrable : une décision d'équipe motivée.",
        ],
      },
    },
    {
      asks: {
        en: [
          'which tool for notes, spreadsheet or CRM',
          'where do we store all the interviews',
          'software for keeping customer talks',
        ],
        de: [
          'welches Werkzeug für Notizen, Tabelle oder CRM',
          'wo speichern wir alle Gespräche',
          'Software für Kundengespräche',
        ],
        es: [
          'qué herramienta para las notas, hoja o CRM',
          'dónde guardamos todas las charlas',
          'software para registrar conversaciones',
        ],
        fr: [
          'quel outil pour les notes, tableur ou CRM',
          'où conserver tous les échanges',
          'logiciel pour suivre les conversations',
        ],
      },
      says: {
        en: 'One shared spreadsheet is enough until you pass the point where two people edit it during the same hour. Move to a customer database only when you have offers and follow-ups to track; before that it costs setup time and hides the quotes.',
        de: 'Eine gemeinsame Tabelle genügt, bis zwei Leute sie in derselben Stunde bearbeiten. Eine Kundendatenbank lohnt erst, wenn Angebote und Wiedervorlagen zu verfolgen sind; vorher kostet sie Einrichtung und versteckt die Zitate.',
        es: 'Basta una hoja compartida hasta que dos personas la editen en la misma hora. Pasa a una base de clientes cuando haya ofertas y seguimientos que vigilar; antes solo cuesta configuración y esconde las citas.',
        fr: 'Un tableur partagé suffit tant que deux personnes ne le modifient pas dans la même heure. Passe à une base clients quand il y a des offres et des relances à suivre ; plus tôt, elle coûte du réglage et cache les citations.',
      },
      steps: {
        en: [
          'Fix drop-down values for role, segment and next step. Deliverable: a table that can be filtered in seconds.',
          'Agree who may edit and where the single copy lives. Deliverable: one link in the team channel.',
        ],
        de: [
          'Leg feste Auswahlwerte für Rolle, Segment und nächsten Schritt an. Ergebnis: eine in Sekunden filterbare Tabelle.',
          'Vereinbart, wer bearbeiten darf und wo die einzige Fassung liegt. Ergebnis: ein Link im Teamkanal.',
        ],
        es: [
          'Define valores fijos para puesto, segmento y próximo paso. Entregable: una tabla que se filtra en segundos.',
          'Acuerda quién edita y dónde vive la única copia. Entregable: un enlace en el canal del equipo.',
        ],
        fr: [
          'Définis des valeurs fixes pour fonction, segment et prochaine étape. Livrable : un tableau filtrable en quelques secondes.',
          "Décidez qui modifie et où vit la copie unique. Livrable : un lien dans le canal d'équipe.",
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I take notes while I talk',
          'I am alone in the interview, writing and listening',
          'typing during the call is distracting',
        ],
        de: [
          'wie schreibe ich mit, während ich rede',
          'ich bin allein im Interview',
          'Tippen im Gespräch lenkt ab',
        ],
        es: [
          'cómo tomo notas mientras hablo',
          'estoy solo en la entrevista',
          'teclear durante la llamada distrae',
        ],
        fr: [
          'comment prendre des notes en parlant',
          "je suis seul pendant l'entretien",
          "taper pendant l'appel déconcentre",
        ],
      },
      says: {
        en: 'Write single words, amounts and one verbatim quote while you listen, and fill the lines straight after the call. Block the quarter hour behind each appointment for this; if two of you join, one speaks and the other writes without interrupting.',
        de: 'Notiere beim Zuhören nur Stichwörter, Beträge und ein wörtliches Zitat; die Zeilen füllst du direkt danach. Blocke dafür die Viertelstunde hinter jedem Termin; zu zweit redet eine Person, die andere schreibt, ohne zu unterbrechen.',
        es: 'Apunta solo palabras sueltas, importes y una cita literal mientras escuchas, y completa las líneas al colgar. Reserva para ello el cuarto de hora siguiente; si vais dos, uno habla y el otro escribe sin interrumpir.',
        fr: "Note des mots isolés, les montants et une citation exacte en écoutant, puis remplis les lignes dès la fin. Bloque pour cela le quart d'heure suivant ; à deux, l'un parle et l'autre écrit sans interrompre.",
      },
      steps: {
        en: [
          'Put a fifteen-minute buffer behind every booked talk in the calendar. Deliverable: no back-to-back interviews this week.',
          'Prepare a paper form with room for amounts and the quote. Deliverable: ten printed sheets on your desk.',
        ],
        de: [
          'Trag hinter jedes Gespräch eine Viertelstunde Puffer ein. Ergebnis: diese Woche keine zwei Interviews direkt hintereinander.',
          'Bereite ein Papierformular mit Platz für Beträge und Zitat vor. Ergebnis: zehn gedruckte Bögen auf dem Tisch.',
        ],
        es: [
          'Deja un hueco de un cuarto de hora tras cada charla reservada. Entregable: ninguna entrevista seguida esta semana.',
          'Prepara un formulario en papel con sitio para importes y cita. Entregable: diez hojas impresas en la mesa.',
        ],
        fr: [
          "Ajoute un quart d'heure libre après chaque échange prévu. Livrable : aucun entretien enchaîné cette semaine.",
          'Prépare un formulaire papier avec une place pour montants et citation. Livrable : dix feuilles imprimées sur ton bureau.',
        ],
      },
    },
    {
      asks: {
        en: [
          'I never wrote down my old talks, do they still count',
          'interviews from months ago without notes',
          'reconstruct conversations from memory',
        ],
        de: [
          'ich habe frühere Gespräche nie notiert, zählen sie noch',
          'Interviews von vor Monaten ohne Mitschrift',
          'Gespräche aus dem Gedächtnis nachtragen',
        ],
        es: [
          'nunca apunté mis charlas antiguas, cuentan todavía',
          'entrevistas de hace meses sin notas',
          'reconstruir conversaciones de memoria',
        ],
        fr: [
          "je n'ai jamais noté mes anciens échanges, comptent-ils",
          "entretiens d'il y a des mois sans notes",
          'reconstituer de mémoire',
        ],
      },
      says: {
        en: 'Count an old talk only if you can still name the person, the organisation and one concrete event; the rest is atmosphere. Ring the best of them again with a short request to confirm, which also restarts the contact.',
        de: 'Zähl ein altes Gespräch nur, wenn du Person, Organisation und ein konkretes Ereignis noch nennen kannst; alles andere ist Stimmung. Ruf die besten noch einmal kurz zur Bestätigung an, das belebt zugleich den Kontakt.',
        es: 'Cuenta una charla antigua solo si aún puedes nombrar a la persona, la organización y un hecho concreto; lo demás es ambiente. Vuelve a llamar a las mejores para confirmarlo, y de paso reavivas el contacto.',
        fr: "Ne compte un ancien échange que si tu peux encore nommer la personne, l'organisation et un fait précis ; le reste n'est qu'impression. Rappelle brièvement les meilleurs pour confirmer, ce qui relance aussi le contact.",
      },
      steps: {
        en: [
          'Go through calendar and mailbox for the past half-year and list every outside meeting. Deliverable: a dated list of candidates.',
          'Confirm the event with each person in a two-line mail. Deliverable: replies that turn memory into a record.',
        ],
        de: [
          'Geh Kalender und Postfach des letzten halben Jahres durch und liste Außentermine auf. Ergebnis: eine datierte Kandidatenliste.',
          'Lass dir das Ereignis per Zweizeiler bestätigen. Ergebnis: Antworten, die aus Erinnerung einen Eintrag machen.',
        ],
        es: [
          'Revisa calendario y correo del último medio año y lista las reuniones externas. Entregable: candidatas con fecha.',
          'Confirma el hecho con cada persona en dos líneas. Entregable: respuestas que convierten el recuerdo en registro.',
        ],
        fr: [
          'Parcours agenda et messagerie du dernier semestre et liste les rendez-vous externes. Livrable : des candidats datés.',
          'Fais confirmer le fait par un courriel de deux lignes. Livrable : des réponses qui transforment le souvenir en trace.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I find patterns across all my notes',
          'analyse many interviews',
          'turn raw quotes into conclusions',
        ],
        de: [
          'wie finde ich Muster in meinen Notizen',
          'viele Interviews auswerten',
          'aus Zitaten Schlüsse ziehen',
        ],
        es: [
          'cómo encuentro patrones en mis notas',
          'analizar muchas entrevistas',
          'convertir citas en conclusiones',
        ],
        fr: [
          'comment trouver des tendances dans mes notes',
          "analyser beaucoup d'entretiens",
          'tirer des conclusions de citations',
        ],
      },
      says: {
        en: 'Sort by one column at a time, cost first, then role, then site size, and watch what moves together. A pattern is three people in different organisations who describe the same event; anything less is a quote you like.',
        de: 'Sortiere immer nur nach einer Spalte, erst Kosten, dann Rolle, dann Werksgröße, und schau, was sich gemeinsam bewegt. Ein Muster sind drei Leute aus verschiedenen Organisationen mit demselben Ereignis; alles darunter ist ein Lieblingszitat.',
        es: 'Ordena por una sola columna cada vez, primero coste, luego puesto, luego tamaño, y mira qué se mueve junto. Un patrón son tres personas de organizaciones distintas con el mismo suceso; menos que eso es una cita que te gusta.',
        fr: "Trie sur une seule colonne à la fois, coût puis fonction puis taille de site, et regarde ce qui bouge ensemble. Une tendance, ce sont trois personnes d'organisations différentes qui décrivent le même fait ; en dessous, c'est une citation qui te plaît.",
      },
      steps: {
        en: [
          'Tag each note with the event it describes in two or three words. Deliverable: a count per event and organisation.',
          'Let a teammate tag the same notes blind and compare. Deliverable: a list of disagreements to settle.',
        ],
        de: [
          'Versieh jede Notiz mit zwei, drei Wörtern zum Ereignis. Ergebnis: eine Zahl je Ereignis und Organisation.',
          'Lass jemanden aus dem Team dieselben Notizen blind verschlagworten. Ergebnis: eine Liste der Abweichungen.',
        ],
        es: [
          'Etiqueta cada nota con el suceso en dos o tres palabras. Entregable: un recuento por suceso y organización.',
          'Haz que un compañero etiquete las mismas notas a ciegas. Entregable: una lista de discrepancias por resolver.',
        ],
        fr: [
          'Étiquette chaque note avec le fait décrit en deux ou trois mots. Livrable : un compte par fait et organisation.',
          "Fais étiqueter les mêmes notes à l'aveugle par un coéquipier. Livrable : une liste de désaccords à trancher.",
        ],
      },
    },
    {
      asks: {
        en: [
          'may I show interview notes to investors or partners',
          'keep interviewees anonymous',
          'sharing confidential quotes',
        ],
        de: [
          'darf ich Notizen an Investoren oder Partner geben',
          'Gesprächspartner anonym halten',
          'vertrauliche Zitate teilen',
        ],
        es: [
          'puedo enseñar las notas a inversores o socios',
          'mantener anónimos a los entrevistados',
          'compartir citas confidenciales',
        ],
        fr: [
          'puis-je montrer mes notes à des investisseurs ou partenaires',
          'garder les interlocuteurs anonymes',
          'partager des citations confidentielles',
        ],
      },
      says: {
        en: 'Share the pattern and not the person: role, industry and figure may travel, while names, plants and anything told in confidence stay with you. Ask permission for each quote you want to print, and keep the named version under separate access.',
        de: 'Teile das Muster, nicht die Person: Rolle, Branche und Zahl dürfen hinaus, Namen, Werke und Vertrauliches bleiben bei dir. Hol für jedes gedruckte Zitat die Erlaubnis ein und halte die Fassung mit Namen getrennt unter Zugriffsschutz.',
        es: 'Comparte el patrón y no la persona: puesto, sector y cifra pueden salir; nombres, plantas y confidencias se quedan contigo. Pide permiso para cada cita impresa y guarda la versión con nombres bajo acceso aparte.',
        fr: "Partage la tendance, pas la personne : fonction, secteur et chiffre peuvent sortir, tandis que noms, sites et confidences restent chez toi. Demande l'accord pour chaque citation imprimée et garde la version nominative sous un accès séparé.",
      },
      steps: {
        en: [
          'Make a second view of the table without names and sites. Deliverable: a version that can be shown to outsiders.',
          'Request consent for the two quotes you would most like to use. Deliverable: two written answers on file.',
        ],
        de: [
          'Leg eine zweite Ansicht ohne Namen und Standorte an. Ergebnis: eine Fassung, die du Außenstehenden zeigen kannst.',
          'Bitte um Freigabe der zwei Zitate, die du am liebsten nutzt. Ergebnis: zwei abgelegte schriftliche Antworten.',
        ],
        es: [
          'Crea una segunda vista de la tabla sin nombres ni plantas. Entregable: una versión apta para terceros.',
          'Solicita permiso para las dos citas que más te sirven. Entregable: dos respuestas escritas archivadas.',
        ],
        fr: [
          'Crée une deuxième vue du tableau sans noms ni sites. Livrable : une version montrable à des tiers.',
          "Sollicite l'accord pour les deux citations les plus utiles. Livrable : deux réponses écrites conservées.",
        ],
      },
    },
  ],
  'willingness-to-pay-without-would-you': [
    {
      asks: {
        en: [
          'which number do I name when I do not know my price',
          'first price to put into the offer',
          'how to pick a test price',
        ],
        de: [
          'welche Zahl nenne ich, wenn ich meinen Preis nicht kenne',
          'erster Preis im Angebot',
          'wie wähle ich einen Testpreis',
        ],
        es: [
          'qué cifra digo si no sé mi precio',
          'primer precio de la oferta',
          'cómo elijo un precio de prueba',
        ],
        fr: [
          "quel chiffre annoncer si j'ignore mon prix",
          "premier prix dans l'offre",
          "comment choisir un prix d'essai",
        ],
      },
      says: {
        en: 'Name a number that is a clear fraction of the yearly cost you heard in interviews, and say it without a range. If nobody flinches, raise it with the next contact; if all do, you have found the ceiling for this segment.',
        de: 'Nenn eine Zahl, die ein klarer Bruchteil der gehörten Jahreskosten ist, und zwar ohne Spanne. Zuckt niemand, erhöhst du beim nächsten Kontakt; zucken alle, kennst du die Obergrenze dieses Segments.',
        es: 'Di una cifra que sea una fracción clara del coste anual que oíste, y dila sin horquilla. Si nadie pestañea, súbela con el siguiente contacto; si todos lo hacen, has encontrado el techo del segmento.',
        fr: 'Annonce un montant qui soit une fraction nette du coût annuel entendu, et sans fourchette. Si personne ne sourcille, monte au contact suivant ; si tous sursautent, tu as trouvé le plafond de ce segment.',
      },
      steps: {
        en: [
          'Take the median yearly cost from your notes and set one price from it. Deliverable: a figure with its derivation.',
          'Quote a higher number to every second contact. Deliverable: two columns of reactions.',
        ],
        de: [
          'Nimm den Median der Jahreskosten aus deinen Notizen und leite einen Preis ab. Ergebnis: ein Betrag mit Herleitung.',
          'Nenn jedem zweiten Kontakt einen höheren Betrag. Ergebnis: zwei Spalten mit Reaktionen.',
        ],
        es: [
          'Toma la mediana del coste anual de tus notas y deriva un precio. Entregable: un importe con su cálculo.',
          'Da una cifra mayor a uno de cada dos contactos. Entregable: dos columnas de reacciones.',
        ],
        fr: [
          'Prends la médiane des coûts annuels de tes notes et déduis-en un prix. Livrable : un montant avec son calcul.',
          'Cite un chiffre plus haut à un contact sur deux. Livrable : deux colonnes de réactions.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the customer says it is too expensive',
          'they refused the price, do I lower it',
          'reaction to a price objection',
        ],
        de: [
          'der Kunde sagt, es ist zu teuer',
          'Preis abgelehnt, soll ich nachgeben',
          'was tun beim Preiseinwand',
        ],
        es: [
          'el cliente dice que es caro',
          'rechazaron el precio, lo bajo',
          'qué hacer ante la objeción de precio',
        ],
        fr: [
          "le client dit que c'est trop cher",
          'prix refusé, faut-il baisser',
          "que faire face à l'objection de prix",
        ],
      },
      says: {
        en: 'Do not cut the price; ask what they compare it with. "Too expensive" means no budget, a cheaper alternative or an outcome they do not believe, and each needs a different answer: another payer, a smaller scope or better proof.',
        de: 'Senk den Preis nicht, frag nach dem Vergleich. „Zu teuer“ heißt kein Budget, eine billigere Alternative oder ein nicht geglaubtes Resultat, und jedes verlangt etwas anderes: anderen Zahler, kleineren Umfang oder besseren Beleg.',
        es: 'No bajes el precio; pregunta con qué lo comparan. «Es caro» significa que no hay presupuesto, que existe algo más barato o que no creen el resultado, y cada caso pide otra cosa: otro pagador, menos alcance o mejor prueba.',
        fr: 'Ne baisse pas ; demande à quoi il compare. « Trop cher » veut dire pas de budget, une option moins chère ou un résultat auquel il ne croit pas, et chaque cas appelle autre chose : un autre payeur, un périmètre réduit ou une meilleure preuve.',
      },
      steps: {
        en: [
          "Sort your last refusals into budget, alternative and belief. Deliverable: a tally with the customer's wording.",
          'Offer a smaller scope at the same unit price to one of them. Deliverable: a revised page and its answer.',
        ],
        de: [
          'Ordne deine letzten Absagen nach Budget, Alternative und Zweifel. Ergebnis: eine Strichliste im Wortlaut der Kunden.',
          'Biete einem davon weniger Umfang zum selben Stückpreis an. Ergebnis: ein neues Angebot mit Antwort.',
        ],
        es: [
          'Clasifica tus últimos rechazos en presupuesto, alternativa y duda. Entregable: un recuento con palabras del cliente.',
          'Ofrece a uno menos alcance al mismo precio unitario. Entregable: una página revisada y su respuesta.',
        ],
        fr: [
          'Classe tes derniers refus en budget, alternative et doute. Livrable : un décompte dans les mots du client.',
          "Propose à l'un d'eux un périmètre réduit au même prix unitaire. Livrable : une offre révisée et sa réponse.",
        ],
      },
    },
    {
      asks: {
        en: [
          'may I sell something that does not exist yet',
          'is a pre-sale honest without a product',
          'pre-orders for a prototype',
        ],
        de: [
          'darf ich etwas verkaufen, das es noch nicht gibt',
          'ist ein Vorverkauf ohne Produkt ehrlich',
          'Vorbestellungen für einen Prototyp',
        ],
        es: [
          'puedo vender algo que todavía no existe',
          'es honesta una preventa sin producto',
          'pedidos anticipados de un prototipo',
        ],
        fr: [
          "puis-je vendre ce qui n'existe pas encore",
          'une prévente sans produit est-elle honnête',
          "précommandes d'un prototype",
        ],
      },
      says: {
        en: 'Yes, if you say openly what exists, what is missing, when it comes and how the money returns if it does not. Buyers respect a dated plan; they punish a pretended product, so let your lawyer see the refund wording first.',
        de: 'Ja, wenn du offen sagst, was existiert, was fehlt, wann es kommt und wie das Geld sonst zurückgeht. Käufer achten einen datierten Plan und strafen ein vorgetäuschtes Produkt; lass die Rückzahlungsklausel vorher von der Kanzlei lesen.',
        es: 'Sí, si dices abiertamente qué existe, qué falta, cuándo llega y cómo vuelve el dinero si no llega. Los compradores respetan un plan con fechas y castigan un producto fingido; enseña antes a tu abogado la cláusula de devolución.',
        fr: "Oui, si tu dis clairement ce qui existe, ce qui manque, la date et comment l'argent revient sinon. Les acheteurs respectent un plan daté et punissent un produit simulé ; fais lire d'abord la clause de remboursement par ton avocat.",
      },
      steps: {
        en: [
          'Write the status of the product in three honest lines. Deliverable: a box on top of the offer.',
          'Prepare delivery date, refund trigger and cap for your lawyer. Deliverable: a question list for one short meeting.',
        ],
        de: [
          'Schreib den Stand des Produkts in drei ehrlichen Zeilen. Ergebnis: ein Kasten oben im Angebot.',
          'Stell Liefertermin, Rückzahlungsgrund und Höchstbetrag für die Kanzlei zusammen. Ergebnis: eine Frageliste für ein kurzes Gespräch.',
        ],
        es: [
          'Describe el estado del producto en tres líneas sinceras. Entregable: un recuadro al inicio de la oferta.',
          'Reúne plazo, causa de devolución y tope para tu abogado. Entregable: una lista de dudas para una reunión corta.',
        ],
        fr: [
          "Décris l'état du produit en trois lignes honnêtes. Livrable : un encadré en tête de l'offre.",
          'Rassemble délai, motif de remboursement et plafond pour ton avocat. Livrable : une liste de questions pour un court échange.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a corporate buyer cannot pay a deposit',
          'purchasing rules forbid advance payment',
          'alternative when prepayment is refused',
        ],
        de: [
          'ein Konzern darf keine Anzahlung leisten',
          'Einkaufsregeln verbieten Vorkasse',
          'Ersatz, wenn die Vorauszahlung abgelehnt wird',
        ],
        es: [
          'una gran empresa no puede pagar un anticipo',
          'las normas de compras prohíben pagar antes',
          'alternativa si rechazan el pago adelantado',
        ],
        fr: [
          "un grand groupe ne peut pas verser d'acompte",
          "les règles d'achat interdisent le paiement d'avance",
          "alternative si l'avance est refusée",
        ],
      },
      says: {
        en: "Ask for the internal document that comes before money: a purchase request number, a budget line in next year's plan or a vendor registration. Each needs a signature inside the company and shows intent; what counts in the end is the signed order that follows.",
        de: 'Bitte um das interne Papier, das vor dem Geld kommt: Nummer der Bedarfsanforderung, Budgetzeile im Folgejahr oder Lieferantenanlage. Jedes davon verlangt eine Unterschrift im Haus und zeigt Absicht; zählen wird am Ende erst die unterschriebene Bestellung.',
        es: 'Pide el documento interno que precede al dinero: número de solicitud de compra, partida en el plan del año próximo o alta de proveedor. Cada uno exige una firma interna y muestra intención; lo que al final cuenta es el pedido firmado.',
        fr: "Demande le document interne qui précède l'argent : numéro de demande d'achat, ligne au budget de l'an prochain ou référencement fournisseur. Chacun exige une signature interne et montre une intention ; ce qui compte à la fin, c'est le bon de commande signé.",
      },
      steps: {
        en: [
          "Ask which internal form starts a purchase of this size. Deliverable: the form's name and the person who signs it.",
          'Offer to fill it in together on a call. Deliverable: a request number with its date.',
        ],
        de: [
          'Kläre, mit welchem Formular ein Kauf dieser Größe beginnt. Ergebnis: Name des Formulars und die unterzeichnende Person.',
          'Biete an, es gemeinsam am Telefon auszufüllen. Ergebnis: eine Vorgangsnummer mit Datum.',
        ],
        es: [
          'Averigua con qué formulario empieza una compra de ese tamaño. Entregable: su nombre y quién lo firma.',
          'Ofrece rellenarlo juntos por teléfono. Entregable: un número de solicitud con su fecha.',
        ],
        fr: [
          'Renseigne-toi sur le formulaire qui lance un achat de cette taille. Livrable : son nom et son signataire.',
          'Propose de le remplir ensemble au téléphone. Livrable : un numéro de demande avec sa date.',
        ],
      },
    },
    {
      asks: {
        en: [
          'test the price when there is a tender or reimbursement',
          'willingness to pay in hospitals and public bodies',
          'price is set by a process',
        ],
        de: [
          'Preis testen bei Ausschreibung oder Erstattung',
          'Zahlungsbereitschaft in Kliniken und Behörden',
          'der Preis entsteht im Verfahren',
        ],
        es: [
          'probar el precio con licitación o reembolso',
          'disposición a pagar en hospitales y entes públicos',
          'el precio lo fija un proceso',
        ],
        fr: [
          "tester le prix avec appel d'offres ou remboursement",
          'consentement à payer des hôpitaux et organismes publics',
          'le prix est fixé par une procédure',
        ],
      },
      says: {
        en: "You cannot test it by asking, so read it: the last award price, the payer's code and the budget ceiling are on record or known to the buyer. Then check whether you could deliver below them and still earn.",
        de: 'Durch Fragen lässt er sich nicht testen, also lies ihn ab: letzter Zuschlagspreis, Abrechnungsziffer und Budgetgrenze sind veröffentlicht oder dem Käufer bekannt. Prüf danach, ob du darunter liefern und trotzdem verdienen kannst.',
        es: 'No puedes probarlo preguntando, así que léelo: el último precio adjudicado, el código del pagador y el tope presupuestario están publicados o los conoce el comprador. Comprueba luego si podrías entregar por debajo y ganar dinero.',
        fr: "Tu ne peux pas le tester en demandant, alors lis-le : dernier prix attribué, code du payeur et plafond budgétaire sont publiés ou connus de l'acheteur. Vérifie ensuite si tu pourrais livrer en dessous et gagner ta vie.",
      },
      steps: {
        en: [
          'Collect three past awards or reimbursement rates for the nearest product. Deliverable: a table with source and year.',
          'Compare the lowest of them with your cost at volume. Deliverable: one line showing margin or gap.',
        ],
        de: [
          'Sammle drei frühere Zuschläge oder Erstattungssätze für das ähnlichste Produkt. Ergebnis: eine Tabelle mit Quelle und Jahr.',
          'Vergleiche den niedrigsten mit deinen Kosten bei Stückzahl. Ergebnis: eine Zeile mit Marge oder Lücke.',
        ],
        es: [
          'Reúne tres adjudicaciones o tarifas del producto más parecido. Entregable: una tabla con fuente y año.',
          'Compara la más baja con tu coste a volumen. Entregable: una línea con margen o desfase.',
        ],
        fr: [
          'Rassemble trois attributions ou tarifs pour le produit le plus proche. Livrable : un tableau avec source et année.',
          'Compare le plus bas à ton coût en volume. Livrable : une ligne avec marge ou écart.',
        ],
      },
    },
    {
      asks: {
        en: [
          'does a refundable deposit count as revenue',
          'how should we treat a reservation fee',
          'money back guarantee and traction',
        ],
        de: [
          'zählt eine rückzahlbare Anzahlung als Umsatz',
          'wie behandeln wir eine Reservierungsgebühr',
          'Geld-zurück-Recht und Traktion',
        ],
        es: [
          'un depósito reembolsable cuenta como ingreso',
          'cómo tratamos una tasa de reserva',
          'derecho de devolución y tracción',
        ],
        fr: [
          'un acompte remboursable compte-t-il comme revenu',
          'comment traiter des frais de réservation',
          'droit au remboursement et traction',
        ],
      },
      says: {
        en: 'A refundable deposit is not revenue; on the roadmap it weighs like a letter of intent, because the customer can still walk away. It becomes revenue when the refund right ends, so write into the offer the event that ends it.',
        de: 'Eine rückzahlbare Anzahlung ist kein Umsatz; in der Roadmap wiegt sie wie eine Absichtserklärung, denn der Kunde kann noch gehen. Umsatz wird sie, wenn das Rückgaberecht endet, also nenn im Angebot das Ereignis dafür.',
        es: 'Un depósito reembolsable no es ingreso; en la hoja de ruta pesa como una carta de intención, porque el cliente aún puede irse. Pasa a ingreso cuando acaba el derecho de devolución, así que escribe en la oferta qué hecho lo termina.',
        fr: "Un acompte remboursable n'est pas un revenu ; dans la feuille de route, il pèse comme une lettre d'intention, car le client peut encore partir. Il devient revenu quand ce droit s'éteint : écris donc dans l'offre l'événement qui l'éteint.",
      },
      steps: {
        en: [
          'Define the event that makes the payment final, such as a passed acceptance test. Deliverable: a draft sentence for your lawyer to check.',
          'Report deposits and paid invoices in separate rows. Deliverable: a table that survives due diligence.',
        ],
        de: [
          'Bestimme das Ereignis, das die Zahlung endgültig macht, etwa eine bestandene Abnahme. Ergebnis: ein Klauselentwurf für die Kanzlei.',
          'Führe Anzahlungen und bezahlte Rechnungen in getrennten Zeilen. Ergebnis: eine Tabelle, die jeder Prüfung standhält.',
        ],
        es: [
          'Define el hecho que hace firme el pago, como una aceptación superada. Entregable: una frase propuesta que revise tu abogado.',
          'Registra depósitos y facturas cobradas en filas separadas. Entregable: una tabla que resiste una auditoría.',
        ],
        fr: [
          "Définis l'événement qui rend le paiement définitif, par exemple une recette réussie. Livrable : un projet de clause pour l'avocat.",
          'Présente acomptes et factures payées sur des lignes séparées. Livrable : un tableau qui résiste à un audit.',
        ],
      },
    },
  ],
}
