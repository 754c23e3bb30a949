import { readFile } from 'node:fs/promises'
import { checkGuideContent } from './check-guide-content.ts'
import { checkKnowledge } from './check-knowledge.ts'

/** Whether the files of content/ say what the product can use; prints file, line and key of what they do not. */
export async function checkContent(): Promise<boolean> {
  // The module reads the shipped file when it is loaded, and throws on the same faults.
  const { CATALOGUE_FILE, parseCatalogue } = await import('#server/models/catalogue.ts')
  parseCatalogue(await readFile(CATALOGUE_FILE, 'utf8'))
  const checked = [checkGuideContent(), checkKnowledge()]
  return checked.every((right) => right)
}
