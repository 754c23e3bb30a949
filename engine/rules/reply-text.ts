/** What is not said by the writer of a reply: quotations, code, tables. */
const NOT_SAID = [/```[\s\S]*?(?:```|$)/g, /`[^`\n]*`/g, /^\s*>.*$/gm, /^\s*\|.*$/gm]
const QUOTED = /"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»/g

/** Text without Markdown's marks, its lines kept. */
function plainText(markdown: string): string {
  return markdown
    .replace(/```[^\n]*\n?/g, '')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm, '')
    .replace(/[*_`~|]+/g, ' ')
}

export function countWords(markdown: string): number {
  return plainText(markdown).match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences, each line's last one also without its full stop. */
export function countSentences(markdown: string): number {
  return (
    plainText(markdown)
      .split('\n')
      .flatMap((line) => [...segmenter.segment(line)])
      // What goes on in lower case after a quoted question is the same sentence.
      .filter(({ segment, index }) => /\p{L}/u.test(segment) && (index === 0 || !/^\s*\p{Ll}/u.test(segment)))
      .length
  )
}

export function countParagraphs(markdown: string): number {
  return markdown.split(/\n\s*\n/).filter((block) => block.trim() !== '').length
}

/** Questions that the reply itself asks: those it quotes are somebody else's. */
export function countQuestions(markdown: string): number {
  const said = NOT_SAID.reduce((text, pattern) => text.replace(pattern, ' '), markdown).replace(QUOTED, ' ')
  return said.match(/[?？]+/g)?.length ?? 0
}

export function countItems(markdown: string, style: 'numbered' | 'bulleted' | 'any'): number {
  const patterns = {
    numbered: /^\s*\d{1,3}[.)]\s+\S/gm,
    bulleted: /^\s*[-*+•]\s+\S/gm,
    any: /^\s*(?:\d{1,3}[.)]|[-*+•])\s+\S/gm,
  }
  return markdown.match(patterns[style])?.length ?? 0
}

export const THINGS = {
  emoji: /\p{Extended_Pictographic}(?<![\d#*©®™])/u,
  exclamation: /!(?!\[)/,
  link: /https?:\/\/|\]\(|\bwww\./i,
  heading: /^\s*#{1,6}\s/m,
  table: /^\s*\|.*\|\s*$/m,
  list: /^\s*(?:\d{1,3}[.)]|[-*+•])\s+\S/m,
  bold: /\*\*[^*\n]+\*\*|__[^_\n]+__/,
  code: /`/,
} as const

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a word or phrase as a whole, in any case and with a plural's ending. */
export function wordPattern(word: string, flags = 'iu'): RegExp {
  const inner = literally(word.trim().replaceAll('’', "'")).replace(/\s+/g, '\\s+').replaceAll("'", "['’]")
  return new RegExp(`(?<![\\p{L}\\p{N}])${inner}(?:s|es|['’]s)?(?![\\p{L}\\p{N}])`, flags)
}
