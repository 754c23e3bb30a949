import { existsSync, readFileSync } from 'node:fs'
import { parsePhrases } from '#engine/content/read-phrases.ts'
import { evidenceFile, KEYS, numbersFile } from '#engine/text/lexicon.ts'
import { LANGUAGES } from '#shared/language.ts'

/**
 * Returns whether content/lexicon has every kind of words in every language; prints file, line and key of
 * what it does not.
 */
export function checkLexicon(): boolean {
  const faults = LANGUAGES.flatMap((language) => [
    ...faultsOf(evidenceFile(language), KEYS),
    ...faultsOf(numbersFile(language)),
  ])
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

function faultsOf(file: string, keys?: readonly string[]): readonly string[] {
  return existsSync(file)
    ? parsePhrases(readFileSync(file, 'utf8'), file, keys).faults
    : [`${file} is missing`]
}
