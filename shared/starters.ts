import type { Language } from './language.ts'

/** A card of the empty chat: the prompt that is sent, a short label, and the prepared answer, `entry/answer`. */
export interface Starter {
  readonly prompt: string
  readonly label: string
  readonly answer: string
}

const VISITOR_ANSWERS = [
  'choosing-a-beachhead/begin-choosing-first-market',
  'writing-an-icp/entry',
  'paid-or-free-pilot/first-customer-ever-pilot-free',
] as const

/** By what a member's roadmap has reached: up to Problem, up to Evidence, from Proof on. */
const MEMBER_ANSWERS = [
  [
    'platform-technology-many-applications/application-build-first',
    'choosing-a-beachhead/know-chose-right-beachhead',
    'finding-interviewees-from-a-lab/entry',
  ],
  [
    'problem-interview-past-tense/entry',
    'what-makes-an-loi-worth-showing/write-mail-ask-letter-intent',
    'paid-or-free-pilot/exactly-charge-pilot',
  ],
  [
    'from-pilot-to-contract/run-decision-meeting-end-trial',
    'reference-customers/ask-customer-reference',
    'customer-concentration/win-second-third-customer-beside',
  ],
] as const

type Words = readonly (readonly [prompt: string, label: string])[]

const VISITOR_WORDS: Record<Language, Words> = {
  en: [
    ['We have a lab result and ten possible markets. Which one first?', 'Choose a beachhead'],
    ['Help me describe the one company I should phone on Monday.', 'Define the ICP'],
    ['A utility wants a free pilot. What should I ask for in return?', 'Plan a pilot'],
  ],
  de: [
    ['Wir haben ein Laborergebnis und zehn mögliche Märkte. Welcher zuerst?', 'Einstiegsmarkt wählen'],
    ['Hilf mir, die eine Firma zu beschreiben, die ich am Montag anrufe.', 'ICP festlegen'],
    ['Ein Stadtwerk will ein kostenloses Pilotprojekt. Was verlange ich dafür?', 'Pilotprojekt planen'],
  ],
  es: [
    [
      'Tenemos un resultado de laboratorio y diez mercados posibles. ¿Cuál primero?',
      'Elegir el primer mercado',
    ],
    ['Ayúdame a describir la empresa a la que debería llamar el lunes.', 'Definir el ICP'],
    ['Una empresa de servicios públicos quiere un piloto gratis. ¿Qué pido a cambio?', 'Planear un piloto'],
  ],
  fr: [
    [
      'Nous avons un résultat de labo et dix marchés possibles. Lequel en premier ?',
      'Choisir le premier marché',
    ],
    ["Aide-moi à décrire l'entreprise que je devrais appeler lundi.", "Définir l'ICP"],
    ['Un énergéticien veut un pilote gratuit. Que demander en échange ?', 'Préparer un pilote'],
  ],
}

