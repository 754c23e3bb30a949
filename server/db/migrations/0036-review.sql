-- What each reply was written with, beside its usage and its retrieval. Belongs to the reply and goes with it.
create table reply_facts (
  reply_id uuid primary key references chat_messages on delete cascade,
  -- Of the master prompt, in setting_versions; null for the prompt that the product begins with.
  prompt_version bigint,
  -- Rules that its whole text was held to; null where it did not come to its end.
  rules_checked integer,
  -- Of those the ones it broke: the box, the rule with its sentence, what was found, and the words that stand in the reply.
  broken jsonb not null default '[]'
);

-- What waits for an operator, or did: a reply that was rated down, broke a rule or had no answer, or a message of which a
-- founder took back what was read in it.
create table review_items (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('down', 'undone', 'rule', 'unanswered')),
  -- The reply; of what was undone the founder's message.
  message_id uuid not null references chat_messages on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  at timestamptz not null default now(),
  -- Of a question without an answer: questions in the same words are one item.
  question_hash text,
  resolved_at timestamptz,
  -- Who did it stands in the audit log.
  resolution text check (resolution in ('entry', 'rule', 'case', 'dismissed')),
  unique (message_id, kind)
);
create index on review_items (conversation_id);
create index on review_items (at desc, id desc) where resolved_at is null;
create index on review_items (question_hash) where question_hash is not null;

alter table reply_facts enable row level security;
alter table review_items enable row level security;
create policy "an admin reads what replies were made of" on reply_facts for select to beachhead_admin using (true);
create policy "an admin works on what waits" on review_items for all to beachhead_admin using (true);
create policy "an admin reads which message a reply answers" on generations for select to beachhead_admin using (true);
grant select on reply_facts to beachhead_admin;
grant select, update (resolved_at, resolution) on review_items to beachhead_admin;
grant select (id, conversation_id, user_message_id, reply_id, started_at, finished_at) on generations to beachhead_admin;

-- The language that was written last, to find conversations by.
alter table conversations add column language text;

create function app.review_rating() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    delete from public.review_items where message_id = old.message_id and kind = 'down';
  elsif new.rating = 'up' then
    delete from public.review_items where message_id = new.message_id and kind = 'down';
  else
    -- Who says more about a reply that was looked at already is heard again.
    insert into public.review_items as item (kind, message_id, conversation_id, at)
    select 'down', id, conversation_id, new.rated_at from public.chat_messages where id = new.message_id
    on conflict (message_id, kind) do update set at = excluded.at, resolved_at = null, resolution = null;
  end if;
  return null;
end $$;
create trigger review_rating after insert or delete or update of rating, reason, comment on message_ratings
  for each row execute function app.review_rating();

-- What a founder took back or refused waits at the message that it was read in. An undo of an undo takes it off again.
create function app.review_taken_back() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
declare
  target public.evidence_events;
