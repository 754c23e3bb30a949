import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../pmf.ts`, by slug. */
export const pmfAnswers: Record<string, EntryAnswer[]> = {
  'levels-of-pmf-in-numbers': [
    {
      asks: {
        en: [
          'we have three customers, can we say we have product-market fit',
          'is it too early to claim fit',
          'few early buyers, what should we call our stage',
        ],
        de: [
          'wir haben drei Kunden, dürfen wir von Product-Market-Fit sprechen',
          'ist es zu früh, Marktpassung zu behaupten',
          'wenige frühe Käufer, wie nennen wir unsere Phase',
        ],
        es: [
          'tenemos tres clientes, ¿podemos decir que hay encaje?',
          '¿es pronto para hablar de product-market fit?',
          'pocos compradores tempranos, cómo llamo a nuestra fase',
        ],
        fr: [
          'nous avons trois clients, peut-on parler de product-market fit',
          'est-il trop tôt pour revendiquer l’adéquation',
          'peu d’acheteurs précoces, comment nommer notre stade',
        ],
      },
      says: {
        en: 'Not yet: three customers are the beginning of the first degree and show that somebody wants it. Call it early traction, and earn the bigger word when they use it without your help, come back for more and resemble each other.',
        de: 'Noch nicht: Drei Kunden sind der Anfang des ersten Grads und zeigen, dass es jemand will. Sprich von ersten Markterfolgen und verdien dir das größere Wort, wenn sie es ohne deine Hilfe nutzen, nachkaufen und einander ähneln.',
        es: 'Todavía no: tres clientes son el comienzo del primer grado y muestran que alguien lo quiere. Llámalo tracción temprana y gánate la palabra mayor cuando lo usen sin tu ayuda, vuelvan a pedir y se parezcan entre sí.',
        fr: 'Pas encore : trois clients sont le début du premier degré et montrent que quelqu’un en veut. Parle de traction précoce et mérite le grand mot quand ils l’utilisent sans ton aide, rachètent et se ressemblent.',
      },
      steps: {
        en: [
          'Check for each customer whether it uses, reorders and fits one profile. Deliverable: three ticks or gaps per customer.',
          'Fix the weakest gap at one customer before you chase the next. Deliverable: a dated result at a named site.',
        ],
        de: [
          'Prüf bei jedem Kunden, ob er nutzt, nachbestellt und ins Profil passt. Ergebnis: drei Haken oder Lücken pro Kunde.',
          'Schließ die schwächste Lücke bei einem Kunden, bevor du den nächsten jagst. Ergebnis: ein datiertes Resultat an einem Standort.',
        ],
        es: [
          'Comprueba si cada cliente lo usa, repite y encaja en un mismo perfil. Entregable: tres marcas o huecos por cliente.',
          'Cierra el hueco más débil en un cliente antes de perseguir al siguiente. Entregable: un resultado con fecha en una planta.',
        ],
        fr: [
          'Vérifie si chaque client utilise, rachète et correspond à un même profil. Livrable : trois coches ou manques par client.',
          'Comble le manque le plus faible chez un client avant de viser le suivant. Livrable : un résultat daté sur un site.',
        ],
      },
    },
    {
      asks: {
        en: [
          "all customers came through one founder's contacts, is that demand",
          'nobody finds us on their own',
          'test whether strangers buy too',
        ],
        de: [
          'alle Kunden kamen über Kontakte eines Gründers, ist das Nachfrage',
          'niemand findet uns von selbst',
          'testen, ob auch Fremde kaufen',
        ],
        es: [
          'todos los clientes vinieron por contactos de un fundador, ¿eso es demanda?',
          'nadie nos encuentra por sí mismo',
          'probar si compran los desconocidos',
        ],
        fr: [
          'tous les clients viennent des contacts d’un fondateur, est-ce de la demande',
          'personne ne nous trouve tout seul',
          'tester si des inconnus achètent',
        ],
      },
      says: {
        en: 'It is satisfaction without proven demand, so the next job is a source that works without your address book. Choose one way to reach strangers, run it on a fixed list and count orders, not clicks or visitors.',
        de: 'Das ist Zufriedenheit ohne belegte Nachfrage; die nächste Aufgabe ist eine Quelle, die ohne dein Adressbuch funktioniert. Wähl einen Weg zu Fremden, geh ihn mit einer festen Liste und zähl Bestellungen statt Klicks und Besucher.',
        es: 'Eso es satisfacción sin demanda probada, así que toca hallar una fuente que funcione sin tu agenda. Elige una vía hacia desconocidos, recórrela con una lista fija y cuenta pedidos, no clics ni visitas.',
        fr: 'C’est de la satisfaction sans demande prouvée ; il te faut maintenant une source qui marche sans ton carnet d’adresses. Choisis une voie vers des inconnus, suis-la sur une liste fixe et compte les commandes, pas les clics ni les visites.',
      },
      steps: {
        en: [
          'Pick ten companies nobody in the team knows and one way to reach them. Deliverable: a list with a start date.',
          'Record for each how far it got and why it stopped. Deliverable: a table with orders in the last column.',
        ],
        de: [
          'Wähle zehn Firmen, die niemand im Team kennt, und einen Weg zu ihnen. Ergebnis: eine Liste mit Startdatum.',
          'Halte für jede fest, wie weit es kam und woran es endete. Ergebnis: eine Tabelle mit Bestellungen als letzter Spalte.',
        ],
        es: [
          'Elige diez empresas que nadie del equipo conozca y una vía para llegar. Entregable: una lista con fecha de inicio.',
          'Anota de cada una hasta dónde llegó y por qué se paró. Entregable: una tabla con pedidos en la última columna.',
        ],
        fr: [
          'Choisis dix entreprises inconnues de toute l’équipe et une seule voie d’accès. Livrable : une liste avec date de début.',
          'Note pour chacune jusqu’où elle est allée et ce qui l’a arrêtée. Livrable : un tableau fini par les commandes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we sell a few huge contracts, how do we measure fit',
          'plant or material supplier with very few buyers, which number shows fit',
          'product-market fit with three big offtakers',
        ],
        de: [
          'wir verkaufen wenige riesige Verträge, wie messen wir den Fit',
          'Anlagen- oder Materiallieferant mit sehr wenigen Käufern, welche Zahl zählt',
          'Marktpassung bei drei Großabnehmern',
        ],
        es: [
          'vendemos pocos contratos enormes, cómo medimos el encaje',
          'planta o material con muy pocos compradores, qué cifra vale',
          'product-market fit con tres grandes compradores',
        ],
        fr: [
          'nous vendons quelques contrats énormes, comment mesurer l’adéquation',
          'usine ou matériau avec très peu d’acheteurs, quel chiffre compte',
          'product-market fit avec trois gros acheteurs',
        ],
      },
      says: {
        en: 'Measure contracted volume and what happens at the end of each term, because customer counts mean little when five buyers are the market. Fit shows when a buyer takes more volume, extends early or asks you to reserve capacity.',
        de: 'Miss die vertraglich gebundene Menge und was am Ende jeder Laufzeit geschieht, denn wo fünf Käufer der Markt sind, sagt die Kundenzahl wenig. Passung zeigt sich, wenn ein Käufer mehr abnimmt, früh verlängert oder Kapazität reservieren will.',
        es: 'Mide el volumen contratado y lo que ocurre al final de cada plazo, porque contar clientes dice poco cuando cinco compradores son el mercado. Hay encaje si uno compra más, prorroga antes de tiempo o pide reservar capacidad.',
        fr: 'Mesure le volume engagé et ce qui se passe à la fin de chaque contrat, car le nombre de clients dit peu quand cinq acheteurs font le marché. L’adéquation se voit si l’un prend plus, prolonge tôt ou réserve de la capacité.',
      },
      steps: {
        en: [
          'Plot signed volume per buyer over time beside your capacity. Deliverable: one chart with contract end dates.',
          'Ask each buyer what would make them extend before the term ends. Deliverable: a list of conditions with dates.',
        ],
        de: [
          'Zeichne die unterschriebene Menge je Käufer über die Zeit neben deiner Kapazität auf. Ergebnis: ein Diagramm mit Vertragsenden.',
          'Frag jeden Käufer, was ihn zur vorzeitigen Verlängerung bewegt. Ergebnis: eine Liste von Bedingungen mit Datum.',
        ],
        es: [
          'Dibuja el volumen firmado por comprador en el tiempo junto a tu capacidad. Entregable: un gráfico con los vencimientos.',
          'Pregunta a cada comprador qué le haría prorrogar antes del final. Entregable: una lista de condiciones con fechas.',
        ],
        fr: [
          'Trace le volume signé par acheteur dans le temps, à côté de ta capacité. Livrable : un graphique avec les échéances.',
          'Demande à chaque acheteur ce qui le ferait prolonger avant terme. Livrable : une liste de conditions datées.',
        ],
      },
    },
    {
      asks: {
        en: [
          'customers are leaving, can we still grow',
          'lost two accounts this year, what does churn tell us',
          'people buy but do not stay',
        ],
        de: [
          'Kunden springen ab, können wir trotzdem wachsen',
          'zwei Abnehmer verloren, was sagt die Abwanderung',
          'Leute kaufen, aber bleiben nicht',
        ],
        es: [
          'los clientes se marchan, ¿podemos crecer igual?',
          'perdimos dos cuentas este año, qué indica la fuga',
          'compran pero no se quedan',
        ],
        fr: [
          'des clients partent, peut-on quand même grandir',
          'deux comptes perdus cette année, que dit l’attrition',
          'ils achètent mais ne restent pas',
        ],
      },
      says: {
        en: 'Stop adding and find out first, since new sales on top of departures hide the leak until the references are gone. Separate those who never fitted the profile from those who did: the first group is a targeting fault, the second a product fault.',
        de: 'Hör auf nachzufüllen und klär zuerst die Ursache, denn neue Verkäufe verdecken das Leck, bis die Referenzen weg sind. Trenn alle, die nie ins Profil passten, von denen, die passten: Das eine ist ein Zielfehler, das andere ein Produktfehler.',
        es: 'Deja de añadir y averigua antes el motivo, porque las ventas nuevas tapan la fuga hasta que ya no quedan referencias. Separa a quienes nunca encajaron en el perfil de quienes sí: lo primero es un fallo de puntería, lo segundo de producto.',
        fr: 'Cesse d’ajouter et cherche d’abord la cause, car les nouvelles ventes masquent la fuite jusqu’à ce qu’il n’y ait plus de références. Sépare ceux qui n’entraient pas dans le profil de ceux qui y entraient : erreur de cible d’un côté, de produit de l’autre.',
      },
      steps: {
        en: [
          'Interview everyone who left in the past year, with a colleague taking notes. Deliverable: a reason per loss, sorted into two groups.',
          'Name the earliest sign each loss had in common. Deliverable: a warning list checked monthly.',
        ],
        de: [
          'Sprich mit allen, die im letzten Jahr gingen, während ein Kollege mitschreibt. Ergebnis: ein Grund pro Verlust, in zwei Gruppen.',
          'Benenne das früheste Anzeichen, das die Verluste gemeinsam hatten. Ergebnis: eine monatlich geprüfte Warnliste.',
        ],
        es: [
          'Entrevista a todos los que se fueron en el último año con alguien tomando notas. Entregable: un motivo por pérdida, en dos grupos.',
          'Nombra la señal más temprana que compartían esas pérdidas. Entregable: una lista de alertas revisada cada mes.',
        ],
        fr: [
          'Interroge tous ceux qui sont partis depuis un an, un collègue prenant des notes. Livrable : une raison par perte, en deux groupes.',
          'Nomme le signe le plus précoce que ces pertes avaient en commun. Livrable : une liste d’alertes relue chaque mois.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do we show traction to investors honestly',
          'which fit numbers belong on the pitch slide',
          'present our stage without overselling',
        ],
        de: [
          'wie zeigen wir Investoren ehrlich unseren Markterfolg',
          'welche Zahlen zum Fit gehören auf die Folie',
          'Phase darstellen ohne zu übertreiben',
        ],
        es: [
          'cómo enseñamos la tracción a inversores con honestidad',
          'qué cifras de encaje van en la lámina',
          'presentar nuestra fase sin exagerar',
        ],
        fr: [
          'comment montrer la traction honnêtement aux investisseurs',
          'quels chiffres d’adéquation mettre dans le pitch',
          'présenter notre stade sans enjoliver',
        ],
      },
      says: {
        en: 'Show four facts on one slide: paying customers, how strangers among them found you, who bought again and who left. Name the degree yourself and what you will do about the weakest fact; a stated weakness buys more trust than a rounded total.',
        de: 'Zeig vier Fakten auf einer Folie: zahlende Kunden, wie die fremden darunter dich fanden, wer nachgekauft hat und wer gegangen ist. Nenn den Grad selbst und was du gegen den schwächsten Punkt tust; eine genannte Schwäche schafft mehr Vertrauen als eine gerundete Summe.',
        es: 'Enseña cuatro hechos en una lámina: clientes que pagan, cómo te hallaron los desconocidos, quién repitió y quién se fue. Nombra tú el grado y qué harás con lo más débil; una flaqueza dicha gana más confianza que un total redondeado.',
        fr: 'Montre quatre faits sur une page : clients payants, comment les inconnus t’ont trouvé, qui a racheté et qui est parti. Nomme toi-même le degré et ce que tu fais du point faible ; une faiblesse avouée vaut mieux qu’un total arrondi.',
      },
      steps: {
        en: [
          'Build the slide from invoices and contracts, with a date under each figure. Deliverable: one traction slide with sources.',
          'Rehearse the answer on why customers left with a sceptical outsider. Deliverable: a three-sentence reply.',
        ],
        de: [
          'Bau die Folie aus Rechnungen und Verträgen, mit Datum unter jeder Zahl. Ergebnis: eine Folie mit Quellen.',
          'Übe die Antwort auf Kundenverluste mit jemand Skeptischem von außen. Ergebnis: eine Antwort in drei Sätzen.',
        ],
        es: [
          'Haz la lámina con facturas y contratos, y una fecha bajo cada cifra. Entregable: una lámina de tracción con fuentes.',
          'Ensaya con alguien escéptico de fuera la respuesta sobre clientes perdidos. Entregable: una contestación de tres frases.',
        ],
        fr: [
          'Bâtis la page sur factures et contrats, une date sous chaque chiffre. Livrable : une page de traction sourcée.',
          'Répète avec un sceptique extérieur la réponse sur les clients perdus. Livrable : une réponse en trois phrases.',
        ],
      },
    },
    {
      asks: {
        en: [
          'many free users, does that mean fit',
          'downloads and sign-ups but nobody pays',
          'hundreds use the free version, is the market there',
        ],
        de: [
          'viele Gratisnutzer, ist das Fit',
          'Downloads und Anmeldungen, aber keiner zahlt',
          'Hunderte nutzen die kostenlose Version, gibt es den Markt',
        ],
        es: [
          'muchos usuarios gratis, ¿es encaje?',
          'descargas y registros pero nadie paga',
          'cientos usan la versión gratuita, ¿hay mercado?',
        ],
        fr: [
          'beaucoup d’utilisateurs gratuits, est-ce l’adéquation',
          'téléchargements et inscriptions mais personne ne paie',
          'des centaines utilisent la version gratuite, le marché existe-t-il',
        ],
      },
      says: {
        en: 'No, free use shows curiosity and a list shows patience; fit needs somebody who pays and would be worse off without it. Turn the crowd into a test by asking the most active ones for a paid step this month.',
        de: 'Nein, Gratisnutzung zeigt Neugier und eine Liste Geduld; Passung braucht jemanden, der zahlt und ohne das Produkt schlechter dran wäre. Mach aus der Menge einen Test und bitte die Aktivsten noch diesen Monat um einen bezahlten Schritt.',
        es: 'No, el uso gratuito enseña curiosidad y la lista, paciencia; el encaje exige a alguien que pague y estaría peor sin ello. Convierte la multitud en una prueba y pide este mes a los más activos un paso de pago.',
        fr: 'Non, l’usage gratuit montre de la curiosité et une liste de la patience ; il faut quelqu’un qui paie et serait moins bien sans. Fais de cette foule un test et demande ce mois-ci aux plus actifs un pas payant.',
      },
      steps: {
        en: [
          'Select the fifteen most active free users and offer a paid plan with a date. Deliverable: fifteen answers with reasons.',
          'Cut the list to organisations with a named buyer and a problem cost. Deliverable: a shortlist with phone numbers.',
        ],
        de: [
          'Biete den fünfzehn aktivsten Gratisnutzern einen bezahlten Plan mit Datum an. Ergebnis: fünfzehn Antworten mit Grund.',
          'Kürze die Liste auf Organisationen mit benanntem Käufer und bezifferten Problemkosten. Ergebnis: eine Auswahl mit Telefonnummern.',
        ],
        es: [
          'Elige a los quince usuarios gratuitos más activos y ofréceles un plan de pago. Entregable: quince respuestas con su motivo.',
          'Reduce la lista a organizaciones con comprador conocido y coste del problema. Entregable: una selección con teléfonos.',
        ],
        fr: [
          'Choisis les quinze utilisateurs gratuits les plus actifs et propose une offre payante datée. Livrable : quinze réponses motivées.',
          'Réduis la liste aux organisations dotées d’un acheteur nommé et d’un coût du problème. Livrable : une sélection avec téléphones.',
        ],
      },
    },
  ],
  'forty-percent-test': [
    {
      asks: {
        en: [
          'exact wording of the disappointment question',
          'what do I write in the survey',
          'which answer options and follow-up questions',
        ],
        de: [
          'genauer Wortlaut der Enttäuschungsfrage',
          'was schreibe ich in die Umfrage',
          'welche Antworten und Zusatzfragen',
        ],
        es: [
          'redacción exacta de la pregunta sobre la decepción',
          'qué escribo en la encuesta',
          'qué opciones de respuesta y preguntas añadidas',
        ],
        fr: [
          'formulation exacte de la question de déception',
          'que mettre dans le sondage',
          'quelles réponses et questions ouvertes ajouter',
        ],
      },
      says: {
        en: 'Ask one closed question and two open ones: how would you feel if you could no longer use it, with very, somewhat and not disappointed as answers; then what you would use instead, and what the main benefit is. Keep your name and features out.',
        de: 'Stell eine geschlossene und zwei offene Fragen: wie es wäre, das Produkt nicht mehr nutzen zu können, mit sehr, etwas und nicht enttäuscht als Antworten; dann, was man stattdessen nähme und was der Hauptnutzen ist. Werbung und Funktionslisten bleiben draußen.',
        es: 'Haz una pregunta cerrada y dos abiertas: cómo se sentirían si no pudieran usarlo más, con muy, algo o nada decepcionado como respuestas; después qué usarían en su lugar y cuál es el beneficio principal. Deja fuera la publicidad.',
        fr: 'Pose une question fermée et deux ouvertes : leur réaction s’ils ne pouvaient plus l’utiliser, avec très, un peu ou pas déçu comme réponses ; puis ce qu’ils prendraient à la place et le principal bénéfice. Pas de publicité dedans.',
      },
      steps: {
        en: [
          'Write the three questions and read them aloud to two users. Deliverable: a survey that takes one minute.',
          "Translate it into the users' working language and check the strongest option keeps its force. Deliverable: a tested version per language.",
        ],
        de: [
          'Formuliere die drei Fragen und lies sie zwei Nutzern laut vor. Ergebnis: eine Umfrage, die eine Minute dauert.',
          'Übersetze sie in die Arbeitssprache der Nutzer und prüf die Stärke der obersten Antwort. Ergebnis: eine getestete Fassung je Sprache.',
        ],
        es: [
          'Redacta las tres preguntas y léelas en voz alta a dos usuarios. Entregable: una encuesta de un minuto.',
          'Tradúcela al idioma de trabajo y comprueba que la opción más fuerte conserva su fuerza. Entregable: una versión probada por idioma.',
        ],
        fr: [
          'Rédige les trois questions et lis-les à voix haute à deux utilisateurs. Livrable : un sondage d’une minute.',
          'Traduis-le dans la langue de travail et vérifie que la réponse la plus forte le reste. Livrable : une version testée par langue.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we have fewer than thirty users, can we run the test',
          'tiny user base, too few answers for a percentage',
          'small sample, what instead of a survey',
        ],
        de: [
          'wir haben weniger als dreißig Nutzer, geht der Test trotzdem',
          'winzige Nutzerbasis, zu wenige Antworten für Prozente',
          'kleine Stichprobe, was statt Umfrage',
        ],
        es: [
          'tenemos menos de treinta usuarios, ¿sirve la prueba?',
          'base diminuta, pocas respuestas para un porcentaje',
          'muestra pequeña, qué hago en vez de encuesta',
        ],
        fr: [
          'nous avons moins de trente utilisateurs, le test vaut-il',
          'base minuscule, trop peu de réponses pour un pourcentage',
          'petit échantillon, que faire au lieu d’un sondage',
        ],
      },
      says: {
        en: 'Run it as interviews and not as a percentage: with under 30 answers the share jumps with every person. Call each user, ask the same question, and write down the reason in their words, since the reasons are useful from the first five on.',
        de: 'Führ ihn als Gespräch und nicht als Prozentzahl: Unter 30 Antworten springt der Anteil mit jeder Person. Ruf jeden Nutzer an, stell dieselbe Frage und notiere den Grund im Wortlaut, denn Gründe helfen schon ab den ersten fünf.',
        es: 'Hazla como conversación y no como porcentaje: con menos de 30 respuestas la cifra salta con cada persona. Llama a cada usuario, haz la misma pregunta y apunta el motivo literal, porque los motivos ya sirven desde los cinco primeros.',
        fr: 'Mène-le en entretiens et non en pourcentage : sous 30 réponses, la part saute à chaque personne. Appelle chaque utilisateur, pose la même question et note la raison mot pour mot, car les raisons servent dès les cinq premières.',
      },
      steps: {
        en: [
          'Phone every active user and ask why they chose their answer. Deliverable: a quote and a grade per user.',
          'Set the date when you will have enough users for a share. Deliverable: a calendar entry with the expected number.',
        ],
        de: [
          'Telefoniere mit jedem aktiven Nutzer und frag nach dem Warum hinter der Antwort. Ergebnis: ein Zitat und eine Stufe pro Nutzer.',
          'Setz das Datum, ab dem genug Nutzer für einen Anteil da sind. Ergebnis: ein Kalendereintrag mit erwarteter Zahl.',
        ],
        es: [
          'Telefonea a cada usuario activo y pregunta por qué eligió esa respuesta. Entregable: una cita y un grado por usuario.',
          'Fija la fecha en que tendrás usuarios suficientes para un porcentaje. Entregable: una entrada en la agenda con el número esperado.',
        ],
        fr: [
          'Téléphone à chaque utilisateur actif et demande le pourquoi de sa réponse. Livrable : une citation et un degré par personne.',
          'Fixe la date où tu auras assez d’utilisateurs pour une part. Livrable : une entrée d’agenda avec le nombre attendu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our score is far below the bar, what should we do',
          'only one in five would be very disappointed',
          'bad survey result, pivot or improve',
        ],
        de: [
          'unser Wert liegt weit unter der Marke, was tun',
          'nur jeder Fünfte wäre sehr enttäuscht',
          'schlechtes Umfrageergebnis, umsteuern oder verbessern',
        ],
        es: [
          'nuestro resultado está muy por debajo del listón, qué hago',
          'solo uno de cada cinco se sentiría muy decepcionado',
          'mala encuesta, ¿pivotar o mejorar?',
        ],
        fr: [
          'notre score est très sous le seuil, que faire',
          'seul un sur cinq serait très déçu',
          'mauvais sondage, pivoter ou améliorer',
        ],
      },
      says: {
        en: 'Look for the group inside the bad average before you change the product. If one role or segment stands far above the rest, build and sell for it alone; if every group is low, return to problem interviews before adding features.',
        de: 'Such im schlechten Durchschnitt nach einer guten Gruppe, bevor du das Produkt änderst. Steht eine Rolle oder ein Segment weit über dem Rest, bau und verkauf nur dafür; sind alle niedrig, geh zurück zu Problemgesprächen statt zu neuen Funktionen.',
        es: 'Busca un grupo bueno dentro de la mala media antes de tocar el producto. Si un cargo o segmento destaca mucho, construye y vende solo para él; si todos están bajos, vuelve a las entrevistas de problema en vez de añadir funciones.',
        fr: 'Cherche un bon groupe dans la mauvaise moyenne avant de changer le produit. Si une fonction ou un segment dépasse nettement, construis et vends pour lui seul ; si tous sont bas, reprends les entretiens sur le problème plutôt que d’ajouter.',
      },
      steps: {
        en: [
          'Sort answers by job, site type and use frequency. Deliverable: the group with the highest share, by name.',
          'Ask ten lukewarm users of that group what keeps them from more. Deliverable: one obstacle ranked first.',
        ],
        de: [
          'Sortiere die Antworten nach Beruf, Standortart und Häufigkeit der Nutzung. Ergebnis: die beste Gruppe mit Namen.',
          'Frag zehn lauwarme Nutzer dieser Gruppe, was sie von mehr abhält. Ergebnis: ein Hindernis auf Platz eins.',
        ],
        es: [
          'Ordena las respuestas por oficio, tipo de planta y frecuencia de uso. Entregable: el grupo con mejor porcentaje.',
          'Pregunta a diez usuarios tibios de ese grupo qué les frena. Entregable: un obstáculo en primer lugar.',
        ],
        fr: [
          'Trie les réponses par métier, type de site et fréquence d’usage. Livrable : le groupe au meilleur taux, nommé.',
          'Demande à dix utilisateurs tièdes de ce groupe ce qui les retient. Livrable : un obstacle classé premier.',
        ],
      },
    },
    {
      asks: {
        en: [
          'who should receive the survey',
          'may I include trial users and people who logged in once',
          'buyers or end users, whose answer counts',
        ],
        de: [
          'wer soll die Umfrage bekommen',
          'darf ich Testnutzer und Einmalbesucher einschließen',
          'Käufer oder Anwender, wessen Antwort zählt',
        ],
        es: [
          'a quién envío la encuesta',
          '¿incluyo a quienes solo probaron una vez?',
          'comprador o usuario final, qué respuesta vale',
        ],
        fr: [
          'à qui envoyer le sondage',
          'puis-je inclure les essais et les visiteurs d’un jour',
          'acheteur ou utilisateur, quelle réponse compte',
        ],
      },
      says: {
        en: 'Send it only to people who used the product at least twice lately, and mark who pays and who merely operates it. Newcomers, dormant accounts and your friends blur the result; a manager who never touches it answers another question.',
        de: 'Schick sie nur an Menschen, die das Produkt zuletzt mindestens zweimal genutzt haben, und vermerk, wer zahlt und wer nur bedient. Neulinge, Karteileichen und Freunde verwischen das Ergebnis; eine Führungskraft ohne Berührung damit beantwortet eine andere Frage.',
        es: 'Envíala solo a quienes usaron el producto al menos dos veces hace poco, y marca quién paga y quién solo lo maneja. Los recién llegados, las cuentas dormidas y los amigos enturbian el dato; un jefe que no lo toca responde a otra cosa.',
        fr: 'Envoie-le seulement à ceux qui ont utilisé le produit au moins deux fois récemment, en notant qui paie et qui ne fait que l’utiliser. Nouveaux, comptes dormants et amis brouillent le résultat ; un chef qui n’y touche pas répond à autre chose.',
      },
      steps: {
        en: [
          'Filter by recent repeated use and remove staff, friends and demo accounts. Deliverable: a clean recipient list with roles.',
          'Put the buying managers in a list of their own for a renewal talk. Deliverable: two separate lists.',
        ],
        de: [
          'Filtere nach wiederholter Nutzung und entferne Team, Freunde und Demokonten. Ergebnis: eine saubere Empfängerliste mit Rollen.',
          'Setz kaufende Führungskräfte auf eine eigene Liste für das Verlängerungsgespräch. Ergebnis: zwei getrennte Listen.',
        ],
        es: [
          'Filtra por uso repetido y quita equipo, amigos y cuentas de demostración. Entregable: una lista limpia con cargos.',
          'Pon a los jefes que compran en otra lista para hablar de renovación. Entregable: dos listas separadas.',
        ],
        fr: [
          'Filtre par usage répété et retire équipe, amis et comptes de démonstration. Livrable : une liste propre avec les fonctions.',
          'Mets les responsables acheteurs sur une liste à part pour parler renouvellement. Livrable : deux listes distinctes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we sell machines or sensors, who would be disappointed',
          'test for hardware with operators instead of app users',
          'embedded product nobody logs into',
        ],
        de: [
          'wir verkaufen Maschinen oder Sensoren, wer wäre enttäuscht',
          'Test für Hardware mit Bedienern statt App-Nutzern',
          'eingebautes Produkt, in das sich keiner einloggt',
        ],
        es: [
          'vendemos máquinas o sensores, quién se decepcionaría',
          'prueba para hardware con operarios en vez de usuarios de app',
          'producto integrado en el que nadie entra',
        ],
        fr: [
          'nous vendons des machines ou capteurs, qui serait déçu',
          'test pour du matériel avec des opérateurs et pas d’appli',
          'produit embarqué où personne ne se connecte',
        ],
      },
      says: {
        en: 'Ask the people whose shift changes when the device is off: operators, maintenance and the engineer who reads the data. Watch behaviour as well, since with hardware the honest answer is whether they switch it back on and phone you when it stops.',
        de: 'Frag die Menschen, deren Schicht sich ändert, wenn das Gerät aus ist: Bedienung, Instandhaltung und wer die Daten liest. Beobachte auch das Verhalten, denn bei Hardware ist die ehrliche Antwort, ob sie wieder eingeschaltet wird und jemand anruft, wenn sie steht.',
        es: 'Pregunta a quienes ven cambiar su turno si el equipo está apagado: operarios, mantenimiento y el ingeniero que lee los datos. Observa también la conducta: en hardware la respuesta honesta es si lo encienden otra vez y te llaman cuando se para.',
        fr: 'Demande à ceux dont le poste change quand l’appareil est éteint : opérateurs, maintenance et ingénieur qui lit les données. Observe aussi les actes : pour du matériel, la réponse honnête est s’ils le rallument et t’appellent quand il s’arrête.',
      },
      steps: {
        en: [
          'Ask three roles per site the same question in person. Deliverable: a site sheet with three answers.',
          'Log every stop and how fast the customer complained. Deliverable: a table of outages and reaction times.',
        ],
        de: [
          'Stell drei Rollen pro Standort persönlich dieselbe Frage. Ergebnis: ein Standortblatt mit drei Antworten.',
          'Protokolliere jeden Stillstand und wie schnell sich der Kunde meldete. Ergebnis: eine Tabelle mit Ausfällen und Reaktionszeiten.',
        ],
        es: [
          'Haz en persona la misma pregunta a tres cargos por planta. Entregable: una hoja por planta con tres respuestas.',
          'Registra cada parada y cuánto tardó el cliente en quejarse. Entregable: una tabla de fallos y tiempos de reacción.',
        ],
        fr: [
          'Pose en personne la même question à trois fonctions par site. Livrable : une fiche de site à trois réponses.',
          'Consigne chaque arrêt et le délai avant la plainte du client. Livrable : un tableau des pannes et des réactions.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how often should we repeat the survey',
          'track the score over time',
          'how do I know that the last release moved the result',
        ],
        de: [
          'wie oft wiederholen wir die Umfrage',
          'den Wert über die Zeit verfolgen',
          'woran sehe ich, dass die letzte Version etwas bewirkt hat',
        ],
        es: [
          'cada cuánto repetimos la encuesta',
          'seguir el resultado en el tiempo',
          'cómo sé que la última versión lo movió',
        ],
        fr: [
          'à quelle fréquence refaire le sondage',
          'suivre le score dans le temps',
          'comment savoir si la dernière version a eu un effet',
        ],
      },
      says: {
        en: "Repeat it every quarter with new people, never the same ones within half a year, and compare groups instead of totals. A rise counts when the target segment's share goes up while renewals hold; a rise from a changed mix of users does not.",
        de: 'Wiederhole sie jedes Quartal mit anderen Leuten, nie dieselben binnen eines halben Jahres, und vergleiche Gruppen statt Summen. Ein Anstieg zählt, wenn der Anteil im Zielsegment steigt und die Verlängerungen halten; eine andere Mischung der Nutzer zählt nicht.',
        es: 'Repítela cada trimestre con otra gente, nunca la misma en medio año, y compara grupos en lugar de totales. Una subida vale si crece la parte del segmento objetivo y aguantan las renovaciones; si solo cambió la mezcla de usuarios, no.',
        fr: 'Refais-le chaque trimestre avec d’autres personnes, jamais les mêmes en six mois, et compare des groupes plutôt que des totaux. Une hausse compte si la part du segment visé monte et que les renouvellements tiennent ; un simple changement de public, non.',
      },
      steps: {
        en: [
          'Fix the send date, group definition and wording for the next four rounds. Deliverable: a one-page protocol.',
          "Plot the target segment's share beside renewals per quarter. Deliverable: one chart with two lines.",
        ],
        de: [
          'Leg Versandtag, Gruppendefinition und Wortlaut für die nächsten vier Runden fest. Ergebnis: ein Protokoll auf einer Seite.',
          'Zeichne den Anteil im Zielsegment neben den Verlängerungen je Quartal auf. Ergebnis: ein Diagramm mit zwei Linien.',
        ],
        es: [
          'Fija fecha de envío, definición de grupos y redacción para las cuatro próximas rondas. Entregable: un protocolo de una página.',
          'Dibuja la parte del segmento objetivo junto a las renovaciones por trimestre. Entregable: un gráfico con dos líneas.',
        ],
        fr: [
          'Fixe date d’envoi, définition des groupes et formulation pour les quatre prochains tours. Livrable : un protocole d’une page.',
          'Trace la part du segment visé à côté des renouvellements par trimestre. Livrable : un graphique à deux lignes.',
        ],
      },
    },
  ],
  'unit-economics-minimum': [
    {
      asks: {
        en: [
          'how do I calculate acquisition cost when founders do the selling',
          'does unpaid founder time count in CAC',
          'what belongs into customer acquisition cost',
        ],
        de: [
          'wie rechne ich Akquisekosten, wenn die Gründer selbst verkaufen',
          'zählt unbezahlte Gründerzeit in den CAC',
          'was gehört in die Kosten der Kundengewinnung',
        ],
        es: [
          'cómo calculo el coste de captación si vendemos los fundadores',
          '¿cuenta en el CAC mi tiempo sin cobrar?',
          'qué entra en el coste de adquisición',
        ],
        fr: [
          'comment calculer le coût d’acquisition quand les fondateurs vendent',
          'mon temps non payé compte-t-il dans le CAC',
          'que mettre dans le coût pour gagner un client',
        ],
      },
      says: {
        en: 'Count founder hours at the salary of the person who will replace you, plus travel, samples, demo units and lost deals. Divide by customers won in that period, and show the figure with and without your time, because only one of them survives hiring.',
        de: 'Rechne Gründerstunden mit dem Gehalt der Person, die dich ersetzen wird, dazu Reisen, Muster, Vorführgeräte und verlorene Fälle. Teile durch die gewonnenen Kunden und zeig den Wert mit und ohne deine Zeit, denn nur einer von beiden übersteht Einstellungen.',
        es: 'Cuenta las horas de fundador al sueldo de quien te sustituirá, más viajes, muestras, equipos de demostración y ventas perdidas. Divide entre los clientes ganados y enseña la cifra con y sin tu tiempo, porque solo una resiste las contrataciones.',
        fr: 'Compte les heures des fondateurs au salaire de la personne qui te remplacera, plus trajets, échantillons, matériel de démonstration et affaires perdues. Divise par les clients gagnés et montre le chiffre avec et sans ton temps : un seul survivra aux embauches.',
      },
      steps: {
        en: [
          'Log selling hours per deal for one quarter, including deals you lost. Deliverable: an hour sheet with a replacement wage.',
          'Calculate the cost per won customer both ways. Deliverable: two figures and the formula behind them.',
        ],
        de: [
          'Erfasse ein Quartal lang die Verkaufsstunden je Fall, auch bei verlorenen. Ergebnis: ein Stundenblatt mit Ersatzgehalt.',
          'Berechne die Kosten je gewonnenem Kunden auf beide Arten. Ergebnis: zwei Zahlen samt Formel.',
        ],
        es: [
          'Registra un trimestre las horas de venta por caso, incluidos los perdidos. Entregable: una hoja de horas con sueldo de reemplazo.',
          'Calcula el coste por cliente ganado de las dos maneras. Entregable: dos cifras con su fórmula.',
        ],
        fr: [
          'Relève pendant un trimestre les heures de vente par affaire, perdues comprises. Livrable : une feuille d’heures au salaire de remplacement.',
          'Calcule le coût par client gagné des deux façons. Livrable : deux chiffres et leur formule.',
        ],
      },
    },
    {
      asks: {
        en: [
          'hardware loses money on every unit we ship, is that fatal',
          'negative margin on the first devices',
          'cost per piece is above the price in small series',
        ],
        de: [
          'die Hardware verliert bei jedem Stück Geld, ist das tödlich',
          'negative Marge bei den ersten Geräten',
          'Stückkosten liegen in Kleinserie über dem Preis',
        ],
        es: [
          'el hardware pierde dinero en cada unidad, ¿es mortal?',
          'margen negativo en los primeros equipos',
          'en serie corta el coste supera el precio',
        ],
        fr: [
          'le matériel perd de l’argent à chaque unité, est-ce fatal',
          'marge négative sur les premiers appareils',
          'en petite série le coût dépasse le prix',
        ],
      },
      says: {
        en: 'No, if you can show line by line what falls with volume and what never will. Early units carry hand assembly and small orders; visits, scrap and warranty stay unless you redesign them. Sell few at a loss, on purpose and with a stop.',
        de: 'Nein, solange du Zeile für Zeile zeigen kannst, was mit der Menge fällt und was nie. Frühe Geräte tragen Handarbeit und Kleinmengen; Serviceeinsätze, Ausschuss und Garantie bleiben ohne neue Konstruktion. Verkauf wenige mit Verlust, bewusst und mit Obergrenze.',
        es: 'No, si puedes mostrar línea a línea qué baja con el volumen y qué no bajará nunca. Las primeras unidades cargan montaje manual y pedidos pequeños; visitas, desecho y garantía siguen sin rediseño. Vende pocas con pérdida, a propósito y con tope.',
        fr: 'Non, si tu montres ligne par ligne ce qui baisse avec le volume et ce qui ne baissera jamais. Les premières unités portent montage manuel et petites commandes ; visites, rebut et garantie restent sans nouvelle conception. Vends-en peu à perte, exprès et sous plafond.',
      },
      steps: {
        en: [
          'Split unit cost into volume-driven, design-driven and service-driven parts. Deliverable: a cost table with three columns.',
          'Get supplier quotes for three order sizes. Deliverable: a margin curve with the break-even quantity.',
        ],
        de: [
          'Teile die Stückkosten in mengen-, konstruktions- und servicebedingte Anteile. Ergebnis: eine Kostentabelle mit drei Spalten.',
          'Hol Lieferantenangebote für drei Bestellgrößen ein. Ergebnis: eine Margenkurve mit der Menge zur Kostendeckung.',
        ],
        es: [
          'Divide el coste unitario en partes ligadas a volumen, diseño y servicio. Entregable: una tabla de costes con tres columnas.',
          'Pide presupuestos a proveedores para tres tamaños de pedido. Entregable: una curva de margen con el punto de equilibrio.',
        ],
        fr: [
          'Sépare le coût unitaire en parts liées au volume, à la conception et au service. Livrable : un tableau à trois colonnes.',
          'Obtiens des devis fournisseurs pour trois tailles de commande. Livrable : une courbe de marge avec le seuil de rentabilité.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we have only a handful of customers, which figure should we track',
          'too early for ratios, what to measure instead',
          'numbers for the first three accounts',
        ],
        de: [
          'wir haben nur eine Handvoll Kunden, welche Zahl verfolgen wir',
          'zu früh für Verhältniszahlen, was stattdessen messen',
          'Kennzahlen für die ersten drei Abnehmer',
        ],
        es: [
          'solo tenemos un puñado de clientes, qué cifra sigo',
          'pronto para ratios, qué mido entonces',
          'números para las tres primeras cuentas',
        ],
        fr: [
          'nous n’avons qu’une poignée de clients, quel chiffre suivre',
          'trop tôt pour des ratios, que mesurer à la place',
          'indicateurs pour les trois premiers comptes',
        ],
      },
      says: {
        en: 'Track the hours and money each customer costs you per month, and nothing that needs an average. Ratios from a handful of accounts describe luck, whereas cost to serve shows early whether you sell a product or your own time.',
        de: 'Verfolg Stunden und Geld, die dich jeder Kunde im Monat kostet, und nichts, was einen Durchschnitt braucht. Verhältniszahlen aus einer Handvoll Firmen beschreiben Glück; der Betreuungsaufwand zeigt früh, ob du ein Produkt verkaufst oder deine Zeit.',
        es: 'Sigue las horas y el dinero que cada cliente te cuesta al mes y nada que exija una media. Los ratios de un puñado de cuentas describen la suerte; el coste de servir enseña pronto si vendes un producto o tu propio tiempo.',
        fr: 'Suis les heures et l’argent que chaque client te coûte par mois, et rien qui demande une moyenne. Les ratios d’une poignée de comptes décrivent la chance ; le coût de service montre tôt si tu vends un produit ou ton temps.',
      },
      steps: {
        en: [
          'Tag every support hour and visit with a customer for a month. Deliverable: hours per customer, highest first.',
          'Ask why the top consumer needs so much and remove one cause. Deliverable: a fixed cause with saved hours.',
        ],
        de: [
          'Ordne einen Monat lang jede Supportstunde und jeden Besuch einem Kunden zu. Ergebnis: Stunden je Kunde, höchste zuerst.',
          'Klär, warum der aufwendigste so viel braucht, und beseitige eine Ursache. Ergebnis: eine behobene Ursache mit gesparten Stunden.',
        ],
        es: [
          'Asigna durante un mes cada hora de soporte y visita a un cliente. Entregable: horas por cliente, de más a menos.',
          'Averigua por qué el primero necesita tanto y elimina una causa. Entregable: una causa resuelta con horas ahorradas.',
        ],
        fr: [
          'Attribue pendant un mois chaque heure de support et chaque visite à un client. Livrable : heures par client, la plus forte en tête.',
          'Cherche pourquoi le premier consomme autant et supprime une cause. Livrable : une cause réglée, heures gagnées notées.',
        ],
      },
    },
    {
      asks: {
        en: [
          'winning a customer costs too much, raise the price or cut selling cost',
          'which lever first when acquisition is too expensive',
          'we spend more on sales than the deal brings',
        ],
        de: [
          'Kundengewinnung ist zu teuer, Preis rauf oder Vertriebskosten runter',
          'welcher Hebel zuerst bei hohen Akquisekosten',
          'wir geben für den Verkauf mehr aus, als er bringt',
        ],
        es: [
          'captar un cliente cuesta demasiado, ¿subo precio o recorto ventas?',
          'qué palanca primero si la captación es cara',
          'gastamos en vender más de lo que deja',
        ],
        fr: [
          'gagner un client coûte trop, monter le prix ou réduire les frais de vente',
          'quel levier d’abord si l’acquisition est chère',
          'nous dépensons plus à vendre que l’affaire ne rapporte',
        ],
      },
      says: {
        en: 'Raise the price or the contract size first, since it acts at once and tests whether the value is real. Then cut the most expensive step, usually a demo or trip for people who could not buy. Cheaper leads come last.',
        de: 'Erhöhe zuerst Preis oder Vertragsgröße; das wirkt sofort und prüft, ob der Nutzen echt ist. Kürz danach den teuersten Schritt, meist eine Vorführung oder Reise für Leute ohne Kaufbefugnis. Billigere Kontakte kommen zuletzt.',
        es: 'Sube antes el precio o el tamaño del contrato, porque actúa ya y prueba si el valor es real. Recorta después el paso más caro, casi siempre una demostración o viaje para quien no podía comprar. Los contactos baratos van al final.',
        fr: 'Monte d’abord le prix ou la taille du contrat, car l’effet est immédiat et teste la valeur. Coupe ensuite l’étape la plus chère, souvent une démonstration ou un voyage pour des gens sans pouvoir d’achat. Les contacts moins chers viennent en dernier.',
      },
      steps: {
        en: [
          'Quote the next three prospects a higher price with the same scope. Deliverable: three reactions in writing.',
          'Find the costliest selling step and add a condition before it. Deliverable: a qualification rule on one line.',
        ],
        de: [
          'Nenn den nächsten drei Interessenten bei gleichem Umfang einen höheren Preis. Ergebnis: drei schriftliche Reaktionen.',
          'Such den teuersten Verkaufsschritt und stell eine Bedingung davor. Ergebnis: eine Qualifizierungsregel in einer Zeile.',
        ],
        es: [
          'Cotiza a los tres próximos interesados un precio mayor con igual alcance. Entregable: tres reacciones por escrito.',
          'Busca el paso de venta más costoso y pon una condición delante. Entregable: una regla de calificación en una línea.',
        ],
        fr: [
          'Annonce aux trois prochains prospects un prix plus haut à périmètre égal. Livrable : trois réactions écrites.',
          'Repère l’étape de vente la plus coûteuse et pose une condition avant elle. Livrable : une règle de qualification en une ligne.',
        ],
      },
    },
    {
      asks: {
        en: [
          'investors ask for lifetime value but nobody has left yet',
          'how to estimate LTV with a young customer base',
          'no churn data, what number do I give',
        ],
        de: [
          'Investoren fragen nach dem Kundenwert, aber noch ist keiner gegangen',
          'LTV schätzen bei jungem Kundenstamm',
          'keine Abwanderungsdaten, welche Zahl nenne ich',
        ],
        es: [
          'los inversores piden el valor de vida pero nadie se ha ido',
          'estimar LTV con clientes recientes',
          'sin datos de bajas, qué número doy',
        ],
        fr: [
          'les investisseurs veulent la valeur vie mais personne n’est parti',
          'estimer la LTV avec des clients récents',
          'sans données de départ, quel chiffre donner',
        ],
      },
      says: {
        en: 'Give a capped estimate and say so: gross margin per year times the contract term that is already signed. No departures in a young base only means that time is short, so show renewals due and their dates instead of an infinite lifetime.',
        de: 'Nenn eine gedeckelte Schätzung und sag es dazu: Rohmarge pro Jahr mal bereits unterschriebener Laufzeit. Dass aus einem jungen Bestand niemand ging, heißt nur, dass wenig Zeit verging; zeig anstehende Verlängerungen mit Datum statt einer unendlichen Lebensdauer.',
        es: 'Da una estimación con tope y dilo: margen bruto anual por el plazo ya firmado. Que nadie se haya ido de una base joven solo indica poco tiempo, así que enseña las renovaciones pendientes con fecha en vez de una vida infinita.',
        fr: 'Donne une estimation plafonnée et dis-le : marge brute annuelle fois la durée déjà signée. Aucun départ dans une base jeune signifie seulement peu de recul ; montre les renouvellements à venir et leurs dates plutôt qu’une durée infinie.',
      },
      steps: {
        en: [
          'Compute the value over signed terms only, with margin after service. Deliverable: a conservative figure with its cap.',
          'List every renewal due in the coming year. Deliverable: a calendar with amounts at stake.',
        ],
        de: [
          'Berechne den Wert nur über unterschriebene Laufzeiten und mit Marge nach Service. Ergebnis: eine vorsichtige Zahl mit Deckel.',
          'Liste alle Verlängerungen des kommenden Jahres auf. Ergebnis: ein Kalender mit den Beträgen, um die es geht.',
        ],
        es: [
          'Calcula el valor solo sobre plazos firmados, con margen tras servicio. Entregable: una cifra prudente y su tope.',
          'Lista todas las renovaciones del próximo año. Entregable: un calendario con los importes en juego.',
        ],
        fr: [
          'Calcule la valeur sur les seules durées signées, marge après service. Livrable : un chiffre prudent avec son plafond.',
          'Liste tous les renouvellements de l’année à venir. Livrable : un calendrier avec les montants en jeu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'installation and integration hours eat our margin',
          'should we charge for onboarding, training and site visits',
          'too much engineering for each customer',
        ],
        de: [
          'Installation und Integration fressen unsere Marge',
          'sollen wir Einrichtung, Schulung und Besuche berechnen',
          'zu viel Ingenieursarbeit pro Kunde',
        ],
        es: [
          'la instalación y la integración se comen el margen',
          '¿cobramos puesta en marcha, formación y visitas?',
          'demasiada ingeniería por cliente',
        ],
        fr: [
          'installation et intégration mangent notre marge',
          'faut-il facturer mise en route, formation et visites',
          'trop d’ingénierie par client',
        ],
      },
      says: {
        en: "Charge for it as a separate line and standardise it, because free set-up trains customers to ask for more and hides your real margin. Offer one fixed package, price everything beyond it by the day, and give no discount on people's time.",
        de: 'Berechne es als eigene Position und standardisiere es, denn kostenlose Einrichtung erzieht zu mehr Wünschen und verdeckt die echte Marge. Biete ein festes Paket an, alles darüber zum Tagessatz, und gib auf Arbeitszeit keinen Rabatt.',
        es: 'Cóbralo en línea aparte y estandarízalo, porque la puesta en marcha gratis acostumbra a pedir más y esconde tu margen real. Ofrece un paquete fijo, cobra por día lo que lo supere y no descuentes el tiempo de tu gente.',
        fr: 'Facture-le sur une ligne à part et standardise-le, car une mise en route gratuite habitue à demander plus et cache ta vraie marge. Propose un forfait fixe, le reste à la journée, et ne remise jamais le temps des gens.',
      },
      steps: {
        en: [
          'Write the fixed set-up package with hours, limits and a price. Deliverable: a one-page service sheet.',
          'Record overruns for three projects and remove the most frequent cause. Deliverable: a change request to product.',
        ],
        de: [
          'Schreib das feste Einrichtungspaket mit Stunden, Grenzen und Preis auf. Ergebnis: ein Leistungsblatt auf einer Seite.',
          'Erfasse bei drei Projekten die Überschreitungen und beseitige die häufigste Ursache. Ergebnis: ein Änderungsantrag ans Produkt.',
        ],
        es: [
          'Escribe el paquete fijo de puesta en marcha con horas, límites y precio. Entregable: una hoja de servicio.',
          'Anota los excesos en tres proyectos y elimina la causa más frecuente. Entregable: una petición de cambio al producto.',
        ],
        fr: [
          'Écris le forfait de mise en route avec heures, limites et prix. Livrable : une fiche de service d’une page.',
          'Relève les dépassements de trois projets et supprime la cause la plus fréquente. Livrable : une demande de modification du produit.',
        ],
      },
    },
  ],
}
