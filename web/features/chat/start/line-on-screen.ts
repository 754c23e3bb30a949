import type { PublicSite } from '#shared/site.ts'
import { languageStore } from '#web/lib/language.ts'

/** An operator's line in the language of the screen, else the one there is. */
export function lineOnScreen(line: PublicSite['tagline']): string {
  return typeof line === 'string' ? line : (line[languageStore.get()] ?? line.en)
}
