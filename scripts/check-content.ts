import { readFile } from 'node:fs/promises'
import { parseContent, readContent } from '#engine/content/read-content.ts'
import { lexiconFile } from '#engine/reading/lexicon-file.ts'
import { LANGUAGES } from '#shared/language.ts'
import { RecordWords } from '#shared/records/record-words.ts'
import { checkGuideContent } from './check-guide-content.ts'
import { checkKnowledge } from './check-knowledge.ts'
import { checkLexicon } from './check-lexicon.ts'

/**
 * Returns whether the files of content/ say what the product can use; prints file, line and key of what they
 * do not.
 */
export async function checkContent(): Promise<boolean> {
  // The modules read the shipped files when they are loaded, and throw on the same faults.
  await import('#engine/playbook/texts.ts')
  await import('#server/files/export-texts.ts')
  await import('#server/auth/mail-texts.ts')
  await import('#server/services/imports/import-words.ts')
  await import('#server/services/commitments/reminder-texts.ts')
  const { commitmentWords } = await import('#server/workers/texts/commitment-words.ts')
  for (const language of LANGUAGES) commitmentWords(language)
  for (const language of LANGUAGES) {
    const file = lexiconFile('records', language)
    parseContent(readContent(file), file, RecordWords)
  }
  const { CATALOGUE_FILE, parseCatalogue } = await import('#server/models/catalogue.ts')
  parseCatalogue(await readFile(CATALOGUE_FILE, 'utf8'))
  const checked = [checkGuideContent(), checkKnowledge(), checkLexicon()]
  return checked.every((right) => right)
}
