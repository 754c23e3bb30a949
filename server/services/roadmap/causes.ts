import type { Language } from '#shared/language.ts'
import type { Difference } from './differences.ts'
import { phrasesIn } from './phrases.ts'

/**
 * Why a change happened. The history keeps these words, whatever language is spoken; who reads the history gets
 * them in the founder's.
 */
export type Cause =
  | 'said in chat'
  | 'confirmed in chat'
  | 'chosen in chat'
  | 'declined in chat'
  | 'confirmed'
  | 'chosen'
  | 'declined'
  | 'edited'
  | 'message edited'
  | 'conversation taken back'
  | 'new idea'
  | 'undone'

const TEXTS: Record<Cause, Record<Language, string>> = {
  'said in chat': {
    en: 'You wrote it in chat',
    de: 'Du hast es im Chat geschrieben',
    es: 'Lo escribiste en el chat',
    fr: 'Tu l’as écrit dans le chat',
  },
  'confirmed in chat': {
    en: 'You confirmed it in chat',
    de: 'Du hast es im Chat bestätigt',
    es: 'Lo confirmaste en el chat',
    fr: 'Tu l’as confirmé dans le chat',
  },
  'chosen in chat': {
    en: 'You chose it in chat',
    de: 'Du hast es im Chat gewählt',
    es: 'Lo elegiste en el chat',
    fr: 'Tu l’as choisi dans le chat',
  },
  'declined in chat': {
    en: 'You said no in chat',
    de: 'Du hast im Chat nein gesagt',
    es: 'Dijiste que no en el chat',
    fr: 'Tu as dit non dans le chat',
  },
  confirmed: {
    en: 'You confirmed it',
    de: 'Du hast es bestätigt',
    es: 'Lo confirmaste',
    fr: 'Tu l’as confirmé',
  },
  chosen: { en: 'You chose it', de: 'Du hast es gewählt', es: 'Lo elegiste', fr: 'Tu l’as choisi' },
  declined: {
    en: 'You said no',
    de: 'Du hast nein gesagt',
    es: 'Dijiste que no',
    fr: 'Tu as dit non',
  },
  edited: {
    en: 'You edited it',
    de: 'Du hast es bearbeitet',
    es: 'Lo editaste',
    fr: 'Tu l’as modifié',
  },
  'message edited': {
    en: 'You edited the message',
    de: 'Du hast die Nachricht bearbeitet',
    es: 'Editaste el mensaje',
    fr: 'Tu as modifié le message',
  },
  'conversation taken back': {
    en: 'You took back what a conversation said',
    de: 'Du hast zurückgenommen, was in einer Unterhaltung stand',
    es: 'Retiraste lo dicho en una conversación',
    fr: 'Tu as retiré ce qui venait d’une conversation',
  },
  'new idea': {
    en: 'You started a new idea',
    de: 'Du hast eine neue Idee begonnen',
    es: 'Empezaste una idea nueva',
    fr: 'Tu as commencé une nouvelle idée',
  },
  undone: { en: 'Undone', de: 'Rückgängig gemacht', es: 'Deshecho', fr: 'Annulé' },
}

const COUNTED = /^(\w+) (\d+) to (\d+)$/
const NAMED = /^(\w+)( taken off)?$/
const BETWEEN = '; '

/** What led to a level as the history keeps it: counters with their numbers, fields by name. */
export function levelCause(differences: readonly Difference[]): string {
  const parts = differences.map(({ what, before, after }) => {
    if (COUNTED.test(`${what} ${before} to ${after}`)) return `${what} ${before} to ${after}`
    return after === '' ? `${what} taken off` : what
  })
  return [...new Set(parts)].join(BETWEEN)
}

/** A kept cause in words: "You wrote it in chat"; of a level, "interviews from 0 to 12, problem". */
export function causeText(kept: string, language: Language): string {
  if (kept in TEXTS) return TEXTS[kept as Cause][language]
  const phrases = phrasesIn(language)
  return kept
    .split(BETWEEN)
    .map((part) => {
      const [, counter, before, after] = COUNTED.exec(part) ?? []
      if (counter && before && after) return phrases.rose(counter, before, after)
      const [, field, removed] = NAMED.exec(part) ?? []
      return field ? phrases.named(field, removed !== undefined) : part
    })
    .join(', ')
}
