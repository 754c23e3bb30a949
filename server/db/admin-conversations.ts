import { type RawBuilder, sql } from 'kysely'
import type { AdminConversation, AdminMessage, Sign } from '#shared/admin/conversations.ts'
import type { Language } from '#shared/language.ts'
import type { Db } from './client.ts'
import { contains, startsWith } from './like.ts'
import { capturesOf, FACTS, type StoredCapture, type StoredFacts } from './reply-facts.ts'
import { type SearchTerm, termsQuery } from './search.ts'

/** Messages that are counted exactly; where more match, the newest conversations among them are shown. */
const MOST_MESSAGES = 10_000
const NEWEST = 50

/** Where a page ends: the group's last change, the group, and the conversation's last change and id. */
export type Place = readonly [groupAt: string, owner: string, updatedAt: string, id: string]

export interface ConversationsQuery {
  readonly search: string | undefined
  /** What all has to stand in one message; none when there is no such search. */
  readonly terms: readonly SearchTerm[]
  readonly days: number | undefined
  readonly level: number | undefined
  readonly language: Language | undefined
  readonly signs: readonly Sign[]
  readonly label: string | undefined
  readonly after: Place | undefined
  readonly limit: number
}

/** A conversation with the message that was found in it. */
export type FoundConversation = Omit<AdminConversation, 'found'> & {
  readonly found: { readonly message_id: string; readonly content: string } | null
}

export interface ConversationsPage {
  readonly conversations: FoundConversation[]
  readonly total: number
  readonly counts: Record<Sign, number>
  /** Messages that match; null where they are more than are counted. */
  readonly messages: number | null
  /** Undefined on the last page. */
  readonly next: Place | undefined
}

type Row = Omit<FoundConversation, 'created_at' | 'updated_at' | 'claimed_at'> & {
  created_at: string
  updated_at: string
  claimed_at: string | null
  place: Place
}

/** The conversations that a search in messages leaves, each with the message to show; without one, all. */
function foundIn(terms: readonly SearchTerm[]): RawBuilder<unknown> {
  if (terms.length === 0) {
    return sql`
      few as (select null::integer as messages),
      found as (select filtered.*, null::uuid as message from filtered)`
  }
  const query = sql`${termsQuery(terms)}::tsquery`
  return sql`
    hits as materialized (select * from app.messages_with(${query}, ${MOST_MESSAGES + 1})),
    few as materialized (select case when count(*) <= ${MOST_MESSAGES} then count(*)::integer end as messages from hits),
    talks as materialized (
      (select distinct on (talk) talk, message from hits
        where (select messages from few) is not null order by talk, place desc)
      union all
      select talk, message from app.talks_with(${query}, (
        select array_agg(id order by updated_at desc) from filtered where (select messages from few) is null
      ), ${NEWEST})
    ),
    found as materialized (select filtered.*, message from filtered join talks on talk = filtered.id)`
}