begin
  select * into target from public.evidence_events where venture_id = new.venture_id
    and event_id = coalesce(new.event ->> 'targetId', new.event #>> '{answers,id}');
  if target.kind in ('undo', 'reject') then
    delete from public.review_items item using public.evidence_events original
    where item.kind = 'undone' and item.resolved_at is null and original.venture_id = new.venture_id
      and original.event_id = target.event ->> 'targetId' and item.message_id = original.message_id;
  else
    insert into public.review_items (kind, message_id, conversation_id)
    select 'undone', id, conversation_id from public.chat_messages where id = target.message_id
    on conflict (message_id, kind) do update set at = now(), resolved_at = null, resolution = null;
  end if;
  return null;
end $$;
create trigger review_taken_back after insert on evidence_events for each row
  when (new.kind in ('undo', 'reject') or new.event #>> '{answers,yes}' = 'false')
  execute function app.review_taken_back();

-- A question that found nothing, or whose founder took none of the cards. One that an operator dismissed stays dismissed.
create function app.review_question(reply uuid) returns void language sql security definer
set search_path = pg_catalog, public as $$
  insert into public.review_items (kind, message_id, conversation_id, question_hash, resolved_at, resolution)
  select 'unanswered', asked.id, asked.conversation_id, asked.hash, before.resolved_at, before.resolution
  from (
    select answer.id, answer.conversation_id, encode(sha256(convert_to(app.fold(coalesce(
      case when answer.offers #>> '{cards,chosen}' = 'none' then answer.offers #>> '{cards,words}' end,
      question.content)), 'utf8')), 'hex') as hash
    from public.chat_messages answer cross join lateral (
      select content from public.chat_messages
      where conversation_id = answer.conversation_id and role = 'user' and seq < answer.seq order by seq desc limit 1
    ) question where answer.id = reply and not answer.superseded
  ) asked left join lateral (
    select resolved_at, resolution from public.review_items
    where question_hash = asked.hash and resolution = 'dismissed' order by id desc limit 1
  ) before on true
  on conflict (message_id, kind) do nothing $$;

create function app.review_unanswered() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  perform app.review_question(new.reply_id);
  return null;
end $$;
create trigger review_unanswered after insert on retrievals for each row when (not new.found)
  execute function app.review_unanswered();

create function app.review_declined() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  perform app.review_question(new.id);
  return null;
end $$;
create trigger review_declined after update of offers on chat_messages for each row
  when (new.offers #>> '{cards,chosen}' = 'none' and old.offers #>> '{cards,chosen}' is null)
  execute function app.review_declined();

-- The question of a reply that another took the place of is asked by that one.
create function app.review_superseded() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  delete from public.review_items where message_id = new.id and kind = 'unanswered';
  return null;
end $$;
create trigger review_superseded after update of superseded on chat_messages for each row
  when (new.superseded and not old.superseded) execute function app.review_superseded();

-- What was read in messages, and whether their founder took it back; the ledger itself is the founder's alone.
create function app.captures(messages uuid[])
returns table (message_id uuid, event jsonb, what text, before text, after text, taken_back text, taken_back_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public as $$
  select read.message_id, read.event, change.what, change.before, change.after, back.kind, back.at
  from public.evidence_events read
  left join lateral (
    select kind, at from public.evidence_events later
    where later.venture_id = read.venture_id and later.seq > read.seq
      and (later.kind in ('undo', 'reject') and later.event ->> 'targetId' = read.event_id
        or later.event #>> '{answers,id}' = read.event_id and later.event #>> '{answers,yes}' = 'false')
    order by seq desc limit 1
  ) back on true
  left join lateral (
    select history.what, history.before, history.after from public.roadmap_history history
    where history.venture_id = read.venture_id and history.message_id = read.message_id
      and history.event_id = read.event_id
    order by seq limit 1
  ) change on true
  where read.message_id = any (messages) and read.kind in ('evidence', 'field', 'choice')
  order by read.seq $$;

revoke all on function app.captures, app.review_question from public;
grant execute on function app.captures to beachhead_admin;

create index on usage_events (generation_id) where generation_id is not null;
create index chat_messages_failed on chat_messages (conversation_id) where status = 'failed';

-- Words of all messages that stand, for operators, whosever they are: `words` can be looked up among one person's alone.
create function app.plain_words(given text) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector('pg_catalog.simple', app.fold(given)) $$;
create index chat_messages_said on chat_messages using gin (app.plain_words(content)) with (fastupdate = off)
  where status <> 'streaming' and not superseded;
create index on conversations (updated_at desc);

-- At most so many messages that match, in no order. Planned for each query, since words differ in how frequent they are.
create function app.messages_with(query tsquery, most integer)
returns table (message uuid, talk uuid, place bigint) language plpgsql stable
set search_path = pg_catalog, public set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select id, conversation_id, seq from public.chat_messages
  where status <> 'streaming' and not superseded and app.plain_words(content) @@ query limit most;
end $$;

-- Of these conversations the first in which a message matches, each with its newest such message: where nearly all
-- match, few have to be read.
create function app.talks_with(query tsquery, among uuid[], most integer)
returns table (message uuid, talk uuid) language plpgsql stable
set search_path = pg_catalog, public set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  return query select newest.id, candidate.id from unnest(among) with ordinality candidate (id, n) cross join lateral (
    select chat_messages.id from public.chat_messages where conversation_id = candidate.id and status <> 'streaming'
      and not superseded and app.plain_words(content) @@ query order by seq desc limit 1
  ) newest order by n limit most;
end $$;
revoke all on function app.messages_with, app.talks_with from public;
grant execute on function app.messages_with, app.talks_with to beachhead_admin;

-- What earlier releases stored.
alter table conversations disable trigger notify_change;
update conversations set language = told.lang from (
  select distinct on (conversation_id) conversation_id, event ->> 'lang' as lang from evidence_events
  where kind = 'message' and conversation_id is not null order by conversation_id, seq desc
) told where told.conversation_id = conversations.id and told.lang in ('en', 'de', 'es', 'fr');
alter table conversations enable trigger notify_change;
insert into review_items (kind, message_id, conversation_id, at)
select 'down', id, conversation_id, rated_at from message_ratings join chat_messages on id = message_id where rating = 'down';
insert into review_items (kind, message_id, conversation_id, at)
select 'undone', message.id, message.conversation_id, max(back.at)
from evidence_events back
join evidence_events target on target.venture_id = back.venture_id
  and target.event_id = coalesce(back.event ->> 'targetId', back.event #>> '{answers,id}')
join chat_messages message on message.id = target.message_id
where (back.kind in ('undo', 'reject') or back.event #>> '{answers,yes}' = 'false') and target.kind not in ('undo', 'reject')
group by message.id, message.conversation_id;
select app.review_question(reply_id) from retrievals join chat_messages on id = reply_id
where not found and not superseded and retrievals.created_at > now() - interval '30 days';
