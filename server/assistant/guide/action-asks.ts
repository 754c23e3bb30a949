import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'

/** A question by language; what it asks for is left out where the answer belongs to no field. */
type Ask = Record<Language, string> & { readonly asks?: Asks }

/** The question that goes with a next best action whose piece no gap asks for, by the action's id. */
export const ACTION_ASKS: Record<string, Ask> = {
  application: {
    asks: { kind: 'field', field: 'application' },
    en: 'Where else could it be used, and in which of these places does the problem hurt most?',
    de: 'Wo ließe es sich noch einsetzen, und an welchem dieser Orte schmerzt das Problem am meisten?',
    es: '¿Dónde más podría usarse y en cuál de esos sitios duele más el problema?',
    fr: 'Où d’autre pourrait-elle servir, et auquel de ces endroits le problème fait-il le plus mal ?',
  },
  value_proposition: {
    asks: { kind: 'field', field: 'value_proposition' },
    en: 'For whom do you cut what, from which value to which?',
    de: 'Für wen senkst du was, von welchem Wert auf welchen?',
    es: '¿Para quién reduces qué, de qué valor a cuál?',
    fr: 'Pour qui réduis-tu quoi, de quelle valeur à quelle valeur ?',
  },
  proof_point: {
    asks: { kind: 'field', field: 'proof_point' },
    en: 'What is the best result you have measured so far, and under which conditions?',
    de: 'Was ist das beste Ergebnis, das ihr bisher gemessen habt, und unter welchen Bedingungen?',
    es: '¿Cuál es el mejor resultado que habéis medido hasta ahora y en qué condiciones?',
    fr: 'Quel est le meilleur résultat mesuré jusqu’ici, et dans quelles conditions ?',
  },
  icp_characteristics: {
    asks: { kind: 'field', field: 'icp_characteristic' },
    en: 'What do the companies that were most eager to talk have in common?',
    de: 'Was haben die Firmen gemeinsam, die am liebsten mit dir gesprochen haben?',
    es: '¿Qué tienen en común las empresas que más ganas tenían de hablar?',
    fr: 'Qu’ont en commun les entreprises les plus désireuses d’échanger ?',
  },
  persona_motivation: {
    asks: { kind: 'field', field: 'persona_motivation' },
    en: 'What is the person who signs measured by this year?',
    de: 'Woran wird die Person, die unterschreibt, dieses Jahr gemessen?',
    es: '¿Con qué se mide este año a la persona que firma?',
    fr: 'Sur quoi la personne qui signe est-elle jugée cette année ?',
  },
  persona_proof_needed: {
    asks: { kind: 'field', field: 'persona_proof_needed' },
    en: 'What did the last buyer say they must see, measured where, before a trial?',
    de: 'Was wollte der letzte Käufer vor einem Test sehen, und wo gemessen?',
    es: '¿Qué dijo el último comprador que debe ver, medido dónde, antes de una prueba?',
    fr: 'Qu’a dit vouloir voir le dernier acheteur, mesuré où, avant un essai ?',
  },
  interviews_more: {
    en: 'Which three organisations that you have not talked to yet do you call this week?',
    de: 'Welche drei Organisationen, mit denen du noch nicht gesprochen hast, rufst du diese Woche an?',
    es: '¿A qué tres organizaciones con las que aún no has hablado llamas esta semana?',
    fr: 'Quelles trois organisations à qui tu n’as pas encore parlé appelles-tu cette semaine ?',
  },
  interviews_proof: {
    en: 'What has surprised you in the last three interviews?',
    de: 'Was hat dich in den letzten drei Interviews überrascht?',
    es: '¿Qué te ha sorprendido en las tres últimas entrevistas?',
    fr: 'Qu’est-ce qui t’a surpris dans les trois derniers entretiens ?',
  },
  loi_quality: {
    en: 'Which volume, price and condition does your strongest letter name, and who signed it?',
    de: 'Welche Menge, welchen Preis und welche Bedingung nennt deine stärkste Absichtserklärung, und wer hat sie unterschrieben?',
    es: '¿Qué volumen, precio y condición nombra tu carta más sólida y quién la firmó?',
    fr: 'Quels volume, prix et condition figurent dans ta lettre la plus solide, et qui l’a signée ?',
  },
  value_quantified: {
    en: 'Which number from an interview or a trial describes the effect best?',
    de: 'Welche Zahl aus einem Interview oder Test beschreibt die Wirkung am besten?',
    es: '¿Qué cifra de una entrevista o prueba describe mejor el efecto?',
    fr: 'Quel chiffre d’un entretien ou d’un essai décrit le mieux l’effet ?',
  },
  customer_proof: {
    en: 'Which result has a customer measured on their own site?',
    de: 'Welches Ergebnis hat ein Kunde am eigenen Standort gemessen?',
    es: '¿Qué resultado ha medido un cliente en su propia planta?',
    fr: 'Quel résultat un client a-t-il mesuré sur son propre site ?',
  },
  purgatory: {
    en: 'Which of your pilots has neither an end date nor a person who decides?',
    de: 'Welcher deiner Piloten hat weder ein Enddatum noch jemanden, der entscheidet?',
    es: '¿Cuál de tus pilotos no tiene ni fecha de fin ni quien decida?',
    fr: 'Lequel de tes pilotes n’a ni date de fin ni décideur ?',
  },
  in_segment: {
    en: 'Which two companies of your primary industry are closest to a yes?',
    de: 'Welche zwei Firmen deiner primären Branche sind am nächsten an einem Ja?',
    es: '¿Qué dos empresas de tu sector principal están más cerca del sí?',
    fr: 'Quelles sont les deux entreprises de ton secteur principal les plus proches d’un oui ?',
  },
  repeat_sale: {
    en: 'Which customer is happiest, and what could they order a second time?',
    de: 'Welcher Kunde ist am zufriedensten, und was könnte er ein zweites Mal bestellen?',
    es: '¿Qué cliente está más contento y qué podría pedir por segunda vez?',
    fr: 'Quel client est le plus satisfait, et que pourrait-il commander une deuxième fois ?',
  },
  scale_customers: {
    en: 'How did your last deal go, from first touch to signature, in five lines?',
    de: 'Wie lief dein letzter Abschluss vom ersten Kontakt bis zur Unterschrift, in fünf Zeilen?',
    es: '¿Cómo fue tu última venta, del primer contacto a la firma, en cinco líneas?',
    fr: 'Comment s’est passée ta dernière vente, du premier contact à la signature, en cinq lignes ?',
  },
  outside_sale: {
    en: 'Which customer came to you without your own network?',
    de: 'Welcher Kunde kam ohne dein eigenes Netzwerk zu dir?',
    es: '¿Qué cliente llegó sin pasar por tu propia red?',
    fr: 'Quel client est venu sans passer par ton réseau ?',
  },
}

/** The gap whose question goes with an action. */
export const ACTION_GAPS: Record<string, string> = {
  technology: 'technology',
  problem_specific: 'sufferer',
  habit: 'sufferer',
  priority_one: 'segment',
  icp_description: 'monday-company',
  persona_role: 'signer',
  interviews_first: 'interviews',
  interviews_more: 'interviews',
  interviews_proof: 'interviews',
  commitment: 'warm-contacts',
  pilot_criteria: 'metric',
  product_customers: 'customers',
}
