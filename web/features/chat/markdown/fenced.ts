import { closesFence, readFence, readLine } from './lines.ts'

/** The code and language of a text that is one top-level fence, closed or not; read without the parser. */
export function readFenced(text: string): { code: string; language: string } | undefined {
  const firstEnd = /\r\n?|\n/.exec(text)
  const first = readLine(firstEnd ? text.slice(0, firstEnd.index) : text)
  const fence = readFence(first)
  // Escapes and character references in the info string are the parser's business.
  if (!fence || /[\\&\0]/.test(fence.info)) return undefined
  const language = fence.info.split(/[ \t]/, 1)[0] ?? ''
  if (!firstEnd) return { code: '', language }
  let body = text.slice(firstEnd.index + firstEnd[0].length)
  if (body.includes('\r') || body.includes('\0')) return undefined
  if (body === '') return { code: '', language }
  const trimmed = body.trimEnd()
  const lastStart = trimmed.lastIndexOf('\n') + 1
  if (closesFence(readLine(trimmed.slice(lastStart)), fence)) body = body.slice(0, lastStart)
  else if (!body.endsWith('\n')) body += '\n'
  if (first.indent > 0) body = body.replace(new RegExp(`^ {1,${first.indent}}`, 'gm'), '')
  return { code: body, language }
}
