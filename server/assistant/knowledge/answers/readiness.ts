import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../readiness.ts`, by slug. */
export const readinessAnswers: Record<string, EntryAnswer[]> = {
  'trl-next-to-market-readiness': [
    {
      asks: {
        en: [
          'which TRL are we really at, who decides',
          'how do I prove our technology level',
          'we disagree in the team about our TRL',
        ],
        de: [
          'welchen TRL haben wir wirklich, wer legt ihn fest',
          'wie belege ich unseren Technikstand',
          'im Team sind wir über den Reifegrad uneinig',
        ],
        es: [
          'qué TRL tenemos de verdad y quién lo decide',
          'cómo demuestro nuestro nivel técnico',
          'el equipo no se pone de acuerdo sobre el TRL',
        ],
        fr: [
          'à quel TRL sommes-nous vraiment, qui le décide',
          'comment prouver notre niveau technique',
          'l’équipe n’est pas d’accord sur le TRL',
        ],
      },
      says: {
        en: 'You decide, and the weakest untested part decides for you: the level is the highest one whose test you can show, with all lower ones met. When the team disagrees, the lower figure is right until someone brings the report.',
        de: 'Du legst ihn fest, und der am wenigsten geprüfte Teil bestimmt mit: Es gilt die höchste Stufe, deren Test du vorzeigen kannst, wenn alle unteren erfüllt sind. Bei Streit im Team gilt der niedrigere Wert, bis jemand den Bericht bringt.',
        es: 'Lo decides tú, y manda la parte menos probada: vale el nivel más alto cuya prueba puedas enseñar, con todos los inferiores cumplidos. Si el equipo discrepa, es correcto el menor hasta que alguien traiga el informe.',
        fr: 'C’est toi qui le fixes, et la partie la moins testée tranche : le niveau est le plus haut dont tu peux montrer l’essai, tous les inférieurs étant atteints. En cas de désaccord, le plus bas est juste jusqu’à ce qu’un rapport arrive.',
      },
      steps: {
        en: [
          'Write for each level the test, place, date and document. Deliverable: a table that stops at the first empty row.',
          'Ask an engineer outside the team to attack the top row. Deliverable: a confirmed level and one missing test.',
        ],
        de: [
          'Schreib zu jeder Stufe Test, Ort, Datum und Dokument auf. Ergebnis: eine Tabelle, die bei der ersten leeren Zeile endet.',
          'Lass eine Ingenieurin von außen die oberste Zeile angreifen. Ergebnis: eine bestätigte Stufe und ein fehlender Test.',
        ],
        es: [
          'Escribe para cada nivel la prueba, el lugar, la fecha y el documento. Entregable: una tabla que acaba en la primera fila vacía.',
          'Pide a un ingeniero ajeno que ataque la fila superior. Entregable: un nivel confirmado y una prueba pendiente.',
        ],
        fr: [
          'Écris pour chaque niveau l’essai, le lieu, la date et le document. Livrable : un tableau qui s’arrête à la première ligne vide.',
          'Demande à un ingénieur extérieur d’attaquer la ligne du haut. Livrable : un niveau confirmé et un essai manquant.',
        ],
      },
    },
    {
      asks: {
        en: [
          'must the product be finished before I can sell',
          'do we need TRL nine for a first customer',
          'too early to talk price because the prototype is rough',
        ],
        de: [
          'muss das Produkt fertig sein, bevor ich verkaufe',
          'brauchen wir die höchste Reifestufe für den ersten Kunden',
          'zu früh für Preise, weil der Prototyp roh ist',
        ],
        es: [
          '¿tiene que estar acabado el producto para vender?',
          '¿hace falta el nivel máximo para el primer cliente?',
          'pronto para hablar de precio con un prototipo tosco',
        ],
        fr: [
          'le produit doit-il être fini avant de vendre',
          'faut-il le niveau maximal pour un premier client',
          'trop tôt pour parler prix avec un prototype brut',
        ],
      },
      says: {
        en: 'No, sell what is true today: a test on their material, a paid trial at their site, or a place in the first series. What must be finished is the promise, so write what works, under which conditions and what still may fail.',
        de: 'Nein, verkauf, was heute stimmt: einen Versuch an ihrem Material, einen bezahlten Test vor Ort oder einen Platz in der ersten Serie. Fertig sein muss das Versprechen; schreib auf, was unter welchen Bedingungen funktioniert und was noch ausfallen kann.',
        es: 'No, vende lo que hoy es cierto: un ensayo con su material, una prueba pagada en su planta o un sitio en la primera serie. Lo que debe estar acabado es la promesa: escribe qué funciona, en qué condiciones y qué puede fallar.',
        fr: 'Non, vends ce qui est vrai aujourd’hui : un essai sur leur matière, un test payé chez eux ou une place dans la première série. C’est la promesse qui doit être finie : écris ce qui marche, dans quelles conditions et ce qui peut échouer.',
      },
      steps: {
        en: [
          "Write an offer for today's level with conditions and open risks. Deliverable: a one-page offer with a price.",
          'Show it to three buyers and ask which risk is unacceptable. Deliverable: a ranked risk list from outside.',
        ],
        de: [
          'Schreib ein Angebot für den heutigen Stand mit Bedingungen und offenen Risiken. Ergebnis: eine Seite mit Preis.',
          'Zeig es drei Käufern und frag, welches Risiko untragbar ist. Ergebnis: eine Risikorangliste von außen.',
        ],
        es: [
          'Escribe una oferta para el nivel de hoy con condiciones y riesgos abiertos. Entregable: una página con precio.',
          'Enséñala a tres compradores y pregunta qué riesgo no aceptarían. Entregable: una lista de riesgos ordenada desde fuera.',
        ],
        fr: [
          'Rédige une offre au niveau actuel avec conditions et risques ouverts. Livrable : une page avec un prix.',
          'Montre-la à trois acheteurs et demande quel risque est inacceptable. Livrable : une liste de risques classée de l’extérieur.',
        ],
      },
    },
    {
      asks: {
        en: [
          'customers are pulling but the technology is still at an early level',
          'demand ahead of the lab, what may I promise',
          'buyer wants delivery before we have proof',
        ],
        de: [
          'Kunden drängen, aber die Technik ist noch früh',
          'Nachfrage vor dem Labor, was darf ich versprechen',
          'Käufer will Lieferung, bevor wir den Nachweis haben',
        ],
        es: [
          'los clientes tiran pero la técnica aún es temprana',
          'demanda por delante del laboratorio, qué puedo prometer',
          'el comprador quiere entrega antes de la demostración',
        ],
        fr: [
          'les clients poussent mais la technique est encore jeune',
          'la demande précède le labo, que puis-je promettre',
          'l’acheteur veut être livré avant la preuve',
        ],
      },
      says: {
        en: 'Promise a date for an answer, not a date for a product. Let the eager buyer pay for, or supply, the test that decides feasibility, and agree now what follows a good result; that turns pressure into money without a debt you cannot honour.',
        de: 'Versprich ein Datum für eine Antwort, nicht für ein Produkt. Lass den drängenden Käufer den entscheidenden Versuch bezahlen oder beliefern und vereinbart jetzt, was auf ein gutes Ergebnis folgt; so wird aus Druck Geld ohne uneinlösbare Schuld.',
        es: 'Promete una fecha de respuesta, no una fecha de producto. Haz que el comprador impaciente pague o alimente el ensayo que decide la viabilidad, y acuerda ya qué sigue a un buen resultado; así la presión se vuelve dinero sin deudas imposibles.',
        fr: 'Promets une date de réponse, pas une date de produit. Fais payer ou alimenter par l’acheteur pressé l’essai qui tranche la faisabilité, et convenez dès maintenant de la suite d’un bon résultat ; la pression devient de l’argent sans dette impossible.',
      },
      steps: {
        en: [
          'Define the one experiment that decides, with sample, criterion and date. Deliverable: a test plan co-signed by the buyer.',
          'Agree the consequence of success and of failure in writing. Deliverable: two sentences in the study agreement.',
        ],
        de: [
          'Leg den einen Versuch fest, der entscheidet, mit Probe, Kriterium und Datum. Ergebnis: ein vom Käufer mitgezeichneter Prüfplan.',
          'Halte die Folge von Erfolg und Misserfolg schriftlich fest. Ergebnis: zwei Sätze in der Studienvereinbarung.',
        ],
        es: [
          'Define el único ensayo que decide, con muestra, criterio y fecha. Entregable: un plan de prueba firmado también por el comprador.',
          'Acuerda por escrito qué pasa si sale bien y si sale mal. Entregable: dos frases en el acuerdo de estudio.',
        ],
        fr: [
          'Définis l’unique essai qui tranche : échantillon, critère, date. Livrable : un plan d’essai cosigné par l’acheteur.',
          'Convenez par écrit de la suite en cas de succès comme d’échec. Livrable : deux phrases dans l’accord d’étude.',
        ],
      },
    },
    {
      asks: {
        en: [
          'strong technology and zero customer talks, should we stop developing',
          'we are far in engineering and know nobody in the market',
          'pause the next prototype to do interviews',
        ],
        de: [
          'starke Technik und null Kundengespräche, sollen wir die Entwicklung stoppen',
          'technisch weit und niemanden im Markt kennen',
          'nächsten Prototyp für Interviews anhalten',
        ],
        es: [
          'tecnología fuerte y cero charlas con clientes, ¿paramos el desarrollo?',
          'muy avanzados en ingeniería y sin conocer el mercado',
          'frenar el próximo prototipo para entrevistar',
        ],
        fr: [
          'technologie forte et aucun échange client, faut-il arrêter le développement',
          'avancés en ingénierie sans connaître le marché',
          'suspendre le prochain prototype pour des entretiens',
        ],
      },
      says: {
        en: 'Pause the next prototype decision, not the lab: hold ten problem interviews before the budget for it is released. The design nearly always changes after them, and a month of talks is cheap compared with a demonstrator for the wrong site.',
        de: 'Halte die Entscheidung über den nächsten Prototyp an, nicht das Labor: Führ zehn Problemgespräche, bevor das Geld dafür frei wird. Fast immer ändert sich danach der Entwurf, und ein Monat Gespräche ist billig gegen einen Demonstrator für den falschen Ort.',
        es: 'Frena la decisión del próximo prototipo, no el laboratorio: haz diez entrevistas de problema antes de liberar ese dinero. El diseño casi siempre cambia después, y un mes de charlas es barato frente a un demostrador para el lugar equivocado.',
        fr: 'Suspends la décision du prochain prototype, pas le labo : mène dix entretiens sur le problème avant d’en libérer le budget. La conception change presque toujours ensuite, et un mois d’échanges coûte peu face à un démonstrateur pour le mauvais site.',
      },
      steps: {
        en: [
          'List the three design choices a customer could overturn. Deliverable: three open questions for interviews.',
          'Make release of the prototype budget depend on ten held talks. Deliverable: a gate written into the project plan.',
        ],
        de: [
          'Liste drei Entwurfsentscheidungen auf, die ein Kunde kippen könnte. Ergebnis: drei offene Fragen für Gespräche.',
          'Knüpf die Freigabe des Prototypbudgets an zehn gehaltene Gespräche. Ergebnis: ein Tor im Projektplan.',
        ],
        es: [
          'Lista tres decisiones de diseño que un cliente podría tumbar. Entregable: tres preguntas abiertas para las entrevistas.',
          'Condiciona el presupuesto del prototipo a diez charlas celebradas. Entregable: una puerta escrita en el plan del proyecto.',
        ],
        fr: [
          'Liste trois choix de conception qu’un client pourrait renverser. Livrable : trois questions ouvertes pour les entretiens.',
          'Subordonne le budget du prototype à dix entretiens tenus. Livrable : un jalon inscrit au plan de projet.',
        ],
      },
    },
    {
      asks: {
        en: [
          'which level do I state in a grant form when we are between two',
          'may I round up our TRL in the application',
          'evaluator challenges our claimed maturity',
        ],
        de: [
          'welche Stufe schreibe ich in den Antrag, wenn wir dazwischen liegen',
          'darf ich den TRL aufrunden',
          'Gutachter bezweifelt unsere Reifeangabe',
        ],
        es: [
          'qué nivel pongo en la solicitud si estamos entre dos',
          '¿puedo redondear el TRL hacia arriba?',
          'el evaluador duda de nuestra madurez',
        ],
        fr: [
          'quel niveau indiquer dans le dossier quand on est entre deux',
          'puis-je arrondir le TRL',
          'un évaluateur conteste notre maturité annoncée',
        ],
      },
      says: {
        en: 'State the lower level and describe the running test towards the next one. Evaluators compare the claim with the work plan, and an inflated start makes your own project look unnecessary. Put the market stage beside it with equal honesty.',
        de: 'Nenn die niedrigere Stufe und beschreib den laufenden Test zur nächsten. Gutachter vergleichen die Angabe mit dem Arbeitsplan, und ein geschönter Start lässt dein Projekt überflüssig wirken. Stell den Marktstand genauso ehrlich daneben.',
        es: 'Pon el nivel menor y describe la prueba en curso hacia el siguiente. El evaluador compara lo declarado con el plan, y un inicio inflado hace que tu proyecto parezca innecesario. Añade la fase de mercado con la misma honestidad.',
        fr: 'Indique le niveau inférieur et décris l’essai en cours vers le suivant. Les évaluateurs comparent l’annonce au plan de travail, et un départ gonflé rend ton projet inutile à leurs yeux. Mets le stade de marché à côté, avec la même franchise.',
      },
      steps: {
        en: [
          'Quote test conditions, duration and result for the level you claim. Deliverable: a two-line justification for the form.',
          'Have an outsider check that the work plan begins exactly there. Deliverable: a comment on each package.',
        ],
        de: [
          'Nenn zur behaupteten Stufe Testbedingungen, Dauer und Ergebnis. Ergebnis: eine Begründung in zwei Zeilen für das Formular.',
          'Lass jemanden von außen prüfen, ob der Arbeitsplan genau dort beginnt. Ergebnis: ein Kommentar je Arbeitspaket.',
        ],
        es: [
          'Cita condiciones, duración y resultado de la prueba del nivel que declaras. Entregable: una justificación de dos líneas.',
          'Haz que alguien externo compruebe si el plan empieza justo ahí. Entregable: un comentario por cada paquete de trabajo.',
        ],
        fr: [
          'Cite conditions, durée et résultat de l’essai pour le niveau annoncé. Livrable : une justification de deux lignes pour le formulaire.',
          'Fais vérifier par un tiers que le plan commence exactement là. Livrable : un commentaire sur chaque lot.',
        ],
      },
    },
    {
      asks: {
        en: [
          'a corporate scout asks how mature we are, what do I answer',
          'explain readiness to a buyer who does not know TRL',
          'what does a customer want to hear about our stage',
        ],
        de: [
          'ein Konzern-Scout fragt, wie reif wir sind, was antworte ich',
          'Reife jemandem erklären, der TRL nicht kennt',
          'was will ein Kunde über unseren Stand hören',
        ],
        es: [
          'un scout de una gran empresa pregunta por nuestra madurez, qué respondo',
          'explicar el estado a quien no conoce el TRL',
          'qué quiere oír un cliente sobre nuestra fase',
        ],
        fr: [
          'un scout de grand groupe demande notre maturité, que répondre',
          'expliquer notre état à qui ignore le TRL',
          'que veut entendre un client sur notre stade',
        ],
      },
      says: {
        en: "Answer in the buyer's terms: what runs, where, for how long, and what they would have to do to try it. A level number helps their report, yet a sentence such as two units, one site, running since spring tells them whether to put a team on it.",
        de: 'Antworte in der Sprache des Käufers: was läuft, wo, wie lange und was er für einen Versuch tun müsste. Eine Stufenzahl hilft seinem Bericht; ein Satz wie zwei Geräte, ein Standort, seit dem Frühjahr in Betrieb sagt ihm, ob sich ein Team lohnt.',
        es: 'Responde en sus términos: qué funciona, dónde, desde cuándo y qué tendría que hacer para probarlo. Un número de nivel ayuda a su informe, pero una frase como dos equipos, una planta, en marcha desde primavera le dice si vale dedicar gente.',
        fr: 'Réponds dans ses termes : ce qui tourne, où, depuis quand, et ce qu’il devrait faire pour essayer. Un numéro de niveau aide son rapport, mais deux appareils, un site, en marche depuis le printemps lui dit s’il faut y mettre une équipe.',
      },
      steps: {
        en: [
          'Write four lines: running units, place, hours, next opening for a trial. Deliverable: a stage card for e-mails.',
          'Add what you need from the site for a trial. Deliverable: a list of utilities, data and people.',
        ],
        de: [
          'Schreib vier Zeilen: laufende Geräte, Ort, Stunden, nächster Testplatz. Ergebnis: eine Standkarte für Mails.',
          'Ergänze, was du vom Standort für einen Versuch brauchst. Ergebnis: eine Liste mit Anschlüssen, Daten und Personen.',
        ],
        es: [
          'Escribe cuatro líneas: equipos en marcha, lugar, horas y próximo hueco de prueba. Entregable: una ficha de estado para correos.',
          'Añade lo que necesitas de la planta para un ensayo. Entregable: una lista de tomas, datos y personas.',
        ],
        fr: [
          'Écris quatre lignes : appareils en marche, lieu, heures, prochain créneau d’essai. Livrable : une fiche de stade pour courriels.',
          'Ajoute ce qu’il te faut du site pour un essai. Livrable : une liste d’utilités, de données et de personnes.',
        ],
      },
    },
  ],
  'shift-money-from-rd-to-business': [
    {
      asks: {
        en: [
          'what share of our spending should go to customers',
          'how many percent for business development versus the lab',
          'right budget split this quarter',
        ],
        de: [
          'welcher Teil der Ausgaben soll zum Kunden',
          'wie viel Prozent für Geschäftsentwicklung gegenüber Labor',
          'richtige Budgetaufteilung in diesem Quartal',
        ],
        es: [
          'qué parte del gasto va a clientes',
          'qué porcentaje para negocio frente al laboratorio',
          'reparto correcto este trimestre',
        ],
        fr: [
          'quelle part de nos dépenses consacrer aux clients',
          'quel pourcentage pour le commercial face au labo',
          'bonne répartition ce trimestre',
        ],
      },
      says: {
        en: 'Begin with one tenth of the budget and raise it each quarter for as long as it produces held meetings and signed steps. A fixed ideal ratio does not exist; what matters is that a named person owns the sum and nobody borrows it back for the lab.',
        de: 'Beginne mit einem Zehntel des Budgets und erhöhe es jedes Quartal, solange daraus Treffen und unterschriebene Schritte entstehen. Ein festes Idealverhältnis gibt es nicht; wichtig ist, dass eine Person die Summe verantwortet und das Labor sie nicht zurückholt.',
        es: 'Empieza con una décima parte del presupuesto y súbela cada trimestre mientras dé reuniones y pasos firmados. No existe una proporción ideal; importa que una persona responda de la suma y que el laboratorio no la recupere.',
        fr: 'Commence par un dixième du budget et augmente-le chaque trimestre tant qu’il produit des rendez-vous et des étapes signées. Aucun ratio idéal n’existe ; il faut qu’une personne réponde de la somme et que le labo ne la reprenne pas.',
      },
      steps: {
        en: [
          'Open a separate cost line for customer work with its owner. Deliverable: a budget sheet with monthly spending.',
          'Review cost per held meeting each quarter and adjust the share. Deliverable: one decision in the minutes.',
        ],
        de: [
          'Richte eine eigene Kostenstelle für Kundenarbeit mit verantwortlicher Person ein. Ergebnis: ein Budgetblatt mit Monatsausgaben.',
          'Prüf jedes Quartal die Kosten pro gehaltenem Treffen und pass den Anteil an. Ergebnis: ein Beschluss im Protokoll.',
        ],
        es: [
          'Abre una partida propia para trabajo con clientes y su responsable. Entregable: una hoja de presupuesto con gasto mensual.',
          'Revisa cada trimestre el coste por reunión celebrada y ajusta la parte. Entregable: una decisión en el acta.',
        ],
        fr: [
          'Ouvre une ligne de coûts propre au travail client, avec un responsable. Livrable : un tableau budgétaire mensuel.',
          'Examine chaque trimestre le coût par rendez-vous tenu et ajuste la part. Livrable : une décision au procès-verbal.',
        ],
      },
    },
    {
      asks: {
        en: [
          'hire a business developer or send our engineers to customers',
          'who in a technical team should do the market work',
          'is an MBA the right first business person',
        ],
        de: [
          'Geschäftsentwickler einstellen oder Ingenieure zu Kunden schicken',
          'wer im technischen Team macht die Marktarbeit',
          'ist ein MBA die richtige erste Geschäftsperson',
        ],
        es: [
          '¿contrato a alguien de negocio o mando a mis ingenieros?',
          'quién hace el trabajo de mercado en un equipo técnico',
          '¿un MBA es la primera persona de negocio adecuada?',
        ],
        fr: [
          'embaucher un développeur commercial ou envoyer nos ingénieurs',
          'qui fait le travail de marché dans une équipe technique',
          'un MBA est-il le bon premier profil business',
        ],
      },
      says: {
        en: 'Send the founders and one curious engineer first, and hire once the calendar no longer fits. Someone from outside cannot answer the second technical question and returns with nothing to build on, while an engineer who listens brings back a specification.',
        de: 'Schick zuerst das Gründerteam und einen neugierigen Ingenieur und stell ein, wenn der Kalender nicht mehr reicht. Wer von außen kommt, scheitert an der zweiten technischen Frage; ein Ingenieur, der zuhört, bringt ein Lastenheft mit.',
        es: 'Manda primero a los fundadores y a un ingeniero curioso, y contrata cuando la agenda ya no dé. Quien viene de fuera se atasca en la segunda pregunta técnica y vuelve sin nada útil; un ingeniero que escucha trae una especificación.',
        fr: 'Envoie d’abord les fondateurs et un ingénieur curieux, puis embauche quand l’agenda déborde. Une personne de l’extérieur cale à la deuxième question technique et revient sans rien d’utile ; un ingénieur qui écoute rapporte un cahier des charges.',
      },
      steps: {
        en: [
          'Give one engineer a fixed share of the week with three customer tasks. Deliverable: a role note agreed in writing.',
          'Note questions only a business person could handle for a month. Deliverable: a hiring case or its absence.',
        ],
        de: [
          'Gib einem Ingenieur einen festen Wochenanteil mit drei Kundenaufgaben. Ergebnis: eine schriftlich vereinbarte Rolle.',
          'Notiere einen Monat lang Fragen, die nur eine Geschäftsperson lösen könnte. Ergebnis: ein Einstellungsgrund oder keiner.',
        ],
        es: [
          'Da a un ingeniero una parte fija de la semana con tres tareas de cliente. Entregable: un papel acordado por escrito.',
          'Apunta un mes las preguntas que solo resolvería alguien de negocio. Entregable: un motivo para contratar o ninguno.',
        ],
        fr: [
          'Donne à un ingénieur une part fixe de la semaine et trois tâches client. Livrable : un rôle convenu par écrit.',
          'Relève pendant un mois les questions que seul un profil commercial résoudrait. Livrable : un motif d’embauche, ou aucun.',
        ],
      },
    },
    {
      asks: {
        en: [
          'my co-founder wants to perfect the technology first',
          'the scientists resist spending on customers',
          'how do I convince the team to go to market earlier',
        ],
        de: [
          'mein Mitgründer will die Technik erst perfektionieren',
          'die Wissenschaftler sträuben sich gegen Ausgaben für Kunden',
          'wie überzeuge ich das Team, früher an den Markt zu gehen',
        ],
        es: [
          'mi cofundador quiere perfeccionar antes la técnica',
          'los científicos se resisten a gastar en clientes',
          'cómo convenzo al equipo de salir antes al mercado',
        ],
        fr: [
          'mon cofondateur veut d’abord perfectionner la technique',
          'les chercheurs refusent de dépenser pour les clients',
          'comment convaincre l’équipe d’aller plus tôt au marché',
        ],
      },
      says: {
        en: 'Do not argue about money; take the sceptic to a customer. One visit in which a buyer shrugs at the planned improvement and asks for something simpler moves more budget than any chart, so arrange it before the next planning meeting.',
        de: 'Streite nicht ums Geld, sondern nimm die zweifelnde Person zum Kunden mit. Ein Besuch, bei dem ein Käufer über die geplante Verbesserung die Schultern zuckt und etwas Einfacheres will, bewegt mehr Budget als jede Grafik; organisiere ihn vor der nächsten Planung.',
        es: 'No discutas de dinero: lleva al escéptico a ver a un cliente. Una visita en la que el comprador se encoge de hombros ante la mejora prevista y pide algo más sencillo mueve más presupuesto que un gráfico; organízala antes de la próxima planificación.',
        fr: 'Ne débats pas d’argent : emmène le sceptique chez un client. Une visite où l’acheteur hausse les épaules devant l’amélioration prévue et demande plus simple déplace plus de budget qu’un graphique ; organise-la avant la prochaine planification.',
      },
      steps: {
        en: [
          "Bring the sceptic to two site visits as note-taker. Deliverable: two notes in the sceptic's own words.",
          'Let the team rank planned features by what those buyers would pay for. Deliverable: a reordered development list.',
        ],
        de: [
          'Nimm die skeptische Person zu zwei Werksbesuchen mit, zum Protokollieren. Ergebnis: zwei Notizen in deren Worten.',
          'Lass das Team geplante Funktionen nach Zahlungsbereitschaft dieser Käufer ordnen. Ergebnis: eine neu sortierte Entwicklungsliste.',
        ],
        es: [
          'Lleva al escéptico a dos visitas de planta como quien toma notas. Entregable: dos notas con sus palabras.',
          'Haz que el equipo ordene las funciones por lo que pagarían esos compradores. Entregable: una lista de desarrollo reordenada.',
        ],
        fr: [
          'Emmène le sceptique à deux visites de site comme preneur de notes. Livrable : deux comptes rendus dans ses mots.',
          'Fais classer les fonctions prévues selon ce que ces acheteurs paieraient. Livrable : une liste de développement réordonnée.',
        ],
      },
    },
    {
      asks: {
        en: [
          'our grant only pays for research, how do we fund market work',
          'money is earmarked for R&D',
          'can project funds be used for customer visits',
        ],
        de: [
          'unsere Förderung zahlt nur Forschung, wie finanzieren wir Marktarbeit',
          'Geld ist zweckgebunden für F&E',
          'dürfen Projektmittel in Kundenbesuche fließen',
        ],
        es: [
          'nuestra subvención solo paga investigación, cómo financio el mercado',
          'dinero asignado a I+D',
          '¿puedo usar fondos del proyecto para visitar clientes?',
        ],
        fr: [
          'notre subvention ne paie que la recherche, comment financer le marché',
          'argent fléché R&D',
          'peut-on payer des visites clients sur un projet',
        ],
      },
      says: {
        en: 'Check the grant text before you assume the ban, because validation, dissemination and user tests are often tasks you can describe as such. Pay the rest from customers: a feasibility study or test series earns money and gives you the meetings.',
        de: 'Lies den Bescheid, bevor du ein Verbot annimmst, denn Validierung, Verwertung und Anwendertests lassen sich oft als Aufgaben beschreiben. Den Rest bezahlen Kunden: Eine Machbarkeitsstudie oder Versuchsreihe bringt Geld und die Treffen gleich mit.',
        es: 'Lee las bases antes de dar por hecha la prohibición, porque validación, difusión y pruebas con usuarios suelen poder describirse como tareas. El resto lo pagan clientes: un estudio de viabilidad o una serie de ensayos da dinero y reuniones.',
        fr: 'Lis la convention avant de supposer l’interdiction, car validation, diffusion et tests utilisateurs peuvent souvent être décrits comme des tâches. Le reste se paie chez les clients : une étude de faisabilité rapporte de l’argent et les rendez-vous avec.',
      },
      steps: {
        en: [
          'Mark each planned customer activity as eligible, unclear or not, with the clause. Deliverable: a question list for the project officer.',
          'Offer one paid feasibility study with a fixed scope. Deliverable: a quote sent to three firms.',
        ],
        de: [
          'Markiere jede geplante Kundentätigkeit mit Klausel als förderfähig, unklar oder nicht. Ergebnis: eine Fragenliste für den Projektträger.',
          'Biete eine bezahlte Machbarkeitsstudie mit festem Umfang an. Ergebnis: ein Angebot an drei Firmen.',
        ],
        es: [
          'Marca cada actividad con clientes como elegible, dudosa o no, con su cláusula. Entregable: una lista de preguntas para el gestor.',
          'Ofrece un estudio de viabilidad pagado y de alcance fijo. Entregable: una oferta enviada a tres empresas.',
        ],
        fr: [
          'Classe chaque activité client en éligible, incertaine ou exclue, avec la clause. Livrable : une liste de questions au gestionnaire.',
          'Propose une étude de faisabilité payante à périmètre fixe. Livrable : un devis envoyé à trois entreprises.',
        ],
      },
    },
    {
      asks: {
        en: [
          'what exactly should we spend the market budget on first',
          'trade fair, website, travel or samples',
          'first money for business, what gives the most',
        ],
        de: [
          'wofür geben wir das Marktbudget zuerst aus',
          'Messe, Website, Reisen oder Muster',
          'erstes Geld fürs Geschäft, was bringt am meisten',
        ],
        es: [
          'en qué gasto primero el presupuesto de mercado',
          'feria, web, viajes o muestras',
          'primer dinero para negocio, qué rinde más',
        ],
        fr: [
          'à quoi dépenser d’abord le budget marché',
          'salon, site web, voyages ou échantillons',
          'premier argent commercial, qu’est-ce qui rapporte le plus',
        ],
      },
      says: {
        en: 'Spend on being where the problem is: travel to sites, samples and a loan unit come before a fair, a film or a website. The first sums should buy conversations you could not otherwise have; visibility pays only when you know what to say.',
        de: 'Gib es dafür aus, dort zu sein, wo das Problem ist: Reisen in Werke, Muster und ein Leihgerät kommen vor Messe, Film und Website. Die ersten Beträge sollen Gespräche kaufen, die du sonst nicht hättest; Sichtbarkeit lohnt erst mit klarer Botschaft.',
        es: 'Gástalo en estar donde está el problema: viajes a plantas, muestras y un equipo en préstamo van antes que feria, vídeo o web. Las primeras sumas deben comprar conversaciones que no tendrías; la visibilidad rinde cuando sabes qué decir.',
        fr: 'Dépense-le pour être là où est le problème : trajets vers les sites, échantillons et appareil de prêt passent avant salon, film ou site web. Les premières sommes achètent des conversations inaccessibles autrement ; la visibilité paie quand tu sais quoi dire.',
      },
      steps: {
        en: [
          'Plan six site visits in one region with sample material. Deliverable: a travel plan with names and dates.',
          'Cancel one visibility expense and move it to a loan unit. Deliverable: a swapped budget line.',
        ],
        de: [
          'Plane sechs Werksbesuche in einer Region samt Mustern. Ergebnis: ein Reiseplan mit Namen und Daten.',
          'Streich eine Ausgabe für Sichtbarkeit zugunsten eines Leihgeräts. Ergebnis: eine getauschte Budgetzeile mit neuem Betrag.',
        ],
        es: [
          'Planea seis visitas a plantas de una región con muestras. Entregable: un plan de viaje con nombres y fechas.',
          'Cancela un gasto de visibilidad y pásalo a un equipo en préstamo. Entregable: una línea de presupuesto cambiada.',
        ],
        fr: [
          'Prévois six visites de sites dans une région, échantillons compris. Livrable : un plan de voyage avec noms et dates.',
          'Supprime une dépense de visibilité au profit d’un appareil de prêt. Livrable : une ligne budgétaire échangée.',
        ],
      },
    },
    {
      asks: {
        en: [
          'cash is nearly gone and the product is unfinished',
          'few months of runway, lab or customers',
          'where do we cut first to survive',
        ],
        de: [
          'Geld ist fast weg und das Produkt unfertig',
          'wenige Monate Reserve, Labor oder Kunden',
          'wo kürzen wir zuerst, um zu überleben',
        ],
        es: [
          'casi no queda caja y el producto no está listo',
          'pocos meses de oxígeno, laboratorio o clientes',
          'dónde recorto primero para sobrevivir',
        ],
        fr: [
          'presque plus de trésorerie et produit inachevé',
          'quelques mois devant nous, labo ou clients',
          'où couper d’abord pour survivre',
        ],
      },
      says: {
        en: 'Cut every task that no waiting customer needs, and put the freed people on the two buyers closest to paying. With little cash the product that counts is the smallest one somebody orders now, even if it is a test service or a licence.',
        de: 'Streich jede Aufgabe, auf die kein Kunde wartet, und setz die freien Leute auf die zwei Käufer, die der Zahlung am nächsten sind. Bei wenig Geld zählt das kleinste Produkt, das jetzt jemand bestellt, und sei es eine Messdienstleistung oder Lizenz.',
        es: 'Recorta toda tarea que ningún cliente espere y pon a esa gente con los dos compradores más cercanos a pagar. Con poca caja cuenta el producto más pequeño que alguien pida ahora, aunque sea un servicio de ensayo o una licencia.',
        fr: 'Coupe toute tâche qu’aucun client n’attend et mets les gens libérés sur les deux acheteurs les plus proches de payer. Avec peu d’argent compte le plus petit produit que quelqu’un commande maintenant, fût-ce un service d’essai ou une licence.',
      },
      steps: {
        en: [
          'Rank open development tasks by the order they would unlock. Deliverable: a stop list signed by the founders.',
          'Offer the two nearest buyers a prepaid small scope. Deliverable: two quotes with payment terms this month.',
        ],
        de: [
          'Ordne offene Entwicklungsaufgaben nach dem Auftrag, den sie auslösen. Ergebnis: eine vom Gründerteam gezeichnete Stoppliste.',
          'Biete den zwei nächsten Käufern einen kleinen Umfang gegen Vorkasse an. Ergebnis: zwei Angebote noch diesen Monat.',
        ],
        es: [
          'Ordena las tareas de desarrollo por el pedido que desbloquean. Entregable: una lista de paradas firmada por los fundadores.',
          'Ofrece a los dos compradores más cercanos un alcance pequeño prepagado. Entregable: dos ofertas este mes.',
        ],
        fr: [
          'Classe les tâches de développement selon la commande qu’elles débloquent. Livrable : une liste d’arrêts signée par les fondateurs.',
          'Propose aux deux acheteurs les plus proches un petit périmètre prépayé. Livrable : deux devis ce mois-ci.',
        ],
      },
    },
  ],
  'first-of-a-kind-plant': [
    {
      asks: {
        en: [
          'who pays if the plant costs more or runs late',
          'lenders and insurers want performance guarantees',
          'contractor will not take the risk of an unproven process',
        ],
        de: [
          'wer zahlt, wenn die Anlage teurer wird oder später läuft',
          'Banken und Versicherer wollen Leistungsgarantien',
          'Anlagenbauer übernimmt das Risiko des neuen Verfahrens nicht',
        ],
        es: [
          'quién paga si la planta cuesta más o se retrasa',
          'bancos y aseguradoras quieren garantías de rendimiento',
          'el contratista no asume el riesgo de un proceso nuevo',
        ],
        fr: [
          'qui paie si l’usine coûte plus cher ou prend du retard',
          'banques et assureurs veulent des garanties de performance',
          'l’ensemblier refuse le risque d’un procédé nouveau',
        ],
      },
      says: {
        en: 'Nobody takes that risk whole, so cut it into pieces that someone can price: standard equipment to the contractor, process performance to an insurer or to you, delay to a cash reserve. A lender wants to see each piece with a name beside it.',
        de: 'Ganz nimmt dieses Risiko niemand; zerleg es in Teile, die jemand bepreisen kann: übliche Ausrüstung an den Anlagenbauer, Verfahrensleistung an Versicherer oder dich, Verzug an eine Barreserve. Die Bank will neben jedem Teil einen Namen sehen.',
        es: 'Nadie asume ese riesgo entero, así que córtalo en trozos con precio: equipos estándar para el contratista, rendimiento del proceso para una aseguradora o para ti, retraso para una reserva de caja. El prestamista quiere un nombre junto a cada trozo.',
        fr: 'Personne ne prend ce risque entier : découpe-le en morceaux chiffrables, l’équipement standard à l’ensemblier, la performance du procédé à un assureur ou à toi, le retard à une réserve de trésorerie. Le prêteur veut un nom en face de chaque morceau.',
      },
      steps: {
        en: [
          'Split the plant risks into construction, performance, delay and feedstock with a bearer each. Deliverable: a risk table with gaps.',
          'Ask an engineering contractor and an insurer what test data would let them cover performance. Deliverable: two condition lists.',
        ],
        de: [
          'Teile die Anlagenrisiken in Bau, Leistung, Verzug und Rohstoff und benenne je einen Träger. Ergebnis: eine Risikotabelle mit Lücken.',
          'Frag Anlagenbauer und Versicherer, welche Testdaten eine Deckung der Leistung erlauben. Ergebnis: zwei Bedingungslisten.',
        ],
        es: [
          'Divide los riesgos en construcción, rendimiento, retraso y materia prima, con un responsable. Entregable: una tabla de riesgos y huecos.',
          'Pregunta a una ingeniería y a una aseguradora qué datos les permitirían cubrirlo. Entregable: dos listas de condiciones.',
        ],
        fr: [
          'Répartis les risques entre construction, performance, retard et matière, avec un porteur chacun. Livrable : un tableau des risques et des trous.',
          'Demande à un ensemblier et à un assureur quelles données d’essai permettraient de couvrir. Livrable : deux listes de conditions.',
        ],
      },
    },
    {
      asks: {
        en: [
          'will a bank accept letters of intent for our plant',
          'buyers only give soft commitments, is that financeable',
          'do non-binding promises help with a lender',
        ],
        de: [
          'akzeptiert eine Bank Absichtserklärungen für unsere Anlage',
          'Käufer geben nur weiche Zusagen, ist das finanzierbar',
          'helfen unverbindliche Zusagen beim Kreditgeber',
        ],
        es: [
          '¿acepta un banco cartas de intención para la planta?',
          'los compradores dan compromisos blandos, ¿se financia?',
          '¿ayudan las promesas no vinculantes ante un prestamista?',
        ],
        fr: [
          'une banque accepte-t-elle des lettres d’intention pour l’usine',
          'les acheteurs s’engagent mollement, est-ce finançable',
          'des promesses sans engagement aident-elles auprès d’un prêteur',
        ],
      },
      says: {
        en: 'No, a letter that binds nobody carries no loan; it only shows the bank whom to call. Turn each one into a conditional contract: quantity, price and term are fixed now and become binding when the plant passes an agreed performance test.',
        de: 'Nein, ein Brief, der niemanden bindet, trägt keinen Kredit; er zeigt der Bank nur, wen sie anrufen kann. Mach daraus bedingte Verträge: Menge, Preis und Laufzeit stehen jetzt fest und binden, sobald die Anlage eine vereinbarte Leistungsprüfung besteht.',
        es: 'No, una carta que no obliga a nadie no sostiene un préstamo; solo indica al banco a quién llamar. Convierte cada una en contrato condicionado: cantidad, precio y plazo quedan fijos y obligan cuando la planta supere una prueba acordada.',
        fr: 'Non, une lettre qui n’engage personne ne porte aucun prêt ; elle indique seulement à la banque qui appeler. Fais-en un contrat conditionnel : quantité, prix et durée sont fixés maintenant et engagent dès que l’usine réussit un essai convenu.',
      },
      steps: {
        en: [
          'Send every letter writer a conditional term sheet with volume and price. Deliverable: replies sorted by firm, open and no.',
          'Agree the performance test with your most creditworthy buyer. Deliverable: a one-page acceptance protocol.',
        ],
        de: [
          'Schick jedem Absender ein bedingtes Eckpunktepapier mit Menge und Preis. Ergebnis: Antworten, sortiert nach fest, offen und nein.',
          'Vereinbare die Leistungsprüfung mit dem kreditwürdigsten Käufer. Ergebnis: ein Abnahmeprotokoll auf einer Seite.',
        ],
        es: [
          'Envía a cada firmante una hoja condicionada con volumen y precio. Entregable: respuestas ordenadas en firme, abierta y no.',
          'Acuerda la prueba de rendimiento con el comprador más solvente. Entregable: un protocolo de aceptación de una página.',
        ],
        fr: [
          'Envoie à chaque signataire une feuille conditionnelle avec volume et prix. Livrable : des réponses classées en ferme, ouverte et non.',
          'Convenez de l’essai de performance avec l’acheteur le plus solvable. Livrable : un protocole d’acceptation d’une page.',
        ],
      },
    },
    {
      asks: {
        en: [
          'the bank refuses a loan for our first plant, who else',
          'finance a demonstration unit without bank debt',
          'which money comes in which order for a first factory',
        ],
        de: [
          'die Bank lehnt den Kredit für die erste Anlage ab, wer sonst',
          'Demonstrationsanlage ohne Bankkredit',
          'welches Geld in welcher Reihenfolge für die erste Fabrik',
        ],
        es: [
          'el banco niega el préstamo para la primera planta, ¿quién si no?',
          'financiar una unidad de demostración sin deuda',
          'qué dinero va en qué orden para la primera fábrica',
        ],
        fr: [
          'la banque refuse le prêt pour la première usine, vers qui aller',
          'financer une unité de démonstration sans dette',
          'quel argent dans quel ordre pour la première fabrique',
        ],
      },
      says: {
        en: 'Expect refusal for the first unit and stack other money in order of patience: grants for the novelty, equity for the risk, a customer or supplier for equipment, and debt only for what could be resold. Ask the bank what would change its mind.',
        de: 'Rechne bei der ersten Anlage mit der Absage und staple anderes Geld nach Geduld: Förderung für das Neue, Eigenkapital für das Risiko, Kunden oder Lieferanten für Ausrüstung, Kredit nur für Wiederverkäufliches. Frag die Bank, was sie umstimmen würde.',
        es: 'Cuenta con el no para la primera unidad y apila otro dinero por paciencia: ayudas para lo nuevo, capital para el riesgo, un cliente o proveedor para equipos y deuda solo para lo revendible. Pregunta al banco qué le haría cambiar.',
        fr: 'Attends-toi au refus pour la première unité et empile l’argent selon sa patience : aides pour la nouveauté, fonds propres pour le risque, client ou fournisseur pour l’équipement, dette pour le seul revendable. Demande à la banque ce qui la ferait changer d’avis.',
      },
      steps: {
        en: [
          'Split the plant cost into resaleable, standard and novel parts. Deliverable: a table with a source per part.',
          'Get the refusal reasons as conditions with evidence needed. Deliverable: a list the next lender can read.',
        ],
        de: [
          'Teile die Anlagenkosten in wiederverkäufliche, übliche und neuartige Teile. Ergebnis: eine Tabelle mit Geldquelle je Teil.',
          'Hol die Ablehnungsgründe als Bedingungen mit verlangtem Beleg ein. Ergebnis: eine Liste für die nächste Bank.',
        ],
        es: [
          'Divide el coste de la planta en partes revendibles, estándar y nuevas. Entregable: una tabla con fuente por parte.',
          'Consigue los motivos del no como condiciones con la evidencia exigida. Entregable: una lista para el próximo prestamista.',
        ],
        fr: [
          'Répartis le coût de l’usine en parts revendables, standard et nouvelles. Livrable : un tableau avec une source par part.',
          'Obtiens les motifs du refus sous forme de conditions et de preuves. Livrable : une liste pour le prêteur suivant.',
        ],
      },
    },
    {
      asks: {
        en: [
          'small module or full-size plant first',
          'how big should the first production unit be',
          'economies of scale versus risk for unit one',
        ],
        de: [
          'kleines Modul oder volle Anlage zuerst',
          'wie groß soll die erste Produktionseinheit sein',
          'Größenvorteile gegen Risiko bei der ersten Einheit',
        ],
        es: [
          'módulo pequeño o planta completa primero',
          'qué tamaño debe tener la primera unidad de producción',
          'economías de escala frente a riesgo en la primera',
        ],
        fr: [
          'petit module ou usine pleine taille d’abord',
          'quelle taille pour la première unité de production',
          'économies d’échelle ou risque pour l’unité une',
        ],
      },
      says: {
        en: "Build the smallest unit that proves your customers' product at their quality, and leave space for the second line. Unit cost will look poor and that is fine, since the first plant sells certainty; only its operating data can sell the efficient one.",
        de: 'Bau die kleinste Einheit, die das Produkt deiner Kunden in deren Qualität beweist, und lass Platz für die zweite Linie. Die Stückkosten sehen schlecht aus, und das ist in Ordnung: Die erste Anlage verkauft Gewissheit, ihre Betriebsdaten verkaufen die effiziente.',
        es: 'Construye la unidad más pequeña que demuestre el producto con la calidad de tus clientes y deja sitio para la segunda línea. El coste unitario saldrá mal y no importa: la primera planta vende certeza, y solo sus datos venderán la eficiente.',
        fr: 'Construis la plus petite unité qui prouve le produit à la qualité de tes clients et garde la place d’une deuxième ligne. Le coût unitaire sera mauvais, et ce n’est pas grave : la première usine vend de la certitude, ses données vendront l’efficace.',
      },
      steps: {
        en: [
          'Compare two sizes on money at risk, sold share and proof delivered. Deliverable: a one-page size decision.',
          'Name the three figures unit one must prove for lenders. Deliverable: a target list with measurement method.',
        ],
        de: [
          'Vergleiche zwei Größen nach riskiertem Geld, verkauftem Anteil und Nachweis. Ergebnis: eine Größenentscheidung auf einer Seite.',
          'Nenn die drei Werte, die Einheit eins der Bank beweisen muss. Ergebnis: eine Zielliste mit Messmethode.',
        ],
        es: [
          'Compara dos tamaños por dinero en riesgo, parte vendida y prueba aportada. Entregable: una decisión de una página.',
          'Nombra las tres cifras que la primera unidad debe probar al banco. Entregable: una lista de metas con método de medida.',
        ],
        fr: [
          'Compare deux tailles : argent exposé, part vendue, preuve apportée. Livrable : une décision de taille sur une page.',
          'Nomme les trois chiffres que l’unité une doit prouver aux prêteurs. Livrable : une liste de cibles avec méthode de mesure.',
        ],
      },
    },
    {
      asks: {
        en: [
          'buyers want product from the plant before they sign for the plant',
          'chicken and egg between contract and factory',
          'customers ask for qualified samples we cannot make at scale yet',
        ],
        de: [
          'Käufer wollen Ware aus der Anlage, bevor sie für die Anlage unterschreiben',
          'Henne und Ei zwischen Vertrag und Fabrik',
          'Kunden verlangen Muster, die wir noch nicht in Menge herstellen',
        ],
        es: [
          'quieren producto de la planta antes de firmar por la planta',
          'el huevo y la gallina entre contrato y fábrica',
          'piden muestras que aún no hacemos a escala',
        ],
        fr: [
          'ils veulent du produit de l’usine avant de signer pour l’usine',
          'l’œuf et la poule entre contrat et fabrique',
          'on nous demande des échantillons impossibles à cette échelle',
        ],
      },
      says: {
        en: "Break the circle with toll manufacturing or a pilot line: make one qualification batch at a contractor's equipment, close enough to the final process to count. Buyers sign on a tested batch with a change clause, not on a drawing.",
        de: 'Durchbrich den Kreis mit Lohnfertigung oder Pilotlinie: Stell eine Qualifizierungscharge auf fremden Anlagen her, nah genug am späteren Verfahren. Käufer unterschreiben auf eine geprüfte Charge mit Änderungsklausel, nicht auf eine Zeichnung.',
        es: 'Rompe el círculo con fabricación por encargo o línea piloto: haz un lote de homologación en equipos ajenos, lo bastante cercano al proceso final. El comprador firma sobre un lote probado con cláusula de cambios, no sobre un plano.',
        fr: 'Romps le cercle par du travail à façon ou une ligne pilote : fais un lot de qualification sur des équipements tiers, assez proches du procédé final. L’acheteur signe sur un lot testé avec clause de modification, pas sur un plan.',
      },
      steps: {
        en: [
          'Ask two buyers for the smallest batch and the tests that qualify it. Deliverable: a qualification sheet per buyer.',
          'Get a quote from a contract manufacturer for that batch. Deliverable: a price, a date and a process gap list.',
        ],
        de: [
          'Frag zwei Käufer nach der kleinsten Charge und den Prüfungen dafür. Ergebnis: ein Qualifizierungsblatt je Käufer.',
          'Hol für diese Charge das Angebot eines Lohnfertigers ein. Ergebnis: Preis, Termin und eine Liste der Verfahrenslücken.',
        ],
        es: [
          'Pregunta a dos compradores el lote mínimo y los ensayos que lo homologan. Entregable: una hoja de homologación por comprador.',
          'Pide presupuesto a un fabricante por encargo para ese lote. Entregable: precio, fecha y lista de diferencias de proceso.',
        ],
        fr: [
          'Demande à deux acheteurs le plus petit lot et les essais qui le qualifient. Livrable : une fiche de qualification par acheteur.',
          'Obtiens le devis d’un façonnier pour ce lot. Livrable : un prix, une date et une liste d’écarts de procédé.',
        ],
      },
    },
    {
      asks: {
        en: [
          'buyers want the market price but our first plant costs more',
          'how to get a green premium or fixed price',
          'price formula for the first output',
        ],
        de: [
          'Käufer wollen Marktpreis, aber unsere erste Anlage ist teurer',
          'wie bekomme ich einen grünen Aufpreis oder Festpreis',
          'Preisformel für die erste Produktion',
        ],
        es: [
          'quieren precio de mercado pero nuestra primera planta cuesta más',
          'cómo consigo prima verde o precio fijo',
          'fórmula de precio para la primera producción',
        ],
        fr: [
          'ils veulent le prix du marché mais notre première usine coûte plus',
          'comment obtenir une prime verte ou un prix fixe',
          'formule de prix pour la première production',
        ],
      },
      says: {
        en: 'Sell the first output to the few for whom the difference disappears in their end price or solves a compliance problem, and fix a premium for a limited term. Whoever compares you with the commodity price is a customer for a later plant.',
        de: 'Verkauf die erste Menge an die wenigen, bei denen der Unterschied im Endpreis verschwindet oder ein Vorschriftenproblem löst, und fixiere den Aufschlag für begrenzte Zeit. Wer dich mit dem Rohstoffpreis vergleicht, ist Kunde einer späteren Anlage.',
        es: 'Vende la primera producción a los pocos para quienes la diferencia desaparece en el precio final o resuelve un problema normativo, y fija una prima por tiempo limitado. Quien te compara con la materia prima es cliente de otra planta futura.',
        fr: 'Vends la première production aux rares acheteurs pour qui l’écart disparaît dans le prix final ou règle un souci de conformité, et fixe une prime à durée limitée. Celui qui te compare à la matière courante est client d’une usine future.',
      },
      steps: {
        en: [
          "Compute what the premium adds to the buyer's finished product. Deliverable: a cost-per-product line for the pitch.",
          "Propose a fixed premium with a step-down after volume targets. Deliverable: a price formula for the lawyer's draft.",
        ],
        de: [
          'Berechne, was der Aufschlag im fertigen Produkt des Käufers ausmacht. Ergebnis: eine Kostenzeile fürs Gespräch.',
          'Schlag einen festen Aufpreis vor, der mit erreichten Mengen sinkt. Ergebnis: eine Preisformel für den Vertragsentwurf.',
        ],
        es: [
          'Calcula cuánto añade la prima al producto acabado del comprador. Entregable: una línea de coste para la reunión.',
          'Propón una prima fija que baje al alcanzar volúmenes. Entregable: una fórmula de precio para el borrador.',
        ],
        fr: [
          'Calcule ce que la prime ajoute au produit fini de l’acheteur. Livrable : une ligne de coût pour l’entretien.',
          'Propose une prime fixe qui baisse avec les volumes atteints. Livrable : une formule de prix pour le projet de contrat.',
        ],
      },
    },
  ],
}
