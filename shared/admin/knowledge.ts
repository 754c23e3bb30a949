import { z } from 'zod'
import { Answering, Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../language.ts'
import { EntryPart } from './entry-texts.ts'
import { Gap, GapId, TryHit } from './knowledge-questions.ts'

/** Longest values of the form, in characters; lists are counted as the comma-separated text (product.md section 5). */
export const KNOWLEDGE_LIMITS = {
  title: 200,
  content: 10_000,
  category: 100,
  keywords: 500,
  tags: 500,
} as const

const field = (name: string, max: number) =>
  z.string(`${name} must be text`).trim().max(max, `${name} must be less than ${max} characters`)
const required = (name: string, max: number) =>
  z
    .string(`${name} is required`)
    .trim()
    .min(1, `${name} is required`)
    .max(max, `${name} must be less than ${max} characters`)

const title = required('Title', KNOWLEDGE_LIMITS.title)
const content = required('Content', KNOWLEDGE_LIMITS.content)
const category = required('Category', KNOWLEDGE_LIMITS.category)
const keywordsText = field('Keywords', KNOWLEDGE_LIMITS.keywords)
const tagsText = field('Relevance tags', KNOWLEDGE_LIMITS.tags)

/** The knowledge dialog: keywords and tags as comma-separated text. */
export const KnowledgeForm = z.object({
  title,
  content,
  category,
  keywords: keywordsText,
  relevance_tags: tagsText,
})
export type KnowledgeForm = z.infer<typeof KnowledgeForm>

/** Comma-separated text as a list: trimmed, without blanks. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** A list as the text that the form shows; `splitList` takes it apart again. */
export const joinList = (items: readonly string[]) => items.join(', ')

/** A list on the wire, brought to what its form text would give, so that both hold to the same limit. */
const list = (text: z.ZodType<string, string>) =>
  z
    .array(z.string().max(KNOWLEDGE_LIMITS.content))
    .max(KNOWLEDGE_LIMITS.keywords)
    .default([])
    .transform((items) => items.flatMap(splitList))
    .superRefine((items, context) => {
      const checked = text.safeParse(joinList(items))
      for (const issue of checked.error?.issues ?? []) {
        context.addIssue({ code: 'custom', message: issue.message })
      }
    })

/** What an operator writes: the body of a create, and with `id` of an update. */
export const KnowledgeInput = z.object({
  title,
  content,
  category,
  keywords: list(keywordsText),
  relevance_tags: list(tagsText),
})
export type KnowledgeInput = z.output<typeof KnowledgeInput>

const Language = z.enum(LANGUAGES)
const Moment = z.iso.datetime({ offset: true }).max(40)

/** Where an entry came from: shipped with the product, written or imported by an operator, or a Notion page. */
const KnowledgeSource = z.enum(['shipped', 'operator', 'notion'])

export const KnowledgeEntry = z.object({
  id: Uuid,
  title: z.string(),
  content: z.string(),
  category: z.string(),
  keywords: z.array(z.string()),
  relevance_tags: z.array(z.string()),
  source: KnowledgeSource,
  /** Whether an operator changed a shipped entry: releases no longer do. */
  edited: z.boolean(),
  /** How many translations and prepared answers go with its text, and which of them were written for another one. */
  texts: z.object({ translations: z.number().int(), answers: z.number().int(), stale: z.array(EntryPart) }),
  created_at: Moment,
  /** To be sent back as `expectedUpdatedAt`. */
  updated_at: Moment,
  /** When a reply last used it, as far back as replies are kept. */
  last_used_at: Moment.nullable(),
})
export type KnowledgeEntry = z.infer<typeof KnowledgeEntry>

/** A value to filter by, and how many entries carry it. */
const Facet = z.object({ name: z.string(), count: z.number().int() })

/** Which entries. */
export const KnowledgeFilters = z.object({
  /** Words that must all occur, or be begun, in title, content, category, keywords or tags. */
  search: z.string().trim().max(200).optional(),
  category: z.string().max(KNOWLEDGE_LIMITS.category).optional(),
  tag: z.string().max(KNOWLEDGE_LIMITS.tags).optional(),
})

const KnowledgeList = z.object({
  entries: z.array(KnowledgeEntry),
  /** Entries that match, on all pages. */
  total: z.number().int(),
  /** Of the whole knowledge base, whatever the filters. */
  categories: z.array(Facet),
  tags: z.array(Facet),
})
export type KnowledgeList = z.infer<typeof KnowledgeList>

export const KNOWLEDGE_PAGE_SIZE = 25

/** Most entries that one call deletes. */
const BULK_DELETE_MAX = 1000

/** Limits of one import: entries, and UTF-16 units of the file's text. */
export const IMPORT_LIMITS = { entries: 5000, text: 8_000_000 } as const

export const ExportFormat = z.enum(['csv', 'json'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** `row` is the line of a table in which an entry ends, its head being 1, and else the entry's number; null for the whole file. */
export const ImportError = z.object({
  row: z.number().int().nullable(),
  field: z.string(),
  message: z.string(),
})
export type ImportError = z.infer<typeof ImportError>

const ImportReport = z.object({
  /** False for a check, and when rows are invalid and `skipInvalid` was not asked for: nothing was changed then. */
  imported: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  invalid: z.number().int(),
  /** At most 200; `invalid` counts all rows. */
  errors: z.array(ImportError),
  /** Of a check: what would become of each entry of the file, in its order. */
  outcomes: z.array(z.enum(['create', 'update', 'same', 'invalid'])).optional(),
  /** To undo it by; null where nothing was changed. */
  batch: Uuid.nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Days that knowledge gaps look back. */
export const GAP_DAYS = 30

export const knowledgeApi = {
  /** Without `page` all entries that match come at once. */
  list: endpoint({
    method: 'GET',
    path: '/functions/v1/manage-knowledge',
    access: 'operator',
    input: KnowledgeFilters.extend({
      /** One entry. */
      id: Uuid.optional(),
      page: z.coerce.number().int().min(1).optional(),
      pageSize: z.coerce.number().int().min(1).max(200).default(KNOWLEDGE_PAGE_SIZE),
    }),
    output: KnowledgeList,
  }),
  create: endpoint({
    method: 'POST',
    path: '/functions/v1/manage-knowledge',
    access: 'admin',
    input: KnowledgeInput,
    output: z.object({ entry: KnowledgeEntry }),
  }),
  /** With `expectedUpdatedAt` an entry that was changed since is a 409 `conflict` whose `current` is the entry. */
  update: endpoint({
    method: 'PUT',
    path: '/functions/v1/manage-knowledge',
    access: 'admin',
    input: KnowledgeInput.extend({
      id: Uuid,
      expectedUpdatedAt: Moment.optional(),
      /** Translations and prepared answers are still right for the new text; else they are set aside as stale. */
      keepTexts: z.boolean().optional(),
    }),
    output: z.object({ entry: KnowledgeEntry }),
  }),
  /** One entry by `id`, or several by `ids`; of several, those that are gone already are no error. */
  remove: endpoint({
    method: 'DELETE',
    path: '/functions/v1/manage-knowledge',
    access: 'admin',
    input: z
      .object({ id: Uuid.optional(), ids: z.array(Uuid).min(1).max(BULK_DELETE_MAX).optional() })
      .refine(({ id, ids }) => (id === undefined) !== (ids === undefined), 'Send either id or ids.'),
    output: z.object({ deleted: z.number().int() }),
  }),
  /** Creates what is new, updates what has the same id or else the same title. */
  import: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/knowledge/import',
    access: 'admin',
    // Its text, escaped as JSON.
    body: 2 * IMPORT_LIMITS.text,
    input: z.object({
      format: ExportFormat,
      text: z.string().max(IMPORT_LIMITS.text, 'The file is too large: at most 8 MB.'),
      /** Report only, change nothing. */
      check: z.boolean().default(false),
      skipInvalid: z.boolean().default(false),
      /** The file's name or the page's address, for the list of imports. */
      name: z.string().trim().max(300).default(''),
    }),
    output: ImportReport,
  }),
  /** A file: `text/csv` or `application/json`, with the entries that match. */
  export: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/knowledge/export',
    access: 'operator',
    rate: 'file',
    input: KnowledgeFilters.extend({ format: ExportFormat }),
    output: z.string(),
  }),
  /** What a question would retrieve, best first. */
  tryQuestion: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/knowledge/try',
    access: 'operator',
    input: z.object({
      question: z.string().trim().min(1, 'Please enter a question').max(2000),
      /** Read from the question when absent. */
      language: Language.optional(),
    }),
    output: z.object({
      language: Language,
      /** What the question's words mean, in English. */
      terms: z.array(z.string()),
      /** False when nothing good was found: in a conversation it would count as a gap. */
      found: z.boolean(),
      /** Who would answer now; it decides how many entries are given. */
      by: Answering,
      hits: z.array(TryHit),
    }),
  }),
  /** Questions of the last 30 days that found nothing good, the most frequent first. */
  gaps: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/knowledge/gaps',
    access: 'operator',
    input: z.object({
      /** With 0 only the number is told, and nobody has looked. */
      limit: z.coerce.number().int().min(0).max(200).default(50),
    }),
    output: z.object({
      /** False when the operator keeps conversations closed (ADMIN_CONVERSATIONS=off): questions are part of them. */
      shown: z.boolean(),
      /** Such questions that are not put away, also where they are not shown. */
      total: z.number().int(),
      gaps: z.array(Gap),
    }),
  }),
  /** Puts a question away, whoever asks it again, or takes it back. */
  dismissGap: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/knowledge/gaps/:id',
    access: 'admin',
    input: z.object({ id: GapId, dismissed: z.boolean() }),
    output: z.object({ dismissed: z.boolean() }),
  }),
}
