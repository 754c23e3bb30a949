/** What stands between the last mark of a line and its end, when it can be nothing but words. */
const plainWords = /^(.*[^\p{L}\p{N} ,.;'’?€$%-])?([ ]?[\p{L}\p{N}]+)([ ][\p{L}\p{N} ,.;'’?€$%-]*)$/u
/** Lines whose words could belong to a cell, code, an address or a definition. */
const notProse = /[|<`]|\]:|www|^(?: {4}|\t)(?![ \t]*(?:[-+*]|\d+[.)])[ \t])/i

/**
 * Cuts off the words at the end of an open block that no parser would read as anything else, so that they can
 * be appended to what is shown without parsing the block again. Both parts together are always the text.
 */
export function cutPlainTail(text: string): { marked: string; words: string } {
  const lineStart = text.lastIndexOf('\n') + 1
  const line = text.slice(lineStart)
  const match = line.length < 4000 && !notProse.test(line) ? plainWords.exec(line) : null
  const [, before = '', first = '', words = ''] = match ?? []
  // Right after a mark without a space the words may still belong to it; an item needs text before its words.
  const isOpen = /[:@/\\&]$/.test(before) || (lineStart > 0 && /(?:```|~~~|<)/.test(text))
  if (!match || isOpen || /^ {0,3}\d+$/.test(before + first)) return { marked: text, words: '' }
  return { marked: text.slice(0, lineStart) + before + first, words }
}
