import { EXAMPLES } from '#server/assistant/extraction/roles/examples.ts'
import { ROLES } from '#server/assistant/extraction/roles/roles.ts'
import { LANGUAGES } from '#shared/language.ts'

/** How many sentences the reader of roles learns from, by language and role. */
export function evaluateRoles() {
  const examples = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(ROLES.map((role) => [role, EXAMPLES[language][role].length])),
    ]),
  )
  return { kind: 'roles', examples }
}
