import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../persona.ts`, by slug. */
export const personaAnswers: Record<string, EntryAnswer[]> = {
  'economic-buyer-champion-blocker': [
    {
      asks: {
        en: [
          'how do I find out who really signs in a large company',
          'our contact says he decides but I doubt it',
          'which manager owns the budget',
        ],
        de: [
          'wie finde ich heraus, wer im Konzern wirklich unterschreibt',
          'unser Kontakt sagt, er entscheidet, aber ich zweifle',
          'welcher Führungskraft gehört das Budget',
        ],
        es: [
          'cómo averiguo quién firma de verdad en una gran empresa',
          'nuestro contacto dice que decide pero lo dudo',
          'qué directivo tiene el presupuesto',
        ],
        fr: [
          'comment savoir qui signe vraiment dans un grand groupe',
          "notre contact dit qu'il décide mais j'en doute",
          'quel responsable détient le budget',
        ],
      },
      says: {
        en: 'Ask how the last comparable purchase went: who wrote the request, who approved it, whose name is on the order. A story about the past gives you names, while the question who decides gives you politeness. If your contact cannot tell that story, they have never bought anything of this size.',
        de: 'Frag, wie der letzte vergleichbare Kauf ablief: wer den Antrag schrieb, wer ihn freigab, wessen Name auf der Bestellung steht. Eine Geschichte aus der Vergangenheit liefert Namen, die Frage nach dem Entscheider nur Höflichkeit. Kennt dein Kontakt sie nicht, hat er nie etwas in dieser Größe gekauft.',
        es: 'Pregunta cómo fue la última compra parecida: quién escribió la solicitud, quién la aprobó, qué nombre figura en el pedido. Una historia pasada da nombres; preguntar quién decide da cortesía. Si tu contacto no puede contarla, nunca ha comprado nada de ese tamaño.',
        fr: 'Demande comment s’est passé le dernier achat comparable : qui a écrit la demande, qui l’a validée, quel nom figure sur la commande. Une histoire passée donne des noms, demander qui décide donne de la politesse. Si ton contact ne peut la raconter, il n’a jamais rien acheté de cette taille.',
      },
      steps: {
        en: [
          'Let your contact retell the last purchase of similar size. Deliverable: three names with the role each played.',
          'Check the amount against their approval limit before quoting. Deliverable: the name that matches your price.',
        ],
        de: [
          'Lass dir den letzten Kauf ähnlicher Größe nacherzählen. Ergebnis: drei Namen mit der Rolle, die jeder spielte.',
          'Vergleiche vor dem Angebot den Betrag mit den Freigabegrenzen. Ergebnis: der Name, der zu deinem Preis passt.',
        ],
        es: [
          'Haz que tu contacto cuente la última compra de tamaño similar. Entregable: tres nombres con el papel de cada uno.',
          'Compara el importe con los límites de aprobación antes de ofertar. Entregable: el nombre que corresponde a tu precio.',
        ],
        fr: [
          'Fais raconter à ton contact le dernier achat de taille semblable. Livrable : trois noms avec le rôle de chacun.',
          'Compare le montant aux plafonds de validation avant de chiffrer. Livrable : le nom qui correspond à ton prix.',
        ],
      },
    },
    {
      asks: {
        en: [
          'my supporter will not introduce me to the boss',
          'our contact wants to keep us for himself',
          'how do I go above my champion without offending',
        ],
        de: [
          'mein Fürsprecher stellt mich der Chefin nicht vor',
          'unser Kontakt will uns für sich behalten',
          'wie komme ich über ihn hinweg, ohne ihn zu kränken',
        ],
        es: [
          'mi aliado no me presenta a su jefe',
          'nuestro contacto nos quiere solo para él',
          'cómo paso por encima del promotor sin ofender',
        ],
        fr: [
          'mon soutien ne me présente pas à son chef',
          'notre contact veut nous garder pour lui',
          'passer au-dessus du champion sans le vexer',
        ],
      },
      says: {
        en: 'Give your contact a reason that makes them look good: a joint result meeting, a figure the boss has been waiting for, a risk only the boss can accept. If they still refuse twice, treat them as a user and not as a champion. Then come in through another door, openly announced.',
        de: 'Gib deinem Kontakt einen Grund, der ihn gut aussehen lässt: ein gemeinsames Ergebnistreffen, eine Zahl, auf die oben gewartet wird, ein Risiko, das nur die Leitung tragen darf. Weigert er sich zweimal, ist er Anwender und kein Fürsprecher. Dann geh, offen angekündigt, durch eine andere Tür.',
        es: 'Dale a tu contacto un motivo que le haga quedar bien: una reunión conjunta de resultados, una cifra que arriba esperan, un riesgo que solo el jefe puede aceptar. Si se niega dos veces, es un usuario y no un promotor. Entonces entra por otra puerta, avisándolo.',
        fr: 'Donne à ton contact une raison qui le met en valeur : une réunion commune de résultats, un chiffre attendu en haut, un risque que seul le chef peut accepter. S’il refuse deux fois, c’est un utilisateur, pas un champion. Entre alors par une autre porte, en l’annonçant.',
      },
      steps: {
        en: [
          'Offer to prepare the meeting in which your contact presents. Deliverable: three slides with their name on the first.',
          'Line up a second route such as quality, plant or supplier day. Deliverable: one invitation your contact knows about.',
        ],
        de: [
          'Biete an, das Treffen vorzubereiten, in dem dein Kontakt vorträgt. Ergebnis: drei Folien mit seinem Namen vorn.',
          'Bereite einen zweiten Weg über Qualität, Werk oder Lieferantentag vor. Ergebnis: eine Einladung, von der dein Kontakt weiß.',
        ],
        es: [
          'Ofrece preparar la reunión en la que presenta tu contacto. Entregable: tres láminas con su nombre en la primera.',
          'Prepara otra vía, como calidad, planta o jornada de proveedores. Entregable: una invitación que tu contacto conoce.',
        ],
        fr: [
          'Propose de préparer la réunion où ton contact présente. Livrable : trois diapositives, son nom sur la première.',
          'Prépare une seconde voie : qualité, usine ou journée fournisseurs. Livrable : une invitation connue de ton contact.',
        ],
      },
    },
    {
      asks: {
        en: [
          'someone inside is working against us, what do I do',
          'the quality head wants to stop our project',
          'win over a hostile person at the customer',
        ],
        de: [
          'jemand im Haus arbeitet gegen uns, was tun',
          'die Qualitätsleitung will unser Projekt stoppen',
          'eine ablehnende Person beim Kunden gewinnen',
        ],
        es: [
          'alguien de dentro trabaja contra nosotros, ¿qué hago?',
          'el jefe de calidad quiere parar el proyecto',
          'ganarse a una persona hostil en el cliente',
        ],
        fr: [
          "quelqu'un en interne travaille contre nous, que faire",
          'le responsable qualité veut arrêter notre projet',
          'rallier une personne hostile chez le client',
        ],
      },
      says: {
        en: 'Go to that person first and alone, and ask what went wrong the last time a supplier promised this. Opposition usually has a history or a duty behind it, and both can be met with a test, a limit or a document. Going around them makes the objection appear later, in writing.',
        de: 'Geh zuerst und allein zu dieser Person und frag, was schiefging, als ein Lieferant das zuletzt versprach. Hinter Widerstand steht meist eine Erfahrung oder eine Pflicht, und beidem begegnest du mit einem Test, einer Grenze oder einem Dokument. Umgehst du sie, kommt der Einwand später, und zwar schriftlich.',
        es: 'Ve primero y a solas a esa persona y pregunta qué salió mal la última vez que un proveedor prometió esto. Detrás de la oposición suele haber una experiencia o un deber, y ambos se atienden con un ensayo, un límite o un documento. Si la rodeas, la objeción llegará después y por escrito.',
        fr: 'Va voir cette personne d’abord et seul, et demande ce qui a mal tourné la dernière fois qu’un fournisseur a promis cela. L’opposition cache souvent une expérience ou un devoir, et un essai, une limite ou un document y répond. Si tu la contournes, l’objection viendra plus tard, par écrit.',
      },
      steps: {
        en: [
          'Meet the opponent with a notebook instead of slides. Deliverable: their two conditions for not objecting.',
          'Build one of these conditions into the trial. Deliverable: a test line with their name as reviewer.',
        ],
        de: [
          'Triff die Gegnerin mit Notizblock statt Folien. Ergebnis: ihre zwei Bedingungen, unter denen sie nicht widerspricht.',
          'Bau eine dieser Bedingungen in den Test ein. Ergebnis: eine Prüfzeile mit ihrem Namen als Gutachterin.',
        ],
        es: [
          'Reúnete con quien se opone con una libreta y sin láminas. Entregable: sus dos condiciones para no objetar.',
          'Incorpora una de esas condiciones a la prueba. Entregable: una línea de ensayo con su nombre como revisor.',
        ],
        fr: [
          'Rencontre l’opposant avec un carnet, sans diapositives. Livrable : ses deux conditions pour ne pas s’opposer.',
          'Intègre une de ces conditions à l’essai. Livrable : une ligne de test avec son nom comme relecteur.',
        ],
      },
    },
    {
      asks: {
        en: [
          'first meeting with the works manager, what do I say',
          'I get twenty minutes with the budget owner',
          'how to use a short talk with the signer',
        ],
        de: [
          'erstes Treffen mit der Werksleitung, was sage ich',
          'ich bekomme zwanzig Minuten bei der Budgetverantwortung',
          'ein kurzes Gespräch mit der unterschreibenden Person nutzen',
        ],
        es: [
          'primera reunión con el director de planta, ¿qué digo?',
          'me dan veinte minutos con quien tiene el presupuesto',
          'aprovechar una charla corta con quien firma',
        ],
        fr: [
          "premier rendez-vous avec le directeur d'usine, que dire",
          "j'ai vingt minutes avec le détenteur du budget",
          'bien utiliser un court échange avec le signataire',
        ],
      },
      says: {
        en: 'Open with their figure, not your technology: what the problem cost last quarter according to their own people. Ask what would have to be true for them to spend money on it this year. Use the last five minutes to agree a decision date and who else must be heard, and leave without a demo.',
        de: 'Beginne mit ihrer Zahl, nicht mit deiner Technik: was das Problem im letzten Quartal nach Angaben der eigenen Leute gekostet hat. Frag, was gelten müsste, damit dieses Jahr Geld dafür da ist. In den letzten fünf Minuten vereinbarst du Entscheidungstermin und weitere Beteiligte, ohne Vorführung.',
        es: 'Empieza por su cifra y no por tu tecnología: lo que el problema costó el último trimestre según su propia gente. Pregunta qué tendría que cumplirse para gastar en ello este año. Usa los últimos cinco minutos para fijar fecha de decisión y quién más debe opinar, y vete sin demostración.',
        fr: 'Commence par son chiffre, pas par ta technologie : ce que le problème a coûté au dernier trimestre selon ses équipes. Demande ce qui devrait être vrai pour y mettre de l’argent cette année. Garde les cinq dernières minutes pour fixer la date de décision et les autres avis, sans démonstration.',
      },
      steps: {
        en: [
          'Collect the cost figure from the champion beforehand. Deliverable: one opening sentence with source inside the company.',
          'Close by repeating conditions and date aloud. Deliverable: a summary mail of five lines the same evening.',
        ],
        de: [
          'Hol dir die Kostenzahl vorab vom Fürsprecher. Ergebnis: ein Eröffnungssatz mit Quelle aus dem Haus.',
          'Wiederhole am Ende laut Bedingungen und Datum. Ergebnis: am selben Abend eine Zusammenfassung in fünf Zeilen.',
        ],
        es: [
          'Consigue antes la cifra de coste por medio del promotor. Entregable: una frase inicial con fuente interna.',
          'Acaba repitiendo en voz alta condiciones y fecha. Entregable: un correo resumen de cinco líneas esa misma tarde.',
        ],
        fr: [
          'Obtiens d’avance le chiffre de coût auprès du champion. Livrable : une phrase d’ouverture avec une source interne.',
          'Termine en répétant à voix haute conditions et date. Livrable : un résumé de cinq lignes le soir même.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I know whether my champion is real',
          'is this person just friendly or will they fight for us',
          "test the supporter's influence",
        ],
        de: [
          'woran erkenne ich, ob mein Fürsprecher echt ist',
          'ist die Person nur nett oder kämpft sie für uns',
          'den Einfluss des Unterstützers prüfen',
        ],
        es: [
          'cómo sé si mi promotor es de verdad',
          '¿es solo amable o peleará por nosotros?',
          'comprobar la influencia del aliado',
        ],
        fr: [
          'comment savoir si mon champion est réel',
          'est-il juste aimable ou va-t-il se battre pour nous',
          "tester l'influence de mon soutien",
        ],
      },
      says: {
        en: 'Ask for something that costs reputation: an introduction upwards, a place on an internal agenda, a figure that is not public. A real champion does it within days and tells you who is against it. Someone who praises you for months and risks nothing is a fan.',
        de: 'Bitte um etwas, das Ansehen kostet: eine Einführung nach oben, einen Platz auf einer internen Tagesordnung, eine Zahl, die nicht öffentlich ist. Echte Fürsprecher erledigen das in Tagen und sagen dir, wer dagegen ist. Wer monatelang lobt und nichts riskiert, ist ein Fan.',
        es: 'Pide algo que cueste reputación: una presentación hacia arriba, un hueco en un orden del día interno, una cifra que no sea pública. El promotor auténtico lo hace en días y te dice quién está en contra. Quien elogia durante meses sin arriesgar nada es un admirador.',
        fr: 'Demande quelque chose qui coûte de la réputation : une introduction vers le haut, une place à un ordre du jour interne, un chiffre non public. Un vrai champion le fait en quelques jours et te dit qui s’y oppose. Qui te loue pendant des mois sans rien risquer est un fan.',
      },
      steps: {
        en: [
          'Request one favour with a visible cost and a date. Deliverable: the favour done, or your map corrected.',
          'Ask who inside disagrees and what they say. Deliverable: a name and an argument you had not heard.',
        ],
        de: [
          'Erbitte einen Gefallen mit spürbarem Preis und Datum. Ergebnis: der Gefallen ist getan oder deine Karte berichtigt.',
          'Frag, wer im Haus anderer Meinung ist und warum. Ergebnis: ein Name und ein dir neues Argument.',
        ],
        es: [
          'Solicita un favor con coste visible y fecha. Entregable: el favor cumplido o tu mapa corregido.',
          'Pregunta quién discrepa dentro y qué dice. Entregable: un nombre y un argumento que no conocías.',
        ],
        fr: [
          'Sollicite un service au coût visible, avec une date. Livrable : le service rendu ou ta carte corrigée.',
          'Demande qui, en interne, n’est pas d’accord et pourquoi. Livrable : un nom et un argument nouveau pour toi.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the chief physician wants it but the hospital administration pays',
          'professor loves it, who buys at a university',
          'clinical or academic user without purchasing power',
        ],
        de: [
          'die Chefärztin will es, aber die Verwaltung zahlt',
          'der Professor ist begeistert, wer kauft an der Universität',
          'Anwender in Klinik oder Forschung ohne Einkaufsrecht',
        ],
        es: [
          'el jefe médico lo quiere pero paga la administración del hospital',
          'al profesor le encanta, ¿quién compra en la universidad?',
          'usuario clínico o académico sin poder de compra',
        ],
        fr: [
          "le chef de service le veut mais l'administration de l'hôpital paie",
          "le professeur adore, qui achète à l'université",
          "utilisateur clinique ou académique sans pouvoir d'achat",
        ],
      },
      says: {
        en: 'Treat the physician or professor as the champion and the administration as the buyer, with a calculation of its own. Users speak of care or science; administrators sign for cost per case, staff hours or a grant that has to be spent. Ask which cost centre paid for the last device.',
        de: 'Sieh Ärztin oder Professor als Fürsprecher und die Verwaltung als Käufer mit eigener Rechnung. Anwender reden von Versorgung oder Wissenschaft; die Verwaltung unterschreibt für Kosten je Fall, Personalstunden oder Mittel, die ausgegeben werden müssen. Frag, welche Kostenstelle das letzte Gerät bezahlt hat.',
        es: 'Trata al médico o al profesor como promotor y a la administración como comprador con su propia cuenta. Los usuarios hablan de atención o de ciencia; la gerencia firma por coste por caso, horas de personal o una ayuda por gastar. Pregunta qué centro de coste pagó el último equipo.',
        fr: 'Vois le médecin ou le professeur comme champion et l’administration comme acheteur, avec son propre calcul. Les utilisateurs parlent de soins ou de science ; elle signe pour un coût par cas, des heures ou des crédits à dépenser. Demande quel centre de coûts a payé le dernier appareil.',
      },
      steps: {
        en: [
          'Let the user name the administrator for the last device. Deliverable: an introduction mail with both in copy.',
          'Translate the benefit into cost per case or hours. Deliverable: half a page for the administrator alone.',
        ],
        de: [
          'Lass dir die Verwaltungsperson zum letzten Gerät nennen. Ergebnis: eine Einführungsmail mit beiden im Verteiler.',
          'Übersetze den Nutzen in Kosten je Fall oder Stunden. Ergebnis: eine halbe Seite nur für die Verwaltung.',
        ],
        es: [
          'Pide al usuario el nombre del gestor del último equipo. Entregable: un correo de presentación con ambos en copia.',
          'Traduce el beneficio a coste por caso o a horas. Entregable: media página solo para la gerencia.',
        ],
        fr: [
          'Fais nommer par l’utilisateur le gestionnaire du dernier appareil. Livrable : un courriel d’introduction avec les deux en copie.',
          'Traduis le bénéfice en coût par cas ou en heures. Livrable : une demi-page pour l’administration seule.',
        ],
      },
    },
  ],
  'buying-group-of-six-to-ten': [
    {
      asks: {
        en: [
          'IT security or the works council appears at the last minute',
          'a new department joins and everything starts again',
          'data protection must approve late in the deal',
        ],
        de: [
          'IT-Sicherheit oder Betriebsrat tauchen in letzter Minute auf',
          'eine neue Abteilung kommt dazu und alles beginnt von vorn',
          'der Datenschutz muss spät noch zustimmen',
        ],
        es: [
          'seguridad informática o el comité de empresa aparecen a última hora',
          'entra otro departamento y todo vuelve a empezar',
          'protección de datos debe aprobar tarde',
        ],
        fr: [
          'la sécurité informatique ou le comité social apparaît au dernier moment',
          'un nouveau service arrive et tout recommence',
          'la protection des données doit approuver tardivement',
        ],
      },
      says: {
        en: 'Invite them yourself next time, in the second meeting, because late arrivals block what early guests only shape. Now, ask for one call with the newcomer, hand over the papers their office always needs, and keep the decision date. Do not let the whole group reopen what one person has to check.',
        de: 'Lade sie beim nächsten Mal selbst ein, schon zum zweiten Treffen: Wer spät kommt, blockiert, wer früh kommt, gestaltet mit. Jetzt bitte um ein Gespräch mit der neuen Stelle, gib ihr die üblichen Unterlagen und halte am Entscheidungstermin fest. Prüfen muss nur sie, nicht wieder die ganze Runde.',
        es: 'La próxima vez invítalos tú, en la segunda reunión, porque quien llega tarde bloquea y quien llega pronto da forma. Ahora pide una llamada con el recién llegado, entrégale los papeles que siempre exige y mantén la fecha de decisión. Que revise él y no otra vez todo el grupo.',
        fr: 'La prochaine fois, invite-les toi-même dès la deuxième réunion : qui arrive tard bloque, qui arrive tôt façonne. Pour l’heure, demande un appel avec le nouveau venu, donne-lui les pièces habituelles et garde la date de décision. C’est à lui de vérifier, pas à tout le groupe de recommencer.',
      },
      steps: {
        en: [
          'Ask what their standard checklist is and return it filled in. Deliverable: a completed questionnaire with open points.',
          'Put IT, data protection and staff council on your kick-off list. Deliverable: a list you use in every new deal.',
        ],
        de: [
          'Frag nach ihrer üblichen Prüfliste und schick sie ausgefüllt zurück. Ergebnis: ein beantworteter Fragebogen mit offenen Punkten.',
          'Setz IT, Datenschutz und Betriebsrat auf deine Startliste. Ergebnis: eine Einladungsliste für jede neue Chance.',
        ],
        es: [
          'Pregunta cuál es su lista estándar y devuélvela rellena. Entregable: un cuestionario completo con puntos abiertos.',
          'Pon informática, datos y comité en tu lista de arranque. Entregable: una lista que usas en cada venta nueva.',
        ],
        fr: [
          'Demande leur liste de contrôle standard et rends-la remplie. Livrable : un questionnaire complété, points ouverts compris.',
          'Mets informatique, données et comité social sur ta liste de lancement. Livrable : une liste pour chaque nouvelle affaire.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what is the signing limit of a manager and how do I get below it',
          'split the order so that one person can sign',
          'smallest first purchase without a committee',
        ],
        de: [
          'wie hoch ist die Freigabegrenze und wie komme ich darunter',
          'den Auftrag so zuschneiden, dass eine Person unterschreibt',
          'kleinster erster Kauf ohne Gremium',
        ],
        es: [
          'cuál es el límite de firma de un directivo y cómo quedo por debajo',
          'ajustar el pedido para que firme una persona',
          'la menor primera compra sin comité',
        ],
        fr: [
          "quel est le plafond de signature d'un cadre et comment rester dessous",
          "tailler la commande pour qu'une personne signe",
          'plus petit premier achat sans comité',
        ],
      },
      says: {
        en: 'Ask your contact up to which amount their boss orders without a second signature, then shape a complete first step that stays under it. Complete means that it solves something by itself. Do not slice one purchase into artificial parts, since purchasing sees that and internal rules usually forbid it.',
        de: 'Frag deinen Kontakt, bis zu welchem Betrag die Führungskraft ohne zweite Unterschrift bestellt, und bau einen ganzen ersten Schritt darunter. Ganz heißt: Er löst für sich allein etwas. Zerleg keinen Kauf künstlich, denn der Einkauf merkt es und interne Regeln verbieten es meist.',
        es: 'Pregunta a tu contacto hasta qué importe pide su jefe sin segunda firma y diseña un primer paso completo por debajo. Completo significa que resuelve algo por sí mismo. No trocees una compra de forma artificial: compras lo ve y las normas internas suelen prohibirlo.',
        fr: 'Demande à ton contact jusqu’à quel montant son chef commande sans seconde signature, puis construis un premier pas complet au-dessous. Complet veut dire qu’il résout quelque chose à lui seul. Ne découpe pas un achat artificiellement : les achats le voient et les règles internes l’interdisent souvent.',
      },
      steps: {
        en: [
          'Get the limits for team lead, plant head and purchasing. Deliverable: three amounts with the form each needs.',
          'Define a first order that delivers a finished result below one limit. Deliverable: a quote with scope and end date.',
        ],
        de: [
          'Hol dir die Grenzen von Teamleitung, Werksleitung und Einkauf. Ergebnis: drei Beträge mit dem jeweiligen Formular.',
          'Bestimme einen ersten Auftrag mit fertigem Resultat unter einer Grenze. Ergebnis: ein Angebot mit Umfang und Enddatum.',
        ],
        es: [
          'Consigue los límites del jefe de equipo, la planta y compras. Entregable: tres importes con su formulario.',
          'Define un primer pedido con resultado acabado bajo un límite. Entregable: un presupuesto con alcance y fin.',
        ],
        fr: [
          'Obtiens les plafonds du chef d’équipe, du site et des achats. Livrable : trois montants avec le formulaire de chacun.',
          'Définis une première commande au résultat fini sous un plafond. Livrable : un devis avec périmètre et date de fin.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the deal went silent after a great meeting',
          'no reply for weeks although everyone was positive',
          'what to write when the group stops answering',
        ],
        de: [
          'nach einem tollen Treffen ist es still geworden',
          'seit Wochen keine Antwort, obwohl alle angetan waren',
          'was schreiben, wenn die Gruppe schweigt',
        ],
        es: [
          'la venta se quedó en silencio tras una gran reunión',
          'semanas sin respuesta aunque todos estaban a favor',
          'qué escribo cuando el grupo deja de contestar',
        ],
        fr: [
          'silence après une excellente réunion',
          'des semaines sans réponse alors que tous étaient positifs',
          "qu'écrire quand le groupe ne répond plus",
        ],
      },
      says: {
        en: 'Assume that an internal question came up which nobody can answer without you. Write to your champion with three guesses, price, risk, timing, and ask which it is, so that a one-word reply is enough. If that stays silent too, call the second person you met and not the first again.',
        de: 'Geh davon aus, dass intern eine Frage aufkam, die ohne dich niemand beantworten kann. Schreib deinem Fürsprecher drei Vermutungen, Preis, Risiko, Zeitpunkt, und bitte um die richtige; ein Wort genügt. Bleibt auch das still, ruf die zweite Person aus dem Treffen an, nicht wieder die erste.',
        es: 'Da por hecho que surgió dentro una duda que nadie puede resolver sin ti. Escribe a tu promotor tres hipótesis, precio, riesgo, momento, y pregunta cuál es, de modo que baste una palabra. Si tampoco responde, llama a la segunda persona que conociste y no otra vez a la primera.',
        fr: 'Suppose qu’une question est apparue en interne et que personne ne peut y répondre sans toi. Écris à ton champion trois hypothèses, prix, risque, calendrier, et demande laquelle : un mot suffit. Si cela reste muet, appelle la deuxième personne rencontrée, pas encore la première.',
      },
      steps: {
        en: [
          'Send the three-guess message within the day. Deliverable: a two-line mail that can be answered by one word.',
          'Bring the missing answer as a half page the champion can forward. Deliverable: an attachment named after the question.',
        ],
        de: [
          'Schick die Nachricht mit den drei Vermutungen noch heute. Ergebnis: zwei Zeilen, auf die ein Wort als Antwort reicht.',
          'Liefere die fehlende Antwort als halbe Seite zum Weiterleiten. Ergebnis: ein Anhang mit der Frage im Dateinamen.',
        ],
        es: [
          'Envía hoy mismo el mensaje de las tres hipótesis. Entregable: dos líneas que se contestan con una palabra.',
          'Lleva la respuesta que falta en media página reenviable. Entregable: un adjunto con la duda como nombre de archivo.',
        ],
        fr: [
          'Envoie le message aux trois hypothèses le jour même. Livrable : deux lignes auxquelles un mot répond.',
          'Apporte la réponse manquante sur une demi-page à transférer. Livrable : une pièce jointe nommée d’après la question.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what do I give my contact for the internal meeting',
          'they present our product without me, how do I help',
          'document for the committee where I am not invited',
        ],
        de: [
          'was gebe ich meinem Kontakt für die interne Sitzung mit',
          'sie stellen unser Produkt ohne mich vor, wie helfe ich',
          'Unterlage für ein Gremium, zu dem ich nicht eingeladen bin',
        ],
        es: [
          'qué le doy a mi contacto para la reunión interna',
          'presentan nuestro producto sin mí, cómo ayudo',
          'documento para un comité al que no me invitan',
        ],
        fr: [
          'que donner à mon contact pour la réunion interne',
          'ils présentent notre produit sans moi, comment aider',
          'document pour un comité où je ne suis pas invité',
        ],
      },
      says: {
        en: 'Give them one page they can present in three minutes under their own logo: problem in their figures, result, cost, risk and its remedy, what is asked of the group today. Rehearse the two hardest objections with them the day before. A sales deck fails in that room because nobody there trusts your adjectives.',
        de: 'Gib eine Seite mit, die sich in drei Minuten unter dem eigenen Logo vortragen lässt: Problem in ihren Zahlen, Resultat, Kosten, Risiko mit Abhilfe, heutige Bitte an die Runde. Übe am Tag davor die zwei härtesten Einwände. Ein Verkaufsdeck scheitert dort, weil niemand deinen Adjektiven traut.',
        es: 'Dale una página que se exponga en tres minutos con su propio logo: problema en sus cifras, resultado, coste, riesgo y remedio, y qué se pide hoy al grupo. Ensayad la víspera las dos objeciones más duras. Una presentación comercial fracasa allí porque nadie se fía de tus adjetivos.',
        fr: 'Donne une page qui se présente en trois minutes sous leur logo : problème dans leurs chiffres, résultat, coût, risque et remède, demande du jour au groupe. Répétez la veille les deux objections les plus dures. Une présentation commerciale échoue là, car personne ne croit tes adjectifs.',
      },
      steps: {
        en: [
          "Write that page in the company's own template. Deliverable: a file your contact can change without asking you.",
          "Play the sceptic on the phone for fifteen minutes. Deliverable: two answers in your contact's words.",
        ],
        de: [
          'Schreib diese Seite in der Vorlage der Firma. Ergebnis: eine Datei, die dein Kontakt selbst ändern kann.',
          'Spiel am Telefon eine Viertelstunde lang die Skeptikerin. Ergebnis: zwei Antworten in den Worten deines Kontakts.',
        ],
        es: [
          'Escribe esa página en la plantilla de la empresa. Entregable: un archivo que tu contacto edita sin pedirte permiso.',
          'Haz de escéptico al teléfono durante un cuarto de hora. Entregable: dos respuestas en palabras de tu contacto.',
        ],
        fr: [
          'Écris cette page dans le modèle de l’entreprise. Livrable : un fichier que ton contact modifie sans te demander.',
          'Joue le sceptique au téléphone pendant un quart d’heure. Livrable : deux réponses dans les mots de ton contact.',
        ],
      },
    },
    {
      asks: {
        en: [
          'production wants it and finance says no',
          'the members of the committee disagree',
          'conflict between departments about our product',
        ],
        de: [
          'die Produktion will es und die Finanz sagt Nein',
          'das Gremium ist uneins',
          'Streit zwischen Abteilungen über unser Produkt',
        ],
        es: [
          'producción lo quiere y finanzas dice que no',
          'los miembros del comité no están de acuerdo',
          'conflicto entre departamentos por nuestro producto',
        ],
        fr: [
          'la production le veut et la finance dit non',
          "les membres du comité ne sont pas d'accord",
          'conflit entre services à propos de notre produit',
        ],
      },
      says: {
        en: 'Find the figure on which both sides can agree, and let them meet over it instead of over you. Finance rarely objects to the goal; it objects to timing, booking or proof. Ask for one small decision both can live with: a limited start with a stop rule, reviewed on a fixed day.',
        de: 'Such die Zahl, auf die sich beide Seiten einigen können, und lass sie darüber sprechen statt über dich. Die Finanz hat selten etwas gegen das Ziel, sondern gegen Zeitpunkt, Verbuchung oder Beleg. Bitte um eine kleine Entscheidung, mit der beide leben: ein begrenzter Start mit Abbruchregel und Prüftermin.',
        es: 'Busca la cifra en la que ambos lados pueden coincidir y que hablen de ella en vez de hablar de ti. Finanzas rara vez rechaza el objetivo; rechaza el momento, la partida o la prueba. Pide una decisión pequeña con la que ambos vivan: un inicio limitado con regla de parada y revisión fijada.',
        fr: 'Cherche le chiffre sur lequel les deux camps s’accordent et fais-les parler de lui plutôt que de toi. La finance refuse rarement le but ; elle refuse le moment, l’imputation ou la preuve. Demande une petite décision vivable pour tous : un départ limité, une règle d’arrêt, une revue fixée.',
      },
      steps: {
        en: [
          'Interview both sides separately on what would be acceptable. Deliverable: two columns with the overlap marked.',
          'Propose a limited start with a stop rule. Deliverable: half a page that both sides sign.',
        ],
        de: [
          'Befrage beide Seiten getrennt, was annehmbar wäre. Ergebnis: zwei Spalten, in denen die Überschneidung markiert ist.',
          'Schlag einen begrenzten Start mit Abbruchregel vor. Ergebnis: eine halbe Seite, die beide Seiten unterschreiben.',
        ],
        es: [
          'Habla con cada lado por separado sobre lo aceptable. Entregable: dos columnas con la coincidencia marcada.',
          'Propón un inicio limitado con regla de parada. Entregable: media página que firman los dos lados.',
        ],
        fr: [
          'Interroge chaque camp à part sur l’acceptable. Livrable : deux colonnes avec la zone commune marquée.',
          'Propose un départ limité avec règle d’arrêt. Livrable : une demi-page signée par les deux camps.',
        ],
      },
    },
    {
      asks: {
        en: [
          'whom in the committee do I convince first',
          'order in which to talk to the stakeholders',
          'start with the boss or with the users',
        ],
        de: [
          'wen im Gremium überzeuge ich zuerst',
          'in welcher Reihenfolge spreche ich mit den Beteiligten',
          'oben anfangen oder bei den Anwendern',
        ],
        es: [
          'a quién del comité convenzo primero',
          'en qué orden hablo con los implicados',
          'empezar por el jefe o por los usuarios',
        ],
        fr: [
          'qui convaincre en premier dans le comité',
          'dans quel ordre parler aux parties prenantes',
          'commencer par le chef ou par les utilisateurs',
        ],
      },
      says: {
        en: 'Start with users who feel the problem, then see whoever can stop it, and only then the person who pays. Users give you the figures, the blocker gives you the conditions, and the payer wants both settled. Going to the top first earns a polite referral downwards without facts.',
        de: 'Beginne bei denen, die das Problem spüren, geh dann zu denen, die es stoppen können, und erst danach zur Person, die zahlt. Die Ersten liefern Zahlen, die Zweiten Bedingungen, und wer zahlt, will beides geklärt sehen. Ganz oben anzufangen bringt nur eine höfliche Weiterleitung nach unten.',
        es: 'Empieza por los usuarios que sufren el problema, sigue por quien puede pararlo y solo después ve a quien paga. Los primeros dan cifras, el segundo da condiciones y quien paga quiere ambas cosas resueltas. Empezar por arriba solo gana una derivación cortés hacia abajo.',
        fr: 'Commence par les utilisateurs qui sentent le problème, puis vois qui peut l’arrêter, et seulement ensuite qui paie. Les premiers donnent des chiffres, le deuxième des conditions, et le payeur veut les deux réglés. Commencer par le haut ne vaut qu’un renvoi poli vers le bas.',
      },
      steps: {
        en: [
          'Number the people on your map in this order. Deliverable: a sequence with a date beside each name.',
          'Carry one sentence from each talk into the next. Deliverable: a growing page of quotes and conditions.',
        ],
        de: [
          'Nummeriere die Personen auf deiner Karte in dieser Reihenfolge. Ergebnis: eine Abfolge mit Datum neben jedem Namen.',
          'Nimm aus jedem Gespräch einen Satz ins nächste mit. Ergebnis: eine wachsende Seite mit Zitaten und Bedingungen.',
        ],
        es: [
          'Numera en este orden a las personas de tu mapa. Entregable: una secuencia con fecha junto a cada nombre.',
          'Lleva una frase de cada charla a la siguiente. Entregable: una página creciente de citas y condiciones.',
        ],
        fr: [
          'Numérote dans cet ordre les personnes de ta carte. Livrable : une séquence avec une date par nom.',
          'Porte une phrase de chaque échange au suivant. Livrable : une page croissante de citations et de conditions.',
        ],
      },
    },
  ],
  'which-proof-each-role-needs': [
    {
      asks: {
        en: [
          'what exactly do I show the CFO',
          'finance asks for the business case',
          'how to calculate payback for our product',
        ],
        de: [
          'was genau zeige ich dem CFO',
          'die Finanz verlangt eine Wirtschaftlichkeitsrechnung',
          'Amortisation für unser Produkt berechnen',
        ],
        es: [
          'qué le enseño exactamente al director financiero',
          'finanzas pide el caso de negocio',
          'cómo calcular el retorno de nuestro producto',
        ],
        fr: [
          'que montrer exactement au directeur financier',
          'la finance demande le dossier économique',
          'calculer le retour sur investissement de notre produit',
        ],
      },
      says: {
        en: 'Show payback in months on one page, calculated with their wages, their downtime cost and their discount habits. Include what they must spend besides your price: installation, training, a day of stopped production. A case that shows its own costs passes; one with savings only goes back for review.',
        de: 'Zeig die Amortisation in Monaten auf einer Seite, gerechnet mit ihren Löhnen, ihren Stillstandskosten und ihren Rechenregeln. Nimm auf, was neben deinem Preis anfällt: Einbau, Schulung, ein Tag Produktionsausfall. Eine Rechnung mit eigenen Kosten geht durch, eine nur mit Ersparnis kommt zurück.',
        es: 'Enseña el retorno en meses en una página, calculado con sus salarios, su coste de parada y sus reglas de cálculo. Incluye lo que gastan además de tu precio: instalación, formación, un día de producción detenida. Un caso que muestra sus costes pasa; uno con solo ahorros vuelve a revisión.',
        fr: 'Montre le retour en mois sur une page, calculé avec leurs salaires, leur coût d’arrêt et leurs règles. Ajoute ce qu’ils dépensent en plus de ton prix : installation, formation, un jour d’arrêt. Un dossier qui montre ses propres coûts passe ; un dossier de pures économies repart en revue.',
      },
      steps: {
        en: [
          'Ask the controller for the template used in the last investment request. Deliverable: your case in their form.',
          'Let operations confirm each input in one line. Deliverable: a sheet with a name beside every figure.',
        ],
        de: [
          'Bitte das Controlling um die Vorlage des letzten Investitionsantrags. Ergebnis: deine Rechnung in deren Form.',
          'Lass den Betrieb jeden Eingangswert in einer Zeile bestätigen. Ergebnis: ein Blatt mit Namen neben jeder Zahl.',
        ],
        es: [
          'Pide al controlador la plantilla de la última solicitud de inversión. Entregable: tu caso en su formato.',
          'Haz que operaciones confirme cada dato en una línea. Entregable: una hoja con un nombre junto a cada cifra.',
        ],
        fr: [
          'Demande au contrôle de gestion le modèle de la dernière demande d’investissement. Livrable : ton dossier à leur format.',
          'Fais confirmer chaque donnée par l’exploitation en une ligne. Livrable : une feuille avec un nom par chiffre.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which certificate does the safety department want',
          'certification is expensive, when do we start',
          'can we run a trial without the approval',
        ],
        de: [
          'welches Zertifikat will die Arbeitssicherheit',
          'die Zertifizierung ist teuer, wann beginnen wir',
          'dürfen wir ohne Zulassung testen',
        ],
        es: [
          'qué certificado quiere el departamento de seguridad',
          'certificar es caro, ¿cuándo empezamos?',
          '¿podemos hacer una prueba sin la aprobación?',
        ],
        fr: [
          'quel certificat veut le service sécurité',
          'la certification est chère, quand commencer',
          "peut-on faire un essai sans l'homologation",
        ],
      },
      says: {
        en: 'Ask the safety officer which standard applies to exactly this place of use, and which temporary measure would allow a trial before the certificate. Propose a risk assessment, supervision or a non-classified zone; the officer decides. Pay for the full certificate once a second site asks for the same one.',
        de: 'Frag die Sicherheitsfachkraft, welche Norm genau an diesem Einsatzort gilt und welche Zwischenmaßnahme einen Test vor dem Zertifikat erlaubt. Schlag Gefährdungsbeurteilung, Aufsicht oder einen unkritischen Bereich vor; entschieden wird dort. Bezahl das volle Zertifikat, wenn ein zweiter Standort dasselbe verlangt.',
        es: 'Pregunta al responsable de seguridad qué norma rige justo en ese lugar de uso y qué medida provisional permitiría una prueba antes del certificado. Propón una evaluación de riesgos, vigilancia o una zona no clasificada; decide esa persona. Paga el certificado completo cuando una segunda planta pida el mismo.',
        fr: 'Demande au responsable sécurité quelle norme vaut exactement à cet endroit et quelle mesure provisoire permettrait un essai avant le certificat. Propose une analyse de risques, une surveillance ou une zone non classée ; c’est à lui de décider. Paie le certificat complet quand un second site demande le même.',
      },
      steps: {
        en: [
          'Get the standard and the interim rule by mail from the safety officer. Deliverable: two lines with their name.',
          'Request one quote with waiting time from a test body. Deliverable: cost, duration and the documents to prepare.',
        ],
        de: [
          'Lass dir Norm und Zwischenregel von der Sicherheitsfachkraft mailen. Ergebnis: zwei Zeilen mit ihrem Namen darunter.',
          'Hol bei einer Prüfstelle ein Angebot mit Wartezeit ein. Ergebnis: Kosten, Dauer und nötige Unterlagen.',
        ],
        es: [
          'Consigue del responsable, por correo, la norma y la regla provisional. Entregable: dos líneas con su nombre.',
          'Pide a una entidad de ensayo presupuesto y plazo de espera. Entregable: coste, duración y documentos por preparar.',
        ],
        fr: [
          'Obtiens par courriel, du responsable sécurité, la norme et la règle provisoire. Livrable : deux lignes avec son nom.',
          'Demande à un organisme d’essai un devis et son délai. Livrable : coût, durée, documents à préparer.',
        ],
      },
    },
    {
      asks: {
        en: [
          'purchasing is afraid that our start-up goes bankrupt',
          'they want a second source or escrow',
          'how to calm the fear of a small supplier',
        ],
        de: [
          'der Einkauf fürchtet, dass unser Start-up pleitegeht',
          'sie wollen eine zweite Quelle oder Hinterlegung',
          'Angst vor dem kleinen Lieferanten nehmen',
        ],
        es: [
          'compras teme que nuestra startup quiebre',
          'quieren una segunda fuente o un depósito de código',
          'cómo calmar el miedo a un proveedor pequeño',
        ],
        fr: [
          'les achats craignent la faillite de notre start-up',
          'ils veulent une seconde source ou un séquestre',
          'rassurer sur un petit fournisseur',
        ],
      },
      says: {
        en: 'Answer with a plan, not with your funding story: who else can make the part, where drawings or source code lie, how long spares last. Offer a stock of spares on their site and a release of documents if you stop. Buyers accept small suppliers whose failure they could survive.',
        de: 'Antworte mit einem Plan, nicht mit deiner Finanzierungsgeschichte: wer das Teil sonst fertigen kann, wo Zeichnungen oder Quellcode liegen, wie lange Ersatzteile reichen. Biete ein Ersatzteillager vor Ort und die Freigabe der Unterlagen, falls du aufhörst. Der Einkauf akzeptiert kleine Lieferanten, deren Ausfall er überlebt.',
        es: 'Responde con un plan y no con tu historia de financiación: quién más puede fabricar la pieza, dónde están planos o código, cuánto duran los repuestos. Ofrece existencias en su planta y la entrega de documentos si cesas. Compras acepta a un pequeño cuya caída pueda superar.',
        fr: 'Réponds par un plan, pas par ton financement : qui d’autre peut fabriquer la pièce, où sont plans ou code source, combien de temps durent les pièces. Propose un stock sur leur site et la remise des documents si tu cesses. Les achats acceptent un petit fournisseur dont ils survivraient à la chute.',
      },
      steps: {
        en: [
          'Name a manufacturer that could take over and ask for its consent. Deliverable: a one-page continuity plan.',
          'List spares and documents with the event that releases them. Deliverable: a draft annex for lawyer and purchasing.',
        ],
        de: [
          'Benenne einen Fertiger, der übernehmen könnte, und hol sein Einverständnis. Ergebnis: ein Fortführungsplan auf einer Seite.',
          'Liste Ersatzteile und Unterlagen samt Freigabeereignis auf. Ergebnis: ein Anlagenentwurf für Kanzlei und Einkauf.',
        ],
        es: [
          'Nombra un fabricante que pudiera relevarte y pide su acuerdo. Entregable: un plan de continuidad de una página.',
          'Lista repuestos y documentos con el hecho que los libera. Entregable: un borrador de anexo para abogado y compras.',
        ],
        fr: [
          'Nomme un fabricant qui pourrait reprendre et obtiens son accord. Livrable : un plan de continuité d’une page.',
          'Liste pièces et documents avec l’événement qui les libère. Livrable : un projet d’annexe pour l’avocat et les achats.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how much raw data do I give a sceptical engineer',
          'engineer wants the measurements, not the slides',
          'do we hand over our full dataset',
        ],
        de: [
          'wie viele Rohdaten gebe ich einem skeptischen Ingenieur',
          'die Ingenieurin will Messwerte statt Folien',
          'geben wir unseren ganzen Datensatz heraus',
        ],
        es: [
          'cuántos datos en bruto doy a un ingeniero escéptico',
          'el ingeniero quiere mediciones y no láminas',
          '¿entregamos todo nuestro conjunto de datos?',
        ],
        fr: [
          'combien de données brutes donner à un ingénieur sceptique',
          "l'ingénieur veut les mesures, pas les diapositives",
          'remettre tout notre jeu de données ou non',
        ],
      },
      says: {
        en: 'Give the complete data of one test, including the failed runs and the conditions, rather than selected curves from many. Keep back the recipe and the training data; neither is needed to check a result. Engineers trust what they can recalculate, so hand over a file and not a picture.',
        de: 'Gib die vollständigen Daten eines Tests mit Fehlläufen und Bedingungen, statt schöner Kurven aus vielen. Rezept und Trainingsdaten behältst du; zum Nachprüfen braucht sie niemand. In der Technik traut man dem, was sich nachrechnen lässt, also übergib eine Datei und kein Bild.',
        es: 'Da los datos completos de un ensayo, con las pruebas fallidas y las condiciones, en lugar de curvas escogidas de muchos. Guárdate la receta y los datos de entrenamiento; no hacen falta para comprobar un resultado. El ingeniero se fía de lo que puede recalcular, así que entrega un archivo y no una imagen.',
        fr: 'Donne les données complètes d’un seul essai, ratés et conditions compris, plutôt que des courbes choisies parmi beaucoup. Garde la recette et les données d’entraînement ; elles ne servent pas à vérifier. Un ingénieur croit ce qu’il peut recalculer, remets-lui donc un fichier et pas une image.',
      },
      steps: {
        en: [
          'Pack one test with units, timestamps and failures. Deliverable: a folder the engineer can open without you.',
          'Ask which analysis they would run and compare results. Deliverable: their recalculation beside yours.',
        ],
        de: [
          'Pack einen Test mit Einheiten, Zeitstempeln und Fehlläufen zusammen. Ergebnis: ein Ordner, der sich ohne dich öffnen lässt.',
          'Frag, welche Auswertung sie machen würde, und vergleicht. Ergebnis: ihre Rechnung neben deiner.',
        ],
        es: [
          'Reúne un ensayo con unidades, horas y fallos. Entregable: una carpeta que el ingeniero abre sin tu ayuda.',
          'Pregunta qué análisis haría y comparad resultados. Entregable: su cálculo junto al tuyo en una hoja.',
        ],
        fr: [
          'Rassemble un essai avec unités, horodatage et ratés. Livrable : un dossier que l’ingénieur ouvre sans toi.',
          'Demande quelle analyse il ferait et comparez. Livrable : son calcul à côté du tien, sur une feuille.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they ask for a reference customer and we have none',
          'nobody wants to be the first buyer',
          'proof of use when you have no users yet',
        ],
        de: [
          'sie wollen einen Referenzkunden und wir haben keinen',
          'niemand will der erste Käufer sein',
          'Einsatznachweis, wenn es noch keine Nutzer gibt',
        ],
        es: [
          'piden un cliente de referencia y no tenemos',
          'nadie quiere ser el primer comprador',
          'prueba de uso cuando aún no hay usuarios',
        ],
        fr: [
          "ils demandent un client de référence et nous n'en avons pas",
          'personne ne veut être le premier acheteur',
          "preuve d'usage sans utilisateurs",
        ],
      },
      says: {
        en: 'Say that they would be the first and make it an advantage: influence, a price that reflects it, and your whole team on their site. Replace the reference by a visit to your rig, a talk with an engineer who tested it, and a way back. Some never go first; ask early and move on.',
        de: 'Sag, dass sie die Ersten wären, und mach daraus einen Vorteil: Einfluss, einen entsprechenden Preis und dein ganzes Team vor Ort. Ersetz die Referenz durch einen Besuch am Prüfstand, ein Gespräch mit jemandem, der getestet hat, und einen Weg zurück. Manche gehen nie voran; klär das früh.',
        es: 'Di que serían los primeros y conviértelo en ventaja: influencia, un precio acorde y todo tu equipo en su planta. Sustituye la referencia por una visita a tu banco, una charla con un ingeniero que lo probó y una vuelta atrás. Algunos nunca van primero; pregúntalo pronto y sigue.',
        fr: 'Dis qu’ils seraient les premiers et fais-en un avantage : influence, prix en conséquence, toute ton équipe sur leur site. Remplace la référence par une visite de ton banc, un échange avec un ingénieur qui a testé, et un retour possible. Certains ne passent jamais en premier ; demande-le tôt.',
      },
      steps: {
        en: [
          'Ask directly whether the company has ever bought first. Deliverable: an example, or a polite end of the deal.',
          'Arrange a call between their engineer and one who has tested yours. Deliverable: a date with both names.',
        ],
        de: [
          'Frag direkt, ob die Firma schon einmal als Erste gekauft hat. Ergebnis: ein Beispiel oder ein freundliches Ende.',
          'Vermittle ein Gespräch zwischen ihrer Technik und jemandem, der getestet hat. Ergebnis: ein Termin mit beiden Namen.',
        ],
        es: [
          'Pregunta sin rodeos si la empresa compró alguna vez la primera. Entregable: un ejemplo o un cierre amable.',
          'Organiza una llamada entre su ingeniero y otro que ya probó lo tuyo. Entregable: una cita con ambos nombres.',
        ],
        fr: [
          'Demande franchement si l’entreprise a déjà acheté en premier. Livrable : un exemple, ou une fin d’affaire courtoise.',
          'Organise un appel entre leur ingénieur et un testeur de ton produit. Livrable : une date avec les deux noms.',
        ],
      },
    },
    {
      asks: {
        en: [
          'too many proofs and little money, which one first',
          'prioritise what to demonstrate before the round',
          'we can afford only one study',
        ],
        de: [
          'zu viele Belege und wenig Geld, welcher zuerst',
          'was vor der Finanzierungsrunde nachweisen',
          'wir können uns nur eine Studie leisten',
        ],
        es: [
          'demasiadas pruebas y poco dinero, ¿cuál primero?',
          'qué demostrar antes de la ronda',
          'solo podemos pagar un estudio',
        ],
        fr: [
          "trop de preuves et peu d'argent, laquelle d'abord",
          'que démontrer avant la levée de fonds',
          "nous ne pouvons payer qu'une étude",
        ],
      },
      says: {
        en: 'Buy the proof that belongs to the person who can stop the deal, and among those the one that takes longest. A brilliant measurement for someone who was already convinced changes nothing. Before paying, get that person to say in one sentence that this proof would be enough.',
        de: 'Kauf den Beleg der Person, die das Geschäft stoppen kann, und darunter den, der am längsten dauert. Eine glänzende Messung für jemanden, der schon überzeugt war, ändert nichts. Lass dir vor dem Bezahlen in einem Satz bestätigen, dass dieser Beleg genügen würde.',
        es: 'Compra la prueba de la persona que puede parar el trato y, entre esas, la que más tarda. Una medición brillante para quien ya estaba convencido no cambia nada. Antes de pagar, consigue que esa persona diga en una frase que con esa prueba bastaría.',
        fr: 'Achète la preuve de la personne qui peut arrêter l’affaire et, parmi celles-là, la plus longue à obtenir. Une mesure brillante pour quelqu’un de déjà convaincu ne change rien. Avant de payer, fais dire à cette personne, en une phrase, que cette preuve suffirait.',
      },
      steps: {
        en: [
          'Rank missing proofs by veto power, then by waiting time. Deliverable: a list with exactly one item on top.',
          'Read the sentence of sufficiency back to its owner. Deliverable: a mail that says this result would settle it.',
        ],
        de: [
          'Ordne fehlende Belege nach Vetomacht, dann nach Wartezeit. Ergebnis: eine Liste mit genau einem Eintrag oben.',
          'Lies der zuständigen Person den Satz zum Genügen vor. Ergebnis: eine Mail, dass dieses Resultat reicht.',
        ],
        es: [
          'Ordena las pruebas que faltan por poder de veto y por espera. Entregable: una lista con un único punto arriba.',
          'Lee a esa persona la frase de suficiencia. Entregable: un correo que diga que ese resultado lo cierra.',
        ],
        fr: [
          'Classe les preuves manquantes par droit de veto, puis par délai. Livrable : une liste avec un seul point en tête.',
          'Relis à cette personne la phrase de suffisance. Livrable : un courriel disant que ce résultat réglerait la question.',
        ],
      },
    },
  ],
  'meddpicc-for-a-founder': [
    {
      asks: {
        en: [
          'how do I put a date and a probability on a deal',
          'forecast for the board or investors',
          'which sum from open deals may I plan with',
        ],
        de: [
          'wie gebe ich einer Chance Datum und Wahrscheinlichkeit',
          'Prognose für Beirat oder Investoren',
          'mit welcher Summe aus offenen Geschäften darf ich planen',
        ],
        es: [
          'cómo pongo fecha y probabilidad a una venta',
          'previsión para el consejo o los inversores',
          'con qué suma de ventas abiertas puedo planificar',
        ],
        fr: [
          'comment dater une affaire et lui donner une probabilité',
          'prévision pour le conseil ou les investisseurs',
          "avec quelle somme d'affaires ouvertes puis-je planifier",
        ],
      },
      says: {
        en: "Date the deal by the paper steps that remain, not by the buyer's enthusiasm, and give no percentages on so few deals. Use three classes instead: signed, all papers dated, everything else. Plan your cash with the first class, your hiring with the second, and nothing with the third.",
        de: 'Datiere die Chance nach den verbleibenden Papierschritten, nicht nach der Begeisterung, und gib bei so wenigen keine Prozente an. Nimm drei Klassen: unterschrieben, alle Papiere datiert, alles andere. Mit der ersten planst du Geld, mit der zweiten Einstellungen, mit der dritten nichts.',
        es: 'Fecha la venta por los trámites que faltan y no por el entusiasmo, y no des porcentajes con tan pocas operaciones. Usa tres clases: firmado, todos los papeles con fecha, lo demás. Planifica la caja con la primera, las contrataciones con la segunda y nada con la tercera.',
        fr: 'Date l’affaire d’après les étapes papier restantes, pas d’après l’enthousiasme, et ne donne pas de pourcentage sur si peu de cas. Prends trois classes : signé, papiers tous datés, tout le reste. Planifie la trésorerie avec la première, les embauches avec la deuxième, rien avec la troisième.',
      },
      steps: {
        en: [
          'Sort every open deal into the three classes today. Deliverable: a list with sum and earliest signature date per class.',
          "Compare last quarter's list with what happened. Deliverable: one correction rule for your next board report.",
        ],
        de: [
          'Ordne heute jede offene Chance einer der Klassen zu. Ergebnis: eine Liste mit Summe und frühester Unterschrift.',
          'Vergleiche die Liste des letzten Quartals mit dem, was kam. Ergebnis: eine Korrekturregel für den nächsten Bericht.',
        ],
        es: [
          'Reparte hoy cada operación abierta en las tres clases. Entregable: una lista con suma y primera firma posible.',
          'Compara la lista del trimestre pasado con lo ocurrido. Entregable: una regla de corrección para el próximo informe.',
        ],
        fr: [
          'Range aujourd’hui chaque affaire dans ces trois classes. Livrable : une liste avec somme et première signature possible.',
          'Compare la liste du trimestre passé à la réalité. Livrable : une règle de correction pour le prochain rapport.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they said yes, what still stands before the order',
          'how long does supplier registration take',
          'what happens between the verbal yes and the signature',
        ],
        de: [
          'sie haben Ja gesagt, was steht noch vor der Bestellung',
          'wie lange dauert die Lieferantenanlage',
          'was passiert zwischen mündlichem Ja und Unterschrift',
        ],
        es: [
          'dijeron que sí, ¿qué falta antes del pedido?',
          'cuánto tarda el alta de proveedor',
          'qué ocurre entre el sí verbal y la firma',
        ],
        fr: [
          'ils ont dit oui, que reste-t-il avant la commande',
          'combien de temps prend le référencement fournisseur',
          'que se passe-t-il entre le oui oral et la signature',
        ],
      },
      says: {
        en: 'Expect 30 to 90 days between the yes and the order: supplier registration, legal, security, budget release. Ask for each step its owner, its form and its usual duration, and start all of them in parallel this week. The step nobody can describe is the one that will delay you.',
        de: 'Rechne mit 30 bis 90 Tagen zwischen Ja und Bestellung: Lieferantenanlage, Recht, Sicherheit, Budgetfreigabe. Frag zu jedem Schritt, wer ihn macht, welches Formular gilt und wie lange er dauert, und starte alle diese Woche nebeneinander. Verzögern wird der Schritt, den niemand beschreiben kann.',
        es: 'Cuenta con 30 a 90 días entre el sí y el pedido: alta de proveedor, legal, seguridad, liberación del presupuesto. Pide de cada paso su responsable, su formulario y su duración habitual, y lánzalos todos en paralelo esta semana. El que nadie sabe describir será el que te retrase.',
        fr: 'Compte 30 à 90 jours entre le oui et la commande : référencement, juridique, sécurité, déblocage du budget. Demande pour chaque étape son responsable, son formulaire et sa durée, et lance-les toutes en parallèle cette semaine. Celle que personne ne sait décrire te retardera.',
      },
      steps: {
        en: [
          'Request the supplier form and security questionnaire today. Deliverable: both documents filled in before the contract draft.',
          'Send the step list to the champion for correction. Deliverable: five lines, each with owner and expected day.',
        ],
        de: [
          'Fordere heute Lieferantenformular und Sicherheitsfragebogen an. Ergebnis: beides ausgefüllt, bevor der Vertragsentwurf kommt.',
          'Schick die Schrittliste dem Fürsprecher zur Korrektur. Ergebnis: fünf Zeilen mit Zuständigem und erwartetem Tag.',
        ],
        es: [
          'Solicita hoy el alta de proveedor y el cuestionario de seguridad. Entregable: ambos rellenos antes del borrador de contrato.',
          'Envía la lista de pasos al promotor para que la corrija. Entregable: cinco líneas con responsable y día previsto.',
        ],
        fr: [
          'Demande aujourd’hui le formulaire fournisseur et le questionnaire sécurité. Livrable : les deux remplis avant le projet de contrat.',
          'Envoie la liste des étapes au champion pour correction. Livrable : cinq lignes avec responsable et jour prévu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the deal has several gaps, which one do I close first',
          'no access to the payer and no criteria, where to start',
          'save a weak opportunity',
        ],
        de: [
          'die Chance hat mehrere Lücken, welche schließe ich zuerst',
          'kein Zugang zum Zahler und keine Kriterien, wo anfangen',
          'eine schwache Chance retten',
        ],
        es: [
          'la operación tiene varios huecos, ¿cuál cierro primero?',
          'sin acceso a quien paga y sin criterios, por dónde empiezo',
          'salvar una oportunidad débil',
        ],
        fr: [
          "l'affaire a plusieurs trous, lequel combler d'abord",
          "pas d'accès au payeur et pas de critères, par où commencer",
          'sauver une opportunité faible',
        ],
      },
      says: {
        en: 'Close the payer first, because the other gaps fill themselves once that person talks to you. Next comes the pain in their figures, then the paper steps. If the payer cannot be reached within the next two weeks, downgrade the deal and spend that time on one with fewer holes.',
        de: 'Schließ zuerst die Lücke bei der Person, die zahlt, denn die anderen füllen sich, sobald sie mit dir spricht. Dann folgen der Schmerz in ihren Zahlen und der Papierweg. Ist sie in den nächsten zwei Wochen nicht erreichbar, stuf die Chance herab und gib die Zeit einer mit weniger Löchern.',
        es: 'Cierra primero el de quien paga, porque los demás se llenan cuando esa persona habla contigo. Después va el dolor en sus cifras y luego los trámites. Si no la alcanzas en las próximas dos semanas, baja de clase la operación y dedica el tiempo a otra con menos agujeros.',
        fr: 'Comble d’abord celui du payeur, car les autres se remplissent dès que cette personne te parle. Viennent ensuite la douleur dans ses chiffres, puis les papiers. Si elle reste hors d’atteinte dans les deux semaines, déclasse l’affaire et donne ce temps à une autre moins trouée.',
      },
      steps: {
        en: [
          'Ask the champion for that meeting with a concrete reason. Deliverable: a date, or the deal moved down a class.',
          'Prepare one question for each remaining gap. Deliverable: an agenda that fills three gaps in one talk.',
        ],
        de: [
          'Bitte den Fürsprecher mit konkretem Grund um dieses Treffen. Ergebnis: ein Termin oder eine herabgestufte Chance.',
          'Bereite zu jeder übrigen Lücke eine Frage vor. Ergebnis: eine Tagesordnung, die drei Lücken in einem Gespräch füllt.',
        ],
        es: [
          'Pide al promotor esa reunión con un motivo concreto. Entregable: una fecha, o la operación rebajada.',
          'Prepara una pregunta por cada hueco restante. Entregable: un orden del día que llene tres huecos de una vez.',
        ],
        fr: [
          'Demande ce rendez-vous au champion avec une raison concrète. Livrable : une date, ou l’affaire déclassée.',
          'Prépare une question pour chaque trou restant. Livrable : un ordre du jour qui en comble trois d’un coup.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is MEDDPICC overkill for a small team with two deals',
          'short version of the checklist',
          'do I need a sales framework this early',
        ],
        de: [
          'ist MEDDPICC für ein kleines Team mit zwei Chancen übertrieben',
          'Kurzfassung der Checkliste',
          'brauche ich so früh ein Vertriebsschema',
        ],
        es: [
          '¿MEDDPICC es excesivo para un equipo pequeño con dos operaciones?',
          'versión corta de la lista',
          '¿necesito un método de ventas tan pronto?',
        ],
        fr: [
          'MEDDPICC est-il excessif pour une petite équipe avec deux affaires',
          'version courte de la grille',
          "ai-je besoin d'une méthode de vente si tôt",
        ],
      },
      says: {
        en: 'With one or two open deals, four questions are enough: who pays, what does the problem cost them, which steps remain, who fights for us inside. Answer them in writing once a week. Move to the full list when you can no longer tell every deal from memory.',
        de: 'Bei ein oder zwei offenen Chancen reichen vier Fragen: wer zahlt, was kostet das Problem, welche Schritte fehlen, wer kämpft im Haus für uns. Beantworte sie einmal pro Woche schriftlich. Wechsle zur vollen Liste, wenn du nicht mehr jede Chance auswendig erzählen kannst.',
        es: 'Con una o dos operaciones abiertas bastan cuatro preguntas: quién paga, cuánto le cuesta el problema, qué pasos faltan, quién pelea por nosotros dentro. Contéstalas por escrito una vez a la semana. Pasa a la lista completa cuando ya no puedas contar cada operación de memoria.',
        fr: 'Avec une ou deux affaires ouvertes, quatre questions suffisent : qui paie, ce que le problème lui coûte, quelles étapes restent, qui se bat pour nous en interne. Réponds-y par écrit chaque semaine. Passe à la grille entière quand tu ne peux plus raconter chaque affaire de mémoire.',
      },
      steps: {
        en: [
          'Write the four answers for each open deal on one card. Deliverable: one card per customer with blanks visible.',
          "Discuss only the blanks in the weekly founders' meeting. Deliverable: one task per blank with a name.",
        ],
        de: [
          'Schreib die vier Antworten zu jeder Chance auf eine Karte. Ergebnis: eine Karte je Kunde mit sichtbaren Leerstellen.',
          'Besprecht in der wöchentlichen Gründerrunde nur die Leerstellen. Ergebnis: je Leerstelle eine Aufgabe mit Namen.',
        ],
        es: [
          'Escribe las cuatro respuestas de cada operación en una ficha. Entregable: una ficha por cliente con los vacíos visibles.',
          'Hablad solo de los vacíos en la reunión semanal de socios. Entregable: una tarea con nombre por vacío.',
        ],
        fr: [
          'Écris les quatre réponses de chaque affaire sur une fiche. Livrable : une fiche par client aux blancs visibles.',
          'Ne discutez que des blancs à la réunion hebdomadaire des fondateurs. Livrable : une tâche nommée par blanc.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I ask these questions without interrogating the customer',
          'natural wording for decision process and budget questions',
          'customer is annoyed by qualification questions',
        ],
        de: [
          'wie stelle ich diese Fragen, ohne den Kunden zu verhören',
          'natürliche Worte für Fragen zu Entscheidungsweg und Budget',
          'Kunde ist von Qualifizierungsfragen genervt',
        ],
        es: [
          'cómo hago estas preguntas sin interrogar al cliente',
          'palabras naturales para preguntar por proceso y presupuesto',
          'al cliente le molestan las preguntas de calificación',
        ],
        fr: [
          'comment poser ces questions sans interroger le client',
          'formulation naturelle sur le processus de décision et le budget',
          'le client est agacé par nos questions de qualification',
        ],
      },
      says: {
        en: 'Ask one such question per talk, wrapped in a reason that helps them: so that we do not lose time on your side, who has to see this before an order. Past cases work best, such as how it went with the last supplier. Fill the boxes afterwards, never in front of them.',
        de: 'Stell pro Gespräch eine solche Frage, mit einem Grund, der ihnen hilft: Damit bei Ihnen keine Zeit verloren geht, wer muss das vor einer Bestellung sehen. Am besten wirken alte Fälle, etwa wie es beim letzten Lieferanten lief. Füll die Felder danach aus deinen Notizen, nie vor ihren Augen.',
        es: 'Haz una sola de estas preguntas por charla, con un motivo que les ayude: para no perder tiempo en su lado, quién tiene que ver esto antes de un pedido. Lo mejor son los casos pasados, por ejemplo cómo fue con el último proveedor. Rellena las casillas después, con tus notas.',
        fr: 'Pose une seule de ces questions par échange, avec une raison qui les aide : pour ne pas perdre de temps chez vous, qui doit voir cela avant une commande. Les cas passés marchent le mieux, par exemple le dernier fournisseur. Remplis les cases ensuite, avec tes notes.',
      },
      steps: {
        en: [
          'Rewrite the eight letters as eight friendly questions with a reason. Deliverable: a card to glance at before calls.',
          "Pick the one question that matters most for the next talk. Deliverable: its answer in the customer's words.",
        ],
        de: [
          'Formuliere die acht Buchstaben als acht freundliche Fragen mit Grund. Ergebnis: eine Karte für den Blick vor dem Anruf.',
          'Wähl die eine wichtigste Frage fürs nächste Gespräch. Ergebnis: die Antwort in den Worten des Kunden.',
        ],
        es: [
          'Convierte las ocho letras en ocho preguntas amables con motivo. Entregable: una ficha para mirar antes de llamar.',
          'Elige la pregunta que más importa para la próxima charla. Entregable: su respuesta en palabras del cliente.',
        ],
        fr: [
          'Récris les huit lettres en huit questions aimables avec leur raison. Livrable : une fiche à relire avant les appels.',
          'Choisis la question qui compte le plus au prochain échange. Livrable : sa réponse dans les mots du client.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the order has slipped to the next quarter again',
          'buyer keeps moving the date',
          'the signature was promised in December and did not come',
        ],
        de: [
          'die Bestellung ist wieder ins nächste Quartal gerutscht',
          'der Käufer verschiebt ständig das Datum',
          'die Unterschrift war für Dezember versprochen und kam nicht',
        ],
        es: [
          'el pedido ha vuelto a pasar al próximo trimestre',
          'el comprador mueve la fecha una y otra vez',
          'prometieron firmar en diciembre y no llegó',
        ],
        fr: [
          'la commande glisse encore au trimestre suivant',
          "l'acheteur repousse sans cesse la date",
          "la signature promise en décembre n'est pas venue",
        ],
      },
      says: {
        en: 'Stop asking when and ask what has to happen first, because a date without steps moves forever. If the step is theirs, offer to do half of it; if nobody knows it, the pain or the payer is missing. After the second slip, take the deal out of the forecast and tell your board yourself.',
        de: 'Frag nicht mehr, wann, sondern was vorher geschehen muss, denn ein Datum ohne Schritte wandert ewig. Liegt der Schritt bei ihnen, nimm ihnen die Hälfte ab; kennt ihn niemand, fehlt der Schmerz oder die zahlende Person. Nach dem zweiten Rutsch fliegt die Chance aus der Prognose.',
        es: 'Deja de preguntar cuándo y pregunta qué debe ocurrir antes, porque una fecha sin pasos se mueve siempre. Si el paso es suyo, ofrece hacer la mitad; si nadie lo sabe, falta el dolor o quien paga. Tras el segundo retraso, saca la operación de la previsión y cuéntaselo tú al consejo.',
        fr: 'Cesse de demander quand et demande ce qui doit arriver avant, car une date sans étapes glisse toujours. Si l’étape est chez eux, propose d’en faire la moitié ; si personne ne la connaît, il manque la douleur ou le payeur. Au deuxième report, sors l’affaire de la prévision.',
      },
      steps: {
        en: [
          'Ask for the one event that must precede the signature. Deliverable: an event with owner, or the deal struck out.',
          'Withdraw any discount that was tied to the missed date. Deliverable: a short, friendly notice with the new terms.',
        ],
        de: [
          'Frag nach dem einen Ereignis, das der Unterschrift vorausgeht. Ergebnis: Ereignis mit Zuständigem oder eine gestrichene Chance.',
          'Nimm jeden Nachlass zurück, der an das verpasste Datum gebunden war. Ergebnis: eine kurze Mitteilung mit neuen Bedingungen.',
        ],
        es: [
          'Pregunta por el único hecho que debe preceder a la firma. Entregable: un hecho con responsable, o la operación tachada.',
          'Retira todo descuento ligado a la fecha incumplida. Entregable: un aviso breve y amable con las nuevas condiciones.',
        ],
        fr: [
          'Demande l’unique événement qui doit précéder la signature. Livrable : un événement avec responsable, ou l’affaire rayée.',
          'Retire toute remise liée à la date manquée. Livrable : un court avis aimable avec les nouvelles conditions.',
        ],
      },
    },
  ],
}
