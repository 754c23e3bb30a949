import { PLACEHOLDERS } from '#shared/admin/setting-fields.ts'

/** A piece of a prompt; `at` is where it begins. */
export interface PromptPart {
  readonly at: number
  readonly text: string
  /** Known: filled in for each reply. Unknown: looks like a placeholder and stays as it is. */
  readonly kind: 'text' | 'known' | 'unknown'
}

/** Takes a prompt apart at everything in double braces. */
export function promptParts(prompt: string): PromptPart[] {
  const known: readonly string[] = PLACEHOLDERS
  const parts: PromptPart[] = []
  let at = 0
  for (const piece of prompt.split(/(\{\{[^{}\n]*\}\})/)) {
    const placeholder = piece.startsWith('{{') && piece.endsWith('}}')
    const kind = !placeholder ? 'text' : known.includes(piece) ? 'known' : 'unknown'
    if (piece) parts.push({ at, text: piece, kind })
    at += piece.length
  }
  return parts
}
