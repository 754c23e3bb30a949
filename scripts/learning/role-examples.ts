import { readContent } from '#engine/content/read-content.ts'
import { describeFault, type Report } from '#engine/knowledge/fault.ts'
import { ROLES, type Role } from '#engine/reading/field-classifier/roles.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'

/**
 * A sentence with the role that it has; [[ ]] marks the parts that the roadmap would show, of which the first is
 * learned.
 */
export interface RoleExample {
  readonly language: Language
  readonly role: Role
  readonly marked: string
}

const fileOf = (language: Language) => `content/examples/roles.${language}.tsv`

/** Reads the sentences that the reader of roles learns from. Throws the first fault unless `report` takes it. */
export const roleExamples = (
  report: Report = (fault) => {
    throw new Error(describeFault(fault))
  },
): RoleExample[] =>
  LANGUAGES.flatMap((language) => {
    const file = fileOf(language)
    return parseRoleExamples(readContent(file), language, file, report)
  })

const isRole = (text: string): text is Role => ROLES.some((role) => role === text)

/** Reads lines of a role, a tab and a sentence. Reports lines that are wrong, and leaves them out. */
export function parseRoleExamples(
  text: string,
  language: Language,
  file: string,
  report: Report,
): RoleExample[] {
  return text.split('\n').flatMap((row, at): RoleExample[] => {
    if (row === '') return []
    const [role = '', marked = '', ...more] = row.split('\t')
    const wrong = (what: string) => {
      report({ file, line: at + 1, what })
      return []
    }
    if (!isRole(role)) return wrong(`role: must be one of ${ROLES.join(', ')}`)
    if (marked.trim() === '' || more.length > 0) return wrong('sentence: must be one text after the tab')
    if (!/^[^[\]]{0,2000}(?:\[\[[^[\]]{1,2000}\]\][^[\]]{0,2000}){0,40}$/.test(marked))
      return wrong('sentence: must end each [[ with ]]')
    return [{ language, role, marked }]
  })
}
