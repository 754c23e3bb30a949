/**
 * A list of phrases under each key, and what is wrong with the file: a sentence for each fault, with file, line
 * and key.
 */
export interface PhraseFile {
  readonly phrases: Readonly<Record<string, readonly string[]>>
  readonly faults: readonly string[]
}

const HEAD = /^\[([^[\]]{1,40})\]$/

/**
 * Reads a file of phrases: a key in square brackets, then a phrase a line; empty lines and lines that begin with # say
 * nothing. With `keys`, exactly those must be there.
 */
export function parsePhrases(text: string, file: string, keys?: readonly string[]): PhraseFile {
  const phrases: Record<string, string[]> = {}
  const faults: string[] = []
  let current: string[] | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const at = `${file}:${index + 1}`
    if (line === '' || line.startsWith('#')) continue
    const key = HEAD.exec(line)?.[1]
    if (key !== undefined) {
      if (phrases[key]) faults.push(`${at} ${key}: stands there twice`)
      if (keys && !keys.includes(key)) faults.push(`${at} ${key}: there is no such key`)
      current = phrases[key] ??= []
    } else if (!current) faults.push(`${at}: a phrase before the first key`)
    else if (line.split('(').length !== line.split(')').length)
      faults.push(`${at} ${line}: opens a bracket that nothing closes`)
    else current.push(line)
  }
  for (const key of keys ?? []) if (!phrases[key]) faults.push(`${file}:1 ${key}: is missing`)
  return { phrases, faults }
}

/** Reads a file of phrases. Throws a sentence for each fault. */
export function readPhrases<Key extends string>(
  text: string,
  file: string,
  keys?: readonly Key[],
): Readonly<Record<Key, readonly string[]>> {
  const { phrases, faults } = parsePhrases(text, file, keys)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return phrases
}
