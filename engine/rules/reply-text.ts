/** What is not said by the writer of a reply: quotations, code, tables. */
const NOT_SAID = [
  /```[\s\S]{0,100000}?(?:```|$)/g,
  /`[^`\n]{0,2000}`/g,
  /^\s{0,99}>.{0,8000}$/gm,
  /^\s{0,99}\|.{0,8000}$/gm,
]
const QUOTED = /"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»/g

/** Text without Markdown's marks, its lines kept. */
function plainText(markdown: string): string {
  return markdown
    .replace(/```[^\n]{0,2000}\n?/g, '')
    .replace(/!?\[([^\]\n]{0,2000})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/^\s{0,99}(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s{1,99}/gm, '')
    .replace(/[*_`~|]{1,2000}/g, ' ')
}

export const countWords = (markdown: string): number =>
  plainText(markdown).match(/[\p{L}\p{N}]{1,2000}(?:['’.,-][\p{L}\p{N}]{1,2000}){0,99}/gu)?.length ?? 0

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences, each line's last one also without its full stop. */
export function countSentences(markdown: string): number {
  return (
    plainText(markdown)
      .split('\n')
      .flatMap((line) => [...segmenter.segment(line)])
      // What goes on in lower case after a quoted question is the same sentence.
      .filter(
        ({ segment, index }) => /\p{L}/u.test(segment) && (index === 0 || !/^\s{0,99}\p{Ll}/u.test(segment)),
      ).length
  )
}

export const countParagraphs = (markdown: string): number =>
  markdown.split(/\n\s{0,99}\n/).filter((block) => block.trim() !== '').length

/** A reply without what it quotes: that is somebody else's, in their own language. */
export const withoutQuotations = (markdown: string): string => markdown.replace(QUOTED, ' ')

/** Questions that the reply itself asks: those it quotes are somebody else's. */
export function countQuestions(markdown: string): number {
  const said = NOT_SAID.reduce((text, pattern) => text.replace(pattern, ' '), markdown).replace(QUOTED, ' ')
  return said.match(/[?？]{1,2000}/g)?.length ?? 0
}

export function countItems(markdown: string, style: 'numbered' | 'bulleted' | 'any'): number {
  const patterns = {
    numbered: /^\s{0,99}\d{1,3}[.)]\s{1,99}\S/gm,
    bulleted: /^\s{0,99}[-*+•]\s{1,99}\S/gm,
    any: /^\s{0,99}(?:\d{1,3}[.)]|[-*+•])\s{1,99}\S/gm,
  }
  return markdown.match(patterns[style])?.length ?? 0
}

export const THINGS = {
  emoji: /\p{Extended_Pictographic}(?<![\d#*©®™])/u,
  exclamation: /!(?!\[)/,
  link: /https?:\/\/|\]\(|\bwww\./i,
  heading: /^\s{0,99}#{1,6}\s/m,
  table: /^\s{0,99}\|.{0,2000}\|\s{0,99}$/m,
  list: /^\s{0,99}(?:\d{1,3}[.)]|[-*+•])\s{1,99}\S/m,
  bold: /\*\*[^*\n]{1,2000}\*\*|__[^_\n]{1,2000}__/,
  code: /`/,
} as const

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a word or phrase as a whole, in any case and with a plural's ending. */
export function wordPattern(word: string, flags = 'iu'): RegExp {
  const inner = literally(word.trim().replaceAll('’', "'"))
    .replace(/\s{1,99}/g, '\\s{1,99}')
    .replaceAll("'", "['’]")
  return new RegExp(`(?<![\\p{L}\\p{N}])${inner}(?:s|es|['’]s)?(?![\\p{L}\\p{N}])`, flags)
}
