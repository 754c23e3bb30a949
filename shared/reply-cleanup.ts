const REMOVED = /^\s*(?:brief context\/summary|action items|why this matters|sources|questions to clarify):/i
const FENCE = /^\s*(`{3,}|~{3,})/

/**
 * A reply as it is shown: without the lines that start with a label models like to add, and with three or
 * more blank lines collapsed into two (product.md section 5). Code blocks are left as they were written.
 */
export function cleanReply(text: string): string {
  const kept: string[] = []
  let fence = ''
  let blanks = 0
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
    else {
      kept.push(line)
      continue
    }
    if (mark === '' && REMOVED.test(line)) continue
    blanks = line.trim() === '' ? blanks + 1 : 0
    if (blanks <= 2) kept.push(line)
  }
  return kept.join('\n')
}
