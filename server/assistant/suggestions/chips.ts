import type { Language } from '#shared/language.ts'

/** Follow-ups by the topic just discussed, in the founder's voice, short enough for a chip. */
export const CHIPS: Record<string, Record<Language, string[]>> = {
  interviews: {
    en: [
      'Write me an interview guide',
      'Who counts as an interview?',
      'How do I find people to interview?',
      'When do I stop interviewing?',
    ],
    de: [
      'Schreib mir einen Interviewleitfaden',
      'Wer zählt als Interview?',
      'Wie finde ich Gesprächspartner?',
      'Wann höre ich mit Interviews auf?',
    ],
    es: [
      'Escríbeme un guion de entrevista',
      '¿Quién cuenta como entrevista?',
      '¿Cómo encuentro a quién entrevistar?',
      '¿Cuándo dejo de entrevistar?',
    ],
    fr: [
      'Écris-moi un guide d’entretien',
      'Qui compte comme entretien ?',
      'Comment trouver des interlocuteurs ?',
      'Quand arrêter les entretiens ?',
    ],
  },
  find: {
    en: ['Draft the outreach mail', 'Which job title do I start with?', 'How many interviews are enough?'],
    de: [
      'Entwirf die Mail für die Anfrage',
      'Mit welcher Funktion fange ich an?',
      'Wie viele Interviews reichen?',
    ],
    es: ['Redacta el correo de contacto', '¿Con qué cargo empiezo?', '¿Cuántas entrevistas bastan?'],
    fr: [
      'Rédige le courriel de prise de contact',
      'Par quelle fonction commencer ?',
      'Combien d’entretiens suffisent ?',
    ],
  },
  segment: {
    en: [
      'Give me the beachhead scorecard',
      'What makes a market a market?',
      'How do I size it bottom-up?',
      'When may I add a second segment?',
    ],
    de: [
      'Gib mir die Bewertungsseite für den Einstiegsmarkt',
      'Was macht einen Markt zum Markt?',
      'Wie rechne ich den Markt von unten?',
      'Wann darf ein zweites Segment dazu?',
    ],
    es: [
      'Dame la hoja para elegir el mercado de entrada',
      '¿Qué hace que un mercado sea un mercado?',
      '¿Cómo lo calculo de abajo arriba?',
      '¿Cuándo puedo abrir un segundo segmento?',
    ],
    fr: [
      'Donne-moi la grille de choix du marché',
      'Qu’est-ce qui fait un marché ?',
      'Comment le chiffrer par le bas ?',
      'Quand ouvrir un deuxième segment ?',
    ],
  },
  icp: {
    en: ['Write the ICP sheet with me', 'Which traits belong in an ICP?', 'Who signs at such a company?'],
    de: [
      'Schreib mit mir das ICP-Blatt',
      'Welche Merkmale gehören ins ICP?',
      'Wer unterschreibt in so einer Firma?',
    ],
    es: [
      'Escribe conmigo la ficha del ICP',
      '¿Qué rasgos van en un ICP?',
      '¿Quién firma en una empresa así?',
    ],
    fr: [
      'Écris la fiche ICP avec moi',
      'Quels traits mettre dans un ICP ?',
      'Qui signe dans une telle entreprise ?',
    ],
  },
  persona: {
    en: [
      'What proof does each role need?',
      'How do I reach the person who signs?',
      'How do I spot a champion?',
    ],
    de: [
      'Welchen Beleg braucht welche Rolle?',
      'Wie erreiche ich die Person, die unterschreibt?',
      'Woran erkenne ich einen Fürsprecher?',
    ],
    es: [
      '¿Qué prueba necesita cada rol?',
      '¿Cómo llego a quien firma?',
      '¿Cómo reconozco a un promotor interno?',
    ],
    fr: [
      'Quelle preuve pour quel rôle ?',
      'Comment atteindre la personne qui signe ?',
      'Comment reconnaître un champion ?',
    ],
  },
  pilot: {
    en: [
      'Write the pilot page',
      'What should the pilot cost?',
      'How does a pilot become a contract?',
      'What ends a stalled pilot?',
    ],
    de: [
      'Schreib die Pilotseite',
      'Was soll der Pilot kosten?',
      'Wie wird aus dem Piloten ein Vertrag?',
      'Wie beende ich einen festgefahrenen Piloten?',
    ],
    es: [
      'Escribe la página del piloto',
      '¿Cuánto debe costar el piloto?',
      '¿Cómo se convierte en contrato?',
      '¿Cómo cierro un piloto estancado?',
    ],
    fr: [
      'Écris la page du pilote',
      'Combien doit coûter le pilote ?',
      'Comment passer du pilote au contrat ?',
      'Comment sortir d’un pilote enlisé ?',
    ],
  },
  loi: {
    en: ['Draft an LOI outline', 'What makes an LOI worth showing?', 'Is a contract better than an LOI?'],
    de: [
      'Entwirf eine Absichtserklärung',
      'Was macht eine Absichtserklärung wertvoll?',
      'Ist ein Vertrag besser als eine LOI?',
    ],
    es: [
      'Redacta un esquema de carta de intención',
      '¿Qué hace valiosa una carta de intención?',
      '¿Es mejor un contrato que una carta?',
    ],
    fr: [
      'Rédige une trame de lettre d’intention',
      'Qu’est-ce qui rend une lettre utile ?',
      'Un contrat vaut-il mieux qu’une lettre ?',
    ],
  },
  pricing: {
    en: ['How do I test a price?', 'Paid or free pilot?', 'Write the value proposition statement'],
    de: ['Wie teste ich einen Preis?', 'Bezahlter oder kostenloser Pilot?', 'Schreib das Nutzenversprechen'],
    es: ['¿Cómo pruebo un precio?', '¿Piloto pagado o gratis?', 'Escribe la propuesta de valor'],
    fr: ['Comment tester un prix ?', 'Pilote payant ou gratuit ?', 'Écris la proposition de valeur'],
  },
  sales: {
    en: [
      'When do I hire the first salesperson?',
      'How long will the sale take?',
      'How do I win reference customers?',
    ],
    de: [
      'Wann stelle ich den ersten Vertriebler ein?',
      'Wie lange dauert der Verkauf?',
      'Wie gewinne ich Referenzkunden?',
    ],
    es: [
      '¿Cuándo contrato al primer comercial?',
      '¿Cuánto tardará la venta?',
      '¿Cómo consigo clientes de referencia?',
    ],
    fr: [
      'Quand embaucher le premier commercial ?',
      'Combien de temps dure la vente ?',
      'Comment gagner des clients références ?',
    ],
  },
  funding: {
    en: ['Do grants count as traction?', 'Which EIC stage fits us?', 'What do investors want to see first?'],
    de: [
      'Zählt Förderung als Nachfrage?',
      'Welche EIC-Stufe passt zu uns?',
      'Was wollen Investoren zuerst sehen?',
    ],
    es: [
      '¿Las subvenciones cuentan como tracción?',
      '¿Qué fase del EIC nos encaja?',
      '¿Qué quieren ver primero los inversores?',
    ],
    fr: [
      'Les subventions comptent-elles comme traction ?',
      'Quel volet de l’EIC nous convient ?',
      'Que veulent voir d’abord les investisseurs ?',
    ],
  },
  regulated: {
    en: [
      'How do I plan for a long approval?',
      'Who pays in a hospital?',
      'How do public tenders change the plan?',
    ],
    de: [
      'Wie plane ich eine lange Zulassung ein?',
      'Wer zahlt in einer Klinik?',
      'Was ändert eine Ausschreibung am Plan?',
    ],
    es: [
      '¿Cómo planifico una autorización larga?',
      '¿Quién paga en un hospital?',
      '¿Qué cambia una licitación pública?',
    ],
    fr: [
      'Comment prévoir une longue autorisation ?',
      'Qui paie dans un hôpital ?',
      'Que change un appel d’offres public ?',
    ],
  },
}

