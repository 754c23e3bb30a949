import { isStopWord } from './stop-words.ts'

const PLAIN = /^[a-z0-9]*$/

/** Lower case, without accents, so that "Wärme", "WAERME" aside, and "warme" compare equal. */
export function fold(text: string): string {
  // Most words are plain already, and each word of each entry comes by here.
  if (PLAIN.test(text)) return text
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a text that can carry its subject: folded, three letters or more, no function words. */
export function contentWords(text: string): string[] {
  return [...new Set(fold(text).match(/[\p{L}][\p{L}\p{N}]{2,}/gu) ?? [])].filter((word) => !isStopWord(word))
}
