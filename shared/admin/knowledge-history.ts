import { z } from 'zod'
import { Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { KNOWLEDGE_LIMITS, KnowledgeEntry, KnowledgeFilters, KnowledgeInput } from './knowledge.ts'

const Moment = z.iso.datetime({ offset: true }).max(40)
const VersionId = z.string().regex(/^\d{1,18}$/, 'This version is not one of ours.')

/** Null for the system itself, and where the account is gone. */
const Actor = z.object({ id: Uuid, name: z.string() }).nullable()

/** What changed an entry; `first` is how it was when history began. */
const CAUSES = ['first', 'shipped', 'form', 'texts', 'import', 'notion', 'bulk', 'restore', 'undo'] as const
export type VersionCause = (typeof CAUSES)[number]

/** An entry after one change. */
const Version = z.object({
  id: VersionId,
  entry_id: Uuid,
  title: z.string(),
  cause: z.enum(CAUSES),
  /** Whether the change took the entry away; the version is then as it was before. */
  deleted: z.boolean(),
  actor: Actor,
  created_at: Moment,
  /** Whether the entry is as this version has it, or gone where it was deleted. */
  current: z.boolean(),
})
export type KnowledgeVersion = z.infer<typeof Version>

/** What is compared: what the form has, and how many translations and answers went with it. */
const Values = KnowledgeInput.extend({
  translations: z.number().int(),
  answers: z.number().int(),
})
export type VersionValues = z.output<typeof Values>

const Batch = z.object({
  id: Uuid,
  kind: z.enum(['import', 'notion', 'delete', 'category', 'tag', 'untag']),
  /** A file's name, an address, the title of a page; of a bulk change the category or tag. */
  subject: z.string(),
  created: z.number().int(),
  updated: z.number().int(),
  deleted: z.number().int(),
  actor: Actor,
  created_at: Moment,
  undone_at: Moment.nullable(),
})
export type KnowledgeBatch = z.infer<typeof Batch>

/** An entry that was changed after the act that is to be undone. */
const ChangedSince = z.object({ id: Uuid, title: z.string() })

/** Entries named in an answer, at most. */
export const NAMED = 50

/** Versions shown at once. */
const VERSIONS_PAGE = 20

/** What is done to many entries. */
export const BulkAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('category'), value: KnowledgeInput.shape.category }),
  z.object({ kind: z.enum(['tag', 'untag']), value: tag() }),
])
export type BulkAct = z.infer<typeof BulkAct>

function tag() {
  return z
    .string('Tag is required')
    .trim()
    .min(1, 'Tag is required')
    .max(KNOWLEDGE_LIMITS.category, `A tag must be less than ${KNOWLEDGE_LIMITS.category} characters`)
    .refine((text) => !text.includes(','), 'One tag at a time, without a comma')
}

export const knowledgeHistoryApi = {
  /** Newest first: of one entry, of those that are deleted (the deletion alone), or of all. */
  versions: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/knowledge/versions',
    access: 'operator',
    input: z.object({
      entry_id: Uuid.optional(),
      deleted: z.literal('true').optional(),
      cursor: VersionId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(VERSIONS_PAGE),
    }),
    output: z.object({ versions: z.array(Version), nextCursor: z.string().optional() }),
  }),
  version: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/knowledge/versions/:id',
    access: 'operator',
    input: z.object({ id: VersionId }),
    output: z.object({
      version: Version,
      values: Values,
      /** What is stored now; null where the entry is deleted. */
      stored: Values.nullable(),
      /** To be sent back as `expectedUpdatedAt`. */
      updated_at: Moment.nullable(),
    }),
  }),
  /** Makes the entry as it was then, as a new change. 409 when somebody changed it since `expectedUpdatedAt`. */
  restore: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/knowledge/versions/:id/restore',
    access: 'admin',
    input: z.object({ id: VersionId, expectedUpdatedAt: Moment.nullable() }),
    output: z.object({ entry: KnowledgeEntry }),
  }),
  /** Imports, syncs and bulk changes, newest first. */
  batches: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/knowledge/batches',
    access: 'operator',
    input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
    output: z.object({ batches: z.array(Batch) }),
  }),
  /**
   * Undoes one act. Entries that were changed since are named: with `ask` nothing is done where there are any, with
   * `keep` they stay as they are, with `undo` they go back too.
   */
  undo: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/knowledge/batches/:id/undo',
    access: 'admin',
    input: z.object({ id: Uuid, changed: z.enum(['ask', 'keep', 'undo']).default('ask') }),
    output: z.object({
      undone: z.boolean(),
      /** Entries that are as before. */
      entries: z.number().int(),
      changed: z.object({ count: z.number().int(), entries: z.array(ChangedSince).max(NAMED) }),
    }),
  }),
  /** Does one thing to chosen entries, or to all that match; 409 when these are not `expected` many any more. */
  act: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/knowledge/act',
    access: 'admin',
    input: z
      .object({
        act: BulkAct,
        ids: z.array(Uuid).min(1).max(1000).optional(),
        filter: KnowledgeFilters.optional(),
        expected: z.number().int().min(1),
      })
      .refine(
        ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
        'Send either ids or filter.',
      ),
    output: z.object({
      changed: z.number().int(),
      /** Entries that were so already. */
      unchanged: z.number().int(),
      /** Titles of entries that have no room for another tag; at most 50. */
      full: z.array(z.string()).max(NAMED),
      /** To undo it by; null where nothing was changed. */
      batch: Batch.nullable(),
    }),
  }),
}
