-- How much was written in each conversation on each day (by UTC): the figures of the overview and the list of
-- conversations read this instead of every message. Whatever changes messages keeps it, in its own transaction.
create table conversation_days (
  conversation_id uuid not null references conversations on delete cascade,
  day date not null,
  -- Sent from an anonymous session, whether or not an account claimed the conversation since.
  anonymous boolean not null,
  -- Messages of the person, also those that an edit took the place of.
  asked integer not null,
  -- Messages and replies that stand.
  shown integer not null,
  primary key (conversation_id, day, anonymous)
);
create index on conversation_days (day);
alter table conversation_days enable row level security;
create policy "an admin reads how much was written" on conversation_days for select to beachhead_admin using (true);
grant select on conversation_days to beachhead_admin;

create function app.count_added() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  insert into public.conversation_days as days (conversation_id, day, anonymous, asked, shown)
  select conversation_id, (created_at at time zone 'utc')::date, session_id is not null,
    count(*) filter (where role = 'user'), count(*) filter (where not superseded)
  from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (conversation_id, day, anonymous)
    do update set asked = days.asked + excluded.asked, shown = days.shown + excluded.shown;
  return null;
end $$;
create trigger count_added after insert on chat_messages referencing new table as added
  for each statement execute function app.count_added();

create function app.count_removed() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  update public.conversation_days days set asked = days.asked - gone.asked, shown = days.shown - gone.shown
  from (
    select conversation_id, (created_at at time zone 'utc')::date as day, session_id is not null as anonymous,
      count(*) filter (where role = 'user') as asked, count(*) filter (where not superseded) as shown
    from removed group by 1, 2, 3
  ) gone
  where (days.conversation_id, days.day, days.anonymous) = (gone.conversation_id, gone.day, gone.anonymous);
  return null;
end $$;
create trigger count_removed after delete on chat_messages referencing old table as removed
  for each statement execute function app.count_removed();

-- All that changes of a stored message and counts here. By row, because a running reply's text is stored over and over.
create function app.count_standing() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  update public.conversation_days set shown = shown + case when new.superseded then -1 else 1 end
  where conversation_id = new.conversation_id and day = (new.created_at at time zone 'utc')::date
    and anonymous = (new.session_id is not null);
  return null;
end $$;
create trigger count_standing after update of superseded on chat_messages
  for each row when (old.superseded <> new.superseded) execute function app.count_standing();

insert into conversation_days (conversation_id, day, anonymous, asked, shown)
select conversation_id, (created_at at time zone 'utc')::date, session_id is not null,
  count(*) filter (where role = 'user'), count(*) filter (where not superseded)
from chat_messages group by 1, 2, 3;

drop index chat_messages_asked;
drop index chat_messages_shown;
