import type { Language } from '#shared/language.ts'

/** What the cards say besides their answers, in the language of the conversation. */
export const CARD_TEXTS: Record<Language, { none: string; failed: string; retry: string; cards: string }> = {
  en: {
    none: 'None of these',
    failed: "That didn't open. The cards are kept.",
    retry: 'Retry',
    cards: 'Prepared answers',
  },
  de: {
    none: 'Nichts davon',
    failed: 'Das ging nicht auf. Die Karten bleiben.',
    retry: 'Noch einmal',
    cards: 'Vorbereitete Antworten',
  },
  es: {
    none: 'Ninguna',
    failed: 'No se ha abierto. Las tarjetas se conservan.',
    retry: 'Reintentar',
    cards: 'Respuestas preparadas',
  },
  fr: {
    none: 'Aucune',
    failed: "Ça ne s'est pas ouvert. Les cartes restent.",
    retry: 'Réessayer',
    cards: 'Réponses préparées',
  },
}
