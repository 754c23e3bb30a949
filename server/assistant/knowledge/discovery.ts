import type { StarterEntry } from '../types.ts'
import { levels } from './levels.ts'

const category = 'Discovery'

export const discovery: StarterEntry[] = [
  {
    slug: 'problem-interview-past-tense',
    title: 'Problem interview in past tense',
    category,
    keywords: [
      'interview',
      'questions',
      'mom test',
      'past behaviour',
      'problem interview',
      'interview guide',
    ],
    relevance_tags: [...levels(0, 3), 'interview'],
    content: `Ask what people did the last time the problem occurred, never what they would do. A story about last Tuesday is data; a promise about next year is politeness.

**When it applies:** Every talk before you have a paying customer, and every talk in a new segment. Keep your technology out of the first 20 minutes.

**When it does not:** In a pilot review or a price negotiation the topic is your product, and past-tense questions feel evasive there.

**Figure:** Rule of thumb from The Mom Test: compliments, generalities and hypotheticals are all bad data, so note only events, amounts and names.

**Source:** Rob Fitzpatrick, The Mom Test (2013), read in chapter summaries.

**Constructed example:** A team with an ultrasonic sensor for cheese wheels asked a dairy to walk them through the last rejected batch. The answer was 400 wheels, found after five months, EUR 32,000 written off, and a site manager who now cuts one wheel in fifty. "Would you use a scanner" had brought only "interesting" in four earlier talks.

**Next steps**

1. Write five prompts in past tense: last occurrence, cost, what they did about it, who was involved, what they have tried. Deliverable: a half-page interview guide.
2. Hold 3 talks with it and strike every question that brought an opinion instead of an event. Deliverable: version two of the guide.
3. End each talk by asking for one thing: a name, a data set or a site visit. Deliverable: one dated next step per talk.`,
    summaries: {
      de: `Frag, was beim letzten Auftreten des Problems passiert ist, nie, was jemand tun würde. Eine Geschichte vom letzten Dienstag ist ein Befund, eine Zusage fürs nächste Jahr ist Höflichkeit.

- Lob, Allgemeinplätze und „würde ich kaufen“ sind schlechte Daten (Faustregel aus The Mom Test). Notiere nur Ereignisse, Beträge und Namen.
- Lass deine Technologie die ersten 20 Minuten außen vor; sobald du vorführst, bewertet das Gegenüber dich und nicht mehr das Problem.

1. Schreib fünf Gesprächspunkte in der Vergangenheitsform: letzter Vorfall, Kosten, Reaktion, Beteiligte, bisherige Versuche. Ergebnis: ein Leitfaden von einer halben Seite.
2. Führe 3 Gespräche damit und streiche jede Frage, die nur eine Meinung gebracht hat. Ergebnis: Leitfaden, Fassung zwei.
3. Bitte am Ende jedes Gesprächs um eine Sache: einen Namen, Daten oder einen Besuch vor Ort. Ergebnis: ein nächster Schritt mit Datum pro Gespräch.`,
      es: `Pregunta qué hicieron la última vez que apareció el problema, nunca qué harían. Un relato del martes pasado es un dato; una promesa para el año que viene es cortesía.

- Los elogios, las generalidades y el «lo compraría» son malos datos (regla práctica de The Mom Test). Anota solo hechos, importes y nombres.
- Deja tu tecnología fuera de los primeros 20 minutos; en cuanto la enseñas, te juzgan a ti y dejan de hablar del problema.

1. Escribe cinco temas en pasado: última vez, coste, qué hicieron, quién intervino, qué han probado. Entregable: un guion de media página.
2. Haz 3 conversaciones con él y tacha cada pregunta que solo trajo una opinión. Entregable: segunda versión del guion.
3. Cierra cada conversación pidiendo una cosa: un nombre, unos datos o una visita. Entregable: un próximo paso con fecha por conversación.`,
      fr: `Demande ce qui s'est passé la dernière fois que le problème est survenu, jamais ce que la personne ferait. Un récit de mardi dernier est une donnée ; une promesse pour l'an prochain est de la politesse.

- Compliments, généralités et « je l'achèterais » sont de mauvaises données (règle empirique de The Mom Test). Ne note que des faits, des montants et des noms.
- Laisse ta technologie de côté pendant les 20 premières minutes ; dès que tu la montres, on te juge toi et on ne parle plus du problème.

1. Écris cinq points au passé : dernier incident, coût, réaction, personnes impliquées, essais précédents. Livrable : un guide d'une demi-page.
2. Mène 3 entretiens avec ce guide et raye chaque question qui n'a donné qu'une opinion. Livrable : la version deux du guide.
3. Termine chaque entretien en demandant une chose : un nom, des données ou une visite sur site. Livrable : une prochaine étape datée par entretien.`,
    },
  },
  {
    slug: 'how-many-interviews',
    title: 'How many interviews are enough',
    category,
    keywords: ['interview', 'sample size', 'saturation', 'how many', 'number', 'enough'],
    relevance_tags: [...levels(2, 4), 'interview'],
    content: `Plan for 20 interviews in one segment and stop when new ones stop surprising you. Three enthusiastic talks are an anecdote, however good they felt.

**When it applies:** When you decide whether a problem is real in one industry. The roadmap opens Evidence at 10 and Proof at 20, counted in a single priority-1 segment. These thresholds are our choice.

**When it does not:** Markets with a dozen buyers in the world. There, talk to nearly all of them and let letters of intent, pilots and orders weigh more than the count.

**Figure:** Rule of thumb: 15 to 20 interviews as a minimum, and you are done when you can predict 70 to 80 % of the next answers. Interviews alone stay weak evidence: one published confidence scale gives 20 or more of them 3 points out of 10.

**Source:** Strategyzer, Testing Business Ideas; Itamar Gilad, Confidence Meter; both read in summaries.

**Constructed example:** A membrane spin-out spoke to 22 plant operators. From interview 15 on, the same three costs came up in the same order. Interview 16 to 22 changed no slide, so they stopped and asked the warmest four for a paid trial.

**Next steps**

1. Book 5 interviews in the priority-1 industry within 10 days. Deliverable: five calendar entries with name and company.
2. Before each talk write down three answers you expect, afterwards count how many were right. Deliverable: a prediction score per interview.
3. At 10, sort notes by cost named and drop the segment if fewer than half name one. Deliverable: a one-page go or change decision.`,
    summaries: {
      de: `Plane 20 Interviews in einem einzigen Segment und hör auf, wenn neue Gespräche dich nicht mehr überraschen. Drei begeisterte Gespräche sind eine Anekdote.

- Faustregel: mindestens 15 bis 20; genug ist es, wenn du 70 bis 80 % der nächsten Antworten vorhersagen kannst.
- Die Roadmap öffnet Evidence bei 10 und Proof bei 20 Interviews; das sind unsere eigenen Schwellen.
- Bei einem Dutzend Käufern weltweit gilt das nicht: Sprich fast alle und lass Absichtserklärungen, Piloten und Aufträge mehr zählen.

1. Vereinbare 5 Interviews in der Branche mit Priorität 1 innerhalb von 10 Tagen. Ergebnis: fünf Termine mit Name und Firma.
2. Schreib vor jedem Gespräch drei erwartete Antworten auf und zähle danach die Treffer. Ergebnis: eine Trefferquote pro Interview.
3. Sortiere nach 10 Gesprächen die Notizen nach genannten Kosten; nennt weniger als die Hälfte welche, wechsle das Segment. Ergebnis: eine Seite mit der Entscheidung.`,
      es: `Prevé 20 entrevistas en un solo segmento y detente cuando las nuevas dejen de sorprenderte. Tres charlas entusiastas son una anécdota.

- Regla práctica: de 15 a 20 como mínimo; basta cuando predices entre el 70 y el 80 % de las siguientes respuestas.
- La hoja de ruta abre Evidence con 10 y Proof con 20 entrevistas; son umbrales nuestros.
- No vale si hay una docena de compradores en el mundo: habla con casi todos y da más peso a cartas de intención, pilotos y pedidos.

1. Concierta 5 entrevistas en el sector de prioridad 1 en 10 días. Entregable: cinco citas con nombre y empresa.
2. Antes de cada una escribe tres respuestas que esperas y después cuenta los aciertos. Entregable: un porcentaje de acierto por entrevista.
3. Con 10 hechas, ordena las notas por coste mencionado; si menos de la mitad cita uno, cambia de segmento. Entregable: una página con la decisión.`,
      fr: `Prévois 20 entretiens dans un seul segment et arrête quand les nouveaux ne te surprennent plus. Trois échanges enthousiastes restent une anecdote.

- Règle empirique : 15 à 20 au minimum ; c'est assez quand tu prédis 70 à 80 % des réponses suivantes.
- La feuille de route ouvre Evidence à 10 et Proof à 20 entretiens ; ces seuils sont les nôtres.
- Cela ne vaut pas s'il existe une douzaine d'acheteurs au monde : parle à presque tous et donne plus de poids aux lettres d'intention, pilotes et commandes.

1. Cale 5 entretiens dans le secteur de priorité 1 sous 10 jours. Livrable : cinq rendez-vous avec nom et entreprise.
2. Avant chacun, écris trois réponses attendues, puis compte les bonnes. Livrable : un taux de prédiction par entretien.
3. À 10, trie les notes par coût cité ; si moins de la moitié en cite un, change de segment. Livrable : une page avec la décision.`,
    },
  },
  {
    slug: 'hundred-interview-discipline',
    title: 'The 100-interview discipline',
    category,
    keywords: ['interview', 'i-corps', 'cadence', 'weekly', 'customer discovery', 'pace'],
    relevance_tags: [...levels(2, 4), 'interview'],
    content: `Run interviews as a weekly cadence with a visible count, not when the lab leaves time. Ten a week is a full-time habit for one founder, and it is the pace that turns a hypothesis in weeks instead of years.

**When it applies:** Between the first lab result and the first pilot, in markets with hundreds of possible buyers.

**When it does not:** When fewer than 50 organisations could ever buy. Then the limit is the market, and depth per account matters more than the count.

**Figure:** NSF I-Corps asks every team for at least 100 interviews at all levels of the customer path in 7 weeks. In one NIH cohort 19 teams held 2,120 interviews, tested 695 hypotheses and made 215 pivots.

**Source:** I-Corps reports and steveblank.com, 2014 and 2015.

**Constructed example:** A two-person photonics team blocked Tuesday and Thursday for calls, 5 each day. In week 3 they learned that quality managers, not process engineers, own the defect budget. That moved the whole list; without the cadence it would have surfaced in month six.

**Next steps**

1. Block two half-days a week for calls for the next 7 weeks. Deliverable: 14 calendar blocks and a public count.
2. Keep 30 names in the pipeline at all times, because many never answer. Deliverable: a contact sheet with status per name.
3. Every Friday write one hypothesis kept, one changed, one dropped. Deliverable: a weekly half-page learning note.`,
    summaries: {
      de: `Führe Interviews im Wochentakt mit sichtbarem Zähler, nicht wenn das Labor Zeit lässt. Zehn pro Woche sind für eine Person Vollzeit und klären eine Hypothese in Wochen statt Jahren.

- NSF I-Corps verlangt von jedem Team mindestens 100 Interviews in 7 Wochen; in einer NIH-Gruppe führten 19 Teams 2.120 Interviews und änderten 215-mal die Richtung.
- Gibt es weniger als 50 mögliche Käufer, zählt Tiefe pro Firma mehr als die Zahl.

1. Blocke für 7 Wochen zwei halbe Tage pro Woche für Anrufe. Ergebnis: 14 Kalenderblöcke und ein sichtbarer Zähler.
2. Halte immer 30 Namen in der Liste, denn viele antworten nie. Ergebnis: eine Kontaktliste mit Status.
3. Schreib jeden Freitag eine bestätigte, eine geänderte und eine verworfene Annahme auf. Ergebnis: eine halbe Seite pro Woche.`,
      es: `Haz entrevistas con ritmo semanal y un contador a la vista, no cuando el laboratorio deja tiempo. Diez por semana es dedicación completa para una persona y cambia una hipótesis en semanas, no en años.

- NSF I-Corps exige a cada equipo al menos 100 entrevistas en 7 semanas; en una promoción de los NIH, 19 equipos hicieron 2.120 entrevistas y 215 cambios de rumbo.
- Si hay menos de 50 compradores posibles, la profundidad por cuenta pesa más que el número.

1. Reserva dos medias jornadas por semana durante 7 semanas. Entregable: 14 bloques en el calendario y un contador visible.
2. Mantén siempre 30 nombres en la lista, porque muchos no responden. Entregable: una hoja de contactos con su estado.
3. Cada viernes anota una hipótesis confirmada, una cambiada y una descartada. Entregable: media página semanal.`,
      fr: `Mène les entretiens à un rythme hebdomadaire avec un compteur visible, pas quand le labo laisse du temps. Dix par semaine occupent une personne à plein temps et permettent de réviser une hypothèse en quelques semaines, pas en années.

- NSF I-Corps demande à chaque équipe au moins 100 entretiens en 7 semaines ; dans une promotion NIH, 19 équipes ont mené 2 120 entretiens et pivoté 215 fois.
- S'il existe moins de 50 acheteurs possibles, la profondeur de chaque compte vaut plus que le nombre.

1. Bloque deux demi-journées par semaine pendant 7 semaines. Livrable : 14 créneaux et un compteur visible.
2. Garde toujours 30 noms dans la liste, car beaucoup ne répondent jamais. Livrable : une feuille de contacts avec statut.
3. Chaque vendredi, note une hypothèse gardée, une changée, une abandonnée. Livrable : une note d'une demi-page par semaine.`,
    },
  },
  {
    slug: 'who-does-not-count',
    title: 'Who does not count as an interview',
    category,
    keywords: [
      'interview',
      'bias',
      'friends',
      'supervisor',
      'professor',
      'AI persona',
      'survey',
      'counts',
      'evidence',
    ],
    relevance_tags: [...levels(2, 3), 'evidence', 'interview'],
    content: `An interview counts when it was a held conversation with someone at a possible customer, user or buyer about their own problem. Friends, family, supervisors, co-founders, mentors, investors, surveys and AI personas do not count.

**When it applies:** Every time you report a number, to yourself, a jury or an investor. One group session counts as 1; two people interviewed separately at one company count as 2.

**When it does not:** A professor or an industry expert can still open doors or explain a process. Log that as a source, not as an interview.

**Figure:** Rule of thumb: people close to you are too kind to be data, and an AI persona prepares you for an interview but never validates one.

**Source:** leanpivot.ai customer discovery playbook; The Mom Test (2013); both read in summaries.

**Constructed example:** A battery team reported 14 interviews. After removing the supervisor, four lab colleagues, two accelerator mentors and an online survey, 6 were left. Those six named a different problem than the slide did: transport paperwork, not cell life.

**Next steps**

1. Go through your list and mark each talk as customer, expert or friend. Deliverable: a list with three columns and an honest count.
2. Turn each expert into two introductions at operating companies. Deliverable: two names per expert within a week.
3. Replace the removed talks with people who own the problem at work. Deliverable: 5 booked interviews in 10 days.`,
    summaries: {
      de: `Ein Interview zählt, wenn du mit jemandem bei einem möglichen Kunden, Nutzer oder Käufer über dessen eigenes Problem gesprochen hast. Freunde, Familie, Betreuer, Mitgründer, Mentoren, Investoren, Umfragen und KI-Personas zählen nicht.

- Eine Gruppenrunde zählt als 1; zwei getrennt befragte Personen in einer Firma zählen als 2.
- Wer dir nahesteht, ist zu freundlich für einen Befund; eine KI-Persona bereitet vor, sie bestätigt nichts (Faustregel).
- Fachleute und Professoren bleiben nützlich: als Türöffner, nicht in der Zählung.

1. Markiere jedes Gespräch als Kunde, Experte oder Freund. Ergebnis: eine Liste mit drei Spalten und ehrlicher Zahl.
2. Bitte jeden Experten um zwei Kontakte in Betrieben. Ergebnis: zwei Namen pro Experte binnen einer Woche.
3. Ersetze die gestrichenen Gespräche durch Menschen, die das Problem im Beruf haben. Ergebnis: 5 Termine in 10 Tagen.`,
      es: `Una entrevista cuenta si fue una conversación real con alguien de un posible cliente, usuario o comprador sobre su propio problema. Amigos, familia, directores de tesis, socios, mentores, inversores, encuestas y personas simuladas con IA no cuentan.

- Una sesión de grupo cuenta como 1; dos personas entrevistadas por separado en una empresa cuentan como 2.
- Quien te aprecia es demasiado amable para servir de dato; una persona simulada con IA prepara, no valida (regla práctica).
- Expertos y profesores siguen siendo útiles para abrir puertas, fuera del recuento.

1. Marca cada conversación como cliente, experto o amigo. Entregable: una lista con tres columnas y un recuento honesto.
2. Pide a cada experto dos contactos en empresas. Entregable: dos nombres por experto en una semana.
3. Sustituye las conversaciones eliminadas por personas que viven el problema en su trabajo. Entregable: 5 citas en 10 días.`,
      fr: `Un entretien compte s'il s'agit d'une vraie conversation avec une personne chez un client, utilisateur ou acheteur possible, sur son propre problème. Amis, famille, directeur de thèse, associés, mentors, investisseurs, sondages et personas d'IA ne comptent pas.

- Une séance de groupe compte pour 1 ; deux personnes vues séparément dans une entreprise comptent pour 2.
- Les proches sont trop gentils pour servir de donnée ; un persona d'IA prépare, il ne valide rien (règle empirique).
- Experts et professeurs restent utiles pour ouvrir des portes, hors du compte.

1. Classe chaque échange en client, expert ou ami. Livrable : une liste à trois colonnes et un compte honnête.
2. Demande à chaque expert deux contacts en entreprise. Livrable : deux noms par expert en une semaine.
3. Remplace les échanges rayés par des personnes qui vivent le problème au travail. Livrable : 5 rendez-vous en 10 jours.`,
    },
  },
  {
    slug: 'finding-interviewees-from-a-lab',
    title: 'Finding interviewees from a lab',
    category,
    keywords: [
      'find interviewees',
      'contacts',
      'alumni',
      'peers',
      'referral',
      'outreach',
      'cold mail',
      'network',
      'lab',
    ],
    relevance_tags: [...levels(1, 3), 'interview'],
    content: `Start with former students and colleagues who now work in industry, at the lowest level, and let each one pass you up. Ask for 15 minutes about their work, not for feedback on your idea.

**When it applies:** You come from a lab, know nobody in the target industry and have no product to show.

**When it does not:** Once you have a running pilot, go straight to the person who signs, with a reference from the pilot site.

**Figure:** Rule of thumb from Steve Blank: ask peers for 15 minutes, start at the bottom of the organisation, and collect a referral at the end of each talk.

**Source:** Steve Blank, Xconomy, 30 March 2012, read in summary.

**Constructed example:** A catalysis group listed 31 alumni of its institute. Nine worked at chemical sites. Seven agreed to a short call; these seven led to 12 process engineers and two plant managers. No cold mail to a general address was answered in the same month.

**Next steps**

1. List 30 alumni and co-authors with their present employer. Deliverable: a table with name, role, company, last contact.
2. Send 10 short mails that ask for 15 minutes about how they handle the problem today. Deliverable: 10 mails sent by Friday.
3. Close every talk by asking who else lives with this. Deliverable: at least one new name per talk.`,
    summaries: {
      de: `Fang bei ehemaligen Studierenden und Kollegen an, die heute in der Industrie arbeiten, beginne auf der untersten Ebene und lass dich nach oben weiterreichen. Bitte um 15 Minuten Gespräch über ihre Arbeit, nicht um Meinungen zu deiner Idee.

- Faustregel von Steve Blank: Kollegen zuerst, unten anfangen, jedes Gespräch mit einer Empfehlung beenden.
- Sobald ein Pilot läuft, gehst du direkt zur Person, die unterschreibt, mit dem Pilotstandort als Referenz.

1. Liste 30 Ehemalige und Mitautoren mit heutigem Arbeitgeber auf. Ergebnis: eine Tabelle mit Name, Rolle, Firma, letztem Kontakt.
2. Schick 10 kurze Mails mit der Bitte um ein Gespräch von 15 Minuten darüber, wie sie das Problem heute lösen. Ergebnis: 10 Mails bis Freitag.
3. Frag am Ende jedes Gesprächs, wer noch mit dem Problem zu tun hat. Ergebnis: mindestens ein neuer Name pro Gespräch.`,
      es: `Empieza por antiguos alumnos y colegas que hoy trabajan en la industria, en el nivel más bajo, y deja que te pasen hacia arriba. Pide 15 minutos sobre su trabajo, no una opinión sobre tu idea.

- Regla práctica de Steve Blank: primero los colegas, empezar por abajo y salir de cada charla con una recomendación.
- Con un piloto en marcha, ve directo a quien firma y lleva la planta del piloto como referencia.

1. Haz una lista de 30 antiguos alumnos y coautores con su empresa actual. Entregable: una tabla con nombre, cargo, empresa y último contacto.
2. Envía 10 correos breves que pidan 15 minutos sobre cómo resuelven hoy el problema. Entregable: 10 correos antes del viernes.
3. Cierra cada charla preguntando quién más convive con esto. Entregable: al menos un nombre nuevo por charla.`,
      fr: `Commence par d'anciens étudiants et collègues aujourd'hui en entreprise, au niveau le plus bas, et fais-toi recommander vers le haut. Demande 15 minutes sur leur travail, pas un avis sur ton idée.

- Règle empirique de Steve Blank : aller d'abord vers ses pairs, commencer en bas, sortir de chaque échange avec une recommandation.
- Dès qu'un pilote tourne, va droit à la personne qui signe, avec le site pilote comme référence.

1. Liste 30 anciens et coauteurs avec leur employeur actuel. Livrable : un tableau nom, fonction, entreprise, dernier contact.
2. Envoie 10 courriels courts qui demandent 15 minutes sur la façon dont ils gèrent le problème aujourd'hui. Livrable : 10 courriels avant vendredi.
3. Termine chaque échange en demandant qui d'autre vit cela. Livrable : au moins un nouveau nom par échange.`,
    },
  },
  {
    slug: 'five-signs-of-an-earlyvangelist',
    title: 'Five signs of an earlyvangelist',
    category,
    keywords: ['early adopter', 'earlyvangelist', 'budget', 'workaround', 'first customer', 'qualify'],
    relevance_tags: [...levels(2, 4), 'persona'],
    content: `An earlyvangelist has the problem, knows it, has searched for a solution, has built a workaround, and has or can get a budget. Sell to the ones with all five and stop courting the merely curious.

**When it applies:** When you choose whom to ask for a pilot or a letter after your first 10 interviews.

**When it does not:** In regulated replacement markets nobody may build a workaround. Look there for documented deviations or an open corrective action instead.

**Figure:** Five signs, in rising order of worth. Rule of thumb: a home-made workaround predicts buying better than any stated enthusiasm, because somebody already paid for it in time.

**Source:** Steve Blank's customer development, read in a summary by Lucas Pols.

**Constructed example:** Of 11 operators interviewed about pump cavitation, one had glued microphones to three pumps and logged them in a spreadsheet. He had no title worth a slide. He became the champion, and his maintenance head found EUR 18,000 within the month.

**Next steps**

1. Score every interviewee from 0 to 5 on the five signs. Deliverable: a ranked list.
2. Call the top 3 and ask them to show the workaround. Deliverable: three photos or screenshots with what it costs per month.
3. Ask each of the three which budget line paid for it. Deliverable: a budget owner's name per company.`,
    summaries: {
      de: `Ein Earlyvangelist hat das Problem, weiß es, hat nach einer Lösung gesucht, hat sich selbst beholfen und hat Budget oder kommt daran. Verkauf an die, die alle fünf Zeichen zeigen, und umwirb nicht länger die bloß Neugierigen.

- Faustregel: Eine selbst gebaute Notlösung sagt den Kauf besser voraus als jede Begeisterung, denn jemand hat sie schon mit Zeit bezahlt.
- In regulierten Märkten darf niemand basteln; such dort nach dokumentierten Abweichungen oder offenen Korrekturmaßnahmen.

1. Bewerte alle Gesprächspartner von 0 bis 5 nach den fünf Zeichen. Ergebnis: eine Rangliste.
2. Ruf die besten 3 an und lass dir die Notlösung zeigen. Ergebnis: drei Fotos oder Screenshots mit Kosten pro Monat.
3. Kläre bei jedem der drei, aus welchem Budget sie bezahlt wurde. Ergebnis: je Firma der Name der budgetverantwortlichen Person.`,
      es: `Un earlyvangelist tiene el problema, lo sabe, ha buscado solución, ha montado un apaño y tiene presupuesto o puede conseguirlo. Vende a quienes cumplen las cinco señales y deja a los simplemente curiosos.

- Regla práctica: un apaño casero predice la compra mejor que el entusiasmo, porque alguien ya lo pagó con su tiempo.
- En mercados regulados nadie puede improvisar; busca allí desviaciones documentadas o acciones correctivas abiertas.

1. Puntúa a cada entrevistado de 0 a 5 según las cinco señales. Entregable: una lista ordenada.
2. Llama a los 3 primeros y pide que te enseñen el apaño. Entregable: tres fotos o capturas con su coste mensual.
3. Averigua de qué partida salió el dinero en cada caso. Entregable: el nombre del responsable del presupuesto por empresa.`,
      fr: `Un earlyvangelist a le problème, le sait, a cherché une solution, a bricolé un palliatif et dispose d'un budget ou peut en obtenir un. Vends à ceux qui montrent les cinq signes et laisse de côté les simples curieux.

- Règle empirique : un palliatif maison prédit l'achat mieux que l'enthousiasme, car quelqu'un l'a déjà payé de son temps.
- En marché réglementé, personne ne peut bricoler ; cherche plutôt des écarts documentés ou des actions correctives ouvertes.

1. Note chaque personne de 0 à 5 selon les cinq signes. Livrable : une liste classée.
2. Appelle les 3 premières et fais-toi montrer le palliatif. Livrable : trois photos ou captures avec le coût mensuel.
3. Vérifie sur quelle ligne budgétaire il a été payé. Livrable : le nom du responsable du budget par entreprise.`,
    },
  },
  {
    slug: 'commitment-currencies',
    title: 'Commitment currencies',
    category,
    keywords: ['commitment', 'time', 'reputation', 'money', 'next step', 'meeting', 'interested'],
    relevance_tags: [...levels(3, 4), 'loi', 'pilot'],
    content: `Interest costs nothing, so measure what people give up: time, then reputation, then money. A meeting without a next step that costs them something has failed, even when everybody smiled.

**When it applies:** At the end of every talk from the second one on, and whenever someone says "keep us posted".

**When it does not:** In a first problem interview. There the currency is an honest hour, and pushing for money closes the door.

**Figure:** Rule of thumb: time is worth less than reputation, reputation less than money. A second meeting is time, an introduction to the boss is reputation, a deposit or a paid trial is money.

**Source:** Rob Fitzpatrick, The Mom Test (2013), chapter on commitment, read in summary.

**Constructed example:** A sensor start-up had eight "very interested" plants. It asked each for one of three things: six months of historical data, a call with the site manager, or EUR 5,000 for a two-week test. Two sent data, one paid, five went quiet. The five had cost nine trips.

**Next steps**

1. Write one ask in each currency before the next meeting. Deliverable: three sentences you can say aloud.
2. Make the ask in the last 10 minutes and note the exact answer. Deliverable: a log with yes, no or silence.
3. Park everyone who twice gave nothing. Deliverable: a pipeline with no more than 10 live names.`,
    summaries: {
      de: `Interesse kostet nichts; miss, was jemand hergibt: Zeit, dann Ruf, dann Geld. Ein Treffen ohne nächsten Schritt, der den anderen etwas kostet, ist gescheitert.

- Faustregel: Zeit wiegt weniger als Ruf, Ruf weniger als Geld. Zweites Treffen = Zeit, Vorstellung beim Chef = Ruf, Anzahlung oder bezahlter Test = Geld.
- Im ersten Probleminterview gilt das nicht; dort ist eine ehrliche Stunde die Währung.

1. Formuliere vor dem nächsten Treffen je eine Bitte in jeder Währung. Ergebnis: drei Sätze, die du laut sagen kannst.
2. Stell die Bitte in den letzten 10 Minuten und notiere die genaue Antwort. Ergebnis: ein Protokoll mit Ja, Nein oder Schweigen.
3. Leg alle zur Seite, die zweimal nichts gegeben haben. Ergebnis: eine Liste mit höchstens 10 aktiven Namen.`,
      es: `El interés no cuesta nada; mide lo que entregan: tiempo, luego reputación, luego dinero. Una reunión sin un próximo paso que les cueste algo ha fracasado.

- Regla práctica: el tiempo vale menos que la reputación y esta menos que el dinero. Segunda reunión = tiempo, presentarte al jefe = reputación, depósito o prueba pagada = dinero.
- No vale en la primera entrevista de problema; allí la moneda es una hora sincera.

1. Escribe antes de la próxima reunión una petición en cada moneda. Entregable: tres frases que puedas decir en voz alta.
2. Hazla en los últimos 10 minutos y anota la respuesta exacta. Entregable: un registro con sí, no o silencio.
3. Aparca a quien dos veces no dio nada. Entregable: una lista con 10 nombres activos como máximo.`,
      fr: `L'intérêt ne coûte rien ; mesure ce que l'on te donne : du temps, puis de la réputation, puis de l'argent. Une réunion sans prochaine étape qui coûte quelque chose à l'autre est un échec.

- Règle empirique : le temps vaut moins que la réputation, la réputation moins que l'argent. Deuxième réunion = temps, présentation au chef = réputation, acompte ou essai payé = argent.
- Cela ne vaut pas au premier entretien ; la monnaie y est une heure sincère.

1. Écris avant la prochaine réunion une demande dans chaque monnaie. Livrable : trois phrases que tu peux dire à voix haute.
2. Fais la demande dans les 10 dernières minutes et note la réponse exacte. Livrable : un journal avec oui, non ou silence.
3. Mets de côté ceux qui n'ont rien donné deux fois. Livrable : une liste de 10 noms actifs au plus.`,
    },
  },
  {
    slug: 'evidence-strength-ladder',
    title: 'Evidence strength ladder',
    category,
    keywords: ['evidence', 'confidence', 'say versus do', 'strength', 'proof', 'validation'],
    relevance_tags: [...levels(2, 5), 'evidence'],
    content: `Saying is weaker than committing, committing weaker than paying, paying weaker than paying again. Spend the next week on the experiment that climbs one rung, not on more of the rung you stand on.

**When it applies:** When you decide which test to run next and when you tell others how sure you are.

**When it does not:** For technical risk. A customer's money does not prove that the process scales; a run at volume does.

**Figure:** Rule of thumb from a published confidence scale of 10: own conviction 0.01, one to three interested customers 0.5 to 1, 20 or more interviews about 3, test results 4 to 5, launch data 10.

**Source:** Itamar Gilad, Confidence Meter, read at votito.com.

**Constructed example:** A bioplastics team planned interviews 31 to 50. They stood on the "say" rung with plenty of support. Two weeks spent on a paid sample run with one bottler, EUR 4,000 and a written test protocol, changed more minds on the board than the first 30 talks.

**Next steps**

1. Write your three riskiest assumptions and the strongest evidence for each. Deliverable: a table with rung per assumption.
2. For the weakest one design a test that costs the customer something. Deliverable: a half-page test card with a pass mark.
3. Run it within 30 days. Deliverable: a result with the date and the person who decided.`,
    summaries: {
      de: `Sagen ist schwächer als sich festlegen, sich festlegen schwächer als zahlen, zahlen schwächer als wieder zahlen. Nutze die nächste Woche für den Versuch, der eine Sprosse höher führt.

- Faustregel auf einer veröffentlichten Skala bis 10: eigene Überzeugung 0,01, ein bis drei interessierte Kunden 0,5 bis 1, ab 20 Interviews etwa 3, Testergebnisse 4 bis 5, Marktdaten 10.
- Für technisches Risiko gilt die Leiter nicht; dort zählt ein Lauf im Zielmaßstab.

1. Schreib deine drei riskantesten Annahmen mit dem stärksten Beleg auf. Ergebnis: eine Tabelle mit Sprosse je Annahme.
2. Entwirf für die schwächste einen Test, der den Kunden etwas kostet. Ergebnis: eine halbe Seite mit Bestehensgrenze.
3. Führe ihn binnen 30 Tagen durch. Ergebnis: ein Resultat mit Datum und entscheidender Person.`,
      es: `Decir pesa menos que comprometerse, comprometerse menos que pagar, y pagar menos que volver a pagar. Dedica la próxima semana a la prueba que sube un peldaño.

- Regla práctica en una escala publicada hasta 10: convicción propia 0,01; de uno a tres clientes interesados, 0,5 a 1; 20 entrevistas o más, unos 3; resultados de prueba, 4 a 5; datos del lanzamiento, 10.
- No sirve para el riesgo técnico: ahí cuenta una prueba a escala real.

1. Escribe tus tres hipótesis más arriesgadas y su mejor prueba. Entregable: una tabla con el peldaño de cada una.
2. Diseña para la más débil una prueba que le cueste algo al cliente. Entregable: media página con el umbral de éxito.
3. Hazla en 30 días. Entregable: un resultado con fecha y persona que decidió.`,
      fr: `Dire pèse moins que s'engager, s'engager moins que payer, et payer moins que payer à nouveau. Consacre la semaine prochaine au test qui fait monter d'un échelon.

- Règle empirique sur une échelle publiée jusqu'à 10 : conviction personnelle 0,01 ; un à trois clients intéressés 0,5 à 1 ; 20 entretiens ou plus environ 3 ; résultats de test 4 à 5 ; données de lancement 10.
- L'échelle ne vaut pas pour le risque technique : là, c'est un essai à l'échelle qui compte.

1. Écris tes trois hypothèses les plus risquées et leur meilleure preuve. Livrable : un tableau avec l'échelon de chacune.
2. Pour la plus faible, conçois un test qui coûte quelque chose au client. Livrable : une demi-page avec un seuil de réussite.
3. Mène-le sous 30 jours. Livrable : un résultat daté avec la personne qui a tranché.`,
    },
  },
  {
    slug: 'logging-an-interview',
    title: 'Logging an interview in five lines',
    category,
    keywords: ['notes', 'log', 'template', 'interview', 'documentation', 'record'],
    relevance_tags: [...levels(2, 4), 'interview'],
    content: `Log every interview within an hour in five lines: who, last occurrence, cost, workaround, next step. Anything longer will not be read again, anything shorter cannot be compared.

**When it applies:** From the first interview on, also when two of you were in the room.

**When it does not:** For regulated user research, where a formal protocol and consent are required. Keep the five lines as a cover sheet there.

**Figure:** Rule of thumb from practice: five lines, one hour, one quote in the person's own words.

**Source:** General practice; no published source.

**Constructed example:** "Line lead, injection moulding, 240 people. Last mould failure 3 March, found by a customer. EUR 11,000 rework plus a lost audit point. Checks every 50th part by hand. Sends me the scrap log by Friday." After 12 such notes the team could sort by cost and saw that two sub-segments had no cost at all.

**Next steps**

1. Make a sheet with the five columns plus date and segment. Deliverable: one shared table.
2. Fill it from memory for all talks so far, leaving gaps visible. Deliverable: a complete list with a gap count.
3. Sort by cost and read the top five quotes aloud to the team. Deliverable: one sentence that names the most expensive problem.`,
    summaries: {
      de: `Halte jedes Interview binnen einer Stunde in fünf Zeilen fest: wer, letzter Vorfall, Kosten, Notlösung, nächster Schritt. Längeres liest niemand wieder, Kürzeres lässt sich nicht vergleichen.

- Faustregel aus der Praxis: fünf Zeilen, eine Stunde, ein Zitat im Wortlaut.
- In regulierter Nutzerforschung brauchst du Protokoll und Einwilligung; die fünf Zeilen bleiben das Deckblatt.

1. Leg eine Tabelle mit den fünf Spalten, Datum und Segment an. Ergebnis: eine gemeinsame Tabelle.
2. Trag alle bisherigen Gespräche aus dem Gedächtnis nach und lass Lücken sichtbar. Ergebnis: vollständige Liste mit Zahl der Lücken.
3. Sortiere nach Kosten und lies die fünf teuersten Zitate im Team vor. Ergebnis: ein Satz, der das teuerste Problem nennt.`,
      es: `Registra cada entrevista en menos de una hora y en cinco líneas: quién, última vez, coste, apaño, próximo paso. Más largo no se relee; más corto no se compara.

- Regla práctica: cinco líneas, una hora, una cita literal.
- En investigación regulada hace falta protocolo y consentimiento; las cinco líneas quedan como portada.

1. Crea una hoja con las cinco columnas, la fecha y el segmento. Entregable: una tabla compartida.
2. Complétala de memoria con todas las charlas anteriores y deja visibles los huecos. Entregable: lista completa con número de huecos.
3. Ordena por coste y lee al equipo las cinco citas más caras. Entregable: una frase que nombre el problema más caro.`,
      fr: `Consigne chaque entretien dans l'heure en cinq lignes : qui, dernier incident, coût, palliatif, prochaine étape. Plus long ne se relit pas, plus court ne se compare pas.

- Règle empirique : cinq lignes, une heure, une citation mot à mot.
- En recherche réglementée, il faut protocole et consentement ; les cinq lignes servent alors de page de garde.

1. Crée une feuille avec les cinq colonnes, la date et le segment. Livrable : un tableau partagé.
2. Remplis-la de mémoire pour tous les échanges passés, en laissant les trous visibles. Livrable : une liste complète avec le nombre de trous.
3. Trie par coût et lis à l'équipe les cinq citations les plus chères. Livrable : une phrase qui nomme le problème le plus coûteux.`,
    },
  },
  {
    slug: 'willingness-to-pay-without-would-you',
    title: 'Willingness to pay without asking "would you"',
    category,
    keywords: ['willingness to pay', 'WTP', 'pricing', 'pre-sale', 'deposit', 'test price'],
    relevance_tags: [...levels(3, 5), 'value'],
    content: `Put a price and a date in front of the customer and watch what they do. "Would you pay" produces a number that costs nothing to say; a pre-sale, a deposit or a purchase request produces evidence.

**When it applies:** Once you know the cost of the problem from interviews and can name an outcome, even before the product exists.

**When it does not:** In tenders and reimbursed health markets the price is set by a process. Ask there for the last award price or the code the payer uses.

**Figure:** Rule of thumb: stated use is not willingness to pay. On the roadmap a refundable deposit counts like a letter of intent, not like revenue.

**Source:** foxandegg.com, Sell before you build; the deposit rule is ours.

**Constructed example:** A drone-inspection team offered three wind-park operators a founding-customer slot: EUR 9,500 for 12 turbines, delivery in four months, EUR 1,500 due now. Two asked for a longer test, one sent the purchase request the same day. The two had said "absolutely" to "would you pay 10,000".

**Next steps**

1. Ask three contacts what they spent on the problem in the past year and from which budget. Deliverable: three amounts with a budget line.
2. Write an offer with outcome, price, date and a deposit. Deliverable: one page to send.
3. Send it to the 3 warmest contacts and count replies after 7 days. Deliverable: a tally of paid, negotiated and declined.`,
    summaries: {
      de: `Leg dem Kunden einen Preis und ein Datum vor und beobachte, was er tut. „Würden Sie zahlen“ bringt eine Zahl, die nichts kostet; Vorbestellung, Anzahlung oder Bedarfsanforderung bringen einen Beleg.

- Faustregel: Wer eine Nutzung ankündigt, ist noch nicht bereit zu zahlen. In der Roadmap zählt eine rückzahlbare Anzahlung wie eine Absichtserklärung, nicht wie Umsatz.
- In Ausschreibungen und erstatteten Gesundheitsmärkten setzt ein Verfahren den Preis; frag dort nach dem letzten Zuschlagspreis oder der Abrechnungsziffer.

1. Erfrage bei drei Kontakten, was das Problem im letzten Jahr gekostet hat und aus welchem Budget. Ergebnis: drei Beträge mit Budgetzeile.
2. Schreib ein Angebot mit Ergebnis, Preis, Termin und Anzahlung. Ergebnis: eine versandfertige Seite.
3. Schick es an die 3 wärmsten Kontakte und zähle nach 7 Tagen. Ergebnis: eine Strichliste bezahlt, verhandelt, abgelehnt.`,
      es: `Pon un precio y una fecha delante del cliente y mira qué hace. Preguntar si pagarían da una cifra que no cuesta nada decir; una preventa, un depósito o una solicitud de compra son pruebas.

- Regla práctica: decir que se usará no es disposición a pagar. En la hoja de ruta, un depósito reembolsable cuenta como carta de intención, no como ingreso.
- En licitaciones y sanidad reembolsada el precio lo fija un proceso; pide el último precio adjudicado o el código del pagador.

1. Pregunta a tres contactos cuánto gastaron en el problema el último año y de qué partida. Entregable: tres importes con su partida.
2. Redacta una oferta con resultado, precio, fecha y depósito. Entregable: una página lista para enviar.
3. Envíala a los 3 contactos más cercanos y cuenta a los 7 días. Entregable: un recuento de pagadas, negociadas y rechazadas.`,
      fr: `Mets un prix et une date devant le client et regarde ce qu'il fait. « Paieriez-vous » produit un chiffre qui ne coûte rien ; une prévente, un acompte ou une demande d'achat produisent une preuve.

- Règle empirique : un usage annoncé n'est pas un consentement à payer. Dans la feuille de route, un acompte remboursable compte comme une lettre d'intention, pas comme un revenu.
- Dans les appels d'offres et la santé remboursée, une procédure fixe le prix ; demande le prix du dernier marché attribué ou le code de remboursement.

1. Demande à trois contacts ce que le problème a coûté l'an dernier et sur quel budget. Livrable : trois montants avec leur ligne budgétaire.
2. Rédige une offre avec résultat, prix, date et acompte. Livrable : une page prête à envoyer.
3. Envoie-la aux 3 contacts les plus chauds et compte les réponses après 7 jours. Livrable : un décompte payé, négocié, refusé.`,
    },
  },
]
