import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../sales.ts`, by slug. */
export const salesAnswers: Record<string, EntryAnswer[]> = {
  'founder-closes-the-first-ten': [
    {
      asks: {
        en: [
          'I am an introvert, how do I sell without being pushy',
          'what do I say in a sales meeting as a researcher',
          'how do I open a sales talk when I am shy',
        ],
        de: [
          'ich bin introvertiert, wie verkaufe ich ohne aufdringlich zu sein',
          'was sage ich als Forscher im Verkaufsgespräch',
          'wie fange ich ein Kundengespräch an, wenn ich schüchtern bin',
        ],
        es: [
          'soy introvertido, ¿cómo vendo sin agobiar?',
          'qué digo en una reunión de ventas siendo investigador',
          'cómo empiezo a hablar con un cliente si me da vergüenza',
        ],
        fr: [
          'je suis introverti, comment vendre sans forcer',
          'que dire en rendez-vous commercial quand on est chercheur',
          'comment entamer la discussion avec un client si je suis timide',
        ],
      },
      says: {
        en: 'Sell the way you run an experiment: ask what happened last time, what it cost and who felt it, before you show a slide. Your depth is the advantage, because buyers trust the person who can say where the technology stops working.',
        de: 'Verkauf so, wie du einen Versuch führst: Frag zuerst, was beim letzten Mal passiert ist, was es gekostet hat und wen es traf, und zeig erst dann eine Folie. Deine Tiefe hilft dir, denn Käufer vertrauen dem, der offen sagt, wo die Technik aufhört.',
        es: 'Vende como llevas un experimento: pregunta qué pasó la última vez, cuánto costó y a quién le dolió, y enseña la primera lámina solo después. Tu profundidad juega a favor, porque el comprador se fía de quien dice hasta dónde llega la técnica.',
        fr: 'Vends comme tu mènes une expérience : demande ce qui s’est passé la dernière fois, ce que cela a coûté et qui en a souffert, avant toute diapositive. Ta maîtrise du sujet est un atout, car l’acheteur croit celui qui dit où la technique s’arrête.',
      },
      steps: {
        en: [
          "Write five opening questions about the buyer's last incident and move your pitch behind them. Deliverable: a one-page meeting guide.",
          'Close every first meeting by proposing one dated move with a named person. Deliverable: an agreed appointment under each set of notes.',
        ],
        de: [
          'Schreib fünf Einstiegsfragen zum letzten Vorfall des Käufers auf und stell deine Präsentation dahinter. Ergebnis: ein Gesprächsleitfaden auf einer Seite.',
          'Beende jedes Erstgespräch mit dem Vorschlag für einen datierten Schritt und eine zuständige Person. Ergebnis: ein vereinbarter Termin unter jeder Notiz.',
        ],
        es: [
          'Escribe cinco preguntas de apertura sobre el último incidente del comprador y deja tu presentación para después. Entregable: una guía de reunión de una página.',
          'Termina cada primera reunión proponiendo un paso con fecha y una persona concreta. Entregable: una cita acordada al pie de cada nota.',
        ],
        fr: [
          'Écris cinq questions d’ouverture sur le dernier incident de l’acheteur et repousse ta présentation derrière elles. Livrable : un guide d’entretien d’une page.',
          'Termine chaque premier rendez-vous en proposant une suite datée avec une personne nommée. Livrable : un rendez-vous convenu sous chaque compte rendu.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which of the co-founders should sell',
          'CTO or CEO in front of the customer',
          'do we all go to sales meetings or just one of us',
        ],
        de: [
          'wer von uns Mitgründern soll verkaufen',
          'Technikchef oder Geschäftsführer beim Kunden',
          'gehen wir alle zum Verkaufstermin oder nur einer',
        ],
        es: [
          'cuál de los cofundadores debe vender',
          'director técnico o director general delante del cliente',
          'vamos todos a la reunión de ventas o solo uno',
        ],
        fr: [
          'lequel des cofondateurs doit vendre',
          'directeur technique ou dirigeant face au client',
          'on va tous au rendez-vous commercial ou un seul',
        ],
      },
      says: {
        en: 'One founder owns every deal from first call to signature, and it should be the one who hears bad news best, whatever the title. Bring the technical co-founder when the buyer brings an engineer, and keep price and next steps with the owner.',
        de: 'Eine Person aus dem Gründerteam führt jedes Geschäft vom ersten Anruf bis zur Unterschrift, und zwar die, die schlechte Nachrichten am besten hört. Den technischen Kopf holst du dazu, wenn der Käufer einen Ingenieur mitbringt; Preis und nächster Schritt bleiben bei der führenden Person.',
        es: 'Un solo fundador lleva cada venta desde la primera llamada hasta la firma, y debe ser quien mejor encaja las malas noticias, tenga el cargo que tenga. Lleva al cofundador técnico cuando el comprador traiga a un ingeniero; precio y siguiente paso son de quien lleva la cuenta.',
        fr: 'Un seul fondateur mène chaque affaire du premier appel à la signature, et ce doit être celui qui écoute le mieux les mauvaises nouvelles, quel que soit son titre. Le profil technique vient quand l’acheteur amène un ingénieur ; prix et suite restent au responsable du compte.',
      },
      steps: {
        en: [
          'Name the owner of every open account and hand over those that have two voices. Deliverable: an account list with one name per line.',
          'Agree who speaks on price, science and delivery dates before each joint visit. Deliverable: a three-line role note in the calendar invitation.',
        ],
        de: [
          'Benenne für jede offene Firma eine verantwortliche Person und löse doppelte Zuständigkeiten auf. Ergebnis: eine Kontoliste mit einem Namen pro Zeile.',
          'Legt vor jedem gemeinsamen Besuch fest, wer über Preis, Technik und Liefertermin spricht. Ergebnis: drei Zeilen Rollen in der Einladung.',
        ],
        es: [
          'Asigna cada cuenta abierta a una persona y resuelve las que tengan dos voces. Entregable: una lista de cuentas con un nombre por línea.',
          'Acuerda antes de cada visita conjunta quién habla de precio, técnica y plazos. Entregable: una nota de papeles de tres líneas en la convocatoria.',
        ],
        fr: [
          'Attribue chaque compte ouvert à une seule personne et tranche ceux qui ont deux voix. Livrable : une liste de comptes, un nom par ligne.',
          'Décidez avant chaque visite commune qui parle du prix, de la technique et des délais. Livrable : trois lignes de rôles dans l’invitation.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a freelancer offers to sell for commission only',
          'success-fee sales agency wants a mandate',
          'can I pay somebody a percentage to bring us deals',
        ],
        de: [
          'ein Freelancer will auf reiner Provision verkaufen',
          'Agentur bietet Vertrieb auf Erfolgsbasis an',
          'kann ich jemandem Prozente zahlen, der uns Aufträge bringt',
        ],
        es: [
          'un autónomo se ofrece a vender solo a comisión',
          'una agencia quiere comisión por éxito',
          'puedo pagar un porcentaje a quien nos traiga contratos',
        ],
        fr: [
          'un indépendant propose de vendre à la commission',
          'une agence veut être payée au succès',
          'puis-je payer un pourcentage à qui nous apporte des affaires',
        ],
      },
      says: {
        en: "Decline the mandate and buy introductions instead. Someone on commission sells what is already easy, and at your stage nothing is easy yet, so the objections you need would end up in another person's notebook.",
        de: 'Lehn das Mandat ab und kauf stattdessen Türöffner. Wer nur von Provision lebt, verkauft, was schon leicht geht, und bei dir geht noch nichts leicht; die Einwände, die du brauchst, landen dann im Notizbuch eines anderen.',
        es: 'Rechaza el mandato y paga solo por puertas abiertas. Quien vive de comisiones vende lo que ya es fácil, y en tu fase aún nada lo es, así que las objeciones que necesitas acabarían en la libreta de otro.',
        fr: 'Refuse le mandat et achète plutôt des portes ouvertes. Un vendeur à la commission vend ce qui est déjà facile, or rien ne l’est encore à ton stade, et les objections dont tu as besoin finiraient dans le carnet d’un autre.',
      },
      steps: {
        en: [
          'Offer a fee per held meeting with a named buyer, with you running the call. Deliverable: a one-page introducer agreement for your lawyer.',
          'List the accounts this person can open and strike those you could reach yourself. Deliverable: a list of named doors with a deadline.',
        ],
        de: [
          'Biete eine Vergütung pro gehaltenem Treffen mit benannter Käuferin an, das du selbst führst. Ergebnis: eine Seite Vermittlungsvereinbarung für deine Kanzlei.',
          'Lass dir die Firmen nennen, zu denen die Person Zugang hat, und streich die selbst erreichbaren. Ergebnis: eine Namensliste mit Frist.',
        ],
        es: [
          'Ofrece un pago por reunión celebrada con un comprador concreto, dirigida por ti. Entregable: un acuerdo de presentación de una página para tu abogado.',
          'Pide la lista de cuentas que esa persona puede abrir y tacha las que ya alcanzas. Entregable: una lista de puertas con plazo.',
        ],
        fr: [
          'Propose un forfait par rendez-vous tenu avec un acheteur nommé, que tu mènes toi-même. Livrable : un accord d’apporteur d’une page pour ton avocat.',
          'Demande la liste des comptes que cette personne peut ouvrir et raye ceux que tu atteins déjà. Livrable : une liste datée.',
        ],
      },
    },
    {
      asks: {
        en: [
          'do former colleagues and friendly contacts count among the ten',
          'our customers are all people we already knew',
          'is a sale to my old employer a real sale',
        ],
        de: [
          'zählen frühere Kollegen und Bekannte zu den zehn',
          'unsere Kunden kannten wir alle schon',
          'ist ein Verkauf an meinen alten Arbeitgeber echt',
        ],
        es: [
          '¿cuentan entre los diez los antiguos compañeros y conocidos?',
          'a todos nuestros clientes ya los conocíamos',
          'venderle a mi antigua empresa ¿es una venta de verdad?',
        ],
        fr: [
          'd’anciens collègues et des connaissances comptent-ils dans les dix',
          'nos clients étaient tous des gens qu’on connaissait',
          'vendre à mon ancien employeur, est-ce une vraie vente',
        ],
      },
      says: {
        en: "No, a buyer who trusts you personally tests your relationship and not your offer. Deliver and invoice such deals gladly, since an arm's length payment is still money, but leave them out when you judge whether a stranger would buy.",
        de: 'Nein, wer dir persönlich vertraut, prüft die Beziehung und nicht das Angebot. Liefere und berechne solche Geschäfte gern, denn eine Zahlung unter Fremden bleibt Geld, aber lass sie weg, wenn du beurteilst, ob ein Unbekannter kaufen würde.',
        es: 'No, quien confía en ti como persona pone a prueba la relación y no la oferta. Entrega y factura esas ventas con gusto, porque un pago a precio de mercado sigue siendo dinero, pero déjalas fuera al juzgar si compraría un desconocido.',
        fr: 'Non, un acheteur qui te fait confiance à titre personnel teste la relation et non l’offre. Livre et facture volontiers ces affaires, car un paiement aux conditions du marché reste de l’argent, mais écarte-les pour juger si un inconnu achèterait.',
      },
      steps: {
        en: [
          'Mark each customer as stranger, acquaintance or related and count only the strangers. Deliverable: a customer list with an origin column.',
          'Ask every friendly buyer for one peer whom you have never met. Deliverable: one outside name per existing customer.',
        ],
        de: [
          'Kennzeichne jeden Kunden als fremd, bekannt oder verbunden und zähle nur die fremden. Ergebnis: eine Kundenliste mit einer Spalte Herkunft.',
          'Bitte jeden befreundeten Käufer um einen Fachkollegen, den du noch nie getroffen hast. Ergebnis: ein neuer Name pro Kunde.',
        ],
        es: [
          'Marca a cada cliente como desconocido, conocido o vinculado y cuenta solo los primeros. Entregable: una lista de clientes con columna de origen.',
          'Pide a cada comprador amigo un colega del sector al que nunca hayas visto. Entregable: un nombre nuevo por cliente.',
        ],
        fr: [
          'Classe chaque client en inconnu, connaissance ou lié, et ne compte que les inconnus. Livrable : une liste de clients avec leur provenance.',
          'Demande à chaque acheteur ami un confrère que tu n’as jamais rencontré. Livrable : un nom extérieur pour chaque client actuel.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our market has only five buyers, do I need an industry insider',
          'should we bring in a retired executive to open doors',
          'nobody in the industry knows us, who gets us access',
        ],
        de: [
          'es gibt nur fünf Käufer, brauche ich einen Brancheninsider',
          'sollen wir einen pensionierten Manager als Türöffner holen',
          'keiner in der Branche kennt uns, wer verschafft uns Zugang',
        ],
        es: [
          'solo hay cinco compradores, ¿necesito a alguien del sector?',
          '¿fichamos a un directivo jubilado que abra puertas?',
          'nadie nos conoce en la industria, quién nos da acceso',
        ],
        fr: [
          'il n’y a que cinq acheteurs, faut-il quelqu’un du métier',
          'faire venir un ancien dirigeant pour ouvrir les portes',
          'personne ne nous connaît dans le secteur, qui nous donne accès',
        ],
      },
      says: {
        en: 'Yes, pay an insider for access, and stay the one who runs the meetings. A retired plant or purchasing director can shorten the road to the right desk, but if that person also negotiates, you learn nothing that you can repeat.',
        de: 'Ja, bezahl einen Insider für den Zugang und führ die Gespräche weiter selbst. Eine frühere Werks- oder Einkaufsleiterin kürzt den Weg zum richtigen Schreibtisch ab, doch wenn sie auch verhandelt, lernst du nichts, was du wiederholen kannst.',
        es: 'Sí, paga a alguien del sector por el acceso y sigue dirigiendo tú las reuniones. Un antiguo jefe de planta o de compras acorta el camino hasta la mesa correcta, pero si además negocia, no aprendes nada que puedas repetir.',
        fr: 'Oui, paie quelqu’un du secteur pour l’accès et continue de mener les rendez-vous. Un ancien directeur d’usine ou d’achats raccourcit le chemin vers le bon bureau, mais s’il négocie aussi, tu n’apprends rien que tu puisses répéter.',
      },
      steps: {
        en: [
          'Draft a six-month adviser mandate tied to named accounts and held meetings. Deliverable: a mandate draft for your lawyer.',
          'Map the handful of buyers by signer, engineer and blocker together with the insider. Deliverable: one buying map per account.',
        ],
        de: [
          'Entwirf ein Beratungsmandat über sechs Monate mit benannten Firmen und gehaltenen Treffen als Maßstab. Ergebnis: ein Entwurf für deine Kanzlei.',
          'Zeichne mit der Person für jeden der wenigen Käufer auf, wer unterschreibt, prüft und blockiert. Ergebnis: eine Karte pro Firma.',
        ],
        es: [
          'Redacta un encargo de asesoría de seis meses ligado a cuentas concretas y reuniones celebradas. Entregable: un borrador para tu abogado.',
          'Dibuja con esa persona quién firma, quién prueba y quién bloquea en cada comprador. Entregable: un mapa de compra por cuenta.',
        ],
        fr: [
          'Rédige un mandat de conseil de six mois lié à des comptes nommés et à des rendez-vous tenus. Livrable : un projet pour ton avocat.',
          'Dessine avec cette personne qui signe, qui évalue et qui bloque chez chacun des acheteurs. Livrable : une carte par compte.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the lab eats my week, how much time should I spend selling',
          'how many days a week for customers as a technical founder',
          'I have no time to sell',
        ],
        de: [
          'das Labor frisst meine Woche, wie viel Zeit fürs Verkaufen',
          'wie viele Tage pro Woche für Kunden als technischer Gründer',
          'ich habe keine Zeit für Vertrieb',
        ],
        es: [
          'el laboratorio se come mi semana, cuánto tiempo dedico a vender',
          'cuántos días a la semana con clientes si soy técnico',
          'no tengo tiempo para vender',
        ],
        fr: [
          'le labo mange ma semaine, combien de temps pour vendre',
          'combien de jours par semaine chez les clients quand on est technique',
          'je n’ai pas le temps de vendre',
        ],
      },
      says: {
        en: "Reserve two fixed days a week for customers and defend them like reactor time. Selling in leftover hours produces polite replies and no decisions, because a buyer's question answered a week later has already lost its sponsor.",
        de: 'Reserviere zwei feste Tage pro Woche für Kunden und verteidige sie wie Messzeit am Gerät. Verkauf in Restzeiten bringt freundliche Antworten und keine Entscheidungen, denn eine Rückfrage, die eine Woche liegt, hat ihren Fürsprecher schon verloren.',
        es: 'Reserva dos días fijos a la semana para clientes y defiéndelos como el turno de un equipo caro. Vender a ratos perdidos da respuestas amables y ninguna decisión, porque una duda contestada una semana después ya perdió a quien la defendía.',
        fr: 'Réserve deux jours fixes par semaine aux clients et défends-les comme un créneau de machine. Vendre dans les heures perdues donne des réponses polies et aucune décision, car une question laissée une semaine a déjà perdu celui qui la portait.',
      },
      steps: {
        en: [
          'Block the two days for the next quarter and move one technical task to a colleague. Deliverable: a shared calendar and a handover note.',
          'Set a weekly minimum of five outgoing requests and two held meetings. Deliverable: a tally on the team board every Friday.',
        ],
        de: [
          'Blocke die beiden Tage fürs ganze Quartal und gib eine technische Aufgabe ab. Ergebnis: ein geteilter Kalender und eine Übergabenotiz.',
          'Setz dir als Wochenminimum fünf ausgehende Anfragen und zwei gehaltene Treffen. Ergebnis: eine Strichliste an der Teamtafel jeden Freitag.',
        ],
        es: [
          'Bloquea esos dos días todo el trimestre y cede una tarea técnica a un compañero. Entregable: un calendario compartido y una nota de traspaso.',
          'Fija un mínimo semanal de cinco peticiones enviadas y dos reuniones celebradas. Entregable: un recuento en el tablero cada viernes.',
        ],
        fr: [
          'Bloque ces deux jours pour tout le trimestre et confie une tâche technique à un collègue. Livrable : un agenda partagé et une note de passation.',
          'Fixe un minimum hebdomadaire de cinq demandes envoyées et deux rendez-vous tenus. Livrable : un décompte au tableau chaque vendredi.',
        ],
      },
    },
  ],
  'warm-intro-maths': [
    {
      asks: {
        en: [
          'what do I write when I ask for an introduction',
          'text my contact can forward',
          'how to word an intro request',
        ],
        de: [
          'was schreibe ich, wenn ich um eine Vorstellung bitte',
          'Text zum Weiterleiten für meinen Kontakt',
          'wie formuliere ich die Bitte um einen Kontakt',
        ],
        es: [
          'qué escribo al pedir que me presenten',
          'texto que mi contacto pueda reenviar',
          'cómo redactar la petición de contacto',
        ],
        fr: [
          'que dois-je écrire pour demander une mise en relation',
          'texte que mon contact peut transférer',
          'comment formuler la demande d’introduction',
        ],
      },
      says: {
        en: 'Send a message your contact can forward without editing: who you want to meet, the one problem you ask about, and fifteen minutes on two dates. Leave the product out, since the reader decides on relevance and not on technology.',
        de: 'Schick eine Nachricht, die dein Kontakt unverändert weiterleiten kann: wen du sprechen willst, um welches eine Problem es geht, und fünfzehn Minuten an zwei Terminen. Lass das Produkt weg, denn der Leser entscheidet nach Relevanz und nicht nach Technik.',
        es: 'Envía un mensaje que tu contacto pueda reenviar sin tocarlo: a quién quieres conocer, sobre qué único problema preguntas y quince minutos en dos fechas. Deja fuera el producto, porque quien lo lee decide por relevancia y no por tecnología.',
        fr: 'Envoie un message que ton contact peut transférer tel quel : qui tu veux rencontrer, le seul problème dont tu parles et quinze minutes à deux dates. Laisse le produit de côté, car le lecteur juge la pertinence et non la technologie.',
      },
      steps: {
        en: [
          'Draft the forwardable text in five lines and test it on someone outside your field. Deliverable: a template without a single technical term.',
          "Adapt the first line to each target's plant, product or recent news. Deliverable: one tailored message for each of three people.",
        ],
        de: [
          'Entwirf den Text in fünf Zeilen und teste ihn an jemandem außerhalb deines Fachs. Ergebnis: eine Vorlage ohne Fachbegriff.',
          'Passe die erste Zeile an Werk, Produkt oder aktuelle Meldung der Zielperson an. Ergebnis: je eine eigene Nachricht für drei Personen.',
        ],
        es: [
          'Redacta el texto en cinco líneas y pruébalo con alguien ajeno a tu campo. Entregable: una plantilla sin ningún término técnico.',
          'Adapta la primera línea a la planta, el producto o la noticia reciente de cada destinatario. Entregable: un mensaje propio para tres personas.',
        ],
        fr: [
          'Rédige le texte en cinq lignes et teste-le sur quelqu’un hors de ton domaine. Livrable : un modèle sans aucun terme technique.',
          'Adapte la première ligne au site, au produit ou à l’actualité de chaque destinataire. Livrable : un message propre à trois personnes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'who should I ask for introductions',
          'do investors, advisers or alumni give the best contacts',
          'which people in my network can open doors',
        ],
        de: [
          'wen bitte ich um Kontakte',
          'bringen Investoren, Beiräte oder Ehemalige die besseren Vorstellungen',
          'wer in meinem Netzwerk öffnet Türen',
        ],
        es: [
          'a quién pido contactos',
          '¿presentan mejor los inversores, los asesores o los antiguos alumnos?',
          'quién de mi red puede abrir puertas',
        ],
        fr: [
          'à qui demander des contacts',
          'investisseurs, conseillers ou anciens élèves, qui présente le mieux',
          'qui dans mon réseau ouvre des portes',
        ],
      },
      says: {
        en: 'Start with people who buy from or sell to your target: suppliers, former students in the plants and everyone you have interviewed. Investors come last, because their introductions arrive with courtesy and seldom with a problem.',
        de: 'Fang bei Menschen an, die deiner Zielfirma etwas liefern oder abkaufen: Zulieferer, Ehemalige in den Werken und alle, die du interviewt hast. Investoren kommen zuletzt, denn ihre Kontakte bringen Höflichkeit mit und selten ein Problem.',
        es: 'Empieza por quienes compran o venden a tu cliente objetivo: proveedores, antiguos alumnos en las plantas y todos los que has entrevistado. Los inversores van al final, porque sus contactos llegan con cortesía y rara vez con un problema.',
        fr: 'Commence par ceux qui vendent ou achètent à ta cible : fournisseurs, anciens étudiants en usine et toutes les personnes que tu as interrogées. Les investisseurs viennent en dernier, car leurs contacts arrivent par politesse et rarement avec un problème.',
      },
      steps: {
        en: [
          'Ask the last five interviewees which two colleagues fight the same problem. Deliverable: up to ten names with a stated reason.',
          'Search your alumni list for target companies and mark the lowest-ranking match in each. Deliverable: a contact list sorted by company.',
        ],
        de: [
          'Frag die letzten fünf Interviewpartner nach je zwei Kollegen mit demselben Problem. Ergebnis: bis zu zehn Namen mit Begründung.',
          'Durchsuche die Ehemaligenliste nach Zielfirmen und markiere dort jeweils die niedrigste Position. Ergebnis: eine Kontaktliste nach Firma.',
        ],
        es: [
          'Pide a los últimos cinco entrevistados dos colegas que peleen con lo mismo. Entregable: hasta diez nombres con su motivo.',
          'Busca en tu lista de antiguos alumnos las empresas objetivo y marca el cargo más bajo. Entregable: una lista ordenada por empresa.',
        ],
        fr: [
          'Demande à tes cinq derniers interlocuteurs deux collègues aux prises avec le même souci. Livrable : jusqu’à dix noms motivés.',
          'Cherche les entreprises visées dans ton annuaire d’anciens et repère le poste le plus bas de chacune. Livrable : une liste par entreprise.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how often can I ask the same person for contacts',
          'I do not want to wear out my adviser',
          'what do I give back for an introduction',
        ],
        de: [
          'wie oft darf ich dieselbe Person um Kontakte bitten',
          'ich will meinen Beirat nicht überstrapazieren',
          'was gebe ich für eine Vorstellung zurück',
        ],
        es: [
          'cuántas veces puedo pedir contactos a la misma persona',
          'no quiero quemar a mi asesor',
          'qué doy a cambio de una presentación',
        ],
        fr: [
          'combien de fois puis-je solliciter la même personne',
          'je ne veux pas épuiser mon conseiller',
          'que donner en échange d’une mise en relation',
        ],
      },
      says: {
        en: 'Ask the same person at most once a month, for one name at a time, and always after reporting how the last one went. People stop helping when they hear nothing back, so the short thank-you with the outcome is what earns you the next door.',
        de: 'Frag dieselbe Person höchstens einmal im Monat, nach einem Namen, und immer erst, nachdem du vom letzten berichtet hast. Menschen hören auf zu helfen, wenn nichts zurückkommt; der kurze Dank mit Ergebnis öffnet dir die nächste Tür.',
        es: 'Pide a la misma persona como mucho una vez al mes, un solo nombre, y siempre después de contar cómo fue el anterior. La gente deja de ayudar cuando no sabe nada más; un gracias breve con el resultado te abre la puerta siguiente.',
        fr: 'Sollicite la même personne une fois par mois au plus, pour un seul nom, et toujours après avoir raconté la suite du précédent. On cesse d’aider quand rien ne revient ; un merci bref avec le résultat t’ouvre la porte suivante.',
      },
      steps: {
        en: [
          'Send each introducer a two-line outcome within a day of the meeting. Deliverable: a sent report for every introduction.',
          'Note what each introducer needs and offer one useful contact in return. Deliverable: a give-back list with dates.',
        ],
        de: [
          'Schick jedem Vermittler binnen eines Tages zwei Zeilen zum Ergebnis. Ergebnis: ein Bericht zu jeder Vorstellung.',
          'Notiere, was jeder Vermittler braucht, und biete einen nützlichen Kontakt an. Ergebnis: eine Gegenleistungsliste mit Daten.',
        ],
        es: [
          'Manda a cada intermediario dos líneas de resultado al día siguiente de la reunión. Entregable: un informe por presentación.',
          'Apunta qué necesita cada intermediario y ofrécele un contacto útil. Entregable: una lista de favores con fechas.',
        ],
        fr: [
          'Envoie à chaque intermédiaire deux lignes de résultat dès le lendemain du rendez-vous. Livrable : un retour par mise en relation.',
          'Note ce dont chaque intermédiaire a besoin et propose un contact utile. Livrable : une liste de retours datés.',
        ],
      },
    },
    {
      asks: {
        en: [
          'my contact promised an introduction and never sent it',
          'how do I follow up on an intro without nagging',
          'people say yes but the mail never comes',
        ],
        de: [
          'mein Kontakt hat eine Vorstellung versprochen und nie geschickt',
          'wie hake ich nach, ohne zu nerven',
          'alle sagen ja, aber die Mail kommt nicht',
        ],
        es: [
          'mi contacto prometió presentarme y nunca lo hizo',
          'cómo insisto sin ser pesado',
          'todos dicen que sí pero el correo no llega',
        ],
        fr: [
          'mon contact a promis une introduction et n’a rien envoyé',
          'comment relancer sans harceler',
          'on me dit oui mais le mail ne part jamais',
        ],
      },
      says: {
        en: 'Follow up once within a week and take the work away: resend the text, name a single person and offer to write directly with permission to mention your contact. A second silence is an answer, so move the request to someone else.',
        de: 'Hak einmal binnen einer Woche nach und nimm die Arbeit ab: Schick den Text erneut, nenn eine einzige Person und biete an, mit Erlaubnis selbst zu schreiben. Schweigen beim zweiten Mal ist eine Antwort; gib die Bitte dann an jemand anderen.',
        es: 'Insiste una vez en una semana y quítale trabajo: reenvía el texto, nombra a una sola persona y ofrécete a escribir tú con permiso para citarlo. Un segundo silencio ya es respuesta, así que pasa la petición a otro.',
        fr: 'Relance une seule fois dans la semaine et retire l’effort : renvoie le texte, cite une personne et propose d’écrire toi-même avec l’accord de te recommander de lui. Un deuxième silence vaut réponse, confie alors la demande à quelqu’un d’autre.',
      },
      steps: {
        en: [
          'Send the permission request: may I write to this person and mention you. Deliverable: one short mail per open promise.',
          'Log the date of each promise and reassign those older than two weeks. Deliverable: a promise list with a second route.',
        ],
        de: [
          'Schick die Erlaubnisfrage, ob du dich bei der Zielperson auf deinen Kontakt berufen darfst. Ergebnis: eine kurze Mail pro offener Zusage.',
          'Notiere das Datum jeder Zusage und vergib alles über zwei Wochen neu. Ergebnis: eine Liste mit zweitem Weg.',
        ],
        es: [
          'Envía una petición de permiso para escribir a esa persona mencionando a tu contacto. Entregable: un correo breve por promesa abierta.',
          'Apunta la fecha de cada promesa y reasigna las que pasen de dos semanas. Entregable: una lista con segunda vía.',
        ],
        fr: [
          'Demande l’autorisation d’écrire à cette personne en mentionnant ton contact. Livrable : un court message pour chacune des promesses ouvertes.',
          'Note la date de chaque promesse et réattribue celles qui dépassent deux semaines. Livrable : une liste avec une seconde voie.',
        ],
      },
    },
    {
      asks: {
        en: [
          'lots of meetings but no commitments, where is the leak',
          'many first talks and nobody goes further',
          'which step of my funnel is broken',
        ],
        de: [
          'viele Treffen, aber keine Zusagen, wo ist das Leck',
          'viele Erstgespräche und keiner geht weiter',
          'welche Stufe im Trichter klemmt',
        ],
        es: [
          'muchas reuniones y ningún compromiso, dónde está la fuga',
          'tengo primeras charlas y nadie avanza',
          'qué paso del embudo falla',
        ],
        fr: [
          'beaucoup de réunions mais aucun engagement, où est la fuite',
          'plein de premiers échanges et personne n’avance',
          'quelle étape de mon entonnoir coince',
        ],
      },
      says: {
        en: 'The leak sits at the step with the steepest drop, and after many meetings without commitments that is usually the wrong person or no stated next move. Check who attended before you change the pitch.',
        de: 'Das Leck liegt bei der Stufe mit dem stärksten Abfall, und nach vielen Treffen ohne Zusage war es meist die falsche Person oder es fehlte der nächste Schritt. Prüf, wer im Raum saß, bevor du die Präsentation umbaust.',
        es: 'La fuga está en el paso con la caída más brusca, y tras muchas reuniones sin compromiso suele ser la persona equivocada o la falta de un paso siguiente. Mira quién asistió antes de cambiar la presentación.',
        fr: 'La fuite se trouve à l’étape où la chute est la plus forte, et après beaucoup de réunions sans suite, c’était souvent la mauvaise personne ou aucune suite proposée. Vérifie qui était présent avant de refaire la présentation.',
      },
      steps: {
        en: [
          'Sort the last fifteen meetings by whether the attendee could spend money. Deliverable: two piles and a share of each.',
          'Ask five silent contacts by phone what happened inside after your talk. Deliverable: five reasons in their own words.',
        ],
        de: [
          'Sortiere die letzten fünfzehn Treffen danach, ob dein Gegenüber Geld ausgeben durfte. Ergebnis: zwei Stapel mit ihrem Anteil.',
          'Ruf fünf verstummte Kontakte an und frag, was nach dem Gespräch intern geschah. Ergebnis: fünf Gründe im Wortlaut.',
        ],
        es: [
          'Ordena las últimas quince reuniones según si el asistente podía gastar dinero. Entregable: dos montones y el porcentaje de cada uno.',
          'Llama a cinco contactos callados y pregunta qué ocurrió dentro después de hablar contigo. Entregable: cinco motivos textuales.',
        ],
        fr: [
          'Trie les quinze dernières réunions selon que l’interlocuteur pouvait dépenser ou non. Livrable : deux piles et la part de chacune.',
          'Appelle cinq contacts muets et demande ce qui s’est passé en interne après l’échange. Livrable : cinq raisons mot pour mot.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we have just ten possible buyers worldwide',
          'how to plan sales with a tiny market and no statistics',
          'account plan for a few large accounts',
        ],
        de: [
          'es gibt weltweit nur zehn mögliche Käufer',
          'Vertrieb planen bei winzigem Markt ohne Statistik',
          'Plan für wenige große Firmen',
        ],
        es: [
          'solo hay diez compradores posibles en el mundo',
          'cómo planear ventas en un mercado diminuto sin estadística',
          'plan para unas pocas cuentas grandes',
        ],
        fr: [
          'il n’existe que dix acheteurs dans le monde',
          'comment planifier sur un marché minuscule sans statistiques',
          'plan pour quelques grands comptes',
        ],
      },
      says: {
        en: 'Drop the ratios and write a plan per company: who signs, who tests, which date forces a decision and what would make them move. With so few doors, three routes into one account are worth more than one route into thirty.',
        de: 'Vergiss die Quoten und schreib einen Plan pro Firma: wer unterschreibt, wer testet, welches Datum eine Entscheidung erzwingt und was sie bewegen würde. Bei so wenigen Türen sind drei Wege in eine Firma mehr wert als ein Weg in dreißig.',
        es: 'Olvida los porcentajes y escribe un plan por empresa: quién firma, quién prueba, qué fecha obliga a decidir y qué la movería. Con tan pocas puertas, tres caminos hacia una cuenta valen más que un camino hacia treinta.',
        fr: 'Oublie les taux et écris un plan par entreprise : qui signe, qui teste, quelle date force la décision et ce qui la ferait bouger. Avec si peu de portes, trois chemins vers un compte valent mieux qu’un chemin vers trente.',
      },
      steps: {
        en: [
          'Write one page per account with signer, forcing date and two further ways in. Deliverable: a plan for your top three accounts.',
          'Review each page monthly and record the one thing that changed inside. Deliverable: a dated line per account.',
        ],
        de: [
          'Schreib pro Firma eine Seite mit Unterzeichner, zwingendem Datum und zwei weiteren Zugängen. Ergebnis: ein Plan für die drei wichtigsten.',
          'Prüf jede Seite monatlich und halte fest, was sich im Haus verändert hat. Ergebnis: eine datierte Zeile pro Firma.',
        ],
        es: [
          'Escribe una página por cuenta con firmante, fecha límite y dos vías de entrada más. Entregable: un plan para las tres principales.',
          'Revisa cada página una vez al mes y anota qué cambió dentro. Entregable: una línea fechada por cuenta.',
        ],
        fr: [
          'Écris une page par compte avec signataire, date butoir et deux autres voies d’accès. Livrable : un plan pour les trois premiers.',
          'Relis chaque page tous les mois et note ce qui a changé en interne. Livrable : une ligne datée par compte.',
        ],
      },
    },
  ],
  'from-pilot-to-contract': [
    {
      asks: {
        en: [
          'how do I run the decision meeting at the end of the trial',
          'who must sit in the final review and what is on the agenda',
          'they postpone the closing meeting again',
        ],
        de: [
          'wie führe ich das Entscheidungstreffen am Ende des Tests',
          'wer muss in der Schlussrunde sitzen und was steht auf der Tagesordnung',
          'sie verschieben das Abschlusstreffen schon wieder',
        ],
        es: [
          'cómo llevo la reunión de decisión al final de la prueba',
          'quién debe estar en la revisión final y con qué orden del día',
          'aplazan otra vez la reunión de cierre',
        ],
        fr: [
          'comment mener la réunion de décision en fin d’essai',
          'qui doit assister à la revue finale et avec quel ordre du jour',
          'ils reportent encore la réunion de clôture',
        ],
      },
      says: {
        en: "Keep it to half an hour: the agreed criterion, the measured value, the users' verdict, the contract on the table, and the question to the signer. Refuse to hold it without that person, and when it slips a second time, name the day on which your support ends.",
        de: 'Halt es auf einer halben Stunde: vereinbartes Kriterium, gemessener Wert, Urteil der Anwender, Vertrag auf dem Tisch und die Frage an die Person, die unterschreibt. Ohne sie findet es nicht statt, und beim zweiten Verschieben nennst du den Tag, an dem deine Betreuung endet.',
        es: 'Que dure media hora: el criterio pactado, el valor medido, el veredicto de los usuarios, el contrato sobre la mesa y la pregunta a quien firma. Sin esa persona no la celebres, y al segundo aplazamiento di el día en que acaba tu soporte.',
        fr: 'Tiens-la en une demi-heure : critère convenu, valeur mesurée, verdict des utilisateurs, contrat sur la table et question à la personne qui signe. Refuse de la tenir sans elle, et au deuxième report annonce le jour où ton support s’arrête.',
      },
      steps: {
        en: [
          'Send results and contract draft three days ahead and ask each guest for objections. Deliverable: a list of objections before the meeting.',
          'Agree in the room on yes, no or the one missing fact with its owner. Deliverable: minutes sent the same day.',
        ],
        de: [
          'Schick Ergebnisse und Vertragsentwurf drei Tage vorher und frag alle Gäste nach Einwänden. Ergebnis: eine Einwandliste vor dem Treffen.',
          'Einigt euch im Raum auf Ja, Nein oder die eine fehlende Tatsache samt Zuständigen. Ergebnis: ein Protokoll am selben Tag.',
        ],
        es: [
          'Envía resultados y borrador tres días antes y pide objeciones a cada asistente. Entregable: una lista de objeciones previa.',
          'Acuerda en la sala un sí, un no o el único hecho que falta con responsable. Entregable: un acta enviada ese mismo día.',
        ],
        fr: [
          'Envoie résultats et projet de contrat trois jours avant et demande les objections de chacun. Livrable : une liste d’objections préalable.',
          'Concluez en séance par oui, non ou le seul fait manquant et son responsable. Livrable : un compte rendu le jour même.',
        ],
      },
    },
    {
      asks: {
        en: [
          'purchasing and legal sit on the order for months',
          'how to speed up supplier onboarding and security review',
          'procurement sends form after form',
        ],
        de: [
          'Einkauf und Rechtsabteilung sitzen seit Monaten auf der Bestellung',
          'Lieferantenanlage und Sicherheitsprüfung beschleunigen',
          'vom Einkauf kommt ein Formular nach dem anderen',
        ],
        es: [
          'compras y legal llevan meses con el pedido',
          'cómo acelerar el alta de proveedor y la revisión de seguridad',
          'compras manda un formulario tras otro',
        ],
        fr: [
          'achats et juridique gardent la commande depuis des mois',
          'accélérer le référencement fournisseur et la revue de sécurité',
          'les achats envoient formulaire sur formulaire',
        ],
      },
      says: {
        en: 'Ask purchasing for the whole list at once, then run the items in parallel with a named person and a date for each. Orders rarely stall on one hard paper; they stall because nobody inside owns the sequence.',
        de: 'Bitte den Einkauf um die ganze Liste auf einmal und arbeite die Punkte parallel ab, jeder mit Namen und Datum. Bestellungen scheitern selten an einem schweren Papier; sie liegen, weil im Haus niemand die Reihenfolge führt.',
        es: 'Pide a compras la lista completa de una vez y avanza los puntos en paralelo, cada uno con nombre y fecha. Los pedidos rara vez se atascan por un papel difícil; se paran porque dentro nadie lleva la secuencia.',
        fr: 'Demande aux achats la liste entière en une fois et avance les points en parallèle, chacun avec un nom et une date. Une commande bute rarement sur un papier difficile ; elle dort parce que personne en interne ne tient l’ordre des étapes.',
      },
      steps: {
        en: [
          'Draw the path from yes to order with owner and duration, and confirm it with purchasing. Deliverable: a one-page path both sides accept.',
          'Prepare a supplier file with insurance, bank proof, data protection and safety sheets. Deliverable: a folder ready to send the same day.',
        ],
        de: [
          'Zeichne den Weg vom Ja zur Bestellung mit Zuständigen und Dauer und stimm ihn ab. Ergebnis: eine Seite, die beide Seiten tragen.',
          'Stell eine Lieferantenmappe mit Versicherung, Bankbestätigung, Datenschutz und Sicherheitsblättern zusammen. Ergebnis: ein Ordner, der am selben Tag rausgehen kann.',
        ],
        es: [
          'Dibuja el camino del sí al pedido con responsable y duración, y acuérdalo con compras. Entregable: una página aceptada por ambos.',
          'Prepara una carpeta de proveedor con seguro, certificado bancario, protección de datos y fichas de seguridad. Entregable: un archivo listo para enviar hoy.',
        ],
        fr: [
          'Trace le chemin du oui à la commande avec responsable et durée, et fais-le valider. Livrable : une page acceptée des deux côtés.',
          'Prépare un dossier fournisseur avec assurance, relevé bancaire, protection des données et fiches de sécurité. Livrable : un dossier prêt à partir le jour même.',
        ],
      },
    },
    {
      asks: {
        en: [
          'trial is over and they keep using our device without paying',
          'customer still runs the software after the end date',
          'do we switch it off to force an order',
        ],
        de: [
          'Test ist vorbei und sie nutzen unser Gerät weiter, ohne zu zahlen',
          'Kunde betreibt die Software nach dem Enddatum',
          'schalten wir ab, um die Bestellung zu erzwingen',
        ],
        es: [
          'acabó la prueba y siguen usando el equipo sin pagar',
          'el cliente usa el programa después de la fecha final',
          '¿lo apagamos para forzar el pedido?',
        ],
        fr: [
          'l’essai est fini et ils gardent l’appareil sans payer',
          'le client utilise le logiciel après la date de fin',
          'faut-il couper pour forcer la commande',
        ],
      },
      says: {
        en: 'Do not switch it off in anger; send an end date and a bridging price. Continued use is the best sign you can get, so turn it into a paid month-to-month line that is credited against the contract, and collect the unit if neither is signed by the date.',
        de: 'Schalte nicht im Ärger ab, sondern schick ein Enddatum und einen Übergangspreis. Weiternutzung ist das beste Zeichen, das du bekommen kannst; mach daraus eine bezahlte Monatsposition, die auf den Vertrag angerechnet wird, und hol das Gerät, wenn bis dahin nichts unterschrieben ist.',
        es: 'No lo apagues por enfado: envía una fecha de fin y un precio puente. Que sigan usándolo es la mejor señal posible, así que conviértelo en una línea mensual pagada que se descuente del contrato y recoge el equipo si no firman a tiempo.',
        fr: 'Ne coupe pas par colère : envoie une date de fin et un prix de transition. Un usage qui continue est le meilleur signe possible ; fais-en une ligne mensuelle payée, déduite du contrat, et reprends l’appareil si rien n’est signé à temps.',
      },
      steps: {
        en: [
          'Export the usage since the end date and attach it to the offer. Deliverable: a one-page usage record.',
          'Send the bridging offer with monthly price, credit and pick-up day. Deliverable: a mail to user and signer.',
        ],
        de: [
          'Zieh die Nutzung seit dem Enddatum heraus und leg sie dem Angebot bei. Ergebnis: eine Nutzungsübersicht auf einer Seite.',
          'Schick das Übergangsangebot mit Monatspreis, Anrechnung und Abholtag. Ergebnis: eine Mail an Anwender und Unterzeichner.',
        ],
        es: [
          'Extrae el uso desde la fecha final y adjúntalo a la oferta. Entregable: un registro de uso de una página.',
          'Envía la oferta puente con precio mensual, descuento y día de recogida. Entregable: un correo a usuario y firmante.',
        ],
        fr: [
          'Extrais l’usage depuis la date de fin et joins-le à l’offre. Livrable : un relevé d’usage d’une page.',
          'Envoie l’offre de transition avec prix mensuel, déduction et jour de reprise. Livrable : un message à l’utilisateur et au signataire.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they want a big discount before signing',
          'price haggling at the end of the trial',
          'purchasing pushes the price down for the order',
        ],
        de: [
          'sie wollen vor der Unterschrift einen großen Rabatt',
          'Preisfeilschen am Ende des Tests',
          'Einkauf drückt den Preis für die Bestellung',
        ],
        es: [
          'quieren un gran descuento antes de firmar',
          'regateo de precio al final de la prueba',
          'compras aprieta el precio del pedido',
        ],
        fr: [
          'ils veulent une grosse remise avant de signer',
          'marchandage de prix en fin d’essai',
          'les achats font baisser le prix de la commande',
        ],
      },
      says: {
        en: 'Trade, do not give: every reduction buys something back, such as a longer term, payment in advance, a second site or a reference. Purchasing asks everyone, and a price that falls without a trade tells them the first one was invented.',
        de: 'Tausche, statt zu schenken: Jeder Nachlass bringt etwas zurück, etwa längere Laufzeit, Vorauszahlung, einen zweiten Standort oder eine Referenz. Der Einkauf fragt jeden, und ein Preis, der ohne Gegenleistung fällt, wirkt im Nachhinein erfunden.',
        es: 'Intercambia, no regales: cada rebaja compra algo, como más plazo, pago por adelantado, una segunda planta o una referencia. Compras se lo pide a todos, y un precio que baja sin nada a cambio revela que el primero era inventado.',
        fr: 'Échange, ne donne pas : chaque baisse rapporte quelque chose, comme une durée plus longue, un paiement d’avance, un second site ou une référence. Les achats le demandent à tous, et un prix qui tombe sans contrepartie paraît inventé.',
      },
      steps: {
        en: [
          'Write three trades you would accept and the price below which you walk away. Deliverable: a negotiation sheet agreed with co-founders.',
          'Answer the request with one trade in writing and a date until which it holds. Deliverable: a revised offer with an expiry.',
        ],
        de: [
          'Schreib drei annehmbare Tauschgeschäfte auf und den Preis, unter dem du gehst. Ergebnis: ein Verhandlungsblatt, mit dem Gründerteam abgestimmt.',
          'Antworte schriftlich mit einem Tausch und dem Datum, bis zu dem er gilt. Ergebnis: ein überarbeitetes Angebot mit Frist.',
        ],
        es: [
          'Escribe tres intercambios aceptables y el precio por debajo del cual te levantas. Entregable: una hoja de negociación acordada con tus socios.',
          'Responde por escrito con un solo intercambio y la fecha hasta la que vale. Entregable: una oferta revisada con vencimiento.',
        ],
        fr: [
          'Écris trois échanges acceptables et le prix sous lequel tu renonces. Livrable : une fiche de négociation validée avec les cofondateurs.',
          'Réponds par écrit avec un seul échange et sa date de validité. Livrable : une offre révisée avec échéance.',
        ],
      },
    },
    {
      asks: {
        en: [
          'after our trial they ask for three quotes',
          'purchasing brings in a competitor although our test succeeded',
          'they want to compare us before the order',
        ],
        de: [
          'nach unserem Test verlangen sie drei Angebote',
          'Einkauf holt einen Wettbewerber, obwohl der Versuch gelungen ist',
          'sie wollen vor der Bestellung vergleichen',
        ],
        es: [
          'tras nuestra prueba piden tres presupuestos',
          'compras mete a un competidor aunque el ensayo salió bien',
          'quieren comparar antes del pedido',
        ],
        fr: [
          'après notre essai ils demandent trois devis',
          'les achats font venir un concurrent malgré un test réussi',
          'ils veulent comparer avant de commander',
        ],
      },
      says: {
        en: 'Help them compare, on your ground: the measured result at their own site, the cost of repeating such a trial with someone else, and the months lost. Ask which rule forces the comparison and whether single sourcing can be justified by the test.',
        de: 'Hilf beim Vergleich, aber auf deinem Boden: das Messergebnis am eigenen Standort, die Kosten eines gleichen Tests mit anderen und die verlorenen Monate. Frag, welche Regel den Vergleich erzwingt und ob der Test eine Direktvergabe begründen kann.',
        es: 'Ayuda a comparar, pero en tu terreno: el resultado medido en su planta, lo que costaría repetir una prueba así con otro y los meses perdidos. Pregunta qué norma obliga a comparar y si el ensayo justifica un proveedor único.',
        fr: 'Aide-les à comparer, mais sur ton terrain : le résultat mesuré chez eux, le coût d’un essai identique avec un autre et les mois perdus. Demande quelle règle impose la comparaison et si l’essai peut justifier un fournisseur unique.',
      },
      steps: {
        en: [
          'Draft the single-source reasoning with figures your sponsor can submit. Deliverable: half a page for purchasing.',
          'Propose a comparison table with criteria taken from the trial. Deliverable: a table with your column filled in.',
        ],
        de: [
          'Entwirf die Begründung für nur einen Anbieter mit Zahlen, die dein Fürsprecher einreichen kann. Ergebnis: eine halbe Seite für den Einkauf.',
          'Schlag eine Vergleichstabelle mit Kriterien aus dem Test vor. Ergebnis: eine Tabelle mit ausgefüllter eigener Spalte.',
        ],
        es: [
          'Redacta la justificación de proveedor único con cifras que tu aliado pueda presentar. Entregable: media página para compras.',
          'Propón una tabla comparativa con los criterios de la prueba. Entregable: una tabla con tu columna rellena.',
        ],
        fr: [
          'Rédige la justification du fournisseur unique avec des chiffres que ton allié peut déposer. Livrable : une demi-page pour les achats.',
          'Propose un tableau comparatif reprenant les critères de l’essai. Livrable : un tableau, ta colonne remplie.',
        ],
      },
    },
    {
      asks: {
        en: [
          'should the first contract cover one site or all plants',
          'they want to roll out everywhere, how do we scope it',
          'start small or group-wide frame agreement',
        ],
        de: [
          'soll der erste Vertrag einen Standort oder alle Werke umfassen',
          'sie wollen überall ausrollen, wie schneiden wir das zu',
          'klein anfangen oder Rahmenvertrag für den Konzern',
        ],
        es: [
          '¿el primer contrato cubre una planta o todas?',
          'quieren desplegar en todas partes, cómo lo acoto',
          'empezar pequeño o acuerdo marco de grupo',
        ],
        fr: [
          'le premier contrat couvre-t-il un site ou toutes les usines',
          'ils veulent déployer partout, comment cadrer',
          'commencer petit ou accord-cadre de groupe',
        ],
      },
      says: {
        en: 'Sign one site now with the price and the trigger for the next ones written in. A group-wide frame takes longer to approve and still contains no order, while a running site with a pre-agreed expansion pays you and argues for itself.',
        de: 'Unterschreib jetzt für einen Standort und halte Preis und Auslöser für die nächsten gleich mit fest. Ein Konzernrahmen braucht länger und enthält noch keine Bestellung; ein laufender Standort mit vereinbarter Erweiterung zahlt und wirbt für sich.',
        es: 'Firma ahora una planta y deja escritos el precio y el disparador de las siguientes. Un marco de grupo tarda más en aprobarse y no contiene ningún pedido, mientras que una planta en marcha con ampliación pactada paga y convence sola.',
        fr: 'Signe un site maintenant, avec le prix et le déclencheur des suivants déjà écrits. Un accord-cadre de groupe est plus long à valider et ne contient aucune commande, alors qu’un site en marche avec extension convenue paie et plaide pour toi.',
      },
      steps: {
        en: [
          'List the sites by local budget owner and readiness, then pick the fastest. Deliverable: a ranked site list with one start.',
          'Write the expansion clause: result, date, price for further sites. Deliverable: one paragraph for the contract draft.',
        ],
        de: [
          'Ordne die Standorte nach eigenem Budget und Bereitschaft und wähle den schnellsten. Ergebnis: eine Rangliste mit einem Start.',
          'Formuliere die Erweiterungsklausel mit Ergebnis, Datum und Preis für weitere Standorte. Ergebnis: ein Absatz für den Vertragsentwurf.',
        ],
        es: [
          'Ordena las plantas por presupuesto propio y disposición, y elige la más rápida. Entregable: una lista con un solo arranque.',
          'Redacta la cláusula de ampliación con resultado, fecha y precio para otras plantas. Entregable: un párrafo para el borrador de contrato.',
        ],
        fr: [
          'Classe les sites selon leur budget propre et leur préparation, puis choisis le plus rapide. Livrable : un classement avec un seul départ.',
          'Rédige la clause d’extension : résultat, date, prix des sites suivants. Livrable : un paragraphe à insérer dans le projet de contrat.',
        ],
      },
    },
  ],
  'sales-cycles-by-sector': [
    {
      asks: {
        en: [
          'selling to hospitals and clinics, how do we plan for the wait',
          'hospital purchase takes forever, what to do meanwhile',
          'when does a clinic decide on new equipment',
        ],
        de: [
          'Verkauf an Kliniken, wie planen wir die Wartezeit',
          'Krankenhaus braucht ewig, was tun wir solange',
          'wann entscheidet eine Klinik über neue Geräte',
        ],
        es: [
          'vender a hospitales y clínicas, cómo planifico la espera',
          'el hospital tarda muchísimo, qué hago mientras',
          'cuándo decide una clínica sobre equipos nuevos',
        ],
        fr: [
          'vendre aux hôpitaux et cliniques, comment gérer l’attente',
          'l’hôpital met une éternité, que faire en attendant',
          'quand une clinique décide-t-elle d’un équipement',
        ],
      },
      says: {
        en: 'Count on 9 to 18 months for a hospital and find out this month when its investment round closes. Use the wait for what the committee will ask anyway: a clinical user who speaks for you, the data protection file and a small purchase outside the round.',
        de: 'Rechne bei einer Klinik mit 9 bis 18 Monaten und finde noch diesen Monat heraus, wann ihre Investitionsrunde schließt. Nutz die Zeit für das, was das Gremium ohnehin verlangt: eine klinische Fürsprecherin, die Datenschutzunterlagen und einen kleinen Kauf außerhalb der Runde.',
        es: 'Cuenta con 9 a 18 meses para un hospital y averigua este mes cuándo cierra su ronda de inversiones. Usa la espera para lo que el comité pedirá igualmente: un clínico que hable por ti, el expediente de protección de datos y una compra pequeña fuera de ronda.',
        fr: 'Compte 9 à 18 mois pour un hôpital et trouve ce mois-ci la date de clôture de sa campagne d’investissement. Profite de l’attente pour ce que le comité exigera : un clinicien qui parle pour toi, le dossier de données et un petit achat hors campagne.',
      },
      steps: {
        en: [
          'Ask two clinic buyers for the closing date and the form of the next investment round. Deliverable: two dates in your plan.',
          'Offer one department a consumable, licence or service below its own limit. Deliverable: a quote with one page of terms.',
        ],
        de: [
          'Frag zwei Klinikeinkäufer nach Schlussdatum und Formular der nächsten Investitionsrunde. Ergebnis: zwei Daten in deinem Plan.',
          'Biete einer Abteilung Verbrauchsmaterial, Lizenz oder Dienst unter ihrer eigenen Grenze an. Ergebnis: ein Angebot mit einer Seite Bedingungen.',
        ],
        es: [
          'Pregunta a dos compradores de clínicas la fecha de cierre y el formulario de la próxima ronda. Entregable: dos fechas en tu plan.',
          'Ofrece a un servicio un consumible, licencia o análisis por debajo de su propio límite. Entregable: un presupuesto con condiciones.',
        ],
        fr: [
          'Demande à deux acheteurs hospitaliers la date de clôture et le formulaire de la prochaine campagne. Livrable : deux dates dans ton plan.',
          'Propose à un service un consommable, une licence ou une prestation sous son propre plafond. Livrable : un devis avec ses conditions.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they say the budget for this year is closed',
          'come back next year when there is money',
          'no budget until January',
        ],
        de: [
          'sie sagen, das Budget für dieses Jahr ist zu',
          'kommen Sie nächstes Jahr wieder, wenn Geld da ist',
          'kein Budget vor Januar',
        ],
        es: [
          'dicen que el presupuesto de este año está cerrado',
          'vuelve el año que viene cuando haya dinero',
          'sin presupuesto hasta enero',
        ],
        fr: [
          'ils disent que le budget de l’année est bouclé',
          'revenez l’an prochain quand il y aura de l’argent',
          'pas de budget avant janvier',
        ],
      },
      says: {
        en: "Ask two things before you accept the wait: whose budget could carry a smaller start, and what must be written by when to stand in next year's plan. A postponed deal is alive only if your line is in somebody's budget draft.",
        de: 'Klär zwei Dinge, bevor du wartest: aus wessen Budget ein kleiner Start ginge und was bis wann geschrieben sein muss, um im Plan fürs nächste Jahr zu stehen. Ein vertagtes Geschäft lebt nur, wenn deine Zeile in einem Budgetentwurf steht.',
        es: 'Aclara dos cosas antes de esperar: de qué presupuesto saldría un arranque menor y qué debe estar escrito, y cuándo, para entrar en el plan del año próximo. Una venta aplazada solo vive si tu línea figura en algún borrador.',
        fr: 'Éclaircis deux points avant d’attendre : quel budget porterait un petit départ, et ce qui doit être écrit, et quand, pour figurer au plan de l’an prochain. Une affaire reportée ne vit que si ta ligne est dans un projet de budget.',
      },
      steps: {
        en: [
          'Request the budget template and fill in your line for the sponsor. Deliverable: a completed row with amount and benefit.',
          'Propose a small start from an operating budget this quarter. Deliverable: a reduced offer with scope and price.',
        ],
        de: [
          'Lass dir die Budgetvorlage geben und füll deine Zeile für den Fürsprecher aus. Ergebnis: eine fertige Zeile mit Betrag und Nutzen.',
          'Schlag noch in diesem Quartal einen kleinen Start aus laufenden Mitteln vor. Ergebnis: ein verkleinertes Angebot mit Preis.',
        ],
        es: [
          'Pide la plantilla de presupuesto y rellena tu línea para quien te apoya. Entregable: una fila completa con importe y beneficio.',
          'Propón este trimestre un arranque pequeño con gasto corriente. Entregable: una oferta reducida con alcance y precio cerrados.',
        ],
        fr: [
          'Obtiens le modèle de budget et remplis ta ligne pour ton soutien interne. Livrable : une ligne complète avec montant et bénéfice.',
          'Propose ce trimestre un petit départ sur budget de fonctionnement. Livrable : une offre réduite avec périmètre et prix fermes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how can we shorten the sales cycle',
          'how do we make customers decide faster',
          'speed up the deal without pushing',
        ],
        de: [
          'wie verkürzen wir den Vertriebszyklus',
          'wie bringen wir Kunden zu schnelleren Entscheidungen',
          'Abschluss beschleunigen ohne Druck',
        ],
        es: [
          'cómo acortamos el ciclo de venta',
          'cómo hacer que el cliente decida antes',
          'acelerar el cierre sin presionar',
        ],
        fr: [
          'comment raccourcir le cycle de vente',
          'comment faire décider les clients plus vite',
          'accélérer l’affaire sans forcer',
        ],
      },
      says: {
        en: 'Cut the decision, not the customer: shrink the first purchase until fewer people must agree, and tie it to a date that already matters to them. Discounts for speed train buyers to wait for the next one.',
        de: 'Verkleinere die Entscheidung, nicht den Kunden: Mach den ersten Kauf so klein, dass weniger Leute zustimmen müssen, und häng ihn an ein Datum, das für sie ohnehin zählt. Eilrabatte erziehen Käufer nur zum Warten.',
        es: 'Recorta la decisión, no al cliente: reduce la primera compra hasta que deba aprobarla menos gente y átala a una fecha que ya le importe. Los descuentos por rapidez enseñan a esperar el siguiente.',
        fr: 'Réduis la décision, pas le client : rapetisse le premier achat jusqu’à ce que moins de gens doivent l’approuver, et lie-le à une date qui compte déjà pour eux. Les remises de rapidité apprennent à attendre la suivante.',
      },
      steps: {
        en: [
          'Find the approval step that took longest in the last deal and design an offer that avoids it. Deliverable: a smaller offer version.',
          'Link the start to a customer date such as a shutdown or audit. Deliverable: a shared timeline with that date on top.',
        ],
        de: [
          'Such die Freigabe, die beim letzten Geschäft am längsten dauerte, und bau ein Angebot daran vorbei. Ergebnis: eine kleinere Angebotsfassung.',
          'Verknüpf den Start mit einem Kundentermin wie Stillstand oder Audit. Ergebnis: ein gemeinsamer Zeitplan mit diesem Datum obenan.',
        ],
        es: [
          'Busca la aprobación que más tardó en la última venta y diseña una oferta que la evite. Entregable: una versión menor de la oferta.',
          'Liga el arranque a una fecha del cliente, como una parada o auditoría. Entregable: un calendario común encabezado por ella.',
        ],
        fr: [
          'Repère la validation la plus longue de la dernière vente et conçois une offre qui l’évite. Livrable : une version réduite de l’offre.',
          'Lie le démarrage à une date du client, comme un arrêt ou un audit. Livrable : un calendrier commun ouvrant sur elle.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how much cash do I need to survive the cycle',
          'how do I forecast revenue when deals take a year',
          'when do I tell investors the first revenue comes',
        ],
        de: [
          'wie viel Geld brauche ich, um den Zyklus zu überstehen',
          'wie plane ich Umsatz, wenn Abschlüsse ein Jahr dauern',
          'wann verspreche ich Investoren den ersten Umsatz',
        ],
        es: [
          'cuánta caja necesito para aguantar el ciclo',
          'cómo preveo ingresos si cada venta dura un año',
          'cuándo digo a los inversores que llega el primer ingreso',
        ],
        fr: [
          'combien de trésorerie pour tenir le cycle',
          'comment prévoir le revenu quand une vente dure un an',
          'quand annoncer le premier revenu aux investisseurs',
        ],
      },
      says: {
        en: 'Hold cash for the cycle your buyers describe plus one full budget round, and forecast from signed steps instead of hopes. Count a deal in the forecast only when the signer, the paper path and the order month are known.',
        de: 'Halte Geld für den Zyklus vor, den deine Käufer beschreiben, plus eine volle Budgetrunde, und plane Umsatz aus unterschriebenen Schritten. Ein Geschäft gehört erst in die Prognose, wenn Unterzeichner, Papierweg und Auftragsmonat bekannt sind.',
        es: 'Guarda caja para el ciclo que describen tus compradores más una ronda de presupuesto entera, y prevé a partir de pasos firmados. Una venta entra en la previsión solo con firmante, papeles y mes de pedido conocidos.',
        fr: 'Garde de quoi couvrir le cycle décrit par tes acheteurs plus une campagne budgétaire entière, et prévois à partir d’étapes signées. Une affaire n’entre en prévision qu’avec signataire, circuit des papiers et mois de commande connus.',
      },
      steps: {
        en: [
          'Build the cash plan with the slowest of three buyer timelines and one missed round. Deliverable: a month when cash runs out.',
          'Forecast only accounts with signer, papers and order month filled in. Deliverable: a revenue table with evidence per row.',
        ],
        de: [
          'Rechne den Liquiditätsplan mit der langsamsten von drei Käuferzeitachsen und einer verpassten Runde. Ergebnis: der Monat, in dem das Geld endet.',
          'Nimm nur Firmen mit Unterzeichner, Papieren und Auftragsmonat in die Prognose auf. Ergebnis: eine Umsatztabelle mit Beleg pro Zeile.',
        ],
        es: [
          'Haz el plan de caja con el más lento de tres calendarios y una ronda perdida. Entregable: el mes en que se acaba el dinero.',
          'Prevé solo cuentas con firmante, papeles y mes de pedido rellenos. Entregable: una tabla de ingresos con evidencia por fila.',
        ],
        fr: [
          'Bâtis le plan de trésorerie sur la plus lente de trois chronologies et une campagne manquée. Livrable : le mois où l’argent s’arrête.',
          'Ne prévois que les comptes dont signataire, papiers et mois de commande sont renseignés. Livrable : un tableau avec preuve par ligne.',
        ],
      },
    },
    {
      asks: {
        en: [
          'is this deal slow or dead',
          'customer keeps postponing, when do I give up',
          'no answer for weeks, is it still alive',
        ],
        de: [
          'ist das Geschäft langsam oder tot',
          'Kunde verschiebt ständig, wann gebe ich auf',
          'seit Wochen keine Antwort, lebt das noch',
        ],
        es: [
          '¿esta venta va lenta o está muerta?',
          'el cliente lo aplaza siempre, cuándo lo dejo',
          'semanas sin respuesta, ¿sigue viva?',
        ],
        fr: [
          'cette affaire est-elle lente ou morte',
          'le client reporte sans cesse, quand abandonner',
          'aucune réponse depuis des semaines, est-ce encore vivant',
        ],
      },
      says: {
        en: 'A deal is dead when neither a date nor a new person has appeared since your last two contacts. Slow ones still move: somebody asks for a paper, invites a colleague or names a month. Send a closing note and watch which one answers.',
        de: 'Tot ist ein Geschäft, wenn seit deinen letzten zwei Kontakten weder ein Datum noch eine neue Person aufgetaucht ist. Langsame bewegen sich noch: Jemand verlangt ein Papier, lädt Kollegen ein oder nennt einen Monat. Schick eine Abschlussnotiz und sieh, wer antwortet.',
        es: 'Una venta está muerta si desde tus dos últimos contactos no ha aparecido ni una fecha ni una persona nueva. Las lentas aún se mueven: alguien pide un papel, invita a un colega o nombra un mes. Manda una nota de cierre y mira quién contesta.',
        fr: 'Une affaire est morte si, depuis tes deux derniers contacts, ni date ni nouvelle personne n’est apparue. Les lentes bougent encore : quelqu’un réclame un papier, invite un collègue ou cite un mois. Envoie une note de clôture et regarde qui répond.',
      },
      steps: {
        en: [
          'Write a short note that you will close the file on a given date unless they object. Deliverable: one mail per silent account.',
          "Rate open deals by last action taken on the customer's side. Deliverable: a list split into moving and parked.",
        ],
        de: [
          'Kündige in wenigen Zeilen an, dass du die Akte zu einem Datum schließt. Ergebnis: eine Mail pro verstummter Firma.',
          'Ordne offene Geschäfte nach der letzten Handlung auf Kundenseite. Ergebnis: eine Liste, geteilt in bewegt und geparkt.',
        ],
        es: [
          'Escribe que cerrarás el expediente en una fecha si nadie se opone. Entregable: un correo por cuenta en silencio.',
          'Ordena las ventas abiertas por la última acción del lado del cliente. Entregable: una lista dividida en vivas y aparcadas.',
        ],
        fr: [
          'Annonce en trois lignes que tu fermes le dossier à telle date sauf avis contraire. Livrable : un message par compte muet.',
          'Classe les affaires ouvertes selon la dernière action faite côté client. Livrable : une liste coupée en actives et en sommeil.',
        ],
      },
    },
    {
      asks: {
        en: [
          'start with small firms or a big corporation',
          'is a mid-sized customer faster than an enterprise',
          'which customer size first when cash is short',
        ],
        de: [
          'mit kleinen Firmen oder einem Konzern anfangen',
          'ist der Mittelstand schneller als ein Großunternehmen',
          'welche Kundengröße zuerst bei knappem Geld',
        ],
        es: [
          '¿empiezo con empresas pequeñas o con una multinacional?',
          '¿decide antes una mediana que una gran empresa?',
          'qué tamaño de cliente primero con poca caja',
        ],
        fr: [
          'commencer par de petites entreprises ou un grand groupe',
          'une société moyenne décide-t-elle plus vite qu’un grand compte',
          'quelle taille de client d’abord quand la caisse est courte',
        ],
      },
      says: {
        en: 'Start with the mid-sized firm whose owner or site manager signs alone, and open the corporation in parallel as a long clock. One pays the bills and provides the proof; the other needs 6 to 18 months and that proof.',
        de: 'Beginne mit dem Mittelständler, bei dem Inhaber oder Werksleitung allein unterschreibt, und öffne den Konzern daneben als lange Uhr. Der eine bezahlt die Rechnungen und liefert den Beleg; der andere braucht 6 bis 18 Monate und eben diesen Beleg.',
        es: 'Empieza por la empresa mediana cuyo dueño o jefe de planta firma solo, y abre la gran empresa en paralelo como reloj largo. Una paga las facturas y da la prueba; la otra necesita de 6 a 18 meses y esa misma prueba.',
        fr: 'Commence par l’entreprise moyenne dont le patron ou le chef de site signe seul, et ouvre le grand groupe en parallèle comme une horloge longue. L’une paie les factures et fournit la preuve ; l’autre demande 6 à 18 mois et cette même preuve.',
      },
      steps: {
        en: [
          'Pick three mid-sized accounts where you can name the person who signs alone. Deliverable: three names with a signing limit.',
          'Begin one corporate account with an engineering contact and no revenue expectation this year. Deliverable: a single entry dated for next year.',
        ],
        de: [
          'Wähle drei mittelgroße Firmen, bei denen du die allein zeichnende Person benennen kannst. Ergebnis: drei Namen mit Freigabegrenze.',
          'Beginne bei einem Konzern mit einem Technikkontakt, ohne dieses Jahr Umsatz zu erwarten. Ergebnis: ein Eintrag fürs nächste Jahr.',
        ],
        es: [
          'Elige tres empresas medianas donde sepas el nombre de quien firma solo. Entregable: tres nombres con su límite de firma.',
          'Inicia una gran cuenta con un contacto técnico y sin esperar ingresos este año. Entregable: una entrada para el año próximo.',
        ],
        fr: [
          'Choisis trois entreprises moyennes dont tu connais la personne qui signe seule. Livrable : trois noms avec leur plafond de signature.',
          'Ouvre un grand compte par un contact technique, sans revenu attendu cette année. Livrable : une ligne datée pour l’an prochain.',
        ],
      },
    },
  ],
  'sales-learning-curve': [
    {
      asks: {
        en: [
          'what profile should the first salesperson have',
          'engineer who sells or senior sales manager from a big company',
          'who to look for as our first commercial hire',
        ],
        de: [
          'welches Profil soll der erste Verkäufer haben',
          'Ingenieur mit Verkaufstalent oder erfahrener Vertriebsleiter aus dem Konzern',
          'wen suche ich als erste Person im Vertrieb',
        ],
        es: [
          'qué perfil debe tener el primer vendedor',
          'ingeniero que vende o directivo comercial de gran empresa',
          'a quién busco como primera persona de ventas',
        ],
        fr: [
          'quel profil pour le premier vendeur',
          'ingénieur qui vend ou directeur commercial venu d’un grand groupe',
          'qui chercher comme premier recrutement commercial',
        ],
      },
      says: {
        en: 'Hire a curious seller with an engineering background who writes things down, not a manager with a big-company title. The first one must cope without price list, brochure or brand, and bring back the reason for every no.',
        de: 'Such jemanden mit Technikhintergrund, der neugierig fragt und alles aufschreibt, keinen Manager mit Konzerntitel. Die erste Person muss ohne Preisliste, Prospekt und Marke auskommen und zu jedem Nein den Grund mitbringen.',
        es: 'Ficha a alguien curioso, con base técnica y que lo apunte todo, no a un directivo con cargo de gran empresa. La primera persona debe arreglárselas sin tarifa, folleto ni marca, y traer el motivo de cada no.',
        fr: 'Recrute un profil technique, curieux, qui note tout, plutôt qu’un cadre à grand titre. La première personne doit se débrouiller sans tarif, sans plaquette et sans marque, et rapporter la raison de chaque refus.',
      },
      steps: {
        en: [
          'Ask each candidate to run a discovery call with you and write it up. Deliverable: a note per candidate graded on what was learned.',
          'Call two former customers of the favourite and ask what was sold before it was finished. Deliverable: two reference notes.',
        ],
        de: [
          'Lass Bewerber ein Kundengespräch mit dir führen und danach protokollieren. Ergebnis: je ein Protokoll, bewertet nach dem Gelernten.',
          'Ruf zwei frühere Kunden der Favoritin an und frag, was sie unfertig verkauft hat. Ergebnis: zwei Referenznotizen.',
        ],
        es: [
          'Pide a cada candidato que lleve contigo una llamada de descubrimiento y la resuma. Entregable: una nota puntuada por lo aprendido.',
          'Llama a dos antiguos clientes del favorito y pregunta qué vendió sin estar acabado. Entregable: dos notas de referencia.',
        ],
        fr: [
          'Fais mener à chaque candidat un appel de découverte avec toi, puis demande un compte rendu. Livrable : une note par candidat.',
          'Appelle deux anciens clients du favori et demande ce qu’il vendait avant que ce soit fini. Livrable : deux avis notés.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I pay the first rep, fixed salary or commission',
          'what sales quota makes sense at the beginning',
          'bonus plan for an early salesperson',
        ],
        de: [
          'wie bezahle ich den ersten Verkäufer, Fixgehalt oder Provision',
          'welche Zielvorgabe ist am Anfang sinnvoll',
          'Bonusplan für frühen Vertrieb',
        ],
        es: [
          'cómo pago al primer comercial, sueldo fijo o comisión',
          'qué cuota de ventas tiene sentido al principio',
          'plan de incentivos para un vendedor temprano',
        ],
        fr: [
          'comment payer le premier commercial, fixe ou commission',
          'quel quota de vente au début',
          'plan de prime pour un vendeur précoce',
        ],
      },
      says: {
        en: 'Pay mostly fixed at first and tie the bonus to learning you can check, because nobody can promise a quota for a path that is not known yet. Switch to a revenue target once two sellers have closed with the same playbook.',
        de: 'Zahl anfangs überwiegend fest und häng den Bonus an überprüfbares Lernen, denn für einen unbekannten Weg kann niemand eine Quote versprechen. Stell auf Umsatzziele um, sobald zwei Leute mit demselben Leitfaden abgeschlossen haben.',
        es: 'Paga sobre todo fijo al principio y liga el variable a un aprendizaje comprobable, porque nadie puede prometer una cuota en un camino desconocido. Pasa a objetivo de ingresos cuando dos vendedores hayan cerrado con el mismo guion.',
        fr: 'Paie surtout en fixe au départ et lie la prime à un apprentissage vérifiable, car personne ne peut promettre un quota sur un chemin inconnu. Passe à un objectif de revenu quand deux vendeurs ont conclu avec le même guide.',
      },
      steps: {
        en: [
          'Define three bonus goals such as held first meetings, written losses and one closed deal. Deliverable: a bonus sheet for two quarters.',
          'Set the date and the condition at which the target becomes revenue. Deliverable: one clause in the employment draft.',
        ],
        de: [
          'Leg drei Bonusziele fest, etwa gehaltene Ersttermine, notierte Absagen und ein Abschluss. Ergebnis: ein Bonusblatt für zwei Quartale.',
          'Bestimme Datum und Bedingung, ab denen das Ziel Umsatz heißt. Ergebnis: ein Absatz im Entwurf des Arbeitsvertrags.',
        ],
        es: [
          'Define tres metas de variable, como primeras reuniones celebradas, pérdidas documentadas y un cierre. Entregable: una hoja para dos trimestres.',
          'Fija la fecha y la condición en que el objetivo pasa a ser ingreso. Entregable: una cláusula del borrador de contrato.',
        ],
        fr: [
          'Définis trois buts de prime, comme rendez-vous tenus, refus documentés et une vente conclue. Livrable : une fiche pour deux trimestres.',
          'Fixe la date et la condition où l’objectif devient du revenu. Livrable : une clause du projet de contrat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the salesperson we hired sells nothing',
          'rep has been here half a year without an order, fire or help',
          'sales hire is not working out',
        ],
        de: [
          'unser Verkäufer verkauft nichts',
          'Vertriebler ist ein halbes Jahr da ohne Auftrag, entlassen oder helfen',
          'die Einstellung im Vertrieb klappt nicht',
        ],
        es: [
          'el comercial que contratamos no vende nada',
          'lleva medio año sin un pedido, ¿despido o ayudo?',
          'el fichaje de ventas no funciona',
        ],
        fr: [
          'le commercial recruté ne vend rien',
          'six mois sans commande, le licencier ou l’aider',
          'notre recrutement commercial échoue',
        ],
      },
      says: {
        en: "Find out within two weeks whether the person or the path is missing, by taking over three of the rep's accounts yourself. If you cannot move them either, no seller could have, and the job goes back to you; if you can, part fairly and soon.",
        de: 'Finde in zwei Wochen heraus, ob die Person oder der Weg fehlt, indem du drei ihrer Firmen selbst übernimmst. Bewegst du sie auch nicht, hätte es niemand gekonnt, und die Aufgabe kommt zu dir zurück; gelingt es dir, trennt euch fair und bald.',
        es: 'Averigua en dos semanas si falla la persona o el camino, tomando tú tres de sus cuentas. Si tampoco las mueves, nadie habría podido y el trabajo vuelve a ti; si lo logras, separaos pronto y con justicia.',
        fr: 'Cherche en deux semaines si c’est la personne ou le chemin qui manque, en reprenant trois de ses comptes. Si tu ne les fais pas bouger non plus, nul n’aurait pu et la tâche te revient ; sinon, séparez-vous vite et proprement.',
      },
      steps: {
        en: [
          'Join the next three customer calls and note who asked, who proposed and what was agreed. Deliverable: a joint call review.',
          'Run three of the accounts yourself for a month. Deliverable: a comparison with a decision date.',
        ],
        de: [
          'Geh in die nächsten drei Kundengespräche mit und notiere Fragen, Vorschläge und Vereinbartes. Ergebnis: eine gemeinsame Auswertung.',
          'Führ drei der Firmen einen Monat lang selbst. Ergebnis: ein Vergleich mit festem Entscheidungstermin.',
        ],
        es: [
          'Entra en las próximas tres llamadas y anota quién preguntó, quién propuso y qué se acordó. Entregable: una revisión conjunta.',
          'Lleva tú mismo tres de sus cuentas durante un mes. Entregable: una comparación con fecha para decidir.',
        ],
        fr: [
          'Assiste aux trois prochains appels et note qui interroge, qui propose et ce qui est convenu. Livrable : une revue commune.',
          'Mène trois de ses comptes toi-même pendant un mois. Livrable : une comparaison avec date de décision.',
        ],
      },
    },
    {
      asks: {
        en: [
          'investors push us to hire a VP sales now',
          'the board wants a head of sales and a headcount plan',
          'pressure to grow the sales team after the round',
        ],
        de: [
          'Investoren drängen uns, jetzt einen Vertriebschef einzustellen',
          'Beirat will Stellenplan für den Verkauf',
          'Druck, nach der Runde das Team zu vergrößern',
        ],
        es: [
          'los inversores insisten en fichar ya un director comercial',
          'el consejo quiere plan de plantilla de ventas',
          'presión por ampliar el equipo tras la ronda',
        ],
        fr: [
          'les investisseurs poussent à embaucher un directeur commercial',
          'le conseil veut un plan d’effectifs de vente',
          'pression pour agrandir l’équipe après la levée',
        ],
      },
      says: {
        en: 'Answer with a trigger instead of a no: show which phase you are in, what evidence opens the next one and which money is released then. Boards accept a slower hire when the condition is written and the date of the review is fixed.',
        de: 'Antworte mit einem Auslöser statt mit Nein: Zeig, in welcher Phase du bist, welcher Beleg die nächste öffnet und welches Geld dann frei wird. Ein Beirat trägt eine spätere Einstellung mit, wenn Bedingung und Prüftermin schriftlich feststehen.',
        es: 'Responde con un disparador en lugar de un no: enseña en qué fase estás, qué evidencia abre la siguiente y qué dinero se libera entonces. El consejo acepta contratar más tarde si la condición está escrita y la revisión tiene fecha.',
        fr: 'Réponds par un déclencheur plutôt que par un non : montre ta phase, la preuve qui ouvre la suivante et l’argent libéré alors. Un conseil accepte une embauche plus tardive quand la condition est écrite et la revue datée.',
      },
      steps: {
        en: [
          'Present your last five deals side by side with their differences in red. Deliverable: one board slide.',
          'Propose the hiring trigger and a review in one quarter. Deliverable: a board resolution in two sentences.',
        ],
        de: [
          'Stell die letzten fünf Abschlüsse nebeneinander und färb die Unterschiede rot. Ergebnis: eine Folie für den Beirat.',
          'Schlag den Einstellungsauslöser und eine Prüfung im nächsten Quartal vor. Ergebnis: ein Beschluss in zwei Sätzen.',
        ],
        es: [
          'Pon tus cinco últimas ventas en paralelo con las diferencias en rojo. Entregable: una lámina para el consejo.',
          'Propón el criterio de contratación y una revisión en un trimestre. Entregable: un acuerdo del consejo en dos frases.',
        ],
        fr: [
          'Mets tes cinq dernières ventes côte à côte, différences en rouge. Livrable : une page pour le conseil.',
          'Propose le critère d’embauche et une revue dans un trimestre. Livrable : une résolution du conseil en deux phrases.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I hand over deals to the new rep',
          'what goes into a sales playbook',
          'train the first salesperson to sell without me',
        ],
        de: [
          'wie übergebe ich Geschäfte an den neuen Verkäufer',
          'was steht in einem Vertriebsleitfaden',
          'die erste Person einarbeiten, damit sie ohne mich verkauft',
        ],
        es: [
          'cómo traspaso las ventas al nuevo comercial',
          'qué contiene un manual de ventas',
          'formar al primer vendedor para que venda sin mí',
        ],
        fr: [
          'comment transmettre les affaires au nouveau commercial',
          'que mettre dans un guide de vente',
          'former le premier vendeur à vendre sans moi',
        ],
      },
      says: {
        en: 'Hand over in three steps: they watch you, you watch them, then they report. Write only what has worked twice: whom to call, the opening question, the three objections with your answer, the proof shown and the order of papers.',
        de: 'Übergib in drei Schritten: zuschauen lassen, zuschauen, berichten lassen. Schreib nur auf, was zweimal funktioniert hat: wen man anruft, die Einstiegsfrage, die drei Einwände mit Antwort, den gezeigten Beleg und die Reihenfolge der Papiere.',
        es: 'Traspasa en tres pasos: primero te mira, luego miras tú, después te informa. Escribe solo lo que funcionó dos veces: a quién llamar, la pregunta inicial, las tres objeciones con respuesta, la prueba que enseñas y el orden de los papeles.',
        fr: 'Transmets en trois temps : il te regarde, tu le regardes, puis il rend compte. N’écris que ce qui a marché deux fois : qui appeler, la question d’ouverture, les trois objections avec réponse, la preuve montrée et l’ordre des papiers.',
      },
      steps: {
        en: [
          'Write the playbook from recordings of two won and two lost deals. Deliverable: four pages with real sentences.',
          'Let the new person lead five meetings while you stay silent. Deliverable: feedback on one page per meeting.',
        ],
        de: [
          'Schreib den Leitfaden aus Mitschnitten von zwei gewonnenen und zwei verlorenen Fällen. Ergebnis: vier Seiten mit echten Sätzen.',
          'Lass die neue Person fünf Treffen führen und schweig dabei. Ergebnis: je eine Seite Rückmeldung.',
        ],
        es: [
          'Escribe el manual a partir de grabaciones de dos ventas ganadas y dos perdidas. Entregable: cuatro páginas con frases reales.',
          'Deja que la nueva persona dirija cinco reuniones mientras tú callas. Entregable: una página de comentarios por reunión.',
        ],
        fr: [
          'Écris le guide à partir d’enregistrements de deux ventes gagnées et deux perdues. Livrable : quatre pages de phrases réelles.',
          'Laisse la nouvelle personne mener cinq rendez-vous pendant que tu te tais. Livrable : une page de retour chacun.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which signs show that we can add more sellers',
          'are we ready to double the sales team',
          'when does our selling count as repeatable',
        ],
        de: [
          'woran erkenne ich, dass wir mehr Verkäufer einstellen können',
          'sind wir bereit, das Team zu verdoppeln',
          'ab wann gilt unser Verkauf als wiederholbar',
        ],
        es: [
          'qué señales indican que podemos sumar vendedores',
          '¿estamos listos para duplicar el equipo comercial?',
          'cuándo nuestra venta es repetible',
        ],
        fr: [
          'à quels signes peut-on ajouter des vendeurs',
          'sommes-nous prêts à doubler l’équipe de vente',
          'quand notre vente est-elle reproductible',
        ],
      },
      says: {
        en: 'Add people when two sellers other than the founders hit their target with the same pitch, price and papers. One star proves talent and a good quarter proves luck; two ordinary people with the same result prove a method.',
        de: 'Stell weitere Leute ein, wenn zwei Verkäufer außerhalb des Gründerteams mit gleicher Botschaft, gleichem Preis und gleichen Papieren ihr Ziel treffen. Ein Star beweist Talent, ein gutes Quartal Glück; erst zwei normale Leute mit demselben Ergebnis beweisen eine Methode.',
        es: 'Suma gente cuando dos vendedores que no sean fundadores lleguen a su objetivo con el mismo mensaje, precio y papeles. Una estrella prueba talento y un buen trimestre, suerte; dos personas normales con igual resultado prueban un método.',
        fr: 'Ajoute du monde quand deux vendeurs hors fondateurs atteignent leur objectif avec le même discours, le même prix et les mêmes papiers. Une vedette prouve du talent, un bon trimestre de la chance ; deux profils ordinaires au même résultat prouvent une méthode.',
      },
      steps: {
        en: [
          'Compare the last deals of two sellers on source, length, price and objections. Deliverable: a table where the rows agree or differ.',
          "Write down the next hire's ramp time and payback before you advertise. Deliverable: two numbers approved by finance.",
        ],
        de: [
          'Vergleiche die letzten Abschlüsse zweier Verkäufer nach Herkunft, Dauer, Preis und Einwänden. Ergebnis: eine Tabelle mit Abweichungen.',
          'Schreib vor der Anzeige auf, wie lange die nächste Person bis zum Ertrag braucht. Ergebnis: zwei mit der Finanzplanung abgestimmte Zahlen.',
        ],
        es: [
          'Compara las últimas ventas de dos vendedores por origen, duración, precio y objeciones. Entregable: una tabla con las diferencias.',
          'Escribe antes del anuncio cuánto tardará la próxima persona en rendir y amortizarse. Entregable: dos cifras validadas por finanzas.',
        ],
        fr: [
          'Compare les dernières ventes de deux vendeurs : origine, durée, prix, objections. Livrable : un tableau des écarts.',
          'Écris avant l’annonce le temps de montée en charge et de retour de la prochaine embauche. Livrable : deux chiffres validés par les finances.',
        ],
      },
    },
  ],
  'reference-customers': [
    {
      asks: {
        en: [
          'how do I ask a customer to be a reference',
          'what to write when I want a testimonial',
          'right moment to ask for a recommendation',
        ],
        de: [
          'wie bitte ich einen Kunden um eine Referenz',
          'was schreibe ich, wenn ich ein Zitat will',
          'wann ist der richtige Moment für eine Empfehlung',
        ],
        es: [
          'cómo pido a un cliente que sea referencia',
          'qué escribo para conseguir un testimonio',
          'cuándo es buen momento para pedir recomendación',
        ],
        fr: [
          'comment demander à un client d’être référence',
          'que rédiger pour obtenir un témoignage',
          'quel est le bon moment pour demander une recommandation',
        ],
      },
      says: {
        en: 'Ask on the day the result is on the table, and ask for one small thing: two calls a quarter from peers, or a sentence with a number. Draft that sentence yourself so that the customer only has to correct it.',
        de: 'Frag an dem Tag, an dem das Ergebnis auf dem Tisch liegt, und zwar nach etwas Kleinem: zwei Anrufe von Fachkollegen im Quartal oder ein Satz mit Zahl. Entwirf den Satz selbst, dann muss der Kunde nur korrigieren.',
        es: 'Pídelo el día en que el resultado está sobre la mesa, y pide algo pequeño: dos llamadas de colegas por trimestre o una frase con una cifra. Redacta tú la frase para que el cliente solo tenga que corregirla.',
        fr: 'Demande le jour où le résultat est sur la table, et demande peu : deux appels de confrères par trimestre ou une phrase chiffrée. Rédige toi-même cette phrase pour que le client n’ait qu’à la corriger.',
      },
      steps: {
        en: [
          'Write the sentence with baseline, result and date and send it for correction. Deliverable: a quote approved by mail.',
          'Agree how often and by whom the customer may be called. Deliverable: a reference rule in three lines.',
        ],
        de: [
          'Schreib den Satz mit Ausgangswert, Ergebnis und Datum und schick ihn zur Korrektur. Ergebnis: ein per Mail freigegebenes Zitat.',
          'Vereinbare, wie oft und von wem der Kunde angerufen werden darf. Ergebnis: eine Referenzregel in drei Zeilen.',
        ],
        es: [
          'Escribe la frase con punto de partida, resultado y fecha y mándala a corregir. Entregable: una cita aprobada por correo.',
          'Acuerda con qué frecuencia y quién puede llamar al cliente. Entregable: una regla de referencia en tres líneas.',
        ],
        fr: [
          'Écris la phrase avec départ, résultat et date, puis envoie-la à corriger. Livrable : une citation approuvée par courriel.',
          'Convenez de la fréquence et des personnes autorisées à appeler le client. Livrable : une règle de référence en trois lignes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'customer refuses to be named publicly',
          'their legal department forbids logos and case studies',
          'happy client wants to stay secret',
        ],
        de: [
          'Kunde will nicht öffentlich genannt werden',
          'Rechtsabteilung verbietet Logo und Fallstudie',
          'zufriedener Kunde möchte geheim bleiben',
        ],
        es: [
          'el cliente no quiere salir con su nombre',
          'su departamento legal prohíbe logos y casos',
          'cliente contento pero en secreto',
        ],
        fr: [
          'le client refuse d’être cité',
          'leur service juridique interdit logo et étude de cas',
          'client content mais secret',
        ],
      },
      says: {
        en: 'Accept the silence in public and ask for a private form: a call with one serious prospect, an anonymous case with figures, or a slide shown only under confidentiality. One phone conversation between peers sells more than a logo anyway.',
        de: 'Nimm das öffentliche Schweigen an und bitte um eine private Form: ein Telefonat mit einem ernsthaften Interessenten, ein anonymer Fall mit Zahlen oder eine Folie unter Vertraulichkeit. Ein Gespräch unter Fachleuten verkauft ohnehin mehr als ein Logo.',
        es: 'Acepta el silencio público y pide una forma privada: una llamada con un interesado serio, un caso anónimo con cifras o una lámina bajo confidencialidad. Una conversación entre colegas vende más que un logotipo.',
        fr: 'Accepte le silence public et demande une forme privée : un appel avec un prospect sérieux, un cas anonyme chiffré ou une page montrée sous confidentialité. Une conversation entre pairs vend de toute façon plus qu’un logo.',
      },
      steps: {
        en: [
          'Draft an anonymous case by industry, site size, baseline and result. Deliverable: a page cleared by their legal team.',
          'Offer a list of three private forms and let the customer choose. Deliverable: one permission in writing.',
        ],
        de: [
          'Entwirf einen anonymen Fall mit Branche, Werksgröße, Ausgangswert und Ergebnis. Ergebnis: eine von deren Juristen freigegebene Seite.',
          'Leg drei private Formen zur Auswahl vor. Ergebnis: eine schriftliche Erlaubnis mit Umfang und Laufzeit.',
        ],
        es: [
          'Redacta un caso anónimo con sector, tamaño de planta, punto de partida y resultado. Entregable: una página autorizada por su departamento legal.',
          'Ofrece tres formas privadas y deja que el cliente escoja. Entregable: un permiso por escrito con su alcance.',
        ],
        fr: [
          'Rédige un cas anonyme : secteur, taille du site, départ, résultat. Livrable : une page validée par leur service juridique.',
          'Propose trois formes privées et laisse le client choisir la sienne. Livrable : une autorisation écrite avec son étendue.',
        ],
      },
    },
    {
      asks: {
        en: [
          'should I give a discount in exchange for a reference',
          'what is a recommendation worth in price',
          'free product for a case study',
        ],
        de: [
          'soll ich Rabatt gegen eine Referenz geben',
          'was ist eine Empfehlung preislich wert',
          'Produkt gratis für eine Fallstudie',
        ],
        es: [
          '¿doy descuento a cambio de una referencia?',
          'cuánto vale una recomendación en el precio',
          'producto gratis por un caso de éxito',
        ],
        fr: [
          'faut-il accorder une remise contre une référence',
          'combien vaut une recommandation dans le prix',
          'produit gratuit contre une étude de cas',
        ],
      },
      says: {
        en: "Yes, a modest discount is fair if the customer's duties are as concrete as the price: who takes calls, how many visits, which figure may be quoted and until when. Free product buys the opposite, since a peer asks first what they paid.",
        de: 'Ja, ein maßvoller Nachlass ist fair, wenn die Pflichten so konkret sind wie der Preis: wer Anrufe annimmt, wie viele Besuche, welche Zahl zitiert werden darf und bis wann. Gratis bewirkt das Gegenteil, denn Fachkollegen fragen zuerst nach dem bezahlten Preis.',
        es: 'Sí, un descuento moderado es justo si las obligaciones son tan concretas como el precio: quién atiende llamadas, cuántas visitas, qué cifra se puede citar y hasta cuándo. Regalar produce lo contrario, porque un colega pregunta antes cuánto pagaron.',
        fr: 'Oui, une remise modérée est juste si les devoirs sont aussi concrets que le prix : qui prend les appels, combien de visites, quel chiffre est citable et jusqu’à quand. La gratuité produit l’inverse, car un pair demande d’abord le prix payé.',
      },
      steps: {
        en: [
          'Price each duty separately and show it as its own line on the quote. Deliverable: an offer with a reference line.',
          'Let the reduction end if the agreed visits or calls do not happen. Deliverable: a condition drafted for your lawyer.',
        ],
        de: [
          'Bepreise jede Pflicht einzeln und zeig sie als eigene Angebotszeile. Ergebnis: ein Angebot mit Referenzposten.',
          'Lass den Nachlass enden, wenn vereinbarte Besuche oder Anrufe ausbleiben. Ergebnis: eine Bedingung im Entwurf für deine Kanzlei.',
        ],
        es: [
          'Pon precio a cada obligación y muéstrala como línea propia. Entregable: una oferta con su línea de referencia.',
          'Haz que la rebaja termine si no se dan las visitas o llamadas. Entregable: una condición redactada para tu abogado.',
        ],
        fr: [
          'Chiffre chaque devoir à part et affiche-le comme une ligne du devis. Livrable : une offre avec ligne référence.',
          'Prévois la fin de la remise si visites ou appels n’ont pas lieu. Livrable : une condition à soumettre à ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'prospects ask who else uses it and we have nobody yet',
          'first sale without any track record',
          'how to convince when there is no customer to point to',
        ],
        de: [
          'Interessenten fragen, wer es schon nutzt, und wir haben noch niemanden',
          'erster Verkauf ohne Vorzeigekunden',
          'wie überzeugen ohne Erfahrung am Markt',
        ],
        es: [
          'preguntan quién lo usa y aún no tenemos a nadie',
          'primera venta sin trayectoria',
          'cómo convencer si no hay clientes que enseñar',
        ],
        fr: [
          'on nous demande qui l’utilise et nous n’avons encore personne',
          'première vente sans antécédent',
          'comment convaincre sans client à montrer',
        ],
      },
      says: {
        en: 'Say openly that they would be first, then replace the missing reference by lower risk: a small start, a named measurement, an exit and your presence on site. Early buyers do not need company; they need a way back and a win of their own.',
        de: 'Sag offen, dass sie die Ersten wären, und ersetze die fehlende Referenz durch weniger Risiko: kleiner Start, benannte Messung, Ausstieg und deine Anwesenheit vor Ort. Frühe Käufer brauchen keine Gesellschaft, sondern einen Rückweg und einen eigenen Gewinn.',
        es: 'Di abiertamente que serían los primeros y sustituye la referencia por menos riesgo: arranque pequeño, medición acordada, salida y tu presencia en planta. El comprador temprano no necesita compañía, sino una vuelta atrás y un triunfo propio.',
        fr: 'Dis franchement qu’ils seraient les premiers, puis remplace la référence par moins de risque : petit départ, mesure convenue, sortie et ta présence sur site. L’acheteur précoce ne cherche pas de compagnie, mais un retour possible et une victoire à lui.',
      },
      steps: {
        en: [
          'Write a first-customer offer with scope, measurement, exit and influence on the product. Deliverable: a one-page offer.',
          'Show an outside test report or expert who checked your lab result. Deliverable: a report page with a name to call.',
        ],
        de: [
          'Schreib ein Erstkundenangebot mit Umfang, Messung, Ausstieg und Einfluss aufs Produkt. Ergebnis: ein Angebot auf einer Seite.',
          'Zeig einen externen Prüfbericht oder Fachleute, die dein Laborergebnis geprüft haben. Ergebnis: eine Berichtsseite mit Ansprechperson.',
        ],
        es: [
          'Escribe una oferta de primer cliente con alcance, medición, salida e influencia en el producto. Entregable: una oferta de una página.',
          'Muestra un informe externo o un experto que haya revisado tu resultado de laboratorio. Entregable: una hoja con un nombre de contacto.',
        ],
        fr: [
          'Écris une offre premier client : périmètre, mesure, sortie, influence sur le produit. Livrable : une offre d’une page.',
          'Montre un rapport d’essai externe ou un expert qui a vérifié ton résultat de labo. Livrable : une page avec un nom à appeler.',
        ],
      },
    },
    {
      asks: {
        en: [
          'does a pilot site or university partner count as a reference',
          'can a test customer vouch for us',
          'research partner as proof for buyers',
        ],
        de: [
          'zählt ein Pilotstandort oder Hochschulpartner als Referenz',
          'kann ein Testkunde für uns sprechen',
          'Forschungspartner als Beleg für Käufer',
        ],
        es: [
          '¿vale como referencia una planta piloto o una universidad?',
          'puede un cliente de prueba hablar por nosotros',
          'socio de investigación como aval para compradores',
        ],
        fr: [
          'un site pilote ou une université vaut-il comme référence',
          'un client test peut-il parler pour nous',
          'partenaire de recherche comme preuve pour acheteurs',
        ],
      },
      says: {
        en: 'Not as a customer reference: a research partner confirms that it works and a test site that it was tried, while buyers ask who pays for it and keeps it. Use both as technical proof and label them so.',
        de: 'Als Kundenreferenz nicht: Ein Forschungspartner bestätigt, dass es funktioniert, ein Teststandort, dass es versucht wurde; Käufer fragen, wer dafür zahlt und dabei bleibt. Nutz beide als technischen Beleg und nenn sie auch so.',
        es: 'Como referencia de cliente, no: un socio de investigación confirma que funciona y una planta de prueba que se intentó, mientras que el comprador pregunta quién paga y se queda. Usa ambos como prueba técnica y llámalos así.',
        fr: 'Comme référence client, non : un partenaire de recherche confirme que cela marche, un site d’essai que cela fut tenté, alors que l’acheteur demande qui paie et qui garde. Sers-toi des deux comme preuve technique, sous ce nom.',
      },
      steps: {
        en: [
          'Split your slide into paying users, running trials and research partners. Deliverable: three columns with dates.',
          'Ask the strongest trial site what it needs to become a paying user. Deliverable: a dated condition in writing.',
        ],
        de: [
          'Teile deine Folie in zahlende Nutzer, laufende Tests und Forschungspartner. Ergebnis: drei Spalten mit Datum.',
          'Frag den stärksten Teststandort, was ihm bis zum Kauf fehlt. Ergebnis: eine schriftliche Bedingung mit Datum.',
        ],
        es: [
          'Divide la lámina en usuarios que pagan, pruebas en curso y socios de investigación. Entregable: tres columnas con fechas.',
          'Pregunta a la mejor planta de prueba qué le falta para pagar. Entregable: una condición fechada y por escrito.',
        ],
        fr: [
          'Sépare ta page en utilisateurs payants, essais en cours et partenaires de recherche. Livrable : trois colonnes datées.',
          'Demande au meilleur site d’essai ce qui lui manque pour payer. Livrable : une condition écrite avec sa date.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our reference is from another industry, will buyers care',
          'does a success story abroad help here',
          'customer in a different country or sector as proof',
        ],
        de: [
          'unsere Referenz kommt aus einer anderen Branche, zählt das für Käufer',
          'hilft ein Erfolg im Ausland hier',
          'Kunde in anderem Land oder Sektor als Beleg',
        ],
        es: [
          'nuestra referencia es de otro sector, ¿le importa al comprador?',
          '¿ayuda un éxito en el extranjero?',
          'cliente de otro país o industria como prueba',
        ],
        fr: [
          'notre référence vient d’un autre secteur, est-ce utile',
          'un succès à l’étranger aide-t-il ici',
          'client d’un autre pays ou métier comme preuve',
        ],
      },
      says: {
        en: 'Only a little: cautious buyers trust a peer with the same process, the same rules and the same worries. Translate the foreign case into their numbers for the first talk, and spend the effort on one name that the prospect has met.',
        de: 'Nur wenig: Vorsichtige Käufer glauben einem Fachkollegen mit gleichem Prozess, gleichen Vorschriften und gleichen Sorgen. Übersetze den fremden Fall fürs Erstgespräch in ihre Zahlen und steck die Mühe in einen Namen, den der Interessent kennt.',
        es: 'Solo un poco: el comprador prudente cree a un colega con el mismo proceso, las mismas normas y las mismas preocupaciones. Traduce el caso ajeno a sus cifras para la primera charla y dedica el esfuerzo a un nombre que conozca.',
        fr: 'Un peu seulement : l’acheteur prudent croit un pair au même procédé, aux mêmes règles et aux mêmes soucis. Traduis le cas étranger dans ses chiffres pour le premier échange, et mise l’effort sur un nom qu’il connaît.',
      },
      steps: {
        en: [
          'Name three firms that your prospect watches and rank them by ease of entry. Deliverable: a target list for the first local name.',
          "Rewrite the foreign case with the prospect's unit, norm and cost. Deliverable: a one-page transfer with open gaps marked.",
        ],
        de: [
          'Nenn drei Firmen, auf die dein Interessent schaut, und ordne sie nach Zugang. Ergebnis: eine Zielliste für den ersten heimischen Namen.',
          'Schreib den fremden Fall mit Einheit, Norm und Kosten des Interessenten um. Ergebnis: eine Seite mit markierten Lücken.',
        ],
        es: [
          'Nombra tres empresas a las que mira tu interesado y ordénalas por facilidad de entrada. Entregable: una lista de objetivos locales.',
          'Reescribe el caso ajeno con la unidad, la norma y el coste del interesado. Entregable: una página con huecos marcados.',
        ],
        fr: [
          'Nomme trois entreprises que ton prospect observe et classe-les par facilité d’accès. Livrable : une liste de cibles locales.',
          'Réécris le cas étranger avec l’unité, la norme et le coût du prospect. Livrable : une page aux manques signalés.',
        ],
      },
    },
  ],
  'customer-concentration': [
    {
      asks: {
        en: [
          'our biggest client keeps asking for special features',
          'large customer demands custom work and exclusivity',
          'the main account decides our development plan',
        ],
        de: [
          'unser größter Kunde will ständig Sonderfunktionen',
          'Großkunde verlangt Anpassungen und Exklusivität',
          'der Hauptkunde bestimmt unseren Entwicklungsplan',
        ],
        es: [
          'el cliente mayor pide siempre funciones especiales',
          'gran cuenta exige trabajo a medida y exclusividad',
          'el cliente principal decide nuestro plan de desarrollo',
        ],
        fr: [
          'le plus gros client réclame sans cesse des fonctions spéciales',
          'grand compte exigeant du sur-mesure et l’exclusivité',
          'le client principal dicte notre plan de développement',
        ],
      },
      says: {
        en: 'Sort every request into standard, paid option or no, and let the account hear the same three words each time. Build what other customers in the segment would also buy, quote the rest with a date, and give exclusivity only against guaranteed volume.',
        de: 'Ordne jeden Wunsch als Standard, bezahlte Option oder Nein ein und bleib bei diesen drei Worten. Bau, was andere im Segment auch kaufen würden, biete den Rest mit Preis und Datum an und gib Exklusivität nur gegen garantierte Mengen.',
        es: 'Clasifica cada petición en estándar, opción de pago o no, y usa siempre esas tres palabras. Construye lo que otros del segmento también comprarían, cotiza el resto con fecha y da exclusividad solo a cambio de volumen garantizado.',
        fr: 'Range chaque demande en standard, option payante ou non, et tiens-toi à ces trois mots. Construis ce que d’autres du segment achèteraient aussi, chiffre le reste avec une date et n’accorde l’exclusivité que contre un volume garanti.',
      },
      steps: {
        en: [
          'Tag the open requests with how many other accounts want the same. Deliverable: a request list in three groups.',
          'Send a price and a delivery quarter for each special. Deliverable: an option sheet for the account.',
        ],
        de: [
          'Vermerke bei jedem offenen Wunsch, wie viele andere Firmen dasselbe wollen. Ergebnis: eine Wunschliste in drei Gruppen.',
          'Schick zu jeder Sonderlösung Preis und Lieferquartal. Ergebnis: ein Optionsblatt für den Kunden.',
        ],
        es: [
          'Marca en cada petición abierta cuántas otras cuentas quieren lo mismo. Entregable: una lista en tres grupos.',
          'Envía precio y trimestre de entrega para cada encargo especial. Entregable: una hoja de opciones para el cliente.',
        ],
        fr: [
          'Note pour chaque demande ouverte combien d’autres comptes veulent la même chose. Livrable : une liste en trois groupes.',
          'Envoie prix et trimestre de livraison pour chaque demande spéciale. Livrable : une fiche d’options pour le client.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we only have two or three customers, is a large share normal',
          'early start-up with one paying client, should I worry',
          'dependence at the very beginning',
        ],
        de: [
          'wir haben nur zwei oder drei Kunden, ist ein großer Anteil normal',
          'junges Unternehmen mit einem zahlenden Kunden, muss ich mir Sorgen machen',
          'Abhängigkeit ganz am Anfang',
        ],
        es: [
          'solo tenemos dos o tres clientes, ¿es normal que uno pese mucho?',
          'empresa joven con un único cliente de pago, ¿me preocupo?',
          'dependencia al principio',
        ],
        fr: [
          'nous n’avons que deux ou trois clients, une grosse part est-elle normale',
          'jeune société avec un seul client payant, faut-il s’inquiéter',
          'dépendance au tout début',
        ],
      },
      says: {
        en: 'It is normal, and refusing money to look balanced would be foolish. What matters with so few accounts is whether the large one buys the same product as the next ten or turns you into its engineering department.',
        de: 'Das ist normal, und Geld abzulehnen, um ausgewogen auszusehen, wäre töricht. Bei so wenigen Firmen zählt etwas anderes: ob der Große dasselbe Produkt kauft wie die nächsten zehn oder dich zu seiner Entwicklungsabteilung macht.',
        es: 'Es normal, y rechazar dinero por parecer equilibrado sería absurdo. Con tan pocas cuentas importa otra cosa: si el grande compra el mismo producto que los diez siguientes o si te conviertes en su departamento de ingeniería.',
        fr: 'C’est normal, et refuser de l’argent pour paraître équilibré serait absurde. Avec si peu de comptes, regarde si le gros achète le même produit que les dix suivants ou s’il fait de toi son bureau d’études.',
      },
      steps: {
        en: [
          'Compare the large account with your target profile trait by trait. Deliverable: a match score with the exceptions named.',
          'Open three further accounts of the same kind this quarter. Deliverable: three first meetings with dates.',
        ],
        de: [
          'Vergleiche den großen Kunden Merkmal für Merkmal mit deinem Zielprofil. Ergebnis: eine Übereinstimmung mit benannten Ausnahmen.',
          'Öffne in diesem Quartal drei weitere Firmen derselben Art. Ergebnis: drei Ersttermine mit Datum.',
        ],
        es: [
          'Compara al cliente grande con tu perfil objetivo rasgo por rasgo. Entregable: un grado de encaje con excepciones nombradas.',
          'Abre este trimestre tres cuentas más del mismo tipo. Entregable: tres primeras reuniones fechadas.',
        ],
        fr: [
          'Compare le gros compte à ton profil cible, critère par critère. Livrable : un taux de concordance, exceptions nommées.',
          'Ouvre ce trimestre trois autres comptes du même type. Livrable : trois premiers rendez-vous à l’agenda.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I explain to investors or the bank that one client dominates',
          'due diligence question about our main account',
          'answer a lender who worries about dependence',
        ],
        de: [
          'wie erkläre ich Investoren oder der Bank den dominanten Kunden',
          'Frage nach dem Hauptkunden in der Due Diligence',
          'einem Kreditgeber antworten, der die Abhängigkeit fürchtet',
        ],
        es: [
          'cómo explico a inversores o al banco que un cliente domina',
          'pregunta sobre la cuenta principal en la due diligence',
          'qué respondo a un prestamista preocupado por la dependencia',
        ],
        fr: [
          'comment expliquer aux investisseurs ou à la banque qu’un client domine',
          'question sur le compte principal en due diligence',
          'répondre au prêteur inquiet de la dépendance',
        ],
      },
      says: {
        en: "State the share before they find it, together with contract term, notice period and the two deals that will bring it down. Lenders fear surprise more than size, so a dated path from today's share to a lower one answers the worry.",
        de: 'Nenn den Anteil, bevor sie ihn finden, zusammen mit Laufzeit, Kündigungsfrist und den zwei Aufträgen, die ihn senken werden. Kreditgeber fürchten die Überraschung mehr als die Größe; ein datierter Weg nach unten beantwortet die Sorge.',
        es: 'Di el porcentaje antes de que lo encuentren, junto con la duración, el preaviso y los dos contratos que lo bajarán. El banco teme más la sorpresa que el tamaño, así que un camino fechado hacia una parte menor responde a la duda.',
        fr: 'Annonce la part avant qu’ils ne la trouvent, avec la durée, le préavis et les deux contrats qui la feront baisser. Un prêteur craint la surprise plus que la taille ; un chemin daté vers une part moindre répond à l’inquiétude.',
      },
      steps: {
        en: [
          'Draw the expected share per quarter from signed deals only. Deliverable: one chart with the contracts behind it.',
          "Prepare the main contract's term, notice and renewal record for the data room. Deliverable: a one-page summary.",
        ],
        de: [
          'Zeichne den erwarteten Anteil pro Quartal nur aus unterschriebenen Aufträgen. Ergebnis: ein Diagramm mit den Verträgen dahinter.',
          'Bereite Laufzeit, Frist und Verlängerungen des Hauptvertrags für den Datenraum auf. Ergebnis: eine Zusammenfassung auf einer Seite.',
        ],
        es: [
          'Dibuja la parte prevista por trimestre solo con contratos firmados. Entregable: un gráfico respaldado por esos contratos.',
          'Prepara duración, preaviso y renovaciones del contrato principal para la sala de datos. Entregable: un resumen de una página.',
        ],
        fr: [
          'Trace la part attendue par trimestre à partir des seuls contrats signés. Livrable : un graphique avec les contrats en appui.',
          'Prépare durée, préavis et renouvellements du contrat principal pour la salle de données. Livrable : un résumé d’une page.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the main client announces cuts, what do we do now',
          'our largest account is about to leave',
          'emergency plan when the big one cancels',
        ],
        de: [
          'der Hauptkunde kündigt Kürzungen an, was tun',
          'unser größter Kunde springt gerade ab',
          'Notfallplan, wenn der Große kündigt',
        ],
        es: [
          'el cliente principal anuncia recortes, qué hacemos',
          'nuestra mayor cuenta está a punto de irse',
          'plan de emergencia si cancela el grande',
        ],
        fr: [
          'le client principal annonce des coupes, que faire',
          'notre plus gros compte va partir',
          'plan d’urgence si le gros résilie',
        ],
      },
      says: {
        en: "Speak to the person who signs this week and offer a smaller contract before the cut is decided for you. On the same day, recompute cash without the account and call the peers most like it, because your team's attention is the scarcest resource now.",
        de: 'Sprich diese Woche mit der Person, die unterschreibt, und biete einen kleineren Vertrag an, bevor andere über die Kürzung entscheiden. Rechne am selben Tag die Liquidität ohne diesen Kunden und ruf die Firmen an, die ihm am ähnlichsten sind.',
        es: 'Habla esta semana con quien firma y ofrece un contrato menor antes de que otros decidan el recorte. El mismo día recalcula la caja sin esa cuenta y llama a las empresas que más se le parecen, porque ahora falta sobre todo atención.',
        fr: 'Parle cette semaine à la personne qui signe et propose un contrat réduit avant que d’autres ne décident la coupe. Le même jour, recalcule la trésorerie sans ce compte et appelle les entreprises qui lui ressemblent le plus.',
      },
      steps: {
        en: [
          'Offer a reduced scope with a longer term in writing. Deliverable: a revised contract draft within five days.',
          'Recalculate cash at half and at zero revenue from this account. Deliverable: two dates and a list of cuts.',
        ],
        de: [
          'Biete schriftlich einen kleineren Umfang mit längerer Laufzeit an. Ergebnis: ein neuer Vertragsentwurf binnen fünf Tagen.',
          'Rechne die Liquidität mit halbem und ohne Umsatz dieses Kunden durch. Ergebnis: zwei Daten und eine Streichliste.',
        ],
        es: [
          'Ofrece por escrito un alcance reducido con mayor duración. Entregable: un nuevo borrador de contrato en cinco días.',
          'Recalcula la caja con la mitad y con nada de esa cuenta. Entregable: dos fechas y una lista de recortes.',
        ],
        fr: [
          'Propose par écrit un périmètre réduit sur une durée plus longue. Livrable : un nouveau projet sous cinq jours.',
          'Recalcule la trésorerie avec la moitié, puis sans rien de ce compte. Livrable : deux dates et une liste de coupes.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which contract clauses protect us from a dominant customer',
          'notice period and minimum volume with the large account',
          'secure the contract against sudden cancellation',
        ],
        de: [
          'welche Klauseln schützen uns vor einem übermächtigen Kunden',
          'Kündigungsfrist und Mindestmenge beim Großkunden',
          'Vertrag gegen plötzliche Absage sichern',
        ],
        es: [
          'qué cláusulas nos protegen de un cliente dominante',
          'preaviso y volumen mínimo con la gran cuenta',
          'blindar el contrato ante una cancelación repentina',
        ],
        fr: [
          'quelles clauses nous protègent d’un client dominant',
          'préavis et volume minimal avec le grand compte',
          'sécuriser le contrat contre une résiliation soudaine',
        ],
      },
      says: {
        en: 'Ask for three protections: a notice period long enough to replace the revenue, a minimum quantity, and payment for work already started. Bring them up at renewal, when you also have something to give, and let your lawyer word them.',
        de: 'Verlang drei Sicherungen: eine Kündigungsfrist, die zum Ersetzen des Umsatzes reicht, eine Mindestmenge und Bezahlung für begonnene Arbeit. Bring sie bei der Verlängerung auf, wenn auch du etwas zu geben hast, und lass deine Kanzlei formulieren.',
        es: 'Pide tres protecciones: un preaviso suficiente para reemplazar el ingreso, una cantidad mínima y el pago del trabajo empezado. Plantéalas en la renovación, cuando tú también tienes algo que dar, y deja que tu abogado las redacte.',
        fr: 'Demande trois protections : un préavis assez long pour remplacer le revenu, une quantité minimale et le paiement du travail engagé. Aborde-les au renouvellement, quand tu as aussi à offrir, et laisse ton avocat les rédiger.',
      },
      steps: {
        en: [
          'List what a sudden stop would cost in staff, stock and unbilled work. Deliverable: a damage estimate for your lawyer.',
          'Rank the three clauses and what you would trade for each. Deliverable: a renewal agenda with a date.',
        ],
        de: [
          'Schreib auf, was ein plötzlicher Stopp an Personal, Lager und offener Arbeit kostet. Ergebnis: eine Schadensschätzung für die Kanzlei.',
          'Ordne die drei Klauseln und deine Gegenleistung dafür. Ergebnis: eine Tagesordnung mit Termin zur Verlängerung.',
        ],
        es: [
          'Escribe cuánto costaría una parada repentina en personal, existencias y trabajo sin facturar. Entregable: una estimación para tu abogado.',
          'Ordena las tres cláusulas y lo que cederías por cada una. Entregable: un orden del día de renovación.',
        ],
        fr: [
          'Chiffre ce qu’un arrêt soudain coûterait en personnel, stock et travail non facturé. Livrable : une estimation pour ton avocat.',
          'Classe les trois clauses et ce que tu céderais pour chacune. Livrable : un ordre du jour de renouvellement daté.',
        ],
      },
    },
    {
      asks: {
        en: [
          'several plants of one group buy from us, is that one customer',
          'do subsidiaries count separately',
          'many sites but the same parent company',
        ],
        de: [
          'mehrere Werke eines Konzerns kaufen bei uns, ist das ein Kunde',
          'zählen Tochterfirmen einzeln',
          'viele Standorte, aber dieselbe Mutter',
        ],
        es: [
          'varias plantas de un grupo nos compran, ¿es un solo cliente?',
          '¿las filiales cuentan por separado?',
          'muchos centros pero la misma matriz',
        ],
        fr: [
          'plusieurs usines d’un groupe achètent chez nous, est-ce un seul client',
          'les filiales comptent-elles à part',
          'beaucoup de sites mais une même maison mère',
        ],
      },
      says: {
        en: 'Treat the group as one customer when you judge risk, because one decision at headquarters can end all contracts at once. Count sites separately only where each plant manager has an own budget and could stay after the others left, and say which view you show.',
        de: 'Behandle den Konzern beim Risiko als einen Kunden, denn eine Entscheidung der Zentrale kann alle Verträge zugleich beenden. Einzeln zählst du Standorte nur, wo die Werksleitung ein eigenes Budget hat und allein bliebe; sag dazu, welche Sicht du zeigst.',
        es: 'Trata al grupo como un solo cliente al medir el riesgo, porque una decisión de la central puede acabar con todos los contratos a la vez. Cuenta las plantas aparte solo si cada una tiene presupuesto propio y seguiría sola, y aclara qué vista enseñas.',
        fr: 'Traite le groupe comme un seul client pour le risque, car une décision du siège peut mettre fin à tous les contrats d’un coup. Compte les sites à part seulement si chacun a son budget et resterait seul, et précise la vue montrée.',
      },
      steps: {
        en: [
          'Note per site who signs, which budget pays and who could stop it. Deliverable: a decision map of the group.',
          'Show the share both by group and by site in the report. Deliverable: two columns with a footnote.',
        ],
        de: [
          'Notiere je Standort, wer unterschreibt, welches Budget zahlt und wer stoppen kann. Ergebnis: eine Entscheidungskarte des Konzerns.',
          'Zeig den Anteil im Bericht nach Konzern und nach Standort. Ergebnis: zwei Spalten mit Fußnote.',
        ],
        es: [
          'Anota por planta quién firma, qué presupuesto paga y quién podría pararlo. Entregable: un mapa de decisión del grupo.',
          'Enseña la parte por grupo y por planta en el informe. Entregable: dos columnas con nota al pie.',
        ],
        fr: [
          'Note par site qui signe, quel budget paie et qui pourrait arrêter. Livrable : une carte de décision du groupe.',
          'Montre la part par groupe et par site dans le rapport. Livrable : deux colonnes avec une note de bas de page.',
        ],
      },
    },
  ],
  'channel-oem-or-direct': [
    {
      asks: {
        en: [
          'a distributor demands exclusivity for a whole country',
          'should I sign an exclusive dealer agreement',
          'reseller wants sole rights before selling anything',
        ],
        de: [
          'ein Händler verlangt Exklusivität für ein ganzes Land',
          'soll ich einen exklusiven Händlervertrag unterschreiben',
          'Vertriebspartner will Alleinrechte, bevor er etwas verkauft',
        ],
        es: [
          'un distribuidor exige exclusividad para todo un país',
          '¿firmo un contrato exclusivo con un revendedor?',
          'el socio quiere derechos únicos antes de vender nada',
        ],
        fr: [
          'un distributeur exige l’exclusivité pour tout un pays',
          'dois-je signer un contrat exclusif avec un revendeur',
          'le partenaire veut des droits uniques avant d’avoir vendu',
        ],
      },
      says: {
        en: 'No, not before it has sold: offer named accounts for 12 months and let exclusivity grow from results. If the dealer insists, tie the sole right to minimum quantities per quarter, with the country open again at the first miss.',
        de: 'Nein, nicht vor dem ersten Verkauf: Biete benannte Firmen für 12 Monate an und lass Exklusivität aus Ergebnissen wachsen. Besteht der Händler darauf, kopple das Alleinrecht an Mindestmengen pro Quartal und öffne das Land, sobald eine verfehlt wird.',
        es: 'No, no antes de que venda: ofrece cuentas con nombre durante 12 meses y deja que la exclusividad nazca de los resultados. Si insiste, ata el derecho único a cantidades mínimas por trimestre y reabre el país al primer incumplimiento.',
        fr: 'Non, pas avant qu’il ait vendu : propose des comptes nommés pour 12 mois et laisse l’exclusivité naître des résultats. S’il insiste, lie ce droit à des quantités minimales par trimestre, le pays se rouvrant au premier manquement.',
      },
      steps: {
        en: [
          'Answer with a list of named accounts the dealer may work alone. Deliverable: a counter-offer with a review date.',
          'Write the minimum per quarter and the consequence of missing it. Deliverable: a draft condition your lawyer can finish.',
        ],
        de: [
          'Antworte mit einer Liste von Firmen, die der Händler allein bearbeiten darf. Ergebnis: ein Gegenangebot mit Prüftermin.',
          'Schreib die Quartalsmenge und die Folge einer Verfehlung auf. Ergebnis: ein Klauselentwurf für deine Kanzlei.',
        ],
        es: [
          'Responde con una lista de cuentas que el distribuidor puede trabajar solo. Entregable: una contraoferta con fecha de revisión.',
          'Escribe el mínimo trimestral y la consecuencia de no llegar. Entregable: un texto base que tu abogado remate.',
        ],
        fr: [
          'Réponds par une liste de comptes que le distributeur travaille seul. Livrable : une contre-offre avec date de revue.',
          'Écris le minimum par trimestre et la suite d’un manquement. Livrable : un projet de clause pour ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what margin does a reseller get',
          'commission for a sales agent or dealer discount',
          'how to set partner prices',
        ],
        de: [
          'welche Marge bekommt ein Händler',
          'Provision für Handelsvertreter oder Händlerrabatt',
          'wie setze ich Partnerpreise fest',
        ],
        es: [
          'qué margen se lleva un revendedor',
          'comisión para un agente o descuento de distribuidor',
          'cómo fijo los precios para socios',
        ],
        fr: [
          'quelle marge pour un revendeur',
          'commission d’un agent ou remise distributeur',
          'comment fixer les prix partenaires',
        ],
      },
      says: {
        en: 'Start from the work you hand over, not from a percentage someone quotes: finding, demonstrating, installing, servicing and financing each have a price. A partner who only forwards names earns a fee; one who holds stock and repairs earns a margin.',
        de: 'Geh von der abgegebenen Arbeit aus, nicht von einem genannten Prozentsatz: Finden, Vorführen, Einbauen, Warten und Vorfinanzieren haben je einen Preis. Wer nur Namen weitergibt, bekommt ein Honorar; wer Lager hält und repariert, verdient eine Marge.',
        es: 'Parte del trabajo que cedes y no de un porcentaje que alguien cite: buscar, demostrar, instalar, mantener y financiar tienen cada uno su precio. Quien solo pasa nombres cobra una tarifa; quien guarda existencias y repara gana un margen.',
        fr: 'Pars du travail que tu cèdes et non d’un pourcentage entendu : trouver, démontrer, installer, entretenir et financer ont chacun un prix. Celui qui transmet des noms touche un forfait ; celui qui stocke et répare gagne une marge.',
      },
      steps: {
        en: [
          'List five tasks and what each costs you today per sale. Deliverable: a task table that adds up to the margin.',
          'Check that you still earn after margin, support and joint visits. Deliverable: a price ladder from list to net.',
        ],
        de: [
          'Liste fünf Aufgaben mit deinen heutigen Kosten pro Verkauf auf. Ergebnis: eine Tabelle, die zur Marge aufsummiert.',
          'Prüf, ob dir nach Marge, Betreuung und gemeinsamen Besuchen genug bleibt. Ergebnis: eine Preistreppe von Liste bis netto.',
        ],
        es: [
          'Lista cinco tareas con lo que te cuestan hoy por venta. Entregable: una tabla que suma el margen.',
          'Comprueba que aún ganas tras margen, soporte y visitas conjuntas. Entregable: una escalera de precios de tarifa a neto.',
        ],
        fr: [
          'Liste cinq tâches avec leur coût actuel par vente. Livrable : un tableau dont la somme donne la marge.',
          'Vérifie qu’il te reste un gain après marge, support et visites communes. Livrable : une échelle de prix du tarif au net.',
        ],
      },
    },
    {
      asks: {
        en: [
          'how do I choose a good distributor',
          'how do I tell if a partner will really sell',
          'checking a dealer before signing',
        ],
        de: [
          'wie wähle ich einen guten Händler aus',
          'woran merke ich, ob ein Partner wirklich verkauft',
          'Händler vor der Unterschrift prüfen',
        ],
        es: [
          'cómo elijo un buen distribuidor',
          'cómo sé si un socio venderá de verdad',
          'comprobar a un revendedor antes de firmar',
        ],
        fr: [
          'comment choisir un bon distributeur',
          'comment savoir si un partenaire vendra vraiment',
          'vérifier un revendeur avant de signer',
        ],
      },
      says: {
        en: 'Judge a distributor by the calls it makes next week, not by its portfolio. Good ones bring you to two real accounts before signing, carry products that your buyer already orders, and name the person who will spend time on yours.',
        de: 'Beurteile einen Händler nach den Anrufen der nächsten Woche, nicht nach seinem Sortiment. Gute bringen dich vor der Unterschrift zu zwei echten Firmen, führen Ware, die dein Käufer schon bestellt, und nennen die Person, die Zeit für dich hat.',
        es: 'Juzga a un distribuidor por las llamadas de la semana que viene y no por su catálogo. Los buenos te llevan a dos cuentas reales antes de firmar, venden lo que tu comprador ya pide y nombran a quien dedicará tiempo a lo tuyo.',
        fr: 'Juge un distributeur à ses appels de la semaine prochaine, pas à son catalogue. Un bon t’emmène chez deux vrais comptes avant de signer, vend ce que ton acheteur commande déjà et nomme la personne qui te consacrera du temps.',
      },
      steps: {
        en: [
          "Ask for two joint customer visits before any contract. Deliverable: two visit notes with the buyer's reaction.",
          'Call three manufacturers the distributor represents about reporting and results. Deliverable: three honest opinions on one page.',
        ],
        de: [
          'Verlang zwei gemeinsame Kundenbesuche vor jedem Vertrag. Ergebnis: zwei Besuchsnotizen mit der Reaktion des Käufers.',
          'Ruf drei vertretene Hersteller an und frag nach Berichten und Ergebnissen. Ergebnis: drei ehrliche Meinungen auf einer Seite.',
        ],
        es: [
          'Pide dos visitas conjuntas a clientes antes de cualquier contrato. Entregable: dos notas con la reacción del comprador.',
          'Llama a tres fabricantes que represente y pregunta por informes y resultados. Entregable: tres opiniones francas en una página.',
        ],
        fr: [
          'Exige deux visites clients communes avant tout contrat. Livrable : deux comptes rendus avec la réaction de l’acheteur.',
          'Appelle trois fabricants qu’il représente au sujet du suivi et des résultats. Livrable : trois avis francs sur une page.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a machine maker wants to build our part in',
          'OEM integration, how do we avoid being trapped',
          'supply agreement with an equipment manufacturer',
        ],
        de: [
          'ein Maschinenbauer will unser Teil einbauen',
          'OEM-Integration, wie vermeiden wir die Falle',
          'Liefervertrag mit einem Anlagenhersteller',
        ],
        es: [
          'un fabricante de máquinas quiere integrar nuestra pieza',
          'integración OEM, cómo evito quedar atrapado',
          'acuerdo de suministro con un fabricante de equipos',
        ],
        fr: [
          'un fabricant de machines veut intégrer notre pièce',
          'intégration OEM, comment éviter le piège',
          'contrat de fourniture avec un équipementier',
        ],
      },
      says: {
        en: 'Say yes to integration and no to invisibility: keep contact with end users, a volume commitment and the right to sell to other makers. The integrator decides late and then orders for years, so qualification steps and paid engineering come first.',
        de: 'Sag Ja zum Einbau und Nein zur Unsichtbarkeit: Behalte Kontakt zu Anwendern, eine Mengenzusage und das Recht, andere Hersteller zu beliefern. Der Integrator entscheidet spät und bestellt dann jahrelang; Freigabeschritte und bezahlte Entwicklung kommen deshalb zuerst.',
        es: 'Di sí a la integración y no a la invisibilidad: conserva el contacto con los usuarios finales, un compromiso de volumen y el derecho a vender a otros. El integrador decide tarde y luego pide años, así que primero van homologación e ingeniería pagada.',
        fr: 'Dis oui à l’intégration et non à l’invisibilité : garde le contact avec les utilisateurs finaux, un engagement de volume et le droit de vendre ailleurs. L’intégrateur décide tard puis commande des années, donc homologation et ingénierie payée passent d’abord.',
      },
      steps: {
        en: [
          'Ask for its release process with gates, samples and the series start date. Deliverable: a dated qualification plan.',
          'Set paid engineering, minimum volume and field access as conditions. Deliverable: a term sheet to hand to your lawyer.',
        ],
        de: [
          'Frag nach dem Freigabeprozess mit Stufen, Mustern und Serienstart. Ergebnis: ein datierter Qualifizierungsplan.',
          'Setz bezahlte Entwicklung, Mindestmenge und Zugang zum Feld als Bedingungen. Ergebnis: ein Eckpunktepapier für deine Kanzlei.',
        ],
        es: [
          'Pide su proceso de homologación con fases, muestras e inicio de serie. Entregable: un plan de calificación con fechas.',
          'Pon como condiciones ingeniería pagada, volumen mínimo y acceso al campo. Entregable: una hoja de términos para tu abogado.',
        ],
        fr: [
          'Demande son processus d’homologation : jalons, échantillons, début de série. Livrable : un plan de qualification daté.',
          'Pose comme conditions ingénierie payée, volume minimal et accès au terrain. Livrable : une feuille de termes pour ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our distributor sells nothing',
          'partner signed last year and no orders came',
          'how to fix or leave a dead channel',
        ],
        de: [
          'unser Händler verkauft nichts',
          'Partner seit letztem Jahr unter Vertrag, keine Bestellung',
          'einen toten Kanal retten oder beenden',
        ],
        es: [
          'nuestro distribuidor no vende nada',
          'el socio firmó hace un año y no hay pedidos',
          'arreglar o dejar un canal muerto',
        ],
        fr: [
          'notre distributeur ne vend rien',
          'partenaire signé l’an dernier, aucune commande',
          'réparer ou quitter un canal mort',
        ],
      },
      says: {
        en: 'Go on three visits with them within a month; you will know whether the pitch, the person or the interest is missing. If no account names a date afterwards, take back the territory in writing and approach the best prospects yourself.',
        de: 'Fahr binnen eines Monats zu drei Besuchen mit; dann weißt du, ob Botschaft, Person oder Interesse fehlt. Nennt danach keine Firma ein Datum, hol das Gebiet schriftlich zurück und sprich die besten Interessenten selbst an.',
        es: 'Acompáñalo a tres visitas en un mes; sabrás si falta el mensaje, la persona o el interés. Si después ninguna cuenta nombra una fecha, recupera el territorio por escrito y habla tú con los mejores interesados.',
        fr: 'Accompagne-le à trois visites en un mois ; tu sauras s’il manque le discours, la personne ou l’envie. Si aucun compte ne donne ensuite de date, reprends le territoire par écrit et contacte toi-même les meilleurs prospects.',
      },
      steps: {
        en: [
          'Sit in on three customer visits and write the questions the dealer could not answer. Deliverable: a gap list with training dates.',
          'Check term, notice and sole rights before you sell there. Deliverable: a question list for your lawyer.',
        ],
        de: [
          'Begleite drei Kundenbesuche und schreib auf, welche Fragen der Händler nicht beantworten konnte. Ergebnis: eine Lückenliste mit Schulungsterminen.',
          'Prüf Laufzeit, Kündigung und Alleinrechte, bevor du dort selbst verkaufst. Ergebnis: eine Fragenliste für die Kanzlei.',
        ],
        es: [
          'Asiste a tres visitas y anota qué preguntas no supo contestar. Entregable: una lista de carencias con fechas de formación.',
          'Revisa plazo, preaviso y derechos únicos antes de vender allí. Entregable: una lista de preguntas para tu abogado.',
        ],
        fr: [
          'Assiste à trois visites et note les questions restées sans réponse. Livrable : une liste de lacunes avec dates de formation.',
          'Vérifie durée, préavis et droits exclusifs avant de vendre sur place. Livrable : une liste de questions pour ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'selling in another country without an office there',
          'export first, sales agent abroad or fly out ourselves',
          'local partner or founder travel for a foreign market',
        ],
        de: [
          'im Ausland verkaufen ohne Büro vor Ort',
          'Export zuerst, Handelsvertreter oder selbst hinfliegen',
          'lokaler Partner oder eigene Reisen für einen fremden Markt',
        ],
        es: [
          'vender en otro país sin oficina allí',
          'exportar, agente en el extranjero o viajar yo',
          'socio local o viajes del fundador para un mercado exterior',
        ],
        fr: [
          'vendre dans un autre pays sans bureau sur place',
          'export, agent étranger ou déplacements du fondateur',
          'partenaire local ou voyages pour un marché étranger',
        ],
      },
      says: {
        en: 'Fly out yourself for the first three foreign deals and use a local only for language, service and paperwork. You need to hear the objections of that country once, and a partner signs up more easily after one working site on home ground.',
        de: 'Flieg für die ersten drei Auslandsgeschäfte selbst hin und nimm Leute vor Ort nur für Sprache, Service und Papiere. Du musst die Einwände des Landes einmal selbst hören, und Partner steigen leichter ein, wenn dort schon ein Standort läuft.',
        es: 'Viaja tú a las tres primeras ventas fuera y usa a gente local solo para idioma, servicio y papeles. Tienes que oír una vez las objeciones de ese país, y un socio se suma mejor cuando ya hay una planta en marcha en su tierra.',
        fr: 'Déplace-toi pour les trois premières ventes à l’étranger et ne prends sur place que langue, service et papiers. Il faut entendre une fois les objections du pays, et un partenaire s’engage mieux quand un site tourne déjà chez lui.',
      },
      steps: {
        en: [
          "Choose one foreign region and one industry within a day's travel. Deliverable: five accounts with a visit week.",
          'Contract a local service technician or interpreter by the day. Deliverable: a day-rate agreement with response times.',
        ],
        de: [
          'Wähle eine Auslandsregion und eine Branche, erreichbar an einem Reisetag. Ergebnis: fünf Firmen mit Besuchswoche.',
          'Binde eine Servicekraft oder Dolmetscherin vor Ort tageweise. Ergebnis: eine Tagessatzvereinbarung mit Reaktionszeit.',
        ],
        es: [
          'Elige una región extranjera y un sector a un día de viaje. Entregable: cinco cuentas con semana de visita.',
          'Contrata por días a un técnico o intérprete local. Entregable: un acuerdo de tarifa diaria con tiempos de respuesta.',
        ],
        fr: [
          'Choisis une région étrangère et un secteur à une journée de voyage. Livrable : cinq comptes avec une semaine de visite.',
          'Engage à la journée un technicien ou un interprète local. Livrable : un accord au tarif journalier avec délais d’intervention.',
        ],
      },
    },
  ],
}
