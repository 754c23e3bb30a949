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
}
