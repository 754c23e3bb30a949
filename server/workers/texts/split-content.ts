import { KNOWLEDGE_LIMITS } from '#shared/admin/knowledge.ts'

/**
 * Cuts Markdown into parts of at most `max` characters: between blocks, and where one block alone is too long
 * between lines, then between words. A part that begins inside a code block opens it again.
 */
export function splitContent(markdown: string, max: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const block of blocksOf(markdown).flatMap((text) => cut(text, max))) {
    const longer = part === '' ? block : `${part}\n\n${block}`
    if (longer.length <= max) part = longer
    else {
      parts.push(part)
      part = block
    }
  }
  return part === '' ? parts : [...parts, part]
}

/** Paragraphs, lists, tables and whole code blocks. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = []
  let open = false
  for (const text of markdown.split(/\n{2,}/)) {
    if (open) blocks.push(`${blocks.pop()}\n\n${text}`)
    else blocks.push(text)
    const fences = text.match(/^[ \t]*```/gm)?.length ?? 0
    if (fences % 2 === 1) open = !open
  }
  return blocks
}

const FENCE = '```'

function cut(block: string, max: number): string[] {
  if (block.length <= max) return [block]
  const opening = /^```.*\n/.exec(block)?.[0]
  if (opening === undefined) return cutText(block, max)
  const code = block.slice(opening.length).replace(/\n```$/, '')
  const room = max - opening.length - FENCE.length - 1
  return cutText(code, room).map((piece) => `${opening}${piece}\n${FENCE}`)
}

function cutText(text: string, max: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > max) {
    const window = rest.slice(0, max + 1)
    const at =
      [window.lastIndexOf('\n'), window.lastIndexOf(' ')].find((place) => place > max / 2) ??
      wholeCharacter(window, max)
    pieces.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).replace(/^[\n ]/, '')
  }
  return rest === '' ? pieces : [...pieces, rest]
}

/** Not between the two halves of a character. */
const wholeCharacter = (text: string, at: number) =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at

/** The title of one part of several: shortened where it must be, and numbered. */
export function partTitle(title: string, index: number, count: number): string {
  const suffix = count > 1 ? ` (${index + 1}/${count})` : ''
  const room = KNOWLEDGE_LIMITS.title - suffix.length
  return (title.length > room ? `${title.slice(0, room - 1).trimEnd()}…` : title) + suffix
}