/** Follow-ups by the stage of the roadmap, for when the topic has none left. */
export const STAGE_CHIPS: Record<Language, string[][]> = {
  en: [
    [
      'How do I describe the problem without my technology?',
      'List places where our technology could be used',
    ],
    ['Help me choose one segment', 'Who signs, who uses, who can block?'],
    ['Write me an interview guide', 'How do I find people to interview?'],
    ['Draft an LOI outline', 'Write the pilot page'],
    ['How does a pilot become a contract?', 'How do I win reference customers?'],
    ['When do I hire the first salesperson?', 'How do I lower customer concentration?'],
    ['Which segment comes next?', 'Which numbers should I track now?'],
  ],
  de: [
    [
      'Wie beschreibe ich das Problem ohne meine Technologie?',
      'Wo könnte unsere Technologie eingesetzt werden?',
    ],
    ['Hilf mir, ein Segment zu wählen', 'Wer unterschreibt, wer nutzt, wer blockiert?'],
    ['Schreib mir einen Interviewleitfaden', 'Wie finde ich Gesprächspartner?'],
    ['Entwirf eine Absichtserklärung', 'Schreib die Pilotseite'],
    ['Wie wird aus dem Piloten ein Vertrag?', 'Wie gewinne ich Referenzkunden?'],
    ['Wann stelle ich den ersten Vertriebler ein?', 'Wie senke ich die Abhängigkeit von einem Kunden?'],
    ['Welches Segment kommt als nächstes?', 'Welche Kennzahlen verfolge ich jetzt?'],
  ],
  es: [
    ['¿Cómo describo el problema sin mi tecnología?', '¿Dónde podría usarse nuestra tecnología?'],
    ['Ayúdame a elegir un segmento', '¿Quién firma, quién usa, quién bloquea?'],
    ['Escríbeme un guion de entrevista', '¿Cómo encuentro a quién entrevistar?'],
    ['Redacta un esquema de carta de intención', 'Escribe la página del piloto'],
    ['¿Cómo se convierte el piloto en contrato?', '¿Cómo consigo clientes de referencia?'],
    ['¿Cuándo contrato al primer comercial?', '¿Cómo reduzco la dependencia de un cliente?'],
    ['¿Qué segmento sigue?', '¿Qué cifras sigo ahora?'],
  ],
  fr: [
    ['Comment décrire le problème sans ma technologie ?', 'Où notre technologie pourrait-elle servir ?'],
    ['Aide-moi à choisir un segment', 'Qui signe, qui utilise, qui bloque ?'],
    ['Écris-moi un guide d’entretien', 'Comment trouver des interlocuteurs ?'],
    ['Rédige une trame de lettre d’intention', 'Écris la page du pilote'],
    ['Comment passer du pilote au contrat ?', 'Comment gagner des clients références ?'],
    ['Quand embaucher le premier commercial ?', 'Comment réduire la dépendance à un client ?'],
    ['Quel segment ensuite ?', 'Quels chiffres suivre maintenant ?'],
  ],
}
