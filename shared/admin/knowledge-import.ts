import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IMPORT_LIMITS, ImportError } from './knowledge.ts'

/** Largest PDF and document of Word, in bytes, and Markdown, in characters. */
export const READ_LIMITS = { pdf: 10_000_000, docx: 10_000_000, markdown: 1_000_000 } as const

const name = z.string().trim().max(300).default('')
const tooLarge = (size: string) => `The file is too large: at most ${size}.`
const text = (max: number, size: string) => z.string().max(max, tooLarge(size))

/** A file or a page whose entries are wanted. */
const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['csv', 'json']), name, text: text(IMPORT_LIMITS.text, '8 MB') }),
  z.object({ kind: z.literal('markdown'), name, text: text(READ_LIMITS.markdown, '1 MB') }),
  z.object({
    kind: z.enum(['pdf', 'docx']),
    name,
    /** The file, in Base64. */
    data: z
      .string()
      .max(Math.ceil(READ_LIMITS.pdf / 3) * 4, tooLarge('10 MB'))
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The file did not arrive whole.'),
  }),
  z.object({ kind: z.literal('page'), url: z.string().trim().min(1, 'Enter an address').max(2000) }),
])
export type ImportSource = z.output<typeof Source>

/** An entry as its file has it: nothing of it is checked yet, and keywords and tags are comma-separated. */
const Draft = z.object({
  /** The line of a table that it begins in, else its number. */
  place: z.number().int(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  keywords: z.string(),
  relevance_tags: z.string(),
  /** What of an export goes back with it: id, updated_at, translations, answers and stale. */
  kept: z.record(z.string(), z.unknown()),
})
export type ImportDraft = z.infer<typeof Draft>

const Drafts = z.object({
  /** The file's name, or the page's address where it was found in the end. */
  source: z.string(),
  drafts: z.array(Draft),
  /** What keeps a part of the file, or all of it, from being read. */
  errors: z.array(ImportError),
})
export type ImportDrafts = z.infer<typeof Drafts>

export const knowledgeImportApi = {
  /** Takes a file or a page apart into entries and stores none of them. */
  read: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/knowledge/read',
    access: 'admin',
    rate: 'costly',
    body: 2 * IMPORT_LIMITS.text,
    input: Source,
    output: Drafts,
  }),
}
