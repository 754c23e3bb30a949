import { LANGUAGES, type Language } from '#shared/language.ts'
import { roleExamples } from './examples.ts'
import { ROLES, type Role } from './roles.ts'

/** A sentence that is known: its role, and where its value stands. */
export type Known = {
  language: Language
  role: Role
  text: string
  value: [number, number] | null
  fold: number
}

export const FOLDS = 5

/** All example sentences, dealt to folds. */
export function knownSentences(): Known[] {
  const examples = roleExamples()
  return LANGUAGES.flatMap((language) =>
    ROLES.flatMap((role, place) => {
      const own = examples.filter((example) => example.language === language && example.role === role)
      return own.map(({ marked }, i) => {
        const from = marked.indexOf('[[')
        const to = marked.indexOf(']]')
        return {
          language,
          role,
          text: marked.replaceAll('[[', '').replaceAll(']]', ''),
          value: from < 0 ? null : ([from, to - 2] as [number, number]),
          fold: (i * 7 + place) % FOLDS,
        }
      })
    }),
  )
}