const MEMBER_WORDS: Record<Language, readonly Words[]> = {
  en: [
    [
      ['Our technology fits many uses. Which one do we build first?', 'Pick an application'],
      ['How do we know that we chose the right first market?', 'Test the market'],
      ['How do I find people to interview?', 'Find people'],
    ],
    [
      ['What do I ask in a first interview?', 'Prepare an interview'],
      ['How do I ask a customer for a letter of intent?', 'Ask for a letter'],
      ['How much should we charge for the pilot?', 'Price a pilot'],
    ],
    [
      ['How do I run the decision meeting at the end of a pilot?', 'Win the contract'],
      ['How do I ask a customer to be a reference?', 'Win a reference'],
      ['One customer brings most of our revenue. How do we win the next two?', 'Widen the base'],
    ],
  ],
  de: [
    [
      ['Unsere Technologie passt für vieles. Was bauen wir zuerst?', 'Anwendung wählen'],
      ['Woran merken wir, dass der erste Markt der richtige ist?', 'Markt prüfen'],
      ['Wie finde ich Leute für Interviews?', 'Leute finden'],
    ],
    [
      ['Was frage ich in einem ersten Interview?', 'Interview vorbereiten'],
      ['Wie bitte ich einen Kunden um eine Absichtserklärung?', 'Um einen Brief bitten'],
      ['Wie viel sollen wir für das Pilotprojekt verlangen?', 'Pilotpreis festlegen'],
    ],
    [
      ['Wie führe ich das Entscheidungsgespräch am Ende eines Pilotprojekts?', 'Vertrag gewinnen'],
      ['Wie bitte ich einen Kunden, Referenz zu sein?', 'Referenz gewinnen'],
      ['Ein Kunde bringt fast den ganzen Umsatz. Wie gewinnen wir die nächsten zwei?', 'Breiter aufstellen'],
    ],
  ],
  es: [
    [
      ['Nuestra tecnología sirve para muchas cosas. ¿Qué construimos primero?', 'Elegir aplicación'],
      ['¿Cómo sabemos si elegimos bien el primer mercado?', 'Comprobar el mercado'],
      ['¿Cómo encuentro a quién entrevistar?', 'Encontrar personas'],
    ],
    [
      ['¿Qué pregunto en una primera entrevista?', 'Preparar una entrevista'],
      ['¿Cómo pido una carta de intención a un cliente?', 'Pedir una carta'],
      ['¿Cuánto deberíamos cobrar por el piloto?', 'Poner precio al piloto'],
    ],
    [
      ['¿Cómo llevo la reunión de decisión al final de un piloto?', 'Cerrar el contrato'],
      ['¿Cómo le pido a un cliente que sea referencia?', 'Conseguir una referencia'],
      ['Un cliente trae casi todos los ingresos. ¿Cómo ganamos los dos siguientes?', 'Ampliar la base'],
    ],
  ],
  fr: [
    [
      ['Notre technologie a beaucoup d’usages. Lequel construire d’abord ?', 'Choisir une application'],
      ['Comment savoir si nous avons choisi le bon premier marché ?', 'Vérifier le marché'],
      ['Comment trouver des personnes à interroger ?', 'Trouver des personnes'],
    ],
    [
      ['Que demander lors d’un premier entretien ?', 'Préparer un entretien'],
      ['Comment demander une lettre d’intention à un client ?', 'Demander une lettre'],
      ['Combien devrions-nous facturer le pilote ?', 'Fixer le prix du pilote'],
    ],
    [
      ['Comment mener la réunion de décision à la fin d’un pilote ?', 'Décrocher le contrat'],
      ['Comment demander à un client d’être une référence ?', 'Gagner une référence'],
      ['Un client fait presque tout notre chiffre. Comment gagner les deux suivants ?', 'Élargir la base'],
    ],
  ],
}

const pinned = (words: Words, answers: readonly string[]): Starter[] =>
  words.map(([prompt, label], at) => ({ prompt, label, answer: answers[at] ?? '' }))

const byLanguage = <Value>(of: (lang: Language) => Value): Record<Language, Value> => ({
  en: of('en'),
  de: of('de'),
  es: of('es'),
  fr: of('fr'),
})

/** The three cards of a visitor's empty chat. */
export const STARTERS = byLanguage((lang) => pinned(VISITOR_WORDS[lang], VISITOR_ANSWERS))

/** The three cards of a member's, by what the roadmap has reached. */
export const MEMBER_STARTERS = byLanguage((lang) =>
  MEMBER_WORDS[lang].map((words, at) => pinned(words, MEMBER_ANSWERS[at] ?? [])),
)

/** First level of the second and of the third set. */
const SECOND = 2
const THIRD = 4

/** The cards for a member at a level of the roadmap. */
export function memberStarters(lang: Language, level: number): Starter[] {
  return MEMBER_STARTERS[lang][level >= THIRD ? 2 : level >= SECOND ? 1 : 0] ?? STARTERS[lang]
}
