/** The distinct runs of three letters of a word, its edges marked, as PostgreSQL's pg_trgm counts them. */
export function trigrams(word: string): string[] {
  const marked = `  ${word} `
  const found = new Set<string>()
  for (let at = 0; at + 3 <= marked.length; at++) found.add(marked.slice(at, at + 3))
  return [...found]
}
