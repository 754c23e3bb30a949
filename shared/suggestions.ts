import type { Language } from './language.ts'

/** Shown when the request for suggestions fails or brings nothing (spec, section 4). */
export const DEFAULT_SUGGESTIONS: Record<Language, [string, string, string]> = {
  en: ['What should I do next?', 'Who counts as an interview?', 'Help me choose one segment'],
  de: ['Was ist mein nächster Schritt?', 'Wer zählt als Interview?', 'Hilf mir, ein Segment zu wählen'],
  es: ['¿Cuál es mi próximo paso?', '¿Quién cuenta como entrevista?', 'Ayúdame a elegir un segmento'],
  fr: ['Quelle est ma prochaine étape ?', 'Qui compte comme entretien ?', 'Aide-moi à choisir un segment'],
}
