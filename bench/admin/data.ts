import pg from 'pg'

export interface Size {
  readonly users: number
  readonly conversations: number
  readonly messages: number
  readonly entries: number
}

/** Session tokens of admins and of users, and the id of one user. */
export interface Installation {
  readonly admins: readonly string[]
  readonly users: readonly string[]
  readonly person: string
}

/** People who are admins, and who read meanwhile: one person may ask 600 times a minute. */
const ADMINS = 10
const READERS = 60

/**
 * Half a year of a busy installation, written by the database itself. Every tenth conversation is a visitor's, of
 * the last days: older ones that nobody claimed would be deleted while we measure.
 */
export async function createInstallation(connection: pg.ClientConfig, size: Size): Promise<Installation> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(halfAYear(size))
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: string; token: string }>(
      `select people.id, token from people join auth.session on "userId" = people.id
       where n <= $1 order by n`,
      [ADMINS + READERS],
    )
    const tokens = rows.map((row) => row.token)
    return { admins: tokens.slice(0, ADMINS), users: tokens.slice(ADMINS), person: rows[ADMINS]?.id ?? '' }
  } finally {
    await client.end()
  }
}

/** Returns the statements that write it. */
function halfAYear({ users, conversations, messages, entries }: Size): string {
  const each = Math.ceil(messages / conversations)
  return `
    select setseed(0.42);
    create temporary table people as
      select n, gen_random_uuid() as id, now() - random() * interval '180 days' as at from generate_series(1, ${users}) n;
    create temporary table talks as
      select gen_random_uuid() as id, talk.at, case when talk.n % 10 > 0 then people.id end as user_id,
        case when talk.n % 10 = 0 then gen_random_uuid() end as session_id
      from (
        select n, now() - case when n % 10 > 0 then random() ^ 1.5 * interval '180 days' else random() * interval '28 days' end as at,
          1 + floor(random() * ${users})::integer as person
        from generate_series(1, ${conversations}) n
      ) talk join people on people.n = person;
    insert into auth."user" (id, name, email, "createdAt")
      select id, 'Founder ' || n, 'founder.' || n || '@lab' || n % 400 || '.example', at from people;
    insert into auth.session ("userId", token, "expiresAt", "updatedAt")
      select id, gen_random_uuid()::text, now() + interval '1 day', at from people;
    insert into ventures (user_id, name) select id, 'My venture' from people where n % 2 = 0;
    insert into user_state (user_id, venture_id) select user_id, id from ventures;
    update dashboard_config set current_level = n % 7 from people where people.id = user_id;
    insert into conversations (id, user_id, session_id, created_at, updated_at)
      select id, user_id, session_id, at, at + interval '1 hour' from talks;
    update conversations set language = (array['en', 'de', 'es', 'fr'])[1 + floor(random() * 4)::integer];
    drop index chat_messages_said, chat_messages_words;
    insert into chat_messages (id, parent_id, conversation_id, user_id, session_id, role, content, status, created_at)
      select message, lag(message) over (partition by talks.id order by m), id, user_id, session_id,
        case m % 2 when 1 then 'user' else 'assistant' end, (
          select string_agg(format('We asked the %s about their %s and what a %s costs.', who[1 + (n + floor(random() * 12)::integer) % 12],
            what[1 + (n + floor(random() * 12)::integer) % 12], kind[1 + (n + floor(random() * 12)::integer) % 12]), ' ')
            || case when random() < 0.005 then ' A reagent supplier wrote to us.' else '' end
            || ' Batch ' || floor(random() * 20000) from generate_series(1, 2 + m % 2 * 3) n
        ), case when random() < 0.004 then 'failed' else 'complete' end, at + m * interval '1 minute'
      from (select talks.*, m, gen_random_uuid() as message from talks, generate_series(1, ${each}) m) talks, (select
        array['plant manager', 'buyer', 'lab head', 'customs officer', 'director', 'investor',
          'founder', 'mentor', 'utility', 'hospital', 'farmer', 'brewer'] as who,
        string_to_array('membrane,sensor,budget,contract,fouling,sampling,licence,approval,margin,downtime,energy,waste', ',') as what,
        array['pilot', 'letter', 'test', 'meeting', 'ruling', 'visit',
          'repair', 'filter', 'module', 'batch', 'permit', 'delay'] as kind) words order by talks.id, m;
    create index chat_messages_said on chat_messages using gin (app.plain_words(content)) with (fastupdate = off)
      where status <> 'streaming' and not superseded;
    create index chat_messages_words on chat_messages using gin (words) with (fastupdate = off) where words is not null;
    create temporary table replies as
      select reply.id, reply.conversation_id, reply.user_id, reply.session_id, reply.created_at, reply.seq, gen_random_uuid() as generation,
        question.id as question from chat_messages reply
      join chat_messages question on question.conversation_id = reply.conversation_id and question.seq = reply.seq - 1
      where reply.role = 'assistant';
    insert into generations (id, conversation_id, user_id, session_id, user_message_id, reply_id, status, runner, finished_at)
      select generation, conversation_id, user_id, session_id, question, id, 'complete', 1, created_at from replies;
    insert into reply_facts (reply_id, rules_checked) select id, 6 from replies;
    insert into knowledge_entries (title, content, category, keywords, relevance_tags)
      select 'Entry ' || n || ' on pricing a pilot', repeat('A pilot ends with a decision and a price. ', 20),
        'Category ' || n % 12, array['pilot', 'price ' || n % 100], array['tag ' || n % 40]
      from generate_series(1, ${entries}) n;
    insert into retrievals (reply_id, found, best_score, entry_ids, scores, created_at)
      select replies.id, true, 0.5, ids[at:at + 4], '{0.5,0.4,0.3,0.2,0.1}', created_at
      from (select *, 1 + floor(random() ^ 3 * (${entries} - 5))::integer as at from replies) replies,
        (select array_agg(id) as ids from knowledge_entries) entries;
    insert into message_ratings (message_id, user_id, rating, reason, rated_at)
      select id, user_id, 'down', 'too_vague', created_at from replies where user_id is not null and random() < 0.03;
    insert into review_items (kind, message_id, conversation_id, at, question_hash)
      select case when seq % 3 = 0 then 'rule' else 'unanswered' end, id, conversation_id, created_at,
        case when seq % 3 = 0 then null else (seq % 2000)::text end from replies where random() < 0.07;
    insert into usage_events (created_at, user_id, session_id, generation_id, provider, model, purpose, prompt_tokens, completion_tokens,
        cost, latency_ms, first_text_ms, outcome)
      select created_at, user_id, session_id, generation, 'direct', 'gpt-4o-mini', 'chat', 800, 400,
        case when seq % 50 = 0 then null else 0.00036 end, 3000, 200 + seq % 900,
        case when seq % 97 = 0 then 'upstream_failed' else 'complete' end
      from replies;
    insert into conversation_notes (conversation_id, labels, note)
      select id, array['label ' || floor(random() * 30), 'follow up'], case when random() < 0.5 then 'Call again.' else '' end
      from conversations where random() < 0.3;
    insert into user_roles (user_id, role) select id, 'admin' from people where n <= ${ADMINS}`
}
