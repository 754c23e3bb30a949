import { isQuestion } from '#engine/guide/turn.ts'
import { lookedUp, stem, subjectWords } from '#engine/words/analyse.ts'
import { detectLanguage } from '#shared/language.ts'

/** Returns what each of these texts asks about, as a key; empty for one that asks nothing. */
export function questionSubjects({ texts }: { texts: readonly string[] }): string[] {
  return texts.map((text) => (isQuestion(text, detectLanguage(text)) ? subjectOf(text) : ''))
}

/** The stems of a question's words, each once: the same for "How do I price it?" and "pricing it, how?". */
function subjectOf(text: string): string {
  const language = detectLanguage(text)
  return [...new Set(subjectWords(lookedUp(text)).map((word) => stem(word, language)))].sort().join(' ')
}
