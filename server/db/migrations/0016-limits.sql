-- What one person has used of what is limited by the hour; the hour begins with the first use.
create table member_usage (
  user_id uuid not null references auth."user" on delete cascade,
  what text not null check (what in ('messages', 'suggestions')),
  since timestamptz not null default now(),
  count integer not null default 1,
  primary key (user_id, what)
);
-- Messages of all members together, of the days on which the operator limits them.
create table member_days (
  day date primary key,
  count integer not null
);
alter table member_usage enable row level security;
alter table member_days enable row level security;
create policy "a person reads their own use" on member_usage for select to beachhead_member
  using (user_id = app.user_id());
create policy "an admin reads the days" on member_days for select to beachhead_admin using (true);
grant select on member_usage to beachhead_member;
grant select on member_days to beachhead_admin;

-- Counts one use of the person's; false, and nothing counted, when the hour's are used up.
create function app.count_use(person uuid, kind text, per_hour integer) returns boolean language sql
security definer set search_path = pg_catalog, public as $$
  with counted as (
    insert into member_usage as usage (user_id, what) select person, kind where per_hour > 0
    on conflict (user_id, what) do update set
      since = case when usage.since < now() - interval '1 hour' then now() else usage.since end,
      count = case when usage.since < now() - interval '1 hour' then 1 else usage.count + 1 end
      where usage.count < per_hour or usage.since < now() - interval '1 hour'
    returning 1
  )
  select exists (select from counted)
$$;

-- The operator's limit for all members together; null when there is none.
create function app.member_daily_limit() returns integer language sql stable
security definer set search_path = pg_catalog, public as $$
  select (value #>> '{}')::integer from assistant_settings
  where key = 'member_daily_limit' and value #>> '{}' ~ '^[0-9]{1,9}$'
$$;

-- Counts a message of the caller's in the transaction that stores it. BH002: the hour's are used up; BH003: the day's of
-- all members together are.
create function app.count_message(per_hour integer) returns void language plpgsql
security definer set search_path = pg_catalog, public as $$
declare per_day integer := app.member_daily_limit();
begin
  if not app.count_use(app.user_id(), 'messages', per_hour) then
    raise exception 'The messages of this hour are used up' using errcode = 'BH002';
  end if;
  if per_day is null then
    return;
  end if;
  insert into member_days as today (day, count) select current_date, 1 where per_day > 0
  on conflict (day) do update set count = today.count + 1 where today.count < per_day;
  if not found then
    raise exception 'The messages of this day are used up' using errcode = 'BH003';
  end if;
end $$;
revoke all on function app.count_use(uuid, text, integer), app.member_daily_limit(), app.count_message(integer)
  from public;
grant execute on function app.count_message(integer) to beachhead_member;
grant execute on function app.member_daily_limit() to beachhead_admin;

-- How many of a person's replies are being written, for the one that comes next.
create index on generations (user_id) where status = 'streaming';
