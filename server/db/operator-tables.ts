import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Role } from '#shared/account.ts'
import type { BrokenRule } from '#shared/admin/reply-facts.ts'
import type { ReviewKind, ReviewResolution } from '#shared/admin/review.ts'
import type { SiteKey } from '#shared/site.ts'
import type { Json, Time, TimeOrNull } from './columns.ts'

/** What operators write, and what is kept for them to look at. */
export interface OperatorTables {
  spend_months: { month: ColumnType<string, string, string>; part: number; dollars: string }
  reply_facts: {
    reply_id: string
    prompt_version: string | null
    rules_checked: number | null
    broken: Json<BrokenRule[]>
  }
  review_items: {
    id: GeneratedAlways<string>
    kind: ReviewKind
    message_id: string
    conversation_id: string
    at: Time
    question_hash: string | null
    resolved_at: TimeOrNull
    resolution: ReviewResolution | null
  }
  assistant_settings: { key: string; value: Json<unknown>; updated_at: Time }
  setting_versions: {
    id: GeneratedAlways<string>
    setting_key: string
    value: Json<unknown> | null
    actor_id: string | null
    created_at: Time
    note: string | null
  }
  prompt_boxes: {
    id: Generated<string>
    box_key: string
    title: string
    prompt_text: string
    order_index: number
    interpretation: Json<unknown> | null
    interpreted_text: string | null
    edited: Generated<boolean>
    updated_at: Time
  }
  rule_violations: {
    day: ColumnType<string, string, string>
    box_key: string
    rule_id: string
    count: number
  }
  model_entries: { id: string; entry: Json<unknown>; updated_at: Time }
  model_last_days: { model: string; day: ColumnType<string, string, string> }
  assistant_revision: { one: boolean; revision: string }
  knowledge_entries: {
    id: Generated<string>
    slug: string | null
    edited: Generated<boolean>
    title: string
    content: string
    category: string
    keywords: string[]
    relevance_tags: string[]
    summaries: Json<Partial<Record<'de' | 'es' | 'fr', string>>>
    phrasings: Json<Partial<Record<'en' | 'de' | 'es' | 'fr', string[]>>>
    answers: Json<object[]>
    stale: Generated<string[]>
    texts_edited: Generated<boolean>
    created_at: Time
    updated_at: Time
    words: GeneratedAlways<string>
    notion_page_id: string | null
    notion_part: number | null
    notion_root_id: string | null
  }
  knowledge_revision: { id: boolean; revision: string; transaction: string | null }
  knowledge_chunks: { entry_id: string; part: number; model: string; text_hash: string; vector: number[] }
  retrievals: {
    reply_id: string
    found: boolean
    best_score: number | null
    entry_ids: string[]
    scores: number[]
    created_at: Time
  }
  deleted_entries: { slug: string; deleted_at: Time }
  knowledge_batches: {
    id: string
    kind: 'import' | 'notion' | 'delete' | 'category' | 'tag' | 'untag'
    subject: string
    created: number
    updated: number
    deleted: number
    actor_id: string | null
    created_at: Time
    undone_at: TimeOrNull
  }
  knowledge_versions: {
    id: GeneratedAlways<string>
    entry_id: string
    title: string
    entry: Json<object>
    deleted: Generated<boolean>
    cause: string
    batch_id: string | null
    actor_id: string | null
    created_at: Time
  }
  dismissed_gaps: { id: string; actor_id: string | null; dismissed_at: Time }
  notion_sync: {
    id: boolean
    lease: string | null
    leased_until: TimeOrNull
    page_id: string | null
    title: string | null
    synced_at: TimeOrNull
  }
  invitations: {
    id: string
    token_hash: Buffer
    email: string
    role: Role
    invited_by: string | null
    created_at: Time
    expires_at: Time
    accepted_at: TimeOrNull
    accepted_by: string | null
    revoked_at: TimeOrNull
  }
  site_settings: { key: SiteKey; value: Json<object>; updated_at: Time }
  site_versions: {
    id: GeneratedAlways<string>
    key: SiteKey
    value: ColumnType<object | null, string | null, string | null>
    actor_id: string | null
    created_at: Time
  }
}
