-- Words of titles and messages, by which a person finds their conversations. Without an extension, and the same on
-- every server: letters lose their marks and their case, and whatever is neither letter nor digit parts words.
create function app.fold(given text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(
      lower(regexp_replace(normalize(left(given, 50000), NFKD), '[\u0300-\u036f]+', '', 'g')),
      U&'\00DF', 'ss'), U&'\0153', 'oe'), U&'\00E6', 'ae'), U&'\00F8', 'o'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) $$;

-- Each word stands behind eight letters that follow from whose it is: the beginning of a word is looked up among one
-- person's words, however many others there are. A visitor has none.
create function app.words(owner uuid, given text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.simple', key || replace(app.fold(given), ' ', ' ' || key))
  from translate(left(owner::text, 8), '0123456789', 'ghijklmnop') as key $$;

alter table conversations add column words tsvector generated always as (app.words(user_id, title)) stored;
-- Of what is in view and has come to its end: the text of a running reply is stored over and over.
alter table chat_messages add column words tsvector
  generated always as (case when status <> 'streaming' and not superseded then app.words(user_id, content) end) stored;
-- At once, not in a list to be worked off: a search would read that list, and some message would pay for all of it.
create index conversations_words on conversations using gin (words) with (fastupdate = off);
create index chat_messages_words on chat_messages using gin (words) with (fastupdate = off) where words is not null;

-- The newest of one person's conversations in which a message matches, each with its newest such message. With the rights
-- of its owner, because a policy keeps the index from being used; only `app.search` calls it, for the caller.
-- Where few messages match, the index names them. Where many do, hardly any is needed: most conversations have one.
create function app.newest_matches(person uuid, query tsquery, most integer)
returns table (talk uuid, message uuid, changed timestamptz) language plpgsql stable security definer
set search_path = pg_catalog, public set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query
  with found as materialized (
    select id, conversation_id, seq, user_id from public.chat_messages where words @@ query limit 3001
  ), few as materialized (
    select count(*) <= 3000 as are from found
  ), newest as (
    select distinct on (conversation_id) conversation_id, id from found
    where user_id = person and (select are from few) order by conversation_id, seq desc
  )
  select conversations.id, newest.id, updated_at from newest join public.conversations on conversations.id = conversation_id
  union all
  select walked.talk, walked.message, walked.changed from app.walk_matches(person, query, most) walked
  where not (select are from few)
  order by 3 desc, 1 limit most;
end $$;

create function app.walk_matches(person uuid, query tsquery, most integer)
returns table (talk uuid, message uuid, changed timestamptz) language plpgsql stable security definer
set search_path = pg_catalog, public set enable_seqscan = off set enable_bitmapscan = off
set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select conversations.id, newest.id, updated_at from public.conversations cross join lateral (
    select id from public.chat_messages where conversation_id = conversations.id and words @@ query
    order by seq desc limit 1
  ) newest where user_id = person order by updated_at desc limit most;
end $$;

-- The caller's conversations in which what is searched for stands in the title or in one message: titles first, then
-- messages with whole words, then with words that begin so; each by last change.
create function app.search(beginnings tsquery, whole tsquery, most integer)
returns table (conversation_id uuid, message_id uuid) language plpgsql stable security definer
set search_path = pg_catalog, public set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := app.user_id();
begin
  return query
  with titles as materialized (
    select id, updated_at, user_id from public.conversations where words @@ beginnings
  ), titled as materialized (
    select id, updated_at from titles where user_id = person order by updated_at desc, id limit most
  ), exact as materialized (
    -- As many more as are found by their title already, and might be the same.
    select * from app.newest_matches(person, whole, most + (select count(*) from titled)::integer)
  ), others as materialized (
    select * from app.newest_matches(person, beginnings,
      most + (select count(*) from titled)::integer + (select count(*) from exact)::integer)
    where beginnings::text <> whole::text
      and (select count(*) from (select id from titled union select talk from exact) enough) < most
  ), found as (
    select id as talk, coalesce(exact.message, others.message) as message, updated_at as changed, 0 as tier
    from titled left join exact on exact.talk = id left join others on others.talk = id
    union all select talk, message, changed, 1 from exact
    union all select talk, message, changed, 2 from others
  ), best as (
    select distinct on (talk) * from found order by talk, tier
  )
  select talk, message from best order by tier, changed desc, talk limit most;
end $$;
revoke all on function app.search, app.newest_matches, app.walk_matches from public;
grant execute on function app.search to beachhead_member;
