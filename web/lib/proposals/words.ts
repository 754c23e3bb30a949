import type { Language } from '#shared/language.ts'
import type { FieldName } from '#shared/roadmap.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'
import { es } from './words.es.ts'
import { fr } from './words.fr.ts'

/** What a row can be about: an evidence type, a pilot that somebody pays for, or a repeat sale. */
export type Kind = 'interview' | 'loi' | 'pilot' | 'paid_pilot' | 'revenue' | 'repeat'

/** A thing that is counted, within a sentence. */
export interface Noun {
  readonly one: string
  readonly many: string
  /** "your first paid pilot", in the case that `makes` asks for. */
  readonly first: string
  /** "added" for one and for several, where it changes with the noun. */
  readonly added?: readonly [one: string, many: string]
}

/** Everything that cards of proposals say in one language; `{…}` is filled in. */
export interface ProposalWords {
  readonly kinds: Readonly<Record<Kind, string>>
  readonly nouns: Readonly<Record<Kind, Noun>>
  readonly fields: Readonly<Record<FieldName, string>>
  /** Two to twelve. */
  readonly numbers: readonly string[]
  readonly makes: string
  /** Where no counter changes. */
  readonly fresh: string
  readonly check: string
  readonly oneLeft: string
  readonly left: string
  readonly more: string
  readonly add: string
  readonly addAll: string
  readonly notThis: string
  readonly retry: string
  readonly undo: string
  readonly change: string
  readonly keep: string
  readonly keepThis: string
  readonly to: string
  readonly added: string
  readonly addedAll: string
  readonly notAdded: string
  readonly keptAs: string
  readonly dropped: string
  readonly view: string
  readonly type: string
  readonly number: string
  readonly fewer: string
  readonly greater: string
  readonly organisation: string
  readonly optional: string
  readonly amount: string
  readonly field: string
  readonly text: string
  /** The card of a visitor, and the list after sign-up. */
  readonly noticed: string
  readonly noticedMany: string
  readonly keepThem: string
  readonly signUp: string
  readonly later: string
  readonly yours: string
  readonly fromConversation: string
  readonly welcome: string
  readonly takeOver: string
  readonly done: string
}

const WORDS: Readonly<Record<Language, ProposalWords>> = { en, de, es, fr }

/** The words of a card in the language of its message. */
export function proposalWords(language: Language): ProposalWords {
  return WORDS[language]
}

/** A text with its gaps filled. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
