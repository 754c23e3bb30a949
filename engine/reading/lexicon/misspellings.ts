/** A word with one inner letter left out, or two neighbours swapped: the slips of fast typing. */
function slips(word: string): string[] {
  const out = new Set<string>()
  for (let i = 1; i < word.length - 1; i += 1) {
    out.add(word.slice(0, i) + word.slice(i + 1))
    out.add(word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2))
  }
  out.delete(word)
  return [...out]
}

/** Misspelt forms of a long key word with each of its endings; short words would turn into others. */
export function misspellings(word: string, endings: string[]): string[] {
  return slips(word).flatMap((slip) => endings.map((ending) => slip + ending))
}
