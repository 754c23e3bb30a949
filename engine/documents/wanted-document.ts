import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offered-document.ts'
import { type Token, tokensOf } from './tokens.ts'
import { hasPhrase, phraseAt, WORDS, type Words } from './words.ts'

/** From this length on, in letters, the name of a document alone asks for it; "LOI" and "mail" may mean anything. */
const TELLING = 8
/** Longest beginning of a message that is read for what it wants, in characters. */
const READ_MAX = 4000

/** The document that a message wants written, or null; "How do I write an ICP?" asks for advice and wants none. */
export function wantedDocument(message: string, lang: Language): DocumentKind | null {
  const words = WORDS[lang]
  for (const sentence of sentencesOf(tokensOf(message.slice(0, READ_MAX)))) {
    const [kind, phrases] = words.kinds.find(([, names]) => hasPhrase(sentence, names)) ?? []
    if (kind && (isAsked(sentence, words) || isAlone(sentence, phrases ?? [], words))) return kind
  }
  return null
}

/** Somebody is asked to write: not "the draft", and not what the founder writes. */
function isAsked(sentence: readonly string[], words: Words): boolean {
  if (words.asks.has(sentence[0] ?? '') || hasPhrase(sentence, words.explains)) return false
  if (hasPhrase(sentence, words.please)) return true
  return sentence.some((_, at) => {
    const before = sentence[at - 1] ?? ''
    const isOther = words.articles.has(before) || words.our.has(before) || words.selves.has(before)
    return !isOther && phraseAt(sentence, at, words.wants) > 0
  })
}

/** "And an interview guide": nothing but the name. */
function isAlone(
  sentence: readonly string[],
  phrases: Parameters<typeof phraseAt>[2],
  words: Words,
): boolean {
  const from = sentence.findIndex((_, at) => phraseAt(sentence, at, phrases) > 0)
  const to = from + phraseAt(sentence, from, phrases)
  const rest = [...sentence.slice(0, from), ...sentence.slice(to)]
  const name = sentence.slice(from, to).join(' ')
  return name.length >= TELLING && rest.every((word) => words.articles.has(word) || words.and.has(word))
}

/** The folded words of each sentence. */
function sentencesOf(tokens: readonly Token[]): string[][] {
  const sentences: string[][] = [[]]
  for (const { kind, folded, text } of tokens) {
    if (/^[.!?]$/.test(text)) sentences.push([])
    else if (kind === 'word') sentences.at(-1)?.push(folded)
  }
  return sentences
}
