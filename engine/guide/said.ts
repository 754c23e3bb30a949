import { sentencesOf } from '../words/tokens.ts'

/** Lines that are no sentences: the title of an answer, the label of a section, a rule between two parts. */
const NO_SENTENCE = /^(?:\[[^\]]{0,8000}\]\([^)]{0,8000}\)|\*\*[^*]{0,8000}\*\*|-{3,8000})$/
const LIST_MARK = /^\s{0,400}(?:\d{1,2}\.|[-*])\s/
/** Where a document begins: it may stand in two replies. */
const DOCUMENT = /^### /m

/** The sentences of a reply as they are compared, a document aside. */
export function spokenSentences(reply: string): string[] {
  const from = reply.search(DOCUMENT)
  return reply
    .slice(0, from < 0 ? reply.length : from)
    .split('\n')
    .filter((line) => !NO_SENTENCE.test(line.trim()))
    .flatMap((line) => sentencesOf(line.replace(LIST_MARK, '')))
    .map(keyOf)
    .filter((key) => key !== '')
}

const keyOf = ({ tokens }: { tokens: readonly { word: string }[] }) =>
  tokens.map(({ word }) => word).join(' ')

/** What was said in a conversation, so that no sentence is said again. */
export interface Said {
  /** Whether none of the sentences was said. */
  isNew(text: string): boolean
  /** A text without the sentences that were said. */
  fresh(text: string): string
  /** The first text none of whose sentences was said. */
  firstNew(texts: readonly string[]): string | undefined
  /** Takes note of what this reply says. */
  add(text: string): void
}

/** From so many words on a sentence is recognised inside a longer one. */
const LONG = 4

export function saidIn(replies: readonly string[]): Said {
  const said = new Set(replies.flatMap(spokenSentences))
  let all = ` ${[...said].join(' | ')} `
  const has = (key: string) => (key.split(' ').length >= LONG ? all.includes(` ${key} `) : said.has(key))
  const isNew = (text: string) => spokenSentences(text).every((key) => !has(key))
  return {
    isNew,
    fresh: (text) =>
      sentencesOf(text)
        .filter((sentence) => !has(keyOf(sentence)))
        .map((sentence) => sentence.text)
        .join(' '),
    firstNew: (texts) => texts.find(isNew),
    add(text) {
      for (const key of spokenSentences(text)) said.add(key)
      all = ` ${[...said].join(' | ')} `
    },
  }
}
