import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../spin-out.ts`, by slug. */
export const spinOutAnswers: Record<string, EntryAnswer[]> = {
  'university-equity-and-licence-terms': [
    {
      asks: {
        en: [
          'the university wants a quarter of the company, is that too much',
          'what share is normal for a university stake',
          'they ask for a high percentage',
        ],
        de: [
          'die Uni will ein Viertel der Firma, ist das zu viel',
          'welcher Anteil ist für Hochschulen üblich',
          'sie verlangen hohe Prozente',
        ],
        es: [
          'la universidad quiere la cuarta parte, ¿es demasiado?',
          'qué participación universitaria es normal',
          'piden un porcentaje alto',
        ],
        fr: [
          'l’université veut un quart de la société, est-ce trop',
          'quelle part universitaire est normale',
          'ils demandent un gros pourcentage',
        ],
      },
      says: {
        en: 'Compare before you argue: reported averages are 7.3 % in the EU, 5.9 % in the US and 19.8 % in the UK, as rough orientation. A higher wish can be fair if the university adds patents, money or space, so ask what each point pays for.',
        de: 'Vergleiche, bevor du streitest: Berichtete Durchschnitte sind 7,3 % in der EU, 5,9 % in den USA und 19,8 % im Vereinigten Königreich, als grobe Orientierung. Mehr kann fair sein, wenn die Hochschule Patente, Geld oder Räume gibt; frag, wofür jeder Punkt steht.',
        es: 'Compara antes de discutir: las medias publicadas son 7,3 % en la UE, 5,9 % en EE. UU. y 19,8 % en el Reino Unido, como orientación. Más puede ser justo si aporta patentes, dinero o espacio, así que pregunta qué paga cada punto.',
        fr: 'Compare avant de contester : les moyennes rapportées sont 7,3 % dans l’UE, 5,9 % aux États-Unis et 19,8 % au Royaume-Uni, à titre d’ordre de grandeur. Plus peut être juste si elle apporte brevets, argent ou locaux ; demande ce que paie chaque point.',
      },
      steps: {
        en: [
          'List what the university contributes beyond the patent, with a value. Deliverable: a table for the first meeting.',
          'Calculate your share after two funding rounds under two proposals. Deliverable: a dilution sheet for your lawyer.',
        ],
        de: [
          'Liste auf, was die Hochschule über das Patent hinaus beiträgt, mit Wert. Ergebnis: eine Tabelle fürs erste Treffen.',
          'Berechne deinen Anteil nach zwei Runden bei zwei Vorschlägen. Ergebnis: ein Verwässerungsblatt für die Kanzlei.',
        ],
        es: [
          'Lista lo que aporta la universidad además de la patente, con su valor. Entregable: una tabla para la primera reunión.',
          'Calcula tu parte tras dos rondas con dos propuestas. Entregable: una hoja de dilución para tu abogado.',
        ],
        fr: [
          'Liste ce que l’université apporte au-delà du brevet, avec une valeur. Livrable : un tableau pour la première réunion.',
          'Calcule ta part après deux tours dans deux propositions. Livrable : une feuille de dilution pour ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'shares or royalties, which is better for us',
          'equity stake versus licence fee on sales',
          'one-off payment instead of a percentage of revenue',
        ],
        de: [
          'Anteile oder Umsatzlizenz, was ist besser für uns',
          'Beteiligung gegen Lizenzgebühr auf Verkäufe',
          'Einmalzahlung statt Prozent vom Umsatz',
        ],
        es: [
          'acciones o regalías, qué nos conviene',
          'participación frente a canon por ventas',
          'pago único en vez de porcentaje de ingresos',
        ],
        fr: [
          'parts ou redevances, que préférer',
          'participation contre redevance sur les ventes',
          'paiement unique au lieu d’un pourcentage du revenu',
        ],
      },
      says: {
        en: 'Shares spare your cash and cost you at exit; royalties spare your ownership and cost you on every sale. With thin margins or hardware, prefer equity or a capped royalty, and with software margins a small royalty hurts less than a shareholder.',
        de: 'Anteile schonen die Kasse und kosten beim Verkauf der Firma; Lizenzgebühren schonen den Besitz und kosten bei jedem Verkauf. Bei dünner Marge oder Hardware sind Anteile oder eine gedeckelte Gebühr besser, bei Softwaremargen schmerzt eine kleine Gebühr weniger.',
        es: 'Las acciones cuidan tu caja y cuestan en la venta de la empresa; las regalías cuidan tu propiedad y cuestan en cada venta. Con margen fino o hardware convienen acciones o una regalía con tope; con margen de software duele menos una regalía pequeña.',
        fr: 'Les parts ménagent ta caisse et coûtent à la cession ; les redevances ménagent ton capital et coûtent à chaque vente. À marge mince ou en matériel, préfère des parts ou une redevance plafonnée ; à marge logicielle, une petite redevance pèse moins qu’un actionnaire.',
      },
      steps: {
        en: [
          'Model both over five years with your own price and margin. Deliverable: two cost lines on one chart.',
          'Ask for a royalty cap, a start date and a buy-out price. Deliverable: three points for your lawyer.',
        ],
        de: [
          'Rechne beides über fünf Jahre mit deinem Preis und deiner Marge. Ergebnis: zwei Kostenlinien in einem Diagramm.',
          'Verlang Deckel, Startdatum und Ablösepreis für die Gebühr. Ergebnis: drei Punkte für die Kanzlei.',
        ],
        es: [
          'Modela ambas a cinco años con tu precio y margen. Entregable: dos líneas de coste en un gráfico.',
          'Pide tope, fecha de inicio y precio de rescate para la regalía. Entregable: tres puntos para tu abogado.',
        ],
        fr: [
          'Modélise les deux sur cinq ans avec ton prix et ta marge. Livrable : deux courbes de coût sur un graphique.',
          'Demande plafond, date de départ et prix de rachat de la redevance. Livrable : trois points pour ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the transfer office does not answer, negotiations drag on',
          'how long does a licence deal take and how do we speed it up',
          'TTO blocks us',
        ],
        de: [
          'die Transferstelle antwortet nicht, die Verhandlung zieht sich',
          'wie lange dauert eine Lizenz und wie beschleunigen wir sie',
          'Transferstelle blockiert uns',
        ],
        es: [
          'la oficina de transferencia no contesta, la negociación se alarga',
          'cuánto tarda una licencia y cómo la aceleramos',
          'la OTRI nos bloquea',
        ],
        fr: [
          'le service de transfert ne répond pas, la négociation traîne',
          'combien de temps pour une licence et comment accélérer',
          'la SATT nous bloque',
        ],
      },
      says: {
        en: "Give the office a date that is not yours: an investor's closing, a grant deadline or a customer's start, with a draft already attached. Offices stall on open points, so send one list with your proposal for each and ask who above them decides.",
        de: 'Gib der Stelle ein Datum, das nicht deins ist: Abschluss des Investors, Förderfrist oder Kundenstart, samt beigelegtem Entwurf. Solche Stellen hängen an offenen Punkten; schick eine Liste mit deinem Vorschlag zu jedem und frag, wer darüber entscheidet.',
        es: 'Da a la oficina una fecha que no sea tuya: el cierre del inversor, el plazo de una ayuda o el arranque de un cliente, con un borrador adjunto. Se atascan en puntos abiertos, así que manda una lista con tu propuesta y pregunta quién decide.',
        fr: 'Donne au service une date qui n’est pas la tienne : clôture d’un investisseur, échéance d’aide ou démarrage client, avec un projet joint. Ces services butent sur les points ouverts ; envoie une liste avec ta proposition sur chacun et demande qui décide.',
      },
      steps: {
        en: [
          'Send a two-page term sheet with a proposal for every open point. Deliverable: a dated draft in their inbox.',
          'Book the vice-president or dean responsible for transfer. Deliverable: a meeting with a decision on the agenda.',
        ],
        de: [
          'Schick zwei Seiten Eckpunkte mit Vorschlag zu jedem offenen Punkt. Ergebnis: ein datierter Entwurf in deren Postfach.',
          'Vereinbare einen Termin mit der für Transfer zuständigen Hochschulleitung. Ergebnis: ein Treffen mit Beschluss auf der Tagesordnung.',
        ],
        es: [
          'Envía dos páginas de términos con propuesta para cada punto abierto. Entregable: un borrador fechado en su buzón.',
          'Pide cita al vicerrectorado responsable de transferencia. Entregable: una reunión con la decisión en el orden del día.',
        ],
        fr: [
          'Envoie deux pages de termes avec une proposition par point ouvert. Livrable : un projet daté dans leur boîte.',
          'Prends rendez-vous avec la vice-présidence chargée du transfert. Livrable : une réunion avec décision à l’ordre du jour.',
        ],
      },
    },
    {
      asks: {
        en: [
          'may we talk to customers before the licence is signed',
          'start a pilot while negotiating with the university',
          'what can I promise without owning the IP',
        ],
        de: [
          'dürfen wir vor der Lizenz mit Kunden sprechen',
          'Pilot beginnen, während wir mit der Hochschule verhandeln',
          'was darf ich versprechen, ohne die Rechte zu besitzen',
        ],
        es: [
          '¿podemos hablar con clientes antes de firmar la licencia?',
          'empezar un piloto mientras negociamos con la universidad',
          'qué puedo prometer sin tener los derechos',
        ],
        fr: [
          'peut-on parler aux clients avant la licence',
          'démarrer un pilote pendant la négociation avec l’université',
          'que promettre sans détenir les droits',
        ],
      },
      says: {
        en: 'Talk now, sign later: interviews and problem talks need no licence, while a paid trial or any promise of rights does. Until the option is signed, show results that are published or already filed, and offer no exclusivity to anybody.',
        de: 'Sprich jetzt, unterschreib später: Interviews und Problemgespräche brauchen keine Lizenz, ein bezahlter Test oder jede Zusage von Rechten schon. Zeig bis zur Option nur Veröffentlichtes oder bereits Angemeldetes und biete niemandem Exklusivität an.',
        es: 'Habla ya y firma después: las entrevistas y charlas de problema no necesitan licencia, una prueba pagada o cualquier promesa de derechos sí. Hasta tener la opción, enseña solo lo publicado o ya registrado y no ofrezcas exclusividad a nadie.',
        fr: 'Parle maintenant, signe plus tard : entretiens et échanges sur le problème n’exigent aucune licence, un essai payé ou toute promesse de droits si. D’ici l’option, montre le publié ou le déjà déposé, et n’offre d’exclusivité à personne.',
      },
      steps: {
        en: [
          'Ask the transfer office by mail which activities are fine before the licence. Deliverable: a written list.',
          'Write a non-confidential page for customer talks. Deliverable: a handout cleared with the patent attorney.',
        ],
        de: [
          'Frag die Transferstelle per Mail, welche Tätigkeiten vor der Lizenz in Ordnung sind. Ergebnis: eine schriftliche Liste.',
          'Schreib eine nicht vertrauliche Seite für Kundengespräche. Ergebnis: ein mit der Patentanwältin abgestimmtes Blatt.',
        ],
        es: [
          'Pregunta por correo a la oficina qué actividades caben antes de la licencia. Entregable: una lista por escrito.',
          'Escribe una página no confidencial para clientes. Entregable: una hoja revisada con el agente de patentes.',
        ],
        fr: [
          'Demande par courriel au service quelles activités sont admises avant la licence. Livrable : une liste écrite.',
          'Écris une page non confidentielle pour les échanges clients. Livrable : une fiche validée avec le conseil en brevets.',
        ],
      },
    },
    {
      asks: {
        en: [
          'I invented it as a student or in my spare time, who owns it',
          'industry-funded thesis, does the sponsor have rights',
          'inventor left the institute, what about ownership',
        ],
        de: [
          'ich habe es als Student oder privat erfunden, wem gehört es',
          'von der Industrie bezahlte Doktorarbeit, hat der Geldgeber Rechte',
          'Erfinder hat das Institut verlassen, was gilt',
        ],
        es: [
          'lo inventé como estudiante o en mi tiempo libre, ¿de quién es?',
          'tesis pagada por la industria, ¿tiene derechos el patrocinador?',
          'un inventor dejó el instituto, qué pasa con la titularidad',
        ],
        fr: [
          'je l’ai inventé étudiant ou sur mon temps libre, à qui est-ce',
          'thèse financée par l’industrie, le sponsor a-t-il des droits',
          'un inventeur a quitté l’institut, qu’en est-il de la propriété',
        ],
      },
      says: {
        en: 'Do not guess; ownership follows employment, funding and equipment, and each country and contract decides differently. Collect the papers first, because one sponsored month or one co-inventor abroad can outweigh everything else, and let a lawyer read the set.',
        de: 'Rate nicht: Eigentum folgt aus Anstellung, Geld und Geräten, und jedes Land und jeder Vertrag regelt es anders. Sammle zuerst die Papiere, denn ein bezahlter Monat oder eine Miterfinderin im Ausland kann alles andere aufwiegen, und lass sie anwaltlich lesen.',
        es: 'No supongas: la titularidad sigue al empleo, al dinero y a los equipos, y cada país y contrato decide distinto. Reúne primero los papeles, porque un mes patrocinado o un coinventor extranjero puede pesar más que todo, y que los lea un abogado.',
        fr: 'Ne devine pas : la propriété suit l’emploi, l’argent et les équipements, et chaque pays ou contrat tranche autrement. Rassemble d’abord les papiers, car un mois financé ou un coinventeur étranger peut tout changer, et fais-les lire par un avocat.',
      },
      steps: {
        en: [
          'Gather employment, scholarship and sponsor contracts for every inventor. Deliverable: a folder with one sheet per person.',
          "Write the invention's timeline with place, equipment and money used. Deliverable: a two-page history for your lawyer.",
        ],
        de: [
          'Trag Arbeits-, Stipendien- und Geldgeberverträge aller Erfinder zusammen. Ergebnis: ein Ordner mit einem Blatt je Person.',
          'Schreib die Entstehung mit Ort, Geräten und Geldquelle auf. Ergebnis: eine zweiseitige Chronik für die Kanzlei.',
        ],
        es: [
          'Junta contratos de empleo, beca y patrocinio de cada inventor. Entregable: una carpeta con una hoja por persona.',
          'Escribe la cronología con lugar, equipos y dinero usados. Entregable: una historia de dos páginas para tu abogado.',
        ],
        fr: [
          'Réunis contrats de travail, de bourse et de financement de chaque inventeur. Livrable : un dossier, une fiche par personne.',
          'Écris la chronologie avec lieu, équipements et argent utilisés. Livrable : un historique de deux pages pour ton avocat.',
        ],
      },
    },
    {
      asks: {
        en: [
          'they offer only a non-exclusive licence or a narrow field',
          'do we need exclusivity for all applications',
          'licence limited to one industry',
        ],
        de: [
          'sie bieten nur eine einfache Lizenz oder ein enges Feld',
          'brauchen wir Exklusivität für alle Anwendungen',
          'Lizenz auf eine Branche beschränkt',
        ],
        es: [
          'solo ofrecen licencia no exclusiva o un campo estrecho',
          '¿necesitamos exclusividad para todas las aplicaciones?',
          'licencia limitada a una industria',
        ],
        fr: [
          'ils n’offrent qu’une licence non exclusive ou un champ étroit',
          'faut-il l’exclusivité pour toutes les applications',
          'licence limitée à un secteur',
        ],
      },
      says: {
        en: 'Fight for exclusivity in the field where you will sell in the next three years, and take a first-refusal right on the rest. Universities fear a shelf licence, so offer milestones that return unused fields; investors accept a field limit but rarely an open competitor.',
        de: 'Kämpf um Exklusivität in dem Feld, in dem du in den nächsten drei Jahren verkaufst, und nimm für den Rest ein Vorrecht. Hochschulen fürchten die Lizenz in der Schublade; biete Meilensteine an, die ungenutzte Felder zurückgeben. Einen offenen Rivalen akzeptieren Investoren selten.',
        es: 'Pelea por la exclusividad en el campo donde venderás los próximos tres años y pide un derecho preferente sobre el resto. La universidad teme una licencia en un cajón, así que ofrece hitos que devuelvan campos sin uso; un rival abierto rara vez lo acepta un inversor.',
        fr: 'Bats-toi pour l’exclusivité dans le champ où tu vendras ces trois prochaines années et demande une priorité sur le reste. L’université craint la licence au tiroir ; offre des jalons qui rendent les champs inutilisés. Un investisseur accepte rarement un concurrent libre d’y entrer.',
      },
      steps: {
        en: [
          'Define your field by customer, use and material in one sentence. Deliverable: a field definition for the draft.',
          'Propose dated milestones that keep or return each field. Deliverable: a schedule of use for your lawyer.',
        ],
        de: [
          'Definiere dein Feld mit Kunde, Nutzung und Material in einem Satz. Ergebnis: eine Felddefinition für den Entwurf.',
          'Schlag datierte Meilensteine vor, die jedes Feld sichern oder zurückgeben. Ergebnis: ein Nutzungsplan für die Kanzlei.',
        ],
        es: [
          'Define tu campo por cliente, uso y material en una frase. Entregable: una definición para el borrador.',
          'Propón hitos con fecha que conserven o devuelvan cada campo. Entregable: un calendario de uso para tu abogado.',
        ],
        fr: [
          'Définis ton champ par client, usage et matière en une phrase. Livrable : une définition pour le projet.',
          'Propose des jalons datés qui gardent ou rendent chaque champ. Livrable : un calendrier d’exploitation pour ton avocat.',
        ],
      },
    },
  ],
  'freedom-to-operate-before-pilots': [
    {
      asks: {
        en: [
          'can I do the patent search myself',
          'what does a search cost and when is an attorney needed',
          'cheap first check for infringement',
        ],
        de: [
          'kann ich die Patentrecherche selbst machen',
          'was kostet eine Recherche und ab wann brauche ich eine Kanzlei',
          'günstige erste Prüfung auf Verletzung',
        ],
        es: [
          '¿puedo hacer yo la búsqueda de patentes?',
          'cuánto cuesta una búsqueda y cuándo hace falta un agente',
          'primera comprobación barata',
        ],
        fr: [
          'puis-je faire la recherche de brevets moi-même',
          'combien coûte une recherche et quand faut-il un conseil',
          'premier contrôle bon marché',
        ],
      },
      says: {
        en: 'Do the first pass yourself in the free patent databases, and pay an attorney for the opinion on what you find. Your pass finds owners, words and dates and makes the paid search shorter; only a professional can say what a claim covers.',
        de: 'Mach den ersten Durchgang selbst in freien Patentdatenbanken und bezahl eine Kanzlei für das Urteil über die Funde. Dein Durchgang liefert Inhaber, Begriffe und Daten und verkürzt die bezahlte Suche; was ein Anspruch abdeckt, kann nur ein Profi sagen.',
        es: 'Haz tú la primera pasada en bases de patentes gratuitas y paga a un agente por la opinión sobre lo hallado. Tu pasada da titulares, términos y fechas y acorta la búsqueda pagada; solo un profesional dice qué cubre una reivindicación.',
        fr: 'Fais toi-même la première passe dans les bases gratuites et paie un conseil pour l’avis sur ce que tu trouves. Ta passe donne titulaires, termes et dates et raccourcit la recherche payante ; seul un professionnel dit ce que couvre une revendication.',
      },
      steps: {
        en: [
          'Search three competitors, two inventors and five features in a free database. Deliverable: a list of twenty families.',
          'Request two fixed-price offers with your feature list attached. Deliverable: a comparison of scope and price.',
        ],
        de: [
          'Such drei Wettbewerber, zwei Erfinder und fünf Merkmale in einer freien Datenbank. Ergebnis: eine Liste von zwanzig Familien.',
          'Hol zwei Festpreisangebote mit beigelegter Merkmalsliste ein. Ergebnis: ein Vergleich von Umfang und Preis.',
        ],
        es: [
          'Busca tres competidores, dos inventores y cinco rasgos en una base gratuita. Entregable: una lista de veinte familias.',
          'Pide dos ofertas de precio fijo con tu lista de rasgos. Entregable: una comparación de alcance y precio.',
        ],
        fr: [
          'Cherche trois concurrents, deux inventeurs et cinq caractéristiques dans une base gratuite. Livrable : une liste de vingt familles.',
          'Demande deux devis au forfait avec ta liste de caractéristiques. Livrable : une comparaison de périmètre et de prix.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we found a patent that seems to block us, what now',
          "our process is covered by somebody else's claim",
          'licence, work around or wait until it expires',
        ],
        de: [
          'wir haben ein Patent gefunden, das uns blockiert, was nun',
          'unser Verfahren liegt im Anspruch eines anderen',
          'Lizenz, Umgehung oder Ablauf abwarten',
        ],
        es: [
          'hallamos una patente que parece bloquearnos, y ahora qué',
          'nuestro proceso cae en la reivindicación de otro',
          'licencia, rediseño o esperar a que caduque',
        ],
        fr: [
          'nous avons trouvé un brevet qui semble nous bloquer, que faire',
          'notre procédé tombe dans la revendication d’un autre',
          'licence, contournement ou attendre l’expiration',
        ],
      },
      says: {
        en: 'Stop writing opinions in e-mails and take it to a patent attorney this week, since four roads are open: change the design, license, wait for expiry or challenge validity. Decide by cost and months against the customer date, not by anger.',
        de: 'Schreib keine Meinungen mehr in Mails und bring es diese Woche zur Patentkanzlei, denn vier Wege stehen offen: Konstruktion ändern, Lizenz nehmen, Ablauf abwarten oder Bestand angreifen. Entscheide nach Kosten und Monaten bis zum Kundentermin, nicht aus Ärger.',
        es: 'Deja de escribir opiniones en correos y llévala esta semana a un agente, pues hay cuatro caminos: cambiar el diseño, licenciar, esperar la caducidad o atacar la validez. Decide por coste y meses frente a la fecha del cliente, no por enfado.',
        fr: 'Cesse d’écrire des avis par courriel et porte-le cette semaine à un conseil en brevets, car quatre voies existent : modifier, prendre licence, attendre l’expiration ou contester la validité. Tranche selon coût et mois avant la date client, pas par colère.',
      },
      steps: {
        en: [
          'Write owner, country, expiry and the one feature you share. Deliverable: a fact sheet for the attorney.',
          'Estimate months and money for changing that feature. Deliverable: an engineering note with two options.',
        ],
        de: [
          'Notiere Inhaber, Land, Ablauf und das eine gemeinsame Merkmal. Ergebnis: ein Faktenblatt für die Kanzlei.',
          'Schätze Monate und Geld für die Änderung dieses Merkmals. Ergebnis: eine technische Notiz mit zwei Varianten.',
        ],
        es: [
          'Escribe titular, país, caducidad y el único rasgo que compartís. Entregable: una ficha de hechos para el agente.',
          'Estima meses y dinero para cambiar ese rasgo. Entregable: una nota técnica con dos opciones.',
        ],
        fr: [
          'Note titulaire, pays, expiration et l’unique caractéristique commune. Livrable : une fiche de faits pour le conseil.',
          'Estime mois et argent pour changer cette caractéristique. Livrable : une note technique à deux options.',
        ],
      },
    },
    {
      asks: {
        en: [
          'customer wants us to guarantee that we infringe no patents',
          'indemnity clause on intellectual property in the contract',
          "buyer's legal team asks for an IP warranty",
        ],
        de: [
          'Kunde will eine Garantie, dass wir keine Patente verletzen',
          'Freistellungsklausel zu Schutzrechten im Vertrag',
          'Juristen des Käufers verlangen eine Zusicherung',
        ],
        es: [
          'el cliente quiere garantía de que no infringimos patentes',
          'cláusula de indemnidad de propiedad industrial',
          'el equipo legal del comprador pide una garantía',
        ],
        fr: [
          'le client veut la garantie que nous ne contrefaisons rien',
          'clause de garantie d’éviction dans le contrat',
          'les juristes de l’acheteur demandent une assurance sur les brevets',
        ],
      },
      says: {
        en: 'Do not promise what no search can prove; offer knowledge instead of certainty. Buyers usually need a named process: what you searched, what you will do if a claim comes, and a ceiling on the amount, with the wording left to your lawyer.',
        de: 'Versprich nicht, was keine Recherche beweisen kann; biete Wissen statt Gewissheit. Käufer brauchen meist ein klares Vorgehen: was du recherchiert hast, was du bei einem Anspruch tust, und eine Obergrenze, deren Wortlaut deine Kanzlei formuliert.',
        es: 'No prometas lo que ninguna búsqueda demuestra; ofrece conocimiento en lugar de certeza. El comprador suele necesitar un proceso claro: qué buscaste, qué harás si llega una reclamación y un tope de importe, con el texto en manos de tu abogado.',
        fr: 'Ne promets pas ce qu’aucune recherche ne prouve ; offre de la connaissance plutôt qu’une certitude. L’acheteur veut en général une démarche : ce que tu as cherché, ce que tu feras en cas de réclamation et un plafond, le texte revenant à ton avocat.',
      },
      steps: {
        en: [
          'Prepare a one-page summary of searches by country and date. Deliverable: a sheet your attorney has released.',
          'List the ceiling and exclusions you could carry with your insurance. Deliverable: a position note for the contract talk.',
        ],
        de: [
          'Fass die Recherchen nach Land und Datum auf einer Seite zusammen. Ergebnis: ein von der Patentanwältin freigegebenes Blatt.',
          'Notiere Obergrenze und Ausschlüsse, die deine Versicherung mitträgt. Ergebnis: ein Positionspapier fürs Vertragsgespräch.',
        ],
        es: [
          'Resume en una página las búsquedas por país y fecha. Entregable: una hoja autorizada por tu agente.',
          'Anota el tope y las exclusiones que tu seguro permite. Entregable: una nota de posición para negociar.',
        ],
        fr: [
          'Résume sur une page les recherches par pays et par date. Livrable : une fiche autorisée par ton conseil.',
          'Note le plafond et les exclusions que ton assurance supporte. Livrable : une note de position pour la négociation.',
        ],
      },
    },
    {
      asks: {
        en: [
          'we got a warning letter from a competitor about a patent',
          'cease and desist arrived, how do we react',
          'a rival threatens to sue',
        ],
        de: [
          'Abmahnung vom Wettbewerber wegen eines Patents bekommen',
          'Unterlassungsaufforderung ist da, wie reagieren',
          'ein Rivale droht mit Klage',
        ],
        es: [
          'recibimos una carta de un competidor sobre una patente',
          'llegó un requerimiento de cese, cómo reacciono',
          'un rival amenaza con demandarnos',
        ],
        fr: [
          'lettre de mise en demeure d’un concurrent sur un brevet',
          'nous sommes sommés de cesser, comment réagir',
          'un rival menace de nous attaquer',
        ],
      },
      says: {
        en: 'Answer nothing yourself and keep to the deadline: forward the letter the same day to a patent attorney with your feature list. Freeze internal comments, keep every drawing and log, and let one founder alone speak to the customer about it.',
        de: 'Antworte nicht selbst und halte die Frist: Leite den Brief noch am selben Tag samt Merkmalsliste an eine Patentkanzlei weiter. Stopp interne Kommentare, bewahr jede Zeichnung und jedes Protokoll auf, und lass nur eine Person mit Kunden darüber sprechen.',
        es: 'No contestes tú y respeta el plazo: reenvía la carta ese mismo día a un agente de patentes con tu lista de rasgos. Congela los comentarios internos, guarda cada plano y registro, y que un solo fundador hable de ello con clientes.',
        fr: 'Ne réponds rien toi-même et tiens le délai : transmets la lettre le jour même à un conseil en brevets avec ta liste de caractéristiques. Gèle les commentaires internes, garde chaque plan et journal, et qu’un seul fondateur en parle aux clients.',
      },
      steps: {
        en: [
          'Hand over letter, feature list and launch dates to the attorney. Deliverable: an appointment before the stated deadline.',
          'Prepare two neutral sentences for customers who hear of it. Deliverable: a text approved by the attorney.',
        ],
        de: [
          'Übergib Brief, Merkmalsliste und Startdaten an die Kanzlei. Ergebnis: ein Termin vor Ablauf der genannten Frist.',
          'Bereite zwei neutrale Sätze für Kunden vor, die davon hören. Ergebnis: ein anwaltlich freigegebener Text.',
        ],
        es: [
          'Entrega carta, lista de rasgos y fechas de lanzamiento al agente. Entregable: una cita antes del plazo indicado.',
          'Prepara dos frases neutras para clientes que se enteren. Entregable: un texto aprobado por el agente.',
        ],
        fr: [
          'Remets lettre, caractéristiques et dates de lancement au conseil. Livrable : un rendez-vous avant l’échéance indiquée.',
          'Prépare deux phrases neutres pour les clients qui l’apprendraient. Livrable : un texte approuvé par le conseil.',
        ],
      },
    },
    {
      asks: {
        en: [
          'in which countries should we check first',
          'do we need a search for every market',
          'where does a patent matter, production or sale',
        ],
        de: [
          'in welchen Ländern prüfen wir zuerst',
          'brauchen wir eine Recherche für jeden Markt',
          'wo zählt ein Patent, bei Herstellung oder Verkauf',
        ],
        es: [
          'en qué países compruebo primero',
          '¿hace falta buscar en cada mercado?',
          'dónde importa una patente, en producción o en venta',
        ],
        fr: [
          'quels pays vérifier d’abord',
          'faut-il une recherche pour chaque marché',
          'où un brevet compte-t-il, fabrication ou vente',
        ],
      },
      says: {
        en: "Check where the product is made, where it will be used first and where the strongest rival sits, in that order. Patents apply by territory, so a clean result at home says nothing about the customer's plant; add countries when a contract names them.",
        de: 'Prüf zuerst, wo hergestellt wird, dann, wo das Produkt zuerst läuft, dann, wo der stärkste Rivale sitzt. Patente gelten je Gebiet; ein sauberes Ergebnis zu Hause sagt nichts über das Werk des Kunden. Weitere Länder kommen dazu, wenn ein Vertrag sie nennt.',
        es: 'Comprueba dónde se fabrica, dónde se usará primero y dónde está el rival más fuerte, en ese orden. Las patentes valen por territorio: un resultado limpio en casa no dice nada de la planta del cliente. Añade países cuando un contrato los nombre.',
        fr: 'Vérifie d’abord où l’on fabrique, puis où le produit tournera, puis où siège le rival le plus fort. Les brevets valent par territoire : un résultat propre chez toi ne dit rien de l’usine du client. Ajoute des pays quand un contrat les nomme.',
      },
      steps: {
        en: [
          'Map production, first sites and transit countries for the next two years. Deliverable: a map with three marked countries.',
          'Tie each further country to a signed offer. Deliverable: a rule in the sales checklist.',
        ],
        de: [
          'Zeichne Herstellung, erste Standorte und Transitländer der nächsten zwei Jahre auf. Ergebnis: eine Karte mit drei markierten Ländern.',
          'Knüpf jedes weitere Land an ein unterschriebenes Angebot. Ergebnis: eine Regel in der Vertriebscheckliste.',
        ],
        es: [
          'Dibuja fabricación, primeras plantas y países de tránsito a dos años. Entregable: un mapa con tres países marcados.',
          'Liga cada país adicional a una oferta firmada. Entregable: una regla en la lista de ventas.',
        ],
        fr: [
          'Trace fabrication, premiers sites et pays de transit sur deux ans. Livrable : une carte avec trois pays marqués.',
          'Lie chaque pays supplémentaire à une offre signée. Livrable : une règle dans la liste de contrôle commerciale.',
        ],
      },
    },
    {
      asks: {
        en: [
          'investor or EIC asks for proof of freedom to operate, what do we hand over',
          'which document shows we did the search',
          'FTO report for due diligence without giving secrets away',
        ],
        de: [
          'Investor oder EIC verlangt einen FTO-Nachweis, was geben wir heraus',
          'welches Dokument zeigt die Recherche',
          'Bericht für die Due Diligence ohne Geheimnisse preiszugeben',
        ],
        es: [
          'el inversor o el EIC pide prueba de FTO, qué entregamos',
          'qué documento demuestra la búsqueda',
          'informe para due diligence sin revelar secretos',
        ],
        fr: [
          'un investisseur ou l’EIC demande une preuve de FTO, que remettre',
          'quel document montre la recherche',
          'rapport pour due diligence sans livrer de secrets',
        ],
      },
      says: {
        en: "Hand over a short attorney letter that names scope, countries, date and result, and keep the full analysis confidential. A long report in a data room can end up in a rival's hands; ask your attorney what may be shown and to whom.",
        de: 'Gib einen kurzen Brief der Kanzlei mit Umfang, Ländern, Datum und Ergebnis heraus und halte die volle Analyse vertraulich. Ein langer Bericht im Datenraum kann beim Rivalen landen; klär mit der Kanzlei, was wem gezeigt werden darf.',
        es: 'Entrega una carta breve del agente con alcance, países, fecha y resultado, y guarda el análisis completo en confidencia. Un informe largo en una sala de datos puede acabar en manos de un rival; pregunta a tu agente qué se enseña y a quién.',
        fr: 'Remets une courte lettre du conseil indiquant périmètre, pays, date et résultat, et garde l’analyse complète confidentielle. Un long rapport en salle de données peut finir chez un rival ; demande à ton conseil ce qui se montre et à qui.',
      },
      steps: {
        en: [
          'Order a summary letter of one page from the attorney. Deliverable: a dated letter ready for the data room.',
          'Log searches, changes of process and who decided what. Deliverable: a register updated each quarter.',
        ],
        de: [
          'Bestell bei der Kanzlei einen einseitigen Ergebnisbrief. Ergebnis: ein datierter Brief, bereit für den Datenraum.',
          'Führ Buch über Recherchen, Verfahrensänderungen und Entscheidungen. Ergebnis: ein Register, das du jedes Quartal ergänzt.',
        ],
        es: [
          'Encarga al agente una carta resumen de una página. Entregable: una carta fechada para la sala de datos.',
          'Registra búsquedas, cambios de proceso y quién decidió qué. Entregable: un registro actualizado cada trimestre.',
        ],
        fr: [
          'Commande au conseil une lettre de synthèse d’une page. Livrable : une lettre datée prête pour la salle de données.',
          'Consigne recherches, changements de procédé et décisions prises. Livrable : un registre mis à jour chaque trimestre.',
        ],
      },
    },
  ],
}
