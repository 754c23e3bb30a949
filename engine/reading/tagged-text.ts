import { readBytes } from '#content/files.mjs'
import type { Language } from '#shared/language.ts'
import { type Tagger, taggerOf } from '#shared/records/tagging/tag.ts'
import { type TaggedText, wordsOfTokens } from '#shared/records/tagging/words.ts'
import { wordsOf } from '../text/lexicon.ts'
import { withoutQuotes } from '../text/quotes.ts'
import { sentencesOf } from '../text/sentences.ts'
import { tokenize } from '../text/tokens.ts'
import { meaningsOf } from '../words/lexicon.ts'

/** A message as the tagger of records sees it. */
export function taggedText(text: string, language: Language): TaggedText {
  const lexicon = wordsOf(language)
  const tokens = withoutQuotes(tokenize(text))
  const words = wordsOfTokens(tokens, lexicon.book.find(tokens), meaningsOf)
  return { text, language, words, sentences: sentencesOf(tokens, lexicon) }
}

let tagger: Tagger | undefined
export function taggedRecords(text: TaggedText): ReturnType<Tagger> {
  tagger ??= taggerOf(readBytes('learned/records.bin'))
  return tagger(text)
}
