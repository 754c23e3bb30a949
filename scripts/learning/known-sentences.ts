import { ROLES, type Role } from '#engine/reading/field-classifier/roles.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { roleExamples } from './role-examples.ts'

/** A sentence that is known: its role, and where its value stands. */
export type Known = {
  language: Language
  role: Role
  text: string
  value: [number, number] | null
  fold: number
}

export const FOLDS = 5

/** The fold of a sentence, by a hash of its text (FNV-1a): it stays where it is when others come or go. */
function foldOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % FOLDS
}

/** All example sentences, dealt to folds. */
export function knownSentences(): Known[] {
  const examples = roleExamples()
  return LANGUAGES.flatMap((language) =>
    ROLES.flatMap((role) => {
      const own = examples.filter((example) => example.language === language && example.role === role)
      return own.map(({ marked }) => {
        const from = marked.indexOf('[[')
        const to = marked.indexOf(']]')
        const text = marked.replaceAll('[[', '').replaceAll(']]', '')
        const value = from < 0 ? null : ([from, to - 2] as [number, number])
        return { language, role, text, value, fold: foldOf(text) }
      })
    }),
  )
}
