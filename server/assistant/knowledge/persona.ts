import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Persona'

export const persona: StarterEntry[] = [
  {
    slug: 'economic-buyer-champion-blocker',
    title: 'Economic buyer, champion, blocker',
    category,
    keywords: [
      'economic buyer',
      'champion',
      'blocker',
      'decision maker',
      'budget',
      'who signs',
      'buying centre',
    ],
    relevance_tags: [...levels(2, 5), 'persona'],
    content: `The champion wants it, the economic buyer pays for it, the blocker can stop it, and they are three people. Meet the one who signs before you start the pilot, introduced by the champion.

**When it applies:** From the first enthusiastic user on, in every organisation above about 50 people.

**When it does not:** In a small firm where the owner is all three. There one honest meeting replaces the map.

**Figure:** Economic buyer and champion are two separate letters of MEDDPICC, because a friendly user without a budget is easily mistaken for a buyer.

**Source:** people.ai, MEDDPICC description; Pilot Purgatory, techstartup.bartleyeditions.com; read 2026.

**Constructed example:** An R&D engineer ran a photonic sensor for seven months and loved it. His budget was EUR 5,000. The works manager, who owned the scrap cost, heard of it from a supplier audit and asked why nobody had told him. One meeting with the scrap figures later there was an order for EUR 38,000. The quality head, a blocker, agreed after seeing the calibration record.

**Next steps**

1. Write names for who signs, who uses, who can block at your top account. Deliverable: a map with gaps visible.
2. Ask the champion what the signer is measured by and to invite them for 20 minutes. Deliverable: a meeting date.
3. Ask the likely blocker what would make them say no. Deliverable: a list of objections with an answer each.`,
    summaries: {
      de: `Der Fürsprecher will es, der Budgetverantwortliche bezahlt es, der Blockierer kann es verhindern, und das sind drei Personen. Triff vor dem Pilotstart die Person, die unterschreibt, eingeführt vom Fürsprecher.

- Budgetverantwortung und Fürsprecher sind zwei getrennte Buchstaben in MEDDPICC; ein freundlicher Anwender ohne Budget wird leicht für den Käufer gehalten.
- In einer kleinen Firma ist der Inhaber alle drei; dort ersetzt ein ehrliches Gespräch die Landkarte.

1. Schreib für deine wichtigste Firma auf, wer unterschreibt, wer nutzt, wer blockieren kann. Ergebnis: eine Karte mit sichtbaren Lücken.
2. Frag den Fürsprecher, woran die unterschreibende Person gemessen wird, und lass dich für 20 Minuten einladen. Ergebnis: ein Termin.
3. Frag den möglichen Blockierer, was ihn Nein sagen ließe. Ergebnis: eine Liste von Einwänden mit je einer Antwort.`,
      es: `El promotor lo quiere, el comprador económico lo paga y el bloqueador puede pararlo, y son tres personas. Conoce a quien firma antes de empezar el piloto, presentado por el promotor.

- Comprador económico y promotor son dos letras distintas de MEDDPICC; un usuario amable sin presupuesto se confunde fácilmente con un comprador.
- En una empresa pequeña el dueño es los tres; allí basta una reunión sincera.

1. Escribe para tu cuenta principal quién firma, quién usa y quién puede bloquear. Entregable: un mapa con huecos visibles.
2. Pregunta al promotor por qué cifra se mide a quien firma y pide 20 minutos con esa persona. Entregable: una fecha.
3. Pregunta al posible bloqueador qué le haría decir no. Entregable: una lista de objeciones con su respuesta.`,
      fr: `Le champion le veut, l’acheteur économique le paie, le bloqueur peut l’arrêter, et ce sont trois personnes. Fais-toi présenter par le champion à celle qui signe, avant de lancer le pilote.

- Acheteur économique et champion sont deux lettres distinctes de MEDDPICC ; un utilisateur aimable sans budget passe vite pour un acheteur.
- Dans une petite entreprise, le patron est les trois ; une réunion franche suffit.

1. Écris pour ton premier compte qui signe, qui utilise, qui peut bloquer. Livrable : une carte avec les trous visibles.
2. Demande au champion sur quoi le signataire est jugé et obtiens 20 minutes avec lui. Livrable : une date.
3. Demande au bloqueur possible ce qui lui ferait dire non. Livrable : une liste d’objections avec réponse.`,
    },
  },
  {
    slug: 'buying-group-of-six-to-ten',
    title: 'The buying group has 6-10 people',
    category,
    keywords: ['buying group', 'stakeholders', 'committee', 'procurement', 'consensus', 'decision makers'],
    relevance_tags: [...levels(3, 6), 'persona'],
    content: `An industrial purchase is decided by a group whose members rarely meet you. Equip your champion to sell in your absence: one page per role beats a better deck for the one person you know.

**When it applies:** When purchasing, IT, safety and finance turn up in a call, or when a deal goes silent after a good meeting.

**When it does not:** Below the signing limit of one manager. Shape the first offer to fit under it.

**Figure:** Rule of thumb from Gartner research, read second-hand: 6 to 10 decision makers, about 95 % of groups revisit a decision at least once, and 17 % of buying time is spent with suppliers.

**Source:** Gartner B2B buying studies, quoted at candidcreative.ca and growthmethod.com.

**Constructed example:** A robotics start-up faced eight people in a second call. It asked the champion for each name and fear, and sent eight half-pages: purchasing got a second-source plan, IT a network drawing, safety the risk assessment, finance the payback in 11 months. The group took two meetings instead of the usual five.

**Next steps**

1. Ask the champion who else must agree and what each fears. Deliverable: a list of 6 to 10 roles with one fear each.
2. Write half a page for the three with the power to stop. Deliverable: three half-pages.
3. Learn the signing limit and cut an offer to fit below it. Deliverable: a first order one person can sign.`,
    summaries: {
      de: `Über einen industriellen Kauf entscheidet eine Gruppe, die du größtenteils nie triffst. Rüste deinen Fürsprecher aus, damit er ohne dich verkaufen kann: Eine Seite pro Rolle schlägt die bessere Präsentation für die eine Person, die du kennst.

- Faustregel aus Gartner-Studien (aus zweiter Hand): 6 bis 10 Entscheider, rund 95 % der Gruppen überdenken eine Entscheidung, 17 % der Kaufzeit gehört den Anbietern.
- Unterhalb der Freigabegrenze einer Führungskraft gilt das nicht; schneide das erste Angebot so zu, dass es darunter passt.

1. Frag den Fürsprecher, wer noch zustimmen muss und was jeder fürchtet. Ergebnis: eine Liste mit 6 bis 10 Rollen und je einer Sorge.
2. Schreib den drei Personen mit Vetorecht je eine halbe Seite. Ergebnis: drei halbe Seiten.
3. Finde die Freigabegrenze heraus und bau ein Angebot darunter. Ergebnis: ein erster Auftrag, den eine Person unterschreibt.`,
      es: `Una compra industrial la decide un grupo al que casi no verás. Equipa a tu promotor para vender sin ti: una página por rol vale más que una presentación mejor.

- Regla práctica de estudios de Gartner (de segunda mano): de 6 a 10 decisores, cerca del 95 % revisa la decisión y el 17 % del tiempo de compra se pasa con proveedores.
- No vale por debajo del límite de firma de un directivo; ajusta la primera oferta para que quepa.

1. Pregunta al promotor quién más debe aceptar y qué teme. Entregable: una lista de 6 a 10 roles con un temor cada uno.
2. Escribe media página para los tres que pueden parar la compra. Entregable: tres medias páginas.
3. Averigua el límite de firma y recorta una oferta. Entregable: un primer pedido que firme una sola persona.`,
      fr: `Un achat industriel se décide dans un groupe dont tu ne rencontreras guère les membres. Équipe ton champion pour vendre sans toi : une page par fonction vaut mieux qu’une plus belle présentation pour la seule personne que tu connais.

- Règle empirique d’études Gartner (de seconde main) : 6 à 10 décideurs, environ 95 % des groupes reviennent sur une décision, 17 % du temps d’achat se passe avec les fournisseurs.
- Cela ne vaut pas sous le plafond de signature d’un responsable ; calibre la première offre pour rester en dessous.

1. Demande au champion qui d’autre doit accepter et ce que chacun craint. Livrable : une liste de 6 à 10 rôles avec une crainte chacun.
2. Écris une demi-page pour les trois qui peuvent tout arrêter. Livrable : trois demi-pages.
3. Trouve le plafond de signature et calibre une offre en dessous. Livrable : une première commande qu’une seule personne peut signer.`,
    },
  },
  {
    slug: 'which-proof-each-role-needs',
    title: 'Which proof each role needs',
    category,
    keywords: ['proof needed', 'engineer', 'CFO', 'safety', 'payback', 'certificate', 'data', 'convince'],
    relevance_tags: [...levels(2, 4), 'persona'],
    content: `Each role believes a different kind of proof: the engineer data, the buyer price and risk, safety a certificate, finance the payback. Ask which one is missing before you produce any.

**When it applies:** Before a pilot, when you decide what to measure, and after it, when you write the result.

**When it does not:** When one person decides alone. Ask that person only.

**Figure:** Rule of thumb from practice: four roles, four proofs. Raw data for the engineer, total cost and a second source for purchasing, a certificate or risk assessment for safety, payback in months for finance.

**Source:** General practice; no published source.

**Constructed example:** A hydrogen-sensor pilot met its target, then waited five months. Safety lacked an ATEX certificate that nobody had mentioned, and finance wanted payback in months instead of per cent. The next pilot began with a sheet of four lines, one proof per role, signed by each. It closed eight weeks after the end date.

**Next steps**

1. Ask the next two buyers what they would need to see, measured where, to start. Deliverable: one sentence per role in their words.
2. Mark which proofs exist, which the pilot will produce, which need a third party. Deliverable: a four-line proof plan.
3. Start the slowest one now, often a certificate. Deliverable: an application date and a cost.`,
    summaries: {
      de: `Jede Rolle glaubt einer anderen Art Beleg: die Ingenieurin Daten, der Einkauf Preis und Risiko, die Sicherheit einem Zertifikat, die Finanzabteilung der Amortisation. Frag, welcher fehlt, bevor du einen erzeugst.

- Faustregel: vier Rollen, vier Belege: Rohdaten, Gesamtkosten mit Zweitlieferant, Zertifikat oder Gefährdungsbeurteilung, Amortisation in Monaten.
- Entscheidet eine Person allein, frag nur sie.

1. Frag die nächsten zwei Käufer, was sie sehen müssten und wo gemessen, um zu beginnen. Ergebnis: ein Satz pro Rolle in ihren Worten.
2. Markiere, was vorliegt, was der Pilot liefert und was Dritte brauchen. Ergebnis: ein Belegplan mit vier Zeilen.
3. Beginne jetzt mit dem langsamsten, oft einem Zertifikat. Ergebnis: Antragsdatum und Kosten.`,
      es: `Cada rol cree un tipo de prueba distinto: el ingeniero, datos; compras, precio y riesgo; seguridad, un certificado; finanzas, el retorno. Pregunta cuál falta antes de producir ninguna.

- Regla práctica: cuatro roles, cuatro pruebas: datos en bruto, coste total con segunda fuente, certificado o evaluación de riesgos, retorno en meses.
- Si decide una sola persona, pregúntale solo a ella.

1. Pregunta a los dos próximos compradores qué tendrían que ver, y medido dónde, para empezar. Entregable: una frase por rol en sus palabras.
2. Marca qué pruebas existen, cuáles dará el piloto y cuáles exigen un tercero. Entregable: un plan de cuatro líneas.
3. Empieza ya la más lenta, a menudo un certificado. Entregable: fecha de solicitud y coste.`,
      fr: `Chaque fonction croit une preuve différente : l’ingénieur des données, les achats le prix et le risque, la sécurité un certificat, la finance le retour sur investissement. Demande laquelle manque avant d’en produire une.

- Règle empirique : quatre rôles, quatre preuves : données brutes, coût total avec seconde source, certificat ou analyse de risques, retour sur investissement en mois.
- Si une seule personne décide, ne demande qu’à elle.

1. Demande aux deux prochains acheteurs ce qu’ils devraient voir, mesuré où, pour commencer. Livrable : une phrase par rôle, dans leurs mots.
2. Marque les preuves acquises, celles du pilote et celles d’un tiers. Livrable : un plan de quatre lignes.
3. Lance dès maintenant la plus lente, souvent un certificat. Livrable : une demande déposée, avec sa date et son coût.`,
    },
  },
  {
    slug: 'meddpicc-for-a-founder',
    title: 'MEDDPICC for a founder',
    category,
    keywords: [
      'MEDDPICC',
      'qualification',
      'deal',
      'checklist',
      'forecast',
      'paper process',
      'decision criteria',
    ],
    relevance_tags: levels(4, 6),
    content: `Check each open deal against eight letters once a month; a deal with three gaps is a hope, not a forecast. MEDDPICC means metrics, economic buyer, decision criteria, decision process, paper process, identified pain, champion, competition.

**When it applies:** From the second paid pilot on, with more than three deals open at once.

**When it does not:** In discovery. Eight boxes to fill turn a problem interview into an interrogation.

**Figure:** Eight letters. Rule of thumb, from a secondary source: the paper process, legal, security and supplier registration, hides 30 to 90 days that nobody mentions.

**Source:** people.ai MEDDPICC guide; vida.io methodology guide; read 2026.

**Constructed example:** A founder expected four orders in December. The check showed metrics in all four, an economic buyer in two and the paper process in none. One buyer confirmed that supplier registration took ten weeks. The founder moved the forecast to March, told the board in September, and started registration at all four that week.

**Next steps**

1. Score each open deal with eight ticks. Deliverable: a one-page table with the gaps marked.
2. Ask every champion what happens between a yes and a purchase order. Deliverable: the paper process in five dated steps.
3. Drop or restart deals with three or more gaps. Deliverable: a forecast you would bet on.`,
    summaries: {
      de: `Prüf jede offene Chance einmal im Monat an acht Buchstaben; drei Lücken machen aus einer Prognose eine Hoffnung. MEDDPICC: Kennzahlen, Budgetverantwortung, Entscheidungskriterien, Entscheidungsweg, Papierweg, Schmerz, Fürsprecher, Wettbewerb.

- Faustregel aus zweiter Hand: Im Papierweg (Recht, IT-Sicherheit, Lieferantenanlage) stecken 30 bis 90 Tage, die niemand erwähnt.
- In der Problemerkundung stört die Liste; sie macht aus dem Gespräch ein Verhör.

1. Bewerte jede offene Chance mit acht Häkchen. Ergebnis: eine Tabelle mit markierten Lücken.
2. Frag jeden Fürsprecher, was zwischen Ja und Bestellung geschieht. Ergebnis: der Papierweg in fünf datierten Schritten.
3. Beende oder erneuere Chancen mit drei Lücken oder mehr. Ergebnis: eine Prognose, auf die du wetten würdest.`,
      es: `Revisa cada oportunidad abierta una vez al mes con ocho letras; con tres huecos es una esperanza, no una previsión. MEDDPICC: métricas, comprador económico, criterios, proceso de decisión, papeleo, dolor, promotor, competencia.

- Regla práctica de segunda mano: el papeleo (legal, seguridad, alta de proveedor) esconde de 30 a 90 días que nadie menciona.
- En la fase de descubrimiento estorba: convierte la entrevista en interrogatorio.

1. Puntúa cada oportunidad con ocho marcas. Entregable: una tabla con los huecos marcados.
2. Pregunta a cada promotor qué pasa entre el sí y el pedido. Entregable: el papeleo en cinco pasos con fecha.
3. Cierra o reinicia las que tengan tres huecos o más. Entregable: una previsión por la que apostarías.`,
      fr: `Vérifie chaque affaire ouverte une fois par mois sur huit lettres ; avec trois trous, c’est un espoir, pas une prévision. MEDDPICC : indicateurs, acheteur économique, critères, processus de décision, circuit administratif, problème identifié, champion, concurrence.

- Règle empirique de seconde main : le circuit administratif (juridique, sécurité, référencement) cache 30 à 90 jours dont personne ne parle.
- En phase de découverte, la grille gêne : elle transforme l’entretien en interrogatoire.

1. Note chaque affaire avec huit coches. Livrable : un tableau d’une page où les trous sont marqués.
2. Demande à chaque champion ce qui se passe entre le oui et la commande. Livrable : le circuit administratif en cinq étapes datées.
3. Abandonne ou relance celles qui ont trois trous ou plus. Livrable : une prévision sur laquelle tu parierais.`,
    },
  },
]
