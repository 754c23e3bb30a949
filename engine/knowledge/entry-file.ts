import { z } from 'zod'
import { KnowledgeInput } from '#shared/admin/knowledge.ts'
import type { Report } from './fault.ts'
import { readShape } from './read-shape.ts'

/** The headings that each entry has, in this order. */
const HEADINGS = [
  'When it applies:',
  'When it does not:',
  'Figure:',
  'Source:',
  'Constructed example:',
  'Next steps',
] as const

const { title, content, category, keywords, relevance_tags } = KnowledgeInput.shape
const named = <T extends z.ZodType<readonly string[]>>(list: T) =>
  list.refine((items) => items.length > 0, 'is empty')
const Front = z.strictObject({
  title,
  category,
  keywords: named(keywords),
  relevance_tags: named(relevance_tags),
  /** Entries are listed by it, from the lowest. */
  order: z.number('must be a number'),
})

/** What `entry.en.md` holds. */
export type EntryText = z.infer<typeof Front> & { readonly content: string }

/** Reads `entry.en.md`: front matter, then the text with its fixed headings. Undefined where it reports a fault. */
export function parseEntryFile(text: string, file: string, report: Report): EntryText | undefined {
  const [whole, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  if (whole === undefined) {
    report({ file, line: 1, what: 'must begin with front matter between two lines "---"' })
    return undefined
  }
  let sound = true
  const wrong = (line: number, what: string) => {
    sound = false
    report({ file, line, what })
  }
  const top = lines(text) - lines(body.trimStart()) + 1
  const written = content.safeParse(body)
  for (const { message } of written.error?.issues ?? []) wrong(top, `content: ${message}`)
  let from = 0
  for (const heading of HEADINGS) {
    const at = body.indexOf(`\n\n**${heading}**`, from)
    if (at < 0) wrong(top, `content: has no heading "**${heading}**" after the one before it`)
    else from = at
  }
  const values = readShape(Front, front, { file, above: 1 }, report)
  return values && written.data && sound ? { ...values, content: written.data } : undefined
}

const lines = (text: string) => text.split('\n').length
