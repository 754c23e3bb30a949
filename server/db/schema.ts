import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Role } from '#shared/account.ts'
import type { Asks } from '#shared/asks.ts'
import type { MessageStatus } from '#shared/chat.ts'
import type { CommitmentState } from '#shared/commitments.ts'
import type { SharedConversation } from '#shared/conversation-links.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import type { CutFinish, StandIn } from '#shared/models.ts'
import type { DocumentKind } from '#shared/offered-document.ts'
import type { Offers } from '#shared/offers.ts'
import type { Rating } from '#shared/ratings.ts'
import type { DocumentFields } from '#shared/stored-document.ts'
import type { Json, Time, TimeOrNull } from './columns.ts'
import type { OperatorTables } from './operator-tables.ts'

/** Every row of a person carries its owner: the account, or the anonymous session before a claim. */
interface Owned {
  user_id: string | null
  session_id: string | null
}

/** The tables as Kysely sees them; `migrations/` holds the truth. */
export interface Schema extends OperatorTables {
  'auth.user': { id: string; name: string; email: string; twoFactorEnabled: boolean; createdAt: Time }
  'auth.account': {
    id: string
    userId: string
    providerId: string
    accountId: string
    password: string | null
    createdAt: Time
  }
  'auth.twoFactor': {
    userId: string
    secret: string
    lastUsedStep: ColumnType<string | null, number, number>
  }
  'auth.verification': { id: string; expiresAt: Time }
  'auth.session': {
    id: string
    token: string
    userId: string
    expiresAt: Time
    createdAt: Time
    updatedAt: Time
    ipAddress: string | null
    userAgent: string | null
  }
  profiles: {
    id: string
    email: string
    full_name: string
    created_at: Time
    suspended_at: TimeOrNull
    language: Language | null
  }
  user_roles: { user_id: string; role: Role }
  audit_log: {
    id: GeneratedAlways<string>
    at: Time
    actor_id: string | null
    action: string
    target: string | null
    before: Json<unknown> | null
    after: Json<unknown> | null
  }
  operations: { key: string; at: Time; detail: Json<unknown> }
  anonymous_sessions: {
    id: string
    address_hash: Buffer
    created_at: Time
    visit_messages: Generated<number>
    refunds: Generated<number>
    last_message_at: TimeOrNull
  }
  anonymous_usage: { day: ColumnType<string, string, string>; scope: string; count: number }
  conversations: Owned & {
    id: Generated<string>
    title: Generated<string>
    created_at: Time
    updated_at: Time
    claimed_at: TimeOrNull
    venture_id: string | null
    summary: string | null
    summary_through: string | null
    pinned_at: TimeOrNull
    archived_at: TimeOrNull
    language: Language | null
    words: GeneratedAlways<string>
  }
  chat_messages: Owned & {
    id: Generated<string>
    seq: GeneratedAlways<string>
    conversation_id: string
    role: 'user' | 'assistant'
    content: string
    status: MessageStatus
    error_code: string | null
    finish: CutFinish | null
    stand_in: StandIn | null
    asks: Json<Asks> | null
    offers: Json<Offers> | null
    sender_id: string | null
    client_id: string | null
    superseded: Generated<boolean>
    parent_id: string | null
    version_of: string | null
    words: GeneratedAlways<string | null>
    created_at: Time
  }
  conversation_days: {
    conversation_id: string
    day: ColumnType<string, string, string>
    anonymous: boolean
    asked: number
    shown: number
  }
  generations: Owned & {
    id: string
    conversation_id: string
    user_message_id: string
    reply_id: string
    replaces_id: string | null
    status: MessageStatus
    chunk_ends: Generated<number[]>
    runner: number
    heartbeat_at: Time
    stop_requested: Generated<boolean>
    started_at: Time
    turn: GeneratedAlways<string>
    first_text_at: TimeOrNull
    finished_at: TimeOrNull
  }
  usage_events: Owned & {
    id: GeneratedAlways<string>
    created_at: Time
    generation_id: string | null
    provider: string
    model: string
    purpose: string
    prompt_tokens: number | null
    cached_tokens: number | null
    cache_write_tokens: number | null
    completion_tokens: number | null
    reasoning_tokens: number | null
    cost: string | null
    latency_ms: number
    first_text_ms: number | null
    outcome: string
    provider_message: string | null
    estimate: string | null
    runs_here: Generated<boolean>
  }
  ventures: {
    id: Generated<string>
    user_id: string
    name: string
    created_at: Time
    archived_at: TimeOrNull
  }
  extraction_jobs: {
    message_id: string
    user_id: string
    state: Generated<'waiting' | 'done'>
    attempts: Generated<number>
    next_at: Time
    edits_id: string | null
    updates: Json<DashboardUpdate[]>
  }
  documents: {
    id: Generated<string>
    user_id: string | null
    venture_id: string
    conversation_id: string | null
    message_id: string | null
    kind: DocumentKind
    lang: Language
    fields: Json<DocumentFields>
    created_at: Time
    updated_at: Time
  }
  share_links: {
    id: Generated<string>
    user_id: string
    venture_id: string
    token_hash: Buffer
    created_at: Time
    expires_at: Time
    revoked_at: TimeOrNull
  }
  conversation_links: {
    id: string
    user_id: string
    conversation_id: string
    token_hash: Buffer
    title: string
    named: boolean
    messages: Json<SharedConversation['messages']>
    created_at: Time
    expires_at: Time
  }
  commitments: {
    id: string
    venture_id: string
    user_id: string
    text: string
    due_on: ColumnType<string, string, string>
    about_action: string | null
    about_message: string | null
    state: Generated<CommitmentState>
    answer_message: string | null
    created_at: Time
    settled_at: TimeOrNull
  }
  calendar_feeds: { user_id: string; id: string; token_hash: Buffer; named: boolean; created_at: Time }
  weekly_mails: {
    user_id: string
    id: string
    token_hash: Buffer
    week: ColumnType<string, string, string>
    tries: Generated<number>
    next_at: Time
    sent_at: TimeOrNull
    created_at: Time
  }
  message_ratings: {
    message_id: string
    user_id: string
    rating: Rating['rating']
    reason: Rating['reason']
    comment: Generated<string>
    rated_at: Time
  }
}