/** Everybody's conversations: each person's and each anonymous session's together, the last active first. */
export async function listAllConversations(db: Db, query: ConversationsQuery): Promise<ConversationsPage> {
  const { search = null, days = null, level = null, language = null, label = null, signs, limit } = query
  const [groupAt, owner, updatedAt, id] = query.after ?? [null, null, null, null]
  const [pattern, prefix] = [contains(search), startsWith(search)]
  // What went wrong in all conversations is asked only where all are shown.
  const ofFound = query.terms.length === 0 ? sql`true` : sql`conversation_id in (select id from found)`
  const wanted = sql.join([sql`true`, ...signs.map((sign) => sql.ref(sign))], sql` and `)
  const { rows } = await sql<Omit<ConversationsPage, 'conversations' | 'next'> & { conversations: Row[] }>`
    with filtered as (
      select conversations.id, conversations.updated_at, coalesce(user_id, session_id) as owner from conversations
      where (${search}::text is null
          or user_id in (select profiles.id from profiles where full_name ilike ${pattern} or email ilike ${pattern})
          or (user_id is null and session_id::text like lower(${prefix})))
        and (${days}::integer is null or conversations.updated_at > now() - ${days}::integer * interval '1 day')
        and (${level}::integer is null or user_id in (
          select person_levels.user_id from person_levels where current_level = ${level}::integer))
        and (${language}::text is null or conversations.language = ${language})
        and (${label}::text is null or conversations.id in (
          select conversation_id from conversation_notes where labels @> array[${label}::text]))
    ), ${foundIn(query.terms)}, flags as materialized (
      select conversation_id, bool_or(kind = 'down') as down, bool_or(kind = 'rule') as rule, bool_or(kind = 'unanswered') as gap
      from review_items where kind <> 'undone' and ${ofFound} group by conversation_id
    ), failures as materialized (
      select distinct conversation_id, true as failed from chat_messages where status = 'failed'
    ), candidates as materialized (
      select found.*, down is true as down, failed is true as failed, rule is true as rule, gap is true as gap
      from found left join flags on flags.conversation_id = found.id
        left join failures on failures.conversation_id = found.id
    ), matched as materialized (
      select * from candidates where ${wanted}
    ), groups as (
      select owner, max(updated_at) as group_at, count(*)::integer as group_count from matched group by owner
    ), page as materialized (
      select * from matched join groups using (owner)
      where ${id}::uuid is null or (group_at, owner, updated_at, id)
        < (${groupAt}::timestamptz, ${owner}::uuid, ${updatedAt}::timestamptz, ${id}::uuid)
      order by group_at desc, owner desc, updated_at desc, id desc limit ${limit + 1}
    )
    select (select count(*)::integer from matched) as total, (select messages from few) as messages,
      (select json_build_object('down', count(*) filter (where down), 'failed', count(*) filter (where failed),
        'rule', count(*) filter (where rule), 'gap', count(*) filter (where gap)) from candidates) as counts,
      coalesce((
        select json_agg(row_to_json(shown)) from (
          select page.id, talk.created_at, page.updated_at, title, talk.user_id, session_id, email, full_name, claimed_at,
            group_count, array_remove(array[case when down then 'down' end, case when failed then 'failed' end,
              case when rule then 'rule' end, case when gap then 'gap' end], null) as signs, talk.language,
            current_level as level, coalesce(labels, '{}') as labels, coalesce(note, '') <> '' as noted, (
              select coalesce(sum(days.shown), 0)::integer from conversation_days days where conversation_id = page.id
            ) as message_count, coalesce((
              select left(content, 200) from chat_messages first where first.conversation_id = page.id
                and first.role = 'user' and not first.superseded order by first.seq limit 1
            ), '') as first_message, (
              select json_build_object('message_id', id, 'content', content) from chat_messages where id = page.message
            ) as found, array[group_at::text, owner::text, page.updated_at::text, page.id::text] as place
          from page join conversations talk on talk.id = page.id
          left join conversation_notes notes on notes.conversation_id = page.id
          left join profiles on profiles.id = talk.user_id
          left join person_levels on person_levels.user_id = talk.user_id
          order by group_at desc, owner desc, page.updated_at desc, page.id desc
        ) shown
      ), '[]') as conversations`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A list without from always has a row')
  const shown = row.conversations.slice(0, limit)
  return {
    ...row,
    conversations: shown.map(({ place: _, ...talk }) => ({ ...talk, ...times(talk) })),
    next: row.conversations.length > limit ? shown.at(-1)?.place : undefined,
  }
}

const iso = (time: Date | string) => new Date(time).toISOString()

type Times = { created_at: Date | string; updated_at: Date | string; claimed_at: Date | string | null }

const times = ({ created_at, updated_at, claimed_at }: Times) => ({
  created_at: iso(created_at),
  updated_at: iso(updated_at),
  claimed_at: claimed_at && iso(claimed_at),
})

/** A message with what it was made of, as it is stored. */
export type StoredMessage = Omit<AdminMessage, 'facts'> & { readonly facts: StoredFacts | null }

/** One conversation, whosever it is, with its messages in order. */
export interface WholeConversation {
  readonly id: string
  readonly title: string
  readonly email: string | null
  readonly full_name: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly claimed_at: string | null
  readonly messages: StoredMessage[]
  /** What was read in the messages. */
  readonly captures: StoredCapture[]
}

export async function findAnyConversation(db: Db, id: string): Promise<WholeConversation | undefined> {
  const { rows } = await sql<WholeConversation>`
    select talk.id, title, email, full_name, talk.created_at, updated_at, claimed_at,
      coalesce((
        select json_agg(json_build_object('id', reply.id, 'conversation_id', reply.conversation_id, 'role', reply.role,
          'content', reply.content, 'status', reply.status, 'created_at', reply.created_at, 'facts', ${FACTS},
          'rating', case when rated.message_id is not null then json_build_object('rating', rated.rating,
            'reason', rated.reason, 'comment', rated.comment) end,
          'review_id', (select max(item.id)::text from review_items item where item.message_id = reply.id and resolved_at is null)
        ) order by reply.seq)
        from chat_messages reply left join message_ratings rated on rated.message_id = reply.id
        where reply.conversation_id = talk.id and not reply.superseded
      ), '[]') as messages,
      ${capturesOf(sql`array(
        select id from chat_messages where conversation_id = talk.id and role = 'user' and not superseded)`)} as captures
    from conversations talk left join profiles on profiles.id = talk.user_id where talk.id = ${id}`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  const messages = row.messages.map((message) => ({ ...message, created_at: iso(message.created_at) }))
  return { ...row, ...times(row), messages }
}
