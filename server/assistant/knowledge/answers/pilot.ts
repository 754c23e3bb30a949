import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../pilot.ts`, by slug. */
export const pilotAnswers: Record<string, EntryAnswer[]> = {
  'pilot-one-pager': [
    {
      asks: {
        en: [
          'how long should a pilot run',
          'is six months too long for a trial',
          'how many weeks for the test at the customer',
        ],
        de: [
          'wie lange soll ein Pilot dauern',
          'sind sechs Monate zu lang für einen Test',
          'wie viele Wochen Laufzeit planen',
        ],
        es: [
          'cuánto debe durar un piloto',
          '¿seis meses de prueba son demasiado?',
          'cuántas semanas de ensayo en el cliente',
        ],
        fr: [
          'combien de temps doit durer un pilote',
          "six mois d'essai, est-ce trop long",
          'combien de semaines prévoir chez le client',
        ],
      },
      says: {
        en: "Plan 60 to 90 days, long enough to see one full cycle of the customer's process and short enough that nobody changes jobs. If the effect needs a whole season, agree an early indicator and decide on that.",
        de: 'Plane 60 bis 90 Tage: lang genug für einen vollen Zyklus im Prozess des Kunden, kurz genug, dass niemand die Stelle wechselt. Braucht die Wirkung eine ganze Saison, vereinbart ihr einen frühen Indikator und entscheidet danach.',
        es: 'Calcula de 60 a 90 días: lo bastante para ver un ciclo completo del proceso del cliente y lo bastante poco para que nadie cambie de puesto. Si el efecto necesita toda una temporada, pacta un indicador temprano y decidid con él.',
        fr: 'Prévois 60 à 90 jours : assez pour voir un cycle complet du procédé du client, assez peu pour que personne ne change de poste. Si l’effet demande une saison entière, convenez d’un indicateur précoce et décidez sur cette base.',
      },
      steps: {
        en: [
          'Ask the operator how long one complete cycle takes, including cleaning and changeover. Deliverable: a start and end date derived from it.',
          'Name the early indicator for effects that come later than the end date. Deliverable: one line with value and reading date.',
        ],
        de: [
          'Frag den Anlagenfahrer, wie lange ein kompletter Zyklus samt Reinigung und Umrüsten dauert. Ergebnis: daraus abgeleitetes Start- und Enddatum.',
          'Lege für Effekte, die nach dem Enddatum kommen, einen frühen Indikator fest. Ergebnis: eine Zeile mit Wert und Ablesetag.',
        ],
        es: [
          'Pregunta al operador cuánto dura un ciclo completo, con limpieza y cambio de formato incluidos. Entregable: fechas de inicio y fin derivadas de ahí.',
          'Elige un indicador temprano para los efectos que llegan después de la fecha de fin. Entregable: una línea con valor y día de lectura.',
        ],
        fr: [
          'Demande à l’opérateur la durée d’un cycle complet, nettoyage et changement de série compris. Livrable : une date de début et une date de fin.',
          'Choisis un indicateur précoce pour les effets qui viendront après la fin. Livrable : une ligne avec valeur et jour de relevé.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which metric should we measure in the trial',
          'how high do we set the target',
          'what counts as success in the test',
        ],
        de: [
          'welche Kennzahl messen wir im Test',
          'wie hoch setzen wir das Ziel',
          'was gilt als Erfolg beim Versuch',
        ],
        es: [
          'qué métrica medimos en la prueba',
          'a qué altura ponemos el objetivo',
          'qué se considera éxito en el ensayo',
        ],
        fr: [
          "quel indicateur mesurer pendant l'essai",
          'à quel niveau fixer la cible',
          "qu'est-ce qui compte comme un succès du test",
        ],
      },
      says: {
        en: 'Take the one number that the person who signs already reports to their own boss. Set the target where the purchase pays for itself in their calculation, not where your lab record stands. A second metric may only guard against damage, such as quality.',
        de: 'Nimm die eine Zahl, die die unterschreibende Person ohnehin nach oben berichtet. Setz das Ziel dort, wo sich der Kauf in ihrer Rechnung lohnt, nicht bei deinem Laborrekord. Eine zweite Größe darf nur vor Schaden schützen, etwa die Qualität.',
        es: 'Elige el único número que quien firma ya reporta a su propio jefe. Pon el objetivo donde la compra se paga según sus cuentas, no donde está tu récord de laboratorio. Una segunda métrica solo debe proteger de daños, por ejemplo en la calidad.',
        fr: 'Prends le seul chiffre que la personne qui signe remonte déjà à sa direction. Place la cible là où l’achat se rembourse dans ses calculs, pas à ton record de labo. Un second indicateur ne sert qu’à éviter les dégâts, sur la qualité par exemple.',
      },
      steps: {
        en: [
          'Ask the signer which figure in their monthly report should move. Deliverable: the metric in their words, with unit and data source.',
          'Compute with them the value at which buying makes sense. Deliverable: a target with the sum behind it.',
        ],
        de: [
          'Frag die unterschreibende Person, welche Zahl in ihrem Monatsbericht sich bewegen soll. Ergebnis: die Kennzahl in ihren Worten, mit Einheit und Datenquelle.',
          'Rechne mit ihr aus, ab welchem Wert sich der Kauf lohnt. Ergebnis: ein Zielwert mit der Rechnung dahinter.',
        ],
        es: [
          'Pregunta a quien firma qué cifra de su informe mensual debería moverse. Entregable: la métrica en sus palabras, con unidad y fuente.',
          'Calcula con esa persona a partir de qué valor conviene comprar. Entregable: un objetivo con la cuenta que lo sostiene.',
        ],
        fr: [
          'Demande au signataire quel chiffre de son rapport mensuel doit bouger. Livrable : l’indicateur dans ses mots, avec unité et source.',
          'Calcule avec lui à partir de quelle valeur l’achat se justifie. Livrable : une cible avec le calcul qui la porte.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the customer has no baseline data',
          'they do not measure it today, what do we compare with',
          'they will not share their figures before the trial',
        ],
        de: [
          'der Kunde hat keinen Ausgangswert',
          'sie messen das heute gar nicht, womit vergleichen',
          'sie geben vor dem Test keine Zahlen heraus',
        ],
        es: [
          'el cliente no tiene datos de partida',
          'hoy no lo miden, ¿con qué comparamos?',
          'no quieren dar sus cifras antes de la prueba',
        ],
        fr: [
          "le client n'a pas de valeur de départ",
          "ils ne mesurent rien aujourd'hui, à quoi comparer",
          "ils refusent de donner leurs chiffres avant l'essai",
        ],
      },
      says: {
        en: "Measure the baseline together before you switch anything on, and make it the first phase of the pilot. If they will not share absolute figures, agree an index with today's state as one hundred per cent. Without a starting value, postpone the start.",
        de: 'Messt den Ausgangswert gemeinsam, bevor etwas eingeschaltet wird, und macht daraus die erste Phase des Piloten. Will der Kunde keine absoluten Zahlen zeigen, einigt euch auf einen Index mit dem heutigen Stand als hundert Prozent. Ohne Startwert verschiebst du den Beginn.',
        es: 'Medid juntos el valor de partida antes de encender nada y haz de eso la primera fase del piloto. Si no quieren enseñar cifras absolutas, acordad un índice en el que hoy vale cien. Sin valor inicial, retrasa el arranque.',
        fr: 'Mesurez ensemble le point de départ avant d’allumer quoi que ce soit et fais-en la première phase du pilote. S’ils cachent leurs valeurs absolues, convenez d’un indice où l’état actuel vaut cent. Sans valeur initiale, repousse le démarrage.',
      },
      steps: {
        en: [
          'Put a measuring phase with no intervention at the front of the plan. Deliverable: a baseline sheet initialled by the customer.',
          'Choose where the reading comes from, their meter or yours, and who checks it. Deliverable: one agreed measuring point.',
        ],
        de: [
          'Stell dem Plan eine Messphase ohne Eingriff voran. Ergebnis: ein Blatt mit dem Ausgangswert, vom Kunden abgezeichnet.',
          'Legt fest, ob sein Zähler gilt oder deiner und wer ihn prüft. Ergebnis: eine vereinbarte Messstelle.',
        ],
        es: [
          'Coloca al principio del plan una fase de medición sin intervenir. Entregable: una hoja de partida con el visto bueno del cliente.',
          'Decide si vale su contador o el tuyo y quién lo comprueba. Entregable: un punto de medida acordado.',
        ],
        fr: [
          'Place en tête du plan une phase de mesure sans intervention. Livrable : une fiche de départ paraphée par le client.',
          'Décidez si c’est leur compteur ou le tien qui fait foi, et qui le vérifie. Livrable : un point de mesure convenu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they refuse to write down what happens after success',
          'customer will not commit to buy if the test works',
          'they say let us see the results first',
        ],
        de: [
          'sie wollen nicht festhalten, was nach Erfolg passiert',
          'Kunde sagt keinen Kauf zu, auch wenn der Test klappt',
          'erst mal die Ergebnisse abwarten, sagen sie',
        ],
        es: [
          'se niegan a escribir qué pasa si sale bien',
          'el cliente no se compromete a comprar aunque funcione',
          'dicen que primero quieren ver los resultados',
        ],
        fr: [
          "ils refusent d'écrire ce qui se passe en cas de succès",
          "le client ne s'engage pas à acheter même si l'essai réussit",
          "ils disent voyons d'abord les résultats",
        ],
      },
      says: {
        en: 'Start anyway only if they sign a smaller promise: who decides, on which day, and at what price you would sell. A refusal usually means that the person in front of you cannot buy. Ask to be taken to the one who can before you ship.',
        de: 'Beginne trotzdem nur, wenn sie ein kleineres Versprechen unterschreiben: wer entscheidet, an welchem Tag und zu welchem Preis du verkaufen würdest. Die Weigerung heißt meist, dass dein Gegenüber nicht kaufen darf. Lass dich vor der Lieferung zu der Person bringen, die es darf.',
        es: 'Arranca de todos modos solo si firman una promesa menor: quién decide, qué día y a qué precio venderías. Negarse suele significar que tu interlocutor no puede comprar. Pide que te lleven a quien sí puede antes de enviar el equipo.',
        fr: 'Ne démarre que s’ils signent une promesse plus petite : qui décide, quel jour, et à quel prix tu vendrais. Un refus signifie le plus souvent que ton interlocuteur n’a pas le droit d’acheter. Demande à voir la bonne personne avant de livrer.',
      },
      steps: {
        en: [
          'Replace the purchase promise with three facts: decider, date, price offered. Deliverable: one paragraph both sides initial.',
          'Ask who would have to agree to a commitment and request that talk. Deliverable: a name and a meeting before delivery.',
        ],
        de: [
          'Ersetze die Kaufzusage durch drei Angaben: Entscheider, Datum, angebotener Preis. Ergebnis: ein Absatz, den beide Seiten abzeichnen.',
          'Frag, wer einer Zusage zustimmen müsste, und bitte um dieses Gespräch. Ergebnis: ein Name und ein Treffen vor der Lieferung.',
        ],
        es: [
          'Cambia el compromiso de compra por tres datos: quién decide, fecha y precio ofrecido. Entregable: un párrafo con las iniciales de ambos.',
          'Pregunta quién tendría que aprobar un compromiso y pide hablar con esa persona. Entregable: un nombre y una cita previa al envío.',
        ],
        fr: [
          'Remplace la promesse d’achat par trois données : décideur, date, prix proposé. Livrable : un paragraphe paraphé des deux côtés.',
          'Demande qui devrait approuver un engagement et sollicite cet échange. Livrable : un nom et un rendez-vous avant la livraison.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the pilot missed its target, what now',
          'the trial failed at the customer',
          'results were worse than promised, how do I tell them',
        ],
        de: [
          'der Pilot hat das Ziel verfehlt, was jetzt',
          'der Test beim Kunden ist schiefgegangen',
          'Ergebnisse schlechter als versprochen, wie sage ich es',
        ],
        es: [
          'el piloto no alcanzó el objetivo, ¿y ahora?',
          'la prueba en el cliente falló',
          'los resultados son peores de lo prometido, cómo se lo digo',
        ],
        fr: [
          'le pilote a raté sa cible, que faire',
          "l'essai chez le client a échoué",
          "résultats moins bons que promis, comment l'annoncer",
        ],
      },
      says: {
        en: 'Tell the customer the miss yourself, with the cause, before the decision meeting. If one condition explains it and you can change it, offer a single short repeat on that point with a new date. If the physics is the reason, close the pilot and keep the relationship.',
        de: 'Sag dem Kunden selbst, dass das Ziel verfehlt ist und warum, noch vor dem Entscheidungstreffen. Erklärt es eine Bedingung, die du ändern kannst, biete genau eine kurze Wiederholung mit neuem Datum an. Liegt es an der Physik, beende den Piloten und pflege die Beziehung.',
        es: 'Cuéntale tú mismo al cliente el fallo y su causa antes de la reunión de decisión. Si lo explica una condición que puedes cambiar, ofrece una sola repetición corta con fecha nueva. Si la razón es la física, cierra el piloto y cuida la relación.',
        fr: 'Annonce toi-même l’échec au client, avec sa cause, avant la réunion de décision. Si une condition que tu peux changer l’explique, propose une seule reprise courte avec une nouvelle date. Si c’est la physique, clos le pilote et soigne la relation.',
      },
      steps: {
        en: [
          'Split the gap into what the site caused and what the technology caused. Deliverable: a one-page miss report with data.',
          'Propose repeat or close, never an open extension. Deliverable: a dated repeat plan or a signed closing note.',
        ],
        de: [
          'Teile die Lücke auf: Was kam vom Standort, was von der Technik. Ergebnis: ein Bericht über die Abweichung auf einer Seite.',
          'Schlag Wiederholung oder Ende vor, nie eine offene Verlängerung. Ergebnis: ein datierter Wiederholungsplan oder eine unterschriebene Schlussnotiz.',
        ],
        es: [
          'Separa la diferencia entre lo que causó la planta y lo que causó la técnica. Entregable: un informe de una página con datos.',
          'Propón repetir o cerrar, nunca una prórroga abierta. Entregable: un plan de repetición con fecha o una nota de cierre firmada.',
        ],
        fr: [
          'Sépare dans l’écart la part du site et la part de la technique. Livrable : un rapport d’écart d’une page, données à l’appui.',
          'Propose reprise ou clôture, jamais une prolongation ouverte. Livrable : un plan de reprise daté ou une note de clôture signée.',
        ],
      },
    },
    {
      asks: {
        en: [
          'who installs the hardware and who is liable on site',
          'our machine could damage their line during the trial',
          'what about safety and insurance for the installation',
        ],
        de: [
          'wer baut die Hardware ein und wer haftet vor Ort',
          'unsere Maschine könnte ihre Linie beschädigen',
          'Arbeitsschutz und Versicherung beim Einbau',
        ],
        es: [
          'quién instala el equipo y quién responde en la planta',
          'nuestra máquina podría dañar su línea durante la prueba',
          'seguridad y seguro para la instalación',
        ],
        fr: [
          'qui installe le matériel et qui est responsable sur site',
          "notre machine pourrait abîmer leur ligne pendant l'essai",
          "sécurité et assurance pour l'installation",
        ],
      },
      says: {
        en: 'Settle installation, access and damage on the same page as the metric, because a safety officer can stop you on the first morning. The site provides access and power, you provide the device and a way back to the old state. Have liability and insurance checked by your broker and lawyer.',
        de: 'Regle Einbau, Zugang und Schäden auf derselben Seite wie die Messgröße, denn die Arbeitssicherheit kann dich am ersten Morgen stoppen. Der Standort stellt Zugang und Strom, du das Gerät und den Rückbau. Haftung und Versicherung lässt du von Makler und Anwalt prüfen.',
        es: 'Deja resueltos instalación, acceso y daños en la misma página que la métrica, porque el responsable de seguridad puede pararte la primera mañana. La planta pone acceso y corriente; tú, el equipo y la vuelta al estado anterior. Que tu corredor y tu abogado revisen seguro y responsabilidad.',
        fr: 'Règle installation, accès et dommages sur la même page que l’indicateur, car le responsable sécurité peut t’arrêter dès le premier matin. Le site fournit accès et courant, toi l’appareil et le retour à l’état initial. Fais vérifier assurance et responsabilité par ton courtier et ton avocat.',
      },
      steps: {
        en: [
          'Walk the installation with maintenance and safety before the start date. Deliverable: a sketch with access, power, removal and responsible names.',
          'Send your broker the site, the worst damage imaginable and the draft wording. Deliverable: a written cover confirmation.',
        ],
        de: [
          'Geh den Einbau vor dem Start mit Instandhaltung und Arbeitssicherheit durch. Ergebnis: eine Skizze mit Zugang, Strom, Rückbau und Namen.',
          'Schick deinem Makler Standort, größten denkbaren Schaden und Textentwurf. Ergebnis: eine schriftliche Deckungszusage.',
        ],
        es: [
          'Recorre la instalación con mantenimiento y seguridad antes de empezar. Entregable: un croquis con acceso, corriente, retirada y nombres.',
          'Envía a tu corredor la planta, el peor daño imaginable y el texto previsto. Entregable: una confirmación de cobertura por escrito.',
        ],
        fr: [
          'Parcours l’installation avec la maintenance et la sécurité avant le départ. Livrable : un croquis avec accès, courant, dépose et noms.',
          'Envoie à ton courtier le site, le pire dommage imaginable et le texte prévu. Livrable : une confirmation écrite de couverture.',
        ],
      },
    },
  ],
  'paid-or-free-pilot': [
    {
      asks: {
        en: [
          'how much exactly should I charge for the pilot',
          'what is a fair fee when we have no list price yet',
          'calculate the price of a trial',
        ],
        de: [
          'wie viel genau verlange ich für den Piloten',
          'welche Gebühr ist fair ohne Listenpreis',
          'Preis für einen Test ausrechnen',
        ],
        es: [
          'cuánto cobro exactamente por el piloto',
          'qué tarifa es justa si aún no tenemos precio de lista',
          'calcular el precio de una prueba',
        ],
        fr: [
          'combien demander exactement pour le pilote',
          'quel tarif est juste sans prix catalogue',
          "calculer le prix d'un essai",
        ],
      },
      says: {
        en: 'Ask for 30 to 50 % of what the first full year would cost. If no list price exists, write the yearly price you intend to charge first and derive the fee from it. Hardware, travel and people on site set the floor below which you do not go.',
        de: 'Verlang 30 bis 50 % dessen, was das erste volle Jahr kosten würde. Gibt es noch keinen Listenpreis, schreib zuerst den Jahrespreis auf, den du später nehmen willst, und leite die Gebühr davon ab. Geräte, Reisen und Tage vor Ort sind die Untergrenze.',
        es: 'Pide del 30 al 50 % de lo que costaría el primer año completo. Si aún no hay tarifa, escribe antes el precio anual que piensas cobrar y saca de ahí el importe. Equipos, viajes y jornadas en planta marcan el suelo que no se cruza.',
        fr: 'Demande 30 à 50 % de ce que coûterait la première année complète. Sans prix catalogue, écris d’abord le prix annuel que tu vises et déduis-en le montant. Matériel, déplacements et journées sur site fixent le plancher sous lequel tu ne descends pas.',
      },
      steps: {
        en: [
          'Add up devices, travel and days on site for this one trial. Deliverable: a cost floor in euros.',
          'Write the intended yearly price and apply your percentage. Deliverable: a fee with two lines of reasoning you can say aloud.',
        ],
        de: [
          'Zähl Geräte, Reisen und Einsatztage für genau diesen Test zusammen. Ergebnis: eine Kostenuntergrenze in Euro.',
          'Notiere den geplanten Jahrespreis und rechne deinen Anteil aus. Ergebnis: eine Gebühr mit zwei Sätzen Begründung.',
        ],
        es: [
          'Suma equipos, viajes y jornadas en planta solo para esta prueba. Entregable: un suelo de costes en euros.',
          'Anota el precio anual previsto y aplícale tu porcentaje. Entregable: un importe con dos frases que lo razonan.',
        ],
        fr: [
          'Additionne matériel, déplacements et journées sur site pour ce seul essai. Livrable : un coût plancher en euros.',
          'Note le prix annuel visé et applique ton pourcentage. Livrable : un montant et deux phrases pour le justifier.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they say they have no budget for a trial',
          'purchasing wants a discount on the pilot fee',
          'customer refuses to pay, do I lower the price',
        ],
        de: [
          'sie haben kein Budget für einen Test',
          'der Einkauf will Rabatt auf die Pilotgebühr',
          'Kunde lehnt Bezahlung ab, soll ich billiger werden',
        ],
        es: [
          'dicen que no tienen presupuesto para una prueba',
          'compras quiere un descuento en el piloto',
          'el cliente se niega a pagar, ¿bajo el precio?',
        ],
        fr: [
          'ils disent ne pas avoir de budget pour un essai',
          'les achats veulent une remise sur le pilote',
          'le client refuse de payer, dois-je baisser le prix',
        ],
      },
      says: {
        en: "Cut the scope, not the price: fewer days, one line, remote support. A fee that falls on request tells them that it was never real. If no money exists at all, find out whose cost the problem is, because that budget may pay when the innovation team's cannot.",
        de: 'Kürze den Umfang, nicht den Preis: weniger Tage, eine Linie, Betreuung aus der Ferne. Eine Gebühr, die auf Zuruf fällt, war nie ernst gemeint. Ist gar kein Geld da, finde heraus, wen das Problem Geld kostet; dieser Topf zahlt oft, wenn das Innovationsteam es nicht kann.',
        es: 'Recorta el alcance, no el precio: menos días, una sola línea, soporte a distancia. Una tarifa que baja al primer ruego demuestra que no iba en serio. Si no hay nada de dinero, averigua a quién le cuesta el problema: ese centro de coste puede pagar cuando innovación no puede.',
        fr: 'Réduis le périmètre, pas le prix : moins de jours, une seule ligne, un suivi à distance. Un tarif qui tombe sur simple demande n’était pas sérieux. S’il n’y a vraiment rien, cherche qui supporte le coût du problème ; ce budget paie souvent quand l’innovation ne le peut pas.',
      },
      steps: {
        en: [
          'Prepare a smaller version with its own fee before the call. Deliverable: two scopes on one page, each with a price.',
          'Ask which cost centre carries the problem today. Deliverable: the name of its owner and an introduction.',
        ],
        de: [
          'Bereite vor dem Gespräch eine kleinere Fassung mit eigener Gebühr vor. Ergebnis: zwei Umfänge mit Preis auf einer Seite.',
          'Frag, welche Kostenstelle das Problem heute trägt. Ergebnis: der Name der verantwortlichen Person und eine Einführung.',
        ],
        es: [
          'Prepara antes de la llamada una versión menor con su propio precio. Entregable: dos alcances con precio en una página.',
          'Pregunta qué centro de coste soporta hoy el problema. Entregable: el nombre del responsable y una presentación.',
        ],
        fr: [
          'Prépare avant l’appel une version réduite avec son propre tarif. Livrable : deux périmètres chiffrés sur une page.',
          'Demande quel centre de coûts supporte le problème aujourd’hui. Livrable : le nom de son responsable et une mise en relation.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when do I invoice the pilot, upfront or at the end',
          'do we give the money back if it fails',
          'credit or refund of the trial fee',
        ],
        de: [
          'wann stelle ich den Piloten in Rechnung, vorher oder am Ende',
          'gibt es Geld zurück, wenn es nicht klappt',
          'Gebühr anrechnen oder erstatten',
        ],
        es: [
          'cuándo facturo el piloto, antes o al final',
          '¿devolvemos el dinero si falla?',
          'abono o reembolso de la tarifa de prueba',
        ],
        fr: [
          'quand facturer le pilote, au début ou à la fin',
          "rembourse-t-on si l'essai échoue",
          'avoir ou remboursement du tarif',
        ],
      },
      says: {
        en: 'Invoice at the start, or half at the start and half at the report, and never tie payment to success. Offer credit against the first contract instead of a refund: credit pulls towards a decision, a refund rewards walking away. Put an expiry date on the credit.',
        de: 'Stell die Rechnung zum Start, oder die Hälfte zum Start und die Hälfte zum Bericht, und knüpfe die Zahlung nie an den Erfolg. Biete Anrechnung auf den ersten Vertrag statt Erstattung: Anrechnung zieht zur Entscheidung, Erstattung belohnt den Rückzug. Gib ihr ein Verfallsdatum.',
        es: 'Factura al inicio, o mitad al inicio y mitad con el informe, y no ates nunca el pago al éxito. Ofrece descontarlo del primer contrato en vez de devolverlo: el descuento empuja a decidir y el reembolso premia la retirada. Ponle fecha de caducidad.',
        fr: 'Facture au démarrage, ou moitié au démarrage et moitié au rapport, sans jamais lier le paiement au succès. Propose une déduction sur le premier contrat plutôt qu’un remboursement : la première pousse à décider, le second récompense le retrait. Donne-lui une date de fin.',
      },
      steps: {
        en: [
          'Draft the payment line with amount, trigger and due date. Deliverable: two invoice dates in the agreement.',
          "Write the credit rule with the day on which it lapses. Deliverable: one sentence the customer's purchasing can book.",
        ],
        de: [
          'Formuliere die Zahlungszeile mit Betrag, Auslöser und Fälligkeit. Ergebnis: zwei Rechnungsdaten in der Vereinbarung.',
          'Schreib die Anrechnungsregel mit dem Tag, an dem sie verfällt. Ergebnis: ein Satz, den der Einkauf verbuchen kann.',
        ],
        es: [
          'Redacta la línea de pago con importe, hito y vencimiento. Entregable: dos fechas de factura en el acuerdo.',
          'Escribe la regla del descuento con el día en que caduca. Entregable: una frase que compras pueda contabilizar.',
        ],
        fr: [
          'Rédige la ligne de paiement avec montant, déclencheur et échéance. Livrable : deux dates de facture dans l’accord.',
          'Écris la règle de déduction avec le jour où elle expire. Livrable : une phrase que les achats peuvent enregistrer.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what do I say when I bring up money for the first time',
          'how to word the offer email for a paid test',
          'I feel awkward asking for payment',
        ],
        de: [
          'was sage ich, wenn es zum ersten Mal um Geld geht',
          'wie formuliere ich die Angebotsmail für einen bezahlten Test',
          'es ist mir unangenehm, Geld zu verlangen',
        ],
        es: [
          'qué digo al hablar de dinero por primera vez',
          'cómo redacto el correo de oferta de una prueba de pago',
          'me da apuro pedir que paguen',
        ],
        fr: [
          "que dire quand je parle d'argent la première fois",
          "comment rédiger le mail d'offre d'un essai payant",
          "je suis mal à l'aise pour demander un paiement",
        ],
      },
      says: {
        en: 'Say it in the same breath as the benefit: we measure this on your line by that date, the fee is so much, and it counts in full towards the first year. Then stop talking. Send the sentence in writing the same day so that it can travel inside the company.',
        de: 'Sag es im selben Atemzug wie den Nutzen: Wir messen das an Ihrer Linie bis zu diesem Tag, die Gebühr beträgt so viel, sie zählt voll für das erste Jahr. Dann schweig. Schick den Satz noch am selben Tag schriftlich, damit er im Haus wandern kann.',
        es: 'Dilo junto al beneficio: medimos esto en su línea hasta tal fecha, la tarifa es tanto y cuenta entera para el primer año. Después calla. Manda la frase por escrito el mismo día para que pueda circular dentro de la empresa.',
        fr: 'Dis-le dans le même souffle que le bénéfice : nous mesurons ceci sur votre ligne jusqu’à telle date, le tarif est de tant, entièrement déduit de la première année. Puis tais-toi. Envoie la phrase par écrit le jour même pour qu’elle circule en interne.',
      },
      steps: {
        en: [
          'Write the three-part sentence and read it aloud to a colleague. Deliverable: a script under one minute without apologies.',
          'Mail the offer within the day, fee in the second line. Deliverable: a forwardable message of at most ten lines.',
        ],
        de: [
          'Schreib den Satz in drei Teilen und lies ihn einem Kollegen laut vor. Ergebnis: ein kurzer Text ohne Entschuldigungen.',
          'Schick das Angebot am selben Tag, die Gebühr in der zweiten Zeile. Ergebnis: eine Mail von höchstens zehn Zeilen.',
        ],
        es: [
          'Escribe la frase en tres partes y léela en voz alta a un compañero. Entregable: un guion breve y sin disculpas.',
          'Envía la oferta ese mismo día con el importe en la segunda línea. Entregable: un correo de diez líneas como máximo.',
        ],
        fr: [
          'Écris la phrase en trois parties et lis-la à voix haute à un collègue. Livrable : un texte bref, sans excuses.',
          'Envoie l’offre le jour même, le montant en deuxième ligne. Livrable : un courriel de dix lignes au plus.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a hospital or public body cannot pay for a trial',
          'university lab wants to test for nothing',
          'is a public partner without money worth it',
        ],
        de: [
          'ein Krankenhaus oder eine Behörde kann den Test nicht bezahlen',
          'ein Uni-Labor will umsonst testen',
          'lohnt sich ein öffentlicher Partner ohne Geld',
        ],
        es: [
          'un hospital o un organismo público no puede pagar la prueba',
          'un laboratorio universitario quiere probar gratis',
          '¿merece la pena un socio público sin dinero?',
        ],
        fr: [
          "un hôpital ou un organisme public ne peut pas payer l'essai",
          'un labo universitaire veut tester gratuitement',
          'un partenaire public sans argent vaut-il la peine',
        ],
      },
      says: {
        en: 'Take it only if they pay in something you can list: staff hours, ethics approval, access to patients or plant, a named person who decides on purchase. Many public bodies can fund a study or a small direct order even when a trial budget does not exist, so ask the administration, not only the department.',
        de: 'Nimm an, wenn sie mit etwas bezahlen, das sich auflisten lässt: Arbeitsstunden, Ethikvotum, Zugang zu Patienten oder Anlage, eine benannte Person für die Kaufentscheidung. Viele Häuser können eine Studie oder einen kleinen Direktauftrag finanzieren; frag also auch die Verwaltung, nicht nur die Fachabteilung.',
        es: 'Acepta solo si pagan con algo que se pueda listar: horas de personal, aprobación ética, acceso a pacientes o planta, alguien con nombre que decida la compra. Muchos entes públicos sí pueden costear un estudio o un pedido menor; pregunta a administración y no solo al servicio.',
        fr: 'Accepte seulement s’ils paient avec ce qui se liste : heures de personnel, avis éthique, accès aux patients ou au site, une personne nommée qui décide de l’achat. Beaucoup d’établissements peuvent financer une étude ou une petite commande ; vois donc l’administration, pas seulement le service.',
      },
      steps: {
        en: [
          'Ask the administration which small-order route or study budget fits. Deliverable: the route, its limit and the form needed.',
          'List what they contribute instead of money, with hours and names. Deliverable: a contribution table in the agreement.',
        ],
        de: [
          'Frag die Verwaltung nach Direktauftrag oder Studienmitteln. Ergebnis: der passende Weg mit Grenze und Formular.',
          'Liste auf, was sie statt Geld einbringen, mit Stunden und Namen. Ergebnis: eine Beitragstabelle in der Vereinbarung.',
        ],
        es: [
          'Pregunta a administración qué vía de contrato menor o estudio encaja. Entregable: la vía, su límite y el formulario.',
          'Lista lo que aportan en lugar de dinero, con horas y nombres. Entregable: una tabla de aportaciones en el acuerdo.',
        ],
        fr: [
          'Demande à l’administration quelle petite commande ou quelle étude convient. Livrable : la voie, son plafond et le formulaire.',
          'Liste ce qu’ils apportent à la place de l’argent, heures et noms compris. Livrable : un tableau d’apports dans l’accord.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we already gave it for free, how do we start charging now',
          'move from an unpaid test to a paid phase',
          'the free trial works and they want more',
        ],
        de: [
          'wir haben es schon umsonst gegeben, wie verlangen wir jetzt Geld',
          'vom kostenlosen Test zur bezahlten Phase',
          'der Gratistest läuft gut und sie wollen mehr',
        ],
        es: [
          'ya lo dimos gratis, ¿cómo empezamos a cobrar?',
          'pasar de una prueba sin pago a una fase de pago',
          'la prueba gratuita funciona y quieren más',
        ],
        fr: [
          "on l'a déjà donné gratuitement, comment faire payer maintenant",
          "passer d'un essai gratuit à une phase payante",
          'le test gratuit marche et ils en veulent plus',
        ],
      },
      says: {
        en: 'Close the free phase with a short result report and price everything that comes after it. Say that the first part answered whether it works and the second answers whether it pays. If they shrink from a fee after a good result, you have learned early that there was no buyer.',
        de: 'Schließ die kostenlose Phase mit einem kurzen Ergebnisbericht ab und gib allem Weiteren einen Preis. Sag, dass der erste Teil klärte, ob es funktioniert, und der zweite klärt, ob es sich lohnt. Scheuen sie nach gutem Ergebnis die Gebühr, gab es nie einen Käufer.',
        es: 'Cierra la fase gratuita con un informe breve y pon precio a todo lo que venga después. Explica que la primera parte respondía si funciona y la segunda responde si compensa. Si tras un buen resultado huyen de la tarifa, has descubierto a tiempo que no había comprador.',
        fr: 'Clos la phase gratuite par un court rapport et donne un prix à tout ce qui suit. Explique que la première partie disait si cela marche et que la seconde dira si cela rapporte. S’ils reculent après un bon résultat, tu sais tôt qu’il n’y avait pas d’acheteur.',
      },
      steps: {
        en: [
          'Send the report with an end date for free support. Deliverable: two pages with the result and that date.',
          'Offer the next phase with scope, fee and start. Deliverable: a quote that lapses when free support ends.',
        ],
        de: [
          'Schick den Bericht mit einem Enddatum für die kostenlose Betreuung. Ergebnis: zwei Seiten mit Resultat und Datum.',
          'Biete die nächste Phase mit Umfang, Gebühr und Start an. Ergebnis: ein befristetes Angebot.',
        ],
        es: [
          'Envía el informe con la fecha en que acaba el soporte gratuito. Entregable: dos páginas con resultado y fecha.',
          'Ofrece la fase siguiente con alcance, tarifa e inicio. Entregable: un presupuesto con fecha de caducidad.',
        ],
        fr: [
          'Envoie le rapport avec la date de fin du support gratuit. Livrable : deux pages avec le résultat et cette date.',
          'Propose la phase suivante avec périmètre, tarif et départ. Livrable : un devis à durée limitée.',
        ],
      },
    },
  ],
  'pilot-purgatory': [
    {
      asks: {
        en: [
          'they ask to extend the pilot once more',
          'customer wants another three months of testing',
          'should I agree to a prolongation',
        ],
        de: [
          'sie wollen den Piloten noch einmal verlängern',
          'Kunde will weitere drei Monate testen',
          'soll ich der Verlängerung zustimmen',
        ],
        es: [
          'piden alargar el piloto otra vez',
          'el cliente quiere tres meses más de pruebas',
          '¿debo aceptar una prórroga?',
        ],
        fr: [
          'ils demandent de prolonger encore le pilote',
          'le client veut trois mois de tests en plus',
          'dois-je accepter une prolongation',
        ],
      },
      says: {
        en: 'Agree once, and only in exchange for something: a fee, a written question the extra time will answer, and a decision date with the budget owner in the room. If they can name no question, the extension would not change the answer, so decline it and ask for the decision now.',
        de: 'Stimm einmal zu, und nur im Tausch: gegen eine Gebühr, eine schriftliche Frage, die die Zusatzzeit klärt, und einen Entscheidungstermin mit Budgetverantwortung im Raum. Nennen sie keine Frage, ändert mehr Zeit nichts; dann lehn ab und bitte jetzt um die Entscheidung.',
        es: 'Acepta una vez y solo a cambio de algo: una tarifa, una pregunta escrita que el tiempo extra resolverá y una fecha de decisión con el dueño del presupuesto en la sala. Si no saben nombrar la pregunta, la prórroga no cambiará nada; recházala y pide la decisión ya.',
        fr: 'Accepte une seule fois et contre quelque chose : un tarif, une question écrite que ce temps tranchera, et une date de décision avec le détenteur du budget. S’ils ne savent nommer aucune question, le délai ne changera rien ; refuse et demande la décision maintenant.',
      },
      steps: {
        en: [
          'Ask which open question the extra time should settle. Deliverable: that question and its test in one sentence.',
          'Reply with a priced extension and the decision invitation attached. Deliverable: a two-line amendment to sign.',
        ],
        de: [
          'Frag, welche offene Frage die Zusatzzeit klären soll. Ergebnis: diese Frage samt Prüfung in einem Satz.',
          'Antworte mit bepreister Verlängerung und Einladung zum Entscheidungstermin. Ergebnis: ein Nachtrag von zwei Zeilen zum Unterschreiben.',
        ],
        es: [
          'Pregunta qué duda debe resolver el tiempo añadido. Entregable: esa duda y su ensayo en una frase.',
          'Contesta con la prórroga valorada y la convocatoria de decisión. Entregable: una adenda de dos líneas para firmar.',
        ],
        fr: [
          'Demande quelle question ouverte ce délai doit trancher. Livrable : cette question et son essai en une phrase.',
          'Réponds par une prolongation chiffrée et l’invitation à décider. Livrable : un avenant de deux lignes à signer.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our champion left the company in the middle of the pilot',
          'reorganisation, our contact has a new job',
          'the project lead at the customer changed',
        ],
        de: [
          'unser Fürsprecher hat mitten im Piloten die Firma verlassen',
          'Umorganisation, unser Kontakt hat eine neue Stelle',
          'die Projektleitung beim Kunden hat gewechselt',
        ],
        es: [
          'nuestro promotor dejó la empresa en mitad del piloto',
          'reorganización, nuestro contacto tiene otro puesto',
          'cambió el responsable del proyecto en el cliente',
        ],
        fr: [
          "notre champion a quitté l'entreprise en plein pilote",
          'réorganisation, notre contact a changé de poste',
          'le chef de projet chez le client a changé',
        ],
      },
      says: {
        en: 'Treat it as a new deal that starts with a warm file. Ask the person leaving for one joint call with the successor and the budget owner before the last day. If nobody inherits the problem within the month, end the pilot and follow your champion to the new employer.',
        de: 'Behandle es als neue Chance mit guter Akte. Bitte die scheidende Person noch vor dem letzten Tag um ein gemeinsames Gespräch mit Nachfolge und Budgetverantwortung. Erbt innerhalb eines Monats niemand das Problem, beende den Piloten und folge deinem Fürsprecher zum neuen Arbeitgeber.',
        es: 'Trátalo como una venta nueva con un buen expediente. Pide a quien se va una llamada conjunta con su sucesor y con el dueño del presupuesto antes del último día. Si en un mes nadie hereda el problema, cierra el piloto y sigue a tu promotor a su nueva empresa.',
        fr: 'Traite-le comme une nouvelle affaire avec un bon dossier. Demande à la personne qui part un appel commun avec son successeur et le budget avant son dernier jour. Si personne n’hérite du problème dans le mois, arrête et suis ton champion chez son nouvel employeur.',
      },
      steps: {
        en: [
          'Get the handover call while the old contact can still invite. Deliverable: a call with successor and budget owner present.',
          'Have the successor restate the problem and the end date. Deliverable: a mail in their own words.',
        ],
        de: [
          'Hol dir die Übergabe, solange der alte Kontakt einladen kann. Ergebnis: ein Gespräch mit Nachfolge und Budgetverantwortung.',
          'Lass die Nachfolge Problem und Enddatum selbst formulieren. Ergebnis: eine Mail in ihren eigenen Worten.',
        ],
        es: [
          'Consigue el traspaso mientras el antiguo contacto aún puede convocar. Entregable: una llamada con sucesor y presupuesto presentes.',
          'Haz que el sucesor reformule el problema y la fecha de fin. Entregable: un correo escrito con sus palabras.',
        ],
        fr: [
          'Obtiens la passation tant que l’ancien contact peut inviter. Livrable : un appel avec le successeur et le budget.',
          'Fais reformuler le problème et la date de fin par le successeur. Livrable : un courriel dans ses mots.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when should I walk away from a pilot',
          'how do I end a test without burning the bridge',
          'is it time to stop with this customer',
        ],
        de: [
          'wann soll ich aus einem Piloten aussteigen',
          'einen Test beenden, ohne die Brücke abzubrechen',
          'ist es Zeit, bei diesem Kunden aufzuhören',
        ],
        es: [
          'cuándo debo retirarme de un piloto',
          'cómo acabo una prueba sin romper la relación',
          '¿es hora de parar con este cliente?',
        ],
        fr: [
          'quand faut-il abandonner un pilote',
          'comment arrêter un essai sans se fâcher',
          "est-il temps d'arrêter avec ce client",
        ],
      },
      says: {
        en: 'Walk away when the end date has passed, no budget owner has spoken to you, and each week costs your team real days. Leave politely: deliver the result, thank by name, state the price at which you would return. A door closed with a report is opened again more often than a free service.',
        de: 'Steig aus, wenn das Enddatum vorbei ist, niemand mit Budget mit dir gesprochen hat und jede Woche dein Team Tage kostet. Geh höflich: Übergib das Resultat, danke namentlich und nenne den Preis für einen Neustart. Eine mit Bericht geschlossene Tür geht leichter wieder auf.',
        es: 'Retírate cuando la fecha de fin ha pasado, nadie con presupuesto ha hablado contigo y cada semana cuesta días a tu equipo. Vete con elegancia: entrega el resultado, agradece por nombre y di a qué precio volverías. Una puerta cerrada con un informe se reabre mejor.',
        fr: 'Pars quand la date de fin est passée, qu’aucun détenteur de budget ne t’a parlé et que chaque semaine coûte des jours à l’équipe. Pars poliment : livre le résultat, remercie nommément, dis à quel prix tu reviendrais. Une porte fermée sur un rapport se rouvre mieux.',
      },
      steps: {
        en: [
          'Check this customer against date, owner and team days spent. Deliverable: a stay-or-leave line agreed with your co-founders.',
          'Send a closing letter with result, thanks and restart price. Deliverable: one page and a removal date.',
        ],
        de: [
          'Prüf diesen Kunden auf Datum, Budgetperson und verbrauchte Teamtage. Ergebnis: eine Zeile „bleiben“ oder „gehen“, im Gründerkreis abgestimmt.',
          'Schick einen Abschlussbrief mit Resultat, Dank und Preis für den Neustart. Ergebnis: eine Seite und ein Abbautermin.',
        ],
        es: [
          'Revisa este cliente: fecha, dueño del presupuesto y días gastados. Entregable: una línea «seguir» o «salir» pactada entre los socios.',
          'Envía una carta de cierre con resultado, agradecimiento y precio de vuelta. Entregable: una página y la fecha de retirada.',
        ],
        fr: [
          'Examine ce client : date, budget, jours d’équipe consommés. Livrable : une ligne « rester » ou « partir » validée entre associés.',
          'Envoie une lettre de clôture avec résultat, remerciements et prix de reprise. Livrable : une page et une date de dépose.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they keep asking for new features during the test',
          'every site wants something custom',
          'scope grows with each meeting',
        ],
        de: [
          'im Test kommen ständig neue Wünsche',
          'jeder Standort will eine Sonderlösung',
          'der Umfang wächst mit jedem Treffen',
        ],
        es: [
          'no paran de pedir funciones nuevas durante la prueba',
          'cada planta quiere algo a medida',
          'el alcance crece en cada reunión',
        ],
        fr: [
          "ils demandent sans cesse de nouvelles fonctions pendant l'essai",
          'chaque site veut du sur-mesure',
          'le périmètre grossit à chaque réunion',
        ],
      },
      says: {
        en: 'Freeze the scope today and put every new wish on a list with a price and a date after the decision. A wish that someone pays for is a requirement; the rest is conversation. If the same wish appears at three customers, move it into the product at your own cost.',
        de: 'Frier den Umfang heute ein und setz jeden neuen Wunsch auf eine Liste mit Preis und einem Datum nach der Entscheidung. Ein Wunsch, für den jemand bezahlt, ist eine Anforderung; alles andere ist Gespräch. Taucht er bei drei Kunden auf, bau ihn auf eigene Kosten ins Produkt.',
        es: 'Congela hoy el alcance y apunta cada deseo nuevo en una lista con precio y fecha posterior a la decisión. Un deseo por el que alguien paga es un requisito; el resto es conversación. Si aparece en tres clientes, mételo en el producto por tu cuenta.',
        fr: 'Gèle le périmètre aujourd’hui et mets chaque nouveau souhait sur une liste, avec un prix et une date après la décision. Un souhait que quelqu’un paie est une exigence ; le reste est de la conversation. S’il revient chez trois clients, intègre-le à tes frais.',
      },
      steps: {
        en: [
          'Open a shared wish list with columns for price and date after the decision. Deliverable: the link sent to the customer.',
          'Compare the lists of all sites for repeats. Deliverable: the wishes to build and the wishes to quote.',
        ],
        de: [
          'Leg eine gemeinsame Wunschliste mit Spalten für Preis und Termin an. Ergebnis: der Link, an den Kunden verschickt.',
          'Vergleiche die Listen aller Standorte auf Wiederholungen. Ergebnis: zwei Spalten, was du baust und was du anbietest.',
        ],
        es: [
          'Abre una lista compartida de deseos con columnas de precio y fecha. Entregable: el enlace enviado al cliente.',
          'Compara las listas de todas las plantas y busca repeticiones. Entregable: lo que construyes y lo que presupuestas.',
        ],
        fr: [
          'Ouvre une liste partagée des souhaits avec prix et date. Livrable : le lien envoyé au client.',
          'Compare les listes de tous les sites pour repérer les répétitions. Livrable : ce que tu construis et ce que tu chiffres.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the test worked but there is no money this year',
          'successful pilot and no purchase budget',
          'they are happy yet nobody ordered',
        ],
        de: [
          'der Test hat funktioniert, aber dieses Jahr ist kein Geld da',
          'erfolgreicher Pilot und kein Kaufbudget',
          'alle sind zufrieden, aber niemand bestellt',
        ],
        es: [
          'la prueba funcionó pero este año no hay dinero',
          'piloto con éxito y sin presupuesto de compra',
          'están contentos y nadie hace el pedido',
        ],
        fr: [
          "l'essai a marché mais il n'y a pas d'argent cette année",
          "pilote réussi et pas de budget d'achat",
          'ils sont contents mais personne ne commande',
        ],
      },
      says: {
        en: 'Take the result to the person whose cost it lowers, because success without an order means the wrong budget was asked. Bring the saving in their own figures and offer a start that spends little now and the rest in the next budget year. Until then switch the free service off.',
        de: 'Trag das Ergebnis zu der Person, deren Kosten es senkt, denn Erfolg ohne Bestellung heißt, dass das falsche Budget gefragt war. Bring die Ersparnis in ihren Zahlen mit und biete einen kleinen Start jetzt, den Rest im nächsten Haushaltsjahr. Bis dahin ruht die Gratisleistung.',
        es: 'Lleva el resultado a quien ve bajar su coste, porque un éxito sin pedido significa que se preguntó al presupuesto equivocado. Presenta el ahorro en sus cifras y ofrece un inicio pequeño ahora y el resto en el próximo ejercicio. Hasta entonces, apaga el servicio gratuito.',
        fr: 'Porte le résultat à la personne dont il réduit les coûts : un succès sans commande veut dire qu’on a sollicité le mauvais budget. Apporte le gain dans ses chiffres et propose un petit départ maintenant, le reste l’exercice suivant. D’ici là, coupe le service gratuit.',
      },
      steps: {
        en: [
          'Write the saving as a budget request the customer can copy. Deliverable: half a page in their planning format.',
          'Offer a small paid start now plus a dated order later. Deliverable: an offer with two booking years.',
        ],
        de: [
          'Schreib die Ersparnis als Budgetantrag, den der Kunde übernehmen kann. Ergebnis: eine halbe Seite in seinem Planungsformat.',
          'Biete einen kleinen bezahlten Start plus datierte Bestellung an. Ergebnis: ein Angebot über zwei Buchungsjahre.',
        ],
        es: [
          'Redacta el ahorro como solicitud de presupuesto que el cliente pueda copiar. Entregable: media página en su formato de planificación.',
          'Ofrece un arranque pequeño de pago y un pedido con fecha. Entregable: una oferta repartida en dos ejercicios.',
        ],
        fr: [
          'Rédige le gain comme une demande de budget que le client peut recopier. Livrable : une demi-page à son format.',
          'Propose un petit départ payé et une commande datée. Livrable : une offre sur deux exercices.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how many pilots can we run at the same time',
          'should we start another pilot for more logos',
          'investors want to see more trials',
        ],
        de: [
          'wie viele Piloten können wir gleichzeitig führen',
          'noch einen Piloten für ein weiteres Logo starten',
          'Investoren wollen mehr Tests sehen',
        ],
        es: [
          'cuántos pilotos podemos llevar a la vez',
          '¿empezamos otro piloto para sumar un logo?',
          'los inversores quieren ver más pruebas',
        ],
        fr: [
          'combien de pilotes mener en même temps',
          'lancer un pilote de plus pour un logo',
          "les investisseurs veulent voir plus d'essais",
        ],
      },
      says: {
        en: 'Run only as many as your people can bring to a decision; with a small team, keep it to two or three. A further logo without a buyer weakens your story, because investors count how many pilots became customers. Open a new one when an old one has ended.',
        de: 'Führe nur so viele, wie mit deinen Leuten zu einer Entscheidung kommen; bleib in einem kleinen Team bei zwei oder drei. Ein weiteres Logo ohne Käufer schwächt deine Geschichte, denn Investoren zählen, wie viele Piloten Kunden wurden. Öffne den nächsten, wenn einer beendet ist.',
        es: 'Lleva solo los que tu gente pueda conducir hasta una decisión; con un equipo pequeño, quédate en dos o tres. Un logo más sin comprador debilita tu relato, porque los inversores cuentan cuántos pilotos acabaron en cliente. Abre otro cuando uno haya terminado.',
        fr: 'N’en mène que ce que ton équipe peut conduire jusqu’à une décision ; pour une petite équipe, deux ou trois. Un logo de plus sans acheteur affaiblit ton récit, car les investisseurs comptent les pilotes devenus clients. Ouvres-en un quand un autre est terminé.',
      },
      steps: {
        en: [
          'Count the team days each running test takes per week. Deliverable: a capacity limit your team signs up to.',
          'Write the rule that one must close before the next opens. Deliverable: a queue with the next candidate and its buyer.',
        ],
        de: [
          'Zähl die Teamtage, die jeder laufende Test pro Woche kostet. Ergebnis: eine Obergrenze, zu der das Team steht.',
          'Schreib die Regel auf, dass erst einer endet, bevor einer beginnt. Ergebnis: eine Warteliste mit nächstem Kandidaten und Käufer.',
        ],
        es: [
          'Cuenta los días de equipo que cada prueba consume por semana. Entregable: un tope que todo el equipo asume.',
          'Escribe la regla de cerrar una antes de abrir otra. Entregable: una cola con el próximo candidato y su comprador.',
        ],
        fr: [
          'Compte les jours d’équipe que chaque essai prend par semaine. Livrable : un plafond assumé par toute l’équipe.',
          'Écris la règle : en clore un avant d’en ouvrir un autre. Livrable : une file avec le prochain candidat et son acheteur.',
        ],
      },
    },
  ],
  'design-partner-terms': [
    {
      asks: {
        en: [
          'how long should a design partnership last and how many hours a week',
          'how much of their time can I ask for',
          'when should co-development end',
        ],
        de: [
          'wie lange soll eine Designpartnerschaft dauern, wie viele Stunden',
          'wie viel Zeit darf ich von ihnen verlangen',
          'wann soll die gemeinsame Entwicklung enden',
        ],
        es: [
          'cuánto debe durar un socio de diseño y cuántas horas',
          'cuánto tiempo les puedo pedir',
          'cuándo termina el desarrollo conjunto',
        ],
        fr: [
          "combien de temps dure un partenariat de conception et combien d'heures",
          'combien de leur temps puis-je demander',
          'quand le codéveloppement doit-il finir',
        ],
      },
      says: {
        en: 'Fix 6 to 12 weeks around one key figure, or 3 to 9 months when hardware has to be rebuilt in between. About two hours every second week is what busy people keep up. Longer than that and nobody remembers why you began.',
        de: 'Setz 6 bis 12 Wochen um eine Kennzahl an, oder 3 bis 9 Monate, wenn dazwischen Hardware umgebaut wird. Etwa zwei Stunden alle zwei Wochen halten auch Vielbeschäftigte durch. Dauert es länger, weiß niemand mehr, warum ihr begonnen habt.',
        es: 'Fija de 6 a 12 semanas en torno a un indicador, o de 3 a 9 meses si hay que rehacer hardware entre medias. Unas dos horas cada dos semanas es lo que aguanta la gente ocupada. Si dura más, nadie recuerda por qué empezasteis.',
        fr: 'Fixe 6 à 12 semaines autour d’un indicateur, ou 3 à 9 mois s’il faut refaire du matériel entre-temps. Environ deux heures toutes les deux semaines, voilà ce que tiennent des gens occupés. Au-delà, plus personne ne sait pourquoi vous avez commencé.',
      },
      steps: {
        en: [
          'Count how many build and test rounds you need. Deliverable: a calendar with each session and the last day.',
          "Book all sessions at once in the partner's diary. Deliverable: accepted invitations up to the closing date.",
        ],
        de: [
          'Zähl, wie viele Runden aus Bauen und Testen nötig sind. Ergebnis: ein Kalender mit jedem Termin und dem letzten Tag.',
          'Buche alle Termine auf einmal beim Partner. Ergebnis: angenommene Einladungen bis zum Schlussdatum, ohne Lücke.',
        ],
        es: [
          'Cuenta cuántas rondas de construir y probar necesitas. Entregable: un calendario con cada sesión y el último día.',
          'Reserva de una vez todas las sesiones en la agenda del socio. Entregable: invitaciones aceptadas hasta la fecha final.',
        ],
        fr: [
          'Compte les cycles de construction et d’essai dont tu as besoin. Livrable : un calendrier avec chaque séance et le dernier jour.',
          'Réserve d’un coup toutes les séances dans l’agenda du partenaire. Livrable : des invitations acceptées jusqu’à la clôture.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which company should I choose as design partner',
          'big brand or small firm for co-development',
          'how do I recognise a good early partner',
        ],
        de: [
          'welche Firma wähle ich als Designpartner',
          'große Marke oder kleiner Betrieb für die Entwicklung',
          'woran erkenne ich einen guten frühen Partner',
        ],
        es: [
          'qué empresa elijo como socio de diseño',
          'gran marca o firma pequeña para codesarrollar',
          'cómo reconozco un buen socio temprano',
        ],
        fr: [
          'quelle entreprise choisir comme partenaire de conception',
          'grande marque ou petite société pour codévelopper',
          'à quoi reconnaître un bon partenaire précoce',
        ],
      },
      says: {
        en: 'Choose the company where the problem hurts this quarter and the person in the room can buy, even if nobody knows its name. A famous partner with a curious lab teaches you the wrong product. Check first that its site looks like the next twenty you want to sell to.',
        de: 'Wähl die Firma, bei der das Problem in diesem Quartal schmerzt und dein Gegenüber kaufen darf, auch wenn niemand ihren Namen kennt. Ein berühmter Partner mit neugierigem Labor lehrt dich das falsche Produkt. Prüf zuerst, ob der Standort deinen nächsten zwanzig gleicht.',
        es: 'Elige la empresa donde el problema duele este trimestre y tu interlocutor puede comprar, aunque nadie conozca su nombre. Un socio famoso con un laboratorio curioso te enseña el producto equivocado. Comprueba antes que su planta se parece a las veinte siguientes.',
        fr: 'Choisis l’entreprise où le problème fait mal ce trimestre et où ton interlocuteur peut acheter, même si personne ne la connaît. Un partenaire célèbre au labo curieux t’apprend le mauvais produit. Vérifie d’abord que son site ressemble aux vingt suivants.',
      },
      steps: {
        en: [
          'Score each candidate on pain, buying power and likeness to your segment. Deliverable: a ranked table of five names.',
          'Ask the top one for raw data before you promise anything. Deliverable: a first file, or a reason to move on.',
        ],
        de: [
          'Bewerte jeden Kandidaten nach Schmerz, Kaufkraft und Ähnlichkeit zum Segment. Ergebnis: eine Rangliste mit fünf Namen.',
          'Bitte den Ersten um Rohdaten, bevor du etwas versprichst. Ergebnis: eine erste Datei oder ein Grund weiterzugehen.',
        ],
        es: [
          'Puntúa a cada candidato por dolor, poder de compra y parecido al segmento. Entregable: una lista ordenada de cinco nombres.',
          'Pide al primero datos en bruto antes de prometer nada. Entregable: un primer archivo o un motivo para pasar al siguiente.',
        ],
        fr: [
          'Note chaque candidat sur la douleur, le pouvoir d’achat et la ressemblance au segment. Livrable : cinq noms classés.',
          'Demande au premier des données brutes avant toute promesse. Livrable : un premier fichier, ou une raison de passer au suivant.',
        ],
      },
    },
    {
      asks: {
        en: [
          'should a design partner pay or get it free',
          'what discount do early partners get',
          'fair deal for the first users who help us build',
        ],
        de: [
          'soll ein Designpartner zahlen oder es umsonst bekommen',
          'welchen Rabatt bekommen frühe Partner',
          'fairer Tausch für die ersten Nutzer, die mitbauen',
        ],
        es: [
          '¿el socio de diseño paga o lo recibe gratis?',
          'qué descuento damos a los primeros socios',
          'trato justo para quienes nos ayudan a construir',
        ],
        fr: [
          "un partenaire de conception doit-il payer ou l'avoir gratuitement",
          'quelle remise pour les premiers partenaires',
          'un échange juste pour ceux qui nous aident à construire',
        ],
      },
      says: {
        en: 'Let them pay a reduced price, because a partner who pays nothing gives opinions and a partner who pays gives decisions. Tie the discount to their duties and to a term, for example 40 % off for two years, and let it end by itself. Never pay them for feedback.',
        de: 'Lass sie einen reduzierten Preis zahlen: Wer nichts zahlt, gibt Meinungen, wer zahlt, gibt Entscheidungen. Knüpf den Nachlass an ihre Pflichten und an eine Frist, etwa 40 % für zwei Jahre, und lass ihn von selbst enden. Bezahl niemanden für Rückmeldungen.',
        es: 'Que paguen un precio reducido: quien no paga da opiniones y quien paga da decisiones. Vincula el descuento a sus deberes y a un plazo, por ejemplo un 40 % durante dos años, y deja que acabe solo. No pagues nunca por opiniones.',
        fr: 'Fais-les payer un prix réduit : qui ne paie rien donne des avis, qui paie donne des décisions. Lie la remise à leurs devoirs et à une durée, par exemple 40 % pendant deux ans, et laisse-la s’éteindre. Ne paie jamais pour des retours.',
      },
      steps: {
        en: [
          'List discount and duties side by side, each with a date. Deliverable: a two-column exchange the partner can initial.',
          'State the normal price beside the reduced one. Deliverable: a price line with the day the discount ends.',
        ],
        de: [
          'Stell Nachlass und Pflichten nebeneinander, jeweils mit Datum. Ergebnis: eine Tauschliste in zwei Spalten zum Abzeichnen.',
          'Schreib den normalen Preis neben den reduzierten. Ergebnis: eine Preiszeile mit dem letzten Tag des Nachlasses.',
        ],
        es: [
          'Pon descuento y deberes uno al lado del otro, cada uno con fecha. Entregable: un intercambio en dos columnas para firmar.',
          'Escribe el precio normal junto al reducido. Entregable: una línea de precio con el día en que acaba el descuento.',
        ],
        fr: [
          'Mets remise et devoirs côte à côte, chacun avec une date. Livrable : un échange en deux colonnes à parapher.',
          'Écris le prix normal à côté du prix réduit. Livrable : une ligne de prix avec le dernier jour de remise.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our early partner wants exclusivity or shares',
          'design partner asks for a veto on the roadmap',
          'they want equity for their feedback',
        ],
        de: [
          'unser früher Partner will Exklusivität oder Anteile',
          'Designpartner verlangt ein Veto bei der Roadmap',
          'sie wollen Beteiligung für ihr Feedback',
        ],
        es: [
          'nuestro primer socio quiere exclusividad o participación',
          'el socio de diseño pide veto sobre el plan de producto',
          'quieren acciones por sus comentarios',
        ],
        fr: [
          "notre premier partenaire veut l'exclusivité ou des parts",
          'le partenaire demande un veto sur la feuille de route produit',
          'ils veulent du capital contre leurs retours',
        ],
      },
      says: {
        en: "Offer a head start, not exclusivity: first delivery slots, a locked price, a say in the order of features. Equity and vetoes last for years and your partner's help for weeks. If they insist, they want to be an investor or a developer, and that is another negotiation with another lawyer.",
        de: 'Biete Vorsprung statt Exklusivität: die ersten Liefertermine, einen festen Preis, Mitsprache bei der Reihenfolge der Funktionen. Anteile und Vetorechte gelten Jahre, die Hilfe des Partners Wochen. Beharren sie darauf, wollen sie Investor oder Entwickler sein; das ist eine andere Verhandlung, mit anwaltlicher Hilfe.',
        es: 'Ofrece ventaja, no exclusividad: las primeras entregas, un precio fijado, voz en el orden de las funciones. Las acciones y los vetos duran años y la ayuda del socio, semanas. Si insisten, quieren ser inversores o desarrolladores, y eso es otra negociación con otro abogado.',
        fr: 'Propose une avance, pas une exclusivité : premières livraisons, prix bloqué, voix sur l’ordre des fonctions. Des parts et un veto durent des années, l’aide du partenaire quelques semaines. S’ils insistent, ils veulent être investisseurs ou développeurs : autre négociation, autre avocat.',
      },
      steps: {
        en: [
          'Write three privileges that cost you little and end by date. Deliverable: a counter-offer in five lines.',
          'Set your red lines with co-founders before the meeting. Deliverable: a note with what is never part of the exchange.',
        ],
        de: [
          'Schreib drei Vorrechte auf, die wenig kosten und befristet sind. Ergebnis: ein Gegenangebot in fünf Zeilen.',
          'Lege mit den Mitgründern vorher die roten Linien fest. Ergebnis: eine Notiz, was nie Teil des Tauschs ist.',
        ],
        es: [
          'Escribe tres privilegios que cuesten poco y caduquen. Entregable: una contraoferta en cinco líneas con sus fechas.',
          'Fija con tus socios las líneas rojas antes de la reunión. Entregable: una nota con lo que nunca se intercambia.',
        ],
        fr: [
          'Écris trois privilèges peu coûteux et limités dans le temps. Livrable : une contre-offre en cinq lignes.',
          'Fixe tes lignes rouges avec tes associés avant la réunion. Livrable : une note sur ce qui ne s’échange jamais.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our design partner no longer shows up',
          'they cancel the review sessions',
          'early partner lost interest after a month',
        ],
        de: [
          'unser Designpartner erscheint nicht mehr',
          'sie sagen die Termine ständig ab',
          'früher Partner hat nach einem Monat das Interesse verloren',
        ],
        es: [
          'nuestro socio de diseño ya no aparece',
          'cancelan las sesiones de revisión',
          'el primer socio perdió el interés al mes',
        ],
        fr: [
          'notre partenaire de conception ne vient plus',
          'ils annulent les séances de revue',
          "le premier partenaire a perdu l'intérêt au bout d'un mois",
        ],
      },
      says: {
        en: 'Call after the second cancelled session and ask what became more important. Absence is an answer: the problem is not theirs, or not this year. Release them kindly, keep the data you were promised, and give the place to the next company on your list.',
        de: 'Ruf nach dem zweiten abgesagten Termin an und frag, was wichtiger geworden ist. Fernbleiben ist eine Antwort: Das Problem ist nicht ihres, oder nicht in diesem Jahr. Lass sie freundlich gehen, behalte die zugesagten Daten und gib den Platz der nächsten Firma auf deiner Liste.',
        es: 'Llama tras la segunda sesión cancelada y pregunta qué ha pasado a ser más importante. La ausencia es una respuesta: el problema no es suyo, o no este año. Libéralos con amabilidad, conserva los datos prometidos y da la plaza a la siguiente empresa de tu lista.',
        fr: 'Appelle après la deuxième séance annulée et demande ce qui est devenu plus important. L’absence est une réponse : le problème n’est pas le leur, ou pas cette année. Libère-les gentiment, garde les données promises et donne la place à l’entreprise suivante.',
      },
      steps: {
        en: [
          'Phone the partner and offer a smaller duty or an exit. Deliverable: a continued calendar or a dated farewell.',
          'Record why they left, in one line, beside your customer profile. Deliverable: one trait added or removed.',
        ],
        de: [
          'Ruf den Partner an und biete eine kleinere Pflicht oder den Ausstieg. Ergebnis: ein erneuerter Kalender oder ein datierter Abschied.',
          'Notiere den Grund in einer Zeile neben deinem Kundenprofil. Ergebnis: ein ergänztes oder gestrichenes Merkmal.',
        ],
        es: [
          'Telefonea al socio y ofrécele un deber menor o la salida. Entregable: un calendario renovado o una despedida con fecha.',
          'Anota en una línea por qué se fue, junto a tu perfil de cliente. Entregable: un rasgo añadido o borrado.',
        ],
        fr: [
          'Téléphone au partenaire et propose un devoir plus léger ou la sortie. Livrable : un calendrier relancé ou un adieu daté.',
          'Note en une ligne la raison du départ à côté de ton profil client. Livrable : un trait ajouté ou retiré.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our design partners want contradictory things',
          'one partner pulls the product towards its own special case',
          'whose wishes do I build first',
        ],
        de: [
          'unsere Designpartner wollen Widersprüchliches',
          'ein Partner zieht das Produkt in seinen Sonderfall',
          'wessen Wünsche baue ich zuerst',
        ],
        es: [
          'nuestros socios de diseño piden cosas contradictorias',
          'un socio arrastra el producto a su caso especial',
          'los deseos de quién construyo primero',
        ],
        fr: [
          'nos partenaires de conception veulent des choses contraires',
          'un partenaire tire le produit vers son cas particulier',
          "les souhaits de qui construire d'abord",
        ],
      },
      says: {
        en: 'Build only what at least two of them need, and show each partner that list openly. A wish of one company is paid engineering or it waits. When the lists stay apart after several sessions, you are looking at two segments, and you have to pick one.',
        de: 'Bau nur, was mindestens zwei von ihnen brauchen, und zeig diese Liste allen offen. Der Wunsch einer einzelnen Firma ist bezahlte Entwicklung oder er wartet. Bleiben die Listen nach mehreren Terminen verschieden, hast du zwei Segmente vor dir und musst eines wählen.',
        es: 'Construye solo lo que necesitan al menos dos de ellos y enseña esa lista a todos. El deseo de una sola empresa es ingeniería pagada o espera. Si tras varias sesiones las listas siguen separadas, tienes delante dos segmentos y te toca elegir uno.',
        fr: 'Construis seulement ce dont deux d’entre eux au moins ont besoin, et montre cette liste à tous. Le souhait d’une seule entreprise est du développement payé, ou il attend. Si les listes restent éloignées après plusieurs séances, tu as deux segments devant toi et tu dois choisir.',
      },
      steps: {
        en: [
          'Lay all requests in a grid of wish by partner. Deliverable: the shared rows marked as next to build.',
          'Decide what the odd rows cost and who pays. Deliverable: a quote or a polite no per row.',
        ],
        de: [
          'Trag alle Wünsche in ein Raster aus Wunsch und Partner ein. Ergebnis: die gemeinsamen Zeilen, als Nächstes zu bauen.',
          'Entscheide, was die Einzelwünsche kosten und wer sie zahlt. Ergebnis: je Zeile ein Angebot oder ein höfliches Nein.',
        ],
        es: [
          'Coloca todas las peticiones en una cuadrícula de deseo por socio. Entregable: las filas comunes marcadas como lo siguiente.',
          'Decide cuánto cuestan las filas sueltas y quién las paga. Entregable: un presupuesto o un no amable por fila.',
        ],
        fr: [
          'Range toutes les demandes dans une grille souhait par partenaire. Livrable : les lignes communes à construire ensuite.',
          'Décide ce que coûtent les lignes isolées et qui les paie. Livrable : un devis ou un non poli par ligne.',
        ],
      },
    },
  ],
  'joint-development-and-ip': [
    {
      asks: {
        en: [
          'how much exclusivity can I give a big company',
          'they insist on exclusive rights or no deal',
          'is exclusivity for our industry acceptable',
        ],
        de: [
          'wie viel Exklusivität darf ich einem Konzern geben',
          'sie bestehen auf Exklusivrechten, sonst kein Vertrag',
          'ist Exklusivität für unsere Branche in Ordnung',
        ],
        es: [
          'cuánta exclusividad puedo dar a una gran empresa',
          'insisten en derechos exclusivos o no hay trato',
          '¿es aceptable la exclusividad para todo el sector?',
        ],
        fr: [
          'quelle exclusivité accorder à un grand groupe',
          'ils exigent des droits exclusifs ou rien',
          "l'exclusivité pour tout notre secteur est-elle acceptable",
        ],
      },
      says: {
        en: "Give exclusivity only for the partner's own product field, for a limited time, and only while they buy a minimum each year. The moment purchases fall short, it ends without a letter. Whole industries, whole countries and open-ended terms are what you refuse.",
        de: 'Gib Exklusivität nur für das eigene Produktfeld des Partners, nur auf Zeit und nur, solange er jedes Jahr eine Mindestmenge abnimmt. Fällt die Abnahme darunter, endet sie ohne weiteren Brief. Ganze Branchen, ganze Länder und unbefristete Rechte lehnst du ab.',
        es: 'Da exclusividad solo en el campo de producto del socio, por tiempo limitado y mientras compre un mínimo cada año. En cuanto las compras no llegan, termina sin más trámite. Sectores enteros, países enteros y plazos abiertos son lo que rechazas.',
        fr: 'Accorde l’exclusivité seulement pour le champ de produit du partenaire, pour un temps limité et tant qu’il achète un minimum chaque année. Dès que les achats manquent, elle tombe sans courrier. Secteurs entiers, pays entiers et durées ouvertes se refusent.',
      },
      steps: {
        en: [
          "Describe the field so narrowly that a competitor's product falls outside it. Deliverable: one sentence with two examples excluded.",
          'Price the exclusivity as a yearly minimum order. Deliverable: a volume per year and the date it lapses.',
        ],
        de: [
          'Beschreib das Feld so eng, dass ein fremdes Produkt herausfällt. Ergebnis: ein Satz mit zwei ausgeschlossenen Beispielen.',
          'Gib der Exklusivität einen Preis als jährliche Mindestabnahme. Ergebnis: eine Menge pro Jahr und das Verfallsdatum.',
        ],
        es: [
          'Describe el campo tan estrecho que un producto ajeno quede fuera. Entregable: una frase con dos ejemplos excluidos.',
          'Ponle precio a la exclusividad como pedido mínimo anual. Entregable: un volumen por año y la fecha en que decae.',
        ],
        fr: [
          'Décris le champ si étroitement qu’un produit concurrent en sorte. Livrable : une phrase avec deux exemples exclus.',
          'Donne un prix à l’exclusivité sous forme de commande annuelle minimale. Livrable : un volume par an et une date de fin.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what may I tell them before anything is signed',
          'do I need an NDA before the first technical meeting',
          'how much of our know-how do I show a corporate',
        ],
        de: [
          'was darf ich erzählen, bevor etwas unterschrieben ist',
          'brauche ich eine NDA vor dem ersten Fachgespräch',
          'wie viel Know-how zeige ich einem Konzern',
        ],
        es: [
          'qué puedo contar antes de firmar nada',
          '¿necesito un NDA antes de la primera reunión técnica?',
          'cuánto saber hacer enseño a una corporación',
        ],
        fr: [
          'que puis-je dire avant toute signature',
          'faut-il un NDA avant la première réunion technique',
          'quelle part de notre savoir-faire montrer à un groupe',
        ],
      },
      says: {
        en: 'Show what it achieves, not how it is made, until a confidentiality agreement covers both sides. First talks need only results, test conditions and prices. File a patent or date your notebook before the meeting in which the recipe has to come up.',
        de: 'Zeig, was es leistet, nicht, wie es gemacht wird, bis eine Geheimhaltungsvereinbarung beide Seiten bindet. Für erste Gespräche reichen Ergebnisse, Prüfbedingungen und Preise. Bevor das Rezept auf den Tisch muss, melde das Patent an oder datiere dein Laborbuch.',
        es: 'Enseña lo que consigue, no cómo se hace, hasta que un acuerdo de confidencialidad obligue a ambas partes. Para las primeras charlas bastan resultados, condiciones de ensayo y precios. Antes de la reunión en que deba salir la receta, registra la patente o fecha tu cuaderno.',
        fr: 'Montre ce que cela produit, pas comment c’est fait, jusqu’à ce qu’un accord de confidentialité lie les deux côtés. Résultats, conditions d’essai et prix suffisent aux premiers échanges. Avant la réunion où la recette sortira, dépose le brevet ou date ton cahier.',
      },
      steps: {
        en: [
          'Split your slides into open results and guarded recipe. Deliverable: two decks, the second one under agreement only.',
          'Log who received which file on which day. Deliverable: a disclosure list your IP lawyer can use.',
        ],
        de: [
          'Teile deine Folien in offene Resultate und gehütetes Rezept. Ergebnis: zwei Foliensätze, der zweite nur mit Vereinbarung.',
          'Halte fest, wer an welchem Tag welche Datei bekam. Ergebnis: eine Offenlegungsliste für die IP-Kanzlei.',
        ],
        es: [
          'Separa tus láminas en resultados abiertos y receta reservada. Entregable: dos presentaciones, la segunda solo bajo acuerdo.',
          'Apunta quién recibió cada archivo y qué día. Entregable: una lista de divulgaciones para tu abogado de PI.',
        ],
        fr: [
          'Sépare tes diapositives en résultats ouverts et recette gardée. Livrable : deux jeux, le second seulement sous accord.',
          'Note qui a reçu quel fichier et quel jour. Livrable : une liste de divulgations pour ton avocat en PI.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they pay for the development so they claim they own it',
          'corporate funds everything and wants all results',
          'who owns what the customer paid for',
        ],
        de: [
          'sie bezahlen die Entwicklung und wollen deshalb alles besitzen',
          'Konzern finanziert alles und will sämtliche Ergebnisse',
          'wem gehört, was der Kunde bezahlt hat',
        ],
        es: [
          'ellos pagan el desarrollo y dicen que es suyo',
          'la corporación financia todo y quiere todos los resultados',
          'de quién es lo que pagó el cliente',
        ],
        fr: [
          'ils paient le développement et disent que tout leur appartient',
          'le groupe finance tout et veut tous les résultats',
          'à qui appartient ce que le client a payé',
        ],
      },
      says: {
        en: 'Paying for work buys the result they need, not the technology underneath. Offer ownership of everything specific to their product, a lasting right to use the rest, and a separate, much higher price if they want the core as well. Most drop the demand once ownership has a price.',
        de: 'Wer die Arbeit bezahlt, kauft das Ergebnis, das er braucht, nicht die Technik darunter. Biete Eigentum an allem, was nur zu seinem Produkt gehört, ein dauerhaftes Nutzungsrecht am Rest und einen eigenen, viel höheren Preis für den Kern. Mit Preisschild verschwindet die Forderung meist.',
        es: 'Pagar el trabajo compra el resultado que necesitan, no la tecnología de debajo. Ofrece la propiedad de lo específico de su producto, un derecho de uso duradero del resto y un precio aparte, mucho mayor, si quieren también el núcleo. Con precio delante, casi siempre se retira la exigencia.',
        fr: 'Payer le travail achète le résultat voulu, pas la technologie dessous. Propose la propriété de ce qui est propre à leur produit, un droit d’usage durable sur le reste et un prix séparé, bien plus haut, pour le cœur. Une fois chiffrée, cette exigence disparaît le plus souvent.',
      },
      steps: {
        en: [
          'Quote twice: use rights included, and ownership of the core as an option. Deliverable: two prices side by side.',
          'Mark in the work plan which task touches your core. Deliverable: a plan with an owner for each result.',
        ],
        de: [
          'Biete zweimal an: mit Nutzungsrechten und, als Option, mit dem Kern. Ergebnis: zwei Preise nebeneinander.',
          'Markiere im Arbeitsplan, welche Aufgabe deinen Kern berührt. Ergebnis: ein Plan mit Eigentümer je Resultat.',
        ],
        es: [
          'Cotiza dos veces: con derechos de uso y con el núcleo como opción. Entregable: dos precios uno junto al otro.',
          'Marca en el plan de trabajo qué tarea toca tu núcleo. Entregable: un plan con dueño para cada resultado.',
        ],
        fr: [
          'Chiffre deux fois : droits d’usage compris, et le cœur en option. Livrable : deux prix côte à côte.',
          'Marque dans le plan de travail les tâches qui touchent ton cœur. Livrable : un plan avec un propriétaire par résultat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they sent a forty page standard contract, take it or leave it',
          "how do I negotiate a corporate's development agreement",
          'which clauses matter before we involve a lawyer',
        ],
        de: [
          'sie schicken einen Mustervertrag mit vierzig Seiten, friss oder stirb',
          'wie verhandle ich den Entwicklungsvertrag eines Konzerns',
          'welche Klauseln zählen, bevor der Anwalt kommt',
        ],
        es: [
          'mandaron un contrato tipo de cuarenta páginas, o lo tomas o lo dejas',
          'cómo negocio el acuerdo de desarrollo de una corporación',
          'qué cláusulas importan antes de llamar al abogado',
        ],
        fr: [
          'ils envoient un contrat type de quarante pages, à prendre ou à laisser',
          "comment négocier l'accord de développement d'un groupe",
          "quelles clauses comptent avant l'avocat",
        ],
      },
      says: {
        en: 'Negotiate the business terms on one page first and ignore the forty until those are agreed. Four clauses decide your future: who owns improvements, which field, how it ends, and whether you may sell to others. Give the lawyer these four with your limits, and the bill stays small.',
        de: 'Verhandle erst die Eckpunkte auf einer Seite und lass die vierzig liegen, bis sie stehen. Vier Klauseln entscheiden: wem Verbesserungen gehören, welches Feld gilt, wie es endet und ob du an andere verkaufen darfst. Gib der Kanzlei genau diese mit deinen Grenzen, dann bleibt die Rechnung klein.',
        es: 'Negocia primero los puntos de negocio en una página y olvida las cuarenta hasta cerrarlos. Cuatro cláusulas deciden tu futuro: de quién son las mejoras, qué campo, cómo termina y si puedes vender a otros. Dale al abogado esas cuatro con tus límites y la factura será corta.',
        fr: 'Négocie d’abord l’essentiel sur une page et laisse les quarante de côté jusque-là. Quatre clauses décident de ton avenir : à qui vont les améliorations, quel champ, quelle sortie, et le droit de vendre à d’autres. Donne ces points à l’avocat avec tes limites, la note restera courte.',
      },
      steps: {
        en: [
          'Write your wish and your limit for the four clauses. Deliverable: a one-page term sheet to negotiate from.',
          'Send the lawyer contract, term sheet and one question per clause. Deliverable: comments limited to those points.',
        ],
        de: [
          'Schreib zu den vier Klauseln Wunsch und Grenze auf. Ergebnis: ein Eckpunktepapier als Grundlage der Verhandlung.',
          'Schick der Kanzlei Vertrag, Eckpunkte und je Klausel eine Frage. Ergebnis: Anmerkungen nur zu diesen Stellen.',
        ],
        es: [
          'Escribe tu deseo y tu límite para las cuatro cláusulas. Entregable: una hoja de términos desde la que negociar.',
          'Envía al abogado contrato, términos y una duda por cláusula. Entregable: comentarios limitados a esos puntos.',
        ],
        fr: [
          'Écris ton souhait et ta limite pour les quatre clauses. Livrable : une feuille de termes pour négocier.',
          'Envoie à l’avocat contrat, termes et une question par clause. Livrable : des remarques limitées à ces points.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what if the partner shelves the joint project',
          'they stop the development, who may continue',
          'our results are blocked because the corporate lost interest',
        ],
        de: [
          'was, wenn der Partner das gemeinsame Projekt begräbt',
          'sie stoppen die Entwicklung, wer darf weitermachen',
          'unsere Ergebnisse liegen fest, weil der Konzern das Interesse verlor',
        ],
        es: [
          'qué pasa si el socio aparca el proyecto conjunto',
          'paran el desarrollo, ¿quién puede seguir?',
          'nuestros resultados quedan bloqueados porque la empresa perdió el interés',
        ],
        fr: [
          'et si le partenaire enterre le projet commun',
          'ils arrêtent le développement, qui peut continuer',
          "nos résultats sont bloqués car le groupe a perdu l'intérêt",
        ],
      },
      says: {
        en: 'Agree now that rights come back to you when the partner stops, because corporates drop projects for reasons that have nothing to do with you. Define stopping as a missed milestone or a year without purchases. If you already signed without such a clause, ask for a release while they still answer.',
        de: 'Vereinbare jetzt, dass die Rechte an dich zurückfallen, wenn der Partner aufhört; Konzerne beenden Projekte aus Gründen, die nichts mit dir zu tun haben. Als Aufhören gilt ein verpasster Meilenstein oder ein Jahr ohne Abnahme. Fehlt die Klausel schon, bitte um Freigabe, solange sie antworten.',
        es: 'Pacta ahora que los derechos vuelvan a ti si el socio para, porque las corporaciones cierran proyectos por motivos ajenos a ti. Define parar como un hito perdido o un año sin compras. Si ya firmaste sin esa cláusula, pide la liberación mientras todavía contestan.',
        fr: 'Prévois dès maintenant le retour des droits si le partenaire s’arrête, car les groupes ferment des projets pour des raisons sans lien avec toi. Définis l’arrêt par un jalon manqué ou une année sans achats. Si la clause manque déjà, demande la libération tant qu’ils répondent.',
      },
      steps: {
        en: [
          'List the events that should return the rights, with dates. Deliverable: a short return schedule for your lawyer.',
          'If you are stuck already, request release in exchange for final data. Deliverable: a release letter to sign.',
        ],
        de: [
          'Liste auf, welche Ereignisse die Rechte zurückbringen sollen. Ergebnis: ein kurzer Rückfallplan mit Daten für die Kanzlei.',
          'Steckst du schon fest, tausche Abschlussdaten gegen Freigabe. Ergebnis: ein Freigabeschreiben zur Unterschrift bei der richtigen Stelle.',
        ],
        es: [
          'Lista los hechos que deben devolverte los derechos, con fechas. Entregable: un breve plan de retorno para tu abogado.',
          'Si ya estás atascado, cambia los datos finales por la liberación. Entregable: una carta de liberación para firmar.',
        ],
        fr: [
          'Liste les événements qui doivent te rendre les droits, avec dates. Livrable : un court plan de retour pour l’avocat.',
          'Si tu es déjà bloqué, échange les données finales contre la libération. Livrable : une lettre de libération à signer.',
        ],
      },
    },
    {
      asks: {
        en: [
          "who owns the data from the customer's plant",
          'may we train our model on their measurements',
          'data rights in a joint project',
        ],
        de: [
          'wem gehören die Daten aus der Anlage des Kunden',
          'dürfen wir unser Modell mit ihren Messwerten trainieren',
          'Datenrechte in einem gemeinsamen Projekt',
        ],
        es: [
          'de quién son los datos de la planta del cliente',
          '¿podemos entrenar nuestro modelo con sus mediciones?',
          'derechos de datos en un proyecto conjunto',
        ],
        fr: [
          "à qui sont les données de l'usine du client",
          'peut-on entraîner notre modèle sur leurs mesures',
          'droits sur les données dans un projet commun',
        ],
      },
      says: {
        en: 'Leave the raw data with the customer and secure the right to use it to improve your product, also after the project. Ask for it in plain words: anonymised, never shown to others, results kept in your model. Refused data rights are the moment to raise your price or shrink the project.',
        de: 'Lass die Rohdaten beim Kunden und sichere dir das Recht, damit dein Produkt zu verbessern, auch nach dem Projekt. Bitte darum in einfachen Worten: anonymisiert, niemandem gezeigt, Gelerntes bleibt im Modell. Verweigerte Datenrechte sind der Moment, den Preis zu heben oder das Projekt zu verkleinern.',
        es: 'Deja los datos en bruto al cliente y asegúrate el derecho a usarlos para mejorar tu producto, también después del proyecto. Pídelo en palabras llanas: anonimizados, nunca enseñados a otros, lo aprendido queda en el modelo. Si lo niegan, sube el precio o reduce el proyecto.',
        fr: 'Laisse les données brutes au client et garde le droit de t’en servir pour améliorer ton produit, même après le projet. Demande-le simplement : anonymes, jamais montrées à d’autres, l’acquis reste dans le modèle. En cas de refus, monte le prix ou réduis le projet.',
      },
      steps: {
        en: [
          'Draw which data enters, what is derived and where it stays. Deliverable: a half-page data sheet for both legal teams.',
          'Draft the permitted uses as three short lines. Deliverable: a data annex to hand to your lawyer.',
        ],
        de: [
          'Zeichne auf, welche Daten hereinkommen, was entsteht und wo es bleibt. Ergebnis: ein halbseitiges Datenblatt für beide Rechtsabteilungen.',
          'Formuliere die erlaubten Nutzungen in drei kurzen Zeilen. Ergebnis: eine Datenanlage, die deine Kanzlei prüft.',
        ],
        es: [
          'Dibuja qué datos entran, qué se deriva y dónde queda. Entregable: media página de datos para ambos equipos jurídicos.',
          'Redacta los usos permitidos en tres líneas cortas. Entregable: un anexo de datos para que lo vea tu abogado.',
        ],
        fr: [
          'Dessine quelles données entrent, ce qui en dérive et où cela reste. Livrable : une demi-page pour les deux services juridiques.',
          'Rédige les usages permis en trois lignes courtes. Livrable : une annexe données à remettre à ton avocat.',
        ],
      },
    },
  ],
  'sample-programmes-for-materials': [
    {
      asks: {
        en: [
          'how much material do I send and to how many companies',
          'a customer asks for ten kilos of free sample',
          'first sample, small or large quantity',
        ],
        de: [
          'wie viel Material schicke ich und an wie viele Firmen',
          'ein Kunde will zehn Kilo Gratismuster',
          'erste Probe, kleine oder große Menge',
        ],
        es: [
          'cuánto material mando y a cuántas empresas',
          'un cliente pide diez kilos de muestra gratis',
          'primera muestra, cantidad pequeña o grande',
        ],
        fr: [
          "quelle quantité de matière envoyer et à combien d'entreprises",
          "un client demande dix kilos d'échantillon gratuit",
          'premier échantillon, petite ou grande quantité',
        ],
      },
      says: {
        en: 'Send the smallest amount that covers the agreed test plus one repeat, and only to companies you could call every week, ten at most. The first lot may be free against data. Requests for more before a result come from a shelf, not from a project.',
        de: 'Schick die kleinste Menge, die für die vereinbarte Prüfung und eine Wiederholung reicht, und nur an Firmen, die du jede Woche anrufen könntest, höchstens zehn. Die erste Charge darf gegen Daten kostenlos sein. Wer vor dem Resultat mehr will, füllt ein Regal.',
        es: 'Manda la menor cantidad que cubra el ensayo acordado y una repetición, y solo a empresas a las que puedas llamar cada semana, diez como mucho. El primer lote puede ser gratis a cambio de datos. Quien pide más antes del resultado llena una estantería.',
        fr: 'Envoie la plus petite quantité couvrant l’essai convenu et une répétition, et seulement aux entreprises que tu pourrais appeler chaque semaine, dix au plus. Le premier lot peut être gratuit contre des données. Qui en veut plus avant le résultat remplit une étagère.',
      },
      steps: {
        en: [
          'Compute the quantity from test method and one repeat. Deliverable: a standard sample size with a stock count.',
          "Rank open requests by the tester's date and purchase volume. Deliverable: a shipping list with the rest on hold.",
        ],
        de: [
          'Berechne die Menge aus Prüfverfahren und einer Wiederholung. Ergebnis: eine Standardmenge mit Bestandsliste für das Lager.',
          'Ordne offene Anfragen nach Prüftermin und möglichem Kaufvolumen. Ergebnis: eine Versandliste, der Rest wartet.',
        ],
        es: [
          'Calcula la cantidad con el método de ensayo y una repetición. Entregable: un tamaño estándar de muestra con existencias.',
          'Ordena las peticiones por fecha de ensayo y volumen de compra. Entregable: una lista de envío y otra de espera.',
        ],
        fr: [
          'Calcule la quantité d’après la méthode d’essai et une répétition. Livrable : une taille d’échantillon standard avec le stock.',
          'Classe les demandes par date d’essai et volume d’achat. Livrable : une liste d’envoi, le reste en attente.',
        ],
      },
    },
    {
      asks: {
        en: [
          'no answer since they received our sample, what do I write',
          'the lab has our powder and does not reply',
          'how to follow up on a sent sample',
        ],
        de: [
          'keine Antwort, seit sie unsere Probe haben, was schreibe ich',
          'das Labor hat unser Pulver und meldet sich nicht',
          'wie hake ich nach einer verschickten Probe nach',
        ],
        es: [
          'no contestan desde que recibieron la muestra, ¿qué escribo?',
          'el laboratorio tiene nuestro polvo y no responde',
          'cómo hago seguimiento de una muestra enviada',
        ],
        fr: [
          "pas de réponse depuis qu'ils ont notre échantillon, qu'écrire",
          'le labo a notre poudre et ne répond pas',
          "comment relancer après un envoi d'échantillon",
        ],
      },
      says: {
        en: 'Call the person who holds the bottle, not the one who ordered it, and ask one easy thing: on which day it goes into the machine. Offer to be on the line for that hour. After two unanswered attempts, ask for the remainder back; that mail is usually answered.',
        de: 'Ruf die Person an, die die Flasche im Schrank hat, nicht die, die sie bestellt hat, und frag nur, an welchem Tag sie in die Maschine kommt. Biete an, in dieser Stunde am Telefon zu sein. Nach zwei stummen Versuchen bitte um Rückgabe des Rests; darauf wird meist geantwortet.',
        es: 'Llama a quien tiene el frasco en el armario, no a quien lo pidió, y pregunta solo qué día entra en la máquina. Ofrece estar al teléfono a esa hora. Tras dos intentos sin respuesta, pide que devuelvan el resto; ese correo sí suele contestarse.',
        fr: 'Appelle la personne qui a le flacon dans son armoire, pas celle qui l’a commandé, et demande seulement quel jour il passe en machine. Propose d’être au téléphone à cette heure. Après deux essais muets, réclame le reste ; on répond presque toujours à ce courriel.',
      },
      steps: {
        en: [
          "Find the tester's name through reception or the safety data sheet contact. Deliverable: a phone number per open sample.",
          'Send the return request with a date and a courier label. Deliverable: a result, a test date or the material back.',
        ],
        de: [
          'Finde über Empfang oder Sicherheitsdatenblatt heraus, wer prüft. Ergebnis: eine Telefonnummer je offener Probe.',
          'Schick die Rückgabebitte mit Datum und Paketschein. Ergebnis: ein Resultat, ein Prüftermin oder das Material zurück.',
        ],
        es: [
          'Localiza al técnico por recepción o por la ficha de seguridad. Entregable: un teléfono por cada muestra pendiente.',
          'Envía la petición de devolución con fecha y etiqueta de mensajería. Entregable: un resultado, un día de ensayo o el material.',
        ],
        fr: [
          'Trouve le nom du testeur par l’accueil ou la fiche de sécurité. Livrable : un numéro par échantillon ouvert.',
          'Envoie la demande de retour avec date et étiquette de transport. Livrable : un résultat, une date d’essai ou la matière.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the customer will not share the test data',
          'results are confidential, they only say it was good',
          'we never see the measurements of our sample',
        ],
        de: [
          'der Kunde gibt die Prüfdaten nicht heraus',
          'Ergebnisse sind vertraulich, es hieß nur gut',
          'wir sehen die Messwerte unserer Probe nie',
        ],
        es: [
          'el cliente no comparte los datos del ensayo',
          'los resultados son confidenciales, solo dicen que fue bien',
          'nunca vemos las medidas de nuestra muestra',
        ],
        fr: [
          "le client ne partage pas les données d'essai",
          "résultats confidentiels, ils disent seulement que c'est bon",
          'nous ne voyons jamais les mesures de notre échantillon',
        ],
      },
      says: {
        en: 'Settle for less: your material relative to their reference, three properties, without absolute values or recipe. Almost every lab may share a ratio or a pass. If even that is refused, make a second delivery depend on it, because good without a number cannot be sold to anyone.',
        de: 'Bitte um weniger: dein Material im Verhältnis zu ihrer Referenz, drei Eigenschaften, ohne Absolutwerte und ohne Rezeptur. Ein Verhältnis oder ein Bestanden darf fast jedes Labor nennen. Wird auch das verweigert, mach die zweite Lieferung davon abhängig, denn „gut“ ohne Zahl überzeugt niemanden sonst.',
        es: 'Pide menos: tu material respecto a su referencia, tres propiedades, sin valores absolutos ni receta. Casi cualquier laboratorio puede dar un cociente o un apto. Si ni eso conceden, condiciona la segunda entrega, porque un «bien» sin cifra no convence a nadie más.',
        fr: 'Demande moins : ta matière par rapport à leur référence, trois propriétés, sans valeurs absolues ni recette. Presque tout labo peut donner un ratio ou un « conforme ». Si même cela est refusé, conditionne la deuxième livraison, car « bon » sans chiffre ne convainc personne d’autre.',
      },
      steps: {
        en: [
          'Prepare a form with three ratios and a pass box. Deliverable: a table their confidentiality officer can approve.',
          'Tie the next lot to the returned form. Deliverable: one line in the order confirmation.',
        ],
        de: [
          'Bereite ein Formular mit drei Verhältnissen und einem Bestanden-Feld vor. Ergebnis: eine Tabelle, die ihre Geheimhaltung zulässt.',
          'Knüpf die nächste Charge an das zurückgesandte Formular. Ergebnis: eine Zeile in der Auftragsbestätigung.',
        ],
        es: [
          'Prepara un formulario con tres cocientes y una casilla de apto. Entregable: una tabla aceptable para su confidencialidad.',
          'Condiciona el próximo lote al formulario devuelto. Entregable: una línea en la confirmación de pedido que lo diga.',
        ],
        fr: [
          'Prépare un formulaire avec trois ratios et une case « conforme ». Livrable : un tableau acceptable pour leur confidentialité.',
          'Lie le prochain lot au formulaire rendu. Livrable : une ligne dans la confirmation de commande.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our sample failed in their test',
          "bad result from the customer's lab, is it over",
          'they mixed it wrongly and now say it does not work',
        ],
        de: [
          'unsere Probe ist in ihrer Prüfung durchgefallen',
          'schlechtes Resultat aus dem Kundenlabor, ist es vorbei',
          'sie haben falsch gemischt und sagen, es taugt nichts',
        ],
        es: [
          'nuestra muestra falló en su ensayo',
          'mal resultado del laboratorio del cliente, ¿se acabó?',
          'la mezclaron mal y ahora dicen que no sirve',
        ],
        fr: [
          'notre échantillon a échoué à leur essai',
          'mauvais résultat du labo client, est-ce fini',
          "ils l'ont mal mélangé et disent que ça ne marche pas",
        ],
      },
      says: {
        en: 'Find out how it was prepared before you believe the result: storage, mixing and curing explain many failures. Ask for the leftover and their steps, then repeat once with your technician beside theirs. If it fails a second time under your eyes, thank them and strike that use.',
        de: 'Klär erst, wie die Probe vorbereitet wurde, bevor du dem Resultat glaubst: Lagerung, Mischen und Aushärten erklären viele Ausfälle. Bitte um den Rest und ihre Schritte, dann wiederholt einmal gemeinsam. Fällt sie vor deinen Augen erneut durch, danke ihnen und streich diese Anwendung.',
        es: 'Averigua cómo la prepararon antes de creer el resultado: almacenamiento, mezcla y curado explican muchos fallos. Pide el sobrante y sus pasos, y repite una vez con tu técnico junto al suyo. Si vuelve a fallar ante tus ojos, da las gracias y tacha ese uso.',
        fr: 'Cherche comment il a été préparé avant de croire le résultat : stockage, mélange et cuisson expliquent bien des échecs. Demande le reste et leurs étapes, puis recommencez une fois ensemble. S’il échoue encore sous tes yeux, remercie et raye cet usage.',
      },
      steps: {
        en: [
          'Request leftover material and a photo of each step. Deliverable: a comparison of their preparation with your instruction.',
          'Run the joint repeat and agree beforehand what ends it. Deliverable: a shared result signed by both technicians.',
        ],
        de: [
          'Erbitte Restmaterial und von jedem Schritt ein Foto. Ergebnis: ein Vergleich ihrer Vorbereitung mit deiner Anleitung.',
          'Wiederhole die Prüfung gemeinsam und legt vorher das Abbruchkriterium fest. Ergebnis: ein Protokoll, von beiden Technikern unterschrieben.',
        ],
        es: [
          'Solicita el material sobrante y una foto de cada paso. Entregable: una comparación de su preparación con tu instrucción.',
          'Haz la repetición conjunta y pacta antes qué la termina. Entregable: un resultado firmado por ambos técnicos.',
        ],
        fr: [
          'Demande la matière restante et une photo de chaque étape. Livrable : leur préparation comparée à ta notice.',
          'Mène l’essai commun et convenez avant de ce qui l’arrête. Livrable : un résultat signé par les deux techniciens.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they could analyse and copy our material',
          'protect a sample against reverse engineering',
          'do we need a transfer agreement before we ship powder',
        ],
        de: [
          'sie könnten unser Material analysieren und nachbauen',
          'Probe vor Nachbau schützen',
          'brauchen wir eine Überlassungsvereinbarung vor dem Versand',
        ],
        es: [
          'podrían analizar y copiar nuestro material',
          'proteger una muestra contra la ingeniería inversa',
          '¿hace falta un acuerdo de transferencia antes de enviar el polvo?',
        ],
        fr: [
          'ils pourraient analyser et copier notre matériau',
          'protéger un échantillon contre la rétro-ingénierie',
          "faut-il un accord de transfert avant d'expédier la poudre",
        ],
      },
      says: {
        en: 'Ship only under a short material transfer agreement that forbids analysis of composition, passing it on and patenting around it. Send a grade that shows the performance and not your newest recipe. Have the wording checked once by an IP lawyer and reuse it for every shipment.',
        de: 'Versende nur mit einer kurzen Materialüberlassung, die Analyse der Zusammensetzung, Weitergabe und Umgehungspatente untersagt. Schick eine Sorte, die die Leistung zeigt, nicht dein neuestes Rezept. Lass den Text einmal von einer IP-Kanzlei prüfen und verwende ihn dann für jede Sendung.',
        es: 'Envía solo con un breve acuerdo de transferencia de material que prohíba analizar la composición, cederlo y patentar alrededor. Manda un grado que muestre el rendimiento y no tu receta más nueva. Haz que un abogado de PI revise el texto una vez y reutilízalo siempre.',
        fr: 'N’expédie que sous un court accord de transfert de matériel qui interdit l’analyse de composition, la cession et les brevets de contournement. Envoie un grade qui montre la performance, pas ta dernière recette. Fais relire le texte une fois par un avocat en PI, puis réutilise-le.',
      },
      steps: {
        en: [
          'List uses you allow and uses you forbid. Deliverable: a one-page brief for the lawyer who drafts the agreement.',
          'Number each lot and record the receiving person. Deliverable: a lot register with signed agreements attached.',
        ],
        de: [
          'Liste erlaubte und verbotene Verwendungen auf. Ergebnis: eine Seite als Auftrag an die Kanzlei, die den Text entwirft.',
          'Nummeriere jede Charge und notiere die empfangende Person. Ergebnis: ein Chargenregister mit den unterschriebenen Vereinbarungen.',
        ],
        es: [
          'Lista los usos permitidos y los prohibidos. Entregable: una página de encargo para el abogado que redacta el acuerdo.',
          'Numera cada lote y anota quién lo recibe. Entregable: un registro de lotes con los acuerdos firmados adjuntos.',
        ],
        fr: [
          'Liste les usages permis et interdits. Livrable : une page d’instructions pour l’avocat qui rédige l’accord.',
          'Numérote chaque lot et note la personne qui le reçoit. Livrable : un registre des lots avec accords signés.',
        ],
      },
    },
    {
      asks: {
        en: [
          'qualification of our material takes years, how do we survive it',
          'automotive or aerospace approval before the first order',
          'how long until a tested sample becomes a purchase',
        ],
        de: [
          'die Qualifizierung unseres Materials dauert Jahre, wie überleben wir das',
          'Freigabe in Automobil oder Luftfahrt vor dem ersten Auftrag',
          'wie lange, bis aus der Probe eine Bestellung wird',
        ],
        es: [
          'homologar nuestro material lleva años, ¿cómo sobrevivimos?',
          'aprobación en automoción o aeronáutica antes del primer pedido',
          'cuánto tarda una muestra ensayada en ser compra',
        ],
        fr: [
          'la qualification de notre matériau prend des années, comment tenir',
          'homologation automobile ou aéronautique avant la première commande',
          'combien de temps entre un échantillon testé et un achat',
        ],
      },
      says: {
        en: "Ask for the customer's qualification plan at the first sample and sell each stage: test lot, trial run, production trial, approval. Stages with a date and an invoice carry you through years that one big order would not. Run a second, faster use beside it for early revenue.",
        de: 'Lass dir bei der ersten Probe den Freigabeplan des Kunden zeigen und verkauf jede Stufe: Prüfcharge, Versuchslauf, Produktionsversuch, Freigabe. Stufen mit Datum und Rechnung tragen dich durch die Jahre, ein einzelner Großauftrag nicht. Bedien daneben eine schnellere Anwendung für frühen Umsatz.',
        es: 'Pide con la primera muestra el plan de homologación del cliente y vende cada etapa: lote de ensayo, prueba, serie de prueba, aprobación. Las etapas con fecha y factura te sostienen durante años; un único gran pedido, no. Lleva al lado un uso más rápido que dé ingresos pronto.',
        fr: 'Demande dès le premier échantillon le plan de qualification du client et vends chaque étape : lot d’essai, essai machine, présérie, homologation. Des étapes datées et facturées te portent sur des années, une seule grosse commande non. Mène à côté un usage plus rapide pour encaisser tôt.',
      },
      steps: {
        en: [
          'Get the stage list, the owner and the usual time per stage. Deliverable: a qualification calendar for this customer.',
          'Pick one use with short approval and quote it now. Deliverable: a priced offer outside the slow industry.',
        ],
        de: [
          'Hol dir Stufenliste, Zuständige und übliche Dauer je Stufe. Ergebnis: ein Freigabekalender für diesen Kunden.',
          'Wähl eine Anwendung mit kurzer Freigabe und biete sie jetzt an. Ergebnis: ein Angebot außerhalb der langsamen Branche.',
        ],
        es: [
          'Consigue la lista de etapas, su responsable y su duración habitual. Entregable: un calendario de homologación de este cliente.',
          'Elige un uso de aprobación corta y cotízalo ya. Entregable: una oferta con precio fuera del sector lento.',
        ],
        fr: [
          'Obtiens la liste des étapes, leur responsable et leur durée habituelle. Livrable : un calendrier de qualification pour ce client.',
          'Choisis un usage à homologation courte et chiffre-le maintenant. Livrable : une offre hors du secteur lent.',
        ],
      },
    },
  ],
}
