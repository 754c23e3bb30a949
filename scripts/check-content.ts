import { readFile } from 'node:fs/promises'

/** Whether content/models.yaml says what the product can use; prints file, line and key of what it does not. */
export async function checkContent(): Promise<boolean> {
  // The module reads the shipped file when it is loaded, and throws on the same faults.
  const { CATALOGUE_FILE, parseCatalogue } = await import('#server/assistant/models/catalogue.ts')
  parseCatalogue(await readFile(CATALOGUE_FILE, 'utf8'))
  return true
}
