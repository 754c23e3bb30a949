import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Segments'

export const segments: StarterEntry[] = [
  {
    slug: 'choosing-a-beachhead',
    title: 'Choosing a beachhead: 7 questions',
    category,
    keywords: [
      'beachhead',
      'segment',
      'focus',
      'market',
      'industry',
      'priority',
      'choose',
      'which market first',
    ],
    relevance_tags: [...levels(1, 2), 'industries'],
    content: `List 6 to 12 segments, score them, choose exactly one and park the rest in writing. The right beachhead is the one you can win and be paid in soonest, not the one with the largest number on the slide.

**When it applies:** Before you build a demonstrator for a market, and each time a tempting enquiry arrives from elsewhere.

**When it does not:** When a single customer has already paid and asks for more. Follow the money first, then check whether there are others like it.

**Figure:** Rule of thumb from Aulet's 24 steps: 6 to 12 segments, 7 questions: budget, reachable by you, compelling reason to buy, whole product, competition, opens further segments, fits the founders.

**Source:** Bill Aulet, Disciplined Entrepreneurship (2013), read in two summaries.

**Constructed example:** A gas-sensor team had mines, breweries, labs, ships and biogas. Mines scored best on pain and worst on reach (18-month approvals). Biogas plants had an insurer demanding monitoring, 11 sites within two hours by car and a plant manager who signs up to EUR 25,000. They chose biogas and wrote down when they would reopen mines.

**Next steps**

1. List 6 to 12 places of use and score each from 1 to 5 on the seven questions. Deliverable: a one-page scorecard.
2. Phone two people in each of the top three segments and correct the scores. Deliverable: six call notes.
3. Name one primary, mark the others secondary or exploratory and set a review date. Deliverable: one sentence with a date 90 days ahead.`,
    summaries: {
      de: `Liste 6 bis 12 Segmente auf, bewerte sie, wähle genau eines und parke die anderen schriftlich. Der richtige Einstiegsmarkt ist der, in dem du am schnellsten gewinnst und bezahlt wirst, nicht der mit der größten Zahl auf der Folie.

- Faustregel nach Aulet, sieben Fragen: Budget, für dich erreichbar, zwingender Kaufgrund, vollständiges Produkt, Wettbewerb, öffnet weitere Segmente, passt zum Team.
- Hat ein Kunde schon bezahlt und will mehr, folge erst dem Geld und prüf dann, ob es weitere wie ihn gibt.

1. Bewerte 6 bis 12 Einsatzorte von 1 bis 5 nach den sieben Fragen. Ergebnis: eine Bewertungsseite.
2. Ruf in den drei besten Segmenten je zwei Leute an und korrigiere die Werte. Ergebnis: sechs Gesprächsnotizen.
3. Benenne ein primäres Segment und ein Datum zur Überprüfung. Ergebnis: ein Satz mit Datum in 90 Tagen.`,
      es: `Haz una lista de 6 a 12 segmentos, puntúalos, elige exactamente uno y aparca el resto por escrito. El buen mercado de entrada es donde antes puedes ganar y cobrar, no el de la cifra más grande.

- Regla práctica de Aulet, siete preguntas: presupuesto, acceso, motivo fuerte de compra, producto completo, competencia, abre otros segmentos, encaja con el equipo.
- Si un cliente ya pagó y pide más, sigue primero el dinero y luego comprueba si hay otros iguales.

1. Puntúa de 6 a 12 usos del 1 al 5 con las siete preguntas. Entregable: una hoja de puntuación.
2. Llama a dos personas en cada uno de los tres mejores y corrige. Entregable: seis notas de llamada.
3. Nombra un segmento principal y una fecha de revisión. Entregable: una frase con fecha a 90 días.`,
      fr: `Liste 6 à 12 segments, note-les, choisis-en exactement un et mets les autres de côté par écrit. La bonne tête de pont est celle où tu peux gagner et être payé le plus tôt, pas celle qui affiche le plus gros chiffre.

- Règle empirique d'Aulet, sept questions : budget, accès, raison d'achat forte, produit complet, concurrence, ouverture vers d'autres segments, adéquation à l'équipe.
- Si un client a déjà payé et en redemande, suis d'abord l'argent, puis vérifie s'il en existe d'autres comme lui.

1. Note 6 à 12 usages de 1 à 5 selon les sept questions. Livrable : une grille d'une page.
2. Appelle deux personnes dans chacun des trois meilleurs et corrige. Livrable : six comptes rendus d'appel.
3. Nomme un segment principal et fixe une date de bilan. Livrable : une phrase avec une date à 90 jours.`,
    },
  },
  {
    slug: 'what-makes-a-market',
    title: 'What makes a market a market',
    category,
    keywords: ['market definition', 'segment', 'word of mouth', 'same product', 'sales process'],
    relevance_tags: [...levels(1, 2), 'industries'],
    content: `A market is a group of buyers who take the same product, through the same sales process, for the same value, and who talk to each other. If one of these breaks, you have two markets and need two plans.

**When it applies:** When a segment name on your slide covers very different buyers, such as "chemicals" or "hospitals".

**When it does not:** When there are five buyers on earth. There every account is its own market and the test tells you nothing.

**Figure:** Rule of thumb from Aulet: three conditions, same product, same sales cycle and value, word of mouth between customers.

**Source:** Bill Aulet, Disciplined Entrepreneurship (2013), read in summaries.

**Constructed example:** "Food safety" looked like one market to a biosensor team. Dairies bought per test through the lab manager in three months; abattoirs bought a machine through a central engineer in fourteen. They never met at the same fair. The team split the segment and the win rate in dairies became visible.

**Next steps**

1. Take your primary segment and write product, buyer, cycle and value for three real companies. Deliverable: a three-row table.
2. Ask three contacts which colleague elsewhere they would call about this problem. Deliverable: names that show whether they talk.
3. Split the segment where rows differ and keep one. Deliverable: a narrower segment name.`,
    summaries: {
      de: `Ein Markt ist eine Gruppe von Käufern, die dasselbe Produkt auf demselben Verkaufsweg für denselben Nutzen kaufen und miteinander reden. Fällt eine der Bedingungen weg, hast du zwei Märkte und brauchst zwei Pläne.

- Faustregel nach Aulet: gleiches Produkt, gleicher Verkaufszyklus und Nutzen, Mundpropaganda zwischen Kunden.
- Bei fünf Käufern weltweit sagt der Test nichts; dort ist jede Firma ihr eigener Markt.

1. Schreib für drei echte Firmen Produkt, Käufer, Zyklus und Nutzen auf. Ergebnis: eine Tabelle mit drei Zeilen.
2. Frag drei Kontakte, welchen Kollegen anderswo sie zu dem Problem anrufen würden. Ergebnis: Namen, die zeigen, ob man sich kennt.
3. Teile das Segment, wo die Zeilen abweichen, und behalte eines. Ergebnis: ein engerer Segmentname.`,
      es: `Un mercado es un grupo de compradores que toman el mismo producto, por el mismo proceso de venta y por el mismo valor, y que hablan entre sí. Si una condición falla, tienes dos mercados y necesitas dos planes.

- Regla práctica de Aulet: mismo producto, mismo ciclo de venta y valor, boca a boca entre clientes.
- Con cinco compradores en el mundo la prueba no dice nada; cada cuenta es su propio mercado.

1. Escribe producto, comprador, ciclo y valor de tres empresas reales. Entregable: una tabla de tres filas.
2. Pregunta a tres contactos a qué colega de otra empresa llamarían por este problema. Entregable: nombres que muestran si se hablan.
3. Divide el segmento donde difieran las filas y quédate con uno. Entregable: un nombre de segmento más estrecho.`,
      fr: `Un marché est un groupe d'acheteurs qui prennent le même produit, par le même processus de vente, pour la même valeur, et qui se parlent. Si une condition tombe, tu as deux marchés et il te faut deux plans.

- Règle empirique d'Aulet : même produit, même cycle de vente et même valeur, bouche-à-oreille entre clients.
- Avec cinq acheteurs au monde, le test ne dit rien ; chaque compte est son propre marché.

1. Écris produit, acheteur, cycle et valeur pour trois entreprises réelles. Livrable : un tableau de trois lignes.
2. Demande à trois contacts quel confrère ils appelleraient sur ce sujet. Livrable : des noms qui montrent s'ils se parlent.
3. Découpe le segment là où les lignes diffèrent et gardes-en un. Livrable : un nom de segment plus étroit.`,
    },
  },
  {
    slug: 'four-customers-in-one-segment',
    title: 'Why 4-5 customers in one segment beat 10 scattered',
    category,
    keywords: ['chasm', 'references', 'focus', 'scattered customers', 'word of mouth', 'opportunistic deals'],
    relevance_tags: [...levels(4, 6), 'industries'],
    content: `Four or five customers in one segment start word of mouth; one or two in each of five segments start nothing. Turn the next two deals down if they come from outside the primary segment, unless they pay for the distraction in full.

**When it applies:** From the first paid pilot until the segment refers you without being asked.

**When it does not:** When cash runs out in three months. Take the outside deal, price it at full cost and write down that it teaches you little.

**Figure:** Rule of thumb from Geoffrey Moore: 4 to 5 customers in one segment create word of mouth, 1 to 2 in each of 5 to 10 segments do not.

**Source:** Crossing the Chasm, quoted in two summaries.

**Constructed example:** A corrosion-monitoring company had ten customers in seven industries and was introduced to nobody. It stopped quoting outside offshore wind. At the fourth wind operator an insurer asked for the method by name, and two operators called unprompted.

**Next steps**

1. Map every customer and live deal to one segment. Deliverable: a count per segment.
2. For the leading one, list the next five accounts that know an existing customer. Deliverable: five names with the person who can introduce you.
3. Write the rule for outside deals, with price and maximum effort. Deliverable: three lines the whole team follows.`,
    summaries: {
      de: `Vier oder fünf Kunden in einem Segment lösen Mundpropaganda aus, je ein oder zwei in fünf Segmenten nicht. Lehne die nächsten zwei Aufträge von außerhalb ab, außer sie bezahlen die Ablenkung voll.

- Faustregel von Geoffrey Moore: 4 bis 5 Kunden in einem Segment erzeugen Empfehlungen, verstreute nicht.
- Reicht das Geld nur noch drei Monate, nimm den fremden Auftrag zu vollen Kosten und schreib auf, dass du wenig daraus lernst.

1. Ordne jeden Kunden und jede offene Chance einem Segment zu. Ergebnis: eine Zahl pro Segment.
2. Liste fürs führende Segment fünf Firmen auf, die einen deiner Kunden kennen. Ergebnis: fünf Namen mit der Person, die dich vorstellt.
3. Schreib die Regel für Aufträge von außerhalb, mit Preis und Höchstaufwand. Ergebnis: drei Zeilen fürs ganze Team.`,
      es: `Cuatro o cinco clientes en un segmento generan boca a boca; uno o dos en cada uno de cinco segmentos, no. Rechaza los dos próximos pedidos de fuera, salvo que paguen la distracción por completo.

- Regla práctica de Geoffrey Moore: de 4 a 5 clientes en un segmento crean recomendaciones; dispersos, no.
- Si la caja dura tres meses, acepta el pedido de fuera a coste completo y anota que enseña poco.

1. Asigna cada cliente y oportunidad a un segmento. Entregable: un recuento por segmento.
2. Para el primero, busca cinco cuentas que conozcan a un cliente tuyo. Entregable: cinco nombres con la persona que te presentará.
3. Escribe la regla para pedidos de fuera, con precio y esfuerzo máximo. Entregable: tres líneas para todo el equipo.`,
      fr: `Quatre ou cinq clients dans un segment déclenchent le bouche-à-oreille ; un ou deux dans cinq segments ne déclenchent rien. Refuse les deux prochaines affaires hors segment, sauf si elles paient entièrement le détour.

- Règle empirique de Geoffrey Moore : 4 à 5 clients dans un segment créent des recommandations, des clients dispersés non.
- Si la trésorerie tient trois mois, prends l'affaire extérieure au coût complet et note qu'elle t'apprend peu.

1. Rattache chaque client et chaque affaire à un segment. Livrable : un compte par segment.
2. Pour le premier, liste cinq comptes qui connaissent un de tes clients. Livrable : cinq noms avec la personne qui peut te présenter.
3. Écris la règle pour les affaires extérieures, prix et effort maximal. Livrable : trois lignes pour toute l'équipe.`,
    },
  },
  {
    slug: 'writing-an-icp',
    title: 'Writing an ICP for deep tech',
    category,
    keywords: [
      'ICP',
      'ideal customer profile',
      'firmographic',
      'trigger',
      'customer profile',
      'target customer',
    ],
    relevance_tags: [...levels(1, 3), 'icp'],
    content: `Write the ideal customer profile (ICP) from the one company you would phone on Monday, then generalise. In deep tech the process and the trigger matter more than headcount and turnover.

**When it applies:** After you chose one primary segment and before you book interviews, so that the calls test the profile.

**When it does not:** As a list of everyone who could benefit. A profile that excludes nobody is a market description.

**Figure:** Our own rule: at least three observable traits, drawn from site, process, scale, trigger, regulation and budget owner. Each must be checkable from outside before you call.

**Source:** Own choice, used by the roadmap's gate to Evidence.

**Constructed example:** First draft: "innovative dairies in Europe". Second draft: "hard-cheese dairy in Switzerland or the Allgäu, more than 20,000 wheels a year, own ripening cellar, rejected a batch in the past 12 months, site manager signs up to EUR 40,000". The second yields a list of 34 names in an afternoon.

**Next steps**

1. Describe the Monday company in six lines: site, process, scale, trigger, regulation, budget owner. Deliverable: a six-line sheet.
2. Find 20 companies that match at least four lines. Deliverable: a list with the source of each trait.
3. Mark what the most eager interviewees share and strike the rest. Deliverable: three traits you would defend.`,
    summaries: {
      de: `Schreib das ideale Kundenprofil (ICP) von der einen Firma her, die du am Montag anrufen würdest, und verallgemeinere dann. Bei Deep Tech sagen Prozess und Auslöser mehr als Mitarbeiterzahl und Umsatz.

- Unsere Regel: mindestens drei beobachtbare Merkmale aus Standort, Prozess, Größe, Auslöser, Regulierung und Budgetverantwortung, jedes von außen prüfbar.
- Ein Profil, das niemanden ausschließt, ist eine Marktbeschreibung.

1. Beschreib die Montagsfirma in sechs Zeilen: Standort, Prozess, Größe, Auslöser, Regulierung, Budgetverantwortung. Ergebnis: ein Blatt mit sechs Zeilen.
2. Finde 20 Firmen, die mindestens vier Zeilen erfüllen. Ergebnis: eine Liste mit Quelle je Merkmal.
3. Markiere, was die eifrigsten Gesprächspartner gemeinsam haben. Ergebnis: drei Merkmale, die du vertreten kannst.`,
      es: `Escribe el perfil de cliente ideal (ICP) a partir de la empresa a la que llamarías el lunes y después generaliza. En deep tech el proceso y el detonante dicen más que la plantilla o la facturación.

- Regla nuestra: al menos tres rasgos observables entre planta, proceso, escala, detonante, regulación y dueño del presupuesto, comprobables desde fuera.
- Un perfil que no excluye a nadie es una descripción de mercado.

1. Describe la empresa del lunes en seis líneas: planta, proceso, escala, detonante, regulación, dueño del presupuesto. Entregable: una ficha de seis líneas.
2. Encuentra 20 empresas que cumplan al menos cuatro. Entregable: una lista con la fuente de cada rasgo.
3. Marca lo que comparten los entrevistados más interesados. Entregable: tres rasgos que defenderías.`,
      fr: `Écris le profil de client idéal (ICP) à partir de l'entreprise que tu appellerais lundi, puis généralise. En deep tech, le procédé et le déclencheur en disent plus que l'effectif ou le chiffre d'affaires.

- Notre règle : au moins trois traits observables parmi site, procédé, échelle, déclencheur, réglementation et responsable du budget, vérifiables de l'extérieur.
- Un profil qui n'exclut personne est une description de marché.

1. Décris l'entreprise de lundi en six lignes : site, procédé, échelle, déclencheur, réglementation, responsable du budget. Livrable : une fiche de six lignes.
2. Trouve 20 entreprises qui en remplissent au moins quatre. Livrable : une liste avec la source de chaque trait.
3. Marque ce que partagent les personnes les plus motivées. Livrable : trois traits que tu défendrais.`,
    },
  },
  {
    slug: 'platform-technology-many-applications',
    title: 'Platform technology, many applications',
    category,
    keywords: ['platform', 'applications', 'general purpose', 'horizontal', 'many markets', 'focus'],
    relevance_tags: [...levels(0, 2), 'idea'],
    content: `A platform technology sells one application at a time. Each market needs its own specification, proof and sales process, so a general-purpose offer loses to the specialist in every single one.

**When it applies:** When your deck says "applicable across industries", or when each enquiry needs a new sample.

**When it does not:** When you license the platform itself to firms who bring the application, as with a tool chain or a process patent. Then the licensee is the customer and needs its own proof.

**Figure:** Rule of thumb: budget for one application only until it pays; a second one doubles specification and certification work while the team stays the same.

**Source:** Letter to deep tech founders, neruonfactory.com, read 2026.

**Constructed example:** A coating worked on implants, ship hulls and solar glass. Three half-finished data sheets convinced nobody. The team finished one: solar glass in desert sites, soiling loss from 6 % to 2 % over 90 days. That sheet brought four calls; hulls were listed as "after the second order".

**Next steps**

1. List 6 to 12 applications and mark the three most painful for the user. Deliverable: a ranked list with who suffers.
2. For the top one write the specification in the customer's units. Deliverable: a one-page target sheet.
3. Write what must happen before application two starts. Deliverable: one sentence with a number in it.`,
    summaries: {
      de: `Eine Plattformtechnologie verkauft sich Anwendung für Anwendung. Jeder Markt braucht eigene Spezifikation, eigenen Beleg und eigenen Vertrieb; das Allzweckangebot verliert in jedem gegen den Spezialisten.

- Faustregel: Finanziere nur eine Anwendung, bis sie zahlt; eine zweite verdoppelt Spezifikation und Zulassung bei gleichem Team.
- Lizenzierst du die Plattform selbst, ist der Lizenznehmer der Kunde und braucht seinen eigenen Beleg.

1. Liste 6 bis 12 Anwendungen auf und markiere die drei schmerzhaftesten. Ergebnis: eine Rangliste mit Betroffenen.
2. Schreib für die erste die Spezifikation in den Einheiten des Kunden. Ergebnis: ein Zielblatt von einer Seite.
3. Leg fest, was vor Anwendung zwei geschehen muss. Ergebnis: ein Satz mit einer Zahl.`,
      es: `Una tecnología de plataforma se vende aplicación por aplicación. Cada mercado exige su especificación, su prueba y su venta; la oferta que vale para todo pierde en cada uno contra el especialista.

- Regla práctica: financia una sola aplicación hasta que pague; una segunda duplica especificación y certificación con el mismo equipo.
- Si licencias la plataforma, el licenciatario es el cliente y necesita su propia prueba.

1. Enumera de 6 a 12 aplicaciones y marca las tres más dolorosas. Entregable: una lista ordenada con quién sufre.
2. Escribe la especificación de la primera en las unidades del cliente. Entregable: una ficha de una página.
3. Define qué debe ocurrir antes de la segunda. Entregable: una frase con una cifra.`,
      fr: `Une technologie de plateforme se vend application par application. Chaque marché exige sa spécification, sa preuve et sa vente ; l'offre généraliste perd contre le spécialiste dans chacun.

- Règle empirique : ne finance qu'une application jusqu'à ce qu'elle rapporte ; une deuxième double le travail de spécification et de certification à équipe égale.
- Si tu concèdes la plateforme sous licence, le licencié est le client et il lui faut sa propre preuve.

1. Liste 6 à 12 applications et marque les trois dont l'utilisateur souffre le plus. Livrable : une liste classée, avec la personne touchée.
2. Pour la première, écris la spécification dans les unités du client. Livrable : une fiche cible d'une page.
3. Fixe ce qui doit arriver avant la deuxième. Livrable : une phrase avec un chiffre.`,
    },
  },
  {
    slug: 'market-sizing-bottom-up',
    title: 'Market sizing bottom-up',
    category,
    keywords: ['TAM', 'SAM', 'SOM', 'market size', 'bottom-up', 'addressable market'],
    relevance_tags: [...levels(1, 3), 'industries'],
    content: `Count accounts, multiply by units per account and by price. A market you can list by name convinces; one per cent of a billion does not.

**When it applies:** For the pitch, the grant application and your own choice between two segments.

**When it does not:** Before you know the unit you sell. Without unit and price the product of three guesses is a fourth guess.

**Figure:** Rule of thumb: the serviceable market (SAM), the part your first product can serve through a channel you have, matters more than the total (TAM). TAM = total addressable, SAM = serviceable addressable market.

**Source:** vibecom.app guide to market reports, read 2026.

**Constructed example:** Biogas monitoring in southern Germany: 1,900 plants above 500 kW, of which 620 feed into the gas grid and face the monitoring duty; one unit each at EUR 8,400 a year gives EUR 5.2 million SAM. The team showed the register as an appendix. An investor called three plants from it.

**Next steps**

1. Name the register, association list or map that holds your accounts. Deliverable: a source with a date.
2. Compute accounts x units x yearly price for the primary segment. Deliverable: one line of arithmetic with three sources.
3. Mark the ones you can reach in 12 months. Deliverable: a target list of 50 names.`,
    summaries: {
      de: `Zähle Firmen, multipliziere mit Einheiten pro Firma und mit dem Preis. Ein Markt, den du namentlich auflisten kannst, überzeugt; ein Prozent von einer Milliarde nicht.

- Faustregel: Der bedienbare Markt (SAM), den dein erstes Produkt über einen vorhandenen Weg erreicht, zählt mehr als der Gesamtmarkt (TAM).
- Ohne Einheit und Preis ist das Produkt aus drei Schätzungen nur eine vierte.

1. Nenne das Register, die Verbandsliste oder Karte, in der deine Firmen stehen. Ergebnis: eine Quelle mit Datum.
2. Rechne Firmen mal Einheiten mal Jahrespreis fürs primäre Segment. Ergebnis: eine Rechenzeile mit drei Quellen.
3. Markiere die in 12 Monaten erreichbaren. Ergebnis: eine Zielliste mit 50 Namen.`,
      es: `Cuenta empresas, multiplica por unidades y por precio. Un mercado cuyas empresas puedes nombrar una a una convence; el uno por ciento de mil millones, no.

- Regla práctica: el mercado que puedes atender (SAM), el que tu primer producto alcanza con un canal que ya tienes, importa más que el total (TAM).
- Sin unidad ni precio, multiplicar tres suposiciones da una cuarta.

1. Nombra el registro, la lista sectorial o el mapa con tus empresas. Entregable: una fuente con fecha.
2. Calcula empresas por unidades por precio anual en el segmento principal. Entregable: una línea de cálculo con tres fuentes.
3. Marca las alcanzables en 12 meses. Entregable: una lista de 50 nombres.`,
      fr: `Compte les entreprises, multiplie par les unités et par le prix. Un marché que tu peux lister nom par nom convainc ; un pour cent d'un milliard, non.

- Règle empirique : le marché accessible (SAM), celui que ton premier produit atteint par un canal existant, compte plus que le total (TAM).
- Sans unité ni prix, le produit de trois estimations n'en fait qu'une quatrième.

1. Nomme le registre, l'annuaire ou la carte qui contient tes comptes. Livrable : une source datée.
2. Calcule entreprises × unités × prix annuel pour le segment principal. Livrable : une ligne de calcul avec trois sources.
3. Marque celles atteignables en 12 mois. Livrable : une liste de 50 noms.`,
    },
  },
  {
    slug: 'three-relations-to-the-problem',
    title: 'Three relations to the problem (Arc)',
    category,
    keywords: ['arc', 'hair on fire', 'hard fact', 'future vision', 'archetype', 'problem type'],
    relevance_tags: [...levels(1, 3), 'problem'],
    content: `Find out how the customer relates to the problem, because each relation is sold differently. An urgent problem is sold on being better than rivals, an accepted one on showing that life can be otherwise, a vision on patience and believers.

**When it applies:** When you write the first message to a buyer, and when talks end in "interesting, but not now".

**When it does not:** As a label for the whole company. Two segments can relate differently to the same technology.

**Figure:** Three archetypes described by Sequoia: Hair on Fire (urgent need, crowded field), Hard Fact (a pain accepted as a fact of life) and Future Vision (a new reality made possible).

**Source:** Sequoia Capital, Arc product-market fit framework, sequoiacap.com.

**Constructed example:** Operators called bearing failure "just part of the business": a hard fact. Feature comparisons fell flat. A chart showing that one plant had paid EUR 210,000 for it in two years changed the talk, because it turned a habit into a cost.

**Next steps**

1. Sort your last five talks by archetype using the customer's own words. Deliverable: five quotes with a label.
2. Rewrite the opening line for the most frequent one. Deliverable: one sentence, tested on three people.
3. Note what would move "not now" to "now". Deliverable: a named trigger per account.`,
    summaries: {
      de: `Finde heraus, wie der Kunde zum Problem steht, denn jede Haltung wird anders verkauft. Beim brennenden Problem gewinnt, wer besser ist; beim hingenommenen, wer zeigt, dass es anders geht; eine Vision braucht Geduld und Überzeugte.

- Sequoia beschreibt drei Typen: Hair on Fire (dringend, viele Anbieter), Hard Fact (als gegeben hingenommen), Future Vision (eine neue Möglichkeit).
- Das Etikett gilt je Segment, nicht für die ganze Firma.

1. Ordne deine letzten fünf Gespräche anhand wörtlicher Zitate einem Typ zu. Ergebnis: fünf Zitate mit Etikett.
2. Schreib den ersten Satz für den häufigsten Typ neu. Ergebnis: ein Satz, an drei Leuten erprobt.
3. Notiere, was aus „nicht jetzt“ ein „jetzt“ macht. Ergebnis: ein benannter Auslöser pro Firma.`,
      es: `Averigua cómo vive el cliente el problema, porque cada relación se vende de otra forma. Lo urgente se gana siendo mejor, lo aceptado mostrando que se puede vivir de otro modo, la visión con paciencia y creyentes.

- Sequoia describe tres tipos: Hair on Fire (urgente, muchos rivales), Hard Fact (dolor asumido) y Future Vision (una realidad nueva).
- La etiqueta vale por segmento, no para toda la empresa.

1. Clasifica tus cinco últimas charlas con citas literales. Entregable: cinco citas con etiqueta.
2. Reescribe la primera frase para el tipo más frecuente. Entregable: una frase probada con tres personas.
3. Anota qué convertiría el «ahora no» en «ahora». Entregable: un detonante concreto por cuenta.`,
      fr: `Cherche comment le client vit le problème, car chaque rapport se vend autrement. L'urgent se gagne en étant meilleur, le subi en montrant qu'on peut faire autrement, la vision avec de la patience et des convaincus.

- Sequoia décrit trois types : Hair on Fire (besoin urgent, marché encombré), Hard Fact (problème accepté), Future Vision (une réalité nouvelle).
- L'étiquette vaut par segment, pas pour toute l'entreprise.

1. Classe tes cinq derniers échanges à partir de citations exactes. Livrable : cinq citations étiquetées.
2. Réécris la première phrase pour le type le plus fréquent. Livrable : une phrase testée sur trois personnes.
3. Note ce qui ferait passer de « pas maintenant » à « maintenant ». Livrable : un déclencheur nommé par compte.`,
    },
  },
  {
    slug: 'adoption-curve-and-references',
    title: 'Adoption curve and references',
    category,
    keywords: ['adoption curve', 'pragmatist', 'innovators', 'early majority', 'references', 'chasm'],
    relevance_tags: levels(4, 6),
    content: `Pragmatists buy from suppliers their peers already use, so references from visionaries rarely move them. Treat your first enthusiastic customers as development partners and win one respected pragmatist on purpose.

**When it applies:** When early sales came easily and then stalled although the product improved.

**When it does not:** In markets with one dominant buyer or a legal duty to adopt. There the rule, not the peer group, sets the pace.

**Figure:** Rule of thumb from the adoption curve: 2.5 % innovators, 13.5 % early adopters, 34 % early majority, 34 % late majority, 16 % laggards.

**Source:** Rogers and Moore, quoted in a summary at blog.segment8.com.

**Constructed example:** A lidar firm had two research airports as customers. Regional airports answered that these were "not like us". It then offered one plain regional airport installation at cost in exchange for a public reference with figures. Three neighbours followed within a year.

**Next steps**

1. Label each customer as visionary or pragmatist by how they justified the purchase. Deliverable: a two-column list.
2. Choose the one pragmatist whom others in the segment watch. Deliverable: a named account with a reason.
3. Trade a concession for a public reference with a figure. Deliverable: a reference clause in the contract.`,
    summaries: {
      de: `Pragmatiker kaufen, was Kollegen in ähnlichen Betrieben schon nutzen; Referenzen von Visionären bewegen sie selten. Behandle die ersten Begeisterten als Entwicklungspartner und gewinne gezielt einen angesehenen Pragmatiker.

- Faustregel der Adoptionskurve: 2,5 % Innovatoren, 13,5 % frühe Anwender, je 34 % frühe und späte Mehrheit, 16 % Nachzügler.
- Wo ein Gesetz den Einsatz vorschreibt, bestimmt die Regel das Tempo, nicht der Kollegenkreis.

1. Ordne jeden Kunden nach seiner Kaufbegründung als Visionär oder Pragmatiker ein. Ergebnis: eine Liste mit zwei Spalten.
2. Wähle den einen Pragmatiker, auf den andere schauen. Ergebnis: eine benannte Firma mit Grund.
3. Tausche ein Zugeständnis gegen eine öffentliche Referenz mit Zahl. Ergebnis: eine Referenzklausel im Vertrag.`,
      es: `Los pragmáticos compran lo que ya usan sus iguales; las referencias de visionarios rara vez los mueven. Trata a los primeros entusiastas como socios de desarrollo y gana a propósito a un pragmático respetado.

- Regla práctica de la curva de adopción: 2,5 % innovadores, 13,5 % primeros adoptantes, 34 % mayoría temprana, 34 % tardía, 16 % rezagados.
- Si la ley obliga a adoptar, el ritmo lo marca la norma y no los colegas.

1. Clasifica a cada cliente como visionario o pragmático según cómo justificó la compra. Entregable: una lista de dos columnas.
2. Elige al pragmático al que miran los demás. Entregable: una cuenta con nombre y motivo.
3. Cambia una concesión por una referencia pública con una cifra. Entregable: una cláusula de referencia.`,
      fr: `Les pragmatiques achètent ce que leurs pairs utilisent déjà ; les références de visionnaires les font rarement bouger. Traite les premiers enthousiastes en partenaires de développement et gagne délibérément un pragmatique respecté.

- Règle empirique de la courbe d'adoption : 2,5 % innovateurs, 13,5 % adoptants précoces, 34 % majorité précoce, 34 % tardive, 16 % retardataires.
- Là où la loi impose l'adoption, c'est elle qui donne le rythme, pas les pairs.

1. Classe chaque client, visionnaire ou pragmatique, selon sa justification d'achat. Livrable : une liste à deux colonnes.
2. Choisis le pragmatique que les autres observent. Livrable : un compte nommé avec une raison.
3. Échange une concession contre une référence publique chiffrée. Livrable : une clause de référence au contrat.`,
    },
  },
]
