import { type RawBuilder, sql } from 'kysely'
import type { BrokenRule, ReplyFacts } from '#shared/admin/reply-facts.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { Db } from './client.ts'
import { json } from './roadmap.ts'

/** What a reply was written with. */
export interface WrittenWith {
  /** Of the master prompt, in setting_versions; null for the shipped one. */
  readonly promptVersion: string | null
  /** Null where its text was not held to them. */
  readonly rulesChecked: number | null
}

/** The statement that records what a reply was written with, to go with another; the reply may be gone in the meantime. */
export function insertFacts(
  replyId: string,
  { promptVersion, rulesChecked }: WrittenWith,
): RawBuilder<unknown> {
  return sql`
    insert into reply_facts (reply_id, prompt_version, rules_checked)
    select id, ${promptVersion}::bigint, ${rulesChecked}::integer from chat_messages where id = ${replyId}
    on conflict (reply_id) do update set prompt_version = excluded.prompt_version, rules_checked = excluded.rules_checked`
}

/** Records the rules that a whole reply broke: counted by day, kept with the reply, and in the queue of the operators. */
export async function storeBroken(db: Db, replyId: string, broken: readonly BrokenRule[]): Promise<void> {
  await sql`
    with kept as (
      update reply_facts set broken = ${json(broken)}::jsonb where reply_id = ${replyId}
    ), waiting as (
      insert into review_items (kind, message_id, conversation_id)
      select 'rule', id, conversation_id from chat_messages where id = ${replyId}
      on conflict (message_id, kind) do nothing
    )
    insert into rule_violations (day, box_key, rule_id, count)
    select (now() at time zone 'utc')::date, box_key, rule_id, 1
    from unnest(${broken.map(({ box_key }) => box_key)}::text[], ${broken.map(({ rule_id }) => rule_id)}::text[])
      as broken (box_key, rule_id)
    on conflict (day, box_key, rule_id) do update set count = rule_violations.count + 1`.execute(db)
}

/** What a reply was made of, but for what was read in the message that it answers. */
export type StoredFacts = Omit<ReplyFacts, 'captures'> & { readonly question_id: string | null }

const PROMPTS = sql`setting_versions where setting_key = 'master_prompt'`

/** A column with the facts of the reply in the row `reply` of chat_messages; null beside a message of the person. */
export const FACTS = sql<StoredFacts | null>`case when reply.role = 'assistant' then (
  select json_build_object(
    'status', reply.status, 'error_code', reply.error_code, 'stand_in', reply.stand_in,
    'question_id', place.user_message_id, 'model', used.model, 'provider', used.provider,
    'first_text_ms', used.first_text_ms, 'latency_ms', used.latency_ms, 'prompt_tokens', used.prompt_tokens,
    'completion_tokens', used.completion_tokens, 'cached_tokens', used.cached_tokens, 'cost', used.cost,
    'prompt', case when made.reply_id is not null and used.provider <> 'guide' then json_build_object(
      'version', (select count(*) from ${PROMPTS} and id <= made.prompt_version),
      'live', made.prompt_version is not distinct from (select max(id) from ${PROMPTS})) end,
    'entries', (
      select coalesce((
        select json_agg(json_build_object('id', given.id, 'title', title) order by n)
        from unnest(entry_ids) with ordinality given (id, n) left join knowledge_entries entry on entry.id = given.id
      ), '[]') from retrievals where reply_id = reply.id
    ),
    'rules_checked', made.rules_checked, 'broken', coalesce(made.broken, '[]'))
  from (select 1) one
  left join generations place on place.reply_id = reply.id
  left join reply_facts made on made.reply_id = reply.id
  left join lateral (
    select (array_agg(model order by id desc))[1] as model, (array_agg(provider order by id desc))[1] as provider,
      (array_agg(first_text_ms order by id desc))[1] as first_text_ms, sum(latency_ms) as latency_ms,
      sum(usage_events.prompt_tokens) as prompt_tokens, sum(usage_events.completion_tokens) as completion_tokens,
      sum(usage_events.cached_tokens) as cached_tokens,
      case when bool_and(usage_events.cost is not null) then sum(usage_events.cost) end as cost
    from usage_events where generation_id = place.id and purpose = 'chat'
  ) used on true
) end`

/** Something that was read in a message, as it is stored. */
export interface StoredCapture {
  readonly message_id: string
  readonly event: LedgerEvent
  readonly what: string | null
  readonly before: string | null
  readonly after: string | null
  readonly taken_back: string | null
  readonly taken_back_at: string | null
}

/** A column with what was read in messages, whose ids are an array of uuids. */
export const capturesOf = (ids: RawBuilder<unknown>) =>
  sql<StoredCapture[]>`coalesce((select json_agg(read) from app.captures(${ids}) read), '[]')`
