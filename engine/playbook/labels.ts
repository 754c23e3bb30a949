import { LANGUAGES } from '#shared/language.ts'
import { PLAYBOOK, type PlaybookTexts } from './texts.ts'

/** A part of an entry that a label introduces. */
export type Part = Exclude<keyof PlaybookTexts['labels'], 'deliverable'>

const plain = (label: string) =>
  label
    .trim()
    .replace(/[ \u00a0\u202f]?:$/, '')
    .toLowerCase()

/** Every label of every language: an operator may write an entry in any of them. */
const PARTS = new Map<string, Part>(
  LANGUAGES.flatMap((lang) =>
    Object.entries(PLAYBOOK[lang].labels).flatMap(([part, labels]) =>
      part === 'deliverable' ? [] : labels.map((label) => [plain(label), part as Part] as const),
    ),
  ),
)
const DELIVERABLES = LANGUAGES.flatMap((lang) => PLAYBOOK[lang].labels.deliverable)
/** How a label of what a step delivers may end; French puts a space before the colon. */
const ENDS = [': ', ' : ', '\u00a0: ', '\u202f: ']

/** A paragraph's label with what follows it; undefined where it begins with no label that is known. */
export function readLabel(paragraph: string): { part: Part; rest: string } | undefined {
  const { label, rest } = boldOf(paragraph) ?? headingOf(paragraph) ?? {}
  const part = label === undefined ? undefined : PARTS.get(plain(label))
  return part && { part, rest: (rest ?? '').trim() }
}

/** `**Label:** text` and `**Label**: text`. */
function boldOf(paragraph: string): { label: string; rest: string } | undefined {
  const end = paragraph.startsWith('**') ? paragraph.indexOf('**', 2) : -1
  if (end < 0) return undefined
  const rest = paragraph.slice(end + 2).trimStart()
  return { label: paragraph.slice(2, end), rest: rest.startsWith(':') ? rest.slice(1) : rest }
}

/** `## Label`, alone or before the text's first line. */
function headingOf(paragraph: string): { label: string; rest: string } | undefined {
  if (!paragraph.startsWith('#')) return undefined
  const [line = '', ...lines] = paragraph.split('\n')
  return { label: line.slice(line.lastIndexOf('#') + 1), rest: lines.join('\n') }
}

/** A step and what it delivers, which stands after its label at the end. */
export function readStep(text: string): { step: string; deliverable: string | null } {
  for (const label of DELIVERABLES) {
    for (const end of ENDS) {
      const at = text.lastIndexOf(`${label}${end}`)
      if (at > 0)
        return {
          step: text.slice(0, at).trim(),
          deliverable: text.slice(at + label.length + end.length).trim(),
        }
    }
  }
  return { step: text.trim(), deliverable: null }
}
