import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../loi.ts`, by slug. */
export const loiAnswers: Record<string, EntryAnswer[]> = {
  'what-makes-an-loi-worth-showing': [
    {
      asks: {
        en: [
          'what do I write in the mail when I ask for a letter of intent',
          'how do I ask a customer for an LOI',
          'template text to request the letter',
        ],
        de: [
          'was schreibe ich in die Mail, wenn ich um eine LOI bitte',
          'wie bitte ich einen Kunden um eine Absichtserklärung',
          'Textvorlage für die Anfrage',
        ],
        es: [
          'qué escribo en el correo para pedir una carta de intención',
          'cómo le pido una LOI a un cliente',
          'texto modelo para solicitar la carta',
        ],
        fr: [
          "qu'écrire dans le mail pour demander une lettre d'intention",
          'comment demander une LOI à un client',
          'modèle de texte pour solliciter la lettre',
        ],
      },
      says: {
        en: 'Ask on the phone, then mail a draft they only have to correct. The mail needs three lines: what they told you the problem costs, what the paper lets you do next, and that it commits them to nothing they did not say. Attach four sentences and name a return day.',
        de: 'Frag am Telefon und schick danach einen Entwurf, den sie nur korrigieren müssen. Die Mail braucht drei Zeilen: was das Problem nach ihren Worten kostet, was dir das Papier ermöglicht, und dass es zu nichts verpflichtet, was sie nicht gesagt haben. Häng vier Sätze an und nenne einen Rückgabetag.',
        es: 'Pídela por teléfono y después envía un borrador que solo tengan que corregir. El correo lleva tres líneas: lo que el problema cuesta según ellos, lo que el papel te permite hacer y que no les obliga a nada que no hayan dicho. Adjunta cuatro frases y pon un día de devolución.',
        fr: 'Demande au téléphone, puis envoie un projet qu’ils n’ont qu’à corriger. Le courriel tient en trois lignes : ce que le problème leur coûte selon eux, ce que ce papier te permet, et qu’il n’engage à rien qu’ils n’aient dit. Joins quatre phrases et donne un jour de retour.',
      },
      steps: {
        en: [
          'Call the warmest contact and get a verbal yes to the idea. Deliverable: consent to receive a draft, with a return day.',
          'Write the draft from your interview notes in their vocabulary. Deliverable: an attachment short enough to read on a phone.',
        ],
        de: [
          'Ruf den wärmsten Kontakt an und hol ein mündliches Ja zur Idee. Ergebnis: die Zusage, einen Entwurf bis zum Rückgabetag zu lesen.',
          'Schreib den Entwurf aus deinen Gesprächsnotizen in ihren Begriffen. Ergebnis: ein Anhang, der sich am Handy lesen lässt.',
        ],
        es: [
          'Llama al contacto más cercano y consigue un sí verbal a la idea. Entregable: permiso para enviar el borrador y día de vuelta.',
          'Escribe el borrador desde tus notas de entrevista, con su vocabulario. Entregable: un adjunto que se lea en el móvil.',
        ],
        fr: [
          'Appelle le contact le plus chaleureux et obtiens un oui oral sur l’idée. Livrable : l’accord pour recevoir un projet, jour de retour compris.',
          'Rédige le projet à partir de tes notes d’entretien, dans leur vocabulaire. Livrable : une pièce jointe lisible sur téléphone.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they will sign but without any number or price',
          'customer refuses to put a volume in the letter',
          'what if they do not want to state an amount',
        ],
        de: [
          'sie unterschreiben, aber ohne Menge und Preis',
          'Kunde will keine Stückzahl in der Erklärung',
          'was, wenn sie keinen Betrag nennen wollen',
        ],
        es: [
          'firman pero sin ningún número ni precio',
          'el cliente no quiere poner volumen en la carta',
          '¿y si no quieren decir un importe?',
        ],
        fr: [
          'ils signent mais sans chiffre ni prix',
          "le client refuse d'indiquer un volume dans la lettre",
          "que faire s'ils ne veulent pas donner de montant",
        ],
      },
      says: {
        en: 'Offer them a range or a ceiling instead of a figure: up to so many units, at no more than this price, if one named test succeeds. A buyer who cannot accept even a range has not decided. Then get the condition alone in writing and return for the number once it is met.',
        de: 'Biete statt einer Zahl eine Spanne oder Obergrenze an: bis zu so vielen Stück, höchstens zu diesem Preis, wenn ein benannter Test gelingt. Wer nicht einmal eine Spanne annimmt, hat sich nicht entschieden. Lass dir dann nur die Bedingung geben und hol die Zahl nach, sobald sie erfüllt ist.',
        es: 'Ofréceles un rango o un tope en vez de una cifra: hasta tantas unidades, a no más de este precio, si sale bien un ensayo con nombre. Quien no acepta ni un rango no ha decidido. Pide entonces solo la condición por escrito y vuelve a por el número cuando se cumpla.',
        fr: 'Propose une fourchette ou un plafond au lieu d’un chiffre : jusqu’à tant d’unités, à ce prix au plus, si tel essai réussit. Qui n’accepte même pas une fourchette n’a pas décidé. Obtiens alors la seule condition par écrit et reviens chercher le chiffre une fois remplie.',
      },
      steps: {
        en: [
          'Prepare three wordings: exact, range, ceiling. Deliverable: a choice of sentences the customer can tick.',
          'Ask what they would have to know to state a volume. Deliverable: the missing fact and the day you will bring it.',
        ],
        de: [
          'Bereite drei Fassungen vor: genau, Spanne, Obergrenze. Ergebnis: Sätze zur Auswahl, die der Kunde nur ankreuzt.',
          'Frag, was sie wissen müssten, um eine Menge zu nennen. Ergebnis: die fehlende Angabe und dein Liefertag dafür.',
        ],
        es: [
          'Prepara tres redacciones: exacta, rango, tope. Entregable: frases a elegir que el cliente solo tenga que marcar.',
          'Pregunta qué tendrían que saber para indicar un volumen. Entregable: el dato que falta y el día en que lo traes.',
        ],
        fr: [
          'Prépare trois formulations : exacte, fourchette, plafond. Livrable : des phrases au choix, à cocher par le client.',
          'Demande ce qu’ils devraient savoir pour indiquer un volume. Livrable : la donnée manquante et le jour où tu l’apportes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'who has to sign the letter of intent',
          'is the signature of an engineer enough',
          'does an R&D contact count as signatory',
        ],
        de: [
          'wer muss die Absichtserklärung unterschreiben',
          'reicht die Unterschrift eines Ingenieurs',
          'zählt ein Kontakt aus der Forschung als Unterzeichner',
        ],
        es: [
          'quién tiene que firmar la carta de intención',
          '¿vale la firma de un ingeniero?',
          '¿un contacto de I+D cuenta como firmante?',
        ],
        fr: [
          "qui doit signer la lettre d'intention",
          "la signature d'un ingénieur suffit-elle",
          'un contact en R&D compte-t-il comme signataire',
        ],
      },
      says: {
        en: "The person whose budget would pay for the order has to sign, because an engineer's signature only shows that he likes you. If your contact cannot sign, let them co-sign and carry the draft upstairs. The letter has to survive one call from an investor to the signatory.",
        de: 'Unterschreiben muss die Person, aus deren Budget die Bestellung käme; die Unterschrift aus der Technik zeigt nur, dass man dich mag. Darf dein Kontakt nicht zeichnen, lass ihn mitzeichnen und den Entwurf nach oben tragen. Der Brief muss einen Anruf eines Investors bei ihr überstehen.',
        es: 'Tiene que firmar la persona de cuyo presupuesto saldría el pedido; la firma de un ingeniero solo muestra que le caes bien. Si tu contacto no puede, que firme también y lleve el borrador hacia arriba. La carta tiene que resistir una llamada de un inversor al firmante.',
        fr: 'Doit signer la personne dont le budget paierait la commande ; la signature d’un ingénieur montre seulement qu’il t’apprécie. Si ton contact ne le peut pas, qu’il cosigne et porte le projet plus haut. La lettre doit résister à l’appel d’un investisseur au signataire.',
      },
      steps: {
        en: [
          'Ask your contact who approved the last purchase of that size. Deliverable: name, title and the approval limit.',
          'Tell the signatory that investors may ring. Deliverable: consent to be called, with a direct number.',
        ],
        de: [
          'Frag deinen Kontakt, wer den letzten Kauf dieser Größe freigab. Ergebnis: Name, Funktion und Freigabegrenze auf einem Blatt.',
          'Sag der unterzeichnenden Person, dass Investoren anrufen könnten. Ergebnis: ihr Einverständnis samt Durchwahl für diesen Fall.',
        ],
        es: [
          'Pregunta a tu contacto quién aprobó la última compra de ese tamaño. Entregable: nombre, cargo y límite de aprobación.',
          'Avisa al firmante de que un inversor puede llamar. Entregable: su permiso y un teléfono directo para ello.',
        ],
        fr: [
          'Demande à ton contact qui a validé le dernier achat de cette taille. Livrable : nom, titre et plafond de validation.',
          'Préviens le signataire qu’un investisseur peut appeler. Livrable : son accord et un numéro direct à cet effet.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how many letters of intent do I need',
          'is one LOI enough for investors',
          'are ten weak letters better than two good ones',
        ],
        de: [
          'wie viele Absichtserklärungen brauche ich',
          'reicht eine LOI für Investoren',
          'sind zehn schwache besser als zwei gute',
        ],
        es: [
          'cuántas cartas de intención necesito',
          '¿basta una LOI para los inversores?',
          '¿son mejores diez flojas que dos buenas?',
        ],
        fr: [
          "combien de lettres d'intention faut-il",
          'une seule LOI suffit-elle aux investisseurs',
          'dix lettres faibles valent-elles mieux que deux bonnes',
        ],
      },
      says: {
        en: 'Aim for three strong letters from three different companies in the same segment, and stop there. One may be luck, ten weak ones suggest that you avoid asking for money. After the third, put the effort into turning one of them into a paid pilot or an order.',
        de: 'Ziel sind drei starke Erklärungen von drei Firmen aus demselben Segment, dann ist Schluss. Eine kann Glück sein, zehn schwache verraten, dass du die Geldfrage meidest. Nach der dritten fließt die Mühe darin, aus einer einen bezahlten Piloten oder eine Bestellung zu machen.',
        es: 'Apunta a tres cartas fuertes de tres empresas del mismo segmento y para ahí. Una puede ser suerte, y diez flojas delatan que evitas hablar de dinero. Después de la tercera, pon el esfuerzo en convertir una de ellas en piloto pagado o en pedido.',
        fr: 'Vise trois lettres solides de trois entreprises du même segment, puis arrête. Une seule peut être un coup de chance, dix faibles trahissent que tu évites de parler d’argent. Après la troisième, mets l’effort à en changer une en pilote payé ou en commande.',
      },
      steps: {
        en: [
          'Choose the three accounts with budget and a dated need. Deliverable: a list with signatory and next contact day.',
          'Withdraw weak letters from your deck. Deliverable: one slide with three letters and what each would buy.',
        ],
        de: [
          'Wähl die drei Firmen mit Budget und datiertem Bedarf. Ergebnis: eine Liste mit Unterzeichner und nächstem Kontakttag.',
          'Nimm schwache Briefe aus der Präsentation. Ergebnis: eine Folie mit drei Erklärungen und der Kaufabsicht dahinter.',
        ],
        es: [
          'Elige las tres cuentas con presupuesto y necesidad fechada. Entregable: una lista con firmante y próximo contacto.',
          'Retira las cartas flojas de tu presentación. Entregable: una lámina con tres cartas y lo que compraría cada una.',
        ],
        fr: [
          'Choisis les trois comptes avec budget et besoin daté. Livrable : une liste avec signataire et prochain contact.',
          'Retire les lettres faibles de ta présentation. Livrable : une diapositive avec trois lettres et l’achat visé par chacune.',
        ],
      },
    },
    {
      asks: {
        en: [
          'their legal department blocks the letter',
          'they fear an LOI is binding',
          'legal review of the letter takes forever',
        ],
        de: [
          'ihre Rechtsabteilung blockiert den Brief',
          'sie fürchten, eine LOI sei bindend',
          'die juristische Prüfung der Erklärung zieht sich',
        ],
        es: [
          'su departamento jurídico frena la carta',
          'temen que una LOI les obligue',
          'la revisión legal de la carta no acaba nunca',
        ],
        fr: [
          'leur service juridique bloque la lettre',
          "ils craignent qu'une LOI les engage",
          "la relecture juridique de la lettre n'en finit pas",
        ],
      },
      says: {
        en: 'Take the letter out of the legal queue: one page, no headings, first line saying that it states a present intention and creates no obligation to buy. Lawyers slow down when they see clauses. If review still drags on, ask the manager for the same facts in a signed memo.',
        de: 'Hol den Brief aus der Warteschlange der Juristen: eine Seite, keine Überschriften, im ersten Satz steht, dass er eine heutige Absicht nennt und keine Kaufpflicht schafft. Klauseln bremsen jede Prüfung. Zieht es sich trotzdem, bitte die Führungskraft um dieselben Angaben in einem unterschriebenen Vermerk.',
        es: 'Saca la carta de la cola de los juristas: una página, sin títulos, con una primera línea que diga que expresa una intención actual y no obliga a comprar. Las cláusulas frenan cualquier revisión. Si aun así se alarga, pide al directivo los mismos datos en una nota firmada.',
        fr: 'Sors la lettre de la file des juristes : une page, sans titres, dont la première ligne dit qu’elle exprime une intention actuelle sans obligation d’achat. Les clauses ralentissent toute relecture. Si cela traîne encore, demande au cadre les mêmes éléments dans une note signée.',
      },
      steps: {
        en: [
          'Strip the draft of definitions, warranties and confidentiality wording. Deliverable: one page a manager can sign alone.',
          'Ask your own lawyer to check the no-obligation sentence once. Deliverable: a wording you reuse for every letter.',
        ],
        de: [
          'Streich Definitionen, Garantien und Geheimhaltung aus dem Entwurf. Ergebnis: eine Seite, die eine Führungskraft allein unterschreibt.',
          'Lass den Satz zur Unverbindlichkeit einmal anwaltlich prüfen. Ergebnis: eine Formulierung für alle weiteren Briefe.',
        ],
        es: [
          'Quita del borrador definiciones, garantías y confidencialidad. Entregable: una página que un directivo firme sin ayuda.',
          'Pide a tu abogado que revise una vez la frase de no obligación. Entregable: una redacción válida para todas tus cartas.',
        ],
        fr: [
          'Ôte du projet définitions, garanties et confidentialité. Livrable : une page qu’un cadre signe seul.',
          'Fais vérifier une fois par ton avocat la phrase de non-engagement. Livrable : une formule réutilisable pour chaque lettre.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we have signed letters, what do I do with them now',
          'our LOI is a year old, is it still worth something',
          'how to keep a letter of intent alive',
        ],
        de: [
          'wir haben unterschriebene Erklärungen, was nun',
          'unsere LOI ist ein Jahr alt, zählt sie noch',
          'wie halte ich eine Absichtserklärung lebendig',
        ],
        es: [
          'tenemos cartas firmadas, ¿qué hago ahora con ellas?',
          'nuestra LOI tiene un año, ¿aún vale?',
          'cómo mantener viva una carta de intención',
        ],
        fr: [
          "nous avons des lettres signées, qu'en faire maintenant",
          'notre LOI a un an, vaut-elle encore quelque chose',
          "comment garder une lettre d'intention vivante",
        ],
      },
      says: {
        en: 'Treat every signed letter as a task with a date: the condition in it is your next project with that customer. Report progress each quarter in three lines and ask whether the intent still stands. A letter nobody has confirmed for a year belongs off the slide.',
        de: 'Behandle jede unterschriebene Erklärung als Aufgabe mit Datum: Ihre Bedingung ist dein nächstes Projekt mit diesem Kunden. Berichte jedes Quartal in drei Zeilen und frag, ob die Absicht noch gilt. Was ein Jahr lang niemand bestätigt hat, gehört von der Folie.',
        es: 'Trata cada carta firmada como una tarea con fecha: su condición es tu próximo proyecto con ese cliente. Informa cada trimestre en tres líneas y pregunta si la intención sigue en pie. Una carta que nadie confirma en un año sobra en la lámina.',
        fr: 'Traite chaque lettre signée comme une tâche datée : sa condition est ton prochain projet avec ce client. Rends compte chaque trimestre en trois lignes et demande si l’intention tient toujours. Une lettre que personne ne confirme depuis un an n’a plus sa place sur la diapositive.',
      },
      steps: {
        en: [
          'Enter the condition of each letter as a dated task. Deliverable: a list with the day you will fulfil it.',
          'Write each signatory a progress note with a yes-or-no request. Deliverable: a confirmed, changed or withdrawn intent.',
        ],
        de: [
          'Trag die Bedingung jedes Briefs als Aufgabe mit Datum ein. Ergebnis: eine Liste mit dem Tag der Erfüllung.',
          'Schreib jedem Unterzeichner einen Fortschritt und bitte um Ja oder Nein. Ergebnis: bestätigte, geänderte oder zurückgezogene Absicht.',
        ],
        es: [
          'Apunta la condición de cada carta como tarea con fecha. Entregable: una lista con el día en que la cumples.',
          'Escribe a cada firmante un avance y pide sí o no. Entregable: una intención confirmada, cambiada o retirada.',
        ],
        fr: [
          'Inscris la condition de chaque lettre comme tâche datée. Livrable : une liste avec le jour où tu la remplis.',
          'Écris à chaque signataire un point d’avancement et demande oui ou non. Livrable : une intention confirmée, modifiée ou retirée.',
        ],
      },
    },
  ],
  'loi-mou-nda-support-letter-po': [
    {
      asks: {
        en: [
          'they promised on the phone, does it count',
          'an email saying we want to buy',
          'unsigned draft of the letter, can I already show it',
        ],
        de: [
          'sie haben es am Telefon zugesagt, zählt das',
          'eine E-Mail, dass sie kaufen wollen',
          'der Entwurf ist nicht unterschrieben, darf ich ihn zeigen',
        ],
        es: [
          'lo prometieron por teléfono, ¿cuenta?',
          'un correo que dice que quieren comprar',
          'el borrador sin firmar de la carta, ¿puedo enseñarlo ya?',
        ],
        fr: [
          'ils ont promis au téléphone, est-ce que ça compte',
          "un mail disant qu'ils veulent acheter",
          'projet de lettre non signé, puis-je déjà le montrer',
        ],
      },
      says: {
        en: 'No, a spoken promise, an e-mail or an unsigned draft counts as nothing until someone signs it. It is a good reason to act the same day, though: turn their words into a short paper while they remember them. Keep it as pipeline until the signature arrives.',
        de: 'Nein, ein mündliches Versprechen, eine Mail oder ein Entwurf ohne Unterschrift zählt nicht. Handle aber am selben Tag: Mach aus ihren Worten ein kurzes Papier, solange sie sich erinnern. Bis zur Unterschrift führst du es als Pipeline, nicht als Beleg.',
        es: 'No: una promesa verbal, un correo o un borrador sin firma no cuentan hasta que alguien firme. Eso sí, actúa el mismo día: convierte sus palabras en un papel corto mientras las recuerdan. Hasta la firma, guárdalo como oportunidad y no como prueba.',
        fr: 'Non, une promesse orale, un courriel ou un projet sans signature ne compte pas tant que personne n’a signé. Agis pourtant le jour même : change leurs mots en un court papier pendant qu’ils s’en souviennent. En attendant, range-le dans le pipeline.',
      },
      steps: {
        en: [
          'Quote their own sentence back in a letter ready to sign. Deliverable: a document sent within a day of the promise.',
          'Keep a separate list of promises with date and speaker. Deliverable: a pipeline page apart from your evidence.',
        ],
        de: [
          'Gib ihren eigenen Satz in einem unterschriftsreifen Brief zurück. Ergebnis: ein Dokument, am Tag nach der Zusage verschickt.',
          'Führe Zusagen mit Datum und Sprecher in einer eigenen Liste. Ergebnis: eine Pipelineseite getrennt von den Belegen.',
        ],
        es: [
          'Devuelve su propia frase en una carta lista para firmar. Entregable: un documento enviado al día siguiente de la promesa.',
          'Lleva una lista aparte de promesas con fecha y autor. Entregable: una página de oportunidades separada de las pruebas.',
        ],
        fr: [
          'Renvoie leur propre phrase dans une lettre prête à signer. Livrable : un document parti le lendemain de la promesse.',
          'Tiens une liste à part des promesses, date et auteur compris. Livrable : une page pipeline distincte des preuves.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they want an NDA before the first talk, should I sign',
          'is a signed NDA progress',
          'how do we answer when they send a confidentiality agreement',
        ],
        de: [
          'sie wollen vor dem ersten Gespräch eine NDA, soll ich unterschreiben',
          'ist eine unterschriebene NDA ein Fortschritt',
          'wie antworten, wenn eine Geheimhaltungsvereinbarung kommt',
        ],
        es: [
          'quieren un NDA antes de la primera charla, ¿lo firmo?',
          '¿un NDA firmado es un avance?',
          'cómo respondemos cuando envían un acuerdo de confidencialidad',
        ],
        fr: [
          'ils veulent un NDA avant le premier échange, dois-je signer',
          'un NDA signé est-il un progrès',
          'que répondre à un accord de confidentialité',
        ],
      },
      says: {
        en: 'Sign a short mutual one if they will show you data, and skip it if they only want to hear a pitch. You can discuss the problem, its cost and your results without revealing how it works. It proves that a legal department has time, nothing more.',
        de: 'Unterschreib eine kurze gegenseitige, wenn sie dir Daten zeigen wollen, und lass es, wenn sie nur deinen Pitch hören möchten. Problem, Kosten und Ergebnisse kannst du besprechen, ohne die Funktionsweise zu verraten. Bewiesen ist damit nur, dass die Rechtsabteilung Zeit hat.',
        es: 'Firma uno corto y recíproco si van a enseñarte datos, y sáltatelo si solo quieren oír tu presentación. Puedes hablar del problema, de su coste y de tus resultados sin revelar cómo funciona. Lo único que demuestra es que su área jurídica tiene tiempo.',
        fr: 'Signe un texte court et réciproque s’ils te montrent des données, passe ton tour s’ils veulent seulement entendre un pitch. Tu peux parler du problème, de son coût et de tes résultats sans dire comment cela marche. Cela prouve juste que le juridique a du temps.',
      },
      steps: {
        en: [
          'Plan the first talk so that it needs no secret. Deliverable: an agenda with problem, cost and open results.',
          'Before signing, note term, mutuality and ownership wording for your lawyer. Deliverable: three questions to have checked.',
        ],
        de: [
          'Plane das erste Gespräch so, dass es kein Geheimnis braucht. Ergebnis: eine Tagesordnung aus Problem, Kosten und offenen Resultaten.',
          'Notiere vor der Unterschrift Dauer, Gegenseitigkeit und Eigentumsklauseln. Ergebnis: drei Prüffragen an die Kanzlei.',
        ],
        es: [
          'Planea la primera charla de modo que no necesite secretos. Entregable: un orden del día con problema, coste y resultados públicos.',
          'Antes de firmar, apunta plazo, reciprocidad y propiedad. Entregable: tres dudas para que las vea tu abogado.',
        ],
        fr: [
          'Prépare le premier échange pour qu’il se passe de secrets. Livrable : un ordre du jour avec problème, coût et résultats publics.',
          'Avant de signer, relève durée, réciprocité et propriété. Livrable : trois questions à faire vérifier par ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a customer only gives a letter of support for our grant',
          'turn a support letter into a real intention',
          'companies wish us well on paper, how to get more',
        ],
        de: [
          'ein Kunde gibt nur ein Unterstützungsschreiben für den Förderantrag',
          'aus einem Unterstützungsbrief eine Kaufabsicht machen',
          'Firmen wünschen uns schriftlich Erfolg, wie bekomme ich mehr',
        ],
        es: [
          'un cliente solo nos da una carta de apoyo para la ayuda',
          'convertir una carta de apoyo en intención real',
          'empresas que nos desean suerte por escrito, cómo lograr más',
        ],
        fr: [
          "un client ne donne qu'une lettre de soutien pour la subvention",
          'changer une lettre de soutien en vraie intention',
          'des entreprises nous souhaitent bonne chance par écrit, comment obtenir plus',
        ],
      },
      says: {
        en: 'Thank them and send one extra sentence to add: under this condition we would consider buying this quantity. Someone who wrote you a page already spent an hour on you, so the step is smaller than it looks. Those who decline stay in the grant annex and off the traction list.',
        de: 'Bedank dich und schick einen Zusatzsatz mit: Unter dieser Bedingung würden wir den Kauf dieser Menge erwägen. Wer dir eine Seite schrieb, hat schon eine Stunde investiert, der Schritt ist also kleiner, als er wirkt. Wer ablehnt, bleibt im Antragsanhang und kommt nicht auf die Traktionsliste.',
        es: 'Da las gracias y envía una frase más para añadir: con esta condición valoraríamos comprar esta cantidad. Quien te escribió una página ya te dedicó una hora, así que el paso es menor de lo que parece. Quien no quiera se queda en el anexo de la ayuda y fuera de la tracción.',
        fr: 'Remercie-les et envoie une phrase à ajouter : à telle condition, nous envisagerions d’acheter telle quantité. Qui t’a écrit une page y a déjà passé une heure, le pas est donc plus petit qu’il n’y paraît. Ceux qui refusent restent en annexe du dossier, hors de la traction.',
      },
      steps: {
        en: [
          'Draft the extra sentence per author from what they told you. Deliverable: a tailored line in each mail.',
          'Sort the replies into agreed, changed and declined. Deliverable: a list of authors worth a pilot talk.',
        ],
        de: [
          'Entwirf den Zusatzsatz je Verfasser aus dem, was er dir sagte. Ergebnis: in jeder Mail eine passende Zeile.',
          'Sortiere die Antworten in zugestimmt, geändert, abgelehnt. Ergebnis: eine Liste derer, die ein Pilotgespräch lohnen.',
        ],
        es: [
          'Redacta la frase añadida para cada autor con lo que te contó. Entregable: una línea propia en cada correo.',
          'Ordena las respuestas en aceptada, cambiada y rechazada. Entregable: los autores con los que hablar de un piloto.',
        ],
        fr: [
          'Rédige la phrase à ajouter pour chaque auteur selon ses propos. Livrable : une ligne sur mesure par courriel.',
          'Trie les réponses : acceptée, modifiée, refusée. Livrable : les auteurs avec qui parler d’un pilote.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a large company offers us an MoU, what is it good for',
          'memorandum with a corporate before the summer press release',
          'is a cooperation agreement worth the effort',
        ],
        de: [
          'ein Konzern bietet uns ein MoU an, wozu ist es gut',
          'Memorandum mit einem Großunternehmen vor der Pressemeldung',
          'lohnt sich eine Kooperationsvereinbarung',
        ],
        es: [
          'una gran empresa nos ofrece un MoU, ¿para qué sirve?',
          'memorando con una corporación antes de la nota de prensa',
          '¿vale la pena un acuerdo de cooperación?',
        ],
        fr: [
          'un grand groupe nous propose un MoU, à quoi ça sert',
          'protocole avec un groupe avant le communiqué de presse',
          "un accord de coopération vaut-il l'effort",
        ],
      },
      says: {
        en: 'It is worth an afternoon only if it holds one number and one date, such as a trial at a named site before a named month. Without them it is a press release, and the big name gains more from it than you. Trade their wish for publicity against that single line.',
        de: 'Es lohnt einen Nachmittag nur, wenn eine Zahl und ein Datum darin stehen, etwa ein Versuch an einem benannten Standort vor einem benannten Monat. Ohne beides ist es eine Pressemeldung, von der der große Name mehr hat als du. Tausch den Wunsch nach Öffentlichkeit gegen diese Zeile.',
        es: 'Vale una tarde solo si lleva un número y una fecha, por ejemplo un ensayo en una planta con nombre antes de un mes concreto. Sin ellos es una nota de prensa, y el gran nombre gana más que tú. Cambia su deseo de publicidad por esa única línea.',
        fr: 'Il vaut un après-midi seulement s’il contient un chiffre et une date, par exemple un essai sur un site nommé avant tel mois. Sans eux, c’est un communiqué qui profite surtout au grand nom. Échange leur envie de publicité contre cette seule ligne.',
      },
      steps: {
        en: [
          'Insert site, quantity and month into the draft. Deliverable: a marked-up memorandum with one concrete commitment.',
          'Link your consent to publicity to their signature on that line. Deliverable: a release date after the trial date.',
        ],
        de: [
          'Setz Standort, Menge und Monat in den Entwurf ein. Ergebnis: ein markiertes Memorandum mit einer konkreten Zusage.',
          'Knüpf deine Zustimmung zur Veröffentlichung an diese Zeile. Ergebnis: ein Veröffentlichungstermin nach dem Versuchstermin.',
        ],
        es: [
          'Introduce planta, cantidad y mes en el borrador. Entregable: un memorando marcado con un compromiso concreto.',
          'Ata tu permiso de publicidad a la firma de esa línea. Entregable: una fecha de difusión posterior al ensayo.',
        ],
        fr: [
          'Insère site, quantité et mois dans le texte. Livrable : un protocole annoté avec un engagement concret.',
          'Lie ton accord de publicité à la signature de cette ligne. Livrable : une date d’annonce postérieure à l’essai.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is the signed paper legally binding',
          'can we be sued over a letter of intent',
          'what should a lawyer check before we sign',
        ],
        de: [
          'ist das unterschriebene Papier rechtlich bindend',
          'kann man uns wegen einer Absichtserklärung verklagen',
          'was soll die Kanzlei vor der Unterschrift prüfen',
        ],
        es: [
          '¿el papel firmado obliga legalmente?',
          '¿nos pueden demandar por una carta de intención?',
          'qué debe revisar un abogado antes de firmar',
        ],
        fr: [
          'le papier signé engage-t-il juridiquement',
          "peut-on nous poursuivre pour une lettre d'intention",
          'que doit vérifier un avocat avant la signature',
        ],
      },
      says: {
        en: "The title does not tell you; the wording and the country's law do, so let a lawyer read anything that names an exclusive, a penalty or a deadline. Prepare the visit well: mark every sentence with shall or must and say what you want it to mean. Unmarked texts cost hours.",
        de: 'Der Titel sagt es dir nicht; Wortlaut und Landesrecht entscheiden, also gehört alles mit Exklusivität, Strafe oder Frist in anwaltliche Hände. Bereite das gut vor: Markiere jeden Satz mit „muss“ oder „verpflichtet sich“ und schreib dazu, was er bedeuten soll. Unmarkierte Texte kosten Stunden.',
        es: 'El título no te lo dice; deciden el texto y la ley del país, así que un abogado debe leer todo lo que nombre exclusividad, penalización o plazo. Prepara bien la visita: marca cada frase con «deberá» o «se obliga» y explica qué quieres que signifique. Un texto sin marcar cuesta horas.',
        fr: 'Le titre ne te le dit pas ; les mots et le droit du pays tranchent, donc fais lire tout texte qui parle d’exclusivité, de pénalité ou de délai. Prépare la visite : marque chaque phrase avec « doit » ou « s’engage » et dis ce qu’elle devrait signifier. Un texte brut coûte des heures.',
      },
      steps: {
        en: [
          'Highlight each obligation, yours and theirs, in two colours. Deliverable: a marked copy with one question per colour.',
          'Note the outcome you want if either side walks away. Deliverable: two sentences for the lawyer to compare with the text.',
        ],
        de: [
          'Markiere alle Pflichten, deine und ihre, in zwei Farben. Ergebnis: eine Kopie mit je einer Frage pro Farbe.',
          'Schreib auf, was gelten soll, wenn eine Seite aussteigt. Ergebnis: zwei Sätze, die die Kanzlei am Text prüft.',
        ],
        es: [
          'Subraya cada obligación, tuya y suya, en dos colores. Entregable: una copia marcada con una duda por color.',
          'Anota qué quieres que pase si alguien se retira. Entregable: dos frases que el abogado contraste con el texto.',
        ],
        fr: [
          'Surligne chaque obligation, la tienne et la leur, en deux couleurs. Livrable : une copie marquée, une question par couleur.',
          'Note ce que tu veux si l’un des deux se retire. Livrable : deux phrases que l’avocat compare au texte.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is a conditional order or a reservation already revenue',
          'we received a deposit that they can get back',
          'does a purchase order count before payment',
        ],
        de: [
          'ist eine bedingte Bestellung oder Reservierung schon Umsatz',
          'wir haben eine Anzahlung, die sie zurückbekommen können',
          'zählt eine Bestellung vor der Zahlung',
        ],
        es: [
          '¿un pedido condicional o una reserva ya es ingreso?',
          'recibimos un depósito que pueden recuperar',
          '¿cuenta un pedido antes de cobrar?',
        ],
        fr: [
          'une commande conditionnelle ou une réservation est-elle déjà du revenu',
          'nous avons un acompte remboursable',
          'un bon de commande compte-t-il avant paiement',
        ],
      },
      says: {
        en: 'A signed purchase order for your technology counts as revenue; an order with an open condition or a refundable deposit counts as a letter of intent. So read what still has to happen. If it is in your hands, fulfil it fast and ask for the unconditional order the same week.',
        de: 'Eine unterschriebene Bestellung deiner Technik zählt als Umsatz; eine Bestellung mit offener Bedingung oder eine rückzahlbare Anzahlung zählt als Absichtserklärung. Lies also, was noch geschehen muss. Liegt es bei dir, erfüll es schnell und bitte in derselben Woche um die unbedingte Bestellung.',
        es: 'Un pedido firmado de tu tecnología cuenta como ingreso; un pedido con condición abierta o un depósito reembolsable cuenta como carta de intención. Lee, pues, qué falta por ocurrir. Si depende de ti, cúmplelo pronto y pide esa misma semana el pedido sin condiciones.',
        fr: 'Une commande signée de ta technologie compte comme revenu ; une commande à condition ouverte ou un acompte remboursable compte comme lettre d’intention. Lis donc ce qui doit encore arriver. Si cela dépend de toi, fais-le vite et demande la commande ferme la même semaine.',
      },
      steps: {
        en: [
          'Underline the open condition in each order and name who decides it. Deliverable: a list with owner and date.',
          'When a condition is met, send proof and request the final order. Deliverable: a purchase order without reservation.',
        ],
        de: [
          'Unterstreich in jeder Bestellung die offene Bedingung und wer darüber entscheidet. Ergebnis: eine Liste mit Namen und Datum.',
          'Schick nach Erfüllung den Nachweis und bitte um die endgültige Bestellung. Ergebnis: eine Bestellung ohne Vorbehalt.',
        ],
        es: [
          'Subraya en cada pedido la condición abierta y quién la decide. Entregable: una lista con responsable y fecha.',
          'Cumplida la condición, envía la prueba y solicita el definitivo. Entregable: un pedido sin reservas para tu archivo.',
        ],
        fr: [
          'Souligne dans chaque commande la condition ouverte et qui en décide. Livrable : une liste avec responsable et date.',
          'Une fois la condition remplie, envoie la preuve et demande la commande ferme. Livrable : un bon sans réserve.',
        ],
      },
    },
  ],
  'contract-with-an-exit-beats-an-loi': [
    {
      asks: {
        en: [
          'what notice period do I offer in the contract',
          'how easy should leaving be for the customer',
          'exit clause, one month or one quarter',
        ],
        de: [
          'welche Kündigungsfrist biete ich im Vertrag an',
          'wie leicht soll der Kunde gehen können',
          'Ausstieg mit einem Monat oder einem Quartal',
        ],
        es: [
          'qué preaviso ofrezco en el contrato',
          'cómo de fácil debe ser salir para el cliente',
          'cláusula de salida, un mes o un trimestre',
        ],
        fr: [
          'quel préavis proposer dans le contrat',
          'à quel point le client doit-il pouvoir partir facilement',
          'clause de sortie, un mois ou un trimestre',
        ],
      },
      says: {
        en: "Offer 30 days' notice at any time, with no setup fee to win back and no reason to be given. The easier leaving looks, the faster the signature comes, and early customers rarely leave because of a clause. Ask in return for one exit talk and for payment up to the last day.",
        de: 'Biete 30 Tage Frist zu jeder Zeit an, ohne Einrichtungsgebühr und ohne Begründung. Je leichter der Ausstieg aussieht, desto schneller kommt die Unterschrift, und frühe Kunden gehen selten wegen einer Klausel. Verlang dafür ein Abschlussgespräch und Zahlung bis zum letzten Tag.',
        es: 'Ofrece 30 días de preaviso en cualquier momento, sin cuota de alta y sin explicar motivos. Cuanto más fácil parece salir, antes llega la firma, y los primeros clientes rara vez se van por una cláusula. Pide a cambio una charla de cierre y el pago hasta el último día.',
        fr: 'Propose un préavis de 30 jours à tout moment, sans frais d’installation ni motif à donner. Plus la sortie paraît simple, plus vite vient la signature, et les premiers clients partent rarement à cause d’une clause. Demande en retour un entretien de départ et le paiement jusqu’au dernier jour.',
      },
      steps: {
        en: [
          'Write the exit in two sentences a plant manager understands. Deliverable: a clause for your lawyer to put in form.',
          'Add the duty of a closing conversation. Deliverable: one line that brings you the reason for every loss.',
        ],
        de: [
          'Schreib den Ausstieg in zwei Sätzen, die ein Werksleiter versteht. Ergebnis: eine Klausel, die deine Kanzlei in Form bringt.',
          'Ergänze die Pflicht zu einem Abschlussgespräch. Ergebnis: eine Zeile, die dir zu jedem Verlust den Grund liefert.',
        ],
        es: [
          'Escribe la salida en dos frases que entienda un director de planta. Entregable: una cláusula que tu abogado ponga en forma.',
          'Añade el deber de una conversación de cierre. Entregable: una línea que te dé el motivo de cada pérdida.',
        ],
        fr: [
          'Écris la sortie en deux phrases qu’un directeur de site comprend. Livrable : une clause que ton avocat met en forme.',
          'Ajoute le devoir d’un entretien de clôture. Livrable : une ligne qui te donne la raison de chaque perte.',
        ],
      },
    },
    {
      asks: {
        en: [
          'customer insists on a letter first instead of the contract',
          'they prefer an LOI, do I give in',
          'how to answer when they ask for our LOI template',
        ],
        de: [
          'Kunde besteht zuerst auf einem Brief statt Vertrag',
          'sie wollen lieber eine LOI, gebe ich nach',
          'was antworten, wenn sie unsere LOI-Vorlage wollen',
        ],
        es: [
          'el cliente insiste en una carta antes que en el contrato',
          'prefieren una LOI, ¿cedo?',
          'cómo contesto cuando piden nuestro modelo de carta',
        ],
        fr: [
          "le client veut d'abord une lettre plutôt qu'un contrat",
          'ils préfèrent une LOI, dois-je céder',
          'que répondre quand ils demandent notre modèle de lettre',
        ],
      },
      says: {
        en: 'Send both on the same day and ask which one gets them the product sooner. Explain that the paper work is the same and that only one of them gives a delivery slot. If they still choose the letter, take it, with the month in which it turns into a contract.',
        de: 'Schick beides am selben Tag und frag, womit sie das Produkt früher bekommen. Erklär, dass der Papieraufwand gleich ist und nur eines davon einen Liefertermin bringt. Wählen sie trotzdem den Brief, nimm ihn, mit dem Monat, in dem daraus ein Vertrag wird.',
        es: 'Envía las dos cosas el mismo día y pregunta con cuál tienen antes el producto. Explica que el papeleo es igual y que solo una da turno de entrega. Si aun así eligen la carta, acéptala con el mes en que pasa a ser contrato.',
        fr: 'Envoie les deux le même jour et demande lequel leur donne le produit plus tôt. Explique que la paperasse est la même et qu’un seul donne un créneau de livraison. S’ils choisissent quand même la lettre, prends-la avec le mois où elle devient contrat.',
      },
      steps: {
        en: [
          'Put letter and agreement side by side in one mail. Deliverable: a comparison of what each gives the customer.',
          'Ask what stops them from the stronger paper. Deliverable: one obstacle with an owner, or a conversion month.',
        ],
        de: [
          'Stell Brief und Vertrag in einer Mail nebeneinander. Ergebnis: ein Vergleich, was der Kunde jeweils bekommt.',
          'Frag, was sie vom stärkeren Papier abhält. Ergebnis: ein Hindernis mit Verantwortlichem oder ein Umwandlungsmonat.',
        ],
        es: [
          'Pon carta y contrato uno junto al otro en un correo. Entregable: una comparación de lo que da cada uno.',
          'Pregunta qué les frena ante el papel más fuerte. Entregable: un obstáculo con responsable o un mes de conversión.',
        ],
        fr: [
          'Mets lettre et contrat côte à côte dans un courriel. Livrable : une comparaison de ce que chacun apporte au client.',
          'Demande ce qui les retient devant le papier le plus fort. Livrable : un obstacle avec un responsable, ou un mois de passage.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what if they sign and leave after a month',
          'we build hardware for them, how do I protect our cost',
          'is a cancellable contract too risky for us',
        ],
        de: [
          'was, wenn sie unterschreiben und nach einem Monat gehen',
          'wir bauen Hardware für sie, wie sichere ich unsere Kosten',
          'ist ein jederzeit kündbarer Vertrag für uns zu riskant',
        ],
        es: [
          '¿y si firman y se van al mes?',
          'fabricamos equipos para ellos, cómo protejo nuestro coste',
          '¿un contrato cancelable es demasiado riesgo para nosotros?',
        ],
        fr: [
          "et s'ils signent puis partent au bout d'un mois",
          'nous fabriquons du matériel pour eux, comment protéger nos coûts',
          'un contrat résiliable est-il trop risqué pour nous',
        ],
      },
      says: {
        en: 'Let them leave the service, not the hardware you built for them: ask a payment before production that covers parts, and let the exit apply to everything later. For software the risk is small, since your cost per customer is small. What you learn from a quick leaver beats a silent letter.',
        de: 'Lass sie aus dem Dienst aussteigen, nicht aus der Hardware, die du für sie baust: Eine Zahlung vor der Fertigung deckt die Teile, der Ausstieg gilt für alles danach. Bei Software ist das Risiko klein, weil ein Kunde dich wenig kostet. Ein schneller Abgang lehrt mehr als ein stummer Brief.',
        es: 'Deja que salgan del servicio, no del equipo que fabricas para ellos: pide antes de producir un pago que cubra las piezas y aplica la salida a todo lo posterior. En software el riesgo es pequeño, porque cada cliente te cuesta poco. Una baja rápida enseña más que una carta muda.',
        fr: 'Laisse-les quitter le service, pas le matériel fabriqué pour eux : demande avant production un paiement qui couvre les pièces, la sortie vaut pour la suite. Pour du logiciel, le risque est faible, car un client te coûte peu. Un départ rapide apprend plus qu’une lettre muette.',
      },
      steps: {
        en: [
          'Split the price into a device payment and a cancellable service. Deliverable: an offer with two lines and two rules.',
          'Compute your loss if they go after the first invoice. Deliverable: the advance payment that brings it to zero.',
        ],
        de: [
          'Teile den Preis in Gerätezahlung und kündbaren Dienst. Ergebnis: ein Angebot mit zwei Zeilen und zwei Regeln.',
          'Rechne deinen Verlust aus, wenn sie nach der ersten Rechnung gehen. Ergebnis: die Anzahlung, die ihn ausgleicht.',
        ],
        es: [
          'Divide el precio en pago del equipo y servicio cancelable. Entregable: una oferta con dos líneas y dos reglas.',
          'Calcula tu pérdida si se marchan tras la primera factura. Entregable: el anticipo que la deja en cero.',
        ],
        fr: [
          'Sépare le prix en paiement du matériel et service résiliable. Livrable : une offre à deux lignes et deux règles.',
          'Calcule ta perte s’ils partent après la première facture. Livrable : l’acompte qui la ramène à zéro.',
        ],
      },
    },
    {
      asks: {
        en: [
          'big company demands its own contract template',
          'purchasing takes months for a simple agreement',
          'shortest legal route into a corporate',
        ],
        de: [
          'Konzern verlangt seinen eigenen Vertrag',
          'der Einkauf braucht Monate für eine einfache Vereinbarung',
          'kürzester rechtlicher Weg in ein Großunternehmen',
        ],
        es: [
          'la gran empresa exige su propio contrato',
          'compras tarda meses en un acuerdo sencillo',
          'la vía legal más corta para entrar en una corporación',
        ],
        fr: [
          'le grand groupe impose son propre contrat',
          'les achats mettent des mois pour un accord simple',
          'la voie juridique la plus courte dans un groupe',
        ],
      },
      says: {
        en: 'Use their purchasing template and negotiate only price, start condition and exit. Corporates sign their own paper in a fraction of the time yours would take, so ask for the lightest form they have: a small order under standard terms often beats a contract.',
        de: 'Nimm ihre Einkaufsvorlage und verhandle nur Preis, Startbedingung und Ausstieg. Konzerne unterschreiben eigenes Papier in einem Bruchteil der Zeit, also frag nach der leichtesten Form: Eine kleine Bestellung zu Standardbedingungen schlägt oft den Vertrag.',
        es: 'Usa su plantilla de compras y negocia solo precio, condición de inicio y salida. Las corporaciones firman su propio papel en una fracción del tiempo, así que pide la forma más ligera que tengan: un pedido pequeño con condiciones estándar suele ganar al contrato.',
        fr: 'Prends leur modèle d’achat et négocie seulement prix, condition de départ et sortie. Les groupes signent leur propre papier bien plus vite que le tien, alors demande la forme la plus légère : une petite commande aux conditions standard bat souvent le contrat.',
      },
      steps: {
        en: [
          'Ask purchasing for the shortest template at your amount. Deliverable: the form and the limit up to which it applies.',
          'Fill in the three points that matter and accept the rest after legal advice. Deliverable: one returned template.',
        ],
        de: [
          'Frag den Einkauf nach der kürzesten Vorlage für deinen Betrag. Ergebnis: das Formular und die Grenze, bis zu der es gilt.',
          'Füll die drei wichtigen Punkte aus und lass den Rest anwaltlich ansehen. Ergebnis: eine zurückgesandte Vorlage.',
        ],
        es: [
          'Pide a compras la plantilla más corta para tu importe. Entregable: el formulario y el límite hasta el que sirve.',
          'Rellena los tres puntos que importan y consulta el resto con tu abogado. Entregable: una plantilla devuelta.',
        ],
        fr: [
          'Demande aux achats le modèle le plus court pour ton montant. Livrable : le formulaire et le plafond jusqu’où il sert.',
          'Remplis les trois points qui comptent et fais relire le reste. Livrable : un modèle renvoyé, avis d’avocat compris.',
        ],
      },
    },
    {
      asks: {
        en: [
          'can I sell a contract when the product is not finished',
          'which start condition do I write for a prototype',
          'when does the customer begin to pay',
        ],
        de: [
          'kann ich einen Vertrag verkaufen, wenn das Produkt nicht fertig ist',
          'welche Startbedingung schreibe ich bei einem Prototyp',
          'ab wann zahlt der Kunde',
        ],
        es: [
          '¿puedo vender un contrato con el producto sin terminar?',
          'qué condición de inicio pongo para un prototipo',
          'cuándo empieza a pagar el cliente',
        ],
        fr: [
          "puis-je vendre un contrat si le produit n'est pas fini",
          'quelle condition de départ écrire pour un prototype',
          'à partir de quand le client paie-t-il',
        ],
      },
      says: {
        en: "Yes, if the contract begins with a start condition that you control and can prove, such as passing one named test at the customer's site. Nothing is due before it. Set a long-stop date after which both may leave, and sign only what you expect to meet within about six months.",
        de: 'Ja, wenn der Vertrag mit einer Startbedingung beginnt, die du in der Hand hast und nachweisen kannst, etwa ein benannter Test am Standort des Kunden. Vorher ist nichts fällig. Setz ein spätestes Datum, nach dem beide gehen dürfen, und unterschreib nur, was du in etwa sechs Monaten schaffst.',
        es: 'Sí, si el contrato arranca con una condición que controlas y puedes demostrar, como superar un ensayo con nombre en la planta del cliente. Antes no se debe nada. Pon una fecha límite tras la cual ambos pueden irse y firma solo lo que esperas cumplir en unos seis meses.',
        fr: 'Oui, si le contrat commence par une condition que tu maîtrises et peux prouver, comme un essai nommé réussi sur le site du client. Rien n’est dû avant. Fixe une date butoir après laquelle chacun peut partir et ne signe que ce que tu tiendras en six mois environ.',
      },
      steps: {
        en: [
          'Phrase the start condition as a test with value and place. Deliverable: one sentence both engineers accept.',
          'Check your plan against the long-stop date with the team. Deliverable: a milestone list with a buffer you can defend.',
        ],
        de: [
          'Formuliere die Startbedingung als Test mit Wert und Ort. Ergebnis: ein Satz, den beide Ingenieurteams annehmen.',
          'Prüf deinen Plan im Team gegen das späteste Datum. Ergebnis: eine Meilensteinliste mit vertretbarem Puffer, schriftlich.',
        ],
        es: [
          'Redacta la condición de inicio como un ensayo con valor y lugar. Entregable: una frase que acepten ambos ingenieros.',
          'Contrasta tu plan con la fecha límite junto al equipo. Entregable: una lista de hitos con un margen defendible.',
        ],
        fr: [
          'Formule la condition de départ comme un essai avec valeur et lieu. Livrable : une phrase acceptée par les deux ingénieurs.',
          'Confronte ton plan à la date butoir avec l’équipe. Livrable : une liste de jalons avec une marge défendable.',
        ],
      },
    },
    {
      asks: {
        en: [
          'does a cancellable contract count as revenue',
          'how do I show it to investors',
          'is a signed agreement a customer before the first invoice',
        ],
        de: [
          'zählt ein jederzeit kündbarer Vertrag als Umsatz',
          'wie zeige ich ihn Investoren',
          'ist eine unterschriebene Vereinbarung vor der ersten Rechnung ein Kunde',
        ],
        es: [
          '¿un contrato cancelable cuenta como ingreso?',
          'cómo lo enseño a los inversores',
          '¿un acuerdo firmado es cliente antes de la primera factura?',
        ],
        fr: [
          'un contrat résiliable compte-t-il comme revenu',
          'comment le présenter aux investisseurs',
          'un accord signé est-il un client avant la première facture',
        ],
      },
      says: {
        en: 'Count it as revenue once an invoice is paid or a signed order for the technology exists; until the start condition is met, show it as a signed contract that is not yet live. Tell investors the notice period before they find it. Candour about an easy exit makes the paid months believable.',
        de: 'Als Umsatz zählt er, sobald eine Rechnung bezahlt ist oder eine unterschriebene Bestellung der Technik vorliegt; bis die Startbedingung erfüllt ist, zeig ihn als unterschrieben, aber noch nicht aktiv. Nenn Investoren die Kündigungsfrist, bevor sie sie finden. Offenheit macht die bezahlten Monate glaubhaft.',
        es: 'Cuenta como ingreso cuando hay una factura pagada o un pedido firmado de la tecnología; hasta cumplir la condición de inicio, enséñalo como firmado y aún no activo. Di a los inversores el preaviso antes de que lo encuentren. La franqueza hace creíbles los meses cobrados.',
        fr: 'Compte-le comme revenu dès qu’une facture est payée ou qu’une commande signée de la technologie existe ; avant la condition de départ, montre-le comme signé mais pas encore actif. Annonce le préavis aux investisseurs avant qu’ils le trouvent. La franchise rend crédibles les mois payés.',
      },
      steps: {
        en: [
          'Split your contracts into signed, live and paid. Deliverable: a table with start condition and first invoice date.',
          'Prepare one line on notice and on renewals so far. Deliverable: a footnote for the traction slide.',
        ],
        de: [
          'Teile deine Verträge in unterschrieben, aktiv und bezahlt. Ergebnis: eine Tabelle mit Startbedingung und erstem Rechnungstag.',
          'Bereite eine Zeile zu Frist und bisherigen Verlängerungen vor. Ergebnis: eine Fußnote für die Traktionsfolie.',
        ],
        es: [
          'Reparte tus contratos en firmados, activos y cobrados. Entregable: una tabla con condición de inicio y primera factura.',
          'Prepara una línea sobre preaviso y renovaciones hasta hoy. Entregable: una nota al pie para la lámina de tracción.',
        ],
        fr: [
          'Répartis tes contrats entre signés, actifs et payés. Livrable : un tableau avec condition de départ et première facture.',
          'Prépare une ligne sur le préavis et les renouvellements obtenus. Livrable : une note de bas de diapositive.',
        ],
      },
    },
  ],
  'offtake-agreements': [
    {
      asks: {
        en: [
          'buyers signed letters but will not commit to firm volumes',
          'how do I move an LOI to a purchase commitment',
          'customer fears to be locked in before the plant runs',
        ],
        de: [
          'Käufer haben Absichtserklärungen, scheuen aber feste Mengen',
          'wie wird aus der LOI eine Abnahmeverpflichtung',
          'Kunde will sich vor dem Anlagenstart nicht binden',
        ],
        es: [
          'los compradores firmaron cartas pero no quieren volúmenes firmes',
          'cómo paso de una LOI a un compromiso de compra',
          'el cliente teme atarse antes de que arranque la planta',
        ],
        fr: [
          'les acheteurs ont signé des lettres mais refusent un volume ferme',
          "comment passer d'une LOI à un engagement d'achat",
          "le client craint de s'engager avant que l'usine tourne",
        ],
      },
      says: {
        en: 'Ask for a small firm floor instead of the whole volume: a part they would buy in any year, with the rest as an option at the same price formula. Buyers fear paying for material that fails, so make the floor start only after their qualification. Half firm is worth more than all intended.',
        de: 'Bitte um einen kleinen festen Sockel statt der ganzen Menge: den Teil, den sie in jedem Jahr kaufen würden, den Rest als Option zur selben Preisformel. Käufer fürchten, für untaugliches Material zu zahlen; also beginnt der Sockel erst nach ihrer Freigabe. Halb fest ist mehr wert als ganz beabsichtigt.',
        es: 'Pide un suelo firme pequeño en vez de todo el volumen: la parte que comprarían cualquier año y el resto como opción con la misma fórmula de precio. Temen pagar material que falle, así que el suelo empieza solo tras su homologación. Medio firme vale más que todo intencionado.',
        fr: 'Demande un petit socle ferme plutôt que tout le volume : la part qu’ils achèteraient chaque année, le reste en option à la même formule de prix. Ils craignent de payer une matière inapte, le socle ne commence donc qu’après leur qualification. Moitié ferme vaut mieux que tout promis.',
      },
      steps: {
        en: [
          'Ask the buyer for the quantity that would never embarrass them. Deliverable: a floor volume and an option volume per year.',
          'Write the qualification that switches the duty on. Deliverable: a start condition agreed by their quality team.',
        ],
        de: [
          'Frag den Käufer nach der Menge, die ihn nie in Verlegenheit brächte. Ergebnis: Sockel und Option pro Jahr.',
          'Schreib die Freigabe auf, mit der die Pflicht beginnt. Ergebnis: eine Startbedingung, der seine Qualitätsstelle zustimmt.',
        ],
        es: [
          'Pregunta al comprador qué cantidad nunca le pondría en apuros. Entregable: un volumen suelo y otro opcional por año.',
          'Escribe la homologación que activa la obligación. Entregable: una condición de inicio aceptada por su equipo de calidad.',
        ],
        fr: [
          'Demande à l’acheteur la quantité qui ne le gênerait jamais. Livrable : un volume socle et un volume en option par an.',
          'Écris la qualification qui déclenche l’obligation. Livrable : une condition de départ acceptée par leur service qualité.',
        ],
      },
    },
    {
      asks: {
        en: [
          'take-or-pay or tolling, which one suits us',
          'which contract type should I propose',
          'who carries the raw material risk',
        ],
        de: [
          'Take-or-pay oder Tolling, was passt zu uns',
          'welche Vertragsart schlage ich vor',
          'wer trägt das Rohstoffrisiko',
        ],
        es: [
          'take-or-pay o tolling, ¿cuál nos conviene?',
          'qué tipo de contrato propongo',
          'quién asume el riesgo de la materia prima',
        ],
        fr: [
          'take-or-pay ou façonnage, lequel nous convient',
          'quel type de contrat proposer',
          'qui porte le risque matière première',
        ],
      },
      says: {
        en: 'Propose tolling when the customer owns the raw material and you own the process, take-or-pay when you buy the feedstock and need a loan, fixed quantity when both sides are new to each other. Choose by who can best carry the price swing of the input. Lenders trust take-or-pay most.',
        de: 'Schlag Tolling vor, wenn dem Kunden der Rohstoff gehört und dir das Verfahren, Take-or-pay, wenn du den Rohstoff kaufst und einen Kredit brauchst, feste Menge, wenn ihr einander noch nicht kennt. Entscheidend ist, wer Preisschwankungen am besten trägt. Banken mögen die zweite Form am liebsten.',
        es: 'Propón tolling si el cliente tiene la materia prima y tú el proceso, take-or-pay si compras el insumo y necesitas un préstamo, y cantidad fija si aún no os conocéis. Elige según quién soporta mejor los vaivenes del precio del insumo. Los bancos prefieren la segunda opción.',
        fr: 'Propose le façonnage si le client possède la matière et toi le procédé, le take-or-pay si tu achètes l’intrant et cherches un prêt, la quantité fixe si vous vous connaissez peu. Choisis selon qui supporte le mieux les variations de prix. Les banques préfèrent le deuxième.',
      },
      steps: {
        en: [
          'Write who buys the input, who feels its price and who stores it. Deliverable: a risk table with one owner per line.',
          'Sketch the chosen type in five lines for a first talk. Deliverable: a term outline for lawyer and lender.',
        ],
        de: [
          'Schreib auf, wer den Rohstoff kauft, lagert und seinen Preis spürt. Ergebnis: eine Risikotabelle mit je einem Träger.',
          'Skizziere die gewählte Art in fünf Zeilen fürs erste Gespräch. Ergebnis: ein Eckpunktetext für Kanzlei und Bank.',
        ],
        es: [
          'Escribe quién compra el insumo, quién lo almacena y quién sufre su precio. Entregable: una tabla de riesgos con responsable.',
          'Esboza el tipo elegido en cinco líneas para la primera charla. Entregable: un esquema para abogado y banco.',
        ],
        fr: [
          'Écris qui achète l’intrant, qui le stocke et qui subit son prix. Livrable : un tableau des risques, un porteur par ligne.',
          'Esquisse le type choisi en cinq lignes pour un premier échange. Livrable : un canevas pour l’avocat et la banque.',
        ],
      },
    },
    {
      asks: {
        en: [
          'fixed price or index formula in a supply agreement',
          'how do I price output for several years',
          'what if energy costs double after signing',
        ],
        de: [
          'fester Preis oder Indexformel im Liefervertrag',
          'wie setze ich den Preis für mehrere Jahre an',
          'was, wenn sich die Energiekosten nach der Unterschrift verdoppeln',
        ],
        es: [
          'precio fijo o fórmula con índice en el suministro',
          'cómo pongo precio a la producción de varios años',
          '¿y si la energía se dobla tras firmar?',
        ],
        fr: [
          "prix fixe ou formule indexée dans un contrat d'enlèvement",
          'comment fixer le prix de la production sur plusieurs années',
          "et si l'énergie double après la signature",
        ],
      },
      says: {
        en: 'Use a formula, not a frozen price: a base plus an index that follows your largest input, with a floor for you and a ceiling for the buyer. A frozen price looks strong to a bank until the input moves. Agree the index source and the day of reading in the contract.',
        de: 'Nimm eine Formel statt eines eingefrorenen Preises: Grundpreis plus Index, der deinem größten Einsatzstoff folgt, mit Untergrenze für dich und Obergrenze für den Käufer. Ein starrer Preis gefällt der Bank nur, bis sich der Einsatzstoff bewegt. Indexquelle und Ablesetag gehören in den Vertrag.',
        es: 'Usa una fórmula y no un precio congelado: una base más un índice que siga a tu mayor insumo, con suelo para ti y techo para el comprador. El precio congelado agrada al banco hasta que el insumo se mueve. Deja en el contrato la fuente del índice y el día de lectura.',
        fr: 'Prends une formule plutôt qu’un prix gelé : une base plus un indice qui suit ton principal intrant, avec un plancher pour toi et un plafond pour l’acheteur. Un prix gelé plaît à la banque jusqu’à ce que l’intrant bouge. Inscris la source de l’indice et le jour de relevé.',
      },
      steps: {
        en: [
          'Find the two inputs that make up most of your cost. Deliverable: a formula with base, index source and reading day.',
          'Run the formula through a good and a bad past year. Deliverable: a margin table for you, lender and buyer.',
        ],
        de: [
          'Bestimme die zwei Einsatzstoffe mit dem größten Kostenanteil. Ergebnis: eine Formel mit Grundpreis, Indexquelle und Ablesetag.',
          'Rechne die Formel mit einem guten und einem schlechten Jahr durch. Ergebnis: eine Margentabelle für alle Beteiligten.',
        ],
        es: [
          'Localiza los dos insumos que más pesan en tu coste. Entregable: una fórmula con base, fuente del índice y día.',
          'Pasa la fórmula por un año bueno y otro malo. Entregable: una tabla de márgenes para ti, el banco y el comprador.',
        ],
        fr: [
          'Trouve les deux intrants qui pèsent le plus dans ton coût. Livrable : une formule avec base, indice et jour.',
          'Fais tourner la formule sur une bonne et une mauvaise année. Livrable : un tableau de marge pour tous.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which buyers will a bank accept',
          'how much of the plant output must be sold before a loan',
          'our offtaker is a start-up, is that a problem',
        ],
        de: [
          'welche Käufer akzeptiert eine Bank',
          'wie viel der Produktion muss vor dem Kredit verkauft sein',
          'unser Abnehmer ist ein Start-up, ist das ein Problem',
        ],
        es: [
          'qué compradores acepta un banco',
          'cuánta producción hay que vender antes del préstamo',
          'nuestro comprador es una startup, ¿es problema?',
        ],
        fr: [
          'quels acheteurs une banque accepte-t-elle',
          'quelle part de la production faut-il vendre avant un prêt',
          'notre acheteur est une start-up, est-ce un problème',
        ],
      },
      says: {
        en: 'Ask the lender first, because it alone decides which buyer rating and which share of capacity it will finance. A smaller volume from a rated buyer carries a loan; a large one from another start-up does not. Size the first line to the part a bank believes.',
        de: 'Frag zuerst die Bank, denn sie allein entscheidet, welches Rating und welchen Anteil der Kapazität sie finanziert. Eine kleinere Menge von einem gerateten Käufer trägt einen Kredit, eine große von einem anderen Start-up nicht. Bau die erste Linie so groß, wie die Bank glaubt.',
        es: 'Pregunta primero al banco, porque solo él decide qué solvencia y qué parte de la capacidad financia. Un volumen menor de un comprador con calificación sostiene un préstamo; uno grande de otra startup, no. Dimensiona la primera línea a lo que el banco cree.',
        fr: 'Demande d’abord à la banque, car elle seule décide de la notation et de la part de capacité qu’elle finance. Un volume plus petit d’un acheteur noté porte un prêt, un grand volume d’une autre start-up non. Taille la première ligne sur ce que la banque croit.',
      },
      steps: {
        en: [
          'Show two lenders your buyer list without asking for money. Deliverable: each buyer marked bankable, partly or not.',
          'Ask a weak buyer for a guarantee from parent or bank. Deliverable: a stronger signatory or a smaller plan.',
        ],
        de: [
          'Zeig zwei Banken deine Käuferliste, ohne um Geld zu bitten. Ergebnis: jeder Käufer markiert als bankfähig, teilweise oder nicht.',
          'Bitte einen schwachen Käufer um eine Bürgschaft von Mutter oder Bank. Ergebnis: ein stärkerer Unterzeichner oder ein kleinerer Plan.',
        ],
        es: [
          'Enseña a dos bancos tu lista de compradores sin pedir dinero. Entregable: cada comprador marcado como financiable, a medias o no.',
          'Pide al comprador débil un aval de su matriz o banco. Entregable: un firmante más sólido o un plan menor.',
        ],
        fr: [
          'Montre ta liste d’acheteurs à deux banques sans demander d’argent. Livrable : chaque acheteur marqué finançable, en partie ou non.',
          'Demande à un acheteur faible la garantie de sa maison mère. Livrable : un signataire plus fort ou un plan réduit.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what if the plant is late or the material is off spec',
          'do we owe penalties when start-up slips',
          'protect ourselves in a long supply deal',
        ],
        de: [
          'was, wenn die Anlage zu spät kommt oder das Material nicht passt',
          'schulden wir Vertragsstrafen, wenn sich der Start verschiebt',
          'Schutz im langen Liefervertrag',
        ],
        es: [
          '¿y si la planta se retrasa o el material no cumple?',
          '¿debemos penalizaciones si el arranque se aplaza?',
          'protegernos en un suministro largo',
        ],
        fr: [
          "et si l'usine prend du retard ou si la matière est hors spécification",
          'devons-nous des pénalités si le démarrage glisse',
          "se protéger dans un contrat d'enlèvement long",
        ],
      },
      says: {
        en: 'Write the delay into the deal before it happens: a start window instead of a day, a ramp-up volume for the first year, and a band of quality with a price for each step. Then lateness costs time instead of penalties. Have a lawyer check damages and the last date both can leave.',
        de: 'Schreib die Verzögerung in den Vertrag, bevor sie eintritt: ein Startfenster statt eines Tages, eine Hochlaufmenge im ersten Jahr und ein Qualitätsband mit Preis je Stufe. Dann kostet Verspätung Zeit statt Strafen. Schadenersatz und letztes Ausstiegsdatum prüft die Kanzlei.',
        es: 'Escribe el retraso en el contrato antes de que ocurra: una ventana de arranque en vez de un día, un volumen de rampa el primer año y una banda de calidad con precio por escalón. Así la demora cuesta tiempo y no multas. Que un abogado revise daños y fecha última de salida.',
        fr: 'Inscris le retard dans l’accord avant qu’il n’arrive : une fenêtre de démarrage au lieu d’un jour, un volume de montée en charge la première année, une plage de qualité avec un prix par palier. Le retard coûte alors du temps et non des pénalités. Fais vérifier les dommages par un avocat.',
      },
      steps: {
        en: [
          'Set window, ramp and quality band from your worst case. Deliverable: a one-page annex on the start phase.',
          'List what the buyer does if you are late. Deliverable: their backup source and what it costs them.',
        ],
        de: [
          'Leite Fenster, Hochlauf und Qualitätsband aus deinem schlechtesten Fall ab. Ergebnis: eine Anlage von einer Seite zur Startphase.',
          'Liste auf, was der Käufer tut, wenn du dich verspätest. Ergebnis: seine Ersatzquelle und ihr Preis.',
        ],
        es: [
          'Deriva ventana, rampa y banda de tu peor caso. Entregable: un anexo de una página sobre la fase inicial.',
          'Lista qué hará el comprador si te retrasas. Entregable: su fuente de reserva y lo que le cuesta.',
        ],
        fr: [
          'Tire fenêtre, montée en charge et plage de ton pire cas. Livrable : une annexe d’une page sur le démarrage.',
          'Liste ce que fera l’acheteur si tu es en retard. Livrable : sa source de secours et son coût.',
        ],
      },
    },
    {
      asks: {
        en: [
          'for how many years should the purchase commitment run',
          'term of the agreement and loan duration',
          'buyer offers two years, we hoped for ten',
        ],
        de: [
          'wie viele Jahre soll die Abnahmeverpflichtung laufen',
          'Laufzeit des Vertrags und des Kredits',
          'Käufer bietet zwei Jahre, wir hofften auf zehn',
        ],
        es: [
          'cuántos años debe durar el compromiso de compra',
          'plazo del contrato y del préstamo',
          'el comprador ofrece dos años y esperábamos diez',
        ],
        fr: [
          "sur combien d'années doit courir l'engagement d'achat",
          'durée du contrat et durée du prêt',
          "l'acheteur propose deux ans, nous en espérions dix",
        ],
      },
      says: {
        en: 'Match the term to the loan: the purchase duty has to outlast the repayment of the line it finances. If the buyer offers less, take it for a smaller line and ask for an extension right that they must decline actively. A five-year contract on part of the output makes a sound first step.',
        de: 'Richte die Laufzeit nach dem Kredit: Die Abnahmepflicht muss länger gelten als die Tilgung der Linie, die sie finanziert. Bietet der Käufer weniger, nimm es für eine kleinere Linie und bitte um eine Verlängerung, der er aktiv widersprechen muss. Fünf Jahre auf einen Teil der Menge sind ein guter Anfang.',
        es: 'Ajusta el plazo al préstamo: la obligación de compra debe durar más que la devolución de la línea que financia. Si ofrecen menos, acéptalo para una línea menor y pide una prórroga que deban rechazar de forma expresa. Cinco años sobre una parte del volumen son un buen comienzo.',
        fr: 'Aligne la durée sur le prêt : l’obligation d’achat doit survivre au remboursement de la ligne qu’elle finance. Si l’acheteur propose moins, prends-le pour une ligne plus petite, avec une prolongation qu’il doit refuser expressément. Cinq ans sur une part du volume font un bon début.',
      },
      steps: {
        en: [
          'Ask the lender for the repayment period of your first line. Deliverable: the minimum term in years.',
          'Offer a better price formula for each further year. Deliverable: a term ladder with two or three steps.',
        ],
        de: [
          'Frag die Bank nach der Tilgungsdauer deiner ersten Linie. Ergebnis: die nötige Mindestlaufzeit, in Jahren aufgeschrieben.',
          'Biete für jedes weitere Jahr eine bessere Preisformel. Ergebnis: eine Laufzeitleiter mit zwei oder drei Stufen.',
        ],
        es: [
          'Pregunta al banco el plazo de devolución de tu primera línea. Entregable: la duración mínima expresada en años.',
          'Ofrece mejor fórmula de precio por cada año añadido. Entregable: una escalera de plazos con dos o tres peldaños.',
        ],
        fr: [
          'Demande à la banque la durée de remboursement de ta première ligne. Livrable : la durée minimale en années.',
          'Offre une meilleure formule de prix par année ajoutée. Livrable : une échelle de durées à deux ou trois marches.',
        ],
      },
    },
  ],
  'lois-in-an-eic-application': [
    {
      asks: {
        en: [
          'how many customer letters do I attach to the EIC proposal',
          'is a thick annex of letters better',
          'fourteen letters or three for the evaluators',
        ],
        de: [
          'wie viele Kundenbriefe hänge ich an den EIC-Antrag',
          'ist ein dicker Anhang mit Briefen besser',
          'vierzehn Briefe oder drei für die Gutachter',
        ],
        es: [
          'cuántas cartas de clientes adjunto a la propuesta del EIC',
          '¿es mejor un anexo grueso de cartas?',
          'catorce cartas o tres para los evaluadores',
        ],
        fr: [
          'combien de lettres clients joindre au dossier EIC',
          'une annexe épaisse de lettres est-elle meilleure',
          'quatorze lettres ou trois pour les évaluateurs',
        ],
      },
      says: {
        en: 'Attach three, each from a buyer with a volume and a condition, and leave the rest out. Evaluators read the first ones and judge you by the weakest, so a thick annex lowers the average. Mention the number of further talks in one sentence of the proposal.',
        de: 'Häng drei an, jeden von einem Käufer mit Menge und Bedingung, und lass den Rest weg. Gutachter lesen die ersten und urteilen nach dem schwächsten; ein dicker Anhang senkt also den Schnitt. Weitere Gespräche nennst du im Antrag in einem Satz mit Anzahl.',
        es: 'Adjunta tres, cada una de un comprador con volumen y condición, y deja fuera el resto. Los evaluadores leen las primeras y te juzgan por la más floja, así que un anexo grueso baja la media. Menciona cuántas conversaciones más hay en una frase de la propuesta.',
        fr: 'Joins-en trois, chacune d’un acheteur avec volume et condition, et laisse le reste. Les évaluateurs lisent les premières et te jugent sur la plus faible : une annexe épaisse baisse la moyenne. Cite le nombre d’autres échanges en une phrase du dossier.',
      },
      steps: {
        en: [
          'Rank all letters by volume, condition and signatory. Deliverable: the top three with the quotable sentence marked.',
          'Move the remaining ones to a dated contact list. Deliverable: one sentence on pipeline for the market section.',
        ],
        de: [
          'Ordne alle Briefe nach Menge, Bedingung und Unterzeichner. Ergebnis: die besten drei mit markiertem Zitat.',
          'Verschieb die übrigen in eine datierte Kontaktliste. Ergebnis: ein Pipelinesatz für das Kapitel zum Markt.',
        ],
        es: [
          'Ordena las cartas por volumen, condición y firmante. Entregable: las tres primeras con la frase citable marcada.',
          'Pasa las demás a una lista de contactos con fecha. Entregable: una frase de cartera para el apartado de mercado.',
        ],
        fr: [
          'Classe les lettres par volume, condition et signataire. Livrable : les trois premières avec la phrase à citer.',
          'Déplace les autres dans une liste de contacts datée. Livrable : une phrase sur le pipeline pour la partie marché.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what should a customer letter say for EIC evaluators',
          'wording that fits the business plan',
          'match the letter with our revenue forecast',
        ],
        de: [
          'was soll ein Kundenbrief für EIC-Gutachter enthalten',
          'Wortlaut, der zum Geschäftsplan passt',
          'Brief und Umsatzplanung abgleichen',
        ],
        es: [
          'qué debe decir una carta de cliente para los evaluadores del EIC',
          'redacción que encaje con el plan de negocio',
          'cuadrar la carta con nuestra previsión de ingresos',
        ],
        fr: [
          "que doit dire une lettre client pour les évaluateurs de l'EIC",
          "formulation cohérente avec le plan d'affaires",
          'accorder la lettre et nos prévisions de revenus',
        ],
      },
      says: {
        en: 'It should repeat the figures of your own plan: the same price, the same first market, the same year, plus why the customer needs it and under which condition they buy. A letter that contradicts the spreadsheet hurts more than no letter. Ask for the cost of the problem in their own words.',
        de: 'Er soll die Zahlen deines eigenen Plans wiederholen: denselben Preis, denselben ersten Markt, dasselbe Jahr, dazu den Bedarf und die Kaufbedingung. Ein Brief, der deiner Tabelle widerspricht, schadet mehr als keiner. Lass die Kosten des Problems in den Worten des Kunden stehen.',
        es: 'Debe repetir las cifras de tu propio plan: el mismo precio, el mismo primer mercado, el mismo año, y además por qué lo necesita y con qué condición compra. Una carta que contradice tu hoja de cálculo daña más que no tenerla. Pide el coste del problema en sus palabras.',
        fr: 'Elle doit reprendre les chiffres de ton plan : même prix, même premier marché, même année, plus le besoin et la condition d’achat. Une lettre qui contredit ton tableur fait plus de tort que pas de lettre. Demande le coût du problème dans les mots du client.',
      },
      steps: {
        en: [
          'Lay plan and letter side by side and align price, year and volume. Deliverable: a check table without contradictions.',
          'Request one sentence on what the problem costs them today. Deliverable: a figure you can cite in the market part.',
        ],
        de: [
          'Leg Plan und Brief nebeneinander und gleich Preis, Jahr und Menge ab. Ergebnis: eine Prüftabelle ohne Widerspruch.',
          'Bitte um einen Satz, was das Problem heute kostet. Ergebnis: eine zitierfähige Zahl für das Marktkapitel.',
        ],
        es: [
          'Pon plan y carta juntos y alinea precio, año y volumen. Entregable: una tabla de control sin contradicciones.',
          'Solicita una frase sobre lo que el problema les cuesta hoy. Entregable: una cifra citable en el apartado de mercado.',
        ],
        fr: [
          'Mets plan et lettre côte à côte, aligne prix, année, volume. Livrable : une table de contrôle sans contradiction.',
          'Demande une phrase sur ce que le problème leur coûte aujourd’hui. Livrable : un chiffre citable dans la partie marché.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the deadline is close and the customer has not signed',
          'can I submit the letter unsigned',
          'last week before the cut-off without letters',
        ],
        de: [
          'die Frist ist nah und der Kunde hat nicht unterschrieben',
          'darf ich den Brief ohne Unterschrift einreichen',
          'letzte Woche vor dem Stichtag ohne Briefe',
        ],
        es: [
          'el plazo está encima y el cliente no ha firmado',
          '¿puedo presentar la carta sin firma?',
          'última semana antes del corte sin cartas',
        ],
        fr: [
          "la date limite approche et le client n'a pas signé",
          'puis-je déposer la lettre sans signature',
          'dernière semaine avant la clôture sans lettres',
        ],
      },
      says: {
        en: 'Submit without it rather than attach an unsigned page, because one call would undo your credibility. Ask for something a manager can sign alone within two days: a short statement of need with a volume range. Name the open case in the text as pending, with the expected month.',
        de: 'Reich lieber ohne ein, als eine Seite ohne Unterschrift anzuhängen; ein einziger Anruf würde dich unglaubwürdig machen. Bitte um etwas, das eine Führungskraft allein in zwei Tagen zeichnet: eine kurze Bedarfserklärung mit Mengenspanne. Den offenen Fall nennst du im Text mit erwartetem Monat.',
        es: 'Preséntate sin ella antes que adjuntar una hoja sin firmar, porque una llamada acabaría con tu credibilidad. Pide algo que un directivo firme solo en dos días: una breve declaración de necesidad con rango de volumen. En el texto, nombra el caso como pendiente y pon el mes previsto.',
        fr: 'Dépose sans elle plutôt que d’annexer une page non signée : un seul appel ruinerait ta crédibilité. Demande un texte qu’un cadre signe seul en deux jours : une courte déclaration de besoin avec fourchette de volume. Cite le cas comme en cours, avec le mois attendu.',
      },
      steps: {
        en: [
          'Send the shortened statement to the person who can sign alone. Deliverable: a signed half page or a clear no.',
          'Reword the proposal so that it stands without this customer. Deliverable: a market paragraph that claims only what exists.',
        ],
        de: [
          'Schick die Kurzfassung an die Person, die allein zeichnen darf. Ergebnis: eine unterschriebene halbe Seite oder ein klares Nein.',
          'Formuliere den Antrag so um, dass er ohne diesen Kunden trägt. Ergebnis: ein Marktabsatz ohne Luftschlösser.',
        ],
        es: [
          'Manda la versión corta a quien puede firmar por sí solo. Entregable: media página firmada o un no claro.',
          'Reescribe la propuesta para que se sostenga sin este cliente. Entregable: un párrafo de mercado que solo afirme lo que existe.',
        ],
        fr: [
          'Envoie la version courte à la personne qui peut signer seule. Livrable : une demi-page signée ou un non clair.',
          'Réécris le dossier pour qu’il tienne sans ce client. Livrable : un paragraphe marché qui n’affirme que l’existant.',
        ],
      },
    },
    {
      asks: {
        en: [
          'whose letters impress most, a famous brand or a small buyer',
          'do letters from research partners or clusters help',
          'letters from customers outside Europe',
        ],
        de: [
          'wessen Briefe wirken am meisten, große Marke oder kleiner Käufer',
          'helfen Briefe von Forschungspartnern oder Clustern',
          'Briefe von Kunden außerhalb Europas',
        ],
        es: [
          'de quién impresiona más la carta, gran marca o pequeño comprador',
          '¿ayudan las cartas de socios de investigación o clústeres?',
          'cartas de clientes de fuera de Europa',
        ],
        fr: [
          'quelles lettres impressionnent le plus, grande marque ou petit acheteur',
          'les lettres de partenaires de recherche ou de clusters aident-elles',
          "lettres de clients hors d'Europe",
        ],
      },
      says: {
        en: 'The buyer with a budget in your first market impresses most, even if it is small; a famous research department comes second. Universities, clusters and suppliers show goodwill and belong elsewhere in the file. A buyer abroad is welcome when your plan really starts there.',
        de: 'Am meisten wirkt der Käufer mit Budget in deinem ersten Markt, auch wenn er klein ist; die berühmte Forschungsabteilung folgt danach. Hochschulen, Cluster und Lieferanten zeigen Wohlwollen und gehören an andere Stelle. Ein Käufer aus Übersee passt, wenn dein Plan wirklich dort beginnt.',
        es: 'Impresiona más el comprador con presupuesto en tu primer mercado, aunque sea pequeño; el departamento de I+D famoso va después. Universidades, clústeres y proveedores muestran simpatía y van en otra parte. Un comprador lejano encaja si tu plan empieza de verdad allí.',
        fr: 'L’acheteur doté d’un budget sur ton premier marché impressionne le plus, même petit ; le service de recherche célèbre vient après. Universités, clusters et fournisseurs montrent de la sympathie et vont ailleurs dans le dossier. Un acheteur lointain convient si ton plan commence vraiment là.',
      },
      steps: {
        en: [
          'Match each author to the first market in your plan. Deliverable: a list split into buyers, partners and well-wishers.',
          'Win one missing buyer from that first market. Deliverable: a call booked with someone who owns the cost.',
        ],
        de: [
          'Ordne jeden Verfasser dem ersten Markt deines Plans zu. Ergebnis: eine Liste aus Käufern, Partnern und Gönnern.',
          'Gewinn einen fehlenden Käufer aus diesem ersten Markt. Ergebnis: ein Gesprächstermin mit jemandem, der die Kosten trägt.',
        ],
        es: [
          'Relaciona cada autor con el primer mercado de tu plan. Entregable: una lista de compradores, socios y simpatizantes.',
          'Gana un comprador que falte de ese primer mercado. Entregable: una llamada con alguien que soporta el coste.',
        ],
        fr: [
          'Rattache chaque auteur au premier marché de ton plan. Livrable : une liste acheteurs, partenaires, sympathisants.',
          'Gagne un acheteur manquant sur ce premier marché. Livrable : un appel fixé avec quelqu’un qui supporte le coût.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what will the jury ask about our letters in the interview',
          'prepare for customer questions in front of the panel',
          'will they call our customers',
        ],
        de: [
          'was fragt die Jury im Interview zu unseren Briefen',
          'Vorbereitung auf Kundenfragen vor dem Gremium',
          'rufen sie unsere Kunden an',
        ],
        es: [
          'qué preguntará el jurado sobre nuestras cartas en la entrevista',
          'preparar preguntas sobre clientes ante el panel',
          '¿llamarán a nuestros clientes?',
        ],
        fr: [
          "que demandera le jury sur nos lettres à l'audition",
          'se préparer aux questions clients devant le panel',
          'vont-ils appeler nos clients',
        ],
      },
      says: {
        en: 'Expect three questions: what has happened since the letter, what the customer pays today, and why it is not yet an order. Answer each with a date and a name. Brief your signatories, because a panel member may know or call them, and bring the newest contract rather than the oldest letter.',
        de: 'Rechne mit drei Fragen: Was ist seit dem Brief passiert, was zahlt der Kunde heute, warum ist es noch keine Bestellung. Antworte jeweils mit Datum und Namen. Bereite deine Unterzeichner vor, denn jemand im Gremium kennt sie vielleicht, und bring den neuesten Vertrag mit.',
        es: 'Espera tres preguntas: qué ha pasado desde la carta, qué paga hoy el cliente y por qué aún no es un pedido. Contesta cada una con fecha y nombre. Prepara a tus firmantes, porque alguien del panel puede conocerlos, y lleva el contrato más nuevo antes que la carta más vieja.',
        fr: 'Attends-toi à trois questions : ce qui s’est passé depuis la lettre, ce que le client paie aujourd’hui, pourquoi ce n’est pas encore une commande. Réponds par une date et un nom. Préviens tes signataires, car un membre du jury peut les connaître, et apporte le contrat le plus récent.',
      },
      steps: {
        en: [
          'Rehearse a one-minute answer per customer with an outsider. Deliverable: a sheet with last contact, amount and next date.',
          'Ring every signatory in the week before. Deliverable: a fresh statement you may quote aloud.',
        ],
        de: [
          'Übe je Kunde eine kurze Antwort mit einer außenstehenden Person. Ergebnis: ein Blatt mit letztem Kontakt, Betrag, nächstem Datum.',
          'Ruf in der Woche davor alle Unterzeichner an. Ergebnis: je eine frische Aussage, die du zitieren darfst.',
        ],
        es: [
          'Ensaya una respuesta breve por cliente con alguien ajeno. Entregable: una hoja con último contacto, importe y próxima fecha.',
          'Telefonea a cada firmante la semana anterior. Entregable: una frase reciente de cada uno que puedas citar.',
        ],
        fr: [
          'Répète une réponse brève par client avec une personne extérieure. Livrable : une fiche avec dernier contact, montant, prochaine date.',
          'Appelle chaque signataire la semaine d’avant. Livrable : une phrase récente de chacun, que tu peux citer.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our EIC application was rejected for weak market validation',
          'evaluators said there is not enough customer evidence',
          'resubmit after a negative review',
        ],
        de: [
          'unser EIC-Antrag wurde wegen schwacher Marktvalidierung abgelehnt',
          'Gutachter sahen zu wenig Kundenbelege',
          'nach negativer Bewertung erneut einreichen',
        ],
        es: [
          'rechazaron nuestra solicitud al EIC por poca validación de mercado',
          'los evaluadores ven pocas pruebas de clientes',
          'volver a presentar tras una evaluación negativa',
        ],
        fr: [
          'notre dossier EIC a été rejeté pour validation de marché faible',
          'les évaluateurs voient trop peu de preuves clients',
          'redéposer après un avis négatif',
        ],
      },
      says: {
        en: 'Read the comment as a request for money from a customer, not for more letters. Before you resubmit, turn one existing letter into a paid pilot and have one customer measure the result on its own site. Then answer the comment in the first lines with that figure and its date.',
        de: 'Lies die Kritik als Bitte um Geld von einem Kunden, nicht um mehr Briefe. Mach vor der neuen Einreichung aus einem Brief einen bezahlten Piloten und lass einen Kunden das Resultat am eigenen Standort messen. Dann beantwortest du die Kritik in den ersten Zeilen mit dieser Zahl und ihrem Datum.',
        es: 'Lee el comentario como una petición de dinero de un cliente, no de más cartas. Antes de volver a presentarte, convierte una carta en piloto pagado y que un cliente mida el resultado en su planta. Después responde al comentario en las primeras líneas con esa cifra y su fecha.',
        fr: 'Lis la critique comme une demande d’argent d’un client, pas de lettres en plus. Avant de redéposer, change une lettre en pilote payé et fais mesurer le résultat par un client sur son site. Réponds ensuite dès les premières lignes avec ce chiffre et sa date.',
      },
      steps: {
        en: [
          'Copy each criticism and write the evidence that would silence it. Deliverable: a list with one owner per gap.',
          'Offer the warmest signatory a priced trial that ends before the next cut-off. Deliverable: an agreement with start date.',
        ],
        de: [
          'Schreib zu jedem Kritikpunkt den Beleg, der ihn entkräften würde. Ergebnis: eine Liste mit je einer verantwortlichen Person.',
          'Biete dem wärmsten Unterzeichner einen bezahlten Versuch vor dem nächsten Stichtag an. Ergebnis: eine Vereinbarung mit Startdatum.',
        ],
        es: [
          'Copia cada crítica y escribe la prueba que la callaría. Entregable: una lista con un responsable por hueco.',
          'Ofrece al firmante más cercano un ensayo de pago que acabe antes del corte. Entregable: un acuerdo con inicio fijado.',
        ],
        fr: [
          'Recopie chaque critique et écris la preuve qui la ferait taire. Livrable : une liste, un responsable par manque.',
          'Propose au signataire le plus proche un essai payant fini avant la prochaine clôture. Livrable : un accord avec date de départ.',
        ],
      },
    },
  ],
}
