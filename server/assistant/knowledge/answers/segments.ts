import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../segments.ts`, by slug. */
export const segmentsAnswers: Record<string, EntryAnswer[]> = {
  'choosing-a-beachhead': [
    {
      asks: {
        en: [
          'two segments have the same score, how do I break the tie',
          'cannot decide between the last two',
          'equal points on the scorecard',
        ],
        de: [
          'zwei Segmente haben gleich viele Punkte',
          'wie entscheide ich zwischen den letzten beiden',
          'Gleichstand in der Bewertung',
        ],
        es: [
          'dos segmentos tienen la misma puntuación, cómo desempato',
          'no decido entre los dos últimos',
          'empate en la hoja',
        ],
        fr: [
          'deux segments ont la même note, comment départager',
          "je n'arrive pas à trancher entre les deux derniers",
          'égalité dans la grille',
        ],
      },
      says: {
        en: 'Take the one where you can name a person who would meet you next week. When scores tie, access decides, because it starts the learning clock sooner, and a wrong choice found in a month costs less than a third round of scoring.',
        de: 'Nimm das Segment, in dem du jemanden nennen kannst, der dich nächste Woche trifft. Bei Gleichstand entscheidet der Zugang, denn dort lernst du früher, und ein nach einem Monat erkannter Irrtum kostet weniger als eine weitere Bewertungsrunde.',
        es: 'Elige aquel donde puedas nombrar a alguien que te reciba la próxima semana. En caso de empate decide el acceso, porque allí aprendes antes, y un error descubierto en un mes cuesta menos que otra ronda de puntos.',
        fr: "Prends celui où tu peux nommer une personne prête à te voir la semaine prochaine. À égalité, l'accès décide, car tu y apprends plus tôt, et une erreur découverte en un mois coûte moins qu'un troisième tour de notes.",
      },
      steps: {
        en: [
          'Message two people in each finalist today and stop the clock at the first accepted meeting. Deliverable: a winner with a timestamp.',
          'Write what would have made the other one win. Deliverable: one condition to watch, filed with the scorecard.',
        ],
        de: [
          'Schreib heute je zwei Personen in beiden Finalisten und wart auf die erste Zusage. Ergebnis: ein Sieger mit Zeitstempel.',
          'Halte fest, was das andere Segment zum Sieger gemacht hätte. Ergebnis: eine Bedingung neben der Bewertung.',
        ],
        es: [
          'Escribe hoy a dos personas de cada finalista y espera la primera cita aceptada. Entregable: un ganador con fecha y hora.',
          'Apunta qué habría hecho ganar al otro. Entregable: una condición que vigilar, archivada con la puntuación.',
        ],
        fr: [
          "Écris aujourd'hui à deux personnes de chaque finaliste et attends le premier rendez-vous accepté. Livrable : un gagnant horodaté.",
          "Note ce qui aurait fait gagner l'autre. Livrable : une condition à surveiller, rangée avec la grille.",
        ],
      },
    },
    {
      asks: {
        en: [
          'when should I give up on the chosen segment',
          'how long before switching to another market',
          'our first market is not working',
        ],
        de: [
          'wann gebe ich das gewählte Segment auf',
          'wie lange bis zum Wechsel des Marktes',
          'unser erster Markt funktioniert nicht',
        ],
        es: [
          'cuándo abandono el segmento elegido',
          'cuánto esperar antes de cambiar de mercado',
          'nuestro primer mercado no funciona',
        ],
        fr: [
          'quand abandonner le segment choisi',
          'combien de temps avant de changer de marché',
          'notre premier marché ne marche pas',
        ],
      },
      says: {
        en: 'Switch when the reason you chose it has been proven false, not when progress feels slow. If you have asked the people who hold budget and none names a cost or a date by your review day, reopen the parked list and carry the learning over.',
        de: 'Wechsle, wenn der Grund deiner Wahl widerlegt ist, nicht wenn es sich langsam anfühlt. Hast du die Budgetverantwortlichen gefragt und keiner nennt bis zum Prüftag Kosten oder Termin, öffne die geparkte Liste und nimm das Gelernte mit.',
        es: 'Cambia cuando el motivo de tu elección resulte falso, no cuando avance despacio. Si preguntaste a quienes tienen presupuesto y nadie nombra coste ni fecha antes del día de revisión, reabre la lista aparcada y llévate lo aprendido.',
        fr: "Change quand la raison de ton choix est démentie, pas quand cela te paraît lent. Si tu as interrogé ceux qui tiennent le budget et qu'aucun ne cite ni coût ni date au jour de revue, rouvre la liste en attente avec tes acquis.",
      },
      steps: {
        en: [
          'Write the three facts your choice rests on and what would disprove each. Deliverable: a kill list with dates.',
          'Interview one lost contact about why nothing moved. Deliverable: a cause that blames segment, offer or timing.',
        ],
        de: [
          'Schreib die drei Tatsachen hinter deiner Wahl auf und was jede widerlegt. Ergebnis: eine Abbruchliste mit Daten.',
          'Frag einen verlorenen Kontakt, warum sich nichts bewegt hat. Ergebnis: eine Ursache, Segment, Angebot oder Zeitpunkt.',
        ],
        es: [
          'Escribe los tres hechos que sostienen tu elección y qué refutaría cada uno. Entregable: una lista de abandono fechada.',
          'Pregunta a un contacto perdido por qué no avanzó. Entregable: una causa entre segmento, oferta o momento.',
        ],
        fr: [
          "Écris les trois faits qui fondent ton choix et ce qui démentirait chacun. Livrable : une liste d'abandon datée.",
          "Demande à un contact perdu pourquoi rien n'a bougé. Livrable : une cause, segment, offre ou moment.",
        ],
      },
    },
    {
      asks: {
        en: [
          'investors say my niche is too small',
          'is the entry segment big enough',
          'small first market versus large opportunity',
        ],
        de: [
          'Investoren finden meine Nische zu klein',
          'ist das Einstiegssegment groß genug',
          'kleiner erster Markt gegen große Chance',
        ],
        es: [
          'los inversores dicen que mi nicho es pequeño',
          'es bastante grande el segmento de entrada',
          'mercado inicial pequeño frente a gran oportunidad',
        ],
        fr: [
          'les investisseurs trouvent ma niche trop petite',
          "le segment d'entrée est-il assez grand",
          'petit premier marché contre grande opportunité',
        ],
      },
      says: {
        en: 'Small is fine for the first step, as long as you show the second and third door it opens. Give the number of customers you need this year, prove that the niche holds several times that, and name the neighbouring segment that asks for the same proof.',
        de: 'Klein ist für den ersten Schritt in Ordnung, wenn du die zweite und dritte Tür zeigst. Nenn die Zahl der Kunden, die du dieses Jahr brauchst, belege, dass die Nische ein Mehrfaches davon hat, und benenne das Nachbarsegment mit demselben Nachweis.',
        es: 'Pequeño vale para el primer paso si enseñas la segunda y la tercera puerta que abre. Di cuántos clientes necesitas este año, demuestra que el nicho tiene varias veces esa cantidad y nombra el segmento vecino que exige la misma prueba.',
        fr: 'Petit convient pour la première étape, si tu montres la deuxième et la troisième porte. Donne le nombre de clients nécessaires cette année, prouve que la niche en contient plusieurs fois autant et nomme le segment voisin qui exige la même preuve.',
      },
      steps: {
        en: [
          'Calculate how many customers cover your next milestone and compare with the named accounts. Deliverable: a coverage line.',
          'Sketch the sequence of three segments with the asset each passes on. Deliverable: one slide with arrows.',
        ],
        de: [
          'Rechne aus, wie viele Kunden den nächsten Meilenstein tragen, und vergleiche mit den benannten Firmen. Ergebnis: eine Deckungszeile.',
          'Skizziere drei Segmente nacheinander und was jedes weitergibt. Ergebnis: eine Folie mit Pfeilen.',
        ],
        es: [
          'Calcula cuántos clientes cubren tu próximo hito y compáralos con las cuentas nombradas. Entregable: una línea de cobertura.',
          'Dibuja la secuencia de tres segmentos con lo que cada uno aporta. Entregable: una diapositiva con flechas.',
        ],
        fr: [
          'Calcule combien de clients couvrent le prochain jalon et compare aux comptes nommés. Livrable : une ligne de couverture.',
          'Esquisse la suite de trois segments et ce que chacun transmet. Livrable : une diapositive avec des flèches.',
        ],
      },
    },
    {
      asks: {
        en: [
          'can we go after two markets at the same time',
          'hedge with a second segment',
          'one for now and one for later in parallel',
        ],
        de: [
          'können wir zwei Märkte gleichzeitig angehen',
          'zweites Segment als Absicherung',
          'eines jetzt und eines parallel',
        ],
        es: [
          'podemos atacar dos mercados a la vez',
          'un segundo segmento como seguro',
          'uno ahora y otro en paralelo',
        ],
        fr: [
          'peut-on viser deux marchés à la fois',
          'un second segment comme assurance',
          'un maintenant et un autre en parallèle',
        ],
      },
      says: {
        en: 'No, not with one team: two markets halve the calls, double the specifications and leave you unable to say which one failed. Keep the second alive with one hour a week of listening, and build nothing for it.',
        de: 'Nein, nicht mit einem Team: Zwei Märkte halbieren die Gespräche, verdoppeln die Spezifikationen, und am Ende weißt du nicht, welcher gescheitert ist. Halte den zweiten mit einer Stunde Zuhören pro Woche am Leben und bau nichts dafür.',
        es: 'No con un solo equipo: dos mercados reducen a la mitad las charlas, duplican especificaciones y no sabrás cuál falló. Mantén vivo el segundo con una hora semanal de escucha y no construyas nada para él.',
        fr: "Non, pas avec une seule équipe : deux marchés divisent les échanges, doublent les spécifications et tu ignoreras lequel a échoué. Garde le second en vie par une heure d'écoute par semaine et ne construis rien pour lui.",
      },
      steps: {
        en: [
          'Put every task of this month under one of the two segments and total the days. Deliverable: a chart that shows the split.',
          "Move the weaker one's tasks to a parked list with an owner. Deliverable: an emptied calendar column.",
        ],
        de: [
          'Ordne jede Aufgabe dieses Monats einem der beiden zu und addiere die Tage. Ergebnis: ein Diagramm der Aufteilung.',
          'Verschieb die Aufgaben des schwächeren auf eine Parkliste mit Zuständigem. Ergebnis: eine geleerte Kalenderspalte.',
        ],
        es: [
          'Asigna cada tarea del mes a uno de los dos y suma los días. Entregable: un gráfico del reparto.',
          'Pasa las tareas del más débil a una lista aparcada con responsable. Entregable: una columna del calendario vacía.',
        ],
        fr: [
          "Rattache chaque tâche du mois à l'un des deux et additionne les jours. Livrable : un graphique de la répartition.",
          "Déplace les tâches du plus faible vers une liste d'attente avec un responsable. Livrable : une colonne d'agenda vidée.",
        ],
      },
    },
    {
      asks: {
        en: [
          'my co-founder wants a different segment',
          'professor and team disagree about the first market',
          'argument about where to start',
        ],
        de: [
          'mein Mitgründer will ein anderes Segment',
          'Professorin und Team sind uneins über den ersten Markt',
          'Streit, wo wir anfangen',
        ],
        es: [
          'mi socio quiere otro segmento',
          'el profesor y el equipo no coinciden en el primer mercado',
          'discusión sobre por dónde empezar',
        ],
        fr: [
          'mon associé veut un autre segment',
          "le professeur et l'équipe ne sont pas d'accord sur le premier marché",
          'désaccord sur le point de départ',
        ],
      },
      says: {
        en: "Do not vote; agree on the evidence that would settle it and collect it in two weeks. Let each person defend the other's favourite with real calls, because opinions soften quickly once both have heard the same customers.",
        de: 'Stimmt nicht ab, sondern einigt euch auf den Befund, der entscheidet, und holt ihn in zwei Wochen. Jeder prüft den Favoriten des anderen mit echten Gesprächen; Meinungen werden weich, sobald beide dieselben Kunden gehört haben.',
        es: 'No votéis: acordad qué evidencia zanjaría el asunto y reunidla en dos semanas. Que cada uno compruebe el favorito del otro con llamadas reales, porque las opiniones se ablandan cuando ambos oyen a los mismos clientes.',
        fr: "Ne votez pas : convenez de la preuve qui trancherait et réunissez-la en deux semaines. Que chacun teste le favori de l'autre par de vrais appels ; les avis s'assouplissent dès que les deux ont entendu les mêmes clients.",
      },
      steps: {
        en: [
          'Swap favourites and hold three calls each in the segment you oppose. Deliverable: six notes read by both.',
          'Fix the decision day and who has the last word if you still differ. Deliverable: a signed line in the minutes.',
        ],
        de: [
          'Tauscht die Favoriten und führt je drei Gespräche im fremden Segment. Ergebnis: sechs Notizen, von beiden gelesen.',
          'Legt Entscheidungstag und letztes Wort fest. Ergebnis: eine unterschriebene Zeile im Protokoll der Gründerrunde.',
        ],
        es: [
          'Intercambiad favoritos y haced tres llamadas cada uno en el ajeno. Entregable: seis notas leídas por los dos.',
          'Fijad el día de la decisión y quién tiene la última palabra. Entregable: una línea firmada en el acta.',
        ],
        fr: [
          "Échangez vos favoris et menez trois appels chacun dans l'autre camp. Livrable : six notes lues par les deux.",
          'Fixez le jour de la décision et qui a le dernier mot. Livrable : une ligne signée au compte rendu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the market with the most pain needs long approval, start there',
          'regulated segment first or an easier one',
          'painful but slow market',
        ],
        de: [
          'der Markt mit dem größten Schmerz braucht lange Zulassung',
          'reguliertes Segment zuerst oder ein leichteres',
          'schmerzhaft, aber langsam',
        ],
        es: [
          'el mercado con más dolor exige aprobaciones largas, empiezo ahí',
          'segmento regulado primero o uno más fácil',
          'doloroso pero lento',
        ],
        fr: [
          'le marché le plus douloureux exige de longues homologations, commencer par là',
          "segment réglementé d'abord ou un plus facile",
          'douloureux mais lent',
        ],
      },
      says: {
        en: 'Start with the easier one if it produces data the regulated buyers will accept later. Pain without reach starves a young team, so let the slow market run in the background as a documented path while the quick one pays and proves.',
        de: 'Beginne mit dem leichteren, wenn er Daten liefert, die regulierte Käufer später anerkennen. Schmerz ohne Zugang hungert ein junges Team aus; führ den langsamen Markt als dokumentierten Weg im Hintergrund, während der schnelle zahlt und beweist.',
        es: 'Empieza por el fácil si da datos que luego aceptarán los compradores regulados. El dolor sin acceso agota a un equipo joven, así que deja el mercado lento de fondo como camino documentado mientras el rápido paga y demuestra.',
        fr: "Commence par le plus facile s'il produit des données que les acheteurs réglementés accepteront ensuite. La douleur sans accès épuise une jeune équipe ; garde le marché lent en arrière-plan, documenté, pendant que le rapide paie et prouve.",
      },
      steps: {
        en: [
          'Ask one regulated buyer which field data from another industry they would accept. Deliverable: a list of reusable measurements.',
          'Date the earliest possible first invoice in both markets. Deliverable: two timelines compared with your cash.',
        ],
        de: [
          'Frag einen regulierten Käufer, welche Felddaten aus anderen Branchen er anerkennt. Ergebnis: eine Liste wiederverwendbarer Messungen.',
          'Datiere die frühestmögliche erste Rechnung in beiden Märkten. Ergebnis: zwei Zeitachsen neben deinem Kontostand.',
        ],
        es: [
          'Pregunta a un comprador regulado qué datos de campo de otro sector aceptaría. Entregable: una lista de mediciones reutilizables.',
          'Fecha la primera factura posible en ambos mercados. Entregable: dos líneas de tiempo frente a tu caja.',
        ],
        fr: [
          "Demande à un acheteur réglementé quelles données d'un autre secteur il accepterait. Livrable : une liste de mesures réutilisables.",
          'Date la première facture possible dans les deux marchés. Livrable : deux calendriers comparés à ta trésorerie.',
        ],
      },
    },
  ],
  'what-makes-a-market': [
    {
      asks: {
        en: [
          'is each country a separate market',
          'same industry in Germany and France',
          'do regions count as different segments',
        ],
        de: [
          'ist jedes Land ein eigener Markt',
          'gleiche Branche in Deutschland und Frankreich',
          'zählen Regionen als verschiedene Segmente',
        ],
        es: [
          'cada país es un mercado distinto',
          'el mismo sector en España y Francia',
          'cuentan las regiones como segmentos diferentes',
        ],
        fr: [
          'chaque pays est-il un marché distinct',
          'même secteur en France et en Allemagne',
          'les régions sont-elles des segments différents',
        ],
      },
      says: {
        en: 'A border makes a new market only when rules, language of the tender or service distance change how people buy. Compare one buyer on each side: if approval, price level and installer are the same, treat them as one and sell where you can visit.',
        de: 'Eine Grenze macht nur dann einen neuen Markt, wenn Vorschrift, Ausschreibungssprache oder Serviceweg den Kauf verändern. Vergleiche je einen Käufer: Sind Zulassung, Preisniveau und Installateur gleich, behandle beide als einen Markt und verkauf dort, wo du hinkommst.',
        es: 'Una frontera crea otro mercado solo si la norma, el idioma de la licitación o la distancia del servicio cambian la compra. Compara un comprador a cada lado: si coinciden aprobación, precio e instalador, trátalos como uno y vende donde puedas ir.',
        fr: "Une frontière ne crée un marché que si la règle, la langue de l'appel d'offres ou la distance de service change l'achat. Compare un acheteur de chaque côté : si homologation, prix et installateur coïncident, n'en fais qu'un et vends où tu peux aller.",
      },
      steps: {
        en: [
          'Ask a buyer abroad who installs, who approves and who they would phone for advice. Deliverable: three answers next to your home case.',
          'Mark which difference would need its own document or partner. Deliverable: a one-line verdict per country.',
        ],
        de: [
          'Frag einen ausländischen Käufer nach Installation, Zulassung und seinem Ratgeber. Ergebnis: drei Antworten neben deinem Heimatfall.',
          'Markiere, welcher Unterschied eigene Unterlagen oder Partner verlangt. Ergebnis: ein Urteil in einer Zeile je Land.',
        ],
        es: [
          'Pregunta a un comprador extranjero quién instala, quién aprueba y a quién consulta. Entregable: tres respuestas junto al caso local.',
          'Señala qué diferencia exigiría documento o socio propio. Entregable: un veredicto de una línea por país.',
        ],
        fr: [
          'Demande à un acheteur étranger qui installe, qui homologue et qui le conseille. Livrable : trois réponses face à ton cas local.',
          "Repère la différence qui exigerait un document ou un partenaire propre. Livrable : un verdict d'une ligne par pays.",
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I find out whether the customers talk to each other',
          'check that word spreads in my segment',
          'do buyers know one another',
        ],
        de: [
          'wie finde ich heraus, ob die Kunden miteinander reden',
          'spricht sich in meinem Segment etwas herum',
          'kennen sich die Käufer',
        ],
        es: [
          'cómo averiguo si los clientes hablan entre ellos',
          'corre la voz en mi segmento',
          'se conocen los compradores',
        ],
        fr: [
          'comment savoir si les clients se parlent',
          'le bouche-à-oreille circule-t-il dans mon segment',
          'les acheteurs se connaissent-ils',
        ],
      },
      says: {
        en: 'Listen for names: if three buyers mention the same person, meeting or newsletter unprompted, they talk. Silence on that point across several talks means each sale starts from zero, and the segment will stay expensive however good your product is.',
        de: 'Achte auf Namen: Erwähnen drei Käufer ungefragt dieselbe Person, Tagung oder denselben Rundbrief, reden sie miteinander. Fällt in mehreren Gesprächen kein Name, beginnt jeder Verkauf bei null, und das Segment bleibt teuer, so gut das Produkt auch ist.',
        es: 'Escucha los nombres: si tres compradores citan sin que preguntes a la misma persona, encuentro o boletín, se hablan. Si en varias charlas no sale ninguno, cada venta empieza de cero y el segmento seguirá siendo caro.',
        fr: "Écoute les noms : si trois acheteurs citent d'eux-mêmes la même personne, réunion ou lettre d'information, ils se parlent. Si aucun nom ne revient, chaque vente repart de zéro et le segment restera cher, si bon que soit le produit.",
      },
      steps: {
        en: [
          'Note every colleague, association and event that interviewees mention by themselves. Deliverable: a map of names with line counts.',
          'Attend the one gathering named most often and count familiar faces. Deliverable: a head count from the room.',
        ],
        de: [
          'Notiere alle Kollegen, Verbände und Treffen, die von selbst genannt werden. Ergebnis: eine Namenskarte mit Häufigkeit.',
          'Besuch das meistgenannte Treffen und zähl bekannte Gesichter. Ergebnis: eine Kopfzahl aus dem Saal.',
        ],
        es: [
          'Apunta cada colega, asociación y evento que mencionen por su cuenta. Entregable: un mapa de nombres con su frecuencia.',
          'Acude al encuentro más citado y cuenta caras conocidas. Entregable: un recuento hecho en la sala.',
        ],
        fr: [
          'Relève chaque confrère, fédération et rencontre cités spontanément. Livrable : une carte des noms avec leur fréquence.',
          'Va à la rencontre la plus citée et compte les visages connus. Livrable : un décompte fait dans la salle.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when do I stop splitting the segment',
          'how narrow is too narrow',
          '"hospitals" or "chemicals" is too broad',
        ],
        de: [
          'wann höre ich auf, das Segment zu teilen',
          'wie eng ist zu eng',
          '„Krankenhäuser“ oder „Chemie“ ist zu breit',
        ],
        es: [
          'cuándo dejo de dividir el segmento',
          'cómo de estrecho es demasiado',
          '«hospitales» o «química» es demasiado amplio',
        ],
        fr: [
          'quand arrêter de découper le segment',
          "à partir d'où est-ce trop étroit",
          '« hôpitaux » ou « chimie » est trop large',
        ],
      },
      says: {
        en: 'Stop splitting when the next cut no longer changes who signs, what you deliver or how long it takes. A segment is too broad when two of its companies would need different offers, and too narrow when you cannot name a dozen accounts.',
        de: 'Hör auf, wenn der nächste Schnitt weder Unterschrift noch Lieferumfang noch Dauer ändert. Zu breit ist ein Segment, wenn zwei Firmen verschiedene Angebote bräuchten, zu eng, wenn du kein Dutzend Firmen nennen kannst.',
        es: 'Para cuando el siguiente corte ya no cambie quién firma, qué entregas o cuánto tarda. Un segmento es demasiado amplio si dos de sus empresas necesitarían ofertas distintas, y demasiado estrecho si no puedes nombrar una docena.',
        fr: 'Arrête quand la coupe suivante ne change plus ni le signataire, ni la livraison, ni la durée. Un segment est trop large si deux de ses entreprises veulent des offres différentes, trop étroit si tu ne peux pas en nommer une douzaine.',
      },
      steps: {
        en: [
          'Apply one more cut on paper and write what it changes for the offer. Deliverable: a cut kept or dropped, with reason.',
          'Count named accounts on each side of the cut. Deliverable: two numbers and a chosen side.',
        ],
        de: [
          'Probier auf Papier einen weiteren Schnitt und notiere, was sich am Angebot ändert. Ergebnis: Schnitt behalten oder verworfen.',
          'Zähl die benannten Firmen auf beiden Seiten. Ergebnis: zwei Zahlen und die gewählte Seite des Schnitts.',
        ],
        es: [
          'Haz un corte más en papel y escribe qué cambia en la oferta. Entregable: un corte aceptado o descartado.',
          'Cuenta las empresas nombradas a cada lado del corte. Entregable: dos números y un lado elegido.',
        ],
        fr: [
          "Essaie une coupe de plus sur papier et écris ce qu'elle change à l'offre. Livrable : une coupe gardée ou rejetée.",
          'Compte les entreprises nommées de chaque côté. Livrable : deux nombres et le côté choisi.',
        ],
      },
    },
    {
      asks: {
        en: [
          'same product but lab manager buys here and central engineering there',
          'different departments purchase it, one market or two',
          'two kinds of buyer in one industry',
        ],
        de: [
          'gleiches Produkt, mal kauft die Laborleitung, mal die Zentraltechnik',
          'verschiedene Abteilungen kaufen, ein Markt oder zwei',
          'zwei Käufertypen in einer Branche',
        ],
        es: [
          'mismo producto, aquí compra el jefe de laboratorio y allí ingeniería central',
          'compran departamentos distintos, uno o dos mercados',
          'dos tipos de comprador en un sector',
        ],
        fr: [
          "même produit, ici le responsable labo achète, là l'ingénierie centrale",
          'des services différents achètent, un marché ou deux',
          "deux types d'acheteurs dans un secteur",
        ],
      },
      says: {
        en: 'Treat them as two markets, because a different signature brings a different budget, cycle and proof. Sell first through the department that decides alone and faster, and note which of its results the slower one would accept as a start.',
        de: 'Behandle sie als zwei Märkte, denn eine andere Unterschrift bringt anderes Budget, anderen Zyklus und anderen Nachweis. Verkauf zuerst über die Abteilung, die allein und schneller entscheidet, und notiere, welches ihrer Resultate die langsamere anerkennen würde.',
        es: 'Trátalos como dos mercados, porque otra firma trae otro presupuesto, otro ciclo y otra prueba. Vende primero por el departamento que decide solo y antes, y anota qué resultado suyo aceptaría el más lento como punto de partida.',
        fr: "Traite-les comme deux marchés, car une autre signature amène un autre budget, un autre cycle et une autre preuve. Vends d'abord au service qui décide seul et plus vite, et note lequel de ses résultats le plus lent accepterait.",
      },
      steps: {
        en: [
          'Draw both purchase paths side by side with signatures and weeks. Deliverable: two lanes on one page.',
          "Ask the faster buyer to describe the result in the other department's terms. Deliverable: a quotable paragraph.",
        ],
        de: [
          'Zeichne beide Kaufwege nebeneinander, mit Unterschriften und Wochen. Ergebnis: zwei Bahnen auf einer Seite.',
          'Bitte die schnellere Abteilung, das Resultat in den Begriffen der anderen zu beschreiben. Ergebnis: ein zitierbarer Absatz.',
        ],
        es: [
          'Dibuja ambos caminos de compra en paralelo, con firmas y semanas. Entregable: dos carriles en una página.',
          'Pide al comprador rápido que describa el resultado en términos del otro. Entregable: un párrafo citable.',
        ],
        fr: [
          "Dessine les deux parcours d'achat en parallèle, signatures et semaines comprises. Livrable : deux couloirs sur une page.",
          "Demande à l'acheteur rapide de décrire le résultat dans les termes de l'autre. Livrable : un paragraphe citable.",
        ],
      },
    },
    {
      asks: {
        en: [
          'there are only five buyers on earth',
          'is it a market if I can count the customers on one hand',
          'a handful of global accounts',
        ],
        de: [
          'es gibt nur fünf Käufer auf der Welt',
          'ist das ein Markt, wenn ich die Kunden an einer Hand zähle',
          'eine Handvoll Weltkonzerne',
        ],
        es: [
          'solo hay cinco compradores en la Tierra',
          'es un mercado si cuento los clientes con una mano',
          'un puñado de cuentas globales',
        ],
        fr: [
          "il n'y a que cinq acheteurs sur terre",
          'est-ce un marché si je compte les clients sur une main',
          'une poignée de comptes mondiaux',
        ],
      },
      says: {
        en: 'Then stop segmenting and make an account plan for each of the five. Word of mouth works differently here: rivals will not recommend you, but suppliers and staff who change employer carry the news, so keep every promise visible.',
        de: 'Dann hör auf zu segmentieren und mach für jeden der fünf einen eigenen Kundenplan. Mundpropaganda läuft hier anders: Rivalen empfehlen dich nicht, aber Zulieferer und Leute, die den Arbeitgeber wechseln, tragen die Nachricht weiter.',
        es: 'Entonces deja de segmentar y haz un plan de cuenta para cada uno de los cinco. El boca a boca funciona de otro modo: los rivales no te recomiendan, pero los proveedores y quien cambia de empresa llevan la noticia.',
        fr: "Alors cesse de segmenter et fais un plan de compte pour chacun des cinq. Le bouche-à-oreille y marche autrement : les rivaux ne te recommandent pas, mais les fournisseurs et ceux qui changent d'employeur portent la nouvelle.",
      },
      steps: {
        en: [
          'Write a page per account with its project, sponsor, rival supplier and next date. Deliverable: five account pages.',
          'Identify two people who moved between these firms and talk to both. Deliverable: a note on how each house decides.',
        ],
        de: [
          'Schreib je Kunde eine Seite mit Vorhaben, Förderer, Konkurrent und nächstem Datum. Ergebnis: fünf Kundenseiten.',
          'Finde zwei Personen, die zwischen diesen Häusern gewechselt haben. Ergebnis: eine Notiz, wie jedes Haus entscheidet.',
        ],
        es: [
          'Escribe una página por cuenta con proyecto, valedor, rival y próxima fecha. Entregable: cinco páginas de cuenta.',
          'Localiza a dos personas que pasaron de una de estas firmas a otra. Entregable: una nota sobre cómo decide cada casa.',
        ],
        fr: [
          'Écris une page par compte : projet, parrain, fournisseur rival, prochaine date. Livrable : cinq pages de compte.',
          "Trouve deux personnes passées d'une de ces maisons à l'autre. Livrable : une note sur la décision dans chacune.",
        ],
      },
    },
    {
      asks: {
        en: [
          'is my market the equipment maker or the plant that uses it',
          'supplier or end user, who is the customer',
          'we sit two steps away from the final user',
        ],
        de: [
          'ist mein Markt der Maschinenbauer oder das Werk, das sie nutzt',
          'Zulieferer oder Endnutzer, wer ist der Kunde',
          'wir sind zwei Stufen vom Endanwender weg',
        ],
        es: [
          'mi mercado es el fabricante de equipos o la planta que los usa',
          'proveedor o usuario final, quién es el cliente',
          'estamos a dos pasos del usuario final',
        ],
        fr: [
          "mon marché est-il le fabricant d'équipements ou l'usine qui les utilise",
          'fournisseur ou utilisateur final, qui est le client',
          "nous sommes à deux maillons de l'utilisateur",
        ],
      },
      says: {
        en: 'Your market is the party that signs and pays you; the plant is where the demand must come from. If the machine builder pays, its product calendar is your cycle, and a wish list signed by three of its plants is your strongest argument.',
        de: 'Dein Markt ist, wer bei dir unterschreibt und zahlt; das Werk ist der Ort, von dem die Nachfrage kommen muss. Zahlt der Maschinenbauer, gilt sein Modellkalender, und die unterschriebene Wunschliste dreier Werke ist dein bestes Argument.',
        es: 'Tu mercado es quien te firma y te paga; la planta es de donde debe salir la demanda. Si paga el fabricante, su calendario de producto es tu ciclo, y una lista de deseos firmada por tres plantas es tu mejor argumento.',
        fr: "Ton marché est celui qui signe et te paie ; l'usine est le lieu d'où doit venir la demande. Si le constructeur paie, son calendrier produit est ton cycle, et une liste de souhaits signée par trois usines devient ton meilleur argument.",
      },
      steps: {
        en: [
          'Trace one euro from the end user back to you and mark who could stop it. Deliverable: a money path with veto points.',
          'Interview one machine builder on when its next model is frozen. Deliverable: a date that sets your deadline.',
        ],
        de: [
          'Verfolge einen Euro vom Endnutzer zu dir zurück und markiere, wer ihn aufhält. Ergebnis: ein Geldweg mit Vetopunkten.',
          'Frag einen Maschinenbauer, wann sein nächstes Modell festgelegt wird. Ergebnis: ein Datum als deine Frist.',
        ],
        es: [
          'Sigue un euro desde el usuario final hasta ti y marca quién puede pararlo. Entregable: un recorrido con puntos de veto.',
          'Pregunta a un fabricante cuándo congela su próximo modelo. Entregable: una fecha que fija tu plazo.',
        ],
        fr: [
          "Suis un euro de l'utilisateur final jusqu'à toi et marque qui peut le bloquer. Livrable : un parcours avec points de veto.",
          'Demande à un constructeur quand il fige son prochain modèle. Livrable : une date qui fixe ton échéance.',
        ],
      },
    },
  ],
  'four-customers-in-one-segment': [
    {
      asks: {
        en: [
          'how do I turn down a customer from another industry without burning the bridge',
          'saying no to an order outside our focus',
          'tempting large contract elsewhere',
        ],
        de: [
          'wie sage ich einem Kunden aus anderer Branche ab, ohne ihn zu verprellen',
          'nein zu einem Auftrag außerhalb des Fokus',
          'verlockender Großauftrag woanders',
        ],
        es: [
          'cómo rechazo a un cliente de otro sector sin quemar la relación',
          'decir no a un pedido fuera del foco',
          'contrato grande y tentador en otra parte',
        ],
        fr: [
          "comment refuser un client d'un autre secteur sans me fâcher",
          'dire non à une commande hors cible',
          'gros contrat tentant ailleurs',
        ],
      },
      says: {
        en: 'Say no for now and give a date: "We serve one industry first and open yours next autumn; may I call you then." If they insist, quote the full cost including the delay it causes, and let the price do the refusing.',
        de: 'Sag vorläufig nein und nenn ein Datum: „Wir beliefern zuerst eine Branche und öffnen Ihre im nächsten Herbst; darf ich Sie dann anrufen.“ Besteht er darauf, biete zu vollen Kosten samt Verzögerung an, und der Preis übernimmt die Absage.',
        es: 'Di que no por ahora y da una fecha: «Primero servimos a un sector y abrimos el suyo el próximo otoño; le llamaré entonces.» Si insiste, presupuesta el coste completo con el retraso que causa y deja que el precio rechace.',
        fr: "Dis non pour l'instant et donne une date : « Nous servons d'abord un secteur et ouvrons le vôtre l'automne prochain ; je vous rappellerai. » S'il insiste, chiffre le coût complet, retard compris, et laisse le prix refuser.",
      },
      steps: {
        en: [
          'Write a polite refusal with a return date and one useful contact. Deliverable: a text you can send today.',
          'Price the outside order with every engineer day it takes from your segment. Deliverable: a quote with the true total.',
        ],
        de: [
          'Schreib eine höfliche Absage mit Rückkehrdatum und einem nützlichen Kontakt. Ergebnis: ein heute versendbarer Text.',
          'Kalkuliere den fremden Auftrag mit jedem Ingenieurtag, den er deinem Segment nimmt. Ergebnis: ein Angebot mit ehrlicher Summe.',
        ],
        es: [
          'Redacta una negativa cortés con fecha de regreso y un contacto útil. Entregable: un texto para enviar hoy.',
          'Calcula el pedido ajeno con cada día de ingeniería que quita a tu segmento. Entregable: una oferta con el total real.',
        ],
        fr: [
          "Écris un refus courtois avec une date de retour et un contact utile. Livrable : un texte à envoyer aujourd'hui.",
          "Chiffre la commande extérieure avec chaque jour d'ingénieur pris à ton segment. Livrable : une offre au total véritable.",
        ],
      },
    },
    {
      asks: {
        en: [
          'we already have customers in many industries, which do I keep',
          'scattered customer base, how to refocus',
          'choose the leading segment from existing clients',
        ],
        de: [
          'wir haben schon Kunden in vielen Branchen, welche behalten wir',
          'verstreute Kundschaft, wie fokussieren',
          'führendes Segment unter Bestandskunden wählen',
        ],
        es: [
          'ya tenemos clientes en muchos sectores, con cuáles me quedo',
          'cartera dispersa, cómo recuperar el foco',
          'elegir el segmento líder entre clientes actuales',
        ],
        fr: [
          'nous avons déjà des clients dans plusieurs secteurs, lesquels garder',
          'clientèle dispersée, comment se recentrer',
          'choisir le segment de tête parmi nos clients',
        ],
      },
      says: {
        en: 'Keep the segment where customers renewed, needed least custom work and know one another, even if another one paid more once. Serve the rest under contract, stop quoting there, and move every free hour to the chosen group.',
        de: 'Behalte das Segment, in dem Kunden verlängert haben, am wenigsten Sonderarbeit brauchten und einander kennen, auch wenn ein anderes einmal mehr zahlte. Die übrigen bedienst du nach Vertrag, ohne neue Angebote, und jede freie Stunde geht in die gewählte Gruppe.',
        es: 'Quédate con el segmento cuyos clientes renovaron, pidieron menos trabajo a medida y se conocen, aunque otro pagara más una vez. Atiende a los demás según contrato, sin ofertas nuevas, y pasa cada hora libre al grupo elegido.',
        fr: "Garde le segment où l'on a renouvelé, demandé le moins de sur-mesure et où l'on se connaît, même si un autre a payé plus une fois. Sers les autres selon contrat, sans nouvelle offre, et mets chaque heure libre dans le groupe choisi.",
      },
      steps: {
        en: [
          'Score each customer on repeat purchase, custom hours and referrals given. Deliverable: a table that names the leader.',
          'Tell the others what stays the same for them and what you will no longer build. Deliverable: a service note per customer.',
        ],
        de: [
          'Bewerte jeden Kunden nach Wiederkauf, Sonderstunden und Empfehlungen. Ergebnis: eine Tabelle, die den Spitzenreiter zeigt.',
          'Erklär den anderen, was bleibt und was du nicht mehr baust. Ergebnis: eine Servicenotiz je Kunde.',
        ],
        es: [
          'Puntúa a cada cliente por recompra, horas a medida y recomendaciones. Entregable: una tabla que señala al líder.',
          'Explica a los otros qué sigue igual y qué dejarás de construir. Entregable: una nota de servicio por cliente.',
        ],
        fr: [
          'Note chaque client sur rachat, heures de sur-mesure et recommandations données. Livrable : un tableau qui désigne le premier.',
          'Dis aux autres ce qui demeure et ce que tu ne construiras plus. Livrable : une note de service par client.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we have four customers in one segment but nobody recommends us',
          'word of mouth does not start',
          'no referrals although clients are happy',
        ],
        de: [
          'wir haben vier Kunden in einem Segment, aber keiner empfiehlt uns',
          'Mundpropaganda springt nicht an',
          'keine Empfehlungen trotz zufriedener Kunden',
        ],
        es: [
          'tenemos cuatro clientes en un segmento pero nadie nos recomienda',
          'el boca a boca no arranca',
          'sin recomendaciones aunque están contentos',
        ],
        fr: [
          'nous avons quatre clients dans un segment mais personne ne nous recommande',
          'le bouche-à-oreille ne démarre pas',
          'aucune recommandation malgré des clients contents',
        ],
      },
      says: {
        en: 'Give them something to repeat: happy customers stay silent when the result has no number and no occasion. Put one figure per customer on paper, bring two of them to the same table, and ask each for one specific name instead of "anyone who might need it".',
        de: 'Gib ihnen etwas zum Weitersagen: Zufriedene schweigen, wenn das Resultat weder Zahl noch Anlass hat. Bring je Kunde eine Zahl zu Papier, hol zwei an einen Tisch und bitte jeden um einen bestimmten Namen statt um „irgendwen“.',
        es: 'Dales algo que repetir: el cliente contento calla si el resultado no tiene cifra ni ocasión. Pon un número por cliente en papel, sienta a dos en la misma mesa y pide a cada uno un nombre concreto en vez de «cualquiera».',
        fr: "Donne-leur quelque chose à répéter : un client content se tait quand le résultat n'a ni chiffre ni occasion. Mets un chiffre par client sur papier, réunis-en deux à la même table et demande à chacun un nom précis.",
      },
      steps: {
        en: [
          'Agree one result figure with every customer and let them correct it. Deliverable: four confirmed sentences.',
          'Host a small user meeting with a prospect in the room. Deliverable: an agenda, a date and one invited newcomer.',
        ],
        de: [
          'Stimm mit jedem Kunden eine Ergebniszahl ab und lass sie korrigieren. Ergebnis: vier bestätigte Sätze.',
          'Lade zu einem kleinen Anwendertreffen samt Interessent ein. Ergebnis: Tagesordnung, Datum und ein eingeladener Neuling.',
        ],
        es: [
          'Acuerda con cada cliente una cifra de resultado y deja que la corrija. Entregable: cuatro frases confirmadas.',
          'Organiza un pequeño encuentro de usuarios con un interesado presente. Entregable: agenda, fecha y un invitado nuevo.',
        ],
        fr: [
          "Convenez avec chaque client d'un chiffre de résultat et fais-le corriger. Livrable : quatre phrases confirmées.",
          "Organise une petite rencontre d'utilisateurs avec un prospect dans la salle. Livrable : un ordre du jour, une date, un invité.",
        ],
      },
    },
    {
      asks: {
        en: [
          'do free pilots and research users count toward the four',
          'which kinds of customer make up the number',
          'is a trial user a customer here',
        ],
        de: [
          'zählen Gratispiloten und Forschungsnutzer zu den vieren',
          'welche Art Kunden macht die Zahl aus',
          'ist ein Testnutzer hier ein Kunde',
        ],
        es: [
          'cuentan los pilotos gratis y usuarios de investigación entre los cuatro',
          'qué clientes forman ese número',
          'un usuario de prueba es cliente aquí',
        ],
        fr: [
          'les pilotes gratuits et utilisateurs de recherche comptent-ils dans les quatre',
          'quels clients forment ce nombre',
          "un utilisateur d'essai est-il un client ici",
        ],
      },
      says: {
        en: 'No, count only organisations that bought the product, because word of mouth spreads from people who had to defend a purchase. Free users praise you without risk; turn two of them into buyers before you count again.',
        de: 'Nein, zähl nur Organisationen, die das Produkt gekauft haben, denn weitererzählen tut, wer einen Kauf verteidigen musste. Gratisnutzer loben ohne Risiko; mach zwei davon zu Käufern, bevor du neu zählst.',
        es: 'No, cuenta solo organizaciones que compraron el producto, porque lo difunde quien tuvo que defender una compra. El usuario gratuito elogia sin riesgo; convierte a dos en compradores antes de volver a contar.',
        fr: "Non, compte seulement les organisations qui ont acheté le produit, car seul celui qui a défendu un achat en parle vraiment. L'utilisateur gratuit loue sans risque ; fais-en acheter deux avant de recompter.",
      },
      steps: {
        en: [
          'Strike every name without an invoice or signed order from the list. Deliverable: the honest number with its date.',
          'Offer the two most active free users a first paid scope. Deliverable: two quotes with a decision day.',
        ],
        de: [
          'Streiche jeden Namen ohne Rechnung oder unterschriebene Bestellung. Ergebnis: die ehrliche Zahl mit Datum.',
          'Biete den zwei aktivsten Gratisnutzern einen ersten bezahlten Umfang an. Ergebnis: zwei Angebote mit Entscheidungstag.',
        ],
        es: [
          'Tacha cada nombre sin factura ni pedido firmado. Entregable: el número honesto con su fecha.',
          'Ofrece a los dos usuarios gratuitos más activos un primer alcance de pago. Entregable: dos ofertas con día de decisión.',
        ],
        fr: [
          'Raye chaque nom sans facture ni commande signée. Livrable : le nombre honnête avec sa date.',
          'Propose aux deux utilisateurs gratuits les plus actifs un premier périmètre payant. Livrable : deux offres avec un jour de décision.',
        ],
      },
    },
    {
      asks: {
        en: [
          'customers in our segment are rivals, will they object to sharing a supplier',
          'a client does not want us to serve its competitor',
          'can competitors be references for one another',
        ],
        de: [
          'die Kunden im Segment sind Rivalen, stört sie der gemeinsame Lieferant',
          'ein Kunde will nicht, dass wir den Wettbewerber beliefern',
          'taugen Konkurrenten als Referenz',
        ],
        es: [
          'los clientes del segmento son rivales, aceptarán compartir proveedor',
          'un cliente no quiere que sirvamos a su competidor',
          'pueden los competidores servir de referencia',
        ],
        fr: [
          'nos clients sont rivaux, accepteront-ils un fournisseur commun',
          'un client refuse que nous servions son concurrent',
          'des concurrents peuvent-ils servir de référence',
        ],
      },
      says: {
        en: 'Expect the objection and answer it with rules instead of exclusivity: separate data, separate teams on site, and no performance figures passed on. Rivals rarely praise you aloud, but they copy what the other has installed, and that is word of mouth too.',
        de: 'Rechne mit dem Einwand und antworte mit Regeln statt Exklusivität: getrennte Daten, getrennte Teams vor Ort, keine weitergegebenen Leistungswerte. Rivalen loben dich selten laut, aber sie ahmen nach, was der andere installiert hat, und auch das spricht sich herum.',
        es: 'Espera la objeción y respóndela con reglas en vez de exclusividad: datos separados, equipos separados y ninguna cifra transmitida. Los rivales casi nunca te elogian en voz alta, pero copian lo que instaló el otro, y eso también es boca a boca.',
        fr: "Attends-toi à l'objection et réponds par des règles plutôt que par l'exclusivité : données séparées, équipes séparées, aucun résultat transmis. Les rivaux te louent rarement à voix haute, mais ils copient ce que l'autre a installé.",
      },
      steps: {
        en: [
          'Write a one-page confidentiality practice and have your lawyer check it. Deliverable: an annex ready for contracts.',
          'Ask each client which facts about its use may be visible to the trade. Deliverable: a list of permitted facts.',
        ],
        de: [
          'Schreib eine Seite zur Vertraulichkeit im Betrieb und lass sie juristisch prüfen. Ergebnis: ein Vertragsanhang.',
          'Frag jeden Kunden, welche Tatsachen die Branche sehen darf. Ergebnis: eine Liste erlaubter Angaben.',
        ],
        es: [
          'Escribe una página de prácticas de confidencialidad y que tu abogado la revise. Entregable: un anexo para contratos.',
          'Pregunta a cada cliente qué datos de su uso puede ver el sector. Entregable: una lista de datos permitidos.',
        ],
        fr: [
          'Rédige une page de pratiques de confidentialité et fais-la vérifier par ton avocat. Livrable : une annexe de contrat.',
          'Demande à chaque client quels faits la profession peut voir. Livrable : une liste des faits autorisés.',
        ],
      },
    },
    {
      asks: {
        en: [
          'when may we open the next segment',
          'ready for a second market now',
          'moving on after the first customers',
        ],
        de: [
          'wann dürfen wir das nächste Segment öffnen',
          'schon bereit für den zweiten Markt',
          'wie geht es nach den ersten Kunden weiter',
        ],
        es: [
          'cuándo podemos abrir el siguiente segmento',
          'listos para un segundo mercado',
          'qué sigue tras los primeros clientes',
        ],
        fr: [
          'quand pouvons-nous ouvrir le segment suivant',
          'prêts pour un deuxième marché',
          'la suite après les premiers clients',
        ],
      },
      says: {
        en: 'Open the next one when your segment brings you customers you did not chase. Two unprompted introductions and a delivery that no longer needs the founders are better signals than revenue; until then a second front slows both.',
        de: 'Öffne das nächste, wenn dein Segment Kunden bringt, denen du nicht nachgelaufen bist. Zwei ungefragte Vorstellungen und eine Lieferung ohne Gründer sind bessere Zeichen als Umsatz; vorher bremst eine zweite Front beide.',
        es: 'Abre el siguiente cuando tu segmento te traiga clientes que no perseguiste. Dos presentaciones espontáneas y una entrega que ya no necesita a los fundadores dicen más que los ingresos; antes, un segundo frente frena ambos.',
        fr: "Ouvre le suivant quand ton segment t'amène des clients que tu n'as pas démarchés. Deux introductions spontanées et une livraison sans les fondateurs valent mieux que le chiffre d'affaires ; avant, un second front ralentit les deux.",
      },
      steps: {
        en: [
          'Log for each new enquiry how they heard of you. Deliverable: a monthly share of unprompted contacts.',
          "Choose the neighbour that shares supplier, rule or trade fair with today's customers. Deliverable: a named candidate with the link.",
        ],
        de: [
          'Halte bei jeder neuen Anfrage fest, woher man dich kennt. Ergebnis: ein Monatsanteil ungefragter Kontakte.',
          'Wähle den Nachbarn, der Lieferant, Vorschrift oder Messe mit heutigen Kunden teilt. Ergebnis: ein Kandidat samt Verbindung.',
        ],
        es: [
          'Registra en cada consulta nueva cómo supieron de ti. Entregable: la proporción mensual de contactos espontáneos.',
          'Elige al vecino que comparte proveedor, norma o feria con tus clientes. Entregable: un candidato con su vínculo.',
        ],
        fr: [
          "Relève à chaque nouvelle demande comment on t'a connu. Livrable : la part mensuelle de contacts spontanés.",
          'Choisis le voisin qui partage fournisseur, règle ou salon avec tes clients. Livrable : un candidat et son lien.',
        ],
      },
    },
  ],
  'writing-an-icp': [
    {
      asks: {
        en: [
          'only a few companies match my profile',
          'how many accounts should the list hold',
          'profile so strict that nobody is left',
        ],
        de: [
          'nur wenige Firmen passen auf mein Profil',
          'wie viele Firmen soll die Liste haben',
          'Profil so streng, dass niemand übrig bleibt',
        ],
        es: [
          'muy pocas empresas encajan en mi perfil',
          'cuántas cuentas debe tener la lista',
          'perfil tan estricto que no queda nadie',
        ],
        fr: [
          "trop peu d'entreprises correspondent à mon profil",
          'combien de comptes la liste doit-elle contenir',
          "profil si strict qu'il ne reste personne",
        ],
      },
      says: {
        en: 'Loosen one trait at a time, starting with the one no interview has confirmed. If the list still stays under a dozen, that may simply be your market, and then you trade breadth for depth: more roles, more visits per account.',
        de: 'Lockere immer nur ein Merkmal, zuerst das, das kein Interview bestätigt hat. Bleibt die Liste unter einem Dutzend, ist das vielleicht dein Markt, und du tauschst Breite gegen Tiefe: mehr Rollen, mehr Besuche je Firma.',
        es: 'Afloja un rasgo cada vez, empezando por el que ninguna entrevista confirmó. Si la lista sigue por debajo de la docena, quizá ese sea tu mercado, y entonces cambias amplitud por profundidad: más puestos y más visitas por cuenta.',
        fr: "Assouplis un trait à la fois, en commençant par celui qu'aucun entretien n'a confirmé. Si la liste reste sous la douzaine, c'est peut-être ton marché : échange alors la largeur contre la profondeur, plus de fonctions, plus de visites par compte.",
      },
      steps: {
        en: [
          'Rank your traits by how many interviews support them. Deliverable: an order of removal, weakest on top.',
          'Drop the weakest and search again for half a day. Deliverable: the old and new number of matches.',
        ],
        de: [
          'Ordne die Merkmale danach, wie viele Interviews sie stützen. Ergebnis: eine Streichreihenfolge, das schwächste oben.',
          'Streiche das schwächste und such einen halben Tag neu. Ergebnis: alte und neue Trefferzahl.',
        ],
        es: [
          'Ordena los rasgos según cuántas entrevistas los apoyan. Entregable: un orden de descarte, el más débil primero.',
          'Quita el más débil y busca otra media jornada. Entregable: el número de coincidencias antes y después.',
        ],
        fr: [
          "Classe les traits selon le nombre d'entretiens qui les appuient. Livrable : un ordre de retrait, le plus faible en tête.",
          "Retire le plus faible et cherche encore une demi-journée. Livrable : l'ancien et le nouveau nombre.",
        ],
      },
    },
    {
      asks: {
        en: [
          'what is a trigger and how do I find one',
          'which event makes a company buy now',
          'signs that a firm is ready to act',
        ],
        de: [
          'was ist ein Auslöser und wie finde ich ihn',
          'welches Ereignis bringt eine Firma jetzt zum Kauf',
          'Anzeichen, dass eine Firma handelt',
        ],
        es: [
          'qué es un detonante y cómo lo encuentro',
          'qué hecho hace que una empresa compre ahora',
          'señales de que una firma va a actuar',
        ],
        fr: [
          "qu'est-ce qu'un déclencheur et comment le trouver",
          'quel événement fait acheter maintenant',
          "signes qu'une entreprise va agir",
        ],
      },
      says: {
        en: 'A trigger is a dated event that turns a known nuisance into a task with a budget: a failed audit, a new line, a recall, an expiring permit. Take yours from the stories you heard, by asking what had happened in the month before they acted.',
        de: 'Ein Auslöser ist ein datiertes Ereignis, das aus bekanntem Ärger eine Aufgabe mit Budget macht: ein misslungenes Audit, eine neue Linie, ein Rückruf, eine auslaufende Genehmigung. Du findest ihn, wenn du fragst, was im Monat vor dem Handeln geschah.',
        es: 'Un detonante es un hecho con fecha que convierte una molestia conocida en tarea con presupuesto: una auditoría fallida, una línea nueva, una retirada, un permiso que caduca. Sácalo de los relatos preguntando qué pasó el mes antes de actuar.',
        fr: "Un déclencheur est un événement daté qui change une gêne connue en tâche budgétée : audit raté, nouvelle ligne, rappel, permis qui expire. Tire-le des récits entendus en demandant ce qui s'était passé le mois d'avant.",
      },
      steps: {
        en: [
          'Write beside every interview what changed shortly before they tried anything. Deliverable: a list of events with dates.',
          'Pick the most frequent one and find its public trace. Deliverable: a weekly search with its source.',
        ],
        de: [
          'Notiere zu jedem Interview, was sich kurz vor dem ersten Versuch änderte. Ergebnis: eine Ereignisliste mit Daten.',
          'Nimm das häufigste und such seine öffentliche Spur. Ergebnis: eine wöchentliche Suche mit Quelle.',
        ],
        es: [
          'Anota en cada entrevista qué cambió justo antes de que intentaran algo. Entregable: una lista de hechos fechados.',
          'Escoge el más frecuente y busca su rastro público. Entregable: una búsqueda semanal con su fuente.',
        ],
        fr: [
          "Note pour chaque entretien ce qui a changé juste avant leur premier essai. Livrable : une liste d'événements datés.",
          'Retiens le plus fréquent et cherche sa trace publique. Livrable : une recherche hebdomadaire avec sa source.',
        ],
      },
    },
    {
      asks: {
        en: [
          'where can I check the traits from outside',
          'data sources for building the target list',
          'how to research companies without calling them',
        ],
        de: [
          'wo prüfe ich die Merkmale von außen',
          'Datenquellen für die Zielliste',
          'Firmen recherchieren, ohne anzurufen',
        ],
        es: [
          'dónde compruebo los rasgos desde fuera',
          'fuentes de datos para la lista de empresas',
          'investigar firmas sin llamarlas',
        ],
        fr: [
          "où vérifier les traits de l'extérieur",
          'sources de données pour la liste de comptes',
          'étudier des entreprises sans les appeler',
        ],
      },
      says: {
        en: 'Use what companies must publish: permits, emission registers, recall notices, tenders, certificates and job adverts show process, scale and trouble. If a trait leaves no public trace, replace it by a neighbour that does, or you will pay for it in wasted calls.',
        de: 'Nutze, was Firmen veröffentlichen müssen: Genehmigungen, Emissionsregister, Rückrufe, Ausschreibungen, Zertifikate und Stellenanzeigen verraten Prozess, Größe und Ärger. Hinterlässt ein Merkmal keine Spur, ersetze es durch ein benachbartes, sonst bezahlst du mit vergeblichen Anrufen.',
        es: 'Usa lo que deben publicar: permisos, registros de emisiones, retiradas, licitaciones, certificados y ofertas de empleo muestran proceso, escala y problemas. Si un rasgo no deja huella pública, cámbialo por otro cercano que sí la deje, o lo pagarás en llamadas perdidas.',
        fr: "Sers-toi de ce qu'elles doivent publier : autorisations, registres d'émissions, rappels, appels d'offres, certificats et offres d'emploi révèlent procédé, échelle et soucis. Si un trait ne laisse aucune trace, remplace-le par un voisin visible, sinon tu le paieras en appels perdus.",
      },
      steps: {
        en: [
          'Pair each trait with one register, map or advert type that reveals it. Deliverable: a source table without empty rows.',
          'Verify five companies through the table and time it. Deliverable: minutes per account and a corrected table.',
        ],
        de: [
          'Ordne jedem Merkmal ein Register, eine Karte oder Anzeigenart zu. Ergebnis: eine Quellentabelle ohne leere Zeile.',
          'Prüf fünf Firmen mit der Tabelle und stopp die Zeit. Ergebnis: Minuten je Firma und eine berichtigte Tabelle.',
        ],
        es: [
          'Empareja cada rasgo con un registro, mapa o tipo de anuncio que lo revele. Entregable: una tabla sin filas vacías.',
          'Verifica cinco empresas con la tabla y mide el tiempo. Entregable: minutos por cuenta y una tabla corregida.',
        ],
        fr: [
          "Associe chaque trait à un registre, une carte ou un type d'annonce. Livrable : une table des sources sans ligne vide.",
          'Vérifie cinq entreprises avec la table et chronomètre. Livrable : les minutes par compte et une table corrigée.',
        ],
      },
    },
    {
      asks: {
        en: [
          'I have no customers yet, can I write a profile at all',
          'first guess without any data',
          'profile before the first interview',
        ],
        de: [
          'ich habe noch keine Kunden, geht ein Profil überhaupt',
          'erste Annahme ohne Daten',
          'Profil vor dem ersten Interview',
        ],
        es: [
          'aún no tengo clientes, puedo escribir un perfil',
          'primera suposición sin datos',
          'perfil antes de la primera entrevista',
        ],
        fr: [
          "je n'ai pas encore de clients, puis-je écrire un profil",
          'première hypothèse sans données',
          'profil avant le premier entretien',
        ],
      },
      says: {
        en: 'Yes, write it today as a bet and put a date on it. A wrong but precise profile is refuted by five calls, while a vague one survives everything; mark each line as heard, read or guessed so you know what to test first.',
        de: 'Ja, schreib es heute als Wette und setz ein Datum darunter. Ein falsches, aber genaues Profil widerlegen fünf Anrufe, ein vages übersteht alles; kennzeichne jede Zeile als gehört, gelesen oder geraten, damit du weißt, was zuerst geprüft wird.',
        es: 'Sí, escríbelo hoy como apuesta y ponle fecha. Un perfil erróneo pero preciso cae con cinco llamadas, mientras que uno vago lo aguanta todo; marca cada línea como oída, leída o supuesta para saber qué comprobar antes.',
        fr: "Oui, écris-le aujourd'hui comme un pari et date-le. Un profil faux mais précis tombe en cinq appels, un profil vague survit à tout ; marque chaque ligne entendue, lue ou supposée pour savoir quoi vérifier d'abord.",
      },
      steps: {
        en: [
          'Label every line heard, read or guessed. Deliverable: a profile version one with the guesses in colour.',
          'Turn the three riskiest guesses into prompts for the next calls. Deliverable: a test plan on half a page.',
        ],
        de: [
          'Kennzeichne jede Zeile mit gehört, gelesen oder geraten. Ergebnis: Fassung eins mit farbigen Vermutungen.',
          'Mach aus den drei riskantesten Vermutungen Gesprächspunkte für die nächsten Anrufe. Ergebnis: ein Prüfplan auf einer halben Seite.',
        ],
        es: [
          'Etiqueta cada línea como oída, leída o supuesta. Entregable: la versión uno con las suposiciones en color.',
          'Convierte las tres suposiciones más arriesgadas en temas para llamar. Entregable: un plan de comprobación de media página.',
        ],
        fr: [
          'Étiquette chaque ligne entendue, lue ou supposée. Livrable : une version un avec les suppositions en couleur.',
          "Transforme les trois suppositions les plus risquées en points d'entretien. Livrable : un plan de test d'une demi-page.",
        ],
      },
    },
    {
      asks: {
        en: [
          'is the customer the whole corporation or a single site',
          'large group with many plants, which one is the profile',
          'company level or plant level',
        ],
        de: [
          'ist der Kunde der ganze Konzern oder ein einzelnes Werk',
          'großer Verbund mit vielen Standorten, welcher zählt',
          'Konzernebene oder Werksebene',
        ],
        es: [
          'el cliente es toda la corporación o una sola planta',
          'grupo con muchas fábricas, cuál describe el perfil',
          'nivel de empresa o de planta',
        ],
        fr: [
          'le client est-il tout le groupe ou un seul site',
          "grand groupe avec beaucoup d'usines, laquelle décrire",
          'niveau groupe ou niveau usine',
        ],
      },
      says: {
        en: 'Describe the site, because the process, the trouble and usually the first budget live there. Add one line about the group only where it decides something for the site, such as an approved supplier list or a spending limit.',
        de: 'Beschreib das Werk, denn dort liegen Prozess, Ärger und meist das erste Budget. Ergänze eine Zeile zum Konzern nur, wo er fürs Werk etwas entscheidet, etwa durch eine Lieferantenliste oder eine Ausgabengrenze.',
        es: 'Describe la planta, porque allí viven el proceso, la molestia y casi siempre el primer presupuesto. Añade una línea sobre el grupo solo donde decida algo por ella, como una lista de proveedores aprobados o un límite de gasto.',
        fr: "Décris le site, car c'est là que vivent le procédé, le souci et souvent le premier budget. Ajoute une ligne sur le groupe seulement là où il décide pour le site, comme une liste de fournisseurs agréés ou un plafond de dépense.",
      },
      steps: {
        en: [
          "List the group's sites and mark those with the right process. Deliverable: a site map with three candidates.",
          'Ask one site what it may buy without head office. Deliverable: a spending limit with the source of the rule.',
        ],
        de: [
          'Liste die Standorte des Konzerns auf und markiere die mit passendem Prozess. Ergebnis: eine Karte mit drei Kandidaten.',
          'Frag ein Werk, was es ohne Zentrale kaufen darf. Ergebnis: eine Ausgabengrenze mit Quelle der Regel.',
        ],
        es: [
          'Enumera las plantas del grupo y señala las del proceso adecuado. Entregable: un mapa con tres candidatas.',
          'Pregunta a una planta qué puede comprar sin la sede. Entregable: un límite de gasto con su norma de origen.',
        ],
        fr: [
          'Liste les sites du groupe et marque ceux qui ont le bon procédé. Livrable : une carte avec trois candidats.',
          "Demande à un site ce qu'il peut acheter sans le siège. Livrable : un plafond de dépense et sa règle.",
        ],
      },
    },
    {
      asks: {
        en: [
          'difference between customer profile and buyer persona',
          'company description or person description, which do I need',
          'ICP versus persona',
        ],
        de: [
          'Unterschied zwischen Kundenprofil und Buyer Persona',
          'Firma oder Person beschreiben, was brauche ich',
          'ICP oder Persona',
        ],
        es: [
          'diferencia entre perfil de cliente y buyer persona',
          'describo la empresa o la persona',
          'ICP frente a persona',
        ],
        fr: [
          'différence entre profil client et persona',
          "décrire l'entreprise ou la personne",
          "ICP ou persona, lequel d'abord",
        ],
      },
      says: {
        en: 'The profile describes the organisation and tells you whom to put on the list; the persona describes the human and tells you what to say. Write the profile first, since the best message fails at a plant without the process.',
        de: 'Das Profil beschreibt die Organisation und sagt, wer auf die Liste kommt; die Persona beschreibt den Menschen und sagt, wie du sprichst. Schreib zuerst das Profil, denn die beste Botschaft scheitert in einem Werk ohne den Prozess.',
        es: 'El perfil describe la organización y dice a quién poner en la lista; la persona describe al ser humano y dice cómo hablarle. Empieza por el perfil, pues el mejor mensaje fracasa en una planta sin ese proceso.',
        fr: "Le profil décrit l'organisation et dit qui mettre sur la liste ; le persona décrit l'humain et dit comment lui parler. Écris d'abord le profil, car le meilleur message échoue dans une usine sans le bon procédé.",
      },
      steps: {
        en: [
          'Take one page, organisation on the left, person on the right, and sort your notes. Deliverable: two columns without overlap.',
          'Delete any line that would fit every company or every manager. Deliverable: a shorter page of distinguishing facts.',
        ],
        de: [
          'Nimm eine Seite, links Organisation, rechts Person, und sortiere deine Notizen. Ergebnis: zwei Spalten ohne Überschneidung.',
          'Streiche jede Zeile, die auf alle Firmen oder alle Leiter passt. Ergebnis: eine kürzere Seite mit Unterscheidendem.',
        ],
        es: [
          'Toma una página, organización a la izquierda y persona a la derecha, y reparte tus notas. Entregable: dos columnas sin solapes.',
          'Borra cada línea que valdría para cualquier empresa o directivo. Entregable: una página más corta y distintiva.',
        ],
        fr: [
          'Prends une page, organisation à gauche, personne à droite, et répartis tes notes. Livrable : deux colonnes sans recoupement.',
          "Supprime toute ligne qui conviendrait à n'importe quelle entreprise. Livrable : une page plus courte, faite de différences.",
        ],
      },
    },
  ],
  'platform-technology-many-applications': [
    {
      asks: {
        en: [
          'investors want the big platform vision, what do I tell them',
          'pitch one application or the whole platform',
          'will focus make us look small',
        ],
        de: [
          'Investoren wollen die große Plattformvision, was sage ich',
          'eine Anwendung pitchen oder die ganze Plattform',
          'wirken wir mit Fokus zu klein',
        ],
        es: [
          'los inversores quieren la gran visión de plataforma, qué les digo',
          'presentar una aplicación o toda la plataforma',
          'parecemos pequeños si nos enfocamos',
        ],
        fr: [
          'les investisseurs veulent la grande vision de plateforme, que leur dire',
          'présenter une application ou toute la plateforme',
          'le focus nous fait-il paraître petits',
        ],
      },
      says: {
        en: 'Tell them the platform is the reason to own the company and the first application is how it earns the right to exist. Spend most slides on the one you can prove, one slide on the sequence, and name the result that unlocks each further step.',
        de: 'Sag ihnen, die Plattform ist der Grund für die Beteiligung, und die erste Anwendung verdient ihr das Existenzrecht. Zeig vor allem, was du belegen kannst, eine Folie zur Reihenfolge, und nenn das Resultat, das jeden weiteren Schritt freigibt.',
        es: 'Diles que la plataforma es la razón para invertir y que la primera aplicación se gana el derecho a existir. Dedica casi todo a lo que puedes probar, una diapositiva a la secuencia, y nombra el resultado que abre cada paso.',
        fr: "Dis-leur que la plateforme est la raison d'investir et que la première application gagne le droit d'exister. Consacre l'essentiel à ce que tu peux prouver, une diapositive à la suite, et nomme le résultat qui ouvre chaque étape.",
      },
      steps: {
        en: [
          'Build a sequence slide in which every application reuses a named asset from the one before. Deliverable: one slide without logos.',
          'Practise answering "why only this" in thirty seconds. Deliverable: a reply with the unlocking milestone in it.',
        ],
        de: [
          'Bau eine Folie, auf der jede Anwendung etwas Benanntes aus der vorigen weiterverwendet. Ergebnis: eine Reihenfolge ohne Logos.',
          'Übe die Antwort auf „warum nur das“ in dreißig Sekunden. Ergebnis: eine Erwiderung mit dem freigebenden Meilenstein.',
        ],
        es: [
          'Haz una diapositiva donde cada aplicación reutilice algo concreto de la anterior. Entregable: una secuencia sin logotipos.',
          'Ensaya la respuesta a «por qué solo esto» en treinta segundos. Entregable: una réplica con el hito que desbloquea.',
        ],
        fr: [
          'Construis une diapositive où chaque application réutilise un acquis nommé de la précédente. Livrable : une suite sans logos.',
          'Répète la réponse à « pourquoi seulement ça » en trente secondes. Livrable : une réplique avec le jalon qui débloque.',
        ],
      },
    },
    {
      asks: {
        en: [
          'I have a technology but know no application at all',
          'solution looking for a problem',
          'how do I discover where it could be used',
        ],
        de: [
          'ich habe eine Technologie, kenne aber keine Anwendung',
          'Lösung sucht Problem',
          'wie finde ich Einsatzfelder',
        ],
        es: [
          'tengo una tecnología pero ninguna aplicación',
          'solución en busca de problema',
          'cómo descubro dónde podría usarse',
        ],
        fr: [
          "j'ai une technologie mais aucune application",
          'une solution qui cherche un problème',
          'comment découvrir où elle servirait',
        ],
      },
      says: {
        en: 'Start from the physical limit you break, not from industries: write which number improves, and search who already pays to fight that number. Suppliers of the current second-best method know their unhappy customers by name.',
        de: 'Geh von der physikalischen Grenze aus, die du verschiebst, nicht von Branchen: Schreib auf, welche Größe besser wird, und such, wer heute schon Geld gegen sie ausgibt. Anbieter des zweitbesten Verfahrens kennen ihre unzufriedenen Kunden beim Namen.',
        es: 'Parte del límite físico que rompes y no de los sectores: escribe qué magnitud mejora y busca quién paga ya por combatirla. Los proveedores del segundo mejor método conocen por su nombre a sus clientes descontentos.',
        fr: "Pars de la limite physique que tu repousses, pas des secteurs : écris quelle grandeur s'améliore et cherche qui paie déjà pour la combattre. Les fournisseurs de la deuxième meilleure méthode connaissent leurs clients mécontents par leur nom.",
      },
      steps: {
        en: [
          'State your advantage as one quantity that changes, without naming a field. Deliverable: a sentence any engineer could judge.',
          'Show the sentence to eight engineers from different sectors and ask where it hurts. Deliverable: eight places of use, with owner.',
        ],
        de: [
          'Formuliere deinen Vorteil als eine veränderte Größe, ohne ein Feld zu nennen. Ergebnis: ein von Ingenieuren prüfbarer Satz.',
          'Leg ihn acht Ingenieurinnen aus verschiedenen Branchen vor. Ergebnis: acht Einsatzorte mit Zuständigem.',
        ],
        es: [
          'Expresa tu ventaja como una magnitud que cambia, sin nombrar sector. Entregable: una frase que cualquier ingeniero pueda juzgar.',
          'Muéstrala a ocho ingenieros de ramas distintas y pregunta dónde duele. Entregable: ocho usos con su responsable.',
        ],
        fr: [
          "Exprime ton avantage par une grandeur qui change, sans citer de domaine. Livrable : une phrase qu'un ingénieur peut juger.",
          'Soumets-la à huit ingénieurs de secteurs différents et demande où cela fait mal. Livrable : huit usages avec leur responsable.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a company wants to pay for a feasibility study in another field',
          'paid development request for application two',
          'accept contract research on the side',
        ],
        de: [
          'eine Firma will eine Machbarkeitsstudie in einem anderen Feld bezahlen',
          'bezahlte Entwicklung für Anwendung zwei',
          'Auftragsforschung nebenbei annehmen',
        ],
        es: [
          'una empresa quiere pagar un estudio de viabilidad en otro campo',
          'desarrollo pagado para la segunda aplicación',
          'acepto investigación por contrato de paso',
        ],
        fr: [
          'une entreprise veut payer une étude de faisabilité dans un autre domaine',
          "développement payé pour l'application deux",
          'accepter de la recherche sous contrat à côté',
        ],
      },
      says: {
        en: 'Take it only if the money buys something your first application needs as well, or if cash forces you. Cap the days, sell it as a study with a report at the end, and keep all rights to what you had before.',
        de: 'Nimm sie nur an, wenn das Geld etwas kauft, das auch die erste Anwendung braucht, oder wenn die Kasse dich zwingt. Begrenze die Tage, verkauf sie als Studie mit Abschlussbericht und behalte alle Rechte am Vorhandenen.',
        es: 'Acéptalo solo si el dinero compra algo que también necesita la primera aplicación, o si la caja te obliga. Limita los días, véndelo como estudio con informe final y conserva todos los derechos sobre lo anterior.',
        fr: "Accepte seulement si l'argent achète une chose utile aussi à la première application, ou si la trésorerie t'y force. Plafonne les jours, vends une étude avec rapport final et garde tous les droits sur l'existant.",
      },
      steps: {
        en: [
          'List which results of the study would serve the lead application. Deliverable: a yes or no with its reason.',
          'Set maximum days, fixed price and background rights for your lawyer. Deliverable: a one-page term list.',
        ],
        de: [
          'Liste auf, welche Resultate der Studie der Leitanwendung dienen. Ergebnis: ein begründetes Ja oder Nein.',
          'Leg Höchsttage, Festpreis und Altrechte für die Kanzlei fest. Ergebnis: eine Seite mit Bedingungen.',
        ],
        es: [
          'Enumera qué resultados del estudio servirían a la aplicación principal. Entregable: un sí o un no razonado.',
          'Fija días máximos, precio cerrado y derechos previos para tu abogado. Entregable: una página de condiciones.',
        ],
        fr: [
          "Liste les résultats de l'étude qui serviraient l'application de tête. Livrable : un oui ou un non motivé.",
          "Fixe jours maximum, prix ferme et droits antérieurs pour l'avocat. Livrable : une page de conditions.",
        ],
      },
    },
    {
      asks: {
        en: [
          'the grant consortium demands several applications',
          'funding call asks for multiple use cases',
          'project obliges us to work on three fields',
        ],
        de: [
          'das Förderkonsortium verlangt mehrere Anwendungen',
          'die Ausschreibung will mehrere Anwendungsfälle',
          'Projekt zwingt uns in drei Felder',
        ],
        es: [
          'el consorcio de la ayuda exige varias aplicaciones',
          'la convocatoria pide múltiples casos de uso',
          'el proyecto nos obliga a tres campos',
        ],
        fr: [
          'le consortium de la subvention exige plusieurs applications',
          "l'appel à projets demande plusieurs cas d'usage",
          'le projet nous impose trois domaines',
        ],
      },
      says: {
        en: 'Say openly in the proposal that one application gets built and the others get studied. Your lead application becomes the demonstrator; partners who know the other fields carry those work packages in their own hours, each ending in a market note instead of hardware.',
        de: 'Schreib offen in den Antrag, dass eine Anwendung gebaut und die übrigen untersucht werden. Deine Leitanwendung wird Demonstrator; Partner, die sich in den anderen Feldern auskennen, tragen deren Arbeitspakete mit eigenen Stunden, und am Ende steht jeweils eine Marktnotiz statt Hardware.',
        es: 'Di abiertamente en la propuesta que una aplicación se construye y las demás se estudian. La principal será el demostrador; los socios que conocen los otros campos asumen esos paquetes con sus horas, y cada uno acaba en una nota de mercado y no en equipo.',
        fr: "Écris ouvertement dans le dossier qu'une application sera construite et les autres étudiées. La première devient le démonstrateur ; les partenaires qui connaissent les autres domaines portent ces lots sur leurs heures, et chacun aboutit à une note de marché plutôt qu'à du matériel.",
      },
      steps: {
        en: [
          'Mark each work package as build, measure or study. Deliverable: a plan in which only one says build.',
          'Ask the project officer how a change of emphasis is approved. Deliverable: a written answer on file.',
        ],
        de: [
          'Kennzeichne jedes Arbeitspaket als Bauen, Messen oder Studie. Ergebnis: ein Plan, in dem nur eines baut.',
          'Frag beim Projektträger, wie eine Schwerpunktänderung genehmigt wird. Ergebnis: eine abgelegte schriftliche Antwort.',
        ],
        es: [
          'Marca cada paquete como construir, medir o estudiar. Entregable: un plan donde solo uno construye.',
          'Pregunta al gestor del programa cómo se aprueba un cambio de énfasis. Entregable: una respuesta escrita archivada.',
        ],
        fr: [
          'Classe chaque lot en construire, mesurer ou étudier. Livrable : un plan où un seul construit.',
          "Demande au chargé de projet comment se valide un changement d'accent. Livrable : une réponse écrite conservée.",
        ],
      },
    },
    {
      asks: {
        en: [
          'licence the technology or build a product',
          'should we sell licences to specialists instead',
          'let other firms develop the applications',
        ],
        de: [
          'Technologie lizenzieren oder Produkt bauen',
          'sollen wir lieber Lizenzen an Spezialisten verkaufen',
          'andere Firmen die Anwendungen entwickeln lassen',
        ],
        es: [
          'licenciar la tecnología o fabricar un producto',
          'conviene vender licencias a especialistas',
          'dejar que otros desarrollen las aplicaciones',
        ],
        fr: [
          'licencier la technologie ou construire un produit',
          'vaut-il mieux vendre des licences à des spécialistes',
          "laisser d'autres développer les applications",
        ],
      },
      says: {
        en: 'Licence the fields you will never serve and build the one where you learn most from customers. A licensee without a working proof asks for everything and pays little, so the product in your own field is also what gives the licence its value.',
        de: 'Lizenziere die Felder, die du nie bedienen wirst, und bau dort, wo du am meisten von Kunden lernst. Wer ohne funktionierenden Beleg lizenziert, soll alles geben und bekommt wenig; dein eigenes Produkt macht die Lizenz erst wertvoll.',
        es: 'Licencia los campos que nunca servirás y fabrica donde más aprendas de los clientes. Un licenciatario sin prueba que funcione lo pide todo y paga poco, así que tu producto propio es también lo que da valor a la licencia.',
        fr: 'Concède les domaines que tu ne serviras jamais et construis là où tu apprends le plus des clients. Sans preuve qui marche, un licencié demande tout et paie peu ; ton propre produit est aussi ce qui donne sa valeur à la licence.',
      },
      steps: {
        en: [
          'Divide your fields into build, licence and leave alone. Deliverable: a field table for your patent adviser.',
          'Ask two specialists what evidence they would need before paying an upfront fee. Deliverable: two written lists.',
        ],
        de: [
          'Teile deine Felder in bauen, lizenzieren und liegen lassen. Ergebnis: eine Feldtabelle für die Patentberatung.',
          'Frag zwei Spezialisten, welchen Beleg sie vor einer Einmalzahlung verlangen. Ergebnis: zwei schriftliche Listen.',
        ],
        es: [
          'Divide tus campos en fabricar, licenciar y dejar. Entregable: una tabla de campos para tu asesor de patentes.',
          'Pregunta a dos especialistas qué evidencia exigirían antes de un pago inicial. Entregable: dos listas por escrito.',
        ],
        fr: [
          'Partage tes domaines en construire, licencier et laisser. Livrable : une table des domaines pour le conseil en brevets.',
          'Demande à deux spécialistes quelle preuve ils exigeraient avant un versement initial. Livrable : deux listes écrites.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I keep the other applications alive without working on them',
          'enquiries from other fields keep coming',
          'park ideas without losing them',
        ],
        de: [
          'wie halte ich andere Anwendungen am Leben, ohne daran zu arbeiten',
          'ständig Anfragen aus anderen Feldern',
          'Ideen parken, ohne sie zu verlieren',
        ],
        es: [
          'cómo mantengo vivas otras aplicaciones sin trabajar en ellas',
          'llegan consultas de otros campos',
          'aparcar ideas sin perderlas',
        ],
        fr: [
          'comment garder les autres applications en vie sans y travailler',
          "des demandes arrivent d'autres domaines",
          'mettre des idées de côté sans les perdre',
        ],
      },
      says: {
        en: 'Give every parked field one page, one contact and one condition that would wake it, and answer enquiries with the same short reply. Ask the sender for their number and their deadline; the few who answer are writing your second application for you.',
        de: 'Gib jedem geparkten Feld eine Seite, einen Kontakt und eine Weckbedingung, und beantworte Anfragen mit demselben kurzen Text. Bitte den Absender um Kostenzahl und Frist; die wenigen, die antworten, schreiben dir die zweite Anwendung.',
        es: 'Da a cada campo aparcado una página, un contacto y una condición que lo despierte, y contesta las consultas con el mismo texto breve. Pide su cifra y su plazo; los pocos que respondan te están escribiendo la segunda aplicación.',
        fr: "Donne à chaque domaine en attente une page, un contact et une condition de réveil, et réponds aux demandes par le même court texte. Demande leur chiffre et leur échéance ; les rares qui répondent t'écrivent la deuxième application.",
      },
      steps: {
        en: [
          'Prepare the standard reply with two questions about cost and timing. Deliverable: a saved text for enquiries.',
          'Review the parked pages once a quarter against their wake condition. Deliverable: a calendar entry and a changed status.',
        ],
        de: [
          'Bereite eine Standardantwort mit der Bitte um Kosten und Zeitplan vor. Ergebnis: ein gespeicherter Text.',
          'Prüf die geparkten Seiten einmal im Quartal gegen ihre Weckbedingung. Ergebnis: ein Termin und ein neuer Status.',
        ],
        es: [
          'Prepara la respuesta estándar que pide coste y calendario. Entregable: un texto guardado para consultas.',
          'Revisa cada trimestre las páginas aparcadas frente a su condición. Entregable: una cita y un estado actualizado.',
        ],
        fr: [
          'Prépare la réponse type qui demande coût et calendrier. Livrable : un texte enregistré pour les demandes.',
          'Relis chaque trimestre les pages en attente face à leur condition. Livrable : un rendez-vous et un statut à jour.',
        ],
      },
    },
  ],
  'market-sizing-bottom-up': [
    {
      asks: {
        en: [
          'there is no register of my customers, how do I count them',
          'estimate the number of accounts without data',
          'where does the count come from',
        ],
        de: [
          'es gibt kein Register meiner Kunden, wie zähle ich',
          'Zahl der Firmen ohne Daten schätzen',
          'woher kommt die Anzahl',
        ],
        es: [
          'no existe un registro de mis clientes, cómo los cuento',
          'estimar el número de empresas sin datos',
          'de dónde sale la cantidad',
        ],
        fr: [
          "il n'existe aucun registre de mes clients, comment compter",
          'estimer le nombre de comptes sans données',
          "d'où vient le décompte",
        ],
      },
      says: {
        en: 'Count something that leaves a trace instead: permits, installed machines, consumables sold or job adverts. Sample one region completely by hand, scale by a published figure such as output or staff, and state the error you expect.',
        de: 'Zähl ersatzweise etwas, das Spuren hinterlässt: Genehmigungen, installierte Maschinen, verkauftes Verbrauchsmaterial oder Stellenanzeigen. Erfasse eine Region vollständig von Hand, rechne mit einer veröffentlichten Größe wie Ausstoß oder Beschäftigten hoch und nenn den erwarteten Fehler.',
        es: 'Cuenta en su lugar algo que deje rastro: permisos, máquinas instaladas, consumibles vendidos u ofertas de empleo. Recorre una región completa a mano, extrapola con una cifra publicada como producción o plantilla y declara el error esperado.',
        fr: "Compte à la place une chose qui laisse une trace : autorisations, machines installées, consommables vendus ou offres d'emploi. Recense une région entière à la main, extrapole avec un chiffre publié comme la production ou l'effectif et annonce l'erreur attendue.",
      },
      steps: {
        en: [
          'Count one region by hand and note every account. Deliverable: a complete local list with its source.',
          'Ask a machine supplier how many units run nationwide and compare. Deliverable: two counts and their gap.',
        ],
        de: [
          'Zähl eine Region von Hand und notiere jede Firma. Ergebnis: eine vollständige regionale Liste mit Quelle.',
          'Frag einen Maschinenlieferanten nach den landesweit laufenden Anlagen. Ergebnis: zwei Zählungen und ihr Abstand.',
        ],
        es: [
          'Cuenta una región a mano y anota cada empresa. Entregable: una lista local completa con su fuente.',
          'Pregunta a un proveedor de máquinas cuántas funcionan en el país y compara. Entregable: dos recuentos y su diferencia.',
        ],
        fr: [
          'Recense une région à la main et note chaque compte. Livrable : une liste locale complète avec sa source.',
          'Demande à un fournisseur de machines combien tournent dans le pays. Livrable : deux décomptes et leur écart.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which price goes into the market size while pricing is open',
          'calculate the market before pricing is decided',
          'revenue per unit is unknown',
        ],
        de: [
          'welcher Preis gehört in die Marktgröße, wenn er noch offen ist',
          'Markt berechnen vor der Preisentscheidung',
          'Erlös je Einheit unbekannt',
        ],
        es: [
          'qué precio pongo en el tamaño de mercado si no está fijado',
          'calcular el mercado antes de decidir precios',
          'ingreso por unidad desconocido',
        ],
        fr: [
          "quel prix mettre dans la taille de marché s'il n'est pas fixé",
          'calculer le marché avant de fixer le prix',
          'revenu par unité inconnu',
        ],
      },
      says: {
        en: 'Use what the customer spends today on the same job, per unit and year, and label it as spending replaced. Take the lower end of three interview figures, so the market survives the first question from an investor.',
        de: 'Setz an, was der Kunde heute für dieselbe Aufgabe ausgibt, je Einheit und Jahr, und nenn es ersetzte Ausgaben. Nimm das untere Ende von drei Interviewzahlen, dann übersteht die Rechnung die erste Investorenfrage.',
        es: 'Usa lo que el cliente gasta hoy en esa misma tarea, por unidad y año, y llámalo gasto sustituido. Toma el extremo bajo de tres cifras de entrevista, y el cálculo resistirá la primera pregunta de un inversor.',
        fr: "Utilise ce que le client dépense aujourd'hui pour la même tâche, par unité et par an, et appelle-le dépense remplacée. Prends le bas de trois chiffres d'entretien, et le calcul tiendra face à la première question d'un investisseur.",
      },
      steps: {
        en: [
          'Collect three yearly spending figures for the job from interviews. Deliverable: a line with source initials and year.',
          'Recalculate with half the price and see whether the segment still pays for your team. Deliverable: two totals.',
        ],
        de: [
          'Sammle drei Jahresausgaben für die Aufgabe aus Interviews. Ergebnis: eine Zeile mit Quellenkürzel und Jahr.',
          'Rechne mit halbem Preis und prüf, ob das Segment dein Team noch trägt. Ergebnis: zwei Summen.',
        ],
        es: [
          'Reúne tres cifras de gasto anual en la tarea a partir de entrevistas. Entregable: una línea con fuente y año.',
          'Recalcula con la mitad del precio y mira si el segmento aún paga a tu equipo. Entregable: dos totales.',
        ],
        fr: [
          "Réunis trois dépenses annuelles pour la tâche, tirées d'entretiens. Livrable : une ligne avec source et année.",
          'Recalcule à moitié prix et vois si le segment paie encore ton équipe. Livrable : deux totaux.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the market does not exist yet, how do I size it',
          'brand new category without spending',
          'nobody buys anything like this today',
        ],
        de: [
          'den Markt gibt es noch nicht, wie schätze ich seine Größe',
          'ganz neue Kategorie ohne Ausgaben',
          'heute kauft niemand so etwas',
        ],
        es: [
          'el mercado no existe todavía, cómo lo dimensiono',
          'categoría nueva sin gasto actual',
          'hoy nadie compra algo así',
        ],
        fr: [
          "le marché n'existe pas encore, comment l'estimer",
          'catégorie nouvelle sans dépense actuelle',
          "personne n'achète rien de tel aujourd'hui",
        ],
      },
      says: {
        en: 'Size the problem that exists, not the category you imagine: count where the loss occurs, how often, and what it costs. Somebody pays for that loss already, through scrap, insurance, staff or delay, and that sum is the ceiling for your market.',
        de: 'Miss das Problem, das es gibt, nicht die erdachte Kategorie: Zähl, wo der Verlust auftritt, wie oft und was er kostet. Jemand bezahlt ihn schon, als Ausschuss, Versicherung, Personal oder Verzug, und diese Summe ist die Obergrenze deines Marktes.',
        es: 'Dimensiona el problema que existe y no la categoría imaginada: cuenta dónde ocurre la pérdida, cada cuánto y cuánto cuesta. Alguien ya la paga en rechazos, seguros, personal o retrasos, y esa suma es el techo de tu mercado.',
        fr: "Mesure le problème qui existe, pas la catégorie imaginée : compte où survient la perte, à quelle fréquence et à quel coût. Quelqu'un la paie déjà en rebut, assurance, personnel ou retard, et cette somme est le plafond de ton marché.",
      },
      steps: {
        en: [
          'Multiply sites by yearly incidents by loss per incident, each from a source. Deliverable: one line of arithmetic for the loss.',
          'Name the budget in which this loss appears today. Deliverable: an account title confirmed by one controller.',
        ],
        de: [
          'Multipliziere Standorte mit Vorfällen im Jahr und Verlust je Vorfall, jeweils belegt. Ergebnis: eine Rechenzeile zum Verlust.',
          'Benenne das Budget, in dem dieser Verlust heute steckt. Ergebnis: ein vom Controlling bestätigter Kontoname.',
        ],
        es: [
          'Multiplica plantas por incidentes al año y por pérdida, cada dato con fuente. Entregable: una línea de cálculo de la pérdida.',
          'Nombra la partida donde hoy aparece esa pérdida. Entregable: una cuenta confirmada por un controller.',
        ],
        fr: [
          'Multiplie sites, incidents annuels et perte par incident, chaque donnée sourcée. Livrable : une ligne de calcul de la perte.',
          "Nomme le budget où cette perte apparaît aujourd'hui. Livrable : un compte confirmé par un contrôleur de gestion.",
        ],
      },
    },
    {
      asks: {
        en: [
          'investors expect billions and my market is only a few million',
          'the calculated market looks too small for venture capital',
          'defend a small number',
        ],
        de: [
          'Investoren erwarten Milliarden, mein Markt hat nur ein paar Millionen',
          'berechneter Markt zu klein für Wagniskapital',
          'kleine Zahl verteidigen',
        ],
        es: [
          'los inversores esperan miles de millones y mi mercado es de pocos millones',
          'el mercado calculado parece pequeño para capital riesgo',
          'defender una cifra baja',
        ],
        fr: [
          'les investisseurs attendent des milliards et mon marché fait quelques millions',
          'le marché calculé paraît trop petit pour le capital-risque',
          'défendre un petit chiffre',
        ],
      },
      says: {
        en: 'Show the small number first and let the growth be a second calculation, never a bigger guess. A checked few million with named accounts earns belief; then add the neighbours one by one, each with its own accounts, units and price.',
        de: 'Zeig zuerst die kleine Zahl und das Wachstum als zweite Rechnung, nie als größere Schätzung. Geprüfte Millionen mit benannten Firmen wecken Vertrauen; dann kommen die Nachbarn einzeln dazu, jeder mit Firmen, Einheiten und Preis.',
        es: 'Enseña primero la cifra pequeña y el crecimiento como segundo cálculo, nunca como suposición mayor. Unos pocos millones comprobados y con nombres generan crédito; suma después los vecinos uno a uno, con empresas, unidades y precio propios.',
        fr: "Montre d'abord le petit chiffre, puis la croissance comme un second calcul, jamais comme une estimation gonflée. Quelques millions vérifiés et nominatifs inspirent confiance ; ajoute ensuite les voisins un par un, avec comptes, unités et prix.",
      },
      steps: {
        en: [
          'Compute the next two segments with the same three factors. Deliverable: a stack of three sourced lines.',
          'Prepare a list of accounts that an investor may phone. Deliverable: five contacts who agreed to be called.',
        ],
        de: [
          'Berechne die nächsten zwei Segmente mit denselben drei Faktoren. Ergebnis: ein Stapel aus drei belegten Zeilen.',
          'Stell Firmen zusammen, die ein Investor anrufen darf. Ergebnis: fünf Kontakte, die zugestimmt haben.',
        ],
        es: [
          'Calcula los dos segmentos siguientes con los mismos tres factores. Entregable: una pila de tres líneas con fuente.',
          'Prepara empresas a las que un inversor pueda llamar. Entregable: cinco contactos que han aceptado.',
        ],
        fr: [
          'Calcule les deux segments suivants avec les mêmes trois facteurs. Livrable : une pile de trois lignes sourcées.',
          "Prépare des comptes qu'un investisseur pourra appeler. Livrable : cinq contacts qui ont accepté.",
        ],
      },
    },
    {
      asks: {
        en: [
          'what is the difference between TAM, SAM and SOM',
          'which market figure belongs on the slide',
          'explain the three circles',
        ],
        de: [
          'was ist der Unterschied zwischen TAM, SAM und SOM',
          'welche Marktzahl gehört auf die Folie',
          'die drei Kreise erklären',
        ],
        es: [
          'qué diferencia hay entre TAM, SAM y SOM',
          'qué cifra de mercado va en la diapositiva',
          'explicar los tres círculos',
        ],
        fr: [
          'quelle différence entre TAM, SAM et SOM',
          'quel chiffre de marché mettre sur la diapositive',
          'expliquer les trois cercles',
        ],
      },
      says: {
        en: 'TAM is everyone who could ever need it, SAM is what your first product can serve through a channel you have, and SOM is what you can win with this team soon. Put SAM in the middle, and derive SOM from named accounts.',
        de: 'TAM sind alle, die es je brauchen könnten, SAM bedient dein erstes Produkt über einen vorhandenen Weg, SOM gewinnst du bald mit diesem Team. Stell SAM in die Mitte und leite SOM aus benannten Firmen ab.',
        es: 'TAM son todos los que alguna vez lo necesitarían, SAM lo que tu primer producto sirve con un canal que ya tienes y SOM lo que este equipo puede ganar pronto. Pon SAM en el centro y deduce SOM de empresas nombradas.',
        fr: 'TAM désigne tous ceux qui pourraient en avoir besoin un jour, SAM ce que ton premier produit sert par un canal existant, SOM ce que cette équipe peut gagner bientôt. Place SAM au centre et déduis SOM de comptes nommés.',
      },
      steps: {
        en: [
          'Write one sentence per circle saying who is excluded and why. Deliverable: three definitions with their boundary.',
          'Replace any share-of-market percentage by a count of customers and deals. Deliverable: a corrected slide.',
        ],
        de: [
          'Schreib je Kreis einen Satz, wer ausgeschlossen ist und weshalb. Ergebnis: drei Definitionen mit Grenze.',
          'Ersetze jeden Marktanteil in Prozent durch eine Zahl von Kunden und Abschlüssen. Ergebnis: eine berichtigte Folie.',
        ],
        es: [
          'Escribe por círculo una frase que diga quién queda fuera y por qué. Entregable: tres definiciones con su límite.',
          'Sustituye cada porcentaje de cuota por un número de clientes y ventas. Entregable: una diapositiva corregida.',
        ],
        fr: [
          'Écris par cercle une phrase qui dit qui est exclu et pourquoi. Livrable : trois définitions avec leur limite.',
          'Remplace chaque part de marché par un nombre de clients et de ventes. Livrable : une diapositive corrigée.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I check whether my market calculation is right',
          'reports and my own figure contradict each other',
          'plausibility test for the numbers',
        ],
        de: [
          'wie prüfe ich, ob meine Marktrechnung stimmt',
          'Studien und meine Zahl widersprechen sich',
          'Plausibilität der Zahlen',
        ],
        es: [
          'cómo compruebo si mi cálculo de mercado es correcto',
          'los informes contradicen mi cifra',
          'prueba de plausibilidad de los números',
        ],
        fr: [
          'comment vérifier que mon calcul de marché est juste',
          'les rapports contredisent mon chiffre',
          'test de plausibilité des nombres',
        ],
      },
      says: {
        en: "Test it from the other end: ask what share of a typical customer's budget your price would take, and how many installations your total implies per year. If either sounds absurd to one buyer, a factor is wrong; published reports only tell you what others assumed.",
        de: 'Prüf sie vom anderen Ende: Welchen Anteil am Kundenbudget dein Preis hätte und wie viele Installationen im Jahr die Summe verlangt. Klingt eines davon für einen Käufer absurd, stimmt ein Faktor nicht; Marktstudien zeigen nur fremde Annahmen.',
        es: 'Compruébalo desde el otro extremo: qué parte del presupuesto de un cliente supondría tu precio y cuántas instalaciones anuales implica el total. Si a un comprador le suena absurdo, falla un factor; los informes solo muestran lo que otros supusieron.',
        fr: "Vérifie-le par l'autre bout : quelle part du budget d'un client ton prix prendrait, et combien d'installations par an le total suppose. Si un acheteur trouve cela absurde, un facteur est faux ; les rapports ne montrent que les hypothèses d'autrui.",
      },
      steps: {
        en: [
          'Show the arithmetic to a buyer and a supplier and let both correct one factor. Deliverable: a version with their marks.',
          'Vary each factor alone and see which moves the total most. Deliverable: the factor to research next.',
        ],
        de: [
          'Leg die Rechnung einem Käufer und einem Lieferanten zur Korrektur vor. Ergebnis: eine Fassung mit ihren Anmerkungen.',
          'Verändere jeden Faktor einzeln und sieh, welcher die Summe am stärksten bewegt. Ergebnis: der nächste Rechercheauftrag.',
        ],
        es: [
          'Enseña el cálculo a un comprador y a un proveedor para que lo corrijan. Entregable: una versión con sus marcas.',
          'Varía cada factor por separado y mira cuál mueve más el total. Entregable: el factor que investigar.',
        ],
        fr: [
          'Soumets le calcul à un acheteur et à un fournisseur pour correction. Livrable : une version annotée par eux.',
          'Fais varier chaque facteur seul et vois lequel pèse le plus. Livrable : le facteur à étudier ensuite.',
        ],
      },
    },
  ],
  'three-relations-to-the-problem': [
    {
      asks: {
        en: [
          'how do I recognise which type a customer is',
          'words that tell urgent from accepted',
          'is their problem burning or just annoying',
        ],
        de: [
          'woran erkenne ich, welcher Typ ein Kunde ist',
          'Wörter, die dringend von hingenommen trennen',
          'brennt das Problem oder nervt es nur',
        ],
        es: [
          'cómo reconozco de qué tipo es un cliente',
          'palabras que separan lo urgente de lo asumido',
          'el problema quema o solo molesta',
        ],
        fr: [
          "comment reconnaître le type d'un client",
          "les mots qui séparent l'urgent du subi",
          'le problème brûle-t-il ou agace-t-il',
        ],
      },
      says: {
        en: 'Listen to the verb. People with an urgent need say they are comparing, buying or firefighting; people who accept it say "that is how it goes"; people facing a vision ask you to explain what it is for. A current vendor list is the surest sign of urgency.',
        de: 'Achte auf das Verb. Wer es eilig hat, vergleicht, kauft oder löscht Brände; wer es hinnimmt, sagt „das ist halt so“; bei einer Vision fragt man dich, wozu das gut ist. Eine aktuelle Anbieterliste ist das sicherste Zeichen für Dringlichkeit.',
        es: 'Fíjate en el verbo. Quien tiene urgencia compara, compra o apaga fuegos; quien lo asume dice «esto es así»; ante una visión te preguntan para qué sirve. Una lista actual de proveedores es la señal más segura de urgencia.',
        fr: "Écoute le verbe. Dans l'urgence, on compare, on achète, on éteint des feux ; quand on subit, on dit « c'est comme ça » ; face à une vision, on te demande à quoi cela sert. Une liste actuelle de fournisseurs est le signe le plus sûr.",
      },
      steps: {
        en: [
          'Ask in the next talks which offers they are comparing at present. Deliverable: names of vendors, or an empty line.',
          'Mark the verb each interviewee used for the problem. Deliverable: verbs sorted into three groups.',
        ],
        de: [
          'Frag in den nächsten Gesprächen, welche Angebote gerade verglichen werden. Ergebnis: Anbieternamen oder eine leere Zeile.',
          'Markiere das Verb, das jede Person für das Problem benutzte. Ergebnis: Verben in drei Gruppen.',
        ],
        es: [
          'Pregunta en las próximas charlas qué ofertas comparan ahora. Entregable: nombres de proveedores o una línea vacía.',
          'Señala el verbo que usó cada persona para el problema. Entregable: los verbos en tres grupos.',
        ],
        fr: [
          'Demande dans les prochains échanges quelles offres ils comparent actuellement. Livrable : des noms de fournisseurs ou une ligne vide.',
          'Relève le verbe employé par chacun pour le problème. Livrable : les verbes en trois groupes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they accept the problem as normal, how do I create urgency',
          '"we have always lived with it"',
          'wake up a customer who shrugs',
        ],
        de: [
          'sie halten das Problem für normal, wie erzeuge ich Dringlichkeit',
          '„damit leben wir seit jeher“',
          'einen Kunden wecken, der mit den Achseln zuckt',
        ],
        es: [
          'aceptan el problema como normal, cómo creo urgencia',
          '«siempre hemos vivido con ello»',
          'despertar a un cliente resignado',
        ],
        fr: [
          "ils trouvent le problème normal, comment créer l'urgence",
          '« on a toujours fait avec »',
          'réveiller un client qui hausse les épaules',
        ],
      },
      says: {
        en: 'Replace the shrug with a comparison: show that a similar site no longer lives with it and what it saved. Cost alone rarely wakes anyone; a peer without the cost does, so bring one name, one figure and one before-and-after picture.',
        de: 'Ersetze das Achselzucken durch einen Vergleich: Zeig, dass ein ähnliches Werk nicht mehr damit lebt und was es spart. Kosten allein wecken selten; ein Kollege ohne diese Kosten schon, also bring einen Namen, eine Zahl und ein Vorher-Nachher-Bild.',
        es: 'Cambia la resignación por una comparación: enseña que una planta parecida ya no vive así y cuánto ahorró. El coste solo casi nunca despierta; un igual sin ese coste sí, así que lleva un nombre, una cifra y una imagen del antes y el después.',
        fr: "Remplace le haussement d'épaules par une comparaison : montre qu'un site semblable ne le subit plus et ce qu'il économise. Le coût seul réveille rarement ; un pair qui n'a plus ce coût, oui : apporte un nom, un chiffre, un avant et un après.",
      },
      steps: {
        en: [
          'Find a comparable site with a visibly lower loss and ask how it got there. Deliverable: a half-page comparison.',
          "Total one customer's losses over two years from its own records. Deliverable: a chart the customer has checked.",
        ],
        de: [
          'Such ein vergleichbares Werk mit sichtbar kleinerem Verlust und frag nach dem Weg dorthin. Ergebnis: ein halbseitiger Vergleich.',
          'Summiere die Verluste eines Kunden über zwei Jahre aus dessen Unterlagen. Ergebnis: ein vom Kunden geprüftes Diagramm.',
        ],
        es: [
          'Busca una planta comparable con menos pérdida y pregunta cómo lo logró. Entregable: media página de comparación.',
          'Suma las pérdidas de un cliente en dos años con sus registros. Entregable: un gráfico revisado por él.',
        ],
        fr: [
          "Trouve un site comparable qui perd nettement moins et demande comment. Livrable : une comparaison d'une demi-page.",
          "Additionne les pertes d'un client sur deux ans d'après ses registres. Livrable : un graphique qu'il a vérifié.",
        ],
      },
    },
    {
      asks: {
        en: [
          'the problem is urgent but there are many suppliers, how do I stand out',
          'crowded field of rivals',
          'customer compares us with five vendors',
        ],
        de: [
          'das Problem ist dringend, aber es gibt viele Anbieter, wie falle ich auf',
          'überfülltes Feld',
          'der Kunde vergleicht uns mit fünf anderen',
        ],
        es: [
          'el problema es urgente pero hay muchos proveedores, cómo destaco',
          'campo lleno de rivales',
          'el cliente nos compara con cinco más',
        ],
        fr: [
          'le problème est urgent mais les fournisseurs sont nombreux, comment sortir du lot',
          'champ encombré de rivaux',
          'le client nous compare à cinq autres',
        ],
      },
      says: {
        en: 'Win on one criterion the buyer already measures and concede the rest. In a crowded field nobody reads a sixth feature list; offer a side-by-side trial on their worst case, with the criterion agreed before, and let the result speak.',
        de: 'Gewinne bei einem Kriterium, das der Käufer schon misst, und gib den Rest zu. Im vollen Feld liest niemand die sechste Funktionsliste; biete einen Vergleich am schwierigsten Fall an, mit vorab vereinbartem Kriterium, und lass das Resultat reden.',
        es: 'Gana en un criterio que el comprador ya mide y concede los demás. En un campo lleno nadie lee la sexta lista de funciones; ofrece una comparación en su peor caso, con el criterio pactado antes, y deja hablar al resultado.',
        fr: "Gagne sur un critère que l'acheteur mesure déjà et concède le reste. Dans un champ encombré, personne ne lit une sixième liste de fonctions ; propose un face-à-face sur son pire cas, critère fixé d'avance, et laisse parler le résultat.",
      },
      steps: {
        en: [
          'Ask the buyer which single criterion decided the last choice. Deliverable: a criterion with its pass value.',
          'Propose a comparison on their hardest sample against the present supplier. Deliverable: a half-page trial protocol.',
        ],
        de: [
          'Frag den Käufer, welches Kriterium bei der letzten Wahl entschied. Ergebnis: ein Kriterium mit Grenzwert.',
          'Schlag einen Vergleich an seiner schwierigsten Probe gegen den heutigen Lieferanten vor. Ergebnis: ein kurzes Versuchsprotokoll.',
        ],
        es: [
          'Pregunta al comprador qué criterio decidió la última elección. Entregable: un criterio con su valor mínimo.',
          'Propón comparar su muestra más difícil con el proveedor actual. Entregable: media página de protocolo.',
        ],
        fr: [
          "Demande à l'acheteur quel critère a tranché la dernière fois. Livrable : un critère avec sa valeur seuil.",
          "Propose une comparaison sur son échantillon le plus dur face au fournisseur actuel. Livrable : un court protocole d'essai.",
        ],
      },
    },
    {
      asks: {
        en: [
          'our product is a vision nobody asks for yet',
          'who buys something that is ahead of its time',
          'survive until the market is ready',
        ],
        de: [
          'unser Produkt ist eine Vision, nach der noch keiner fragt',
          'wer kauft etwas, das seiner Zeit voraus ist',
          'überleben, bis der Markt reif ist',
        ],
        es: [
          'nuestro producto es una visión que nadie pide aún',
          'quién compra algo adelantado a su tiempo',
          'sobrevivir hasta que el mercado madure',
        ],
        fr: [
          'notre produit est une vision que personne ne demande',
          'qui achète ce qui est en avance sur son temps',
          "survivre jusqu'à ce que le marché soit mûr",
        ],
      },
      says: {
        en: 'Look for the few organisations with a public goal they cannot reach by known means, and let them pay for steps on the way. Sell studies, samples and prototypes to a named believer, and keep costs low enough to outlast their next budget round.',
        de: 'Such die wenigen Organisationen mit einem öffentlichen Ziel, das sie mit bekannten Mitteln verfehlen, und lass sie Etappen bezahlen. Verkauf Studien, Proben und Prototypen an einen benannten Überzeugten und halte die Kosten so niedrig, dass du seine nächste Budgetrunde überstehst.',
        es: 'Busca las pocas organizaciones con un objetivo público que no alcanzan con medios conocidos y haz que paguen etapas del camino. Vende estudios, muestras y prototipos a un creyente con nombre, con costes que resistan hasta su próximo presupuesto.',
        fr: "Cherche les rares organisations dont l'objectif public est hors d'atteinte par les moyens connus, et fais-leur payer des étapes. Vends études, échantillons et prototypes à un convaincu nommé, avec des coûts qui tiennent jusqu'à son prochain budget.",
      },
      steps: {
        en: [
          "List five organisations that published a target today's methods cannot meet. Deliverable: five goals with date and page.",
          'Break your vision into a first step worth paying for alone. Deliverable: a priced step with an outcome.',
        ],
        de: [
          'Liste fünf Organisationen auf, deren Ziel heutige Verfahren verfehlen. Ergebnis: fünf Ziele mit Datum und Fundstelle.',
          'Zerlege die Vision in einen ersten Schritt, der allein Geld wert ist. Ergebnis: ein Schritt mit Preis und Resultat.',
        ],
        es: [
          'Enumera cinco organizaciones cuya meta publicada no logran los métodos actuales. Entregable: cinco metas con fecha y página.',
          'Divide la visión en un primer paso que valga dinero por sí solo. Entregable: un paso con precio y resultado.',
        ],
        fr: [
          "Liste cinq organisations dont l'objectif publié dépasse les méthodes actuelles. Livrable : cinq objectifs, date et page.",
          'Découpe la vision en une première étape qui vaut seule un paiement. Livrable : une étape avec prix et résultat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'engineer finds it urgent, the manager does not',
          'people in one firm see the problem differently',
          'disagreement inside the customer',
        ],
        de: [
          'die Ingenieurin findet es dringend, der Chef nicht',
          'Leute in einer Firma sehen das Problem verschieden',
          'Uneinigkeit beim Kunden',
        ],
        es: [
          'al ingeniero le urge y al director no',
          'dentro de una firma ven el problema distinto',
          'desacuerdo dentro del cliente',
        ],
        fr: [
          "l'ingénieur trouve cela urgent, le directeur non",
          'dans une même entreprise on voit le problème différemment',
          'désaccord chez le client',
        ],
      },
      says: {
        en: "Sell to the urgency and translate for the manager. The engineer's fire becomes a manager's matter once it touches output, audit or staff leaving, so ask which of these three was last affected and put that figure in the first line.",
        de: 'Verkauf an die Dringlichkeit und übersetze für die Leitung. Der Brand der Ingenieurin wird Chefsache, sobald er Ausstoß, Audit oder Kündigungen berührt; frag, welches davon zuletzt betroffen war, und setz diese Zahl in die erste Zeile.',
        es: 'Vende a la urgencia y traduce para la dirección. El fuego del ingeniero pasa a ser asunto del director cuando toca producción, auditoría o bajas de personal; pregunta cuál se resintió la última vez y pon esa cifra en la primera línea.',
        fr: "Vends à l'urgence et traduis pour la direction. Le feu de l'ingénieur devient l'affaire du directeur dès qu'il touche production, audit ou départs ; demande lequel a souffert en dernier et mets ce chiffre en première ligne.",
      },
      steps: {
        en: [
          'Collect from the engineer the last incident that reached the monthly report. Deliverable: one line with its report figure.',
          'Write the same problem twice, for shop floor and for management. Deliverable: two sentences approved by the engineer.',
        ],
        de: [
          'Lass dir den letzten Vorfall geben, der im Monatsbericht stand. Ergebnis: eine Zeile mit Berichtszahl.',
          'Schreib dasselbe Problem zweimal, für Halle und Leitung. Ergebnis: zwei von der Ingenieurin freigegebene Sätze.',
        ],
        es: [
          'Pide al ingeniero el último incidente que llegó al informe mensual. Entregable: una línea con su cifra.',
          'Redacta el mismo problema dos veces, para taller y para dirección. Entregable: dos frases aprobadas por el ingeniero.',
        ],
        fr: [
          "Recueille auprès de l'ingénieur le dernier incident cité au rapport mensuel. Livrable : une ligne avec son chiffre.",
          "Écris le même problème deux fois, pour l'atelier et la direction. Livrable : deux phrases approuvées par l'ingénieur.",
        ],
      },
    },
    {
      asks: {
        en: [
          'can an accepted pain become urgent later',
          'what turns a tolerated problem into a must',
          'watch for a change in attitude',
        ],
        de: [
          'kann ein hingenommener Schmerz später dringend werden',
          'was macht ein geduldetes Problem zur Pflicht',
          'auf einen Stimmungswandel achten',
        ],
        es: [
          'puede volverse urgente un dolor asumido',
          'qué convierte un problema tolerado en obligación',
          'estar atento a un cambio de actitud',
        ],
        fr: [
          'une douleur acceptée peut-elle devenir urgente',
          'ce qui change un problème toléré en obligation',
          "guetter un changement d'attitude",
        ],
      },
      says: {
        en: 'Yes, and usually through an outside event: a new rule, an accident at a peer, a price jump or a retiring expert. You cannot cause these, but you can be the known name when they come, so track the dates and stay in touch cheaply.',
        de: 'Ja, und meist durch ein Ereignis von außen: neue Vorschrift, Unfall beim Nachbarn, Preissprung oder Ruhestand des Könners. Auslösen kannst du das nicht, aber dann der bekannte Name sein; verfolge die Termine und halte billig Kontakt.',
        es: 'Sí, y casi siempre por un hecho externo: una norma nueva, un accidente en otra planta, un salto de precios o un experto que se jubila. No puedes provocarlo, pero sí ser el nombre conocido; sigue las fechas y mantén contacto barato.',
        fr: "Oui, et presque toujours par un événement extérieur : nouvelle règle, accident chez un pair, bond des prix, départ d'un expert. Tu ne peux pas le provoquer, mais tu peux être le nom connu ce jour-là ; suis les dates et garde un contact léger.",
      },
      steps: {
        en: [
          'Collect rules, contract ends and retirements that will touch your segment. Deliverable: a calendar with owner and source.',
          'Prepare the message you will send on the day one of them happens. Deliverable: a draft with three recipients.',
        ],
        de: [
          'Sammle Vorschriften, Vertragsenden und Pensionierungen, die dein Segment treffen. Ergebnis: ein Kalender mit Quelle.',
          'Bereite die Nachricht für den Tag des Ereignisses vor. Ergebnis: ein Entwurf mit drei Empfängern.',
        ],
        es: [
          'Reúne normas, fines de contrato y jubilaciones que afectarán al segmento. Entregable: un calendario con fuente.',
          'Prepara el mensaje para el día en que ocurra uno. Entregable: un borrador con tres destinatarios.',
        ],
        fr: [
          'Réunis règles, fins de contrat et départs en retraite qui toucheront ton segment. Livrable : un calendrier sourcé.',
          "Prépare le message à envoyer le jour où l'un survient. Livrable : un projet avec trois destinataires.",
        ],
      },
    },
  ],
  'adoption-curve-and-references': [
    {
      asks: {
        en: [
          'sales stalled after the first fans, is it the product or the market',
          'growth stops after early customers',
          'how do I know we hit the chasm',
        ],
        de: [
          'nach den ersten Fans stockt der Verkauf, Produkt oder Markt',
          'Wachstum endet nach den frühen Kunden',
          'woran merke ich die Kluft',
        ],
        es: [
          'las ventas se paran tras los primeros fans, es el producto o el mercado',
          'el crecimiento termina con los clientes tempranos',
          'cómo sé que estamos en el abismo',
        ],
        fr: [
          'les ventes calent après les premiers fans, produit ou marché',
          "la croissance s'arrête après les clients précoces",
          "comment savoir si c'est le gouffre",
        ],
      },
      says: {
        en: 'Look at the reasons for loss: if new prospects praise the product and still wait for others, it is the market; if they name a missing function, it is the product. Five honest calls to recent refusals settle it faster than another release.',
        de: 'Schau auf die Absagegründe: Loben neue Interessenten das Produkt und warten trotzdem auf andere, ist es der Markt; nennen sie eine fehlende Funktion, ist es das Produkt. Fünf ehrliche Anrufe bei jüngsten Absagen klären es schneller als eine neue Version.',
        es: 'Mira los motivos de pérdida: si los nuevos elogian el producto y aun así esperan a otros, es el mercado; si nombran una función que falta, es el producto. Cinco llamadas sinceras a rechazos recientes lo aclaran antes que otra versión.',
        fr: "Regarde les motifs de perte : si les nouveaux louent le produit et attendent pourtant les autres, c'est le marché ; s'ils citent une fonction absente, c'est le produit. Cinq appels francs à des refus récents le révèlent plus vite qu'une nouvelle version.",
      },
      steps: {
        en: [
          'Phone five who declined and ask what would have made it safe to buy. Deliverable: five reasons, product or risk.',
          'Compare the last lost buyers with the first won ones by role and motive. Deliverable: a side-by-side table.',
        ],
        de: [
          'Ruf fünf an, die abgesagt haben, und frag, was den Kauf sicher gemacht hätte. Ergebnis: fünf Gründe, Produkt oder Risiko.',
          'Vergleiche verlorene und erste gewonnene Käufer nach Rolle und Motiv. Ergebnis: eine Gegenüberstellung.',
        ],
        es: [
          'Llama a cinco que dijeron no y pregunta qué habría hecho segura la compra. Entregable: cinco motivos, producto o riesgo.',
          'Compara los últimos perdidos con los primeros ganados por puesto y motivo. Entregable: una tabla en paralelo.',
        ],
        fr: [
          "Appelle cinq refus et demande ce qui aurait rendu l'achat sûr. Livrable : cinq motifs, produit ou risque.",
          'Compare les derniers perdus aux premiers gagnés par fonction et motif. Livrable : un tableau en regard.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what should I offer the first cautious customer',
          'discount or guarantee for a pragmatist',
          'make a conservative buyer say yes',
        ],
        de: [
          'was biete ich dem ersten vorsichtigen Kunden',
          'Rabatt oder Garantie für Pragmatiker',
          'einen konservativen Käufer überzeugen',
        ],
        es: [
          'qué ofrezco al primer cliente prudente',
          'descuento o garantía para un pragmático',
          'convencer a un comprador conservador',
        ],
        fr: [
          'que proposer au premier client prudent',
          'remise ou garantie pour un pragmatique',
          'convaincre un acheteur conservateur',
        ],
      },
      says: {
        en: 'Offer less risk rather than a lower price: a fixed result with acceptance test, someone on site during the first weeks, and a way back to the old process. Ask a public reference in return and put it into the contract, because goodwill fades after go-live.',
        de: 'Biete weniger Risiko statt weniger Preis: ein festes Resultat mit Abnahme, jemanden vor Ort in den ersten Wochen und einen Rückweg zum alten Verfahren. Verlang dafür eine öffentliche Referenz im Vertrag, denn Wohlwollen verblasst nach dem Start.',
        es: 'Ofrece menos riesgo en vez de menos precio: un resultado fijo con prueba de aceptación, alguien en planta las primeras semanas y un camino de vuelta. Pide a cambio una referencia pública por contrato, porque la buena voluntad se apaga tras el arranque.',
        fr: "Propose moins de risque plutôt qu'un prix plus bas : un résultat fixe avec recette, quelqu'un sur site les premières semaines, un retour possible à l'ancien procédé. Demande en échange une référence publique au contrat, car la bonne volonté s'estompe après le démarrage.",
      },
      steps: {
        en: [
          'List the five things that could go wrong for this buyer and your answer to each. Deliverable: a risk sheet for the offer.',
          'Define the way back with date, cost and owner. Deliverable: a rollback paragraph for your lawyer.',
        ],
        de: [
          'Liste fünf Dinge auf, die für diesen Käufer schiefgehen können, samt Antwort. Ergebnis: ein Risikoblatt zum Angebot.',
          'Beschreib den Rückweg mit Datum, Kosten und Zuständigem. Ergebnis: ein Absatz für die Kanzlei.',
        ],
        es: [
          'Enumera cinco cosas que pueden fallarle a este comprador y tu respuesta. Entregable: una hoja de riesgos para la oferta.',
          'Define la vuelta atrás con fecha, coste y responsable. Entregable: un párrafo para tu abogado.',
        ],
        fr: [
          "Liste cinq choses qui peuvent mal tourner pour lui et ta réponse. Livrable : une fiche de risques jointe à l'offre.",
          "Décris le retour en arrière : date, coût, responsable. Livrable : un paragraphe pour l'avocat.",
        ],
      },
    },
    {
      asks: {
        en: [
          'everyone wants to see another user like them first',
          'who else in our industry has this, they ask',
          'chicken and egg with the first comparable customer',
        ],
        de: [
          'alle wollen zuerst einen Anwender sehen, der ihnen gleicht',
          '„wer in unserer Branche hat das schon“',
          'Henne und Ei beim ersten vergleichbaren Kunden',
        ],
        es: [
          'todos quieren ver antes un usuario como ellos',
          '«quién más en el sector lo tiene»',
          'el huevo y la gallina con el primer cliente comparable',
        ],
        fr: [
          "tous veulent d'abord voir un utilisateur comme eux",
          "« qui d'autre chez nous l'utilise »",
          "la poule et l'œuf avec le premier client comparable",
        ],
      },
      says: {
        en: 'Break the circle with a smaller peer and a public measurement, not with a bigger name. Choose a site that the hesitant ones know and consider ordinary, agree to measure together, and invite two of the hesitant to watch the result on the day.',
        de: 'Durchbrich den Kreis mit einem kleineren Nachbarn und einer öffentlichen Messung, nicht mit einem großen Namen. Wähle ein Werk, das die Zögernden kennen und für gewöhnlich halten, messt gemeinsam und lade zwei von ihnen zum Messtag ein.',
        es: 'Rompe el círculo con un vecino pequeño y una medición pública, no con un nombre grande. Elige una planta que los indecisos conozcan y vean normal, medid juntos e invita a dos de ellos a presenciar el resultado.',
        fr: "Romps le cercle avec un pair plus petit et une mesure publique, pas avec un grand nom. Choisis un site que les hésitants connaissent et jugent ordinaire, mesurez ensemble et invite deux d'entre eux à voir le résultat.",
      },
      steps: {
        en: [
          'Ask three hesitant prospects whose result would convince them. Deliverable: a short list of ordinary sites.',
          'Plan the measurement day with the site and send two invitations. Deliverable: a date, a protocol and two guests.',
        ],
        de: [
          'Frag drei Zögernde, wessen Resultat sie überzeugen würde. Ergebnis: eine kurze Liste gewöhnlicher Werke.',
          'Plane den Messtag mit dem Werk und verschick zwei Einladungen. Ergebnis: Datum, Protokoll und zwei Gäste.',
        ],
        es: [
          'Pregunta a tres indecisos el resultado de quién los convencería. Entregable: una lista corta de plantas corrientes.',
          'Organiza el día de medición con la planta y manda dos invitaciones. Entregable: fecha, protocolo y dos invitados.',
        ],
        fr: [
          'Demande à trois hésitants le résultat de qui les convaincrait. Livrable : une courte liste de sites ordinaires.',
          'Organise le jour de mesure avec le site et envoie deux invitations. Livrable : une date, un protocole, deux invités.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a pioneer wants features that no ordinary buyer asked for',
          'visionary client pulls us into custom work',
          'how much to build for a pioneer',
        ],
        de: [
          'ein Pionier will Funktionen, die kein gewöhnlicher Käufer braucht',
          'Visionär zieht uns in Sonderarbeit',
          'wie viel bauen wir für einen Pionier',
        ],
        es: [
          'un pionero quiere funciones que ningún comprador corriente pide',
          'el visionario nos arrastra a trabajo a medida',
          'cuánto construir para un pionero',
        ],
        fr: [
          "un pionnier veut des fonctions qu'aucun acheteur ordinaire ne demande",
          'le visionnaire nous entraîne dans le sur-mesure',
          'combien construire pour un pionnier',
        ],
      },
      says: {
        en: 'Build what at least two ordinary buyers would also need and charge the pioneer for the rest. Enthusiasts reward you with attention and steer you towards a product for one; a written change list with a price keeps the friendship and the roadmap.',
        de: 'Bau, was mindestens zwei gewöhnliche Käufer auch bräuchten, und stell dem Pionier den Rest in Rechnung. Begeisterte schenken Aufmerksamkeit und lenken dich zum Produkt für einen Einzigen; eine bepreiste Änderungsliste rettet Freundschaft und Fahrplan.',
        es: 'Construye lo que necesitarían también dos compradores corrientes y cobra al pionero el resto. El entusiasta regala atención y te lleva a un producto para uno solo; una lista de cambios con precio conserva la amistad y el plan.',
        fr: "Construis ce dont deux acheteurs ordinaires auraient aussi besoin et facture le reste au pionnier. L'enthousiaste offre son attention et te pousse vers un produit pour un seul ; une liste de changements chiffrée sauve l'amitié et le plan.",
      },
      steps: {
        en: [
          'Test each open wish on two cautious prospects. Deliverable: a list marked shared, paid or declined.',
          'Quote the paid wishes with days and delivery dates. Deliverable: a change offer to sign.',
        ],
        de: [
          'Prüf jeden offenen Wunsch an zwei vorsichtigen Interessenten. Ergebnis: eine Liste: gemeinsam, bezahlt oder abgelehnt.',
          'Biete die bezahlten Wünsche mit Tagen und Terminen an. Ergebnis: ein unterschriftsreifes Änderungsangebot.',
        ],
        es: [
          'Contrasta cada deseo abierto con dos clientes prudentes. Entregable: una lista marcada común, de pago o rechazado.',
          'Presupuesta los de pago con días y plazos. Entregable: una oferta de cambios lista para firmar.',
        ],
        fr: [
          'Teste chaque souhait ouvert auprès de deux prospects prudents. Livrable : une liste commun, payant ou refusé.',
          'Chiffre les souhaits payants en jours et délais. Livrable : une offre de changement prête à signer.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how can I tell a pragmatist from a visionary in the first meeting',
          'is this buyer cautious or adventurous',
          'signs of a mainstream buyer',
        ],
        de: [
          'wie unterscheide ich Pragmatiker und Visionär im ersten Treffen',
          'ist dieser Käufer vorsichtig oder abenteuerlustig',
          'Zeichen eines Mehrheitskäufers',
        ],
        es: [
          'cómo distingo a un pragmático de un visionario en la primera reunión',
          'este comprador es prudente o aventurero',
          'señales de un comprador mayoritario',
        ],
        fr: [
          'comment distinguer pragmatique et visionnaire au premier rendez-vous',
          'cet acheteur est-il prudent ou aventureux',
          "signes d'un acheteur de la majorité",
        ],
      },
      says: {
        en: 'Listen to the first three questions. A visionary asks what else it could do and how early they can have it; a pragmatist asks who uses it, who services it and what happens when it breaks. Sell ambition to the first and a boring plan to the second.',
        de: 'Hör auf die ersten drei Fragen. Ein Visionär will wissen, was noch geht und wie früh er es haben kann; ein Pragmatiker, wer es nutzt, wer wartet und was bei Ausfall geschieht. Dem ersten verkaufst du Ehrgeiz, dem zweiten einen langweiligen Plan.',
        es: 'Escucha las tres primeras preguntas. El visionario quiere saber qué más podría hacer y cuándo lo tendrá; el pragmático, quién lo usa, quién lo mantiene y qué pasa si falla. Al primero véndele ambición y al segundo un plan aburrido.',
        fr: "Écoute les trois premières questions. Le visionnaire demande ce que cela pourrait faire d'autre et quand l'avoir ; le pragmatique, qui l'utilise, qui l'entretient et que faire en cas de panne. Vends l'ambition au premier, un plan ennuyeux au second.",
      },
      steps: {
        en: [
          'Note the first three questions of every new prospect word for word. Deliverable: a label per prospect with its quote.',
          'Prepare two opening pages, one on possibility, one on safe operation. Deliverable: two versions ready to swap.',
        ],
        de: [
          'Notiere die ersten drei Fragen jedes neuen Interessenten wörtlich. Ergebnis: ein Etikett mit Zitat je Person.',
          'Bereite zwei Einstiegsseiten vor, Möglichkeiten und sicherer Betrieb. Ergebnis: zwei austauschbare Fassungen.',
        ],
        es: [
          'Anota literalmente las tres primeras preguntas de cada interesado nuevo. Entregable: una etiqueta con su cita.',
          'Prepara dos páginas de inicio, posibilidades y operación segura. Entregable: dos versiones intercambiables.',
        ],
        fr: [
          'Note mot pour mot les trois premières questions de chaque nouveau prospect. Livrable : une étiquette avec sa citation.',
          "Prépare deux pages d'ouverture, possibilités et exploitation sûre. Livrable : deux versions interchangeables.",
        ],
      },
    },
    {
      asks: {
        en: [
          'a law will force companies to adopt, do references still matter',
          'market driven by regulation or one dominant buyer',
          'mandatory technology and the adoption curve',
        ],
        de: [
          'ein Gesetz wird den Einsatz erzwingen, zählen Referenzen dann noch',
          'Markt durch Vorschrift oder einen dominanten Käufer getrieben',
          'Pflichttechnik und Adoptionskurve',
        ],
        es: [
          'una ley obligará a adoptar, importan aún las referencias',
          'mercado movido por norma o por un comprador dominante',
          'tecnología obligatoria y curva de adopción',
        ],
        fr: [
          "une loi imposera l'adoption, les références comptent-elles encore",
          'marché tiré par la règle ou un acheteur dominant',
          "technologie obligatoire et courbe d'adoption",
        ],
      },
      says: {
        en: 'They matter less than the deadline and the inspector. Work backwards from the date of the duty, find out who will accept your method as compliant, and sell capacity for the rush; peers only decide between suppliers who are already accepted.',
        de: 'Sie zählen weniger als Frist und Prüfer. Rechne vom Stichtag der Pflicht rückwärts, kläre, wer dein Verfahren als konform anerkennt, und verkauf Kapazität für den Ansturm; Kollegen entscheiden nur noch zwischen bereits anerkannten Lieferanten.',
        es: 'Importan menos que el plazo y el inspector. Calcula hacia atrás desde la fecha de la obligación, averigua quién aceptará tu método como conforme y vende capacidad para la avalancha; los colegas solo deciden entre proveedores ya aceptados.',
        fr: "Elles comptent moins que l'échéance et l'inspecteur. Pars de la date de l'obligation et remonte, trouve qui reconnaîtra ta méthode comme conforme et vends de la capacité pour l'afflux ; les pairs ne départagent que des fournisseurs déjà acceptés.",
      },
      steps: {
        en: [
          'Ask the responsible authority or auditor which proof a method needs. Deliverable: a written list with the contact.',
          'Draw the months from today to the duty with your delivery time in it. Deliverable: a backward plan.',
        ],
        de: [
          'Frag Behörde oder Prüfstelle, welchen Nachweis ein Verfahren braucht. Ergebnis: eine schriftliche Liste mit Ansprechpartner.',
          'Zeichne die Monate bis zur Pflicht mit deiner Lieferzeit darin. Ergebnis: ein Rückwärtsplan.',
        ],
        es: [
          'Pregunta a la autoridad o al auditor qué prueba necesita un método. Entregable: una lista escrita con el contacto.',
          'Dibuja los meses hasta la obligación con tu plazo de entrega dentro. Entregable: un plan hacia atrás.',
        ],
        fr: [
          "Demande à l'autorité ou à l'auditeur quelle preuve exige une méthode. Livrable : une liste écrite avec le contact.",
          "Trace les mois jusqu'à l'obligation en y plaçant ton délai de livraison. Livrable : un rétroplanning.",
        ],
      },
    },
  ],
}
